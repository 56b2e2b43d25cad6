import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { createAnalytics, createFetch, createRaw, withResponse } from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { callOf } from '../src/with-response.ts';
import { client } from './client.ts';
import { fail, ok, transport } from './transport.ts';

const secret = 'secret-token';
const weight = { weight: 61.5 };

/** Everything that a console, a logger or an error reporter writes about a value, with its hidden properties and getters. */
function printed(value: unknown): string {
  const texts = [inspect(value, { depth: 9, showHidden: true, getters: true }), `${JSON.stringify(value)}`];
  try {
    texts.push(inspect(structuredClone(value), { depth: 9 }));
  } catch {
    // A value with functions cannot be cloned, so nothing leaks.
  }
  return texts.join('\n');
}

/** The text of a rejected promise. */
async function printedRejection(call: Promise<unknown>): Promise<string> {
  await expect(call).rejects.toThrow();
  return printed(call);
}

it('no printed promise of a rejected call contains the token, the query or the body', async () => {
  const replies = [{ status: 500, body: secret }, fail(`no ${secret}`, 'GONE'), new TypeError(secret)];
  for (const reply of replies) {
    const health = client(transport(reply));
    const calls = [
      () => health.medication.list({ date: '2031-02-03' }, { retry: 0 }),
      () => health.healthData.saveWeightWithCompareLast(weight),
    ];
    for (const call of calls) expect(await printedRejection(call())).not.toMatch(/secret-token|2031-02-03|61\.5/);
  }
});

it('no printed public object contains the token', async () => {
  const health = client(transport(ok([])));
  await health.session.ready;
  const { data, response } = await withResponse(health.medication.list());
  const analytics = createAnalytics(health, { consent: true });
  const objects = { health, raw: createRaw(health), fetch: createFetch(health), analytics, data, response };
  const { session: _, ...rest } = health;
  for (const one of [...Object.values(objects), createQueries(health), health.as({ userToken: secret }), rest])
    expect(inspect(one, { depth: 9, showHidden: true }) + JSON.stringify(one)).not.toContain(secret);
  expect(inspect(health.session, { depth: 9 }) + JSON.stringify(health.session)).not.toContain(secret);
  await analytics.close();
});

it('the state of a settled call holds neither its input nor the text of its reply', async () => {
  const health = client(transport(ok([{ name: 'name-in-the-reply' }])));
  const list = health.lookup.glycemicIndexList({ keyword: 'tofu' });
  await list;
  expect(callOf(list)).toMatchObject({ session: { status: 'ready' }, response: { status: 200 } });
  expect(inspect(callOf(list), { depth: 9, showHidden: true })).not.toMatch(/secret-token|tofu|name-in-the-reply/);
});
