import { afterAll, describe, expect, it } from 'vitest';
import { DELETE, freshMock, headers, LIST, refused, says } from './client.ts';
import { exchange } from './exchange.ts';

const mock = await freshMock();
const { call, post } = mock;
afterAll(() => mock.close());
const GOODS = '/scheme/view/health-data-goods/detail';

describe('a refusal is the envelope', () => {
  it('400 for a parameter that is missing, malformed or given twice, with its name', async () => {
    expect(await call(GOODS)).toMatchObject(refused(400, "Request query must have required property 'goodsId'"));
    expect(await call(`${GOODS}?goodsId=`)).toMatchObject(refused(400, says("'goodsId'")));
    expect(await call(`${LIST}?date=20.11.2026`)).toMatchObject(
      refused(400, 'Request query parameter date must match format "date"'),
    );
    expect(await call(`${LIST}?date=2026-02-30`)).toMatchObject(refused(400, says('date')));
    expect(await call(`${LIST}?date=2026-11-20&date=2026-11-21`)).toMatchObject(refused(400, says('date')));
  });

  it('400 for a body that violates its schema, with the position', async () => {
    expect(await post(DELETE, '{"reminderId":{}}')).toMatchObject(
      refused(400, 'Request body property reminderId must be string'),
    );
    expect(await post(DELETE, '{}')).toMatchObject(refused(400, says("'reminderId'")));
    expect(await post(DELETE, 'null')).toMatchObject(refused(400, 'Body parameter is required'));
    expect(await post(DELETE, '')).toMatchObject(refused(400, 'Body parameter is required'));
  });

  it('400 for malformed JSON', async () => {
    expect(await post(DELETE, '{"reminderId":')).toMatchObject(refused(400, says('The body is not valid JSON')));
  });

  it('400 for another content type, or none', async () => {
    const text = await post(DELETE, '{"reminderId":"rem-2004"}', { 'content-type': 'text/plain' });
    expect(text).toMatchObject(refused(400, 'The body must be application/json, not text/plain'));
    const none = await call(DELETE, {}, { method: 'POST', body: new Blob(['{}']) });
    expect(none).toMatchObject(refused(400, says('application/json')));
  });

  it('413 for a body over 1 MB, with and without a content length', async () => {
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

  it('401 without a token, unless none is needed', async () => {
    expect(await call(LIST, { userToken: '' })).toMatchObject(refused(401, says('userToken')));
    expect((await call(`${GOODS}?goodsId=goods-1001`, { userToken: '' })).status).toBe(200);
  });

  it('400 without the headers of every call, of which source may be empty', async () => {
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

  it('404 for an unknown path, 405 for another method', async () => {
    expect(await call('/nope')).toMatchObject(refused(404, says('/nope')));
    expect(await call('/')).toMatchObject(refused(404, says('/')));
    expect(await call('//')).toMatchObject(refused(404, says('//')));
    expect(await call(`${LIST}/`)).toMatchObject(refused(404, says(LIST)));
    expect(await call(LIST, {}, { method: 'DELETE' })).toMatchObject(refused(405, says('delete', LIST)));
  });

  it('400 for headers that are unsupported or unreadable', async () => {
    expect(await call(LIST, { accept: 'text/html' })).toMatchObject(refused(400, says(/\S/)));
    expect(await call(LIST, { accept: 'garbage' })).toMatchObject(refused(400, says(/\S/)));
    expect((await call(LIST, { accept: 'text/html, */*;q=0.1' })).status).toBe(200);
    expect((await call(LIST, { 'content-type': 'garbage' })).status).toBe(200);
  });
});
