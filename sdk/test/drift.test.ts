import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Method } from '../../openapi/document.ts';
import { follow } from '../../openapi/follow.ts';
import { readWireBundle } from '../../scripts/lib/examples.ts';
import { createDriftMiddleware, type Drift, findDrifts } from '../src/drift/index.ts';
import { createRaw } from '../src/index.ts';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

const bundle = readWireBundle();

/** Every example of a successful reply, with its schema. */
const examples = Object.entries(bundle.paths).flatMap(([path, item]) =>
  (['get', 'post'] satisfies Method[]).flatMap((method) => {
    const response = item[method]?.responses['200'];
    const media = response && follow(bundle, response).content?.['application/json'];
    return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
      name: `${item[method]?.operationId} ${name}`,
      method: method.toUpperCase(),
      path,
      schema: media?.schema,
      reply: follow(bundle, example).value,
    }));
  }),
);
type Example = (typeof examples)[number];

/** The first check takes longer, because it loads the schemas. */
const LOADED = { timeout: 10_000 };

const drifts = ({ method, path }: Example, reply: unknown) => findDrifts(method, path, JSON.stringify(reply));

const described = examples.find(({ name }) => name === 'medication.list today') as Example;
const [reminder] = (described.reply as { data: object[] }).data;
const list = (health: ReturnType<typeof client>) => health.medication.list({ date: '2026-11-20' });

describe('a drift middleware', () => {
  it('a drift middleware reports each drift once, and changes no reply', async () => {
    const onDrift = vi.fn<(drift: Drift) => void>();
    // A plain text has the same form in every wire format.
    const said = [5, 6].map((medicineName) => ({ ...reminder, medicineName }));
    const { fetch } = transport(ok(said), ok(said), ok([{ ...reminder, doses: 'none' }]));
    const health = client({ fetch });
    health.use(createDriftMiddleware({ onDrift }));
    await expect(list(health)).resolves.toMatchObject([{ medicineName: 5 }, { medicineName: 6 }]);
    await list(health);
    await list(health);
    const ofIds = {
      operation: 'medication.list',
      pointer: '/data/0/medicineName',
      expected: 'string',
      actual: 'integer',
    };
    const ofDoses = { operation: 'medication.list', pointer: '/data/0/doses', expected: 'array', actual: 'string' };
    await vi.waitFor(() => expect(onDrift).toHaveBeenCalledTimes(2), LOADED);
    expect(onDrift.mock.calls).toEqual([[ofIds], [ofDoses]]);
  });

  it('a drift middleware ignores a valid reply, another status and an unknown path', async () => {
    const onDrift = vi.fn();
    const { fetch } = transport(ok({ hasMembership: 5 }), { status: 503, body: {} }, ok([]), { body: { other: true } });
    const health = client({ fetch, retry: 0 });
    health.use(createDriftMiddleware({ onDrift }));
    await createRaw(health).GET('/unknown' as never, {} as never);
    await expect(list(health)).rejects.toMatchObject({ status: 503 });
    await expect(list(health)).resolves.toEqual([]);
    // Replies are compared in order, so the drift of the last one shows that the others had none.
    await expect(list(health)).rejects.toMatchObject({ kind: 'invalid-response' });
    await vi.waitFor(() => expect(onDrift).toHaveBeenCalled(), LOADED);
    expect(onDrift.mock.calls.map(([{ pointer }]) => pointer)).toEqual(['/success', '/data']);
  });

  it('a drift middleware reports further drifts after its reporter throws', async () => {
    const onDrift = vi.fn(() => {
      throw new Error('no reporter');
    });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const health = client({ fetch: transport({ body: { other: true } }).fetch });
    health.use(createDriftMiddleware({ onDrift }));
    await expect(list(health)).rejects.toMatchObject({ kind: 'invalid-response' });
    await vi.waitFor(() => expect(onDrift).toHaveBeenCalledTimes(2), LOADED);
    error.mockRestore();
  });

  it('createDriftMiddleware refuses a reporter that is not a function', () => {
    expect(() => createDriftMiddleware({ onDrift: 'log' as never })).toThrow('onDrift takes a function');
  });
});

describe('a drift', () => {
  const find = (path: string, body: unknown) =>
    findDrifts('GET', path, typeof body === 'string' ? body : JSON.stringify(body));
  const detail =
    examples.find(({ name }) => name.startsWith('orders.detail ') && 'data' in Object(name)) ??
    (examples.find(
      ({ path, reply }) => path === '/food/order/orderDetail' && (reply as { success: boolean }).success,
    ) as Example);
  const changed = (changes: object) => {
    const reply = detail.reply as { data: object };
    return drifts(detail, { ...reply, data: { ...reply.data, ...changes } });
  };

  it('a drift names a field that is missing, of another type or of an unknown value', async () => {
    const operation = 'orders.detail';
    expect(await changed({ remark: undefined })).toEqual([
      { operation, pointer: '/data/remark', expected: 'string', actual: 'missing' },
    ]);
    expect(await changed({ remark: 5 })).toEqual([
      { operation, pointer: '/data/remark', expected: 'string', actual: 'integer' },
    ]);
    expect(await changed({ status: 'teleported' })).toEqual([
      {
        operation,
        pointer: '/data/status',
        expected: expect.stringMatching(/^one of .*shipped/),
        actual: 'another string',
      },
    ]);
    expect(await changed({ further: 'field' })).toEqual([]);
  });

  it('a drift names a changed envelope, an unknown code and a body that is not JSON', async () => {
    const [operation, path] = ['orders.detail', '/food/order/orderDetail'];
    expect(await find(path, { ok: 1, result: {} })).toEqual([
      { operation, pointer: '/success', expected: 'true', actual: 'missing' },
      { operation, pointer: '/data', expected: 'object', actual: 'missing' },
    ]);
    expect(await find(path, { success: false, code: 'NEW_CODE', msg: '…' })).toEqual([
      { operation, pointer: '/code', expected: expect.stringContaining('one of'), actual: 'NEW_CODE' },
    ]);
    expect(await find(path, '<html>')).toEqual([{ operation, pointer: '', expected: 'JSON', actual: 'other text' }]);
  });

  it('a drift shows an unknown value of a reply that is the same for everybody', async () => {
    const food = examples.find(
      ({ path, reply }) => path === '/scheme/view/glycemic-index/list' && (reply as { data: object[] }).data?.[0],
    ) as Example;
    const {
      data: [first],
    } = food.reply as { data: object[] };
    const found = await drifts(food, { success: true, data: [{ ...first, category: 'seaweed' }] });
    expect(found.map(({ pointer, actual }) => [pointer, actual])).toEqual([['/data/0/category', 'seaweed']]);
  });
});

describe('the comparison', () => {
  it('the examples of the description have no drift', async () => {
    const found = await Promise.all(
      examples.map(async (example) => ({ name: example.name, drifts: await drifts(example, example.reply) })),
    );
    expect(found.filter(({ drifts }) => drifts.length > 0)).toEqual([]);
    expect(found.length).toBeGreaterThan(300);
  });

  const secret = 'Zhang-San-13800138000';
  const replacement = fc.constantFrom<unknown>(
    undefined,
    null,
    secret,
    7.25,
    -1e12,
    true,
    [],
    [secret],
    {},
    { [secret]: secret },
  );
  const planted = fc
    .tuple(fc.constantFrom(...examples), fc.nat(), replacement)
    .map(([example, place, value]) => ({ example, reply: plant(example.reply, place, value) }));
  const validators = new Map<unknown, Validator>();

  it('the drift check agrees with a JSON Schema validator, and shows no value of a person', async () => {
    await fc.assert(
      fc.asyncProperty(planted, async ({ example, reply }) => {
        const { components } = bundle;
        const validator =
          validators.get(example.schema) ?? new Validator({ components, ...example.schema } as Schema, '2020-12');
        validators.set(example.schema, validator);
        const found = await drifts(example, reply);
        expect(JSON.stringify(found)).not.toContain(secret);
        expect(found.length > 0).toBe(!validator.validate(reply).valid);
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);
});

/** A copy of a reply, as JSON, with another value in one place. */
function plant(reply: unknown, place: number, value: unknown): unknown {
  let count = 0;
  JSON.stringify(reply, (_key, inner) => {
    count += 1;
    return inner;
  });
  let left = place % count;
  return JSON.parse(JSON.stringify(reply, (_key, inner) => (left-- === 0 ? value : inner)) ?? 'null');
}
