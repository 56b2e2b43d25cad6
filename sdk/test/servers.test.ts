import { describe, expect, it } from 'vitest';
import { client } from './client.ts';
import { ok } from './transport.ts';

describe('a server', () => {
  it('one client serves 300 users at once, and none sees data of another', { timeout: 60_000 }, async () => {
    const seen: string[] = [];
    // Replies in a mixed order, with data that depend only on the token.
    const fetch = async (request: Request) => {
      const token = request.headers.get('userToken');
      for (let turns = (Number(token?.slice(6)) * 7) % 11; turns > 0; turns -= 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      seen.push(String(token));
      if (token?.endsWith('13')) return new Response('{"code":600}', { status: 500 });
      return Response.json(ok([{ reminderId: token }]).body);
    };
    const health = client({ fetch, login: undefined });
    const users = Array.from({ length: 300 }, (_, index) => ({ userId: `user-${index}`, userToken: `token-${index}` }));
    const replies = await Promise.all(
      users.map(async (user) => {
        const own = health.as(user);
        expect(own.session).toMatchObject({ status: 'ready', user });
        const calls = [own.medication.list(), own.medication.list({ date: '2026-11-20' })];
        const lists = await Promise.all(calls.map((call) => call.catch((error) => error.kind)));
        return { user, lists, session: own.session };
      }),
    );
    for (const { user, lists, session } of replies) {
      const expired = user.userToken.endsWith('13');
      const list = expired ? 'login-expired' : [expect.objectContaining({ reminderId: user.userToken })];
      expect(lists).toEqual([list, list]);
      expect(session.status).toBe(expired ? 'expired' : 'ready');
    }
    expect(seen.sort()).toEqual(users.flatMap(({ userToken }) => [userToken, userToken]).sort());
    expect(health.session).toMatchObject({ status: 'ready', user: {} });
  });

  it('a client for another user calls the hooks of its parent once', async () => {
    const operations: string[] = [];
    const health = client({
      fetch: async () => Response.json(ok([]).body),
      login: undefined,
      hooks: { onResponse: ({ operation }) => operations.push(operation) },
    });
    await health.as({ userToken: 'token-A' }).as({ userToken: 'token-B' }).medication.list();
    expect(operations).toEqual(['medication.list']);
  });
});
