import { type Coverage, percentOf, renderCoverage } from './coverage.ts';
import { type Deviation, deviationsOf, healedOf } from './deviations.ts';
import type { OperationResult, RequestResult, Verdict } from './findings.ts';
import type { Cause } from './learn/cause.ts';
import type { Options } from './options.ts';
import { hasSucceeded } from './verdict.ts';

export interface Report {
  /** The version of the description. */
  description: string;
  target: string;
  exitCode: 0 | 1;
  totals: Totals;
  /** Operations without a success: refused, not reached, or not called. */
  unseen: string[];
  /** Those of them that are permitted by `--allow-unseen`, or because the options exclude them. */
  allowedUnseen: string[];
  /** Everything that counts as a failure, unless the baseline knows it. */
  deviations: Deviation[];
  /** The ids of the baseline that are no more. */
  healed: string[];
  /** The described replies that were seen. */
  coverage: Coverage[];
  /** The least share of described replies; percent. */
  minCoverage: number;
  /** Causes of several findings. */
  causes: Cause[];
  operations: OperationResult[];
}

interface Settings extends Pick<Options, 'target' | 'strict' | 'allowUnseen' | 'minCoverage'> {
  /** The ids of known deviations. */
  baseline: ReadonlySet<string>;
}

/** Operations by verdict, and undocumented fields. */
export type Totals = Record<Verdict, number> & { undocumented: number };

export function reportOf(
  operations: OperationResult[],
  { target, strict, allowUnseen, minCoverage, baseline }: Settings,
  description: string,
  coverage: Coverage[],
  causes: Cause[],
): Report {
  const totals = totalsOf(operations);
  const unseen = operations.filter(({ verdict, requests }) => verdict !== 'conforms' && !hasSucceeded(requests));
  const allowedUnseen = unseen.filter(({ operation, skipped }) => skipped || allowUnseen.includes(operation));
  const deviations = deviationsOf(operations, { permitted: new Set(allowUnseen), strict, baseline });
  const failed = deviations.some(({ known }) => !known) || percentOf(coverage) < minCoverage;
  return {
    description,
    target,
    exitCode: failed ? 1 : 0,
    totals,
    unseen: unseen.map(({ operation }) => operation),
    allowedUnseen: allowedUnseen.map(({ operation }) => operation),
    deviations,
    healed: healedOf(baseline, deviations, operations),
    coverage,
    minCoverage,
    causes,
    operations,
  };
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
  refused: 'never seen',
  unreachable: 'not reachable',
  skipped: 'not called',
};
const MARKS: Record<Verdict, string> = { conforms: '✔', violates: '✖', refused: '✖', unreachable: '✖', skipped: '-' };

/** Every finding, and with `verbose` the operations that conform. The headline stands apart. */
export function renderText(report: Report, verbose = true): string {
  const { target, description, operations } = report;
  const shown = operations.filter(({ verdict }) => verdict !== 'skipped' && (verbose || verdict !== 'conforms'));
  const parts = [
    `${target}, compared with the description ${description}`,
    shown.map(operationText).join('\n'),
    table(operations),
    verbose ? renderCoverage(report.coverage) : '',
    hints(report).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The first line of a report: its exit code in words. */
export const headline = (report: Report): string => `${conclusion(report)}\n`;

function operationText(result: OperationResult): string {
  const { operation, method, path, verdict, host } = result;
  const head = `${MARKS[verdict]} ${WORDS[verdict].padEnd(13)} ${operation}${host ? `, ${host} host` : ''}`;
  const place = verdict === 'conforms' ? '' : `  ${method} ${path}`;
  return [`${head}${place}`, ...findings(result), ...messages(result)].join('\n');
}

/** One line for equal findings in the replies to several requests. */
function findings({ requests }: OperationResult): string[] {
  const answered = requests.filter(({ expects, verdict }) => expects === 'data' && verdict !== 'refused');
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
  return [...lines].map(([line, names]) => `    ${line}${names.length < answered.length ? `  [${few(names)}]` : ''}`);
}

const MOST_NAMES = 4;
const few = (names: string[]) =>
  names.length <= MOST_NAMES
    ? names.join('; ')
    : `${names.slice(0, MOST_NAMES).join('; ')}; ${names.length - MOST_NAMES} more`;

const alike = (times: number) => (times > 1 ? ` and ${times - 1} more` : '');

/** The server's messages for an operation without a success. */
function messages({ verdict, requests }: OperationResult): string[] {
  if (verdict !== 'refused' && verdict !== 'unreachable') return [];
  const matching = requests.filter((request) => request.verdict === verdict);
  const lines = new Map<string, string[]>();
  for (const { request, message } of matching) {
    const line =
      verdict === 'unreachable'
        ? String(message)
        : `/success: expected true at least once, got false, msg ${JSON.stringify(message)}`;
    lines.set(line, [...(lines.get(line) ?? []), request]);
  }
  return [...lines].map(([line, names]) => `    ${line}  [${few(names)}]`);
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

function hints({ operations, allowedUnseen, deviations, healed }: Report): string[] {
  const allowed = operations
    .filter(({ operation, skipped }) => !skipped && allowedUnseen.includes(operation))
    .map(({ operation }) => operation);
  const unprepared = operations
    .filter(({ operation, verdict }) => verdict === 'refused' && !allowedUnseen.includes(operation))
    .map(({ operation }) => operation);
  const because = (why: OperationResult['skipped']) => operations.filter(({ skipped }) => skipped === why).length;
  const turnedAway = operations.filter(({ requests }) =>
    requests.some(
      ({ expects, status, violations }) =>
        (expects === 'data' && status === 401) || violations.some(({ got }) => got.includes('the login has expired')),
    ),
  ).length;
  const known = deviations.filter((one) => one.known).map(({ id }) => id);
  return [
    known.length > 0 && `Known by the baseline: ${known.join('; ')}.`,
    healed.length > 0 && `No more found, remove from the baseline: ${healed.join('; ')}.`,
    because('command') > 0 && `Not called, because they change data: ${because('command')} (--include-commands).`,
    because('token') > 0 && `Not called, because they need a token: ${because('token')} (--token, or CONTRACT_TOKEN).`,
    because('command') > 0 &&
      unprepared.length > 0 &&
      `Not seen, perhaps because no command prepared them: ${unprepared.join(', ')} (--include-commands, or --allow-unseen).`,
    turnedAway > 0 && `Refused as signed out: ${turnedAway}. Is the token valid on this server?`,
    allowed.length > 0 && `Not seen, which --allow-unseen permits: ${allowed.join(', ')}.`,
  ].filter((line) => line !== false);
}

export function conclusion({ totals, exitCode, deviations, healed, coverage, minCoverage }: Report): string {
  const { violates, unreachable, refused, conforms, undocumented } = totals;
  const known = deviations.filter((one) => one.known).length;
  const parts = [
    violates > 0 && `${violates} violate the description`,
    unreachable > 0 && `${unreachable} could not be reached`,
    `${conforms} conform`,
    refused > 0 && `${refused} never succeeded`,
    undocumented > 0 && `${undocumented} undocumented fields`,
    known > 0 && `${known} of ${deviations.length} deviations are known`,
    healed.length > 0 && `${healed.length} healed`,
    percentOf(coverage) < minCoverage &&
      `${percentOf(coverage)} % of the described replies were seen, less than ${minCoverage} %`,
  ].filter((part) => part !== false);
  return `${exitCode === 0 ? 'Passed' : 'Failed'}: ${parts.join('; ')}.`;
}
