/** The faults of a newcomer in the file of a path: each is reported at its place, with a remedy. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDescription } from '../generate/faults.ts';
import { pathIndex } from '../generate/path-index.ts';

const root = join(import.meta.dirname, '../..');

const FILE = `/food/member/birthday-gift:
  parameters:
    - $ref: ../../shared/parameters/AppVersion.yaml
    - $ref: ../../shared/parameters/Source.yaml
  get:
    operationId: member.birthdayGift
    summary: The gift for a birthday
    description: What a member gets on their birthday.
    tags: [member]
    x-origin: assumed
    x-scope: personal
    parameters:
      - name: year
        in: query
        required: true
        description: The year of the birthday.
        schema: { type: integer, minimum: 2000, maximum: 2100 }
        examples:
          gift: { value: 2026 }
    responses:
      "200":
        description: The gift, or why there is none.
        content:
          application/json:
            schema: { $ref: ../schemas/MemberPermission.yaml }
            examples:
              gift: { summary: A gift, value: { feature: aiFood, permitted: true, memberType: 3, freeUsesLeft: 2 } }
        x-failures:
          UNAVAILABLE: { summary: It cannot be read now, msg: 暂时无法读取 }
      "400": { $ref: ../../shared/responses/BadRequest.yaml }
      "401": { $ref: ../../shared/responses/Unauthorized.yaml }
      "500": { $ref: ../../shared/responses/ServerError.yaml }
`;

const without = (key: string) => [new RegExp(`^ *${key}:.*\n`, 'm'), ''] as const;

/** The replaced text, its replacement, the place of the report and its message. */
type Fault = [name: string, before: string | RegExp, after: string, place: string, message: string];

const LINT: Fault[] = [
  ['no operationId', ...without('operationId'), '5:3', 'should contain `operationId` field'],
  ['no summary', ...without('summary'), '5:3', 'should contain `summary` field'],
  ['no description', / {4}description.*\n/, '', '5:3', 'should contain `description` field'],
  ['a misspelt key', 'summary: The', 'sumary: The', '7:5', 'Did you mean summary?'],
  ['a wrong $ref', 'MemberPermission', 'MemberPermissions', '25:21', "Can't resolve $ref"],
  ['an unknown domain', 'tags: [member]', 'tags: [members]', '9:11', 'the domain of operationId: tags: [member]'],
  ['no tag', ...without('tags'), '6:5', 'the domain of operationId: tags: [member]'],
  ['no origin', ...without('x-origin'), '6:5', 'x-origin is missing: spec if'],
  ['no scope', ...without('x-scope'), '6:5', 'x-scope is missing: personal if'],
  [
    'an unknown x- key',
    'x-origin: assumed',
    'x-origin: assumed\n    x-colour: red',
    '11:15',
    'openapi/README.md lists',
  ],
  ['no failures', / +x-failures:\n.*\n/, '', '22:9', 'list at least one failure'],
  ['empty failures', / +x-failures:\n.*\n/, '        x-failures: {}\n', '22:9', 'list at least one failure'],
  ['an example of another type', 'permitted: true', 'permitted: 3', '27:77', 'type must be boolean'],
  ['an example without a field', ', freeUsesLeft: 2', '', '27:47', "must have required property 'freeUsesLeft'"],
  ['a path parameter', /birthday-gift.*:/, 'birthday-gift/{id}:', '2:3', 'a GET has in its query'],
  ['no reply 200', '"200"', '"201"', '21:7', 'The reply "200" is missing: copy it'],
  ['no reply 401', /.*Unauthorized.*\n/, '', '21:7', 'has the reply "401"'],
  [
    'no example of a parameter',
    / +gift: \{ value: 2026 \}\n/,
    '',
    '13:7',
    'The required parameter year has an example',
  ],
  ['a second operationId', /operationId: .*/, 'operationId: member.hasPermission', '6:18', 'does not say'],
  ['no headers', / {2}parameters:\n.*\n.*\n/, '', '2:3', 'The header appVersion is missing: copy'],
  ['another method', '  get:', '  delete:', '2:3', 'A path has one method, get or post'],
];

/** These prevent reading the file, so the generator stops before it lints. */
const YAML: Fault[] = [
  ['a wrong indentation', '    operationId', '   operationId', '6:17', 'Align the key with its neighbours'],
  ['a tab', '    operationId', '\toperationId', '6:1', 'Indent with two spaces'],
  ['an unquoted colon', 'description: What', 'description: Note: what', '8:18', 'needs quotes'],
  ['an open brace', 'value: 2026 }', 'value: 2026', '20:5', 'end with a }'],
  ['a taken path', 'birthday-gift', 'has-permission', '1:1', 'is already in'],
  ['an empty file', FILE, '', '1:1', 'A path file has one top-level key, its path'],
];

let folder = '';

beforeAll(async () => {
  // Inside the repository, so that the copied lint rules find their packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/faults-'));
  await cp(join(root, 'openapi'), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const pathFile = (name: string) => join(folder, 'member/paths', `${name}.yaml`);
const messageOf = (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => '',
    (error: Error) => error.message,
  );

describe('faults that lint reports', { timeout: 60_000 }, () => {
  let report = '';
  /** Words for the paths, which contain no digits. */
  const suffixOf = (index: number) => String.fromCharCode(97 + index);

  beforeAll(async () => {
    // All faults in one run, which takes a second.
    const files = [FILE, ...LINT.map(([, before, after]) => FILE.replace(before, after))].map((text, index) =>
      text
        .replace('/birthday-gift', `/birthday-gift-${suffixOf(index)}`)
        .replace('.birthdayGift', `.birthdayGift${suffixOf(index).toUpperCase()}`),
    );
    await Promise.all(files.map((text, index) => writeFile(pathFile(`fault-${suffixOf(index)}`), text)));
    await writeFile(join(folder, 'generated/paths.yaml'), await pathIndex(folder));
    report = await messageOf(checkDescription(join(folder, 'openapi.yaml'), join(folder, 'redocly.yaml')));
    await Promise.all(files.map((_, index) => rm(pathFile(`fault-${suffixOf(index)}`))));
  }, 60_000);

  it.each(LINT.map((fault, index) => [...fault, index + 1] as const))(
    '%s',
    (_name, before, after, place, message, index) => {
      expect(FILE.replace(before, after)).not.toBe(FILE);
      const reports = report
        .split(/^(?=\S+\.yaml:\d)/m)
        .filter((one) => one.includes(`fault-${suffixOf(index)}.yaml:${place} `));
      expect(reports.join('\n')).toContain(message);
    },
  );

  it('a file without a fault has no report', () => {
    expect(report).not.toContain('fault-a.yaml');
  });
});

describe('faults that the reader of the files reports', () => {
  it.each(YAML)('%s', async (_name, before, after, place, message) => {
    await writeFile(pathFile('birthdayGift'), FILE.replace(before, after));
    const report = await messageOf(pathIndex(folder));
    await rm(pathFile('birthdayGift'));
    expect(report).toMatch(new RegExp(`^\\S+/member/paths/\\w+\\.yaml:${place} `));
    expect(report).toContain(message);
  });
});
