import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headline, type Report, renderText } from '../report.ts';
import {
  contractReport,
  type Envelope,
  firstRequestOf,
  only,
  type Plant,
  resultOf,
  startServer,
  violation,
} from './server.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.a-token-that-nobody-may-see.0123456789abcdefghijklmnopqrstuvwxyz';
const HTML = '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>';

const text =
  (body: string, more: { status?: number; headers?: Record<string, string> } = {}): Plant =>
  () => ({ body, ...more });

/** One fault for each listed operation; all others reply correctly. */
const plants: Record<string, Plant> = {
  'heartRate.history': text(HTML, { headers: { 'content-type': 'text/html' } }),
  'plans.goodsItem': text('{"success": true, "data": '),
  'plans.executionTitles': text(''),
  'family.relationship': (example) => ({
    body: JSON.stringify(example),
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  }),
  'evaluation.list': text('{"success":false,"msg":"Try later"}', { status: 502 }),
  'evaluation.report': text('{"success":false,"code":"UNAVAILABLE","msg":"Wait"}', { status: 503 }),
  'orders.refundReason': () => ({ success: false, code: 'BUSY', msg: 'Try later' }),
  'evaluation.info': text('{"success":false,"code":"600","msg":"Please log in again"}', { status: 500 }),
  'evaluation.foodPlan': text('{"code":7}', { status: 500 }),
  'mirror.list': text('', { status: 302, headers: { location: `https://login.example/?from=${TOKEN}` } }),
  'medication.list': () => null,
  'family.name': () => ({ success: false, code: 'SELF', msg: `Nobody knows ${TOKEN}` }),
  'user.accountInformation': (example, { headers }) => ({ ...example, session: headers.usertoken }) as Envelope,
};

let server: Awaited<ReturnType<typeof startServer>>;
let report: Report;
let printed: string;
beforeAll(async () => {
  server = await startServer(plants);
  report = await contractReport('--target', server.url, '--token', TOKEN, '--timeout', '10000');
  printed = renderText(report);
}, 120_000);
afterAll(() => server.close());

const found = (id: string) => firstRequestOf(report, id);

describe('a reply', () => {
  it('a reply of HTML is reported with its beginning', () => {
    expect(found('heartRate.history')).toMatchObject(
      only(violation('html', 'body', 'JSON', `HTML that begins with ${JSON.stringify(HTML)}`)),
    );
    expect(printed).toContain('    html: expected JSON, got HTML that begins with "<!DOCTYPE html><html>');
  });

  it('a reply of malformed JSON, or without a body, is reported', () => {
    expect(found('plans.goodsItem')).toMatchObject({
      verdict: 'violates',
      violations: [
        {
          kind: 'malformed-json',
          expected: 'JSON',
          got: 'Unexpected end of JSON input; it begins with "{\\"success\\": true, \\"data\\":"',
        },
      ],
    });
    expect(found('plans.executionTitles')).toMatchObject(
      only(violation('malformed-json', 'body', 'JSON', 'an empty body')),
    );
  });

  it('a reply of JSON under another content type is reported', () => {
    expect(found('family.relationship')).toMatchObject(
      only(violation('content-type', 'content-type', 'application/json', 'text/plain; charset=utf-8')),
    );
  });

  it('a reply with another status is reported with its message', () => {
    expect(found('evaluation.list')).toMatchObject(only(violation('status', 'status', '200', '502, msg "Try later"')));
    expect(found('evaluation.info').violations).toEqual([
      violation('status', 'status', '200', '500, the login has expired, msg "Please log in again"'),
    ]);
    expect(printed).toContain('    status: expected 200, got 502, msg "Try later"\n');
    expect(printed).toContain('Refused as signed out: 1. Is the token valid on this server?\n');
  });

  it('a reply for a moment of unavailability says when to call again', () => {
    expect(found('evaluation.report').violations).toEqual([
      violation('status', 'status', '200', '503, msg "Wait"'),
      violation('missing', 'retry-after', 'integer', 'nothing'),
    ]);
  });

  it('a failure of an operation without codes is reported', () => {
    expect(found('orders.refundReason').violations).toEqual([
      violation('enumeration', '/code', 'no failure, as none is described', '"BUSY" (string)'),
    ]);
  });

  it('a reply with another status is compared with the description of that status', () => {
    expect(found('evaluation.foodPlan').violations).toEqual([
      violation('status', 'status', '200', '500'),
      violation('missing', '/success', 'false', 'nothing'),
      violation('missing', '/msg', 'string', 'nothing'),
      violation('type', '/code', 'string', '7 (number)'),
    ]);
  });

  it('a reply that redirects is not followed', () => {
    expect(found('mirror.list')).toMatchObject(
      only(violation('status', 'status', '200', expect.stringMatching(/^302, to https:\/\/login\.example\/\?from=/))),
    );
  });

  it('a reply that exceeds the time limit is reported, and ends the requests of its operation', () => {
    expect(found('medication.list')).toMatchObject({
      verdict: 'unreachable',
      reason: 'timeout',
      message: 'no complete reply within 10000 ms',
    });
    expect(resultOf(report, 'medication.list').requests).toHaveLength(1);
    expect(printed).toContain('✖ not reachable medication.list  GET ');
  });
});

describe('the report', () => {
  it('the report lists only operations with a planted fault', () => {
    const named = report.operations
      .filter(({ verdict, requests }) => {
        const extra = requests.some(({ undocumented }) => undocumented.length > 0);
        return extra || !['conforms', 'skipped'].includes(verdict);
      })
      .map(({ operation }) => operation);
    expect(named.sort()).toEqual(Object.keys(plants).sort());
  });

  it('the report has the totals and fails', () => {
    const reads = report.operations.length - report.totals.skipped;
    expect(report.totals).toMatchObject({ violates: 10, unreachable: 1, refused: 1, undocumented: 1 });
    expect(report.totals.conforms).toBe(reads - 12);
    expect(report.exitCode).toBe(1);
    expect(headline(report)).toMatch(/^Failed: 10 violate the description; 1 could not be reached; /m);
    expect(printed).toMatch(/^plans +\d+ +2 +\. +\. +\d+ +\.$/m);
  });

  it('the report never contains the token, nor a part of it', () => {
    expect(server.received.some(({ headers }) => headers.usertoken === TOKEN)).toBe(true);
    expect(`${printed}${JSON.stringify(report)}`).not.toContain(TOKEN.slice(0, 12));
    expect(found('user.accountInformation').undocumented).toEqual([
      { where: '/session', got: expect.stringContaining('[token]'), times: 1 },
    ]);
  });
});
