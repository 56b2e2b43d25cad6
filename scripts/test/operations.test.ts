import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Bundle, Response, Schema } from '../../openapi/document.ts';
import { readTable } from '../../sdk/src/read-table.ts';
import { renderClient } from '../generate/client.ts';
import { renderCodes } from '../generate/codes.ts';
import { readDescription } from '../generate/description.ts';
import { readEnvelope, withEnvelope } from '../generate/envelope.ts';
import { renderOperations } from '../generate/operations.ts';
import { readBundle } from '../lib/examples.ts';

const envelope = await readEnvelope(join(import.meta.dirname, '../../openapi'));

/** A description with one read, with the given `data` and failures. */
const described = (data: Schema, schemas: Record<string, Schema> = {}, failures: Response['x-failures'] = {}): Bundle =>
  withEnvelope(
    {
      paths: {
        '/food/order/orderDetail': {
          get: {
            operationId: 'orders.detail',
            summary: 'An order',
            description: 'With its parcels.',
            responses: { '200': { content: { 'application/json': { schema: data } }, 'x-failures': failures } },
          },
        },
      },
      components: { schemas },
    },
    envelope,
  );

describe('the table of operations', () => {
  it.each(['main', 'food'] as const)(
    'the table of operations reproduces the description of each operation, on the %s host',
    (app) => {
      const rows = readTable(app).map(({ identify: _, ...row }) => row);
      const expected = readDescription(readBundle()).map((operation) => ({
        id: operation.id,
        domain: operation.domain,
        verb: operation.verb,
        method: operation.method.toUpperCase(),
        path: operation.perApp && app === 'food' ? operation.path.replace('/scheme/', '/food/') : operation.path,
        effect: operation.effect,
        silent: operation.silent || undefined,
        exempt: operation.exempt || undefined,
        paged: operation.paged || undefined,
        noInput: !operation.input || undefined,
        idempotencyKey: operation.idempotencyKey || undefined,
        data: operation.data,
        nullable: (operation.nullable && operation.data !== 'null') || undefined,
      }));
      const byId = (a: { domain: string; verb: string }, b: typeof a) =>
        `${a.domain}.${a.verb}` < `${b.domain}.${b.verb}` ? -1 : 1;
      expect(rows.sort(byId)).toEqual(expected.sort(byId));
      expect(rows).toHaveLength(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size);
    },
  );

  it.each<[data: Schema, row: string, schemas?: Record<string, Schema>]>([
    [{ $ref: '#/components/schemas/Order' }, 'orderDetail noInput', { Order: { type: 'object' } }],
    [
      { oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
      'orderDetail noInput nullable',
      { Order: { allOf: [{ $ref: '#/components/schemas/Base' }] }, Base: { type: 'object' } },
    ],
    [{ type: 'array', items: { type: 'string' } }, 'orderDetail noInput data=array'],
    [{ $ref: '#/components/schemas/Names' }, 'orderDetail noInput data=array', { Names: { type: 'array' } }],
    [{ type: ['integer', 'null'] }, 'orderDetail noInput data=number nullable'],
    [{ type: 'boolean' }, 'orderDetail noInput data=boolean'],
    [{ type: 'null' }, 'orderDetail noInput data=null'],
  ])('the table of operations gives the type of data: %j', (data, row, schemas) => {
    expect(renderOperations(readDescription(described(data, schemas)))).toContain(
      `\n  'orders.detail': 'GET /food/order/${row}',\n`,
    );
  });

  it('the reader rejects data of two types', () => {
    const data: Schema = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    expect(() => readDescription(described(data))).toThrow(
      'orders.detail: data is of one type, not of string and array',
    );
  });
});

describe('the codes of an operation', () => {
  const failing = described(
    { type: 'null' },
    {},
    {
      GONE: { summary: 'No such order', msg: '订单不存在' },
      AMOUNT_CHANGED: { summary: 'The amount is another by now', msg: '金额有变' },
    },
  );
  const operations = readDescription(failing);

  it('the codes of an operation are in alphabetical order', () => {
    expect(renderCodes(operations)).toContain(
      "export interface HealthCodes {\n  'orders.detail': 'AMOUNT_CHANGED' | 'GONE';\n}",
    );
    expect(renderCodes(readDescription(described({ type: 'null' })))).toContain("'orders.detail': never;");
  });

  it('the codes of an operation are in the method’s documentation, with their meaning', () => {
    expect(renderClient(operations)).toContain(
      '@throws {HealthError} kind `business`:\n   * - `AMOUNT_CHANGED`: The amount is another by now\n   * - `GONE`: No such order\n',
    );
  });
});
