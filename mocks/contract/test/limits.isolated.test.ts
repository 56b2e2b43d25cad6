import { describe, expect, it, vi } from 'vitest';
import { WAITLESS_CLOCK } from './clock.ts';
import type { Fault, Forwarded } from './proxy.ts';
import { findingsIn, reportOnFault, violationsOf } from './report-on-fault.ts';
import { useMock } from './use-mock.ts';

vi.mock('../../api/generated/wire.ts', () => import('./plain-wire.ts'));

const mock = useMock();

const READ = 'orders.refundReason';
const LIMITED = {
  'retry-after': '1',
  ratelimit: '"token";r=0;t=1',
  'ratelimit-policy': '"token";q=10;w=1, "address";q=60;w=60',
};

const without = (name: string) => Object.fromEntries(Object.entries(LIMITED).filter(([key]) => key !== name));

/** Answers more than the described calls of a token, in any second, by a 429. */
function limiting(calls: number, refusal: Partial<Forwarded> = {}): Fault {
  const times = new Map<string, number[]>();
  return async ({ headers: { usertoken: token } }, forward) => {
    if (token === undefined) return forward();
    const now = WAITLESS_CLOCK.now();
    const recent = (times.get(`${token}`) ?? []).filter((time) => time > now - 1000);
    if (recent.length < calls) times.set(`${token}`, [...recent, now]);
    if (recent.length < calls) return forward();
    const json = { success: false, code: 'TOO_MANY_REQUESTS', msg: 'Too many calls; wait 1 second' };
    return { status: 429, json, headers: LIMITED, ...refusal };
  };
}

describe('a server with a limit', { timeout: 60_000 }, () => {
  const run = (fault: Fault, only = [READ]) => reportOnFault(mock.url, { fault, only, more: ['--described-limits'] });

  it('a run keeps the described limits, and exceeds that of its token once', async () => {
    let refused = 0;
    const fault = limiting(10);
    const report = await run(
      async (call, forward) => {
        const reply = await fault(call, forward);
        if (reply.status === 429) refused += 1;
        return reply;
      },
      ['orders.list', 'orders.detail'],
    );
    expect(findingsIn(report)).toEqual([]);
    expect(report.exitCode).toBe(0);
    expect(refused).toBeGreaterThanOrEqual(10);
    const requests = report.operations.flatMap((operation) => operation.requests);
    expect(requests.map(({ request }) => request)).toContain('after Retry-After');
  });

  it.each([
    ['a wait in words', { headers: { ...LIMITED, 'retry-after': 'soon' } }, 'type retry-after'],
    ['no wait', { headers: without('retry-after') }, 'missing retry-after'],
    ['no limit', { headers: without('ratelimit') }, 'missing ratelimit'],
    ['no policy', { headers: without('ratelimit-policy') }, 'missing ratelimit-policy'],
    ['a bare number', { headers: { ...LIMITED, ratelimit: '0' } }, 'type ratelimit'],
    ['calls that are left', { headers: { ...LIMITED, ratelimit: '"token";r=3;t=1' } }, 'limit ratelimit'],
    ['fewer calls', { headers: { ...LIMITED, 'ratelimit-policy': '"token";q=8;w=1' } }, 'limit ratelimit-policy'],
    ['more calls', { headers: { ...LIMITED, 'ratelimit-policy': '"token";q=700;w=60' } }, undefined],
    ['another code', { json: { success: false, code: 'SLOW_DOWN', msg: 'Wait' } }, 'enumeration /code'],
    ['a page', { text: '<html></html>' }, 'html body'],
  ])('a refusal by 429 with %s is reported', async (_, refusal, finding) => {
    const report = await run(limiting(10, refusal));
    expect(findingsIn(report).map((one) => one.replace(/^\S+ /, ''))).toEqual([finding].filter(Boolean));
  });

  it('a server that refuses fewer calls than the description permits is reported', async () => {
    expect(findingsIn(await run(limiting(5), ['orders.list', 'orders.detail']))).toContainEqual(
      expect.stringMatching(/limit status$/),
    );
  });

  it('a server that always answers by 429 is reported, and its requests are not all repeated', async () => {
    let received = 0;
    const refuse: Fault = async () => {
      received += 1;
      return { status: 429, json: {} };
    };
    const report = await reportOnFault(mock.url, { fault: refuse, only: [READ] });
    const { requests = [] } = report.operations.find(({ operation }) => operation === READ) ?? {};
    const sent = requests.filter(({ request }) => request !== 'a reply by 429');
    expect(received).toBeLessThanOrEqual(sent.length + 3);
    expect(violationsOf(report, READ)).toContainEqual(expect.objectContaining({ kind: 'status', got: '429' }));
  });
});
