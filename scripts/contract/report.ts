import type { OperationResult, RequestResult, Verdict } from './model.ts';
import type { Options } from './options.ts';

export interface Report {
  /** The version of the description. */
  description: string;
  target: string;
  foodTarget: string;
  exitCode: 0 | 1;
  totals: Totals;
  operations: OperationResult[];
}

/** Operations by verdict, and fields that the description does not mention. */
export type Totals = Record<Verdict, number> & { undocumented: number };

export function reportOf(
  operations: OperationResult[],
  { target, foodTarget, strict }: Pick<Options, 'target' | 'foodTarget' | 'strict'>,
  description: string,
): Report {
  const totals = totalsOf(operations);
  const failed = totals.violates + totals.unreachable + (strict ? totals.undocumented : 0) > 0;
  return { description, target, foodTarget, exitCode: failed ? 1 : 0, totals, operations };
}

function totalsOf(operations: OperationResult[]): Totals {
  const count = (verdict: Verdict) => operations.filter((operation) => operation.verdict === verdict).length;
  return {
    conforms: count('conforms'),
    violates: count('violates'),
    refused: count('refused'),
    unreachable: count('unreachable'),
    skipped: count('skipped'),
    undocumented: operations.reduce((sum, operation) => sum + extraFields(operation).length, 0),
  };
}

const WORDS: Record<Verdict, string> = {
  conforms: 'conforms',
  violates: 'violates',
  refused: 'refused',
  unreachable: 'not reachable',
  skipped: 'not called',
};
const MARKS: Record<Verdict, string> = { conforms: '✔', violates: '✖', refused: '?', unreachable: '✖', skipped: '-' };

export function renderText(report: Report): string {
  const { target, foodTarget, description, operations } = report;
  const food = foodTarget === target ? '' : `, paths below /food/ on ${foodTarget}`;
  const called = operations.filter(({ verdict }) => verdict !== 'skipped');
  const parts = [
    `${target}${food}, held against the description ${description}`,
    called.map(operationText).join('\n'),
    table(operations),
    [...hints(operations), conclusion(report)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function operationText(result: OperationResult): string {
  const { operation, method, path, verdict, requests } = result;
  const head = `${MARKS[verdict]} ${WORDS[verdict].padEnd(13)} ${operation}`;
  const place = verdict === 'conforms' ? '' : `  ${method} ${path}`;
  return [`${head}${place}`, ...findings(result), ...messages(requests)].join('\n');
}

/** The same finding in the replies to several requests is told once. */
function findings({ requests }: OperationResult): string[] {
  const lines = new Map<string, string[]>();
  const add = (line: string, { request }: RequestResult) => lines.set(line, [...(lines.get(line) ?? []), request]);
  for (const request of requests) {
    for (const { kind, where, expected, got, times } of request.violations) {
      const place = where.startsWith('/') ? `${where}${alike(times)}: ` : '';
      add(`${kind}: ${place}expected ${expected}, got ${got}`, request);
    }
    for (const { where, got, times } of request.undocumented)
      add(`undocumented: ${where}${alike(times)}: ${got}`, request);
  }
  return [...lines].map(
    ([line, names]) => `    ${line}${names.length < requests.length ? `  [${names.join(', ')}]` : ''}`,
  );
}

const alike = (times: number) => (times > 1 ? ` and ${times - 1} more` : '');

function messages(requests: RequestResult[]): string[] {
  return requests
    .filter(({ message }) => message !== undefined)
    .map(
      ({ request, verdict, message }) => `    [${request}] ${verdict === 'unreachable' ? '' : 'refused: '}${message}`,
    );
}

function extraFields({ requests }: OperationResult): string[] {
  return [...new Set(requests.flatMap(({ undocumented }) => undocumented.map(({ where }) => where)))];
}

function table(operations: OperationResult[]): string {
  const domains = [...new Set(operations.map(({ domain }) => domain))];
  const row = (name: string, rows: OperationResult[]) => [
    name,
    ...Object.values(totalsOf(rows)).map((n) => (n ? String(n) : '.')),
  ];
  const heads = ['', ...Object.keys(totalsOf([])).map((key) => WORDS[key as Verdict] ?? key)];
  const body = domains.map((domain) =>
    row(
      domain,
      operations.filter((operation) => operation.domain === domain),
    ),
  );
  const rows = [heads, ...body, row('all', operations)];
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map(([name = '', ...cells]) =>
      [name.padEnd(widths[0] ?? 0), ...cells.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))].join('  '),
    )
    .join('\n');
}

function hints(operations: OperationResult[]): string[] {
  const because = (why: OperationResult['skipped']) => operations.filter(({ skipped }) => skipped === why).length;
  const turnedAway = operations.filter(({ requests }) =>
    requests.some(
      ({ status, violations }) => status === 401 || violations.some(({ got }) => got.includes('the login has expired')),
    ),
  ).length;
  return [
    because('command') > 0 && `Not called, because they change data: ${because('command')} (--include-commands).`,
    because('token') > 0 && `Not called, because they need a token: ${because('token')} (--token, or CONTRACT_TOKEN).`,
    turnedAway > 0 && `Turned away at the login: ${turnedAway}. Is the token valid on this server?`,
  ].filter((line) => line !== false);
}

function conclusion({ totals, exitCode }: Report): string {
  const { violates, unreachable, refused, conforms, undocumented } = totals;
  const parts = [
    violates > 0 && `${violates} violate the description`,
    unreachable > 0 && `${unreachable} could not be reached`,
    `${conforms} conform`,
    refused > 0 && `${refused} refused the example, so their data could not be seen`,
    undocumented > 0 && `${undocumented} undocumented fields`,
  ].filter((part) => part !== false);
  return `${exitCode === 0 ? 'Passed' : 'Failed'}: ${parts.join('; ')}.`;
}
