// biome-ignore-all lint/suspicious/noConsole: the application has requested these lines.
import type { Hooks } from './hooks.ts';

/** The level of a client's console log, from `error` (errors of callbacks) to `debug` (every attempt). */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

export const logLevels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug'];

/** Hooks that log calls and attempts. The lines contain no URL, which may contain personal data. */
export function logHooks(level: LogLevel): Hooks[] {
  if (level !== 'info' && level !== 'debug') return [];
  return [
    {
      onResponse: ({ operation, status, duration }) => console.info(`${operation} ${status} ${duration} ms`),
      onError: ({ operation, kind, code = '' }) => console.info(`${operation} failed: ${kind} ${code}`),
      onAttempt:
        level === 'debug'
          ? ({ call, attempt, status, duration }) =>
              console.debug(`${call.operation} attempt ${attempt}: ${status ?? 'no reply'} ${duration} ms`)
          : undefined,
    },
  ];
}
