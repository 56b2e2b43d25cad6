import { expect, test } from 'vitest';
import { guestEntries } from './guest-data.ts';

test('only the values of a guest are listed, by name and kind', () => {
  const items: [string, string][] = [
    ['0:["","foods.recent"]', '[]'],
    ['0:["","survey","ev-1","item-2"]', '"yes"'],
    ['0:["","medication.draft",""]', '{}'],
    ['0:["user-1001","foods.recent"]', '[]'],
    ['0:tid', '"a"'],
    ['1:["","foods.recent"]', '[]'],
    // A damaged value is listed as it is.
    ['0:["","growth"]', '{'],
  ];
  expect(guestEntries(items).map(({ name, kind, value }) => [name, kind, value])).toEqual([
    ['foods.recent', 'foods', []],
    ['survey.ev-1.item-2', 'drafts', 'yes'],
    ['medication.draft.', 'drafts', {}],
    ['growth', 'growth', '{'],
  ]);
});
