import { parseJson } from '../read-object.ts';
import type { Platform } from './case.ts';
import { rules } from './rules.ts';
import type { Result, Status } from './run.ts';
import type { Entry, Problem } from './session.ts';

const format = 'health-app-conformance';

/** What can come of a case, as a report lists it. */
export const reported = ['fail', 'pass', 'not offered', 'skipped'] as const satisfies readonly Status[];

export type Counts = Record<(typeof reported)[number], number>;

/** What a native team attaches to its pull request. */
export interface Report {
  format: typeof format;
  version: 1;
  platform: Platform;
  /** ISO date and time of the report. */
  at: string;
  userAgent: string;
  origin: string;
  counts: Counts;
  offers: readonly string[];
  results: {
    id: string;
    title: string;
    status: Status;
    rule: string;
    /** The rule in the words of the protocol. */
    quote: string;
    remark?: string;
    problems: Problem[];
    messages: Entry[];
  }[];
}

/** What the page shows outside an app. */
export interface Desk {
  /** Addresses of the page in the local network. */
  addresses: string[];
  reports: (Pick<Report, 'platform' | 'at' | 'counts'> & { name: string })[];
}

export function countsOf(results: readonly Pick<Result, 'status'>[]): Counts {
  const counts: Counts = { fail: 0, pass: 0, 'not offered': 0, skipped: 0 };
  for (const { status } of results) if (status in counts) counts[status as keyof Counts] += 1;
  return counts;
}

export const summaryOf = ({ platform, counts }: Pick<Report, 'platform' | 'counts'>): string =>
  `${platform} host: ${Object.entries(counts)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')}`;

/** Members that identify a person or open an account; PROTOCOL.md keeps the token out of every log. */
const secret = /token|phone|name$|avatar|receipt|userid|text$|url$|payload/i;

/**
 * Removes the person's data from a message of the host. The results of a case that passed say nothing about the host, so only
 * their types stay; those of a case that failed stay, except for members that identify a person.
 */
function withoutPerson(value: unknown, keepsValues: boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, keepsValues, key));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => [name, withoutPerson(own, keepsValues, name)]),
    );
  }
  if (typeof value === 'string') return keepsValues && !secret.test(key) ? cut(value) : `<text of ${value.length}>`;
  return typeof value === 'number' && !keepsValues ? '<number>' : value;
}

/** Pictures and other long texts would fill the report. */
const cut = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text);

function messageOf({ from, message, at }: Entry, failed: boolean): Entry {
  if (from === 'page') return { from, at, message: typeof message === 'string' ? cut(message) : message };
  const { result, data, ...rest } = Object(message) as { result?: unknown; data?: unknown };
  // Which actions a host offers is no one's secret.
  const isWelcome = Array.isArray(Object(result).actions);
  return {
    from,
    at,
    message: {
      ...rest,
      ...(result !== undefined && { result: isWelcome ? result : withoutPerson(result, failed) }),
      ...(data !== undefined && { data: withoutPerson(data, failed) }),
    },
  };
}

export function reportOf(
  results: readonly Result[],
  { platform, offers }: Pick<Report, 'platform' | 'offers'>,
  page: Pick<Report, 'userAgent' | 'origin' | 'at'>,
): Report {
  return {
    format,
    version: 1,
    platform,
    ...page,
    counts: countsOf(results),
    offers,
    results: results.map(({ case: { id, title, rule }, status, record }) => ({
      id,
      title: title[0],
      status,
      rule,
      quote: rules[rule],
      ...(record.remark !== undefined && { remark: record.remark }),
      problems: record.problems,
      messages: record.entries.map((entry) => messageOf(entry, record.problems.length > 0)),
    })),
  };
}

/**
 * Parses a report.
 * @throws {TypeError} for anything else
 */
export function readReport(text: string): Report {
  const report = Object(parseJson(text, 'report')) as Partial<Report>;
  const isReport =
    report.format === format &&
    (report.platform === 'ios' || report.platform === 'android') &&
    typeof report.at === 'string' &&
    Array.isArray(report.results) &&
    reported.every((status) => Number.isInteger(report.counts?.[status]));
  if (!isReport) throw new TypeError('This is no conformance report');
  return report as Report;
}
