import { expect, it } from 'vitest';
import { learn } from '../learn/learn.ts';
import { changed, type Difference } from './change-traffic.ts';
import { DIFFERENCES, SIX } from './learn-differences.ts';
import { exampleTraffic } from './learn-traffic.ts';
import { bundle } from './server.ts';

const traffic = exampleTraffic();
const sayings = async (differences: Difference[]) => {
  const { causes, questions } = await learn(bundle, changed(traffic, differences));
  return { says: [...causes.map(({ says }) => says), ...questions], causes };
};
const named = (...names: string[]): Difference[] => DIFFERENCES.filter(({ name }) => names.includes(name));

it('learn finds nothing in traffic that matches the description', async () => {
  const { causes } = await sayings([]);
  expect(causes).toEqual([]);
});

it.each(DIFFERENCES)('learn explains $name', async (difference) => {
  const { says, causes } = await sayings([difference]);
  expect(says.filter((one) => difference.says.test(one))).not.toEqual([]);
  // One cause explains many places, so there are few causes.
  expect(causes.length).toBeLessThanOrEqual(5);
});

it('learn names the rule that one reply breaks', async () => {
  const broken = changed(traffic, []).map((exchange) => {
    const { data } = exchange.body as { data?: { amounts?: { totalAmount?: number } } };
    if (exchange.path !== '/food/order/orderDetail' || !data?.amounts?.totalAmount) return exchange;
    return { ...exchange, body: { success: true, data: { ...data, amounts: { ...data.amounts, totalAmount: 1 } } } };
  });
  const [first] = broken.filter((exchange, index) => exchange !== traffic[index] && /orderDetail/.test(exchange.path));
  const once = traffic.map((exchange) =>
    exchange.path === first?.path && exchange.source === first.source ? first : exchange,
  );
  const { causes } = await learn(bundle, once);
  expect(causes.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(
      /^`totalAmount = goodsAmount - discount \+ freight` of OrderAmounts does not hold in 1 of \d+ objects \(orders\.detail\)$/,
    ),
  );
  expect(causes.length).toBeLessThanOrEqual(2);
});

/** Sets of six differences, as on a real backend. */
const SETS = [
  SIX,
  [
    'envelope code/message/data',
    'snake_case',
    'Unix times in ms',
    'booleans as 0 and 1',
    'codes in upper case',
    'null for empty lists',
  ],
  ['envelope result', 'bare lists', 'yuan as text', 'renamed times', 'an unknown code', 'empty text for null'],
  ['no envelope', 'UTC with Z', 'days as numbers', 'an undescribed field', 'energy in kJ', 'a base path'],
  [
    'numbers as failure codes',
    'times with seconds',
    'codes as numbers',
    'a field that never comes',
    'weight in jin',
    'a bearer token',
  ],
];

it.each(SETS)('learn explains six differences at once: %s, %s, %s, %s, %s, %s', async (...names) => {
  const six = named(...names);
  expect(six).toHaveLength(6);
  const { says } = await sayings(six);
  const unexplained = six.filter((difference) => !says.some((one) => difference.says.test(one)));
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
