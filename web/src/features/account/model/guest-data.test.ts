import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guestEntries, guestName, kindOf } from './guest-data.ts';

test('only a value stored for a guest counts as a guest’s', () => {
  expect(guestName('0:foods.recent.')).toBe('foods.recent');
  expect(guestName('0:survey.ev-1.item-2.')).toBe('survey.ev-1.item-2');
  expect(guestName('0:medication.draft..reminder-1')).toBe('medication.draft');
  expect(guestName('0:foods.recent.user-1001')).toBeUndefined();
  expect(guestName('0:tid')).toBeUndefined();
  expect(guestName('1:foods.recent.')).toBeUndefined();
});

test('a stored value that is not valid JSON is listed unparsed', () => {
  expect(guestEntries([['0:growth.', '{']])).toEqual([
    { key: '0:growth.', name: 'growth', kind: 'growth', value: '{' },
  ]);
});

test('every personal value has a named kind, except three of signed-in people', () => {
  const sources = new URL('../../../', import.meta.url);
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('gallery'))
    .flatMap((path) =>
      [...readFileSync(new URL(path, sources), 'utf8').matchAll(/ersonalKey\((['`])(.+?)\1/g)].map(
        ([, , name = '']) => name,
      ),
    );
  expect(names.length).toBeGreaterThan(20);
  const nameless = names.filter((name) => kindOf(name) === 'other');
  // Only signed-in people have these.
  expect([...new Set(nameless)].sort()).toEqual(['deletion-requests', 'reports.deep', 'skippedFacts']);
});
