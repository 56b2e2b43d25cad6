import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTags, endsTag } from './tags.ts';

const limits = { maxTags: 3, maxLength: 5 };

test('words between separators of both languages become tags', () => {
  expect(addTags(['香菜'], ' 苦瓜、 Kale ，', limits)).toEqual({ tags: ['香菜', '苦瓜', 'Kale'], rest: '' });
  expect(endsTag('苦瓜，')).toBe(true);
  expect(endsTag('blue cheese')).toBe(false);
});

test('a tag that exists already is not added again', () => {
  expect(addTags(['Kale'], 'kale', limits)).toEqual({ tags: ['Kale'], rest: '' });
});

test('text that does not fit stays in the field with the reason', () => {
  expect(addTags([], 'aubergine, kale', limits)).toEqual({ tags: ['kale'], rest: 'aubergine', problem: 'tooLong' });
  expect(addTags(['a', 'b', 'c'], 'd', limits)).toEqual({ tags: ['a', 'b', 'c'], rest: 'd', problem: 'tooMany' });
  // Counts characters as a person does, not code units.
  expect(addTags([], '🥬🥬🥬🥬🥬', limits).problem).toBeUndefined();
});

test('no text breaks the limits, repeats a tag or adds an empty one', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const tags = texts.reduce((before, text) => addTags(before, text, limits).tags, [] as string[]);
      expect(tags.length).toBeLessThanOrEqual(3);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      for (const tag of tags) {
        expect(tag.trim()).toBe(tag);
        expect([...tag].length).toBeGreaterThan(0);
        expect([...tag].length).toBeLessThanOrEqual(5);
      }
    }),
  );
});
