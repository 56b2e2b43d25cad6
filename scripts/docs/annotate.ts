import { type LedgerEntry, ledgerOf } from '../../mocks/contract/learn/ledger.ts';
import { type ContractOperation, type Document, deref, readOperations } from '../../mocks/contract/operations.ts';
import type { Schema } from '../../openapi/document.ts';
import { type CodeSample, samplesOf } from './samples.ts';

type Operation = NonNullable<Document['paths'][string]['get']> & {
  'x-origin'?: string;
  'x-codeSamples'?: CodeSample[];
  'x-repeat'?: keyof typeof REPEATS;
  'x-kind'?: keyof typeof KINDS;
};
type Examples = Record<string, { $ref?: string; summary?: string; value?: { success?: boolean; code?: string } }>;

/** Copies the description, and adds its behaviour, its failures and code samples to each operation. */
export function annotated(bundle: Document): Document {
  const copy = structuredClone(bundle);
  const operations = readOperations(bundle);
  const ledger = new Map(ledgerOf(bundle).map((entry) => [entry.operation, entry]));
  const servers = (bundle.servers ?? []).map(({ url }) => url);
  for (const operation of operations) {
    const object: Operation | undefined = copy.paths[operation.path]?.[operation.method];
    if (!object) continue;
    // A variant is another path of the same call, and the SDK has one method for both.
    const call = operations.find(({ id }) => id === object['x-variant-of']) ?? operation;
    const flags: Operation = { ...copy.paths[call.path]?.[call.method], ...object };
    const parts = [
      badgesOf(call, flags, ledger.get(operation.id)),
      object.description,
      failuresOf(bundle, operation, object),
    ];
    object.description = parts.filter((part) => part !== '').join('\n\n');
    for (const header of copy.paths[operation.path]?.parameters ?? []) {
      // Every request has the same headers, so a reader needs only one.
      header.example = Object.values(header.examples ?? {})[0]?.value ?? header.example;
      delete header.examples;
    }
    object['x-codeSamples'] = samplesOf(operation, object['x-variant-of'], servers);
  }
  return copy;
}

const REPEATS = {
  idempotencyKey: 'The same idempotencyKey gives the first reply again.',
  eventId: 'Each event counts once, by its id.',
  same: 'A repeat changes nothing more: the reply is the same, or a failure says that it is done.',
  again: 'Each call acts once more.',
};

const KINDS = {
  state: 'It sets a state: of two calls, the newer decision (intendedAt) wins.',
  step: 'It moves something on, and no call moves it back.',
  append: 'It adds something of its own.',
  work: 'It starts work on things as they are.',
  report: 'It reports what has happened.',
};

const TOKEN = { required: 'token', optional: 'token optional', none: 'no token' };

function badgesOf(
  { effect, security, paged, invalidates }: ContractOperation,
  object: Operation,
  ledger: LedgerEntry | undefined,
): string {
  const origin = object['x-origin'] ?? '';
  const stale = effect === 'command' ? `makes stale: ${invalidates.join(', ')}` : undefined;
  const badges: [name: string, title: string][] = [
    effect === 'command'
      ? ['command', 'It changes something: never retried, cached or prefetched.']
      : ['read', 'It changes nothing: may be cached and retried.'],
    [TOKEN[security], 'Whether the userToken header is sent.'],
    ...when(object['x-scope'], String(object['x-scope']), 'Whether the reply belongs to the caller.'),
    ...when(object['x-repeat'], `repeat: ${object['x-repeat']}`, REPEATS[object['x-repeat'] ?? 'same']),
    ...when(object['x-kind'], `kind: ${object['x-kind']}`, KINDS[object['x-kind'] ?? 'state']),
    ...when(object['x-silent'], 'silent', 'A failure shows no toast.'),
    ...when(object['x-login-gate'] === 'exempt', 'gate exempt', 'It does not wait for a pending login.'),
    ...when(paged, 'paged', 'It takes pageNum and pageSize, and gives a page.'),
    ...when(object['x-variant-of'], `variant of ${object['x-variant-of']}`, 'The food host has a different path.'),
    [origin, origin === 'spec' ? 'The product specification names it.' : 'An assumption of this description.'],
    ...when(stale, String(stale), 'Reads of these must be repeated.'),
    ...when(
      ledger?.counts.observed,
      `${ledger?.counts.observed} properties observed`,
      `Traffic has confirmed them, last on ${ledger?.observedOn ?? 'an unknown day'}.`,
    ),
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
