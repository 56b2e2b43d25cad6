import { describe, expect, it } from 'vitest';
import type { OperationObject } from '../../../openapi/document.ts';
import bundle from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { type DecidedThing, decidedThings } from './decisions.ts';
import { freshWorld } from './world.ts';

const SECOND = 1000;

/** A world in which a thing is decided at given times, which may differ from the order of arrival. */
function deciding({ operation, decisions, shown, prepare, settles = SECOND }: DecidedThing) {
  const { ask, clock } = freshWorld();
  const begun = clock.now.getTime();
  const common = prepare?.(ask) ?? {};
  clock.now = new Date(clock.now.getTime() + settles);
  /** @param intended s after the start of the world; without it, the decision counts from its arrival */
  const decide = (index: number, intended?: number) => {
    const intendedAt = intended === undefined ? undefined : new Date(begun + intended * SECOND).toISOString();
    const reply = ask(operation, { ...common, ...decisions[index], ...(intendedAt && { intendedAt }) });
    expect(reply, String(reply)).toBeTypeOf('object');
    clock.now = new Date(clock.now.getTime() + settles);
    return shown(ask, common);
  };
  return decide;
}

describe.each(decidedThings.map((thing) => ({ ...thing, thing })))('$name ($operation)', ({ thing }) => {
  it('each decision shows', () => {
    const decide = deciding(thing);
    const seen = thing.decisions.map((_, index) => JSON.stringify(decide(index)));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('an older decision that arrives later changes nothing', () => {
    const decide = deciding(thing);
    const newer = decide(0, 0.9);
    expect(decide(1, 0.5)).toEqual(newer);
    expect(decide(1, 0.95)).not.toEqual(newer);
  });

  it('a decision in the future counts as now, and one without a time from its arrival', () => {
    const decide = deciding(thing);
    const first = decide(0, 1e6);
    expect(decide(1)).not.toEqual(first);
    expect(decide(0, 0.5)).not.toEqual(first);
  });
});

it('a failure decides nothing', () => {
  const { ask } = freshWorld();
  const answer = (status: string, intendedAt: string, more = {}) =>
    ask('medication.finish', {
      ...{ reminderId: 'rem-2001', date: '2026-11-20', time: '18:30', status, intendedAt, ...more },
    });
  const taken = (handledAt: string) => answer('taken', '2026-11-20T15:30:00+08:00', { handledAt, confirmed: true });
  expect(taken('2026-11-19T15:30:00+08:00')).toBeTypeOf('string');
  expect(answer('skipped', '2026-11-20T15:00:00+08:00')).toMatchObject({
    doses: expect.arrayContaining([expect.objectContaining({ time: '18:30', status: 'skipped' })]),
  });
});

it('an older decision still counts for the properties that no newer one has changed', () => {
  const { ask } = freshWorld();
  const save = (input: object) => ask('user.saveInformation', input);
  save({ userName: '晓晓', intendedAt: '2026-11-20T15:00:05+08:00' });
  const { userName, height } = save({ userName: '林', height: 163, intendedAt: '2026-11-20T15:00:00+08:00' });
  expect({ userName, height }).toEqual({ userName: '晓晓', height: 163 });
});

it('the things cover every command that sets a state', () => {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item) as OperationObject[]);
  const commands = operations.filter((operation) => operation['x-kind']);
  expect(commands).toHaveLength(52);
  const states = commands.filter((operation) => operation['x-kind'] === 'state' && !operation['x-variant-of']);
  const covered = new Set(decidedThings.map(({ operation }) => operation));
  expect(states.map(({ operationId }) => operationId).filter((id) => !covered.has(id))).toEqual([]);
});
