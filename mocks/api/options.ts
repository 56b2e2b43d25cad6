import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { Override } from './control/override.ts';
import { parseMoment } from './engine/clock.ts';
import { checkZone, DEFAULT_ZONE } from './engine/days.ts';
import type { MockOptions } from './server/server.ts';

/** @param command the name of the executed command */
export const helpOf = (command: string): string => `${command} [options]

Answers every call of the Health App API: with the examples of its description, and with a memory, so that later reads
return what a command has changed. The page at /__mock steers it.

  --port N      the port to listen on, 0 for any free one (4010)
  --host NAME   the address to listen on (127.0.0.1)
  --now TIME    the date-time that the clock starts from, such as 2026-11-20T16:00:00+08:00, or without an offset in the
                zone of the mock (the present)
  --zone NAME   the time zone of the days and times of calls without x-time-zone, whatever that of this machine
                (Asia/Shanghai)
  --seed TEXT   makes the tokens of sign-ins the same in every run (random)
  --worlds FILE named worlds: a JSON file of seeds by name (none)
  --overrides FILE
                overrides of replies, as YAML or JSON (none)
  --allow-host NAME
                answers requests to this host, too; a leading dot means its subdomains, and the option may be repeated
                (localhost, addresses of IP and --host)
  --strict-cors lets pages of other origins send only the headers that the description names (any header)
  --https       serves HTTPS with a new certificate of its own, or with that of --cert FILE --key FILE (PEM)
  --record URL  lets the backend at URL answer, and records its replies without tokens
  --recordings FILE
                the JSON file to which --record writes (recordings.json)
  --replay FILE answers with the replies that --record has written, or fails the call of a report by packReport of the SDK
  --docs FOLDER serves the developers' site below /__docs/ from this folder (the site in the package)
  --app FOLDER  serves the app and the device page of this folder, on a port of their own (both in the package)
  --app-port N  that port, 0 for any free one (the port after --port, or any free one)
  --help        this text
`;

/** The arguments are invalid; the message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Arguments extends MockOptions {
  /** The file for recordings; undefined without `record`. */
  recordings?: string;
}

/** @returns undefined for `--help` */
export function parseOptions(argv: string[]): Arguments | undefined {
  const { help, port, zone, https, cert, key, recordings, worlds, overrides, replay, ...given } = parsed(argv);
  const { 'allow-host': allowHosts, 'strict-cors': strictCors, 'app-port': appPort, ...options } = given;
  const { now, record } = options;
  if (help) return undefined;
  if (now !== undefined && !parseMoment(now)) {
    throw new UsageError(`--now takes an ISO 8601 date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
  }
  if ((cert === undefined) !== (key === undefined)) throw new UsageError('--cert and --key need each other');
  if (record !== undefined && !/^https?:\/\/./.test(record)) {
    throw new UsageError(`--record takes an address like https://api.test.example, not "${record}"`);
  }
  const listed = parsedFile<Override[]>('--overrides', overrides, 'YAML', parse);
  if (listed !== undefined && !Array.isArray(listed)) {
    throw new UsageError('--overrides takes a file with a list of overrides');
  }
  const isCertified = cert !== undefined && key !== undefined;
  return {
    ...{ ...options, allowHosts, strictCors, overrides: listed },
    port: portOf('--port', port),
    appPort: appPort === undefined ? undefined : portOf('--app-port', appPort),
    zone: zoneOf(zone),
    https: isCertified ? { cert: readText('--cert', cert), key: readText('--key', key) } : https,
    worlds: parsedFile('--worlds', worlds, 'JSON', JSON.parse),
    replay: parsedFile('--replay', replay, 'JSON', JSON.parse),
    recordings: record === undefined ? undefined : recordings,
  };
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        now: { type: 'string' },
        zone: { type: 'string', default: DEFAULT_ZONE },
        seed: { type: 'string' },
        worlds: { type: 'string' },
        overrides: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        'strict-cors': { type: 'boolean' },
        https: { type: 'boolean' },
        cert: { type: 'string' },
        key: { type: 'string' },
        record: { type: 'string' },
        recordings: { type: 'string', default: 'recordings.json' },
        replay: { type: 'string' },
        docs: { type: 'string' },
        app: { type: 'string' },
        'app-port': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    // The first sentence names the mistake; the rest explains arguments with a leading dash.
    throw new UsageError((error as Error).message.split(/\. |\n/)[0]);
  }
}

function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${option} takes a file: ${(error as Error).message}`);
  }
}

/** The content of a file; undefined without one. */
function parsedFile<T>(option: string, file: string | undefined, format: string, parse: (text: string) => T) {
  if (file === undefined) return undefined;
  const text = readText(option, file);
  try {
    return parse(text);
  } catch (error) {
    throw new UsageError(`${option} takes a ${format} file: ${(error as Error).message.split('\n')[0]}`);
  }
}

function zoneOf(name: string): string {
  try {
    return checkZone(name);
  } catch {
    throw new UsageError(`--zone takes a time zone like ${DEFAULT_ZONE}, not "${name}"`);
  }
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`${option} takes 0 to 65535, not "${text}"`);
}
