/** The faults of a newcomer in the file of a path: each is reported at its place, with a remedy. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
          GONE: { summary: There is no gift, msg: 没有礼物 }
      "400": { $ref: ../../shared/responses/BadRequest.yaml }
      "401": { $ref: ../../shared/responses/Unauthorized.yaml }
      "500": { $ref: ../../shared/responses/ServerError.yaml }
`;

const SCHEMA = `type: object
title: Gift
description: The gift of a member.
x-origin: assumed
required: [feature, permitted, names]
properties:
  feature:
    type: string
    pattern: ^[a-z]+$
    minLength: 1
    maxLength: 20
    description: The name of the gift.
  permitted:
    type: boolean
    description: Whether the member gets it.
  names:
    type: array
    description: The names on it.
    maxItems: 9
    items: { type: string, maxLength: 20 }
`;

const POST = `/food/member/birthday-gift:
  parameters:
    - $ref: ../../shared/parameters/AppVersion.yaml
    - $ref: ../../shared/parameters/Source.yaml
  post:
    operationId: member.birthdayGift
    summary: Take the gift
    description: A member takes the gift for a birthday.
    tags: [member]
    x-origin: assumed
    x-kind: step
    x-repeat: same
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/Gift.yaml }
          examples:
            taken: { value: { feature: cake, permitted: true, names: [Li Lei] } }
    responses:
      "200":
        description: The gift, or why there is none.
        content:
          application/json:
            schema: { $ref: ../schemas/Gift.yaml }
            examples:
              taken: { summary: A gift, value: { feature: cake, permitted: true, names: [Li Lei] } }
        x-failures:
          GONE: { summary: There is no gift, msg: 没有礼物 }
      "400": { $ref: ../../shared/responses/BadRequest.yaml }
      "401": { $ref: ../../shared/responses/Unauthorized.yaml }
      "500": { $ref: ../../shared/responses/ServerError.yaml }
`;

const without = (key: string) => [new RegExp(`^ *${key}:.*\n`, 'm'), ''] as const;

/** The replaced text, its replacement, the place of the report and its message. */
type Fault = [name: string, before: string | RegExp, after: string, place: string, message: string];

const READ: Fault[] = [
  ['no operationId', ...without('operationId'), '5:3', 'should contain `operationId` field'],
  ['no summary', ...without('summary'), '5:3', 'should contain `summary` field'],
  ['no description', / {4}description.*\n/, '', '5:3', 'should contain `description` field'],
  ['an elliptic summary', 'summary: The', 'summary: Have the', '7:14', 'is a plain sentence'],
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
    'guides/change-the-description.md lists',
  ],
  ['empty failures', / +x-failures:\n.*\n/, '        x-failures: {}\n', '22:9', 'x-failures is empty: leave it out'],
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
  ['a summary with a full stop', 'birthday\n    desc', 'birthday.\n    desc', '7:14', 'and no full stop'],
  ['a long summary', 'summary: The', `summary: The ${'long '.repeat(20)}`, '7:14', 'at most 80 characters'],
  ['no description of a parameter', / +description: The year.*\n/, '', '13:9', 'description must be present'],
  [
    'no schema of a parameter',
    / +schema: \{ type: integer.*\n/,
    '',
    '13:9',
    'at least one of the following fields: schema',
  ],
  ['a default of a required parameter', 'type: integer', 'type: integer, default: 2026', '17:43', 'has no default'],
  ['an input by a standard header', 'in: query', 'in: header', '13:7', 'an operation takes query parameters only'],
  [
    'a standard header of a path',
    /parameters:\n/,
    'parameters:\n    - { name: Authorization, in: header, description: A token., schema: { type: string } }\n',
    '3:15',
    'OpenAPI says this header elsewhere',
  ],
  ['another media type', /application\/json/, 'text/plain', '24:11', 'text/plain'],
  ['no schema of a reply', / +schema: \{ \$ref.*\n/, '', '24:11', 'schema is required'],
  [
    'an unnamed object',
    'schema: { $ref: ../schemas/MemberPermission.yaml }',
    'schema: { type: object, properties: {} }',
    '25:21',
    'is a $ref to a named schema',
  ],
  ['a space in the name of an example', / {14}gift:/, '              a gift:', '22:9', 'camelCase'],
  [
    'a reference in an example',
    'value: { feature: aiFood',
    'value: { $ref: nowhere.yaml',
    '27:49',
    'must NOT have unevaluated properties `$ref`',
  ],
];

const COMMAND: Fault[] = [
  ['an unnamed body', '{ $ref: ../schemas/Gift.yaml }', '{ type: object }', '17:11', 'A body is a $ref to a named'],
  ['an optional body', / +required: true\n/, '', '14:7', 'A POST requires its body'],
  ['no content of a body', /content:\n(?: {8}.*\n)+/, 'description: None\n', '13:5', 'content'],
  ['no schema of a body', / +schema: \{ \$ref.*\n/, '', '16:9', 'schema is required'],
  ['a body of another media type', /application\/json/, '"*/*"', '16:9', '*/*'],
];

const NAMED: Fault[] = [
  ['an elliptic description', 'The names on it', 'The names on it; empty for none', '18:18', 'is a plain sentence'],
  ['another title', 'title: Gift', 'title: gift', '1:1', 'The title of a named schema is its name'],
  ['two types', 'type: boolean', 'type: [boolean, integer]', '14:11', 'one type, or one and null'],
  ['a list of lists', 'items: { type: string', 'items: { type: array, items: {}', '20:12', 'contains no lists'],
  ['an allOf of one', 'items: { type: string', 'items: { allOf: [{ type: string }]', '20:21', 'is that schema'],
  ['a pattern of a part', '^[a-z]+$', '"[a-z]+"', '9:14', 'A pattern matches the whole text'],
  ['a keyword that tools do not read', 'type: boolean', 'not: { type: string }', '14:5', 'do not read this keyword'],
  ['a name in another casing', 'permitted:\n', 'Permitted_now:\n', '13:3', '"Permitted_now" should use camelCase'],
  ['an unknown required property', 'permitted, names', 'permitted, letters', '5:32', 'letters'],
  ['a range without values', 'minLength: 1', 'minLength: 30', '8:5', 'minLength is greater than maxLength'],
  [
    'a value twice in an enumeration',
    'type: boolean',
    'type: string\n    enum: [a, b, a]',
    '15:18',
    'Duplicated enum value',
  ],
  [
    'a value of another type in an enumeration',
    'type: boolean',
    'type: string\n    enum: [a, 2]',
    '15:15',
    'of the same type',
  ],
  ['an unknown type', 'type: boolean', 'type: strange', '14:11', 'type'],
  ['a nullable value by the keyword of 3.0', 'type: boolean', 'type: boolean\n    nullable: true', '15:5', 'nullable'],
  ['a script in a text', 'The names on it.', '<script>alert(1)</script>', '18:18', 'script'],
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
const schemaFile = (name: string) => join(folder, 'member/schemas', `${name}.yaml`);
const messageOf = (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => '',
    (error: Error) => error.message,
  );

/** The three kinds of files, with the faults of each. */
const kinds = [
  { base: FILE, faults: READ },
  { base: POST, faults: COMMAND },
  { base: SCHEMA, faults: NAMED },
];
const planted = kinds
  .flatMap(({ base, faults }) =>
    [['no fault', '', '', '', ''] satisfies Fault, ...faults].map((fault) => ({ base, fault })),
  )
  // Words for the paths, which contain no digits.
  .map((one, index) => ({ ...one, word: String.fromCharCode(65 + index / 26, 97 + (index % 26)) }));

describe('faults that lint reports', { timeout: 60_000 }, () => {
  let report = '';

  beforeAll(async () => {
    // All faults in one run, which takes a second.
    const written = planted.flatMap(({ base, fault: [, before, after], word }) => {
      const named = (text: string) =>
        text
          .replace('/birthday-gift', `/birthday-gift-${word.toLowerCase()}`)
          .replace('.birthdayGift', `.birthdayGift${word}`)
          .replaceAll('schemas/Gift', `schemas/Gift${word}`);
      const schema = base === SCHEMA ? base.replace(before, after) : SCHEMA;
      const path = base === SCHEMA ? POST : base.replace(before, after);
      return [
        [pathFile(`fault${word}`), named(path)] as const,
        ...(base === FILE
          ? []
          : [[schemaFile(`Gift${word}`), schema.replace('title: Gift', `title: Gift${word}`)] as const]),
      ];
    });
    await Promise.all(written.map(([file, text]) => writeFile(file, text)));
    await writeFile(join(folder, 'generated/paths.yaml'), await pathIndex(folder));
    report = await messageOf(checkDescription(join(folder, 'openapi.yaml'), join(folder, 'redocly.yaml')));
    await Promise.all(written.map(([file]) => rm(file)));
  }, 60_000);

  /** The reports on the files of a planted fault. */
  const reportsOf = (word: string) =>
    report
      .split(/^(?=\S+\.yaml:\d)/m)
      .filter((one) => new RegExp(`(?:fault|Gift)${word}\\.yaml:`).test(one.split(' ')[0] ?? ''));

  it.each(planted.filter(({ fault }) => fault[4]).map(({ fault, ...one }) => ({ ...one, fault, name: fault[0] })))(
    '$name',
    ({ base, word, fault: [, before, after, place, message] }) => {
      expect(base.replace(before, after)).not.toBe(base);
      const there = reportsOf(word).filter((one) => one.split(' ')[0]?.endsWith(`.yaml:${place}`));
      expect(there.join('\n'), reportsOf(word).join('\n')).toContain(message);
    },
  );

  it('a file without a fault has no report', () => {
    const sound = planted.filter(({ fault }) => !fault[4]);
    expect(sound).toHaveLength(kinds.length);
    expect(sound.flatMap(({ word }) => reportsOf(word))).toEqual([]);
  });

  it('a tag without an operation', async () => {
    const root = join(folder, 'openapi.yaml');
    const text = await readFile(root, 'utf8');
    await writeFile(root, text.replace(/^tags:\n/m, 'tags:\n  - { name: aardvark, description: No call has it. }\n'));
    await writeFile(join(folder, 'generated/paths.yaml'), await pathIndex(folder));
    const tags = await messageOf(checkDescription(root, join(folder, 'redocly.yaml')));
    await writeFile(root, text);
    expect(tags).toContain('No operation has the tag aardvark');
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
