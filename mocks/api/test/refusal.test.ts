import { afterAll, describe, expect, it } from 'vitest';
import { DELETE, freshMock, headers, LIST, refused, says } from './client.ts';
import { exchange } from './exchange.ts';

const mock = await freshMock();
const { call, post } = mock;
afterAll(() => mock.close());
const GOODS = '/scheme/view/health-data-goods/detail';

describe('a refusal', () => {
  it('a missing, malformed or repeated parameter gets 400 with its name', async () => {
    expect(await call(GOODS)).toMatchObject(refused(400, "Request query must have required property 'goodsId'"));
    expect(await call(`${GOODS}?goodsId=`)).toMatchObject(refused(400, says("'goodsId'")));
    expect(await call(`${LIST}?date=20.11.2026`)).toMatchObject(
      refused(400, 'Request query parameter date must match format "date"'),
    );
    expect(await call(`${LIST}?date=2026-02-30`)).toMatchObject(refused(400, says('date')));
    expect(await call(`${LIST}?date=2026-11-20&date=2026-11-21`)).toMatchObject(refused(400, says('date')));
  });

  it('a body that violates its schema gets 400 with the position', async () => {
    expect(await post(DELETE, '{"reminderId":{}}')).toMatchObject(
      refused(400, 'Request body property reminderId must be string'),
    );
    expect(await post(DELETE, '{}')).toMatchObject(refused(400, says("'reminderId'")));
    expect(await post(DELETE, 'null')).toMatchObject(refused(400, 'Body parameter is required'));
    expect(await post(DELETE, '')).toMatchObject(refused(400, 'Body parameter is required'));
  });

  it('malformed JSON gets 400', async () => {
    expect(await post(DELETE, '{"reminderId":')).toMatchObject(refused(400, says('The body is not valid JSON')));
  });

  it('another content type, or none, gets 400', async () => {
    const text = await post(DELETE, '{"reminderId":"rem-2004"}', { 'content-type': 'text/plain' });
    expect(text).toMatchObject(refused(400, 'The body must be application/json, not text/plain'));
    const none = await call(DELETE, {}, { method: 'POST', body: new Blob(['{}']) });
    expect(none).toMatchObject(refused(400, says('application/json')));
  });

  it('a body over 1 MB gets 413, with and without a content length', async () => {
    const big = JSON.stringify({ reminderId: 'x'.repeat(3 * 1024 * 1024) });
    expect(await post(DELETE, big)).toMatchObject(refused(413, 'The body is larger than 1 MB'));
    const streamed = { method: 'POST', body: new Blob([big]).stream(), duplex: 'half' } as RequestInit;
    expect(await call(DELETE, { 'content-type': 'application/json' }, streamed)).toMatchObject(
      refused(413, says('1 MB')),
    );
    const most = JSON.stringify({ reminderId: '', filler: 'x'.repeat(1024 * 1024 - 32) });
    expect(most.length).toBeLessThanOrEqual(1024 * 1024);
    expect(await post(DELETE, most)).toMatchObject(refused(400, says('reminderId')));
  });

  it('a call without a token gets 401, unless it needs none', async () => {
    expect(await call(LIST, { userToken: '' })).toMatchObject(refused(401, says('userToken')));
    expect((await call(`${GOODS}?goodsId=goods-1001`, { userToken: '' })).status).toBe(200);
  });

  it('a call without a common header gets 400, and only source may be empty', async () => {
    const without = async (name: string) => {
      const { [name as keyof typeof headers]: _, ...rest } = headers;
      const { status, body } = await exchange(mock.url, LIST, { headers: rest });
      return { status, body };
    };
    expect(await without('appVersion')).toEqual(refused(400, says("'appVersion'")));
    expect(await without('source')).toEqual(refused(400, says("'source'")));
    expect(await without('userToken')).toEqual(refused(401, says('userToken')));
    expect((await call(LIST, { source: '' })).status).toBe(200);
    expect(await call(LIST, { source: 'Windows' })).toMatchObject(refused(400, says('source')));
  });

  it('an unknown path gets 404, and another method gets 405', async () => {
    expect(await call('/nope')).toMatchObject(refused(404, says('/nope')));
    expect(await call('/')).toMatchObject(refused(404, says('/')));
    expect(await call('//')).toMatchObject(refused(404, says('//')));
    expect(await call(`${LIST}/`)).toMatchObject(refused(404, says(LIST)));
    expect(await call(LIST, {}, { method: 'DELETE' })).toMatchObject(refused(405, says('delete', LIST)));
  });

  it('unsupported or unreadable headers get 400', async () => {
    expect(await call(LIST, { accept: 'text/html' })).toMatchObject(refused(400, says(/\S/)));
    expect(await call(LIST, { accept: 'garbage' })).toMatchObject(refused(400, says(/\S/)));
    expect((await call(LIST, { accept: 'text/html, */*;q=0.1' })).status).toBe(200);
    expect((await call(LIST, { 'content-type': 'garbage' })).status).toBe(200);
  });
});
