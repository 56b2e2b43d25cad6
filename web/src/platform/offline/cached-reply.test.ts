import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedReply, keptDays, keptLimit, outdatedKeys, readKept } from './cached-reply.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  [key: string]: unknown;
}
interface Description {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, unknown> }>>;
}
const description: Description = JSON.parse(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

/** The names of all properties in the replies of an operation. */
function fieldsOf(operation: string): Set<string> {
  const fields = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, properties } = node as Schema;
    for (const name of Object.keys(properties ?? {})) fields.add(name);
    if (typeof $ref === 'string')
      walk(
        $ref
          .split('/')
          .slice(1)
          .reduce((at, key) => Object(at)[key], description as unknown),
      );
    for (const [key, part] of Object.entries(node)) if (key !== 'examples' && key !== 'example') walk(part);
  };
  for (const path of Object.values(description.paths))
    for (const call of Object.values(path)) if (call.operationId === operation) walk(call.responses['200']);
  return fields;
}

const reader = { person: 'user-1', contract: 'abc', now: new Date('2026-11-20T16:20:00').getTime() };
const dose: CachedReply = {
  operation: 'medication.list',
  person: 'user-1',
  contract: 'abc',
  updatedAt: new Date('2026-11-20T08:00:00').getTime(),
  data: [],
};
const foods = { ...dose, operation: 'lookup.purineIndexList' };

describe('what the device keeps', () => {
  it('the device caches the listed replies and no others', () => {
    expect(Object.keys(keptDays).sort()).toEqual([
      'information.articleHtmlContent',
      'lookup.glycemicIndexList',
      'lookup.purineIndexList',
      'mealPlan.detail',
      'mealPlan.neverCustomizedStatus',
      'medication.list',
      'plans.executionData',
      'plans.executionTitles',
    ]);
  });

  it('no cached reply has a body measurement, money, a secret code, a phone number, a name or a token', () => {
    // Ensures that the test detects such fields.
    expect(fieldsOf('user.accountInformation')).toContain('phoneNumber');
    expect(fieldsOf('healthData.detail')).toContain('value');
    const secret =
      /weight|height|bmi|fat(?!$)|waist|pressure|heartRate|bloodSugar|^value$|price|cents|amountOf|balance|income|phone|token|code$|userName|realName|avatar|address|birth|gender|allerg(?!ens$)/i;
    // `code` is that of a failure.
    for (const operation of Object.keys(keptDays))
      expect([operation, [...fieldsOf(operation)].filter((name) => name !== 'code' && secret.test(name))]).toEqual([
        operation,
        [],
      ]);
  });
});

describe('readKept', () => {
  it('a cached reply is returned only to the same person and for the same types', () => {
    expect(readKept(dose, reader)).toEqual(dose);
    expect(readKept(dose, { ...reader, person: 'user-2' })).toBeUndefined();
    expect(readKept(dose, { ...reader, person: 'guest' })).toBeUndefined();
    expect(readKept(dose, { ...reader, contract: 'abd' })).toBeUndefined();
  });

  it('cached doses and plans are returned only on their own day', () => {
    expect(readKept(dose, { ...reader, now: new Date('2026-11-20T23:59:59').getTime() })).toBeDefined();
    expect(readKept(dose, { ...reader, now: new Date('2026-11-21T00:00:00').getTime() })).toBeUndefined();
  });

  it('cached lookups and articles are returned for 30 days', () => {
    expect(readKept(foods, { ...reader, now: new Date('2026-12-20T23:00:00').getTime() })).toBeDefined();
    expect(readKept(foods, { ...reader, now: new Date('2026-12-21T00:00:00').getTime() })).toBeUndefined();
  });

  it('a cached reply from the future or of an uncached operation is not returned', () => {
    expect(readKept({ ...dose, updatedAt: reader.now + 1 }, reader)).toBeUndefined();
    for (const operation of ['mirror.detail', 'orders.list', 'constructor', '__proto__', undefined])
      expect(readKept({ ...dose, operation }, reader)).toBeUndefined();
  });

  it('any content of the reply cache can be read', () => {
    const any = fc.anything();
    fc.assert(
      fc.property(
        fc.oneof(
          any,
          fc.record({
            operation: fc.constant('medication.list'),
            person: fc.constant('user-1'),
            contract: fc.constant('abc'),
            updatedAt: fc.oneof(any, fc.double()),
            data: any,
          }),
        ),
        (stored) => {
          const kept = readKept(stored, reader);
          expect(kept?.updatedAt ?? reader.now).toBeLessThanOrEqual(reader.now);
        },
      ),
    );
  });
});

it('outdatedKeys returns unusable entries and the oldest ones beyond the limit', () => {
  const articles = Array.from(
    { length: keptLimit + 2 },
    (_, age) =>
      [
        `article ${age}`,
        { ...foods, operation: 'information.articleHtmlContent', updatedAt: reader.now - age },
      ] as const,
  );
  const entries = [['corrupt', 7], ['other', { ...dose, person: 'user-2' }], ...articles] as const;
  expect(outdatedKeys(entries, reader)).toEqual([
    'corrupt',
    'other',
    `article ${keptLimit}`,
    `article ${keptLimit + 1}`,
  ]);
});
