import { type ContractOperation, type Document, deref, type Input, readOperations } from '../contract/operations.ts';
import type { Schema } from '../generate/description.ts';

type Operation = NonNullable<Document['paths'][string]['get']> & {
  'x-origin'?: string;
};
type Examples = Record<string, { $ref?: string; summary?: string; value?: { success?: boolean; code?: string } }>;

/** A copy of the description in which each operation shows its behaviour, its failures and its SDK calls. */
export function annotated(bundle: Document): Document {
  const copy = structuredClone(bundle);
  const operations = readOperations(bundle);
  for (const operation of operations) {
    const object: Operation | undefined = copy.paths[operation.path]?.[operation.method];
    if (!object) continue;
    // A variant is another path of the same call, so the SDK has one method for both.
    const call = operations.find(({ id }) => id === object['x-variant-of']) ?? operation;
    const flags: Operation = { ...copy.paths[call.path]?.[call.method], ...object };
    const parts = [badgesOf(call, flags), object.description, sampleOf(operation, object)];
    object.description = [...parts, failuresOf(bundle, operation, object)].filter((part) => part !== '').join('\n\n');
  }
  return copy;
}

const TOKEN = { required: 'token', optional: 'token optional', none: 'no token' };

function badgesOf({ effect, security, paged, invalidates }: ContractOperation, object: Operation): string {
  const origin = object['x-origin'] ?? '';
  const stale = effect === 'command' ? `makes stale: ${invalidates.join(', ')}` : undefined;
  const badges: [name: string, title: string][] = [
    effect === 'command'
      ? ['command', 'It changes something: never retried, cached or prefetched.']
      : ['read', 'It changes nothing: may be cached and retried.'],
    [TOKEN[security], 'Whether the userToken header is sent.'],
    ...when(object['x-silent'], 'silent', 'A failure shows no toast.'),
    ...when(object['x-login-gate'] === 'exempt', 'gate exempt', 'It does not wait for a pending login.'),
    ...when(paged, 'paged', 'It takes pageNum and pageSize, and gives a page.'),
    ...when(object['x-variant-of'], `variant of ${object['x-variant-of']}`, 'The food host has a different path.'),
    [origin, origin === 'spec' ? 'The product specification names it.' : 'An assumption of this description.'],
    ...when(stale, String(stale), 'Reads of these must be repeated.'),
  ];
  return `<p class="badges">${badges.map(([name, title]) => `<span class="badge" title="${title}">${name}</span>`).join(' ')}</p>`;
}

const when = (condition: unknown, name: string, title: string): [string, string][] =>
  condition ? [[name, title]] : [];

/** The codes of an operation's failures, each with the summary of its example. */
function failuresOf(bundle: Document, { replies }: ContractOperation, { responses }: Operation): string {
  const { code } = deref<Schema>(bundle, replies.fail).properties ?? {};
  const codes = code ? (deref<Schema>(bundle, code).enum ?? []) : [];
  if (codes.length === 0) return '';
  const ok = deref<(typeof responses)[string]>(bundle, responses['200'] ?? {});
  const examples = Object.values((ok.content?.['application/json']?.examples ?? {}) as Examples).map((example) =>
    deref<Examples[string]>(bundle, example),
  );
  const rows = codes.map((one) => {
    const summary = examples.find(({ value }) => value?.success === false && value.code === one)?.summary;
    return `| \`${one}\` | ${summary ?? ''} |`;
  });
  return ['| Failure code | When |', '| --- | --- |', ...rows].join('\n');
}

/** The SDK's call, alone and in a component. */
function sampleOf(operation: ContractOperation, object: Operation): string {
  const method = object['x-variant-of'] ?? operation.id;
  const input = literal(operation.requests[0]?.input);
  const lines = [
    ...(object['x-variant-of'] ? ["// health is a client with app: 'food', which calls the food host."] : []),
    `const data = await health.${method}(${input});`,
    '',
    '// In a component, with React Query:',
    hookOf(operation, method, input),
  ];
  return ['```ts', ...lines, '```'].join('\n');
}

function hookOf(operation: ContractOperation, method: string, input: string): string {
  if (operation.effect === 'command')
    return `const { mutate } = useMutation(mutations.${method}());\nmutate(${input});`;
  if (!operation.paged) return `const { data } = useQuery(queries.${method}(${input}));`;
  const { pageNum: _page, pageSize: _size, ...others } = operation.requests[0]?.input ?? {};
  const rest = literal(Object.keys(others).length > 0 ? others : undefined);
  return `const pages = useInfiniteQuery(infiniteQueries.${method}(${rest}));`;
}

/** An input as source code. */
function literal(input: Input): string {
  if (input === undefined) return '';
  const json = JSON.stringify(input, null, 2);
  return json.replace(/^( *)"(\w+)":/gm, '$1$2:').replace(/"((?:[^"\\']|\\[^"])*)"/g, "'$1'");
}
