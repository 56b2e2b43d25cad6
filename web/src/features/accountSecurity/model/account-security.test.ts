import { describe, expect, it } from 'vitest';
import { blockersOf, isWord, reasonOf } from './account-closing.ts';
import { readTicket } from './phone-change.ts';

describe('closing an account', () => {
  it('an account with open orders, refunds or income cannot be closed', () => {
    const counts = {
      all: 9,
      awaitingPayment: 1,
      awaitingShipment: 0,
      shipped: 2,
      finished: 3,
      refund: 4,
      openRefund: 3,
    };
    expect(blockersOf(counts, { totalAmount: 60176 })).toEqual([
      { kind: 'awaitingPayment', value: 1 },
      { kind: 'shipped', value: 2 },
      { kind: 'openRefund', value: 3 },
      { kind: 'income', value: 60176 },
    ]);
  });

  it('finished orders and counts missing from a reply do not block closing an account', () => {
    const none = { all: 7, awaitingPayment: 0, awaitingShipment: 0, shipped: 0, finished: 3, refund: 4, openRefund: 0 };
    expect(blockersOf(none, { totalAmount: 0 })).toEqual([]);
    expect(blockersOf({}, {})).toEqual([]);
    expect(blockersOf(undefined, undefined)).toEqual([]);
  });

  it('the confirmation word is accepted in any case and width', () => {
    expect(isWord(' close ', 'CLOSE')).toBe(true);
    expect(isWord('ＣＬＯＳＥ', 'CLOSE')).toBe(true);
    expect(isWord('注销 ', '注销')).toBe(true);
    expect(isWord('clos', 'CLOSE')).toBe(false);
    expect(isWord('', 'CLOSE')).toBe(false);
  });

  it('the reasons for closing an account are joined and cut at 200 characters', () => {
    expect(reasonOf('', ' ')).toBe('');
    expect(reasonOf('I use another app', ' It is faster ')).toBe('I use another app. It is faster');
    expect(reasonOf('a', 'b'.repeat(300))).toHaveLength(200);
  });
});

describe('the ticket of a phone change', () => {
  const ticket = { ticket: 'phone-change-1', until: 1_000 };

  it('the ticket of a phone change is valid until its expiry', () => {
    expect(readTicket(ticket, 999)).toEqual(ticket);
    expect(readTicket(ticket, 1_000)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'phone-change-1',
    {},
    { ticket: 'x', until: 9_999 },
    { ticket: 'phone-change-1', until: '9999' },
  ])('a phone change has no ticket if %j is stored', (stored) => expect(readTicket(stored, 0)).toBeUndefined());
});
