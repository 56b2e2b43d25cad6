import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../../openapi/document.ts';
import { bundleDescription } from '../../../scripts/generate/bundle.ts';
import { decisionsOf } from '../review/decisions.ts';
import { reviewPage } from '../review/page.ts';
import { copyPlainDescription } from './plain-description.ts';
import { bundle, contract } from './server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'));
});
afterAll(() => rm(folder, { recursive: true }), 60_000);

const decisions = decisionsOf(bundle);
const versionOf = (schema: string) => decisions.find(({ name }) => name === schema)?.version ?? '';

async function answered(answers: object[], ...more: string[]) {
  const file = join(folder, 'answers.json');
  await writeFile(file, JSON.stringify({ date: '2026-11-26', answers }));
  return contract('review', '--answers', file, ...more);
}

it('the page has one decision for each assumed schema of a call, with its example and its operations', async () => {
  const out = join(folder, 'review.html');
  expect((await contract('review', '--out', out)).exitCode).toBe(0);
  const page = await readFile(out, 'utf8');
  const assumed = Object.entries(bundle.components.schemas ?? {}).filter(
    ([, schema]) => (schema as Schema & { 'x-origin': string })['x-origin'] === 'assumed',
  );
  expect(page.match(/<fieldset/g)).toHaveLength(decisions.length);
  expect(assumed.map(([name]) => name).filter((name) => !decisions.some((one) => one.name === name))).toEqual([]);
  const orders = decisions.find(({ name }) => name === 'OrderAmounts');
  expect(orders).toMatchObject({ domain: 'orders', example: { totalAmount: expect.any(Number) } });
  expect(orders?.neededBy).toEqual(expect.arrayContaining(['orders.list', 'orders.detail']));
  expect(decisions.find(({ name }) => name === 'DateTime')?.domain).toBe('shared');
  expect(decisions.filter(({ example }) => example === undefined).length).toBeLessThan(decisions.length / 10);
});

it('the page shows the text of the description as text', () => {
  const [first] = decisions;
  const hostile = { ...first, name: 'A', domain: '<b>', schema: { description: '<script>alert(1)</script>' } };
  const page = reviewPage([hostile as (typeof decisions)[number]], '1</h1>');
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('<b>');
});

it('the answers mark accepted schemas as agreed, and list the others', async () => {
  const description = join(folder, 'openapi');
  await copyPlainDescription(description);
  const { exitCode, out } = await answered(
    [
      { schema: 'OrderAmounts', version: versionOf('OrderAmounts'), answer: 'yes', team: 'Orders' },
      { schema: 'Id', version: versionOf('Id'), answer: 'other', team: 'Platform: core', note: 'ids are UUIDs' },
      { schema: 'Cents', version: 'of-an-earlier-form', answer: 'yes', team: 'Orders' },
    ],
    '--write',
    description,
  );
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^1 agreed, 2 open, \d+ without an answer\.$/m);
  expect(out).toContain('Id (Platform: core): other, ids are UUIDs');
  expect(out).toContain('Cents (Orders): it has changed since the page was written');
  const patched = await bundleDescription(join(description, 'openapi.yaml'), join(description, 'redocly.yaml'));
  const agreed = { 'x-origin': 'agreed', 'x-agreed': { date: '2026-11-26', team: 'Orders' } };
  expect(patched.components.schemas?.OrderAmounts).toMatchObject(agreed);
  expect(patched.components.schemas?.Cents).toMatchObject({ 'x-origin': 'assumed' });
  const left = decisionsOf(patched).map(({ name }) => name);
  expect(decisions.map(({ name }) => name).filter((name) => !left.includes(name))).toEqual(['OrderAmounts']);
}, 120_000);

it('an answer without a team is refused', async () => {
  const answer = { schema: 'Id', version: versionOf('Id'), answer: 'yes', team: '' };
  expect(await answered([answer])).toMatchObject({ exitCode: 2, err: expect.stringContaining('a schema and a team') });
});
