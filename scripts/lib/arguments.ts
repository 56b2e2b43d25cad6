import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command, including positional ones if they are allowed. `--help` prints the first comment of
 * the script and exits.
 * @param script the file, `import.meta.filename`
 */
export function readArguments<const Own extends Options>(script: string, options: Own, allowPositionals = false) {
  showHelpIfAsked(script);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    // The type depends on a constant `allowPositionals`; if it is false, the array is empty.
    return { values, positionals: positionals as string[] };
  } catch (error) {
    // The first sentence names the argument; the next ones explain how to escape it.
    return refuseArguments(String((error as Error).message.split(/[.\n]/)[0]));
  }
}

/** Prints the help of a script. */
function showHelpIfAsked(script: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usageOf(readFileSync(script, 'utf8')));
  process.exit(0);
}

/** Exits with a one-line message and the exit code of a usage error. */
export function refuseArguments(message: string): never {
  console.error(`${message}; --help explains the arguments`);
  process.exit(2);
}

/** Extracts the first comment of a script. */
export function usageOf(code: string): string {
  const [, comment] = /^\/\*\*\n([\s\S]*?)\n \*\//m.exec(code) ?? [];
  if (!comment) throw new Error('The script has no comment that says how it is used');
  return comment.replace(/^ \* ?/gm, '');
}
