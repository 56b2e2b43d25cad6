import { readFileSync } from 'node:fs';
import { bridgeActions } from '@health-app/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RuleId, rules } from '../rules.ts';
import { prepareRun, type Result } from '../run.ts';
import { faultyHosts } from './faulty-hosts/index.ts';
import { actionsOn, type HostParts, hostChannel, type Person } from './host-channel.ts';

const platforms = ['ios', 'android'] as const;

// The time limits of the protocol pass in no time, however slow the machine is.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the whole suite; the person agrees to everything, unless told otherwise. */
async function conformance(
  platform: (typeof platforms)[number],
  parts: Partial<HostParts> = {},
  agrees: (action: string) => boolean = () => true,
): Promise<readonly Result[]> {
  const person: Person = { playing: '' };
  const run = prepareRun(hostChannel(platform, person, parts), {
    async ask({ id, question }) {
      person.playing = id;
      if (question?.kind === 'link' && parts.followsLinks === false) return 'no';
      return agrees(question?.action ?? '') ? 'yes' : 'skip';
    },
  });
  const results = run.run();
  let isOver = false;
  void results.finally(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
  return results;
}

const problems = (results: readonly Result[]) =>
  results.flatMap(({ case: { id }, record }) => record.problems.map(({ rule, reason }) => `${id} ${rule}: ${reason}`));

const idsOf = (results: readonly Result[], status: Result['status']) =>
  results.filter((result) => result.status === status).map((result) => result.case.id);

it.each(platforms)('the reference host keeps every rule on %s', async (platform) => {
  const results = await conformance(platform);
  expect(problems(results)).toEqual([]);
  expect(idsOf(results, 'pass')).toHaveLength(results.length - 1);
  expect(idsOf(results, 'not offered')).toEqual(['refusals/not-offered']);
  const offered = results
    .filter(({ case: { id } }) => id.startsWith('actions/'))
    .map(({ case: { id } }) => id.slice(8));
  expect(offered.sort()).toEqual(actionsOn(platform).sort());
});

describe('a host with one fault is found by name:', () => {
  it.each(faultyHosts)('$name', async ({ found, rule, parts }) => {
    const results = await conformance('ios', parts());
    const result = results.find(({ case: { id } }) => id === found);
    expect(result?.record.problems.map((problem) => problem.rule)).toContain(rule);
    expect(result?.status).toBe('fail');
    expect(result?.record.entries).not.toEqual([]);
  });

  it('each rule has such a host', () => {
    const broken = new Set<RuleId>(faultyHosts.map(({ rule }) => rule));
    expect(Object.keys(rules).filter((rule) => !broken.has(rule as RuleId))).toEqual([]);
  });
});

it('each rule quotes the protocol', () => {
  const protocol = readFileSync(new URL('../../../../../sdk/native/PROTOCOL.md', import.meta.url), 'utf8');
  const text = protocol.replace(/\s+/g, ' ').replaceAll("'", '’');
  expect(Object.values(rules).filter((quote) => !text.includes(quote))).toEqual([]);
});

it('what a host does not offer is not tried, and what the person declines is skipped', async () => {
  const some = await conformance('android', { offers: ['getDevice', 'pay', 'copyText'] }, (action) => action !== 'pay');
  expect(problems(some)).toEqual([]);
  const tried = [...idsOf(some, 'pass'), ...idsOf(some, 'skipped')].filter((id) => id.startsWith('actions/'));
  expect(tried.sort()).toEqual(['actions/copyText', 'actions/getDevice', 'actions/pay']);
  expect(idsOf(some, 'skipped')).toEqual(['refusals/pay', 'conversations/refusal', 'actions/pay']);
});

it('the person decides before an action changes anything outside the page, and once for each', async () => {
  const asked: string[] = [];
  const sent: string[] = [];
  await conformance(
    'ios',
    {
      onPage: (text, _source, next) => {
        const { action } = Object(JSON.parse(String(text).startsWith('{"') ? String(text) : '{}')) as {
          action?: string;
        };
        if (action) sent.push(action);
        next(text);
      },
    },
    (action) => {
      asked.push(action);
      return false;
    },
  );
  const known = new Set(sent.filter((action) => action in bridgeActions));
  for (const action of ['pay', 'purchase', 'withdraw', 'callPhone', 'shareFriend', 'logout', 'closePage', 'copyText']) {
    expect(asked).toContain(action);
    expect(known).not.toContain(action);
  }
  expect([...known].filter((action) => bridgeActions[action]?.timeLimit === 'person')).toEqual([]);
  expect(asked.filter((action) => action === 'pay')).toHaveLength(2);
});
