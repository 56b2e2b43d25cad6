/**
 * npm run new -- endpoint <domain>.<verb> --summary "The gift for a birthday" [--kind personal|public|command]
 *   writes the path, its schema and a changeset, then generates; a personal read also joins the export of the person's data
 *
 * npm run new -- screen <feature>/<Subject> --path /birthday-gift --title "Birthday gift" --title-zh 生日礼物
 *     --purpose "The gift for your birthday." --purpose-zh 您的生日礼物。 --outside-spec "why the specification lacks it"
 *     [--access user|anyone|member|promoter] [--group account|today|food|body|together|tools|shop|about]
 *     [--read member.birthdayGift]
 *   writes the address, the component, its export and row, its texts and a browser test
 *
 * Both pass lint, types and tests as written; replace their contents then.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { applyEdits, type Edit, NewError } from './new/edits.ts';
import { type Endpoint, endpointEdits } from './new/endpoint.ts';
import { namesOf, productOf, type Read, type Screen, screenEdits, translate } from './new/screen.ts';

const root = join(import.meta.dirname, '..');
const text = { type: 'string' } as const;
const { values, positionals } = readArguments(
  import.meta.filename,
  {
    ...{ summary: text, kind: { ...text, default: 'personal' } },
    ...{
      path: text,
      title: text,
      'title-zh': text,
      purpose: text,
      'purpose-zh': text,
      'outside-spec': text,
      read: text,
    },
    ...{ access: { ...text, default: 'user' }, group: { ...text, default: 'account' } },
  },
  true,
);
const [what, name = ''] = positionals;
try {
  if (what === 'endpoint') await newEndpoint();
  else if (what === 'screen') await newScreen();
  else refuseArguments('The first argument is endpoint or screen');
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  refuseArguments(error.message);
}

async function newEndpoint(): Promise<void> {
  const { tags } = parse(await readFile(join(root, 'openapi/openapi.yaml'), 'utf8')) as { tags: { name: string }[] };
  const kind = oneOf('kind', ['personal', 'public', 'command']);
  const edits = endpointEdits(
    { id: name, summary: plain('summary'), kind } satisfies Endpoint,
    tags.map((tag) => tag.name),
  );
  await write(edits);
  run('.', 'npm', 'run', '--silent', 'generate');
  run('.', 'npm', 'run', '--silent', 'lint', '--', 'api-report', '--fix');
}

async function newScreen(): Promise<void> {
  const screen: Screen = {
    name,
    path: given('path'),
    title: plain('title'),
    purpose: plain('purpose'),
    access: oneOf('access', ['anyone', 'user', 'member', 'promoter']),
    group: oneOf('group', ['today', 'food', 'body', 'together', 'tools', 'shop', 'account', 'about']),
    reason: given('outside-spec'),
    read: values.read === undefined ? undefined : readOf(values.read),
  };
  const texts = { [screen.title]: given('title-zh'), [screen.purpose]: given('purpose-zh') };
  const { feature } = namesOf(name);
  const tables = await Promise.all(
    [productOf(screen.path), 'shared'].map((table) => readFile(join(root, `web/src/products/${table}.ts`), 'utf8')),
  );
  const folder = `web/src/features/${feature}/screens`;
  const index = existsSync(join(root, folder, 'index.tsx')) ? 'index.tsx' : 'index.ts';
  const edits = screenEdits(screen, tables.join().includes(`#features/${feature}/`), `${folder}/${index}`);
  await write(edits);
  await extractTexts(feature, texts);
}

/** Updates the catalogs that a screen of this feature can change. Those of all features would take twice as long. */
async function extractTexts(feature: string, translations: Record<string, string>): Promise<void> {
  const source = join(root, 'web/src');
  const catalogs = async () =>
    new Map(
      await Promise.all(
        (await readdir(source, { recursive: true }))
          .filter((file) => file.endsWith('zh-CN.po'))
          .map(async (file): Promise<[string, string]> => [file, await readFile(join(source, file), 'utf8')]),
      ),
    );
  const before = await catalogs();
  const folders = ['domains', 'platform', 'ui', 'shell', 'products', `features/${feature}`];
  run('web', 'npx', 'lingui', 'extract', ...folders.map((folder) => `src/${folder}/`));
  for (const [file, after] of await catalogs()) {
    // The extraction removes comments from the catalogs of the other features.
    const isOther = /^features\W/.test(file) && !file.startsWith(join('features', feature, 'locales'));
    await writeFile(join(source, file), isOther ? (before.get(file) ?? after) : translate(after, translations));
  }
}

/** Writes the files in the format of the repository. */
async function write(edits: Edit[]): Promise<void> {
  await applyEdits(root, edits);
  const files = [...new Set(edits.map(({ file }) => file))];
  run('.', 'npx', 'biome', 'check', '--write', ...files.filter((file) => /\.tsx?$/.test(file)));
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
}

/** The first field of a read's data that a screen can show, such as a name or a number. */
function readOf(id: string): Read {
  const bundle = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item as object));
  const operation = operations.find((one) => one.operationId === id);
  if (!operation) throw new NewError(`There is no operation ${id}; sdk/llms.txt lists all.`);
  const needsInput = operation.parameters?.some(
    (one: { in: string; required?: boolean }) => one.in === 'query' && one.required,
  );
  if (needsInput) throw new NewError(`${id} needs an input; leave --read out, and call it in the component.`);
  const [example] = Object.values<{ value: { data: unknown } }>(
    operation.responses['200'].content['application/json'].examples,
  );
  const fields = Object.entries((example?.value.data ?? {}) as Record<string, unknown>);
  const [field] = fields.find(([, value]) => typeof value === 'string' || typeof value === 'number') ?? [];
  if (!field)
    throw new NewError(`${id} returns no text and no number; leave --read out, and call it in the component.`);
  return { id, field };
}

function given(option: Exclude<keyof typeof values, 'kind' | 'access' | 'group'>): string {
  const value = values[option]?.trim();
  if (!value) throw new NewError(`--${option} is missing.`);
  return value;
}

/** A text that becomes code. */
function plain(option: 'summary' | 'title' | 'purpose'): string {
  const value = given(option);
  if (/[`"'{}<>\\]/.test(value)) throw new NewError(`--${option} has quotes or brackets; add them in the files.`);
  return value;
}

function oneOf<const Value extends string>(option: 'kind' | 'access' | 'group', known: Value[]): Value {
  const value = known.find((one) => one === values[option]);
  if (!value) throw new NewError(`--${option} is ${known.join(', ')}, not ${values[option]}.`);
  return value;
}

function run(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: join(root, folder), stdio: ['ignore', 'ignore', 'inherit'] });
}
