import { verbOf } from '../../sdk/src/table.ts';
import { byDomain, type Operation } from './description.ts';

/**
 * The table of all operations. It is a third of a client's size, so it contains each base path once, and a verb only if
 * it does not follow from the path.
 */
export function renderOperations(operations: Operation[]): string {
  const groups = [...byDomain(operations)].flatMap(([domain, rows]) =>
    [...byBase(rows)].map(([base, members]) => `${domain} ${base}\n${members.map(renderRow).join('\n')}`),
  );
  return `// Written by npm run generate. Do not edit.

/**
 * Every operation; \`table.ts\` reads it. A group starts with its domain and base path. A row has the method, the last segment
 * of the path, \`:verb\` where the verb is not the usual one (\`verbOf\`), and a word for each thing that is not as usual:
 *
 * - \`silent\`: a failure shows no toast
 * - \`exempt\`: it does not wait for a pending login
 * - \`effect=command\`: a GET that changes something; \`effect=read\`: a POST that changes nothing
 * - \`paged\`: the reply is a page of a list
 * - \`perApp\`: the path on the food host has \`/food\` for \`/scheme\`
 * - \`noInput\`: the method takes options alone
 * - \`data=array\`: the JSON type of \`data\`, where it is not an object; \`nullable\`: it may be null
 */
export const operations = \`${groups.join('\n\n')}\`;
`;
}

function renderRow(operation: Operation): string {
  const { domain, method, path, verb, effect, data } = operation;
  const segment = path.slice(path.lastIndexOf('/') + 1);
  const usual = { verb: verbOf(domain, segment), effect: method === 'get' ? 'read' : 'command', data: 'object' };
  return [
    method.toUpperCase(),
    verb === usual.verb ? segment : `${segment}:${verb}`,
    operation.silent && 'silent',
    operation.exempt && 'exempt',
    effect !== usual.effect && `effect=${effect}`,
    operation.paged && 'paged',
    operation.perApp && 'perApp',
    !operation.input && 'noInput',
    data !== usual.data && `data=${data}`,
    data !== 'null' && operation.nullable && 'nullable',
  ]
    .filter(Boolean)
    .join(' ');
}

function byBase(operations: Operation[]): Map<string, Operation[]> {
  const bases = new Map<string, Operation[]>();
  for (const operation of operations) {
    const base = operation.path.slice(0, operation.path.lastIndexOf('/') + 1);
    bases.set(base, [...(bases.get(base) ?? []), operation]);
  }
  return bases;
}
