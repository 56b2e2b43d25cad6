import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contextOf, subjectSchema } from './subject.ts';

const patterns = ['/food-app', '/food-app/product/order/detail'];

it('feedback names the page without its query, and the order', () => {
  const subject = v.parse(subjectSchema, {
    type: 'order',
    orderId: 'order-3010',
    page: '/food-app/product/order/detail?orderId=order-3010',
  });
  expect(contextOf(subject, patterns, '/food-app')).toEqual({
    page: '/food-app/product/order/detail',
    orderId: 'order-3010',
  });
});

it.each(['//evil.example', 'https://evil.example', '/unknown'])('feedback names the home for the page %s', (page) => {
  expect(contextOf(v.parse(subjectSchema, { page }), patterns, '/food-app')).toEqual({ page: '/food-app' });
});

it('invalid parameters of the feedback screen are ignored', () => {
  const given = { type: 'praise', orderId: 'x'.repeat(65), about: 'money', page: 'x'.repeat(201) };
  expect(v.parse(subjectSchema, given)).toEqual({
    type: undefined,
    orderId: undefined,
    page: undefined,
    about: undefined,
  });
});
