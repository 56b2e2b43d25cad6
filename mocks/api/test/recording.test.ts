import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { Recording } from '../answer/recording.ts';
import { DELETE, freshMock, headers, LIST, says } from './client.ts';

const backend = await freshMock();
let written: Recording[] = [];
const log: string[] = [];
const recorder = await freshMock({
  record: backend.url,
  onRecorded: (all) => {
    written = all;
  },
  log: (line) => log.push(line),
});
afterAll(() => Promise.all([backend.close(), recorder.close()]));
const TOKEN = 'secret-token-of-a-person';

/** A reply in wire format, which recordings keep. */
const received = async (url: string, path: string): Promise<unknown> =>
  (await fetch(url + path, { headers: { ...headers, userToken: TOKEN } })).json();

describe('record', () => {
  it('recording passes calls on to the backend, and keeps each reply as a named example', async () => {
    const yesterday = await received(recorder.url, `${LIST}?date=2026-11-19`);
    await recorder.post(DELETE, '{"reminderId":"rem-2004"}', { userToken: TOKEN });
    expect((await backend.call(LIST, { userToken: TOKEN })).body.data).toHaveLength(3);
    expect(written).toEqual([
      {
        name: 'recorded-1',
        operation: 'medication.list',
        input: { date: '2026-11-19' },
        status: 200,
        body: yesterday,
      },
      {
        name: 'recorded-1',
        operation: 'medication.delete',
        input: { reminderId: 'rem-2004' },
        status: 200,
        body: { success: true, data: null },
      },
    ]);
    expect((await recorder.calls({ world: TOKEN })).map(({ source }) => source)).toEqual(['backend', 'backend']);
  });

  it('recording replaces the earlier reply to the same call', async () => {
    await recorder.call(LIST, { userToken: TOKEN });
    await recorder.post(DELETE, '{"reminderId":"rem-2003"}', { userToken: TOKEN });
    await recorder.call(LIST, { userToken: TOKEN });
    const lists = written.filter(
      ({ operation, input }) => operation === 'medication.list' && !Object.keys(input as object).length,
    );
    expect(lists).toHaveLength(1);
    expect(lists[0]?.body).toMatchObject({ data: [{}, {}] });
  });

  it('recording hides tokens and codes in inputs and replies', async () => {
    const phoneNumber = '13800004321';
    await recorder.call(`/food/view/user/sms/getVerifyCode?phoneNumber=${phoneNumber}&purpose=login`, {
      userToken: TOKEN,
    });
    const signIn = await recorder.post('/food/view/auth/login', JSON.stringify({ phoneNumber, verifyCode: '123456' }), {
      userToken: TOKEN,
    });
    const { userToken } = signIn.body.data;
    expect(userToken).toMatch(/./);
    const text = JSON.stringify(written);
    expect(text).toContain('auth.login');
    for (const secret of [TOKEN, userToken, '123456']) expect(text).not.toContain(secret);
    expect(text).toMatch(/"userToken":"hidden-\w+"/);
  });

  it('recording keeps no token and no code in the journal', async () => {
    await recorder.call(LIST, { userToken: TOKEN, cookie: 'session=crumbs', authorization: 'Bearer of-a-person' });
    const calls = JSON.stringify(await recorder.calls());
    expect(calls).toContain('auth.login');
    for (const secret of [TOKEN, '123456', 'login-', 'crumbs', 'of-a-person']) expect(calls).not.toContain(secret);
    expect(await recorder.calls({ world: TOKEN })).not.toEqual([]);
  });

  it('recording reports a backend whose replies violate the description, or are not JSON', async () => {
    const wrong = createServer((request, response) => {
      if (request.url === LIST) response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
    const { port } = wrong.address() as AddressInfo;
    const lines: string[] = [];
    const mock = await freshMock({ record: `http://127.0.0.1:${port}/`, log: (line) => lines.push(line) });
    expect((await mock.call(LIST)).body).toEqual({ success: true });
    expect(lines).toEqual([expect.stringContaining("the backend's reply violates the description. medication.list")]);
    expect(await mock.call('/scheme/view/purine-index/list')).toMatchObject({
      status: 502,
      body: { code: 'BACKEND_UNAVAILABLE', msg: says('gave no reply of JSON') },
    });
    await mock.close();
    wrong.close();
  });
});

describe('replay', () => {
  it('replaying answers a call with the same input by its recording, and others as usual', async () => {
    const recorded = written.find(({ operation }) => operation === 'medication.list') as Recording;
    const own = { ...recorded, name: 'own', status: 200, body: { success: true, data: [] } };
    const mock = await freshMock({
      replay: JSON.parse(JSON.stringify([...written, { ...own, input: { date: '2026-11-01' } }])),
    });
    expect(await received(mock.url, `${LIST}?date=2026-11-19`)).toEqual(recorded.body);
    expect((await mock.call(`${LIST}?date=2026-11-01`)).body.data).toEqual([]);
    expect((await mock.call(`${LIST}?date=2026-11-18`)).body.data).toHaveLength(4);
    expect((await mock.call(LIST, { prefer: 'example=own' })).body.data).toEqual([]);
    expect((await mock.calls()).map(({ source }) => source)).toEqual(['recording', 'recording', 'usual', 'recording']);
    expect(await mock.recordings()).toHaveLength(written.length + 1);
    expect((await mock.call(`${LIST}?date=x`)).status).toBe(400);
    await mock.close();
  });

  it('replaying refuses recordings of an unknown operation', async () => {
    const wrong = [{ name: 'one', operation: 'medication.lst', input: {}, status: 200, body: {} }];
    await expect(freshMock({ replay: wrong })).rejects.toThrow('Recording 0 needs name, operation');
  });
});
