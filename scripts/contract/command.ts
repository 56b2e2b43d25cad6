import type { OperationResult } from './model.ts';
import { type Document, deref, readOperations, select } from './operations.ts';
import { HELP, parseOptions, UsageError } from './options.ts';
import { renderText, reportOf } from './report.ts';
import { run, skipped } from './run.ts';
import { withoutToken } from './token.ts';
import { undocumented } from './undocumented.ts';
import { createValidator } from './validator.ts';

export interface Surroundings {
  bundle: Document;
  env: Record<string, string | undefined>;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether somebody watches `err`: progress is shown then. */
  live: boolean;
}

/** @returns the exit code */
export async function runCommand(argv: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  try {
    return await check(argv, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    surroundings.err(`${error.message}.\nnpm run contract -- --help lists the options.\n`);
    return 2;
  }
}

async function check(argv: string[], { bundle, env, out, err, live }: Surroundings): Promise<0 | 1> {
  const options = parseOptions(argv, env);
  if (!options) {
    out(HELP);
    return 0;
  }
  const operations = select(readOperations(bundle), options.only);
  const called = operations.filter((operation) => !skipped(operation, options));
  // A run that checks nothing must not look like one that found nothing.
  if (called.length === 0) {
    throw new UsageError('Nothing to call: what is left are commands (--include-commands) or needs a token (--token)');
  }

  const rules = {
    validate: createValidator(bundle.components.schemas ?? {}),
    undocumented: (schema: Parameters<typeof undocumented>[0], value: unknown) =>
      undocumented(schema, value, (node) => deref(bundle, node)),
  };
  const progress = live ? progressLine(called.length, err) : undefined;
  const results = await run(operations, options, rules, progress?.step);
  progress?.end();

  const report = reportOf(withoutToken(results, options.token), options, bundle.info?.version ?? '');
  out(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderText(report));
  return report.exitCode;
}

function progressLine(total: number, write: (text: string) => void) {
  const CLEAR = '\r\x1b[K';
  let done = 0;
  return {
    step: ({ operation }: OperationResult) => write(`${CLEAR}${++done}/${total} ${operation}`),
    end: () => write(CLEAR),
  };
}
