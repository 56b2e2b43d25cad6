import { expect, it } from 'vitest';
import { explain, packError, unpackError, withIdempotencyKey } from '../src/index.ts';
import { client, failure } from './client.ts';
import { ok, silence, transport } from './transport.ts';

it.each<[string, Parameters<typeof transport>[0]]>([
  ['a reset connection', new TypeError('reset')],
  ['the time limit', silence],
  ['a 503', { status: 503 }],
  ['a broken reply', async () => new Response('{')],
])(
  'after %s, the error of a command has its key, and another attempt with it is the same intent',
  async (_c, reply) => {
    const { fetch, requests } = transport(reply, ok({}));
    const { saveWeightWithCompareLast } = client({ fetch, timeout: 50 }).healthData;
    const error = await failure(saveWeightWithCompareLast({ weight: 61.5 }));
    await saveWeightWithCompareLast({ weight: 61.5, idempotencyKey: error.idempotencyKey });
    const [first, second] = await Promise.all(requests.map((request) => request.json()));
    expect(error.idempotencyKey).toMatch(/^[\da-f]{32}$/);
    expect(second).toEqual(first);
    expect(first.idempotencyKey).toBe(error.idempotencyKey);
    expect(JSON.stringify(error) + explain(error)).not.toContain(error.idempotencyKey);
    expect(unpackError(packError(error))?.idempotencyKey).toBe(error.idempotencyKey);
  },
);

it('the error of a command that was not sent, or takes no key, has none', async () => {
  const { fetch } = transport({ status: 503 });
  const health = client({ fetch });
  const early = await failure(health.healthData.saveWeightWithCompareLast({ weight: NaN }));
  expect(early).toMatchObject({ kind: 'invalid-request', idempotencyKey: undefined });
  expect((await failure(health.medication.delete({ reminderId: 'rem-2001' }))).idempotencyKey).toBeUndefined();
});

it('an intent has one key, which a given one replaces', () => {
  const intent = {};
  const { idempotencyKey } = withIdempotencyKey({ weight: 58 }, intent);
  expect(withIdempotencyKey({ weight: 58 }, intent)).toEqual({ weight: 58, idempotencyKey });
  expect(withIdempotencyKey({ weight: 58 }).idempotencyKey).not.toBe(idempotencyKey);
  expect(withIdempotencyKey({ idempotencyKey: 'given' }, intent)).toEqual({ idempotencyKey: 'given' });
});
