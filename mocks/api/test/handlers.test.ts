import { expect, it } from 'vitest';
import type { Handlers } from '../memory.ts';

/* The type checker is the test: no line below a `@ts-expect-error` may compile. */

const orders: Handlers<'orders', { count: number }> = {
  'orders.detail': (state, { input, fail }) => (input.orderId === '' ? fail('failGone') : state.count),
};

const misspelt: Handlers<'orders', null>[] = [
  // @ts-expect-error no operation of that name
  { 'orders.detial': () => null },
  // @ts-expect-error an operation of another domain
  { 'user.information': () => null },
  // @ts-expect-error no input of that name
  { 'orders.detail': (_, { input }) => input.orderID },
  // @ts-expect-error no failure of that name
  { 'orders.detail': (_, { fail }) => fail('failUnknwon') },
  // @ts-expect-error the reply has no such field
  { 'orders.detail': (_state, _call, reply) => reply.ordrId },
];

it('handlers accept the names of the description and no others', () => {
  expect(Object.keys(orders)).toEqual(['orders.detail']);
  expect(misspelt).toHaveLength(5);
});
