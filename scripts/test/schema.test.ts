import { describe, expect, it } from 'vitest';
import type { Bundle, Schema } from '../../openapi/document.ts';
import type { Operation } from '../generate/description.ts';
import { renderSchema } from '../generate/schema.ts';

const render = (schemas: Record<string, Schema>, operations: Operation[] = []) =>
  renderSchema(
    { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } } as Bundle,
    operations,
  );

describe('the types of schemas', () => {
  it('the types of schemas are declarations that reference each other', async () => {
    const text = await render({
      Dose: {
        type: 'object',
        title: 'Dose',
        description: 'One intake.',
        properties: { unit: { $ref: '#/components/schemas/Unit' } },
        required: ['unit'],
      },
      Unit: { type: 'string', enum: ['tablet', 'ml'], description: 'What is counted.\n\n- `ml`: millilitres' },
    });
    expect(text).toContain('/** One intake. */\nexport interface Dose {\n    unit: Unit;\n}\n');
    expect(text).toContain(
      '/**\n * What is counted.\n *\n * - `ml`: millilitres\n */\nexport type Unit = "tablet" | "ml";\n',
    );
  });

  it('the types of schemas leave enumerations open in replies, and closed in inputs', async () => {
    const schema = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const enumeration = (...values: unknown[]): Schema => ({ type: typeof values[0], enum: values });
    const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
    const bundle = {
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: {
        '/order': {
          post: { requestBody: { $ref: '#/components/requestBodies/Draft' }, responses: { '200': schema('Order') } },
        },
      },
      components: {
        requestBodies: { Draft: schema('Draft') },
        schemas: {
          Draft: object({ unit: { $ref: '#/components/schemas/Unit' }, flag: { $ref: '#/components/schemas/Flag' } }),
          Order: object({
            unit: { $ref: '#/components/schemas/Unit' },
            status: { $ref: '#/components/schemas/Status' },
            units: { type: 'array', items: { $ref: '#/components/schemas/Unit' } },
            flag: { $ref: '#/components/schemas/Flag' },
            source: { type: ['string', 'null'], enum: ['app', 'page', null] },
            kind: { const: 'order' },
          }),
          Status: enumeration('paid', 'sent'),
          Level: enumeration(0, 1),
          Unit: enumeration('g', 'ml'),
          Flag: enumeration(0, 1),
        },
      },
    };
    const text = await renderSchema(bundle as unknown as Bundle, []);
    expect(text).toContain('export type Status = "paid" | "sent" | (string & {});');
    expect(text).toContain('source?: ("app" | "page" | null | (string & {})) | undefined;');
    expect(text).toContain('kind?: "order" | undefined;');
    expect(text).toContain('export type Unit = "g" | "ml";');
    const [, draft, order] = /interface Draft \{(.*?)\n\}.*interface Order \{(.*?)\n\}/s.exec(
      text,
    ) as unknown as string[];
    expect(draft).toContain('unit?: Unit | undefined;');
    expect(draft).toContain('flag?: Flag | undefined;');
    expect(order).toContain('unit?: (Unit | (string & {})) | undefined;');
    expect(order).toContain('units?: (Unit | (string & {}))[] | undefined;');
    expect(order).toContain('flag?: (Flag | (number & {})) | undefined;');
    expect(text).toContain('export type Level = 0 | 1;');
  });

  it('the types of schemas contain inherited members at any depth, instead of an intersection', async () => {
    const text = await render({
      Id: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      Named: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Id' }],
        properties: { name: { type: 'string' } },
      },
      Order: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: { total: { type: 'integer' } },
        required: ['name', 'total'],
      },
    });
    expect(text).toContain('export interface Order {\n    id: string;\n    name: string;\n    total: number;\n}\n');
    expect(text).not.toContain('&');
  });

  it('the types of schemas accept undefined for optional members', async () => {
    const text = await render({
      Draft: {
        type: 'object',
        properties: {
          note: { type: 'string' },
          dose: { type: 'object', properties: { at: { type: ['string', 'null'] } } },
        },
      },
    });
    expect(text).toContain('note?: string | undefined;');
    expect(text).toContain('at?: (string | null) | undefined;');
  });

  it('the types of schemas include one for the parameters of a GET', async () => {
    const text = await render({}, [
      {
        id: 'orders.detail',
        domain: 'orders',
        verb: 'detail',
        input: {
          required: true,
          schema: { type: 'object', properties: { orderId: { type: 'string' } }, required: ['orderId'] },
        },
      } as unknown as Operation,
    ]);
    expect(text).toContain('export interface OrdersDetailInput {\n    orderId: string;\n}\n');
  });
});
