import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Document, readOperations } from '../operations.ts';
import { type ArgumentOptions, readArguments } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { applyEdits } from './apply-edits.ts';
import { type Cause, containerOf, type Edit, listed, placeOf, plural } from './cause.ts';
import { Confidential } from './confidential.ts';
import { confirmations } from './confirm.ts';
import { type Exchange, isObject, parseJson } from './exchange.ts';
import { type Lesson, learn } from './learn.ts';
import { ledgerOf, renderLedger } from './ledger.ts';
import { readTraffic } from './read-traffic.ts';
import { lessonJson, renderLesson } from './render.ts';

const options = {
  write: { type: 'string' },
  'at-least': { type: 'string', default: '80' },
  date: { type: 'string' },
  ledger: { type: 'boolean', default: false },
  description: { type: 'string' },
  verbose: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} satisfies ArgumentOptions;

const learnHelp = (command: string): string => `${command} learn FILE… [options]

Compares recorded traffic with the description, and says what differs by causes: a form of dates, another name, another
envelope. Sends nothing. Prints no value of the traffic except for codes of enumerations.

  FILE              a HAR file (of a browser, mitmproxy, Charles, \`redocly proxy\` or \`run --har\`), a recording of the
                    mock, a saved log of the device page, or a folder of these
  --write FOLDER    applies the proposed changes to the description's files in FOLDER, and marks what the traffic has
                    confirmed as observed; \`npm run generate\` follows
  --at-least N      the least confidence, in percent, of a change that --write applies (80)
  --date DAY        the day of the observation (today)
  --ledger          prints, by domain and operation, what is specified, observed, assumed and contradicted
  --description F   a bundled description in JSON, instead of the own one
  --verbose         also the places and operations of each cause
  --json            prints JSON

Exit code: 0 when nothing differs, 1 when something does, 2 for bad arguments.
`;

interface Output {
  bundle: Document;
  out: (text: string) => void;
}

/** @returns the exit code */
export async function runLearn(argv: string[], command: string, { bundle: own, out }: Output): Promise<0 | 1> {
  const { values, positionals } = readArguments(argv, options, true);
  if (values.help) {
    out(learnHelp(command));
    return 0;
  }
  if (positionals.length === 0 && !values.ledger)
    throw new UsageError('There is no recording: a HAR file, a log or a folder');
  const bundle = await descriptionOf(values.description, own);
  const date = dayOf(values.date);
  const least = percentOf(values['at-least']);
  const confidential = new Confidential();
  const operations = new Map(readOperations(bundle).map(({ id, method, path }) => [id, { method, path }]));
  const traffic = readTraffic(positionals, (id) => operations.get(id));
  const lesson = withoutSecrets(await learn(bundle, collected(traffic, confidential)), confidential);
  if (positionals.length > 0 && lesson.exchanges === 0)
    throw new UsageError('The recordings have no exchange of a described operation');
  const written = values.write === undefined ? undefined : await write(values.write, lesson, bundle, least, date);
  const report = () => {
    if (values.json && !values.ledger) return `${JSON.stringify({ ...lessonJson(lesson), written }, null, 2)}\n`;
    const text = values.ledger
      ? renderLedger(ledgerOf(bundle, lesson.causes, lesson.copies))
      : renderLesson(lesson, values.verbose);
    return written ? `${text}\n${renderWritten(written)}` : text;
  };
  out(confidential.hide(report()));
  return lesson.causes.length > 0 ? 1 : 0;
}

/** @throws {UsageError} if the file is not a bundled description */
export async function descriptionOf(file: string | undefined, own: Document): Promise<Document> {
  if (file === undefined) return own;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError(`--description ${file} cannot be read`);
  const bundle = parseJson(text);
  if (!isObject(bundle) || !isObject(bundle.paths))
    throw new UsageError('--description takes a bundled description in JSON');
  return bundle as unknown as Document;
}

async function* collected(traffic: AsyncIterable<Exchange>, confidential: Confidential): AsyncGenerator<Exchange> {
  for await (const exchange of traffic) {
    confidential.collect(exchange);
    yield exchange;
  }
}

/** Edits with personal data are dropped; personal words are hidden when they are printed. */
export function withoutSecrets(lesson: Lesson, confidential: Confidential): Lesson {
  const clean = (edit: Edit) => !confidential.isHidden(JSON.stringify(edit));
  const causes = lesson.causes.map(
    (cause): Cause => ({
      ...cause,
      says: confidential.hide(cause.says),
      pointers: cause.pointers.map((pointer) => confidential.hide(pointer)),
      edits: cause.edits.filter(clean),
    }),
  );
  return { ...lesson, causes, questions: lesson.questions.map(confidential.hide) };
}

/** The changed files, and the places of edits that none of them has. */
interface Written {
  files: string[];
  left: string[];
}

async function write(folder: string, lesson: Lesson, bundle: Document, least: number, date: string): Promise<Written> {
  if (!existsSync(join(folder, 'openapi.yaml')))
    throw new UsageError(`--write takes the folder of the description; ${folder} has no openapi.yaml`);
  const changes = lesson.causes.filter(({ confidence }) => confidence >= least).flatMap((cause) => cause.edits);
  const { observations, causes, copies } = lesson;
  const made = new Set(changes.flatMap((edit) => (edit.do === 'copy' ? edit.copies.map(({ name }) => name) : [])));
  const confirmed = confirmations(observations, causes, bundle.components.schemas ?? {}, date).filter(
    ({ at }) => copies.origin(at) === at || made.has(containerOf(at)),
  );
  const edits = [...confirmed, ...changes];
  const { files, left } = applyEdits(folder, edits);
  await Promise.all([...files].map(([file, text]) => writeFile(file, text)));
  return { files: [...files.keys()].map((file) => relative(folder, file)), left: left.map(placeOf) };
}

function renderWritten({ files, left }: Written): string {
  const lines = [
    `Written: ${plural(files.length, 'file')}${files.length > 0 ? `, ${listed(files, 8)}` : ''}.`,
    ...(left.length > 0 ? [`${plural(left.length, 'edit')} without a place in the files: ${listed(left)}.`] : []),
    'Now: npm run generate',
  ];
  return `${lines.join('\n')}\n`;
}

function dayOf(text: string | undefined): string {
  if (text === undefined) return new Date().toISOString().slice(0, 10);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError('--date takes a day, YYYY-MM-DD');
}

function percentOf(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0 && value <= 100) return value / 100;
  throw new UsageError('--at-least takes 0 to 100 percent');
}
