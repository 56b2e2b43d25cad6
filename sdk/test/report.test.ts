import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFetch, HealthError, type HealthErrorKind, packReport } from '../src/index.ts';
import { client, failure } from './client.ts';
import { fail, transport } from './transport.ts';

const kinds: HealthErrorKind[] = [
  ...(['business', 'login-expired', 'http', 'network', 'timeout', 'aborted'] as const),
  ...(['invalid-request', 'invalid-response', 'login', 'bridge'] as const),
];

describe('a report', () => {
  it('a report has what identifies the failure', async () => {
    const { fetch } = transport({ ...fail('已付款', 'PAID'), headers: { 'x-request-id': 'r-7' } });
    const health = client({ fetch, app: 'food' });
    const error = await failure(health.orders.cancel({ orderId: 'order-77', reason: 'changedMind' }));
    expect(packReport(error)).toEqual({
      report: 1,
      sdk: expect.stringMatching(/^\d/),
      kind: 'business',
      operation: 'orders.cancel',
      method: 'POST',
      path: '/food/order/orderCancel',
      status: 200,
      code: 'PAID',
      requestId: 'r-7',
      attempts: 1,
      gateTime: expect.any(Number),
      appVersion: '5.2.0',
    });
  });

  it('a report contains messages and data of a refusal only if the caller asks for them', async () => {
    const body = {
      success: false,
      code: 'PAID',
      msg: '林已付款',
      reasons: ['pregnant'],
      data: { userToken: 't', weight: 61.5 },
    };
    const health = client({ ...transport({ body }), app: 'food' });
    const error = await failure(health.orders.cancel({ orderId: 'order-77', reason: 'changedMind' }));
    expect(JSON.stringify(packReport(error))).not.toMatch(/林|pregnant|61\.5|order-77/);
    expect(packReport(error, { messages: true })).toMatchObject({ message: '林已付款', serverMessage: '林已付款' });
    const withData = packReport(error, { data: true });
    expect([withData.reasons, withData.data]).toEqual([['pregnant'], { weight: 61.5 }]);
  });

  it('a report of a call by path has no path, which may contain an id', async () => {
    const health = client(transport({ status: 404 }));
    const report = packReport(await failure(createFetch(health)(`${health.host}/people/13800001234`)));
    expect(report).toMatchObject({ kind: 'http', status: 404, method: 'GET' });
    expect(JSON.stringify(report)).not.toMatch(/people|13800001234/);
  });

  it('no report contains a text of the server, of the person or of the app', () => {
    // A text with a mark that no field of a report permits.
    const personal = fc.string({ unit: 'grapheme' }).map((text) => `§${text}§`);
    const details = fc.record({
      operation: personal,
      method: personal,
      path: personal,
      code: personal,
      reasons: fc.array(personal),
      serverMessage: personal,
      requestId: personal,
      idempotencyKey: personal,
      headers: fc.record({ appVersion: personal, source: personal, userToken: personal }),
      cause: personal.map((text) => new Error(text)),
      added: personal,
    });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), personal, details, personal, (kind, message, given, secret) => {
        const error = new HealthError(kind as 'http', message, { ...given, status: 500 });
        Object.defineProperty(error, 'data', { value: { secret } });
        Object.defineProperty(error, 'responseHeaders', { value: new Headers({ 'x-secret': '1' }) });
        const text = JSON.stringify(packReport(error));
        expect(text).not.toMatch(/§|secret/);
      }),
    );
  });

  it('no report of a call contains its token, its input or the texts of its reply', async () => {
    const hostile = fc.record({
      status: fc.constantFrom(200, 401, 429, 500, 503),
      token: fc.stringMatching(/^[\da-f]{8,20}$/),
      code: fc.constantFrom('GONE', '600', '林小姐', 'weight 61.5 kg'),
    });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ status, token, code }) => {
        const reply = { status, body: { success: false, code, msg: `${token} 林小姐 61.5`, reasons: ['pregnant'] } };
        const health = client({ ...transport(reply), login: () => ({ userToken: token }), retry: 0 });
        const error = await failure(health.medication.list({ date: '2031-02-03' }));
        const text = JSON.stringify(packReport(error));
        expect(text).not.toContain(token);
        expect(text).not.toMatch(/林|61\.5|pregnant|2031-02-03/);
      }),
      { numRuns: 50 },
    );
  });

  it('a report accepts only a HealthError and known options', () => {
    expect(() => packReport(new Error('x'))).toThrow('error takes a HealthError');
    const late = new HealthError('timeout', 'late');
    expect(() => packReport(late, { message: true } as never)).toThrow('options takes messages, data, not message');
    expect(packReport(late)).toEqual({ report: 1, sdk: expect.any(String), kind: 'timeout' });
  });
});
