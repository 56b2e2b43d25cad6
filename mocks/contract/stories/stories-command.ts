import { type Document, readOperations } from '../operations.ts';
import { addressOf, rateOf, timeoutOf } from '../options.ts';
import { Paces } from '../pace.ts';
import { type ArgumentOptions, readArguments } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import type { Rules } from '../validate-reply.ts';
import { STORIES, startMock } from './own-stories.ts';
import { runStory, type StoryResult } from './run-story.ts';
import { stageOf } from './stage.ts';
import { readStories } from './story.ts';

const options = {
  target: { type: 'string' },
  persons: { type: 'string' },
  input: { type: 'string', multiple: true, default: [] },
  rate: { type: 'string' },
  timeout: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
} satisfies ArgumentOptions;

const helpOf = (command: string): string => `${command} stories [options] [NAME…]

Runs the stories beside the description (Arazzo 1.0): calls of one or several persons, one after the other, with what each reply has to
say. Each reply is compared with the description, too. NAME is a story, or a domain of stories; all by default.

  --target URL        the server; by default a mock of its own
  --persons FILE      the persons by the names or the kinds of the stories, as for \`run\`; the \`command\` of a person runs for each story.
                      A server with the control calls of the mock makes its own
  --input NAME=VALUE  an input of the stories; may be repeated
  --rate N            the most requests in a second, instead of the limits of the description
  --timeout MS        time limit of a reply (10000)
  --json              prints the results as JSON

A story is skipped if it needs a person that is not there, or a clock: stories in which time passes advance it by
\`POST /__mock/advance\` with { seconds } and the userToken.

Exit code: 0 when no story fails, 1 otherwise, 2 for bad arguments, or if no story could run.
`;

interface Context {
  bundle: Document;
  env: Record<string, string | undefined>;
  out: (text: string) => void;
}

/** @returns the exit code */
export async function runStories(
  argv: string[],
  command: string,
  rules: Rules,
  { bundle, env, out }: Context,
): Promise<0 | 1> {
  const { values, positionals } = readArguments(argv, options, true);
  if (values.help) {
    out(helpOf(command));
    return 0;
  }
  const stories = await readStories(STORIES, positionals, bundle);
  const rate = rateOf(values.rate);
  const mock = values.target === undefined ? await startMock() : undefined;
  try {
    const target = mock?.url ?? addressOf('--target', values.target ?? '');
    const operations = readOperations(bundle);
    const play = {
      operations: new Map(operations.map((operation) => [operation.id, operation])),
      settings: {
        ...{
          target,
          token: undefined,
          otherToken: undefined,
          includeCommands: true,
          timeout: timeoutOf(values.timeout),
        },
        // The own mock has no limits.
        paces: new Paces(mock ? undefined : bundle['x-limits'], rate),
      },
      rules,
      stage: await stageOf(target, values.persons, env, operations),
      inputs: Object.fromEntries(values.input.map(inputOf)),
    };
    const results: StoryResult[] = [];
    for (const story of stories) results.push(await runStory(story, play));
    if (results.every(({ verdict }) => verdict === 'skipped'))
      throw new UsageError(`No story could run: ${results[0]?.story} needs ${results[0]?.needs}`);
    out(values.json ? `${JSON.stringify(results, null, 2)}\n` : render(results));
    return results.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
  } finally {
    await mock?.close();
  }
}

function inputOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UsageError('--input takes NAME=VALUE');
  return [name, value];
}

const MARKS = { passed: '✔', failed: '✖', skipped: '-' };

function render(results: StoryResult[]): string {
  const lines = results.flatMap(({ domain, story, summary, verdict, needs, failure }) => [
    `${MARKS[verdict]} ${domain}/${story}  ${summary}${needs === undefined ? '' : `  (skipped: needs ${needs})`}`,
    ...(failure
      ? [
          `    step ${failure.step} (${failure.operation})`,
          `    expected ${failure.criterion}`,
          `    received ${failure.received}`,
        ]
      : []),
  ]);
  const count = (verdict: StoryResult['verdict']) => results.filter((one) => one.verdict === verdict).length;
  const calls = results.reduce((sum, one) => sum + one.calls, 0);
  const summary = `${count('failed')} of ${results.length} stories failed, ${count('skipped')} skipped; ${calls} calls.`;
  return `${lines.join('\n')}\n\n${count('failed') > 0 ? 'Failed' : 'Passed'}: ${summary}\n`;
}
