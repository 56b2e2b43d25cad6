// biome-ignore-all lint/suspicious/noConsole: the application has asked for these lines.
import type { Hooks } from './hooks.ts';

/** What a client writes to the console, from the faults of callbacks alone to every attempt. */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

export const logLevels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug'];

/** Hooks that log calls, and attempts. The lines hold no address, which may hold data of the person. */
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
