import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../../mocks/api/server/server.ts';
import type { Method } from '../../../openapi/document.ts';
import { follow } from '../../../openapi/follow.ts';
import { readWireBundle } from '../../../scripts/lib/examples.ts';

/* The mock validates requests and replies with one validator, and lint validates the examples with another build of it.
   This test validates every reply with an independent validator, without the SDK. */

const bundle = readWireBundle();
const calls = Object.entries(bundle.paths).flatMap(([path, item]) =>
  (['get', 'post'] satisfies Method[]).flatMap((method) => {
    const object = item[method];
    return object ? [{ id: object.operationId, path, method, object }] : [];
  }),
);
type Call = (typeof calls)[number];

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe.each(calls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const inputs = inputsOf(call);
  const replies = Object.keys(mediaOf(call, '200')?.examples ?? {});
  const anyInput = Object.values(inputs)[0];

  it('the example inputs and the replies to them match the schema', async () => {
    for (const [name, input] of Object.entries(inputs)) {
      if (call.method === 'post' && input !== undefined) expect(faults(bodyOf(call)?.schema, input), name).toEqual([]);
      const { status, body } = await ask(call, input, {});
      expect(status, name).toBe(200);
      expect(faults(mediaOf(call, '200')?.schema, body), name).toEqual([]);
    }
  });

  it('the example replies match the schema', async () => {
    for (const name of replies) {
      const { status, body } = await ask(call, anyInput, { prefer: `example=${name}` });
      expect(status, name).toBe(200);
      expect(faults(mediaOf(call, '200')?.schema, body), name).toEqual([]);
    }
  });

  it('the replies of failures match the schema', async () => {
    const broken = await ask(call, anyInput, { prefer: 'code=500, example=loginExpired' });
    expect(faults(mediaOf(call, '500')?.schema, broken.body)).toEqual([]);
    const refused = await ask(call, anyInput, { 'content-type': 'text/plain', appVersion: '' });
    const media = mediaOf(call, String(refused.status));
    expect(media, `${id} has no reply ${refused.status}`).toBeDefined();
    expect(faults(media?.schema, refused.body)).toEqual([]);
  });
});

const validators = new Map<unknown, Validator>();

/** The independent validator's errors for a value, the innermost last. */
function faults(schema: object | undefined, value: unknown): string[] {
  const validator =
    validators.get(schema) ?? new Validator({ components: bundle.components, ...schema } as Schema, '2020-12', false);
  validators.set(schema, validator);
  return validator
    .validate(value)
    .errors.map(({ instanceLocation, error }: OutputUnit) => `${instanceLocation}: ${error}`);
}

async function ask({ id, path, method }: Call, input: unknown, headers: Record<string, string>) {
  const query = method === 'get' && input ? `?${queryOf(input)}` : '';
  const reply = await fetch(`${mock.url}${path}${query}`, {
    method: method.toUpperCase(),
    // Each call has a separate user in the mock, so that no call depends on the order of the tests.
    headers: { 'content-type': 'application/json', appVersion: '5.2.0', source: '', userToken: id, ...headers },
    ...(method === 'post' && { body: JSON.stringify(input ?? {}) }),
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

/** A list repeats its name for each item. */
function queryOf(input: object): URLSearchParams {
  const pairs = Object.entries(input).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  return new URLSearchParams(pairs);
}

/** The example inputs by name; for a GET also the required parameters only. */
function inputsOf(call: Call): Record<string, unknown> {
  const bodies = Object.entries(bodyOf(call)?.examples ?? {});
  if (bodies.length > 0) {
    return Object.fromEntries(bodies.map(([name, example]) => [name, follow(bundle, example).value]));
  }
  const parameters = (call.object.parameters ?? []).map((parameter) => follow(bundle, parameter));
  const query = parameters.filter(({ in: place }) => place === 'query');
  const named = new Set(query.flatMap(({ examples }) => Object.keys(examples ?? {})));
  const input = (request: string, chosen: typeof query) =>
    Object.fromEntries(
      chosen.flatMap(({ name, examples }) => {
        const example = examples?.[request];
        return example ? [[name, follow(bundle, example).value]] : [];
      }),
    );
  const [first] = named;
  if (first === undefined) return { nothing: undefined };
  const required = query.filter((parameter) => parameter.required);
  return {
    ...Object.fromEntries([...named].map((request) => [request, input(request, query)])),
    required: input(first, required),
  };
}

function bodyOf({ object }: Call) {
  return object.requestBody && follow(bundle, object.requestBody).content['application/json'];
}

function mediaOf({ object }: Call, status: string) {
  return follow(bundle, object.responses[status] ?? {}).content?.['application/json'];
}
