import { request as rawRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startMock } from '../server/server.ts';
import { DELETE, freshMock, headers, LIST, refused, says } from './client.ts';

const mock = await freshMock();
const { call, post } = mock;
afterAll(() => mock.close());
const FINISH = '/cooperation/app/medicationRemind/finish';

describe('a preference', () => {
  it('a preference chooses an example, which memory does not change', async () => {
    const { body } = await call(`${LIST}?date=2027-01-01`, { prefer: 'example=yesterday' });
    expect(body.data[0].doses[1]).toEqual({ time: '18:30', status: 'missed', handledAt: null });
    expect((await call(LIST, { prefer: 'example="empty"' })).body).toEqual({ success: true, data: [] });
  });

  it('a preference chooses a failure and a status', async () => {
    expect((await call(FINISH, { prefer: 'example=failGone' })).body.success).toBe(false);
    expect(await call(LIST, { prefer: 'code=500' })).toMatchObject({ status: 500, body: { code: '600' } });
    expect(await call(LIST, { prefer: 'code=500, example=requestException' })).toMatchObject({
      status: 500,
      body: { success: false, code: '500', msg: 'Internal error' },
    });
  });

  it('a preference does not change the world', async () => {
    const token = { userToken: 'prefers' };
    await post(DELETE, '{"reminderId":"rem-2004"}', { ...token, prefer: 'example=deleted' });
    expect((await call(LIST, token)).body.data).toHaveLength(4);
  });

  it('a preference is refused for an unknown example or status, with a list of the existing ones', async () => {
    expect(await call(LIST, { prefer: 'example=nope' })).toMatchObject(
      refused(400, says('"nope"', '200: today, yesterday, empty', '500: loginExpired')),
    );
    expect(await call(LIST, { prefer: 'code=418' })).toMatchObject(refused(400, says('418', '200: today')));
    expect(await call(LIST, { prefer: 'code=abc' })).toMatchObject(refused(400, says('abc')));
  });

  it('a preference that the mock does not support is ignored', async () => {
    expect((await call(LIST, { prefer: 'respond-async, wait=10' })).body.data).toHaveLength(4);
  });

  it('a preference does not make an invalid request valid', async () => {
    expect((await call(`${LIST}?date=x`, { prefer: 'example=today' })).status).toBe(400);
  });
});

describe('a delay', () => {
  it('a delay delays the reply', async () => {
    const start = performance.now();
    expect((await call(LIST, { 'x-mock-delay': '120' })).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it.each(['60001', '-1', 'soon', '1.5'])('a delay of %s is refused', async (delay) => {
    expect(await call(LIST, { 'x-mock-delay': delay })).toMatchObject(refused(400, says('x-mock-delay', delay)));
  });

  it('a delay does not prevent the server from stopping', async () => {
    const other = await startMock();
    const waiting = fetch(other.url + LIST, { headers: { ...headers, 'x-mock-delay': '60000' } });
    const ended = expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other.close();
    await ended;
  });
});

describe('CORS', () => {
  it('CORS lets any origin and any header through a preflight', async () => {
    const preflight = await fetch(mock.url + LIST, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apptoken,prefer,x-mock-delay',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apptoken,prefer,x-mock-delay');
  });

  it('CORS lets any origin read replies and refusals', async () => {
    for (const path of [LIST, '/nope']) {
      expect(
        (await call(path, { origin: 'https://anywhere.example' })).headers.get('access-control-allow-origin'),
      ).toBe('*');
    }
  });
});

describe('the world of a token', () => {
  const took = `${FINISH}?reminderId=rem-2001&date=2026-11-20&time=18:30&status=taken`;
  const stock = async (userToken: string) => (await call(LIST, { userToken })).body.data[0].stock;

  it('the world of a token keeps the effects of a command, for its token alone', async () => {
    expect((await call(took, { userToken: 'ann' })).body.data.stock).toBe(39);
    expect(await stock('ann')).toBe(39);
    expect(await stock('bob')).toBe(40);
  });

  it('the world of a token is reset by its token alone', async () => {
    await call(took, { userToken: 'cleo' });
    await call(took, { userToken: 'dan' });
    const reset = await call('/__mock/reset', { userToken: 'cleo' }, { method: 'POST' });
    expect(reset).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect(await stock('cleo')).toBe(40);
    expect(await stock('dan')).toBe(39);
  });

  it('the server accepts a body in several chunks', async () => {
    const reply = await new Promise<string>((resolve, reject) => {
      const request = rawRequest(`${mock.url}${DELETE}`, {
        method: 'POST',
        headers: { ...headers, userToken: 'eve', 'content-type': 'application/json; charset=utf-8' },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        text(response).then(resolve, reject);
      });
      request.write('{"reminder');
      setTimeout(() => request.end('Id":"rem-2004"}'), 20);
    });
    expect(JSON.parse(reply)).toEqual({ success: true, data: null });
    expect((await call(LIST, { userToken: 'eve' })).body.data).toHaveLength(3);
  });
});

describe('a list in the query', () => {
  it('a list in the query may be one value with commas or several values', async () => {
    const path = '/scheme/app/familyHealth/getHealthQrCode';
    const apart = await call(`${path}?shared=weight&shared=steps`, { userToken: 'apart' });
    const together = await call(`${path}?shared=weight,steps`, { userToken: 'together' });
    expect(apart.status).toBe(200);
    expect(together).toMatchObject({ status: 200, body: { success: true } });
    expect((await call(`${path}?shared=weight,plutonium`)).status).toBe(400);
  });
});
