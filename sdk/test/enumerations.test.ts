import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ReplySchema } from '../src/drift/schema.ts';
import { replies, schemas } from '../src/generated/replies.ts';
import { envelope } from '../src/generated/wire.ts';
import type {
  BusinessError,
  FoodCategory,
  LookupGlycemicIndexListInput,
  MealType,
  OrderStatus,
  SimpleAnalysis,
} from '../src/index.ts';
import { client } from './client.ts';
import { inputsOf, operations } from './contract/description.ts';
import { ok, transport } from './transport.ts';

const newer = 'aNewValue';

interface Referring {
  $ref?: string;
}
interface Response extends Referring {
  content?: { 'application/json': { examples?: Record<string, Referring & { value?: Record<string, unknown> }> } };
}
/** The bundle in wire format. */
const description: {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: Record<string, Record<string, Referring>>;
} = JSON.parse(readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'));

function resolve<Part extends Referring>(part: Part): Part {
  const [kind, name] = part.$ref?.split('/').slice(-2) ?? [];
  return kind && name ? resolve(description.components[kind]?.[name] as Part) : part;
}

/** The examples of an operation's success. */
function successesOf(method: string, path: string) {
  const response = resolve(description.paths[path]?.[method]?.responses['200'] ?? {});
  const examples = Object.values(response.content?.['application/json'].examples ?? {});
  return examples.flatMap((example) => {
    const { value } = resolve(example);
    return value?.[envelope.success.name] === envelope.success.value ? value : [];
  });
}

/** A reply with a value of a newer server in each enumeration of its schema, and their number. */
function withNewValues(value: unknown, schema: ReplySchema): [value: unknown, count: number] {
  const variants = variantsOf(schema);
  if (typeof value === 'string') return variants.some(({ enum: values }) => values) ? [newer, 1] : [value, 0];
  if (typeof value !== 'object' || value === null) return [value, 0];
  let count = 0;
  const replaced = Object.entries(value).map(([name, member]) => {
    const parts = variants.flatMap(
      ({ properties, items }) => (Array.isArray(value) ? items : properties?.[name]) ?? [],
    );
    const [result, number] = withNewValues(member, { oneOf: parts });
    count += number;
    return [name, result] as const;
  });
  return [Array.isArray(value) ? replaced.map(([, item]) => item) : Object.fromEntries(replaced), count];
}

/** The schemas that together describe a value, references resolved. */
function variantsOf({ $ref, oneOf = [], allOf = [], ...own }: ReplySchema): ReplySchema[] {
  const referred = $ref === undefined ? undefined : schemas[$ref];
  return [own, ...[...(referred ? [referred] : []), ...oneOf, ...allOf].flatMap(variantsOf)];
}

describe('an enumeration of a reply', () => {
  it('a reply type accepts a value of a newer server, and a table of names needs a fallback for it', async () => {
    const health = client(transport(ok({ orderId: 'order-1', status: 'teleported' })));
    const names: Partial<Record<OrderStatus, string>> = { shipped: 'On its way' };
    const { status } = await health.orders.detail({ orderId: 'order-1' });
    expect(names[status] ?? status).toBe('teleported');
    expectTypeOf<'teleported'>().toExtend<OrderStatus>();
    expectTypeOf<'A_NEW_CODE'>().toExtend<BusinessError<'GONE'>['code']>();
    expectTypeOf(({} as Record<OrderStatus, string>)[status]).toEqualTypeOf<string | undefined>();
  });

  it('a reply type accepts a new value, even if inputs contain the same enumeration', () => {
    expectTypeOf<'brunch'>().toExtend<SimpleAnalysis['mealType']>();
    expectTypeOf<'brunch'>().not.toExtend<MealType>();
    const names: Record<MealType, string> = { breakfast: 'B', lunch: 'L', dinner: 'D', snack: 'S' };
    const { mealType } = { mealType: 'brunch' } as SimpleAnalysis;
    // @ts-expect-error the meal does not exist
    expect(names[mealType]).toBeUndefined();
  });

  it('every operation returns unknown values of an enumeration to its caller', async () => {
    let all = 0;
    for (const operation of operations) {
      const { id, domain, verb, method, path, input } = operation;
      const reply = replies[`${method.toUpperCase()} ${path}`];
      if (!reply) continue;
      for (const example of successesOf(method, path)) {
        const [body, count] = withNewValues(example, reply.schema);
        if (count === 0) continue;
        all += count;
        const health = client({ ...transport({ body }), app: path.startsWith('/food/') ? 'food' : 'main' });
        const call = health[domain as 'orders'][verb as 'detail'] as (input?: unknown) => Promise<unknown>;
        const data = await (input ? call(Object.values(inputsOf(operation))[0]) : call());
        expect(JSON.stringify(data).split(newer).length - 1, id).toBe(count);
      }
    }
    expect(all).toBeGreaterThan(1_000);
  });

  it('an input type refuses an unknown value of an enumeration', () => {
    expectTypeOf<'plutonium'>().not.toExtend<FoodCategory>();
    // @ts-expect-error the category does not exist
    const input: LookupGlycemicIndexListInput = { category: 'plutonium' };
    expect(input).toEqual({ category: 'plutonium' });
  });
});
