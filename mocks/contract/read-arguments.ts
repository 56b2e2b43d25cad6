import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export type ArgumentOptions = NonNullable<ParseArgsConfig['options']>;

const help = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Parses the arguments of a command, which also takes `--help`.
 * @param allowPositionals whether the command takes names or files without an option
 * @throws {UsageError} with one sentence
 */
export function readArguments<const Own extends ArgumentOptions>(
  argv: string[],
  options: Own,
  allowPositionals = false,
) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options: { ...options, ...help }, allowPositionals });
    // The type depends on a constant `allowPositionals`; if it is false, the array is empty.
    return { values, positionals: positionals as string[] };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    // The parser's message would repeat the argument, which may be a misplaced token.
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError('There is an argument without an option; a value follows its option');
    throw new UsageError(message.split(/\. |\n/)[0] ?? message);
  }
}
