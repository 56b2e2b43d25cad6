import { expect, it } from 'vitest';
import { groupsOf, productAt, type ScreenRow } from './screens.ts';

const row = (product: ScreenRow['product'], path: string, group: string, address = path): ScreenRow => ({
  product,
  path,
  address,
  title: [path, path],
  group,
});

const all = [
  row('general', '/404', 'others'),
  row('general', '/purine', 'food'),
  row('general', '/tools/bmi', 'tools'),
  row('general', '/purine/search', 'food', '/purine/search?q=rice'),
  row('food', '/contact-us', 'about'),
  row('food', '/ai-food/result', 'food', '/ai-food/result?analysisId=a-1'),
];

it('the list has the screens of one product by group', () => {
  const shown = groupsOf('general', all).map(([group, rows]) => [group, rows.map(({ address }) => address)]);
  expect(shown).toEqual([
    ['food', ['/purine', '/purine/search?q=rice']],
    ['tools', ['/tools/bmi']],
    ['others', ['/404']],
  ]);
});

it('a screen that all products share opens in the product of the list', () => {
  const addresses = groupsOf('food', all).flatMap(([, rows]) => rows.map(({ address }) => address));
  expect(addresses).toEqual(['/contact-us?app=food', '/ai-food/result?analysisId=a-1&app=food']);
  expect(addresses.map(productAt)).toEqual(['food', 'food']);
});

it.each([
  ['/', 'general'],
  ['/ai-app/user/profile', 'ai'],
  ['/food-app', 'food'],
  ['/contact-us', 'general'],
])('the product of %s is known', (address, product) => expect(productAt(address)).toBe(product));
