import { parseArgs } from 'node:util';
import { parseMoment } from './clock.ts';
import type { MockOptions } from './server.ts';

/** @param command the name of the executed command */
export const helpOf = (command: string): string => `${command} [options]

Answers every call of the Health App API: with the examples of its description, and with a memory, so that later reads
return what a command has changed. The page at /__mock steers it.

  --port N      the port to listen on, 0 for any free one (4010)
  --host NAME   the address to listen on (127.0.0.1)
  --now TIME    the date-time that the clock starts from, such as 2026-11-20T16:00:00+08:00, or without an offset by the
                clock of this machine (the present)
  --seed TEXT   makes the tokens of sign-ins the same in every run (random)
  --help        this text
`;

/** The arguments are invalid; the message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns undefined for `--help` */
export function parseOptions(argv: string[]): MockOptions | undefined {
  const { port, host, now, seed, help } = parsed(argv);
  if (help) return undefined;
  if (now !== undefined && !parseMoment(now)) {
    throw new UsageError(`--now takes an ISO 8601 date-time like 2026-11-20T16:00:00+08:00, not "${now}"`);
  }
  return { port: portOf(port), host, now, seed };
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        now: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    // The first sentence names the mistake; the rest explains arguments with a leading dash.
    throw new UsageError((error as Error).message.split(/\. |\n/)[0]);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port takes 0 to 65535, not "${text}"`);
}
