import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES_DATE } from '../../../openapi/examples-date.ts';
import { type Mock, startMock } from '../../api/server/server.ts';
import type { StoryResult } from '../stories/run-story.ts';
import { readStories, secondsOf } from '../stories/story.ts';
import { UsageError } from '../usage-error.ts';
import { type Fault, inData, startProxy } from './proxy.ts';
import { bundle, contract, startServer } from './server.ts';
import { WRONG_BACKENDS } from './wrong-backends.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ now: () => new Date(`${EXAMPLES_DATE}T16:00:00+08:00`) });
}, 60_000);
afterAll(() => mock.close());

const results = async (...argv: string[]): Promise<StoryResult[]> =>
  JSON.parse((await contract('stories', ...argv, '--json')).out);

it.each([`${EXAMPLES_DATE}T16:00:00+08:00`, '2026-12-31T23:50:00+08:00'])(
  'every story passes on the mock at %s',
  async (time) => {
    const atThatTime = await startMock({ now: () => new Date(time) });
    const all = await results('--target', atThatTime.url);
    await atThatTime.close();
    expect(all.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(all.map(({ story }) => story)).toContain('return-and-refund');
  },
  120_000,
);

it('a story without a target runs on a mock of its own', async () => {
  const { exitCode, out } = await contract('stories', 'clock-in');
  expect(out).toBe(
    '✔ plans/clock-in  A task is done today, taken back, and done again\n\nPassed: 0 of 1 stories failed, 0 skipped; 10 calls.\n',
  );
  expect(exitCode).toBe(0);
}, 60_000);

it.each([
  ['an unknown status', 'refund-before-shipment', 'before', 'the description, /data/status'],
  ['a cancelled order stays as it was', 'refund-before-shipment', 'applied', '$response.body#/data/refunds/0 =='],
  ['a draw twice', 'withdrawal', 'repeat', '$response.body#/data == $steps.draw.outputs.draw'],
  ['a draw twice, with the first reply', 'withdrawal', 'draw', '$response.body#/success == true'],
  ['a plan off its target', 'first-profile', 'plan', '$response.body#/data/target/energy == 1700'],
  // A run misses this one.
  ['a deleted medicine stays', 'dose-over-midnight', 'missed', "$response.body#/data/0/doses/0/status == 'missed'"],
])('%s breaks the story %s at the step %s', async (backend, story, step, criterion) => {
  const fault = WRONG_BACKENDS[backend]?.fault as Fault;
  const proxy = await startProxy(mock.url, fault);
  const [result] = await results('--target', proxy.url, story);
  await proxy.close();
  expect(result).toMatchObject({ verdict: 'failed', failure: { step, criterion: expect.stringContaining(criterion) } });
});

it('a failed story says story, step, criterion and what was received', async () => {
  const never: Fault = async (call, forward) => {
    const reply = await forward();
    return call.operation === 'partner.answerInvitedMessage'
      ? { ...reply, json: { success: false, code: 'GONE', msg: '邀请已失效' } }
      : reply;
  };
  const proxy = await startProxy(mock.url, never);
  const { exitCode, out } = await contract('stories', '--target', proxy.url, 'partner-invitation');
  await proxy.close();
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^✖ partner\/partner-invitation {2}/);
  expect(out).toContain(`
    step accept (partner.answerInvitedMessage)
    expected $response.body#/success == true
    received $response.body#/success = false (boolean), $response.body#/code = "GONE" (string)
`);
});

it('an output that is not in the reply fails its own step', async () => {
  const empty = inData('orders.list', (data) => ({ ...data, list: [] }));
  const proxy = await startProxy(mock.url, empty);
  const [result] = await results('--target', proxy.url, 'return-and-refund');
  await proxy.close();
  expect(result?.failure).toMatchObject({ step: 'orders', criterion: 'the output orderId', received: 'nothing' });
});

it('no token is printed', async () => {
  const echo = inData('plans.clockIn', (data, { headers }) => ({ ...data, task: headers.usertoken }));
  const proxy = await startProxy(mock.url, echo);
  const [result] = await results('--target', proxy.url, 'clock-in');
  await proxy.close();
  expect(result?.failure?.received).toBe('"[token]" (string)');
});

describe('a server without the control calls of the mock', () => {
  const withoutControl = () =>
    startProxy(mock.url, async (call, forward) =>
      call.operation === '' ? { status: 404, json: { success: false } } : forward(),
    );

  async function personsFile(persons: object): Promise<string> {
    const file = join(await mkdtemp(join(tmpdir(), 'persons-')), 'persons.json');
    await writeFile(file, JSON.stringify(persons));
    return file;
  }

  it('a story needs its persons, and a clock if time passes', async () => {
    const proxy = await withoutControl();
    const file = await personsFile({ example: { token: 'stories-one' } });
    const names = ['normal-ranges', 'withdrawal', 'family-invitation-ends', 'meal-by-photo'];
    const ran = await results('--target', proxy.url, '--persons', file, ...names);
    await proxy.close();
    expect(Object.fromEntries(ran.map(({ story, verdict, needs }) => [story, needs ?? verdict]))).toEqual({
      'family-invitation-ends': 'a clock',
      'meal-by-photo': 'a person: friend (new)',
      'normal-ranges': 'passed',
      withdrawal: 'a clock',
    });
  });

  it('the command of a person makes a new one for each story', async () => {
    const proxy = await withoutControl();
    const command = `node -e "console.log('stories-' + process.hrtime.bigint())"`;
    const file = await personsFile({ example: { command }, unused: { command: 'false' } });
    const ran = await results('--target', proxy.url, '--persons', file, 'other-facts-of-plans', 'normal-ranges');
    await proxy.close();
    expect(ran.map(({ verdict }) => verdict)).toEqual(['passed', 'passed']);
  });

  it('one person does not play two', async () => {
    const proxy = await withoutControl();
    const file = await personsFile({ new: { token: 'stories-two' } });
    const { exitCode, err } = await contract('stories', '--target', proxy.url, '--persons', file, 'partners-by-code');
    await proxy.close();
    expect([exitCode, err]).toEqual([2, expect.stringContaining('partners-by-code needs a person: friend (new)')]);
  });

  it('a server that nobody can use is no success', async () => {
    const server = await startServer();
    const { exitCode, err } = await contract('stories', '--target', server.url);
    await server.close();
    expect([exitCode, err]).toEqual([2, expect.stringContaining('No story could run')]);
  });
});

describe('a faulty story', () => {
  async function read(steps: string, names: string[] = []) {
    const folder = await mkdtemp(join(tmpdir(), 'stories-'));
    const text = `workflows: [{ workflowId: one, summary: One, steps: [${steps}] }]`;
    await writeFile(join(folder, 'some.yaml'), text);
    return readStories(pathToFileURL(`${folder}/`), names, bundle);
  }

  it.each([
    ['{ stepId: a, operationId: orders.pay }', 'there is no operation orders.pay'],
    ['{ stepId: a, workflowId: two }', 'there is no earlier story two'],
    ['{ stepId: a, workflowId: one }', 'there is no earlier story one'],
    ['{ stepId: a, operationId: orders.list, x-person: friend }', 'there is no person friend'],
    ['{ stepId: a, operationId: orders.list, outputs: { b: $response.cookie } }', '$response.cookie is no runtime'],
    ['{ stepId: a, operationId: orders.list, successCriteria: [{ condition: "1 =" }] }', '"1 =" is no condition'],
    ['{ stepId: a, operationId: orders.list, requestBody: { payload: { b: $inputs.c } } }', 'there is no input c'],
    ['{ stepId: a, operationId: orders.list, x-clock: { advance: 3 days } }', '3 days is no duration'],
    [
      '{ stepId: a, operationId: orders.list, parameters: [{ name: b, value: $steps.c.outputs.d }] }',
      '$steps.c.outputs.d',
    ],
  ])('%s is refused before any call', async (steps, fault) => {
    await expect(read(steps)).rejects.toThrow(UsageError);
    await expect(read(steps)).rejects.toThrow(fault);
  });

  it('an unknown name is refused', async () => {
    await expect(read('{ stepId: a, operationId: orders.list }', ['two'])).rejects.toThrow('no story or domain of');
  });
});

it.each([
  ['P3D', 259_200],
  ['PT25H', 90_000],
  ['P1DT2H3M4S', 93_784],
])('the duration %s has %i seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});
