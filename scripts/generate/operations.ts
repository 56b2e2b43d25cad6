import { verbOf } from '../../sdk/src/table.ts';
import { byDomain, type Operation } from './description.ts';

/**
 * The table of all operations. It is a quarter of a client's size, so it contains each base path once below its domain, and a
 * verb only if it does not follow from the path.
 */
export function renderOperations(operations: Operation[]): string {
  const domains = [...byDomain(operations)].map(([domain, rows]) => {
    const groups = [...byBase(rows)].map(([base, lines]) => [base, ...lines.sort()].join('\n'));
    return [domain, ...groups].join('\n');
  });
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation, by domain and base path; \`table.ts\` reads it. \`{app}\` in a base path is \`scheme\` on the main host and
 * \`food\` on the food host. A row has \`POST\` unless it is a GET, the rest of the path, \`:verb\` where the verb is not the usual
 * one (\`verbOf\`), and a word for each thing that is not as usual:
 *
 * - \`silent\`: a failure shows no toast
 * - \`exempt\`: it does not wait for a pending login
 * - \`effect=command\`: a GET that changes something; \`effect=read\`: a POST that changes nothing
 * - \`paged\`: the reply is a page of a list
 * - \`noInput\`: the method takes options alone
 * - \`data=array\`: the JSON type of \`data\`, where it is not an object; \`nullable\`: it may be null
 */
export const operations = \`${domains.join('\n\n')}\`;
`;
}

function renderRow({ method, effect, data, ...operation }: Operation, name: string): string {
  const usualEffect = method === 'get' ? 'read' : 'command';
  return [
    method === 'post' && 'POST',
    name,
    operation.silent && 'silent',
    operation.exempt && 'exempt',
    effect !== usualEffect && `effect=${effect}`,
    operation.paged && 'paged',
    !operation.input && 'noInput',
    data !== 'object' && `data=${data}`,
    data !== 'null' && operation.nullable && 'nullable',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rows of a domain by their base paths. */
function byBase(operations: Operation[]): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const operation of operations) {
    const [base, name] = splitPath(operation);
    bases.set(base, [...(bases.get(base) ?? []), renderRow(operation, name)]);
  }
  return bases;
}

/** Splits a path so that the rest, its last or its last two segments, gives the verb; else it adds the verb to the last. */
function splitPath({ domain, verb, perApp, path }: Operation): [base: string, name: string] {
  const segments = (perApp ? path.replace('/scheme/', '/{app}/') : path).split('/');
  const baseOf = (count: number) => `${segments.slice(0, -count).join('/')}/`;
  for (const count of [1, 2]) {
    const rest = segments.slice(-count).join('/');
    if (verbOf(domain, rest) === verb) return [baseOf(count), rest];
  }
  return [baseOf(1), `${segments.at(-1)}:${verb}`];
}
