import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits } from '../learn/apply-edits.ts';
import { type Edit, plural } from '../learn/cause.ts';
import { isObject, parseJson } from '../learn/exchange.ts';
import { descriptionOf } from '../learn/learn-command.ts';
import type { Document } from '../operations.ts';
import { type ArgumentOptions, readArguments } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { reviewPage } from './page.ts';

const options = {
  out: { type: 'string', default: 'review.html' },
  answers: { type: 'string' },
  write: { type: 'string' },
  description: { type: 'string' },
} satisfies ArgumentOptions;

const helpOf = (command: string): string => `${command} review [options]

Writes a page with a decision for each schema that the description assumes, for the teams of the backend, and takes their answers
back into the description.

  --out FILE        the page (review.html)
  --answers FILE    the answers that the page has saved, instead of writing the page
  --write FOLDER    marks the accepted schemas as agreed in the description's files in FOLDER; \`npm run generate\` follows
  --description F   a bundled description in JSON, instead of the own one

Exit code: 0, 1 when an answer is no or other, or is about an earlier form of its schema, 2 for bad arguments.
`;

interface Output {
  bundle: Document;
  out: (text: string) => void;
}

/** The answer of a team about one schema. */
interface Answer {
  schema: string;
  version: string;
  answer: 'yes' | 'no' | 'other';
  team: string;
  note?: string;
}

/** @returns the exit code */
export async function runReview(argv: string[], command: string, { bundle: own, out }: Output): Promise<0 | 1> {
  const { values } = readArguments(argv, options);
  if (values.help) {
    out(helpOf(command));
    return 0;
  }
  const bundle = await descriptionOf(values.description, own);
  const decisions = decisionsOf(bundle);
  if (values.answers === undefined) {
    await writeFile(values.out, reviewPage(decisions, bundle.info?.version ?? ''));
    out(`${plural(decisions.length, 'decision')} in ${values.out}\n`);
    return 0;
  }
  const { date, answers } = await readAnswers(values.answers);
  const { edits, open } = judged(answers, new Map(decisions.map((one) => [one.name, one])), date);
  if (values.write !== undefined) await write(values.write, edits);
  out(
    [
      `${edits.length} agreed, ${open.length} open, ${decisions.length - answers.length} without an answer.`,
      ...open,
      '',
    ].join('\n'),
  );
  return open.length > 0 ? 1 : 0;
}

/** The edits for accepted schemas, and a line for each of the others. */
function judged(answers: Answer[], decisions: Map<string, Decision>, date: string) {
  const edits: Edit[] = [];
  const open: string[] = [];
  for (const { schema, version, answer, team, note } of answers) {
    const decision = decisions.get(schema);
    const about = `${schema} (${team})`;
    if (!decision) open.push(`${about}: the description does not assume it any more`);
    else if (decision.version !== version) open.push(`${about}: it has changed since the page was written`);
    else if (answer === 'yes') edits.push({ do: 'agree', at: `#/components/schemas/${schema}`, date, team });
    else open.push(`${about}: ${answer}${note === undefined ? '' : `, ${note}`}`);
  }
  return { edits, open };
}

async function write(folder: string, edits: Edit[]): Promise<void> {
  if (!existsSync(join(folder, 'openapi.yaml')))
    throw new UsageError(`--write takes the folder of the description; ${folder} has no openapi.yaml`);
  const { files, left } = applyEdits(folder, edits);
  if (left.length > 0) throw new UsageError(`${plural(left.length, 'schema')} are not in the files of ${folder}`);
  await Promise.all([...files].map(([file, text]) => writeFile(file, text)));
}

/** @throws {UsageError} for a file that the page has not saved */
async function readAnswers(file: string): Promise<{ date: string; answers: Answer[] }> {
  const content = parseJson(await readFile(file, 'utf8').catch(() => undefined));
  const isFile =
    isObject(content) &&
    typeof content.date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(content.date) &&
    Array.isArray(content.answers) &&
    content.answers.every(isAnswer);
  if (!isFile) throw new UsageError(`--answers ${file} is not a file of the page: each answer has a schema and a team`);
  return content as { date: string; answers: Answer[] };
}

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  ['schema', 'version', 'team'].every((name) => typeof value[name] === 'string' && value[name] !== '') &&
  ['yes', 'no', 'other'].includes(value.answer as string);
