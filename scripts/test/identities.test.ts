import { describe, expect, it } from 'vitest';
import { brokenIdentities, readIdentity } from '../../openapi/identities.mjs';

describe('a rule', () => {
  const order = { total: 12, goods: 10, freight: 3, discount: 1, items: [{ amount: 4 }, { amount: 6 }], paid: null };

  it.each([
    ['total = goods + freight - discount', true],
    ['total = goods - (freight - discount)', false],
    ['goods = sum(items.amount)', true],
    ['total <= goods', false],
    ['freight = floor(goods * 35 / 100)', true],
  ])('the rule %s is %s', (text, holds) => {
    expect(readIdentity(text).holds(order)).toBe(holds);
  });

  it.each(['paid = 5', 'remark = 5', 'total = sum(parcels.amount)'])('the rule %s ignores a missing field', (text) => {
    expect(readIdentity(text).holds(order)).toBe(true);
  });

  it('a rule compares days, and amounts with decimals', () => {
    expect(readIdentity('from <= to').holds({ from: '2026-11-20', to: '2026-11-19' })).toBe(false);
    expect(readIdentity('total = goods + freight').holds({ total: 0.3, goods: 0.1, freight: 0.2 })).toBe(true);
  });

  it.each(['total', 'total = ', 'total = goods +', 'total = (goods', 'total = goods; 1', 'a = b = c'])(
    'the malformed rule %j is rejected',
    (text) => {
      expect(() => readIdentity(text)).toThrow(SyntaxError);
    },
  );
});

it('a broken rule is found in lists, inherited schemas and the fitting branch', () => {
  const amounts = { 'x-identity': ['total = goods'], required: ['total'], properties: {} };
  const schema = {
    properties: {
      list: { items: { allOf: [amounts] } },
      one: { oneOf: [amounts, { type: 'null' }, { required: ['other'], 'x-identity': ['total = 0'] }] },
    },
  };
  const value = {
    list: [
      { total: 1, goods: 1 },
      { total: 2, goods: 1 },
    ],
    one: { total: 3, goods: 1 },
  };
  expect([...brokenIdentities(schema, value)].map(({ pointer }) => pointer)).toEqual(['/list/1', '/one']);
});
