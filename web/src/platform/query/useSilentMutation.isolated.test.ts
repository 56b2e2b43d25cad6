import { createHealthClient, HealthError } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';
import { createFakeTransport, ok } from '@health-app/sdk/testing';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, stubWindow } from '#lib/hooks/testing.ts';

vi.mock('#platform/server-clock.ts', () => ({ serverNow: () => Date.parse('2026-11-20T16:20:00.500Z') }));
vi.mock('#platform/consent/consent-gate.ts', () => ({
  runWithConsents: (_operation: string, _input: unknown, run: () => void) => run(),
}));
const { useSilentMutation } = await import('./useSilentMutation.ts');

beforeEach(() => void stubWindow());

const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '08:00', status: 'taken' } as const;
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

/** A reply that arrives when the test says so. */
function later() {
  let arrive = () => {};
  const reply = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json(ok({}).body));
  });
  return { send: () => reply, arrive: () => arrive() };
}

it.each([
  ['a first attempt', []],
  ['another attempt after a lost reply', [new HealthError('timeout', 'no reply in time')]],
])('a command is pending until the queries show its effect: %s', async (_, lost) => {
  const [reply, refetch] = [later(), later()];
  const { fetch } = createFakeTransport(ok([]), ...lost, reply.send, refetch.send);
  const health = createHealthClient({ environment: 'test', app: 'main', appVersion: '1.0.0', fetch });
  const { queries, mutations } = createQueries(health);
  const client = new QueryClient();
  const leave = new QueryObserver(client, queries.medication.list()).subscribe(() => {});
  const { result } = renderHook(
    () => useSilentMutation(mutations.medication.finish),
    undefined,
    (hook) => createElement(QueryClientProvider, { client }, hook),
  );
  await settle();
  for (const _one of lost) {
    await act(async () => result().run(dose));
    await settle();
    expect(result().isError).toBe(true);
  }
  await act(async () => result().run(dose));
  await settle();
  reply.arrive();
  await settle();
  expect(client.isFetching()).toBe(1);
  expect(result().isPending).toBe(true);
  refetch.arrive();
  await settle();
  expect(result().isSuccess).toBe(true);
  leave();
});
