import { expect, it } from 'vitest';
import type { Handlers } from '../engine/memory.ts';

/* The type checker is the test: no line below a `@ts-expect-error` may compile. */

const orders: Handlers<'orders', { known: string }> = {
  'orders.detail': (state, { input, fail }, reply) => (input.orderId === state.known ? reply : fail('failGone')),
};

const misspelt: Handlers<'orders', null>[] = [
  // @ts-expect-error the operation does not exist
  { 'orders.detial': () => null },
  // @ts-expect-error the operation belongs to another domain
  { 'user.information': () => null },
  // @ts-expect-error the input does not exist
  { 'orders.detail': (_, { input }) => input.orderID },
  // @ts-expect-error the failure does not exist
  { 'orders.detail': (_, { fail }) => fail('failUnknwon') },
  // @ts-expect-error the field does not exist
  { 'orders.detail': (_state, _call, reply) => reply.ordrId },
  // @ts-expect-error the field has another name
  { 'orders.detail': (_state, _call, { orderId: ordrId, ...reply }) => ({ ...reply, ordrId }) },
];

it('handlers accept the names of the description and no others', () => {
  expect(Object.keys(orders)).toEqual(['orders.detail']);
  expect(misspelt).toHaveLength(6);
});
