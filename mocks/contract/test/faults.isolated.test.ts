import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestListener } from '../../../scripts/lib/request-listener.ts';
import { type Fault, inData, startProxy } from './proxy.ts';
import { findingsIn, reportOnFault, violationsOf } from './report-on-fault.ts';
import { contract } from './server.ts';
import { useMock } from './use-mock.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

const mock = useMock();

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((proxy) => proxy.close())));

const reportOn = (fault: Fault, only: string[], ...more: string[]) => reportOnFault(mock.url, { fault, only, more });

const ORDERS = ['orders.list', 'orders.detail'];
const faithful: Fault = (_call, forward) => forward();

describe('a proxy', { timeout: 60_000 }, () => {
  it('a proxy that changes nothing has no findings', async () => {
    const only = [...ORDERS, 'user.information', 'user.accountInformation', 'user.saveInformation', 'family.name'];
    const report = await reportOn(faithful, only, '--include-commands');
    expect(findingsIn(report)).toEqual([]);
    expect(report).toMatchObject({ exitCode: 0, unseen: [], totals: { undocumented: 0 } });
  });

  it('a proxy that drops, adds and retypes fields is reported at each of them', async () => {
    const fault = inData('orders.detail', ({ amounts: _dropped, ...data }) => ({
      ...data,
      createdAt: 7,
      items: data.items.map((item: object) => ({ ...item, added: true })),
    }));
    const report = await reportOn(fault, ORDERS);
    expect(findingsIn(report)).toEqual(['orders.detail missing /data/amounts', 'orders.detail type /data/createdAt']);
    const extra = report.operations.flatMap(({ requests }) => requests.flatMap(({ undocumented }) => undocumented));
    expect(new Set(extra.map(({ where }) => where))).toEqual(new Set(['/data/items/0/added']));
    expect(report.exitCode).toBe(1);
  });

  it('a proxy that reorders a list is reported at its first entry out of order', async () => {
    const fault = inData('orders.list', (data) => ({ ...data, list: data.list.toReversed() }));
    const report = await reportOn(fault, ORDERS);
    expect(findingsIn(report)).toContain('orders.list order /data/list/1/createdAt');
    expect(findingsIn(report)).toContain('orders.list paging /data/list/0');
    expect(report.exitCode).toBe(1);
  });

  it('a proxy that adds up an order wrongly is reported at the rule', async () => {
    const fault = inData('orders.detail', ({ amounts, ...data }) => ({
      ...data,
      amounts: { ...amounts, totalAmount: amounts.totalAmount + 1 },
    }));
    const report = await reportOn(fault, ORDERS);
    expect(findingsIn(report)).toEqual(['orders.detail rule /data/amounts']);
    const [violation] = violationsOf(report, 'orders.detail');
    expect(violation?.expected).toBe('totalAmount = goodsAmount - discount + freight');
    expect(report.exitCode).toBe(1);
  });

  it('a proxy that never answers is reported for each operation after one request', async () => {
    const report = await reportOn(() => new Promise(() => {}), ORDERS, '--timeout', '500');
    for (const { verdict, requests } of report.operations) {
      expect(verdict).toBe('unreachable');
      expect(requests.map(({ message }) => message)).toEqual(['no complete reply within 500 ms']);
    }
    expect(report).toMatchObject({ exitCode: 1, unseen: ['orders.detail', 'orders.list'] });
  });

  it('a proxy that breaks envelopes is reported at the broken field', async () => {
    const fault: Fault = async ({ operation }, forward) => {
      const { status, json } = await forward();
      return { status, json: operation === 'orders.list' ? { ...json, success: 'true' } : json.data };
    };
    const report = await reportOn(fault, ORDERS);
    expect(findingsIn(report)).toContain('orders.list envelope /success');
    expect(findingsIn(report)).toContain('orders.detail envelope /success');
    expect(report.exitCode).toBe(1);
  });

  it('a proxy that refuses everything is reported for each operation, unless it may stay unseen', async () => {
    const fault: Fault = async () => ({ status: 200, json: { success: false, code: 'GONE', msg: 'Not there' } });
    const only = ['aiFood.analysisPending', 'orders.detail'];
    const report = await reportOn(fault, only);
    expect(report).toMatchObject({ exitCode: 1, unseen: ['aiFood.analysisPending', 'orders.detail'] });
    expect(findingsIn(report)).toEqual([
      'aiFood.analysisPending not-refused status',
      'orders.detail not-refused status',
    ]);

    const polite: Fault = async (call, forward) => {
      const reply = await forward();
      return reply.status === 200 ? fault(call, forward) : reply;
    };
    expect(await reportOn(polite, only)).toMatchObject({
      exitCode: 1,
      unseen: ['aiFood.analysisPending', 'orders.detail'],
    });
    const allowed = await reportOn(polite, only, '--allow-unseen', 'aiFood', '--allow-unseen', 'orders.detail');
    expect(allowed).toMatchObject({
      exitCode: 0,
      allowedUnseen: ['aiFood.analysisPending', 'orders.detail'],
    });
  });

  it('a proxy that returns data without a token, or accepts invalid input, is reported', async () => {
    const anyone: Fault = (call, forward) => forward({ headers: { ...call.headers, usertoken: 'somebody' } });
    expect(findingsIn(await reportOn(anyone, ORDERS))).toEqual([
      'orders.detail not-refused status',
      'orders.list not-refused status',
    ]);
    const lenient: Fault = async (_call, forward) => {
      const { status, json } = await forward();
      return { status: status === 400 ? 200 : status, json };
    };
    const report = await reportOn(lenient, ORDERS);
    expect(violationsOf(report, 'orders.list')).toContainEqual(
      expect.objectContaining({ kind: 'not-refused', expected: '400', got: expect.stringMatching(/^200, msg /) }),
    );
  });

  it('a proxy that returns another order than requested is reported at its id', async () => {
    const fault: Fault = async (call, forward) => {
      const other = new URLSearchParams({ orderId: 'order-3012' });
      return call.query.get('orderId') === 'order-3011' ? forward({ query: other }) : forward();
    };
    const report = await reportOn(fault, ORDERS);
    expect(findingsIn(report)).toEqual(['orders.detail identity /data/orderId']);
    expect(violationsOf(report, 'orders.detail')).toContainEqual(
      expect.objectContaining({ expected: '"order-3011" (string)', got: '"order-3012" (string)' }),
    );
  });

  it("a proxy that returns another person's profile is reported at the person", async () => {
    const fault = inData('user.information', (data) => ({ ...data, userId: 'user-7777' }));
    const report = await reportOn(fault, ['user.information', 'user.accountInformation']);
    expect(findingsIn(report)).toEqual(['user.information identity /data/userId']);
  });

  it("a proxy that returns the first person's order to the second is reported, unlike one that refuses", async () => {
    // The second person's world has other orders.
    const renamed = (text: string) => text.replaceAll(/(order|refund)-3/g, '$1-8');
    const original = (text: string) => text.replaceAll(/(order|refund)-8/g, '$1-3');
    const server =
      (guards: boolean): Fault =>
      async (call, forward) => {
        if (call.headers.usertoken !== 'second') return forward();
        const asked = call.query.get('orderId') ?? '';
        if (guards && asked.startsWith('order-3')) {
          return { status: 200, json: { success: false, code: 'GONE', msg: 'No such order' } };
        }
        const query = new URLSearchParams(original(call.query.toString()));
        const { status, json } = await forward({ query });
        return { status, json: asked.startsWith('order-3') ? json : JSON.parse(renamed(JSON.stringify(json))) };
      };
    const second = ['--other-token', 'second'];
    expect(findingsIn(await reportOn(server(false), ORDERS, ...second))).toEqual(['orders.detail identity /data']);
    expect(findingsIn(await reportOn(server(true), ORDERS, ...second))).toEqual([]);
  });

  it("a server that answers both people with the first person's orders is reported at the list too", async () => {
    // The worlds of two tokens hold the same objects, so the second person receives the first person's orders.
    const report = await reportOn(faithful, [...ORDERS, 'user.information'], '--other-token', 'second');
    expect(findingsIn(report)).toEqual([
      'orders.detail identity /data',
      'orders.list identity /data',
      'user.information identity /data/userId',
    ]);
    expect(violationsOf(report, 'orders.list')[0]?.got).toMatch(/^orderId order-\d+, which orders\.list gave/);
  });

  it('a proxy that gives the goods of a task to a person who may not see its plan is reported', async () => {
    const hidesPlans: Fault = async (call, forward) =>
      call.headers.usertoken === 'second' && call.operation?.startsWith('plans.execution')
        ? { status: 200, json: { success: false, code: 'GONE', msg: 'No such plan' } }
        : forward();
    const calls = ['plans.executionTitles', 'plans.executionData', 'plans.goodsItem'];
    const second = ['--other-token', 'second'];
    expect(findingsIn(await reportOn(hidesPlans, calls, ...second))).toEqual(['plans.goodsItem identity /data']);
    // The tasks of a plan are readable for everybody with its id.
    const open = findingsIn(await reportOn((_, forward) => forward(), calls, ...second));
    expect(open).not.toContain('plans.goodsItem identity /data');
  });

  it('a proxy with an inconsistent total or hasMore is reported', async () => {
    const total = inData('orders.list', (data) => ({ ...data, total: data.total + 1 }));
    expect(findingsIn(await reportOn(total, ['orders.list']))).toContain('orders.list paging /data/list');
    const more = inData('orders.list', (data) => ({ ...data, hasMore: false }));
    expect(findingsIn(await reportOn(more, ['orders.list']))).toContain('orders.list paging /data/hasMore');
    const repeated: Fault = (call, forward) => {
      const pageNum = Math.min(2, call.body?.pageNum ?? 1);
      return call.operation === 'orders.list'
        ? forward({ body: { ...call.body, pageNum, after: undefined } })
        : forward();
    };
    const report = await reportOn(inOrder(repeated), ['orders.list']);
    expect(findingsIn(report)).toContain('orders.list paging /data/list/0');
  });

  it('a proxy with stale reads after a command is reported at the old value', async () => {
    const first = new Map<unknown, Promise<never>>();
    const stale: Fault = (call, forward) => {
      if (call.operation !== 'user.information' || call.headers.usertoken === undefined) return forward();
      const reply = first.get(call.headers.usertoken) ?? (forward() as Promise<never>);
      first.set(call.headers.usertoken, reply);
      return reply;
    };
    const report = await reportOn(stale, ['user.information', 'user.saveInformation'], '--include-commands');
    expect(findingsIn(report)).toContain('user.information lost-write /data/userName');
    expect(findingsIn(report).filter((line) => !line.startsWith('user.information lost-write /data/'))).toEqual([]);
  });

  it('a proxy with a command that changes a read outside its x-invalidates is reported', async () => {
    let userName: string | undefined;
    const fault: Fault = async (call, forward) => {
      const reply = await forward();
      if (call.operation === 'user.saveInformation' && reply.json.success) userName = reply.json.data.userName;
      if (call.operation === 'income.summary' && reply.json.success) reply.json.data.userName = userName ?? 'before';
      return reply;
    };
    const only = ['user.information', 'user.saveInformation', 'income.summary'];
    const report = await reportOn(fault, only, '--include-commands');
    expect(findingsIn(report)).toEqual(['user.saveInformation invalidates /data/userName']);
  });
});

/** What a broken or hostile server may send instead of JSON of a usual form. */
const HOSTILE: Record<string, (reply: string) => string | Buffer> = {
  'an object for a list': (reply) => reply.replace(/"list":\[.*\]/s, '"list":{}'),
  'nothing for a list': (reply) => reply.replace(/"list":\[.*\]/s, '"list":[null,7]'),
  'arrays nested 100,000 times': () => `{"success":true,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  'fifty megabytes': () => `{"success":true,"data":"${'x'.repeat(50_000_000)}"}`,
  'half a reply': (reply) => reply.slice(0, reply.length / 2),
  'names of the prototype': () => '{"success":true,"data":{"__proto__":{"a":1},"constructor":7,"toString":null}}',
  'bytes that are no UTF-8': () => Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
};

describe('a server with hostile replies', { timeout: 60_000 }, () => {
  it.each(Object.entries(HOSTILE))('a server that sends %s gets a report', async (_, change) => {
    const before = process.memoryUsage().rss;
    const server = createServer(
      requestListener<IncomingMessage, ServerResponse>(async (request, response) => {
        const { usertoken } = request.headers;
        const sent = {
          appVersion: '5.2.0',
          source: 'iOS',
          'content-type': 'application/json',
          ...(usertoken && { usertoken }),
        };
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = chunks.length > 0 ? Buffer.concat(chunks).toString() : undefined;
        const reply = await fetch(`${mock.url}${request.url}`, {
          method: request.method,
          headers: sent as HeadersInit,
          body,
        });
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(change(await reply.text())));
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({ close: async () => void server.close().closeAllConnections() });
    const { port } = server.address() as AddressInfo;
    const only = ['--only', 'orders.list', '--only', 'mealPlan.detail', '--only', 'evaluation.foodPlan'];
    const { out, exitCode } = await contract('--target', `http://127.0.0.1:${port}`, '--token', 'hostile', ...only);
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^Failed: /);
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});

it('the control characters of a server reach the report as text', async () => {
  const fault = inData('orders.detail', (data) => ({ ...data, status: '\u001b[2J\u0007all is well\u009b' }));
  const proxy = await startProxy(mock.url, fault);
  open.push(proxy);
  const { out } = await contract('--target', proxy.url, '--token', 'control', '--only', 'orders.detail');
  expect(out).toContain('all is well');
  expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
}, 60_000);

/** Restores the requested page numbers, so that only the entries are wrong. */
function inOrder(fault: Fault): Fault {
  return async (call, forward) => {
    const reply = await fault(call, forward);
    const asked = call.body?.pageNum;
    if (call.operation === 'orders.list' && reply.json.success) reply.json.data.pageNum = asked;
    return reply;
  };
}
