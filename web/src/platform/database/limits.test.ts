import { HealthError } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import {
  add,
  afterAttempt,
  isAbout,
  longestWait,
  mostUnclear,
  type OutboxEntry,
  outboxLimit,
  outcomeOf,
  readOutbox,
  remove,
  retry,
  timeToNext,
  withKey,
} from './outbox-rules.ts';

const entry: OutboxEntry<'plans.clockIn'> = {
  id: '1',
  person: 'user-1',
  operation: 'plans.clockIn',
  input: { taskId: 'task-1', date: '2026-11-20' },
  slot: 'task-1',
  name: '早餐',
  madeAt: '2026-11-20T08:31:00+08:00',
  keptAt: 0,
  attempts: 0,
  unclear: 0,
  failedAt: 0,
  pause: 0,
};
const other = { ...entry, id: '2', slot: 'task-2' };
const unclear = { kind: 'unclear', message: '' } as const;

describe('limits of the outbox', () => {
  it('a device keeps 200 commands for 14 days, and repeats an unclear one five times', () => {
    expect([outboxLimit, longestWait / 86_400_000, mostUnclear]).toEqual([200, 14, 6]);
  });
});

describe('the subject of a command', () => {
  it('commands of another operation or subject are kept', () => {
    const finish = { ...entry, id: '3', operation: 'mealPlan.finish' as const };
    expect(add([finish, other], entry)).toEqual([finish, other, entry]);
    expect(isAbout(entry, 'plans.clockIn', 'task-1')).toBe(true);
    expect(isAbout(entry, 'plans.clockIn', undefined)).toBe(false);
  });

  it('an older decision replaces no newer one, except a refused one', () => {
    const decided = (id: string, second: number): OutboxEntry => ({
      ...{ ...entry, id, operation: 'mealPlan.finish' },
      input: { mealId: 'meal-1', intendedAt: `2026-11-20T08:31:0${second}.000Z` },
    });
    const [older, newer] = [decided('older', 1), decided('newer', 2)];
    expect(add([newer, other], older)).toEqual([newer, other]);
    expect(add([older, other], newer)).toEqual([other, newer]);
    expect(add([{ ...newer, refusal: { message: '' } }], older)).toEqual([older]);
  });

  it('an outcome, a removal and a retry concern one command', () => {
    const after = afterAttempt([entry, other], '1', unclear, 5);
    expect(after).toEqual([{ ...entry, attempts: 1, unclear: 1, failedAt: 5, pause: 2_000 }, other]);
    expect(afterAttempt([entry, other], '1', { kind: 'done' }, 0)).toEqual([other]);
    expect(remove([entry, other], '2')).toEqual([entry]);
    expect(retry([after[0] ?? entry, after[0] ?? entry, other], '2', 9)).toEqual([
      after[0],
      after[0],
      { ...other, keptAt: 9 },
    ]);
  });

  it('an unreachable server counts as an attempt, but not as an unclear one', () => {
    const outcome = { kind: 'unreachable', message: '' } as const;
    expect(afterAttempt([entry], '1', outcome, 5)).toEqual([{ ...entry, attempts: 1, failedAt: 5 }]);
  });
});

describe('the next attempt', () => {
  it('the outbox waits for the command that is due first', () => {
    const waiting = [
      { ...entry, failedAt: 1_000, pause: 8_000 },
      { ...other, failedAt: 1_000, pause: 2_000 },
    ];
    expect(timeToNext(waiting, 'user-1', 1_500)).toBe(1_500);
    expect(timeToNext(waiting, 'user-1', 3_000)).toBe(0);
  });

  it('the outbox waits for no refused command, and for none of another person', () => {
    expect(timeToNext([{ ...entry, refusal: { message: '' } }], 'user-1', 0)).toBeUndefined();
    expect(timeToNext([entry], 'user-2', 0)).toBeUndefined();
  });
});

describe('the key of a repeated command', () => {
  it('all attempts of an intent share a key, and another intent has another one', () => {
    const intent = {};
    const keyed = (of?: object) => withKey('healthData.saveWeightWithCompareLast', { weight: 58 }, of);
    expect(keyed(intent)).toEqual({ weight: 58, idempotencyKey: expect.stringMatching(/./) });
    expect(keyed(intent)).toEqual(keyed(intent));
    expect(keyed()).not.toEqual(keyed());
  });

  it('a given key is kept, and other commands get none', () => {
    const weight = { weight: 58, idempotencyKey: 'given' };
    expect(withKey('healthData.saveWeightWithCompareLast', weight)).toEqual(weight);
    expect(withKey('plans.clockIn', entry.input)).toBe(entry.input);
  });
});

describe('a stored command', () => {
  it('of a release that named the key requestId keeps its key', () => {
    const weight = { ...entry, operation: 'healthData.saveWeightWithCompareLast' as const };
    const [read] = readOutbox([{ ...weight, input: { weight: 58, requestId: 'key-of-before' } }]);
    expect(read?.input).toEqual({ weight: 58, idempotencyKey: 'key-of-before' });
    expect(readOutbox([{ ...weight, input: { weight: 58, idempotencyKey: 'key-of-now' } }])[0]?.input).toEqual({
      weight: 58,
      idempotencyKey: 'key-of-now',
    });
  });

  it.each(Object.keys(entry))('is dropped without its %s', (field) => {
    const { [field as 'id']: _, ...rest } = entry;
    expect(readOutbox([rest, other])).toEqual([other]);
  });

  it.each(['medication.finish', 'plans.clockIn', 'mealPlan.finish', 'healthData.saveWeightWithCompareLast'])(
    'may be %s',
    (operation) => {
      expect(readOutbox([{ ...entry, operation }])).toHaveLength(1);
    },
  );

  it('keeps its refusal', () => {
    const refused = { ...entry, refusal: { code: 'GONE', message: '已删除', unanswered: true } };
    expect(readOutbox([refused, { ...entry, refusal: { message: '' } }])).toEqual([
      refused,
      { ...entry, refusal: { message: '' } },
    ]);
    expect(readOutbox([{ ...entry, refusal: { code: 'GONE' } }])).toEqual([]);
  });
});

it('a refusal by status keeps the code of the server', () => {
  expect(outcomeOf(new HealthError('http', 'no', { status: 400, code: 'GONE' }))).toEqual({
    kind: 'refused',
    refusal: { code: 'GONE', message: 'no' },
  });
});
