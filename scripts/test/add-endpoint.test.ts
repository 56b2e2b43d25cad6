import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDescription } from '../../mocks/api/description.ts';
import { type Mock, startMock } from '../../mocks/api/server.ts';
import { runContractCli } from '../contract/cli.ts';
import type { Document } from '../contract/operations.ts';
import { annotated } from '../docs/annotate.ts';
import { bundleDescription } from '../generate/bundle.ts';
import { outputsOf } from '../generate/outputs.ts';
import { pathIndex } from '../generate/path-index.ts';

const root = join(import.meta.dirname, '../..');
const PATH = '/food/member/birthday-gift';

/** The whole edit: one file in `openapi/member/paths/`. */
const FILE = `${PATH}:
  parameters:
    - $ref: ../../shared/parameters/AppVersion.yaml
    - $ref: ../../shared/parameters/Source.yaml
  get:
    operationId: member.birthdayGift
    summary: The gift for a birthday
    description: What a member gets on their birthday.
    tags: [member]
    x-origin: assumed
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
            schema: { type: string, maxLength: 40, description: The gift. }
            examples:
              gift: { summary: A gift, value: 体脂秤 }
        x-failures:
          NOT_MEMBER: { summary: No member, msg: 您还不是会员 }
      "400": { $ref: ../../shared/responses/BadRequest.yaml }
      "401": { $ref: ../../shared/responses/Unauthorized.yaml }
      "500": { $ref: ../../shared/responses/ServerError.yaml }
`;

describe('a new file in the description', { timeout: 60_000 }, () => {
  let folder = '';
  let bundle: Document;
  let outputs: Map<string, string>;
  let mock: Mock;

  beforeAll(async () => {
    // Inside the repository, so that the copied lint rules find their packages.
    await mkdir(join(root, '.cache'), { recursive: true });
    folder = await mkdtemp(join(root, '.cache/endpoint-'));
    await cp(join(root, 'openapi'), folder, { recursive: true });
    await writeFile(join(folder, 'member/paths/birthdayGift.yaml'), FILE);
    await writeFile(join(folder, 'generated/paths.yaml'), await pathIndex(folder));
    bundle = (await bundleDescription(join(folder, 'openapi.yaml'), join(folder, 'redocly.yaml'))) as Document;
    outputs = new Map(await outputsOf(bundle));
    const file = join(folder, 'generated/openapi.json');
    await writeFile(file, JSON.stringify(bundle));
    mock = await startMock({}, { description: await readDescription(file) });
  }, 60_000);
  afterAll(async () => {
    await mock?.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['openapi/generated/openapi.json', '"operationId": "member.birthdayGift"'],
    ['sdk/src/generated/schema.ts', '/** Parameters of `member.birthdayGift`. */'],
    ['sdk/src/generated/paths.ts', PATH],
    ['sdk/src/generated/operations.ts', "'member.birthdayGift': 'GET /food/member/birthday-gift"],
    ['sdk/src/generated/codes.ts', "'member.birthdayGift': 'NOT_MEMBER';"],
    ['sdk/src/generated/client.ts', 'birthdayGift('],
    ['sdk/src/generated/queries.ts', 'birthdayGift'],
    ['sdk/src/generated/replies.ts', '"id":"member.birthdayGift"'],
    ['sdk/src/generated/inputs.ts', '"id":"member.birthdayGift"'],
    ['sdk/llms.txt', '- `member.birthdayGift`: '],
    ['mocks/api/generated/operations.ts', "'member.birthdayGift': {\n    input: {\n      year: number;"],
  ])('the operation of a new file is in %s', (path, content) => {
    expect(outputs.get(path)).toContain(content);
  });

  it('the operation of a new file is in every generated file, so that the list above is complete', () => {
    // The wire format is the same for all operations, as long as it equals the description.
    const ofOperations = [...outputs].filter(([path]) => !path.endsWith('/wire.ts'));
    expect(ofOperations.filter(([, content]) => !/birthday-?gift/i.test(content)).map(([path]) => path)).toEqual([]);
    expect(ofOperations).toHaveLength(11);
  });

  it('the operation of a new file is in the reference, with its failure and a sample', () => {
    const operation = JSON.stringify(annotated(bundle).paths[PATH]?.get);
    expect(operation).toMatch(/NOT_MEMBER[\s\S]*member\.birthdayGift\(\{\\n\s*year: 2026/);
  });

  it('the operation of a new file gets a reply from the mock, or a refusal of invalid input', async () => {
    const ask = async (query: string, more: Record<string, string> = {}) => {
      const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'ann', ...more };
      const response = await fetch(`${mock.url}${PATH}${query}`, { headers });
      return { status: response.status, body: await response.json() };
    };
    expect(await ask('?year=2026')).toEqual({ status: 200, body: { success: true, data: '体脂秤' } });
    expect((await ask('?year=2026', { prefer: 'example=failNotMember' })).body.code).toBe('NOT_MEMBER');
    expect((await ask('?year=soon')).status).toBe(400);
  });

  it('the operation of a new file is checked by the contract command', async () => {
    let out = '';
    const exitCode = await runContractCli(
      ['--target', mock.url, '--token', 'ann', '--only', 'member.birthdayGift', '--verbose'],
      {
        command: 'contract',
        bundle,
        env: {},
        out: (text) => {
          out += text;
        },
        err: () => {},
        live: false,
      },
    );
    expect([exitCode, out]).toEqual([0, expect.stringContaining('conforms      member.birthdayGift')]);
  });
});
