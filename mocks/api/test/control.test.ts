import { afterAll, describe, expect, it } from 'vitest';
import { freshMock, headers, LIST, refused, says } from './client.ts';
import { exchange } from './exchange.ts';

const mock = await freshMock();
const { call, control } = mock;
afterAll(() => mock.close());

const override = (body: object) => control('POST', 'overrides', body);
const list = (userToken: string, more = {}) => call(LIST, { userToken, ...more });

describe('the page', () => {
  it('the page is served with its files, which load nothing from other servers', async () => {
    const page = await fetch(`${mock.url}/__mock`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toEqual(['data:,', '/__mock/page.css', '/__mock/page.js']);
    const scripts = ['page', 'api', 'clock', 'dom', 'journal', 'operations', 'worlds'].map((name) => [
      `/__mock/${name}.js`,
      'text/javascript; charset=utf-8',
    ]);
    for (const [path, type] of [['/__mock/page.css', 'text/css; charset=utf-8'], ...scripts]) {
      const file = await fetch(mock.url + path);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(await file.text()).not.toMatch(/https?:|innerHTML/);
    }
  });

  it('the page runs only its own script, and cannot be framed', async () => {
    const policy = (await fetch(`${mock.url}/__mock?x=1`)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the operations and worlds', () => {
  it('the operations and worlds are listed, with the examples of each', async () => {
    const { body } = await control('GET', 'operations');
    const operation = body.data.find(({ id }: { id: string }) => id === 'medication.list');
    expect(operation).toMatchObject({ method: 'GET', path: LIST });
    expect(operation.examples).toContainEqual({ status: 503, example: 'unavailable' });
    expect(operation.examples).toContainEqual({ status: 500, example: 'loginExpired' });
  });

  it('worlds appear with their person after the first call, and disappear with a reset', async () => {
    const tokens = async () => (await control('GET', 'worlds')).body.data.map(({ token }: { token: string }) => token);
    expect(await tokens()).not.toContain('listed');
    await list('listed');
    const [first] = (await control('GET', 'worlds')).body.data;
    expect(first).toEqual({
      ...{ account: 'listed', token: 'listed', userName: expect.stringMatching(/./) },
      now: expect.stringMatching(/^2026-11-20T/),
    });
    await call('/__mock/reset', { userToken: 'listed' }, { method: 'POST' });
    expect(await tokens()).not.toContain('listed');
  });
});

describe('one world', () => {
  const advance = (userToken: string, body: object) =>
    call(
      '/__mock/advance',
      { userToken, 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify(body) },
    );

  it('a world moves ahead of the others', async () => {
    const headers = (userToken: string) => ({ userToken, 'content-type': 'application/json' });
    for (const userToken of ['ahead', 'behind']) {
      const { body } = await call('/food/evaluation/item/next', headers(userToken), { method: 'POST', body: '{}' });
      expect(body.data.progress.position).toBe(1);
    }
    expect((await advance('ahead', { seconds: 86_400 })).status).toBe(200);
    const { body } = await call('/food/evaluation/item/next', headers('ahead'), {
      method: 'POST',
      body: JSON.stringify({
        itemId: 'item-goal',
        answer: { optionIds: ['loseWeight'], value: null },
        evaluationId: 'evaluation-7002',
      }),
    });
    expect(body.success).toBe(true);
    const updated = async (userToken: string) =>
      (await call('/food/evaluation/info', { userToken })).body.data.updatedAt as string;
    const [later, earlier] = [await updated('ahead'), await updated('behind')].map((at) => Date.parse(at));
    expect((later as number) - (earlier as number)).toBeGreaterThanOrEqual(86_400_000);
  });

  it('a world has a clock of its own after a reset to a time, until the next reset', async () => {
    const reset = (body: object) =>
      call(
        '/__mock/reset',
        { userToken: 'afternoon', 'content-type': 'application/json' },
        { method: 'POST', body: JSON.stringify(body) },
      );
    const dateOf = async (userToken: string) => {
      const { headers } = await fetch(`${mock.url}${LIST}`, { headers: { userToken } });
      return Date.parse(headers.get('date') as string);
    };
    const moment = '2026-11-18T16:20:00+08:00';
    expect((await reset({ now: moment })).status).toBe(200);
    expect(await dateOf('afternoon')).toBeGreaterThanOrEqual(Date.parse(moment));
    expect(await dateOf('afternoon')).toBeLessThan(Date.parse(moment) + 60_000);
    expect(Math.abs((await dateOf('other')) - Date.parse((await control('GET', 'clock')).body.data.now))).toBeLessThan(
      60_000,
    );
    expect((await reset({ now: 'noon' })).status).toBe(400);
    await reset({});
    expect(await dateOf('afternoon')).toBeGreaterThan(Date.parse('2026-11-19T00:00:00+08:00'));
  });

  it('a world never moves back', async () => {
    for (const body of [{ seconds: -1 }, {}, { seconds: 1e12 }])
      expect((await advance('ahead', body)).status).toBe(400);
  });
});

describe('an override', () => {
  it('an override answers with an example in one world until it is removed', async () => {
    await override({ world: 'ann', operation: 'medication.list', status: 503 });
    expect((await list('ann')).body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect((await list('bob')).body.success).toBe(true);
    await override({ world: 'ann', operation: 'medication.list' });
    expect((await list('ann')).body.success).toBe(true);
  });

  it('an override of every world applies to worlds without an override', async () => {
    const { body } = await override({ operation: 'medication.list', example: 'empty' });
    expect(body.data).toContainEqual({
      world: null,
      operation: 'medication.list',
      replies: [{ example: 'empty' }],
    });
    await override({ world: 'own', operation: 'medication.list', example: 'yesterday' });
    expect((await list('any')).body.data).toEqual([]);
    expect((await list('own')).body.data).not.toEqual([]);
    expect((await control('DELETE', 'overrides')).body.data).toEqual([]);
    expect((await list('any')).body.data).toHaveLength(4);
  });

  it('an override has lower priority than the headers of a request', async () => {
    await override({ world: 'headers', operation: 'medication.list', example: 'empty', delay: 60_000 });
    const { body } = await list('headers', { prefer: 'example=today', 'x-mock-delay': '0' });
    expect(body.data).not.toEqual([]);
  });

  it('an override delays the replies of one operation or of all', async () => {
    const milliseconds = async (token: string) => {
      const start = performance.now();
      expect((await list(token)).status).toBe(200);
      return performance.now() - start;
    };
    await override({ world: 'slow', operation: 'medication.list', delay: 120 });
    expect(await milliseconds('slow')).toBeGreaterThanOrEqual(115);
    await override({ world: 'slower', operation: '*', delay: 120 });
    expect(await milliseconds('slower')).toBeGreaterThanOrEqual(115);
    await override({ world: 'slower', operation: 'medication.list', delay: 0 });
    expect((await list('slower')).status).toBe(200);
  });

  it('an override of callers without a token does not apply to every world', async () => {
    const keyword = '/scheme/view/purine-index/list';
    await override({ world: '', operation: 'lookup.purineIndexList', example: 'empty' });
    const signedOut = await exchange(mock.url, keyword, { headers: { appVersion: '5.2.0', source: 'iOS' } });
    expect(signedOut.body.data).toEqual([]);
    expect((await call(keyword)).body.data).not.toEqual([]);
  });

  it.each([
    [{ operation: 'orders.detial' }, 'There is no operation "orders.detial"'],
    [{}, 'There is no operation "undefined"'],
    [{ operation: 'medication.list', example: 'nope' }, '"nope"'],
    [{ operation: 'medication.list', status: 418 }, '418'],
    [{ operation: '*', example: 'empty' }, 'for one operation'],
    [{ operation: 'medication.list', delay: 60_001 }, 'delay takes 0 to 60000'],
    [{ operation: 'medication.list', delay: '5' }, 'delay takes 0 to 60000 milliseconds, not "5"'],
    [{ operation: 'medication.list', exmaple: 'empty' }, 'There is no field "exmaple"'],
    [[], 'must be a JSON object'],
  ])('the override %j is refused with a reason', async (body, reason) => {
    const before = (await control('GET', 'overrides')).body;
    expect(await override(body)).toMatchObject(refused(400, says(reason)));
    expect((await control('GET', 'overrides')).body).toEqual(before);
  });
});

describe('the clock', () => {
  const summaryDate = async (userToken: string) =>
    (await call('/scheme/app/foodIntellectual/queryUserSummary', { userToken })).body.data.date;

  it('the clock is read, set, moved and stopped, and worlds follow it', async () => {
    const other = await freshMock();
    const clock = async (body?: object) =>
      (
        await other.call(
          '/__mock/clock',
          { 'content-type': 'application/json' },
          body ? { method: 'POST', body: JSON.stringify(body) } : {},
        )
      ).body;
    expect((await clock()).data).toEqual({
      now: expect.stringMatching(/^2026-11-20T16:00:00/),
      zone: 'Asia/Shanghai',
      running: true,
    });
    expect((await clock({ advance: 3600 })).data.now).toMatch(/^2026-11-20T17:00:00/);
    expect((await clock({ now: '2027-01-02T09:00:00', running: false })).data).toEqual({
      now: expect.stringMatching(/^2027-01-02T09:00:00/),
      zone: 'Asia/Shanghai',
      running: false,
    });
    const { body } = await other.call('/scheme/app/foodIntellectual/queryUserSummary');
    expect(body.data.date).toBe('2027-01-02');
    expect((await clock({ running: true })).data).toEqual({
      now: expect.stringMatching(/^2027-01-02T09:00:00/),
      zone: 'Asia/Shanghai',
      running: true,
    });
    await other.close();
  });

  it.each([
    [{ now: 'tomorrow' }, 'ISO date-time'],
    [{ now: '2026-02-30T10:00:00' }, 'ISO date-time'],
    [{ now: '0001-01-01T00:00:00' }, 'ISO date-time'],
    [{ advance: 1e15 }, '1970 to 9998'],
    [{ running: 'no' }, 'running must be a boolean'],
  ])('the clock refuses %j', async (body, reason) => {
    expect(await control('POST', 'clock', body)).toMatchObject(refused(400, says(reason)));
    expect(await summaryDate('clock')).toBe('2026-11-20');
  });
});

it('an unknown path below /__mock gets 404', async () => {
  expect((await control('GET', 'nothing')).status).toBe(404);
  expect((await fetch(`${mock.url}/__mock`, { method: 'POST', headers })).status).toBe(404);
});
