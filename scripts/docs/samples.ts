import { type Call, REFERENCE } from './cases.ts';
import { kotlinSample, swiftSample } from './native-samples.ts';
import { MOCK } from './page/fill.ts';
import { requestOf } from './request.ts';

/** A code sample of an operation in the reference. */
export interface CodeSample {
  language: 'typescript' | 'javascript' | 'bash' | 'swift' | 'kotlin';
  label: 'SDK' | 'fetch' | 'curl' | 'React' | 'Swift' | 'Kotlin';
  source: string;
  /** What a reader should know about the sample. */
  note?: string;
}

/**
 * Samples of calling an operation with the SDK, with `fetch`, with curl, in a component, in Swift and in Kotlin. Each is a whole
 * program except for the one in a component.
 * @param calls those of the sample; the last one is the operation's
 * @param variantOf the operation of which this one is the food host's path
 */
export function samplesOf(calls: Call[], variantOf: (id: string) => string | undefined): CodeSample[] {
  return [
    { language: 'typescript', label: 'SDK', source: sdkSample(calls, variantOf) },
    { language: 'javascript', label: 'fetch', source: fetchSample(calls) },
    { language: 'bash', label: 'curl', source: curlSample(calls) },
    { language: 'typescript', label: 'React', source: reactSample(last(calls), variantOf) },
    {
      language: 'swift',
      label: 'Swift',
      source: swiftSample(calls),
      note: 'Only a parser has checked this sample: the tests have no Swift compiler.',
    },
    {
      language: 'kotlin',
      label: 'Kotlin',
      source: kotlinSample(calls),
      note: 'The tests compile this sample and run it on the JVM, with the JSON classes of Android.',
    },
  ];
}

const last = (calls: Call[]): Call => calls.at(-1) as Call;

function sdkSample(calls: Call[], variantOf: (id: string) => string | undefined): string {
  const { operation, token } = last(calls);
  const app = variantOf(operation.id) ? 'food' : 'main';
  // The client has the token of a sign-in from then on.
  const signsIn = token?.includes('{{');
  const lines = calls.map((call, index) => {
    const { id } = call.operation;
    const method = variantOf(id) ?? id;
    const input = literal(call.input);
    const made =
      signsIn && id === 'auth.login' ? `await signInByCode(health, ${input})` : `await health.${method}(${input})`;
    const name = index === calls.length - 1 ? 'data' : call.name;
    return name && !(signsIn && name === 'user') ? `const ${name} = ${made};` : `${made};`;
  });
  return [
    `import { createHealthClient${signsIn ? ', signInByCode' : ''} } from '@health-app/sdk';`,
    '',
    'const health = createHealthClient({',
    "  environment: 'dev',",
    `  app: '${app}',`,
    "  appVersion: '5.2.0',",
    `  hosts: { dev: { ${app}: ${quoted(MOCK)} } },`,
    ...(signsIn || token === undefined ? [] : [`  login: () => ({ userToken: ${quoted(token)} }),`]),
    '});',
    '',
    ...lines,
    'console.log(data);',
  ].join('\n');
}

/** The call in a component, with `createQueries` of the SDK. */
function reactSample({ operation, input }: Call, variantOf: (id: string) => string | undefined): string {
  const method = variantOf(operation.id) ?? operation.id;
  if (operation.effect === 'command')
    return `const { mutate } = useMutation(mutations.${method}());\nmutate(${literal(input)});`;
  if (!operation.paged) return `const { data } = useQuery(queries.${method}(${literal(input)}));`;
  const { pageNum: _page, pageSize: _size, ...others } = input ?? {};
  const rest = literal(Object.keys(others).length > 0 ? others : undefined);
  return `const { data, fetchNextPage } = useInfiniteQuery(infiniteQueries.${method}(${rest}));`;
}

function fetchSample(calls: Call[]): string {
  const lines = calls.map((call, index) => {
    const { url, body } = requestOf(call);
    const headers =
      call.token === undefined ? 'headers' : `headers: { ...headers, userToken: ${javascript(call.token)} }`;
    const options = [
      ...(call.operation.method === 'post' ? ["method: 'POST'"] : []),
      headers,
      ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body).replaceAll('\n', '\n  ')})`]),
      "redirect: 'manual'",
    ];
    const made = `await fetch(${javascript(url, `\${api}`)}, {\n${options.map((option) => `  ${option},\n`).join('')}})`;
    if (index === calls.length - 1) {
      return `const response = ${made};\n// A failure may have status 200, too.\nconst { success, code, msg, data } = await response.json();\nconsole.log(success ? data : \`\${code}: \${msg}\`);`;
    }
    return call.name ? `const { data: ${call.name} } = await (${made}).json();` : `${made};`;
  });
  const headers = { 'content-type': 'application/json', ...last(calls).operation.headers };
  return [`const api = ${quoted(MOCK)};`, `const headers = ${literal(headers)};`, '', ...lines].join('\n');
}

function curlSample(calls: Call[]): string {
  return calls
    .map((call, index) => {
      const { url, body } = requestOf(call);
      const headers = Object.entries({
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...call.operation.headers,
        ...(call.token !== undefined && { userToken: call.token }),
      });
      const command = [
        `curl --silent ${call.operation.method === 'post' ? '--request POST ' : ''}${shell(MOCK + url)}`,
        ...headers.map(([name, value]) => `--header ${shell(value ? `${name}: ${value}` : `${name};`)}`),
        ...(body === undefined ? [] : [`--data ${shell(JSON.stringify(body))}`]),
      ].join(' \\\n  ');
      if (index === calls.length - 1) return command;
      return call.name ? `${call.name}=$(${command})` : `${command} \\\n  --output /dev/null`;
    })
    .join('\n');
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** A text as JavaScript, with the replies of earlier calls. */
function javascript(text: string, prefix = ''): string {
  const only = /^\{\{([\w.]+)\}\}$/.exec(text)?.[1];
  if (only) return only;
  if (!prefix && !text.includes('{{')) return quoted(text);
  return `\`${prefix}${text.replace(REFERENCE, `\${$1.$2}`)}\``;
}

/** A shell takes each character in single quotes literally, except the quote itself. */
const shell = (text: string) =>
  `'${text.replaceAll("'", `'\\''`)}'`
    .replace(REFERENCE, `'"$(jq --raw-output .data.$2 <<< "$$$1")"'`)
    .replace(/''$/, '');

/** The most characters of an object in one line, so that samples fit beside their text. */
const SHORT = 34;

/** An input as source code. */
function literal(input: unknown): string {
  if (input === undefined) return '';
  const short = written(input, '');
  return short.length <= SHORT ? short : written(input, '\n');
}

function written(value: unknown, line: string): string {
  if (typeof value === 'string') return javascript(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = line && `${line}  `;
  const items = Array.isArray(value)
    ? value.map((item) => written(item, inner))
    : Object.entries(value).map(([name, field]) => `${literalName(name)}: ${written(field, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  const flat = Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (!line || (flat.length <= SHORT && !flat.includes('\n'))) return flat;
  return `${open}${items.map((item) => `${inner}${item},`).join('')}${line}${close}`;
}

const literalName = (name: string) => (/^\w+$/.test(name) ? name : quoted(name));
