import { expect, it } from 'vitest';
import type { Handlers } from '../memory.ts';

/* The type checker is the test: no line below a `@ts-expect-error` may compile. */

const orders: Handlers<'orders', { known: string }> = {
  'orders.detail': (state, { input, fail }, reply) => (input.orderId === state.known ? reply : fail('failGone')),
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
  // @ts-expect-error the reply has a field of another name
  { 'orders.detail': (_state, _call, { orderId: ordrId, ...reply }) => ({ ...reply, ordrId }) },
];

it('handlers accept the names of the description and no others', () => {
  expect(Object.keys(orders)).toEqual(['orders.detail']);
  expect(misspelt).toHaveLength(6);
});
