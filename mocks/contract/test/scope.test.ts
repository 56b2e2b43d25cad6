import { expect, it } from 'vitest';
import { scopesOf } from '../learn/scope.ts';
import { readOperations } from '../operations.ts';
import { bundle } from './server.ts';

const all = readOperations(bundle).map((operation) => ({
  label: operation.id,
  operation,
  host: operation.path.startsWith('/scheme') ? 'api.example' : 'food.example',
}));
const callers = (...ids: string[]) => all.filter(({ label }) => ids.includes(label));
const says = (shows: string[], against: string[]) =>
  scopesOf(callers(...shows), callers(...against), all).map((scope) => scope.says);

it('the scope of a difference is the smallest that has all operations with it, and none without it', () => {
  const isFood = ({ host }: (typeof all)[number]) => host === 'food.example';
  const ids = (some: typeof all) => some.map(({ label }) => label);
  const [food, others] = [all.filter(isFood), all.filter((one) => !isFood(one))];
  expect(says(['orders.list'], ['orders.detail'])).toEqual(['orders.list']);
  expect(says(['orders.list', 'orders.detail'], ['mealPlan.detail'])).toEqual(['the domain orders']);
  expect(says(['orders.list', 'orders.cancel'], ['orders.detail'])).toEqual(['orders.list', 'orders.cancel'].sort());
  expect(says(ids(food), ids(others))).toEqual(['the host food.example']);
  expect(says(['orders.list'], ['orders.list'])).toEqual([]);
  const underFood = all.filter(({ operation }) => operation.path.startsWith('/food/'));
  expect(says(ids(underFood), ids(others))).toEqual(['paths under /food']);
});
