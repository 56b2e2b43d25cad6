import { afterAll, expect, it } from 'vitest';
import { freshMock, says } from './client.ts';

const mock = await freshMock();
afterAll(() => mock.close());

const draw = async (body: object) =>
  mock.post('/food/income/draw/submit', JSON.stringify({ idempotencyKey: 'a-key-of-an-intent', ...body }), {
    userToken: 'repeats-promoter',
  });

it('a repeated key gives the first reply again, and is refused with another content', async () => {
  const first = await draw({ amount: 3000 });
  expect(first.body.success).toBe(true);
  expect((await draw({ amount: 3000 })).body).toEqual(first.body);
  expect(await draw({ amount: 4000 })).toMatchObject({
    status: 400,
    body: { success: false, code: 'KEY_REUSED', msg: says('idempotencyKey') },
  });
  expect((await draw({ amount: 3000 })).body).toEqual(first.body);
});

it('a key of a failed command may come with another content', async () => {
  const key = { idempotencyKey: 'a-key-of-a-failure' };
  expect((await draw({ ...key, amount: 1 })).body.success).toBe(false);
  expect((await draw({ ...key, amount: 2000 })).body.success).toBe(true);
});
