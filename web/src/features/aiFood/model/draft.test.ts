import { expect, test } from 'vitest';
import { entriesOf, foodsOf } from './draft.ts';

test('a typical portion is left to the server, a chosen one is sent', () => {
  expect(
    entriesOf([
      { foodId: 'gi-001', name: '米饭', nameEn: 'Rice', amount: 150, typical: true },
      { foodId: 'gi-002', name: '糙米饭', amount: 200, typical: false },
      { name: '手打柠檬茶' },
    ]),
  ).toEqual([
    { foodId: 'gi-001', name: '米饭' },
    { foodId: 'gi-002', name: '糙米饭', amount: 200 },
    { name: '手打柠檬茶' },
  ]);
});

test('names that the table lacks stay in the list', () => {
  expect(foodsOf({ items: [], unknownNames: ['手打柠檬茶'] })).toEqual([{ name: '手打柠檬茶', unknown: true }]);
});
