import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFetch, type HealthError, signOut, type User } from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { fail, ok, transport } from './transport.ts';

const a: User = { userId: 'A', userToken: 'token-A' };
const b: User = { userId: 'B', userToken: 'token-B' };
const weight = { weight: 61.2 } as never;
const kindOf = (call: Promise<unknown>) => call.then(() => 'resolved').catch((error: HealthError) => error.kind);
const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Replies with the token of each request. */
const echo = async (request: Request) => Response.json(ok([{ reminderId: request.headers.get('userToken') }]).body);

describe('a call belongs to the person for whom it was made', () => {
  it.each([0, 2])('a user change during a refetch fills no cache entry of A (hook of %i ms)', async (delay) => {
    const logins = [a, b];
    const onRequest = () => turn(delay);
    const health = client({ fetch: echo, login: () => logins.shift() as User, hooks: { onRequest } });
    const { queries } = createQueries(health);
    await health.session.ready;
    const cache = new QueryClient();
    const keys = Array.from({ length: 20 }, (_, index) => queries.medication.list({ date: `2026-11-${index + 10}` }));
    await Promise.all(keys.map((options) => cache.fetchQuery(options)));
    const refetched = keys.map((options) => cache.fetchQuery({ ...options, staleTime: 0 }).catch(() => {}));
    await Promise.all([health.session.login(), ...refetched]);
    expect(health.session.user).toEqual(b);
    for (const { queryKey } of keys) expect(cache.getQueryData(queryKey)).toMatchObject([{ reminderId: 'token-A' }]);
  });

  it('a command of user A after the login expired is not sent as user B', async () => {
    const logins: (User | Promise<User>)[] = [a, new Promise<User>(() => {})];
    const { fetch, requests } = transport({ status: 500, ...fail('', '600') }, ok({}));
    const health = client({
      fetch,
      login: () => logins.shift() as User,
      onLoginExpired: () => health.session.login(),
    });
    await health.medication.list().catch(() => {});
    expect(health.session.status).toBe('pending');
    const command = kindOf(health.healthData.saveWeightWithCompareLast(weight));
    health.session.set(b);
    expect(await command).toBe('aborted');
    expect(requests).toHaveLength(1);
  });

  it.each<[string, User]>([
    ['B', b],
    ['a guest', {}],
    ['a user without an id', { userToken: 'token-C' }],
  ])('neither data nor a failure for user A reaches %s, and no toast shows it', async (_name, next) => {
    const onToast = vi.fn();
    for (const body of [ok([]).body, fail('A 的提醒').body]) {
      const reply = deferred<Response>();
      const health = client({ ...transport(() => reply.promise), login: () => a, onToast });
      const call = health.medication.list().catch((error: HealthError) => error);
      await turn();
      health.session.set(next);
      reply.resolve(Response.json(body));
      const error = (await call) as HealthError;
      expect(error).toMatchObject({ kind: 'aborted', message: 'the user has changed' });
      expect(JSON.stringify(error)).not.toContain('提醒');
    }
    expect(onToast).not.toHaveBeenCalled();
  });

  it('a failed read is not sent again after the user has changed', async () => {
    const { fetch, requests } = transport(new TypeError('reset'), ok([]));
    const health = client({ fetch, login: () => a });
    const call = kindOf(health.medication.list());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    signOut(health);
    expect(await call).toBe('aborted');
    expect(requests).toHaveLength(1);
  });

  it('a command by createFetch is not sent after the user has changed', async () => {
    const { fetch, requests } = transport(ok(null));
    const health = client({ fetch, login: () => a });
    await health.session.ready;
    const url = `${health.host}/cooperation/app/medicationRemind/delete`;
    const command = kindOf(createFetch(health)(new Request(url, { method: 'POST', body: '{"reminderId":"r"}' })));
    health.session.set(b);
    expect(await command).toBe('aborted');
    expect(requests).toHaveLength(0);
  });

  it('a call continues with the renewed token of the same user', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => a, hooks: { onRequest: () => turn(2) } });
    await health.session.ready;
    const call = health.medication.list();
    health.session.set({ ...a, userToken: 'renewed' });
    await expect(call).resolves.toEqual([]);
    expect(requests[0]?.headers.get('userToken')).toBe('renewed');
  });

  it('a call before any user is known is sent for the first user that is set', async () => {
    const { fetch, requests } = transport(ok([]));
    const health = client({ fetch, login: () => new Promise<User>(() => {}) });
    const call = health.medication.list();
    health.session.set(b);
    await expect(call).resolves.toEqual([]);
    expect(requests[0]?.headers.get('userToken')).toBe('token-B');
  });

  it('a query for the user’s information waits for the login, and is sent with its token', async () => {
    const login = deferred<User>();
    const { fetch, requests } = transport(ok({ userName: 'A' }));
    const health = client({ fetch, login: () => login.promise });
    const { queries } = createQueries(health);
    const answer = new QueryClient().fetchQuery(queries.user.information());
    await turn();
    expect(requests).toHaveLength(0);
    login.resolve(a);
    await answer;
    expect(requests[0]?.headers.get('userToken')).toBe('token-A');
  });
});

const ticks = async (count: number) => {
  for (let done = 0; done < count; done += 1) await Promise.resolve();
};

const persons: Record<string, User> = {
  A: { userId: 'A', userToken: 'A-1' },
  renewedA: { userId: 'A', userToken: 'A-2' },
  B: { userId: 'B', userToken: 'B-1' },
  withoutId: { userToken: 'C-1' },
  guest: {},
};
const personOf = (token: string | null | undefined) => token?.[0] ?? 'guest';

/** A step of an interleaving, after a number of microtasks. */
const step = fc.record({
  wait: fc.integer({ min: 0, max: 12 }),
  action: fc.constantFrom('command', 'query', 'exemptQuery', 'set', 'login', 'answer'),
  user: fc.constantFrom(...Object.values(persons)),
});

describe('any order of calls, logins and switches', () => {
  const { stackTraceLimit } = Error;
  // The test aborts thousands of calls, and a stack trace takes longer than a call.
  beforeAll(() => {
    Error.stackTraceLimit = 0;
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  // Ten parts of 1,000 runs each stay below the time limit on a busy machine.
  it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
    'no reply, command or cache entry reaches another user: part %i of 10,000 interleavings',
    {
      timeout: 30_000,
    },
    async () => {
      const noHeaders = new Headers();
      const counts = { sent: 0, resolved: 0, aborted: 0, entries: 0 };
      let answer = (_user: User) => {};
      let delays = { hook: 0, reply: 0 };
      const setUp = () => {
        const health = client({
          login: () =>
            new Promise<User>((resolve) => {
              answer = resolve;
            }),
          loginTimeout: Infinity,
          timeout: Infinity,
          hooks: { onRequest: () => ticks(delays.hook) },
          async fetch(request) {
            const person = personOf(request.headers.get('userToken'));
            const maker = request.headers.get('x-maker');
            counts.sent += 1;
            if (maker && person !== maker) throw new Error(`a call of ${maker} was sent for ${person}`);
            await ticks(delays.reply);
            const text = JSON.stringify(ok({ weight: 60, person }).body);
            return { status: 200, headers: noHeaders, text: async () => text } as Response;
          },
        });
        return { health, queries: createQueries(health).queries };
      };
      let shared = setUp();
      let runs = 0;
      const delay = fc.integer({ min: 0, max: 10 });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), delay, delay, async (steps, hook, reply) => {
          delays = { hook, reply };
          // Creating a client is slow, so one run in 20 starts with a pending login, and the others as a guest.
          if (runs++ % 20 === 0) shared = setUp();
          else shared.health.session.set({});
          const { health, queries } = shared;
          const cache = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
          const calls: Promise<void>[] = [];
          const follow = (call: Promise<unknown>, maker?: string) => {
            const settled = call.then(
              (data) => {
                counts.resolved += 1;
                const { person } = data as { person: string };
                if (maker && person !== maker) throw new Error(`a call of ${maker} got data of ${person}`);
              },
              (error: HealthError) => {
                if (error.kind !== 'aborted') throw error;
                counts.aborted += 1;
              },
            );
            settled.catch(() => {});
            calls.push(settled);
          };
          for (const { wait, action, user } of steps) {
            await ticks(wait);
            const { userToken } = health.session.user;
            const maker = userToken && personOf(userToken);
            if (action === 'set') health.session.set(user);
            else if (action === 'login') void health.session.login();
            else if (action === 'answer') answer(user);
            else if (action === 'command') {
              const options = { headers: maker ? { 'x-maker': maker } : undefined };
              follow(health.healthData.saveWeightWithCompareLast(weight, options), maker);
            } else if (action === 'query')
              follow(cache.fetchQuery(queries.member.hasPermission({ feature: 'aiFood' as never })));
            else follow(cache.fetchQuery(queries.user.information()));
          }
          await ticks(20);
          answer(persons.B as User);
          await Promise.all(calls);

          // The second part of a query key identifies the user.
          const names = new Map<unknown, string>();
          for (const user of Object.values(persons)) {
            health.session.set(user);
            names.set(queries.user.information().queryKey[1], personOf(user.userToken));
          }
          for (const query of cache.getQueryCache().getAll()) {
            const data = query.state.data as { person: string } | undefined;
            if (!data) continue;
            counts.entries += 1;
            const owner = names.get(query.queryKey[1]);
            if (data.person !== owner) throw new Error(`an entry of ${owner} has data of ${data.person}`);
          }
        }),
        { numRuns: 1_000 },
      );
      // Each outcome has occurred often, so the checks above were effective.
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(200);
    },
  );
});
