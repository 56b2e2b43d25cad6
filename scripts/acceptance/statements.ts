import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bundle, Method } from '../../openapi/document.ts';

/** The titles of a test file, or one title; `*` is any text. */
type Tests = Record<string, string | string[]>;

/** The tests that prove a statement, and the answer of the project where it does otherwise, or not yet. */
interface Answer {
  tests?: Tests;
  reading?: string;
  /** `file: heading` of the reason for the reading. */
  decision?: string;
  missing?: string;
}

export interface Statement extends Answer {
  id: string;
  words: string;
}

export const STATES = ['held', 'read otherwise', 'not held'] as const;

interface Source {
  calls: { tests: Tests; foodPath: Tests };
  addresses: { words: string; homes: string[]; tests: Tests; exceptions: Record<string, Answer> };
  statements: Statement[];
}

export const root = join(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The first two columns of each row, without the header. */
const rowsOf = (file: string): [string, string][] =>
  read(file)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2) as [string, string]);

export const stateOf = ({ missing, reading }: Answer): (typeof STATES)[number] =>
  missing !== undefined ? 'not held' : reading !== undefined ? 'read otherwise' : 'held';

/** `336 held, 13 read otherwise, 0 not held` */
export const countsOf = (statements: readonly Statement[]): string =>
  STATES.map((state) => `${statements.filter((statement) => stateOf(statement) === state).length} ${state}`).join(', ');

/** Every statement of the product specification: the calls, the addresses and the others. */
export function readStatements(): Statement[] {
  const { calls, addresses, statements }: Source = parse(read('scripts/acceptance/statements.yaml'));
  const bundle: Bundle = JSON.parse(read('openapi/generated/openapi.json'));
  return [
    ...rowsOf('scripts/test/operations.tsv').map(([method, path]) => {
      const operation = bundle.paths[path]?.[method.toLowerCase() as Method];
      const variant = operation?.['x-variant-of'];
      const values = { operation: variant ?? operation?.operationId ?? '' };
      const tests = variant ? calls.foodPath : calls.tests;
      return { id: `${method} ${path}`, words: operation?.summary ?? '', tests: filledTests(tests, values) };
    }),
    ...rowsOf('web/src/products/specified-routes.tsv')
      .filter(([path]) => !addresses.homes.includes(path))
      .map(([path]) => ({
        id: path,
        words: addresses.words,
        tests: filledTests(addresses.tests, { path }),
        ...addresses.exceptions[path],
      })),
    ...statements,
  ];
}

const filledTests = (tests: Tests, values: Record<string, string>): Tests =>
  Object.fromEntries(
    Object.entries(tests).map(([file, titles]) => [
      file,
      [titles].flat().map((title) => title.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')),
    ]),
  );

/** Every test of a statement: its file and its title. */
export const testsOf = ({ tests = {} }: Answer): [file: string, title: string][] =>
  Object.entries(tests).flatMap(([file, titles]) => [titles].flat().map((title) => [file, title] as [string, string]));

/**
 * What is wrong with the statements themselves: an id that is not unique, a statement without a test, a test that its file
 * does not contain, a reading without a reason.
 * @param titlesOf gives the titles of a test file, or nothing if there is no such file
 */
export function faultsOf(
  statements: readonly Statement[],
  titlesOf: (file: string) => readonly RegExp[] | undefined,
  decisions: (file: string) => string = read,
): string[] {
  const ids = statements.map(({ id }) => id);
  return statements.flatMap((statement, index) => {
    const { id, decision, reading } = statement;
    const tests = testsOf(statement);
    const [file = '', ...heading] = (decision ?? '').split(': ');
    return [
      ...(ids.indexOf(id) < index ? ['has the id of another statement'] : []),
      ...(tests.length === 0 && stateOf(statement) !== 'not held' ? ['has no test'] : []),
      ...(reading !== undefined && !decision ? ['is read otherwise without a reason'] : []),
      ...(decision && !decisions(file).replace(/\s+/g, ' ').includes(heading.join(': '))
        ? [`names a decision that does not exist: ${decision}`]
        : []),
      ...tests.flatMap(([file, title]) => {
        const titles = titlesOf(file);
        if (!titles) return [`names a file that does not exist: ${file}`];
        const last = title.split(' › ').at(-1) ?? '';
        return titles.some((pattern) => pattern.test(last))
          ? []
          : [`names a test that ${file} does not have: ${title}`];
      }),
    ].map((fault) => `${id} ${fault}`);
  });
}
