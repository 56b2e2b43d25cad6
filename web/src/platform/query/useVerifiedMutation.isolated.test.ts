import { type CallOptions, HealthError } from '@health-app/sdk';
import type { Mutation } from '@health-app/sdk/react-query';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, stubWindow } from '#lib/hooks/testing.ts';

vi.mock('#platform/server-clock.ts', () => ({ serverNow: () => Date.parse('2026-11-20T16:20:00.500Z') }));
vi.mock('#platform/consent/consent-gate.ts', () => ({
  runWithConsents: (_operation: string, _input: unknown, run: () => void) => run(),
}));
const { useSilentMutation } = await import('./useSilentMutation.ts');
const { useVerifiedMutation } = await import('./useVerifiedMutation.ts');

const lost = new HealthError('timeout', 'no reply in time');
const refused = new HealthError('business', 'no', { code: 'TOO_LATE', status: 200 });
const send = vi.fn<(input: string) => Promise<string>>();
const tookEffect = vi.fn<(input: string) => Promise<boolean>>();
const onDone = vi.fn<(data: string | undefined, input: string) => void>();

// A test waits only for microtasks.
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  stubWindow();
  for (const mock of [send, tookEffect, onDone]) mock.mockReset();
});

function open() {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const mutation = (_: CallOptions): Mutation<string, string, 'TOO_LATE'> => ({ mutationFn: send });
  return renderHook(
    () => useVerifiedMutation(mutation, tookEffect, onDone),
    undefined,
    (hook) => createElement(QueryClientProvider, { client }, hook),
  ).result;
}

/** Runs the command and resolves when it has settled. */
const attempt = (result: ReturnType<typeof open>) =>
  act(() => new Promise<void>((settle) => result().run('order-1', { onSettled: () => settle() })));

it('a verified mutation does not read the state after a definite answer', async () => {
  send.mockResolvedValueOnce('done');
  const result = open();
  await attempt(result);
  expect(onDone.mock.calls).toEqual([['done', 'order-1']]);
  expect(tookEffect).not.toHaveBeenCalled();
});

it.each([
  ['a refusal', refused],
  ['an expired login', new HealthError('login-expired', 'expired', { code: '600', status: 500 })],
])('%s is a definite answer', async (_, error) => {
  send.mockRejectedValueOnce(error);
  const result = open();
  await attempt(result);
  expect(result().error).toBe(error);
  expect(tookEffect).not.toHaveBeenCalled();
});

it('a command whose answer is lost counts as done if the state confirms it', async () => {
  send.mockRejectedValueOnce(lost);
  tookEffect.mockResolvedValueOnce(true);
  const result = open();
  await attempt(result);
  expect(result().error).toBeNull();
  expect(onDone.mock.calls).toEqual([[undefined, 'order-1']]);
});

it('a command is sent again directly if the state shows that it had no effect', async () => {
  send.mockRejectedValueOnce(lost).mockResolvedValueOnce('done');
  tookEffect.mockResolvedValueOnce(false);
  const result = open();
  await attempt(result);
  expect(result().error).toBe(lost);
  await attempt(result);
  expect(send).toHaveBeenCalledTimes(2);
  expect(tookEffect).toHaveBeenCalledTimes(1);
  expect(onDone.mock.calls).toEqual([['done', 'order-1']]);
});

it('a command whose effect is unknown is not repeated before the state is read', async () => {
  send.mockRejectedValueOnce(lost);
  tookEffect.mockRejectedValueOnce(new HealthError('network', 'offline')).mockResolvedValueOnce(true);
  const result = open();
  await attempt(result);
  expect(result().error).toBe(lost);
  await attempt(result);
  expect(send).toHaveBeenCalledTimes(1);
  expect(onDone.mock.calls).toEqual([[undefined, 'order-1']]);
});

it('no command is sent while the state cannot be read', async () => {
  const offline = new HealthError('network', 'offline');
  send.mockRejectedValueOnce(lost);
  tookEffect.mockRejectedValue(offline);
  const result = open();
  await attempt(result);
  await attempt(result);
  expect(send).toHaveBeenCalledTimes(1);
  expect(result().error).toBe(offline);
});

it('a double tap sends the command once', async () => {
  send.mockResolvedValue('done');
  const result = open();
  const { run } = result();
  await act(async () => {
    run('order-1');
    run('order-1');
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('a command that sets a state is sent with the time of the tap', async () => {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const sent = vi.fn(async (_input: object) => 'done');
  const mutation = (): Mutation<object, string, never> => ({
    mutationKey: ['production', 'medication', 'finish'],
    mutationFn: sent,
  });
  const { result } = renderHook(
    () => useSilentMutation(mutation),
    undefined,
    (hook) => createElement(QueryClientProvider, { client }, hook),
  );
  await act(() => new Promise<void>((settle) => result().run({ status: 'taken' }, { onSettled: () => settle() })));
  expect(sent.mock.calls[0]?.[0]).toEqual({ status: 'taken', intendedAt: '2026-11-20T16:20:00.500Z' });
});
