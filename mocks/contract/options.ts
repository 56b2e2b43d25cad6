import type { Server } from './operations.ts';
import { type ArgumentOptions, readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

const options = {
  target: { type: 'string' },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  'food-target': { type: 'string' },
  persons: { type: 'string' },
  'include-commands': { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
  'allow-unseen': { type: 'string', multiple: true, default: [] },
  timeout: { type: 'string', default: '10000' },
  header: { type: 'string', multiple: true, default: [] },
  rate: { type: 'string' },
  description: { type: 'string' },
  verbose: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  report: { type: 'string', multiple: true, default: [] },
  har: { type: 'string' },
  baseline: { type: 'string' },
  'min-coverage': { type: 'string', default: '0' },
  seed: { type: 'string' },
} satisfies ArgumentOptions;

/** The files that `--report FORMAT=FILE` writes. */
const FORMATS = ['junit', 'sarif', 'html', 'json', 'baseline'] as const;

export type Format = (typeof FORMATS)[number];

const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

export interface Options {
  /** A base address without a slash at the end. */
  target: string;
  token: string | undefined;
  /** The token of a second person, who must not see the first person's data. */
  otherToken: string | undefined;
  /** A file of persons, instead of tokens. */
  personsFile: string | undefined;
  /** The food host; without one, every call goes to the target. */
  foodTarget: string | undefined;
  includeCommands: boolean;
  /** Domains and operationIds; empty means all. */
  only: string[];
  /** Domains and operationIds that need no success. */
  allowUnseen: string[];
  timeout: number;
  /** Further headers of every request. */
  headers: Record<string, string>;
  /** Maximum number of requests per second, instead of the described limits. */
  rate: number | undefined;
  /** A bundled description that replaces the built-in one. */
  description: string | undefined;
  /** Also prints the places of each cause, and the operations that conform. */
  verbose: boolean;
  json: boolean;
  strict: boolean;
  /** Files to write, with their formats. */
  reports: { format: Format; file: string }[];
  /** The file for all requests and replies. */
  harFile: string | undefined;
  /** A file with the ids of known deviations. */
  baselineFile: string | undefined;
  /** The least share of described replies to see; percent. */
  minCoverage: number;
  /** The seed of generated inputs; none are sent without it. */
  seed: number | undefined;
}

/**
 * @param command the name of the command
 * @param servers the hosts of the description
 */
export const helpOf = (command: string, servers: Server[]): string => `${command} run --target URL [options]
${command} learn FILE… [options]
${command} review [options]
${command} stories [options] [NAME…]

Compares a running server with the description. Sends the requests of the examples, repeats them with ids from
the server's replies, and sends calls without a token and invalid inputs; follows pages; checks each reply, and compares
replies with each other. A server with another envelope is read by that envelope. \`learn --help\` explains
recordings, \`review --help\` the page for teams, \`stories --help\` the stories of several calls.

  --target URL          the server, with its base path if it has one
  --food-target URL     the food host: it gets every read too, and the calls that have a path of their own there
  --persons FILE        several persons, by name, instead of tokens: the first one calls, \`stranger\` must not receive the
                        first one's data, and the others call what has had no success
  --token T             the userToken to call with; the environment variable CONTRACT_TOKEN is safer, because other
                        users of the machine see a command line. Without a token, only calls that need none are sent
  --other-token T       a second person's token, or CONTRACT_OTHER_TOKEN: this person must not receive the first
                        person's data
  --include-commands    also send commands, and repeat the reads of x-invalidates: this cancels orders and closes
                        accounts. Never use it on production
  --only NAME           a domain or an operationId alone; may be repeated. Ids come from the selected reads
  --allow-unseen NAME   a domain or an operationId that may end without a success; may be repeated
  --header 'N: V'       a header of every request; may be repeated
  --rate N              the most requests in a second, instead of the limits of the description, which a run keeps
  --description FILE    a bundled description in JSON, instead of the own one
  --timeout MS          time limit of a reply (10000)
  --strict              undocumented fields count as failures too
  --seed N              also sends generated valid inputs to reads, the same for the same number
  --report FORMAT=FILE  writes a file: ${FORMATS.join(', ')}; may be repeated
  --har FILE            writes all requests and replies as HAR, without tokens, phone numbers, names and pictures
  --baseline FILE       known deviations, which do not fail: a file of \`--report baseline=FILE\`
  --min-coverage N      the least share of the described replies that the run sees, in percent (0)
  --verbose             also prints the places of each cause, the operations that conform, and the replies that were not seen
  --json                prints the report as JSON, on standard output
  --help                this text

Exit code: 0 when nothing violates the description and every called operation succeeded at least once or is named by
--allow-unseen, 1 otherwise, 2 for bad arguments.

Hosts of the description:
${servers.map(({ url, description = '' }) => `  ${url}  ${description}`.trimEnd()).join('\n')}
`;

/** @returns undefined for `--help` */
export function parseOptions(argv: string[], env: Record<string, string | undefined>): Options | undefined {
  const { values } = readArguments(argv, options);
  if (values.help) return undefined;
  if (values.persons !== undefined && (values.token ?? values['other-token']) !== undefined)
    throw new UsageError('--persons replaces --token and --other-token');
  if (values.target === undefined) throw new UsageError('--target is missing: the address of the server to check');
  return {
    target: addressOf('--target', values.target),
    token: tokenOf('--token', values.token ?? env.CONTRACT_TOKEN),
    otherToken: tokenOf('--other-token', values['other-token'] ?? env.CONTRACT_OTHER_TOKEN),
    personsFile: values.persons,
    foodTarget: values['food-target'] === undefined ? undefined : addressOf('--food-target', values['food-target']),
    includeCommands: values['include-commands'],
    only: values.only,
    allowUnseen: values['allow-unseen'],
    timeout: timeoutOf(values.timeout),
    headers: Object.fromEntries(values.header.map(headerOf)),
    rate: rateOf(values.rate),
    description: values.description,
    verbose: values.verbose,
    json: values.json,
    strict: values.strict,
    reports: values.report.map(reportOf),
    harFile: values.har,
    baselineFile: values.baseline,
    minCoverage: numberOf('--min-coverage', values['min-coverage'], 100),
    seed: values.seed === undefined ? undefined : numberOf('--seed', values.seed, 2 ** 31 - 1),
  };
}

export function addressOf(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`${option} is an address that begins with http:// or https://`);
  }
  if (url.username || url.password) throw new UsageError(`${option} takes no user name or password`);
  if (url.search || url.hash) throw new UsageError(`${option} is a base address, without ? and #`);
  return url.href.replace(/(?<!\/)\/+$/, '');
}

function tokenOf(option: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(text)) throw new UsageError(`${option} holds a character that a header cannot carry`);
  return text;
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):([\x20-\x7e]*)$/.exec(text) ?? [];
  // The message does not repeat the argument, which may contain a secret.
  if (name === undefined || value === undefined) throw new UsageError('--header takes "Name: value"');
  return [name, value.trimStart()];
}

function reportOf(text: string): Options['reports'][number] {
  const [, format = '', file = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (isFormat(format)) return { format, file };
  throw new UsageError(`--report takes FORMAT=FILE, with one of ${FORMATS.join(', ')}`);
}

function numberOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new UsageError(`${option} takes a whole number from 0 to ${most}`);
}

export function rateOf(text: string | undefined): number | undefined {
  const rate = text === undefined ? undefined : Number(text);
  if (rate === undefined || rate > 0) return rate;
  throw new UsageError('--rate takes a number of requests in a second, above 0');
}

export function timeoutOf(text: string): number {
  const timeout = Number(text);
  if (Number.isInteger(timeout) && timeout >= 1 && timeout <= 600_000) return timeout;
  throw new UsageError(`--timeout takes 1 to 600000 milliseconds, not "${text}"`);
}
