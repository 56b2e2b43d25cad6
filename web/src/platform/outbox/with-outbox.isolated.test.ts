import { HealthError, type WeightInput } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OutboxEntry } from '#platform/database/outbox-rules.ts';
import { outboxEntries } from './store.ts';

const sender = { keep: vi.fn(async (_command: object) => true), drop: vi.fn(async (_id: string) => {}) };
vi.mock('./sender.ts', () => sender);
vi.mock('#platform/server-clock.ts', () => ({ serverNow: () => Date.parse('2026-11-20T16:20:00+08:00') }));
const { sendAgain, storingLimit, withOutbox } = await import('./with-outbox.ts');

const navigator = { onLine: true };
vi.stubGlobal('navigator', navigator);

const operation = 'healthData.saveWeightWithCompareLast';
const call = vi.fn(async (_command: WeightInput) => 'data');
const save = (weight = 60): Promise<unknown> => {
  const mutation = () => ({ mutationFn: call }) as unknown as Mutation<WeightInput, string, never>;
  const place = () => ({ slot: 'today', name: 'Weight' });
  const { mutationFn } = withOutbox(operation, mutation, place)({});
  return Promise.resolve(mutationFn?.({ weight } as WeightInput, {} as never));
};
const entry = (changes: Partial<OutboxEntry>): OutboxEntry =>
  ({ id: '1', person: 'user-1', operation, slot: 'today', unclear: 0, ...changes }) as OutboxEntry;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', navigator);
  navigator.onLine = true;
  outboxEntries.set([]);
  vi.clearAllMocks();
  call.mockResolvedValue('data');
  sender.keep.mockResolvedValue(true);
});

test('a command is sent at once if there is a connection and none waits', async () => {
  expect(await save()).toBe('data');
  expect(call.mock.calls).toMatchObject([[{ weight: 60, idempotencyKey: expect.any(String) }, {}]]);
  expect(sender.keep).not.toHaveBeenCalled();
});

test('a command waits without a connection, with the key, time, subject and name of its attempts', async () => {
  navigator.onLine = false;
  expect(await save()).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
  const input = { weight: 60, idempotencyKey: expect.any(String) };
  const madeAt = expect.stringMatching(/^2026-11-20T\d\d:20/);
  expect(sender.keep.mock.calls).toEqual([[{ operation, input, madeAt, slot: 'today', name: 'Weight' }]]);
});

test.each<[string, Partial<OutboxEntry>[], boolean]>([
  ['one that was not sent yet', [{ slot: 'other' }], true],
  ['a refused one and one that was not sent yet', [{ refusal: { message: '' } }, { slot: 'other' }], true],
  ['one with an unclear reply about the same subject', [{ unclear: 1 }], true],
  ['one with an unclear reply about another subject', [{ unclear: 1, slot: 'other' }], false],
  ['one with an unclear reply of another operation', [{ unclear: 1, operation: 'plans.clockIn' }], false],
  ['a refused one about the same subject', [{ refusal: { message: '' } }], false],
])('a command behind %s: %j waits: %s', async (_name, entries, waits) => {
  outboxEntries.set(entries.map(entry));
  expect(await save()).toBe(waits ? undefined : 'data');
  expect(sender.keep).toHaveBeenCalledTimes(waits ? 1 : 0);
});

test('a command is sent if the device cannot keep it', async () => {
  navigator.onLine = false;
  sender.keep.mockResolvedValueOnce(false);
  expect(await save()).toBe('data');
  sender.keep.mockRejectedValueOnce(new Error('The database is broken'));
  expect(await save()).toBe('data');
});

test('a command does not wait for a database that never answers: it is sent, or the person sees the error', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  navigator.onLine = false;
  sender.keep.mockReturnValue(new Promise<boolean>(() => {}));
  const sent = save();
  await vi.advanceTimersByTimeAsync(storingLimit - 1);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe('data');
  expect(storingLimit).toBe(2_000);

  // No connection either: the person sees the error after the same time.
  call.mockRejectedValue(new HealthError('network', ''));
  const failed = expect(save()).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(storingLimit);
  await failed;
});

test.each(['network', 'timeout'] as const)(
  'a command without a reply (%s) waits, or fails if it cannot',
  async (kind) => {
    call.mockRejectedValue(new HealthError(kind, ''));
    expect(await save()).toBeUndefined();
    sender.keep.mockResolvedValueOnce(false);
    await expect(save()).rejects.toMatchObject({ kind });
  },
);

test('a refused command fails, and does not wait', async () => {
  call.mockRejectedValue(new HealthError('http', '', { status: 400 }));
  await expect(save()).rejects.toMatchObject({ kind: 'http' });
  expect(sender.keep).not.toHaveBeenCalled();
});

test('a command that succeeds removes the refused ones about its subject', async () => {
  const refusal = { message: '' };
  outboxEntries.set([
    entry({ id: 'same', refusal }),
    entry({ id: 'other subject', slot: 'other', refusal }),
    entry({ id: 'other operation', operation: 'plans.clockIn', refusal }),
  ]);
  await save();
  await vi.waitFor(() => expect(sender.drop.mock.calls).toEqual([['same']]));
});

test('a command that succeeds leaves a newer one that waits', async () => {
  call.mockImplementationOnce(async () => {
    // Another tab keeps it meanwhile.
    outboxEntries.set([entry({ id: 'newer' })]);
    return 'data';
  });
  await save();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sender.drop).not.toHaveBeenCalled();
});

test('a mutation in the outbox keeps its other options', () => {
  const mutation = () =>
    ({ mutationKey: ['weight'], mutationFn: call }) as unknown as Mutation<WeightInput, string, never>;
  const options = withOutbox(operation, mutation, () => ({ name: 'Weight' }))({});
  expect(options).toEqual({ mutationKey: ['weight'], mutationFn: expect.any(Function) });
});

test('a refused command is sent with another input as a new command, which has another key', async () => {
  const refused = entry({ input: { weight: 600, idempotencyKey: 'key-1' } as WeightInput, madeAt: '2026-11-20T08:00' });
  await sendAgain(refused, { weight: 60, idempotencyKey: 'key-1' } as WeightInput);
  const [[kept]] = sender.keep.mock.calls as [[{ input: object }]];
  expect(kept).toMatchObject({ operation, slot: 'today', madeAt: '2026-11-20T08:00', input: { weight: 60 } });
  expect(kept.input).toHaveProperty('idempotencyKey', expect.not.stringMatching('key-1'));
});
