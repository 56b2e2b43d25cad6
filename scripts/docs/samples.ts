import type { ContractOperation, Input } from '../../mocks/contract/operations.ts';

/** A code sample of an operation in the reference. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/**
 * Samples of calling an operation with the SDK, with `fetch` and with curl.
 * @param variantOf the operation of which this one is another path
 * @param servers URLs of the main host and the food host
 */
export function samplesOf(
  operation: ContractOperation,
  variantOf: string | undefined,
  servers: string[],
): CodeSample[] {
  const { path } = operation;
  const [main = '', food = main] = servers;
  const host = path.startsWith('/food/') ? food : main;
  return [
    { lang: 'TypeScript', label: 'SDK', source: sdkSample(operation, variantOf) },
    { lang: 'JavaScript', label: 'fetch', source: fetchSample(operation, host) },
    { lang: 'Shell', label: 'curl', source: curlSample(operation, host) },
  ];
}

/** The SDK's call, on its own and in a component. */
function sdkSample(operation: ContractOperation, variantOf: string | undefined): string {
  const method = variantOf ?? operation.id;
  const input = literal(operation.requests[0]?.input);
  return [
    ...(variantOf ? ["// health is a client with app: 'food', which calls the food host."] : []),
    `const data = await health.${method}(${input});`,
    '',
    '// In a component, with React Query:',
    hookOf(operation, method, input),
  ].join('\n');
}

function hookOf(operation: ContractOperation, method: string, input: string): string {
  if (operation.effect === 'command')
    return `const { mutate } = useMutation(mutations.${method}());\nmutate(${input});`;
  if (!operation.paged) return `const { data } = useQuery(queries.${method}(${input}));`;
  const { pageNum: _page, pageSize: _size, ...others } = operation.requests[0]?.input ?? {};
  const rest = literal(Object.keys(others).length > 0 ? others : undefined);
  return `const pages = useInfiniteQuery(infiniteQueries.${method}(${rest}));`;
}

function fetchSample(operation: ContractOperation, host: string): string {
  const { url, headers, body } = requestOf(operation, host);
  const lines = Object.entries(headers).map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`);
  return [
    `const response = await fetch(${quoted(url)}, {`,
    `  method: '${operation.method.toUpperCase()}',`,
    '  headers: {',
    ...lines,
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body).replaceAll('\n', '\n  ')}),`]),
    "  redirect: 'manual',",
    '});',
    '// A failure may have status 200 too.',
    'const { success, code, msg, data } = await response.json();',
  ].join('\n');
}

function curlSample(operation: ContractOperation, host: string): string {
  const { url, headers, body } = requestOf(operation, host);
  // A shell takes every character in single quotes literally, except the quote itself.
  const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl ${operation.method === 'post' ? '--request POST ' : ''}${shell(url)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${shell(value ? `${name}: ${value}` : `${name};`)}`),
    ...(body === undefined ? [] : [`--data ${shell(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}

/** The request of the first example. */
function requestOf({ method, path, requests, headers, security }: ContractOperation, host: string) {
  const input = requests[0]?.input;
  const query = method === 'get' && input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return {
    url: `${host}${path}${query}`,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(security === 'required' && { userToken: 'token-of-the-user' }),
    },
    body: method === 'post' ? input : undefined,
  };
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** An input as source code. */
function literal(input: Input): string {
  if (input === undefined) return '';
  const json = JSON.stringify(input, null, 2);
  return json.replace(/^( *)"(\w+)":/gm, '$1$2:').replace(/"((?:[^"\\']|\\[^"])*)"/g, "'$1'");
}
