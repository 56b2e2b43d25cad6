import { readFile, writeFile } from 'node:fs/promises';
import type { Schema } from '../../openapi/document.ts';
import { coverageOf } from './coverage.ts';
import { annotationsOf } from './formats/annotations.ts';
import { FORMATS } from './formats/formats.ts';
import { HarRecorder } from './formats/har.ts';
import { commonIdsOf } from './isolation.ts';
import { Confidential } from './learn/confidential.ts';
import { type Exchange, parseJson } from './learn/exchange.ts';
import { learn } from './learn/learn.ts';
import { descriptionOf, runLearn, withoutSecrets } from './learn/learn-command.ts';
import { renderLesson } from './learn/render.ts';
import {
  type ContractOperation,
  type Document,
  deref,
  envelopeOf,
  pageNamesOf,
  readOperations,
  select,
} from './operations.ts';
import { helpOf, parseOptions } from './options.ts';
import { type Clock, Paces } from './pace.ts';
import { readPersons } from './persons.ts';
import { headline, renderText, reportOf } from './report.ts';
import { runReview } from './review/review-command.ts';
import { skipped } from './run.ts';
import { runAll } from './run-all.ts';
import { runStories } from './stories/stories-command.ts';
import { undocumentedFields } from './undocumented-fields.ts';
import { UsageError } from './usage-error.ts';
import type { Rules } from './validate-reply.ts';
import { createValidator } from './validator.ts';
import { hider, withoutToken } from './without-token.ts';

export interface CommandContext {
  /** The name of the command in its help. */
  command: string;
  /** The bundled description. */
  bundle: Document;
  env: Record<string, string | undefined>;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `err` is a terminal, which shows the progress. */
  live: boolean;
  /** The clock by which a run keeps limits. */
  clock?: Clock;
}

/** @returns the exit code */
export async function runContractCli(argv: string[], context: CommandContext): Promise<0 | 1 | 2> {
  try {
    const [subcommand, ...rest] = argv;
    if (subcommand === 'review') return await runReview(rest, context.command, context);
    if (subcommand === 'learn') return await runLearn(rest, context.command, context);
    if (subcommand === 'stories') {
      const rules = rulesOf(context.bundle);
      return await runStories(rest, context.command, rules, { ...context, out: (text) => context.out(visible(text)) });
    }
    return await check(subcommand === 'run' ? rest : argv, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.err(`${error.message}.\n${context.command} --help lists the options.\n`);
    return 2;
  }
}

async function check(argv: string[], context: CommandContext): Promise<0 | 1> {
  const { command, bundle: own, env, out, err, live, clock } = context;
  const parsed = parseOptions(argv, env);
  if (!parsed) {
    out(helpOf(command, own.servers ?? []));
    return 0;
  }
  const persons = parsed.personsFile === undefined ? [] : await readPersons(parsed.personsFile, env);
  const options = { ...parsed, persons, ...(persons[0] && { token: persons[0].token }) };
  const baseline = await readBaseline(options.baselineFile);
  const bundle = await descriptionOf(options.description, own);
  const all = readOperations(bundle);
  const operations = options.only.length > 0 ? select(all, options.only, '--only') : all;
  const allowed = select(all, options.allowUnseen, '--allow-unseen');
  for (const { name, inputs } of persons) select(all, Object.keys(inputs), `--persons: inputs of ${name} for`);
  // A run without any check must not look like a successful run.
  if (operations.every((operation) => skipped(operation, options))) {
    throw new UsageError(
      'Nothing to call: all selected operations are commands (--include-commands) or need a token (--token)',
    );
  }

  const rules = rulesOf(bundle);
  const progress = live ? progressLine(err) : undefined;
  const exchanges: Exchange[] = [];
  const confidential = new Confidential();
  const paces = new Paces(bundle['x-limits'], options.rate, clock);
  const har = options.harFile === undefined ? undefined : new HarRecorder();
  const settings = { ...options, paces, onDelivered: har?.add.bind(har) };
  const results = await runAll(operations, settings, rules, new Date(), (operation, exchange) => {
    progress?.step(operation);
    if (!exchange) return;
    confidential.collect(exchange);
    exchanges.push(exchange);
  });
  progress?.end();

  const tokens = [options.token, options.otherToken, ...persons.map(({ token }) => token)].filter(
    (token) => token !== undefined,
  );
  if (har && options.harFile !== undefined) {
    const hiders = [...tokens.map(hider), confidential.hide];
    const hide = (text: string) => hiders.reduce((rest, one) => one(rest), text);
    await writeFile(options.harFile, har.text(bundle.info?.version ?? '', hide));
  }
  const hidden = tokens.reduce(withoutToken, results);
  const allowedIds = allowed.map(({ id }) => id);
  // The report of the run names the operations without a success.
  const lesson = { ...withoutSecrets(await learn(bundle, exchanges), confidential), unseen: [] };
  const report = reportOf(
    hidden,
    { ...options, allowUnseen: allowedIds, baseline },
    bundle.info?.version ?? '',
    coverageOf(hidden, operations),
    lesson.causes,
  );
  await Promise.all(options.reports.map(({ format, file }) => writeFile(file, FORMATS[format](report))));
  if (options.json) out(`${JSON.stringify({ ...report, questions: lesson.questions }, null, 2)}\n`);
  else {
    const causes = confidential.hide(renderLesson(lesson, options.verbose, 'No cause is common to several findings.'));
    out(visible([headline(report), causes, renderText(report, options.verbose)].join('\n')));
    if (env.GITHUB_ACTIONS === 'true') out(annotationsOf(report));
  }
  return report.exitCode;
}

export function rulesOf(bundle: Document): Rules {
  const resolve = (schema: Schema) => deref(bundle, schema);
  return {
    validate: createValidator(bundle.components.schemas ?? {}),
    undocumented: (schema, value) => undocumentedFields(schema, value, resolve),
    resolve,
    envelope: envelopeOf(bundle),
    page: pageNamesOf(bundle),
    common: commonIdsOf(readOperations(bundle), resolve),
    cors: bundle['x-cors'],
    limits: bundle['x-limits'],
  };
}

/** @throws {UsageError} for a file that is no baseline */
async function readBaseline(file: string | undefined): Promise<Set<string>> {
  if (file === undefined) return new Set();
  const ids = parseJson(await readFile(file, 'utf8').catch(() => undefined));
  if (Array.isArray(ids) && ids.every((id) => typeof id === 'string')) return new Set(ids);
  throw new UsageError(`--baseline ${file} is not a file of --report baseline=FILE`);
}

/** Shows the control characters of a server's text, which a terminal would obey. */
const visible = (text: string): string =>
  text.replace(/(?!\n)\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

function progressLine(write: (text: string) => void) {
  const CLEAR = '\r\x1b[K';
  let sent = 0;
  return {
    step: ({ id }: ContractOperation) => write(`${CLEAR}${++sent} requests, now ${id}`),
    end: () => write(CLEAR),
  };
}
