import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a script that a person runs, and its positional ones if it takes any. `--help` prints the first comment
 * of the script and ends it.
 * @param script the file, `import.meta.filename`
 */
export function readArguments<const Own extends Options>(script: string, options: Own, allowPositionals = false) {
  showHelpIfAsked(script);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    // The type depends on a constant `allowPositionals`; without it there are none.
    return { values, positionals: positionals as string[] };
  } catch (error) {
    // The first sentence names the argument; the next ones explain how to escape it.
    return refuseArguments(String((error as Error).message.split(/[.\n]/)[0]));
  }
}

/** For a script whose further arguments belong to another program. */
export function showHelpIfAsked(script: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usageOf(readFileSync(script, 'utf8')));
  process.exit(0);
}

/** Ends the script with one line and the exit code of a wrong call. */
export function refuseArguments(message: string): never {
  console.error(`${message}; --help explains the arguments`);
  process.exit(2);
}

/** The first comment of a script. */
export function usageOf(code: string): string {
  const [, comment] = /^\/\*\*\n([\s\S]*?)\n \*\//m.exec(code) ?? [];
  if (!comment) throw new Error('The script has no comment that says how it is used');
  return comment.replace(/^ \* ?/gm, '');
}
