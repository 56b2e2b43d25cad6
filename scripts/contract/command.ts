import type { Schema } from '../generate/description.ts';
import type { Rules } from './judge.ts';
import { type ContractOperation, type Document, deref, readOperations, select } from './operations.ts';
import { helpOf, parseOptions, UsageError } from './options.ts';
import { renderText, reportOf } from './report.ts';
import { run, skipped } from './run.ts';
import { withoutToken } from './token.ts';
import { undocumented } from './undocumented.ts';
import { createValidator } from './validator.ts';

export interface CommandContext {
  /** The name of the command, for its help. */
  command: string;
  /** The bundled description. */
  bundle: Document;
  env: Record<string, string | undefined>;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `err` is a terminal, which shows the progress. */
  live: boolean;
}

/** @returns the exit code */
export async function runCommand(argv: string[], context: CommandContext): Promise<0 | 1 | 2> {
  try {
    return await check(argv, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.err(`${error.message}.\n${context.command} --help lists the options.\n`);
    return 2;
  }
}

async function check(argv: string[], { command, bundle, env, out, err, live }: CommandContext): Promise<0 | 1> {
  const options = parseOptions(argv, env);
  if (!options) {
    out(helpOf(command, bundle.servers ?? []));
    return 0;
  }
  const all = readOperations(bundle);
  const operations = options.only.length > 0 ? select(all, options.only, '--only') : all;
  const allowed = select(all, options.allowUnseen, '--allow-unseen');
  // A run without a check must not look like a run without a finding.
  if (operations.every((operation) => skipped(operation, options))) {
    throw new UsageError(
      'Nothing to call: all selected operations are commands (--include-commands) or need a token (--token)',
    );
  }

  const resolve = (schema: Schema) => deref(bundle, schema);
  const rules: Rules = {
    validate: createValidator(bundle.components.schemas ?? {}),
    undocumented: (schema, value) => undocumented(schema, value, resolve),
    resolve,
  };
  const progress = live ? progressLine(err) : undefined;
  const results = await run(operations, options, rules, new Date(), progress?.step);
  progress?.end();

  const tokens = [options.token, options.otherToken].filter((token) => token !== undefined);
  const hidden = tokens.reduce(withoutToken, results);
  const allowedIds = allowed.map(({ id }) => id);
  const report = reportOf(hidden, { ...options, allowUnseen: allowedIds }, bundle.info?.version ?? '');
  out(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderText(report));
  return report.exitCode;
}

function progressLine(write: (text: string) => void) {
  const CLEAR = '\r\x1b[K';
  let sent = 0;
  return {
    step: ({ id }: ContractOperation) => write(`${CLEAR}${++sent} requests, now ${id}`),
    end: () => write(CLEAR),
  };
}
