import type { Bundle, Schema } from '../../openapi/document.ts';
import { byDomain, type Operation } from './description.ts';
import { generalCodes } from './general-codes.ts';
import { printSchema } from './print-schema.ts';
import { nameOfRef } from './ref.ts';

/** Prints a text for assistants that write code with the SDK: every operation with its input, output and failure codes. */
export function renderLlms(bundle: Bundle, operations: Operation[]): string {
  const sections = [...byDomain(operations)].map(
    ([domain, rows]) => `## ${domain}\n\n${rows.map((row) => renderOperation(bundle, row)).join('\n')}`,
  );
  return `# @health-app/sdk

> Typed client for the Health App API: ${operations.length} methods \`health.<domain>.<verb>(input, options?)\`, each of which resolves to data
> or rejects with a HealthError.

Create one client per user: \`const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '5.2.0', login })\`.
Decide failures by \`isHealthError(error, 'business', 'CODE')\`, never by their text. Reads are retried. A command is retried only if you ask for it
(\`retry\` of the call, \`retryCommands\` of the client), and then only with an \`idempotencyKey\`; one that you leave out is made for each call. In React:
\`useQuery(queries.<domain>.<verb>(input))\` and \`useMutation(mutations.<domain>.<verb>())\` from \`createQueries(health)\` of
\`@health-app/sdk/react-query\`. Paged reads: \`for await (const item of itemsOf(health.orders.list, { tab: 'all' }))\`. A mock with a
memory: \`npx @health-app/mock\`. The guides are \`README.md\` and \`guides/\`, each type is declared in \`dist/index.d.ts\`, and the whole API is described in
\`dist/openapi.json\`.

A server may reject every call with another status than 200 (\`error.kind\` is \`http\`, or \`login-expired\` for \`600\`):

${generalCodes(bundle)
  .map(
    ({ code, status, when, headers }) =>
      `- \`${code}\` with status ${status}: ${when}${headers.length > 0 ? ` (headers ${headers.join(', ')})` : ''}`,
  )
  .join('\n')}

Each operation below: method, then input and output as TypeScript, then the codes of its failures.

${sections.join('\n\n')}

## Types of the inputs

${renderTypes(bundle, operations)}
`;
}

/** Prints each schema that an input names, also within another one. */
function renderTypes({ components: { schemas = {} } }: Bundle, operations: Operation[]): string {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = '$ref' in part ? nameOfRef(`${part.$ref}`) : '';
    if (!names.has(name) && schemas[name]) {
      names.add(name);
      collect(schemas[name]);
    }
    Object.values(part).forEach(collect);
  };
  for (const { input } of operations) collect(input?.schema ?? (input?.type && schemas[input.type]));
  const defined = [...names].sort().map((name) => [name, schemas[name]] as const);
  return defined.map(([name, schema]) => `- \`${name}\`: ${schema ? `\`${oneLine(schema)}\`` : ''}`).join('\n');
}

function renderOperation(bundle: Bundle, operation: Operation): string {
  const { id, effect, paged, input, output, failures, summary } = operation;
  const schema = input?.schema ?? (input?.type ? bundle.components.schemas?.[input.type] : undefined);
  const kinds = [effect, paged && 'paged', operation.silent && 'silent'].filter(Boolean).join(', ');
  const codes = failures.map(({ code, summary: reason }) => `${code} (${reason})`).join('; ') || 'none';
  return [
    `- \`${id}\`: ${summary} (${kinds})`,
    `  - input: ${schema ? `${input?.required ? '' : 'optional '}\`${oneLine(schema)}\`` : 'none'}`,
    `  - output: \`${output}\`${fieldsOf(bundle, output)}`,
    `  - codes: ${codes}`,
  ].join('\n');
}

/** The fields of a named type, or of the items of a list. */
function fieldsOf(bundle: Bundle, output: string): string {
  const name = output.match(/\b[A-Z]\w*/)?.[0];
  const schema = name && bundle.components.schemas?.[name];
  if (!schema) return '';
  const fields = propertiesOf(bundle, schema);
  return fields.length > 0 ? ` with ${fields.map((field) => `\`${field}\``).join(', ')}` : '';
}

function propertiesOf(bundle: Bundle, { properties, allOf }: Schema): string[] {
  const inherited = (allOf ?? []).flatMap((part) =>
    propertiesOf(bundle, (part.$ref && bundle.components.schemas?.[nameOfRef(part.$ref)]) || part),
  );
  return [...new Set([...inherited, ...Object.keys(properties ?? {})])];
}

const oneLine = (schema: Schema): string => printSchema(schema).replace(/\s+/g, ' ');
