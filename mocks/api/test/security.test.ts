import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { queryOf } from '../../contract/inputs.ts';
import { readOperations } from '../../contract/operations.ts';
import { freshMock } from './client.ts';
import { exchange } from './exchange.ts';

const bundle = readBundle();
const operations = readOperations(bundle);

let mock: Awaited<ReturnType<typeof freshMock>>;
beforeAll(async () => {
  mock = await freshMock();
});
afterAll(() => mock.close());

/** The reply to the operation's first example. */
async function replyTo({ method, path, requests }: (typeof operations)[number], userToken?: string) {
  const [request] = requests;
  const sent = {
    ...{ appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' },
    ...(userToken !== undefined && { userToken }),
  };
  const body = method === 'post' ? JSON.stringify(request?.input ?? {}) : undefined;
  const query = method === 'post' ? '' : queryOf(request?.input);
  const reply = await exchange(mock.url, `${path}${query}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body }),
  });
  return { status: reply.status, ...(reply.body as { success: boolean; code?: string }) };
}

describe('without a token', () => {
  const needs = operations.filter(({ security }) => security === 'required');
  const free = operations.filter(({ security }) => security !== 'required');

  it.each(needs.map((operation) => [operation.id, operation] as const))(
    '%s is refused without a token',
    async (_id, operation) => {
      expect(await replyTo(operation)).toMatchObject({ status: 401, success: false, code: 'TOKEN_MISSING' });
    },
  );

  it.each(needs.map((operation) => [operation.id, operation] as const))(
    '%s is refused with an expired token',
    async (_id, operation) => {
      expect(await replyTo(operation, 'a-test-expired')).toMatchObject({ status: 500, success: false, code: '600' });
    },
  );

  it.each(free.map((operation) => [operation.id, operation] as const))(
    '%s is answered without a token',
    async (_id, operation) => {
      const failures = bundle.paths[operation.path]?.[operation.method]?.responses['200'];
      const needsSignIn = JSON.stringify(failures).includes('failSignedOut');
      const reply = await replyTo(operation);
      expect(reply.status).toBe(200);
      if (needsSignIn) expect(reply).toMatchObject({ success: false, code: 'SIGNED_OUT' });
      else expect(reply.code).not.toBe('SIGNED_OUT');
    },
  );
});
