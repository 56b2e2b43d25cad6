import { describe, expect, it } from 'vitest';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

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

  it.each([
    ['the zone of the person', {}, { timeZone: 'Asia/Shanghai' }, 'Asia/Shanghai'],
    ['no zone if that of the person is unknown, because the zone of the server is another one', {}, undefined, null],
    ['the zone of the client if all people are in one', { timeZone: 'Asia/Tokyo' }, {}, 'Asia/Tokyo'],
    [
      'the zone of the person before that of the client',
      { timeZone: 'Asia/Tokyo' },
      { timeZone: 'Asia/Seoul' },
      'Asia/Seoul',
    ],
    ['no zone if it is unknown, as in the header of a page', { timeZone: 'Asia/Tokyo' }, { timeZone: 'Mars/X' }, null],
    ['no zone if it is to be left out', { timeZone: 'Asia/Tokyo' }, { timeZone: '' }, null],
  ])('a client for another user sends %s', async (_, options, own, sent) => {
    const { fetch, requests } = transport(ok([]), ok([]));
    const health = client({ fetch, login: undefined, ...options });
    await health.as({ userToken: 'token-a' }, own).medication.list();
    expect(requests[0]?.headers.get('x-time-zone')).toBe(sent);
    await health.medication.list();
    const { timeZone } = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...options };
    expect(requests[1]?.headers.get('x-time-zone')).toBe(timeZone);
  });

  it('a client for another user refuses an option that does not exist, and a zone that no header can contain', () => {
    const health = client({ login: undefined });
    expect(() => health.as({}, { zone: 'Asia/Tokyo' } as never)).toThrow('options');
    expect(() => health.as({}, { timeZone: 'Asia/\nTokyo' })).toThrow(TypeError);
  });
});
