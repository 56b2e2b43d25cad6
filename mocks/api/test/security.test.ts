import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { queryOf } from '../../contract/inputs.ts';
import { readOperations } from '../../contract/operations.ts';
import { freshMock, refused } from './client.ts';
import { exchange } from './exchange.ts';

const bundle = readBundle();
const free = readOperations(bundle).filter(({ security }) => security !== 'required');

let mock: Awaited<ReturnType<typeof freshMock>>;
beforeAll(async () => {
  mock = await freshMock();
});
afterAll(() => mock.close());

// The contract run sends the other operations without a token, and with an expired one.
it.each(free.map((operation) => [operation.id, operation] as const))(
  '%s is answered without a token',
  async (_id, { method, path, requests }) => {
    const failures = bundle.paths[path]?.[method]?.responses['200'];
    const needsSignIn = JSON.stringify(failures).includes('failSignedOut');
    const post = method === 'post';
    const input = requests[0]?.input;
    const { status, body: reply } = await exchange(mock.url, `${path}${post ? '' : queryOf(input)}`, {
      method,
      headers: { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' },
      ...(post && { body: JSON.stringify(input ?? {}) }),
    });
    expect(status).toBe(200);
    if (needsSignIn) expect(reply).toMatchObject({ success: false, code: 'SIGNED_OUT' });
    else expect(reply.code).not.toBe('SIGNED_OUT');
  },
);

it('a call without its token is refused', async () => {
  const reply = await exchange(mock.url, '/food/order/orderDetail', {
    headers: { appVersion: '5.2.0', source: 'iOS' },
  });
  expect(reply).toMatchObject(refused(401, expect.any(String)));
});
