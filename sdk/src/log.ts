import type { Hooks } from './hooks.ts';
import { oneOf, type Rule } from './validate.ts';

/** The level of a client's console log, from `error` (errors of callbacks) to `debug` (every attempt). */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** Receives the lines of a client's log, e.g. `console`, or a logger of pino or winston. */
export interface Logger {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
}

const logLevels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug'];

export const logLevelRule = oneOf(logLevels);

export const loggerRule: Rule = [
  (value: unknown) => logLevels.every((level) => typeof Object(value)[level] === 'function'),
  `an object with the functions ${logLevels.join(', ')}`,
];

/**
 * Creates hooks that log calls and attempts, for a client of `createCoreClient`; `createHealthClient` creates them itself.
 * The lines contain no URL, which may contain personal data.
 * @param level `info` logs a line for each reply and one for each failure, so that a refusal has both, `debug` also one for each attempt; other levels log nothing here
 * @param logger receives the lines, by default the console
 * @example createCoreClient({ ...options, hooks: createLogHooks('info') });
 */
export function createLogHooks(level: LogLevel, logger: Logger = console): Hooks[] {
  if (level !== 'info' && level !== 'debug') return [];
  return [
    {
      onResponse: ({ operation, status, duration }) => logger.info(`${operation} ${status} ${duration} ms`),
      onError: ({ operation, kind, code = '' }) => logger.info(`${operation} failed: ${kind} ${code}`),
      onAttempt:
        level === 'debug'
          ? ({ call, attempt, status, duration }) =>
              logger.debug(`${call.operation} attempt ${attempt}: ${status ?? 'no reply'} ${duration} ms`)
          : undefined,
    },
  ];
}
