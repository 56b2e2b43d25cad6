import { describe, expect, it } from 'vitest';
import type { Example, Method } from '../../openapi/document.ts';
import { follow } from '../../openapi/follow.ts';
import { readWireBundle } from '../../scripts/lib/examples.ts';
import { createFetch, createRaw } from '../src/index.ts';
import { createValidationMiddleware } from '../src/validation/index.ts';
import { client, failure } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const bundle = readWireBundle();

/** Every example of a request, and of a reply with status 200. */
const examples = Object.entries(bundle.paths).flatMap(([path, item]) =>
  (['get', 'post'] satisfies Method[]).flatMap((method) => {
    const operation = item[method];
    const response = operation?.responses['200'];
    if (!operation || !response) return [];
    const valuesOf = (named: Record<string, Example> = {}) =>
      Object.values(named).map((example) => follow(bundle, example).value);
    const body = operation.requestBody && follow(bundle, operation.requestBody).content['application/json'];
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        inputs: valuesOf(body?.examples),
        replies: valuesOf(follow(bundle, response).content?.['application/json']?.examples),
      },
    ];
  }),
);

const validated = (...replies: Said[]) => {
  const fake = transport(...replies);
  const health = client({ fetch: fake.fetch });
  health.use(createValidationMiddleware());
  return { health, requests: fake.requests };
};

describe('a validated reply', () => {
  it('an empty object does not pass as an order', async () => {
    const { health } = validated(ok({}));
    const error = await failure(health.orders.detail({ orderId: 'order-3015' }));
    expect(error).toMatchObject({ kind: 'invalid-response', status: 200, operation: 'orders.detail' });
    expect(error.message).toMatch(/^orders\.detail: reply\/data\/\w+ is missing, expected .+ \(and \d+ more\)$/);
  });

  it('a refusal with a code that the description does not contain is a violation, a described one is not', async () => {
    const gone = await failure(validated(fail('没有', 'GONE')).health.orders.detail({ orderId: 'order-1' }));
    expect(gone).toMatchObject({ kind: 'business', code: 'GONE' });
    const other = await failure(validated(fail('没有', 'MELTED')).health.orders.detail({ orderId: 'order-1' }));
    expect(other.message).toBe('orders.detail: reply/code is MELTED, expected one of GONE');
  });

  it('another status and a path that is not described are not validated', async () => {
    expect((await failure(validated({ status: 404 }).health.orders.detail({ orderId: 'x' }))).kind).toBe('http');
    const { health } = validated(ok({ any: 1 }));
    const response = await createFetch(health)(new Request(`${health.host}/people/7`));
    expect(response.status).toBe(200);
  });

  it('no message contains a personal value', async () => {
    const { health } = validated(ok([{ reminderId: 'private-1', medicineName: { text: 'private-2' } }]));
    const error = await failure(health.medication.list({ date: '2026-11-20' }));
    expect(error.kind).toBe('invalid-response');
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('private');
  });
});

describe('a validated input', () => {
  it.each([
    ['a missing field', {}, 'orders.detail: input/orderId is missing, expected string'],
    ['another type', { orderId: 7 }, 'orders.detail: input/orderId is integer, expected string'],
  ])('%s of a query is refused before anything is sent', async (_case, input, message) => {
    const { health, requests } = validated(ok({}));
    const error = await failure(health.orders.detail(input as never));
    expect(error).toMatchObject({ kind: 'invalid-request', message });
    expect(error.status).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('a body outside its limits is refused before anything is sent', async () => {
    const { health, requests } = validated(ok({}));
    const error = await failure(health.healthData.saveWeightWithCompareLast({ weight: -1 }));
    expect(error.kind).toBe('invalid-request');
    expect(error.message).toMatch(
      /^healthData\.saveWeightWithCompareLast: input\/weight is \w+, expected at least \d+$/,
    );
    expect(requests).toEqual([]);
  });

  it('a query that another client has serialised is sent', async () => {
    const { health, requests } = validated(fail('没有', 'GONE'));
    await createFetch(health)(new Request(`${health.host}/food/order/orderDetail?orderId=order-1`));
    expect(requests).toHaveLength(1);
  });
});

it('every example of the description is accepted, as input and as reply', async () => {
  const refused: string[] = [];
  let reply: unknown;
  const health = client({ fetch: async () => Response.json(reply) });
  health.use(createValidationMiddleware());
  const raw = createRaw(health) as unknown as { request: (...values: unknown[]) => Promise<unknown> };
  for (const { name, method, path, inputs, replies } of examples) {
    for (const [body, said] of [...inputs.map((one) => [one, replies[0]]), ...replies.map((one) => [inputs[0], one])]) {
      reply = said;
      await raw
        .request(method, path, body === undefined ? {} : { body })
        .catch(({ message }: Error) => refused.push(`${name}: ${message}`));
    }
  }
  expect(refused).toEqual([]);
  expect(examples.flatMap(({ inputs }) => inputs).length).toBeGreaterThan(50);
});
