import { HealthError } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  afterAttempt,
  longestWait,
  mostUnclear,
  nextToSend,
  type Outbox,
  type OutboxEntry,
  type Outcome,
  outboxLimit,
  outcomeOf,
  pauseAfter,
  readOutbox,
  retry,
  timeToNext,
  withTime,
} from './outbox-rules.ts';

const dose = { reminderId: 'rem-1', date: '2026-11-20', time: '18:30' };
const entry: OutboxEntry<'medication.finish'> = {
  id: '1',
  person: 'user-1',
  operation: 'medication.finish',
  input: { ...dose, status: 'taken' },
  slot: 'rem-1 2026-11-20 18:30',
  name: '二甲双胍 18:30',
  madeAt: '2026-11-20T18:31:00+08:00',
  keptAt: 0,
  attempts: 0,
  unclear: 0,
  failedAt: 0,
  pause: 0,
};

describe('the outbox', () => {
  it('the outbox keeps only the last command of each subject, at the end of the queue', () => {
    const other = { ...entry, id: '2', slot: 'rem-1 2026-11-20 08:00' };
    const skipped = { ...entry, id: '3', input: { ...dose, status: 'skipped' as const } };
    expect([entry, other, skipped].reduce<Outbox>((all, one) => add(all, one) ?? all, [])).toEqual([other, skipped]);
    const elsewhere = { ...entry, id: '4', person: 'user-2' };
    expect(add([entry], elsewhere)).toEqual([entry, elsewhere]);
  });

  it('a new command replaces a refused one, and the outbox has a size limit', () => {
    const refusal = { code: 'GONE', message: '该提醒已被删除' };
    const refused = afterAttempt([entry], '1', { kind: 'refused', refusal }, 0);
    expect(refused[0]?.refusal).toEqual(refusal);
    expect(nextToSend(refused, 'user-1', 0)).toBeUndefined();
    expect(add(refused, { ...entry, id: '2' })).toEqual([{ ...entry, id: '2' }]);
    const full = Array.from({ length: outboxLimit }, (_, at) => ({ ...entry, id: `${at}`, slot: `${at}` }));
    expect(add(full, { ...entry, id: 'new', slot: 'new' })).toBeUndefined();
    expect(add(full, { ...entry, id: 'new', slot: '7' })).toHaveLength(outboxLimit);
  });

  it('a refusal of a command that was removed meanwhile is ignored', () => {
    expect(afterAttempt([], '1', { kind: 'refused', refusal: { message: '' } }, 0)).toEqual([]);
  });

  it('the outbox sends no commands of another person', () => {
    expect(nextToSend([entry], 'user-2', 0)).toBeUndefined();
    expect(nextToSend([entry], undefined, 0)).toBeUndefined();
    expect(nextToSend([entry], 'user-1', 0)).toBe(entry);
  });
});

describe('a failed attempt', () => {
  const unclear = { kind: 'unclear', message: 'HTTP 500' } as const;
  const unreachable = { kind: 'unreachable', message: '' } as const;
  const fail = (times: number, outcome: Outcome, now = 0) =>
    Array.from({ length: times }).reduce<Outbox>((all) => afterAttempt(all, '1', outcome, now), [entry]);

  it('a failed command lets others go first and is repeated after growing pauses', () => {
    const second = { ...entry, id: '2', slot: '2' };
    const failed = [...fail(1, unclear, 1_000), second];
    expect(nextToSend(failed, 'user-1', 1_000)).toBe(second);
    expect(timeToNext(fail(1, unclear, 1_000), 'user-1', 1_000)).toBe(2_000);
    expect(timeToNext(fail(4, unclear, 1_000), 'user-1', 1_000)).toBe(16_000);
    expect(nextToSend([...fail(1, unreachable), second], 'user-1', 0)).toBe(second);
    expect([1, 2, 3, 8, 9, 1_000].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });

  it('a failed command waits for the time the server requests, an hour at most', () => {
    expect(timeToNext(fail(1, { ...unclear, retryAfter: 90_000 }), 'user-1', 0)).toBe(90_000);
    expect(timeToNext(fail(1, { ...unclear, retryAfter: 1e12 }), 'user-1', 0)).toBe(3_600_000);
    // A clock that was set back does not extend the pause.
    expect(timeToNext(fail(1, { ...unclear, retryAfter: 90_000 }, 7), 'user-1', 0)).toBe(0);
  });

  it('a command ends after too many unclear replies or too long a wait, and can be retried', () => {
    expect(fail(mostUnclear - 1, unclear)[0]?.refusal).toBeUndefined();
    const ended = fail(mostUnclear, unclear);
    expect(ended[0]?.refusal).toEqual({ message: 'HTTP 500', unanswered: true });
    expect(retry(ended, '1', 7)).toEqual([{ ...entry, keptAt: 7, refusal: undefined }]);
    expect(fail(1_000, unreachable, longestWait)[0]?.refusal).toBeUndefined();
    expect(fail(1, unreachable, longestWait + 1)[0]?.refusal).toEqual({ message: '', unanswered: true });
  });

  it('the outcome of a failure is refused, done, unclear or unreachable', () => {
    const business = (code: string) => new HealthError('business', '', { code, status: 200 });
    const http = (status: number) => outcomeOf(new HealthError('http', '', { status })).kind;
    expect(outcomeOf(business('GONE'))).toMatchObject({ kind: 'refused', refusal: { code: 'GONE' } });
    expect(outcomeOf(business('ALREADY'))).toEqual({ kind: 'done' });
    expect(outcomeOf(new HealthError('invalid-request', '')).kind).toBe('refused');
    expect(outcomeOf(new HealthError('invalid-response', '', { status: 200 })).kind).toBe('unclear');
    expect([400, 404, 413, 500, 501].map(http)).toEqual(['refused', 'unclear', 'unclear', 'unclear', 'unclear']);
    expect([401, 429, 502, 503, 504].map(http)).toEqual(Array(5).fill('unreachable'));
    const kinds = ['network', 'timeout', 'aborted', 'login'] as const;
    expect(kinds.map((kind) => outcomeOf(new HealthError(kind, '')).kind)).toEqual(Array(4).fill('unreachable'));
    const expired = new HealthError('login-expired', '', { code: '600', status: 500 });
    expect(outcomeOf(expired).kind).toBe('unreachable');
    expect(outcomeOf(new Error()).kind).toBe('unreachable');
    const busy = new HealthError('http', '', { status: 429, retryAfter: 5_000 });
    expect(outcomeOf(busy)).toEqual({ kind: 'unreachable', message: '', retryAfter: 5_000 });
  });
});

describe('withTime', () => {
  const at = '2026-11-20T18:31:00+08:00';

  it('withTime adds the time of a command in the field of its operation', () => {
    expect(withTime('medication.finish', { ...dose, status: 'skipped' }, at)).toMatchObject({ handledAt: at });
    expect(withTime('plans.clockIn', { taskId: 'task-1', date: '2026-11-20' }, at)).toMatchObject({ handledAt: at });
    expect(withTime('mealPlan.finish', { mealId: 'meal-1' }, at)).toEqual({ mealId: 'meal-1', finishedAt: at });
    expect(withTime('healthData.saveWeightWithCompareLast', { weight: 58 }, at)).toEqual({
      weight: 58,
      measuredAt: at,
    });
  });

  it('withTime keeps a given time, and adds none to a command that undoes an answer', () => {
    const earlier = { ...dose, status: 'taken', handledAt: '2026-11-20T08:00:00+08:00' } as const;
    expect(withTime('medication.finish', earlier, at)).toEqual(earlier);
    const undone = { ...dose, status: 'pending' } as const;
    expect(withTime('medication.finish', undone, at)).toEqual(undone);
    expect(withTime('mealPlan.finish', { mealId: 'meal-1', finished: false }, at)).not.toHaveProperty('finishedAt');
  });
});

describe('readOutbox', () => {
  it('readOutbox drops corrupt entries and keeps the rest', () => {
    expect(readOutbox([entry, { ...entry, operation: 'orders.cancel' }, 7, null])).toEqual([entry]);
    expect(readOutbox({ length: 1 })).toEqual([]);
  });

  it('readOutbox returns a list for any stored content', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Array.isArray(readOutbox(stored))).toBe(true);
      }),
    );
  });
});
