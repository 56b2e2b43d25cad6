import { expect, test } from 'vitest';
import { guestEntries, personsIn } from './guest-data.ts';

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

test('the people who left values are found by the keys, and a guest or the device is none of them', () => {
  const keys = [
    '0:["","growth"]',
    '0:["user-1001","growth"]',
    '0:["user-1001","consents"]',
    '0:["a\\"b","outbox"]',
    '0:tid',
    '1:["x","growth"]',
  ];
  expect(personsIn(keys.map((key): [string, string] => [key, '{}']))).toEqual(['user-1001', 'a"b']);
});
