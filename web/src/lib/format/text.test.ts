import { expect, test } from 'vitest';
import { characterCount } from './text.ts';

test.each([
  ['', 0],
  ['apple', 5],
  ['🍎 苹果', 4],
  ['𠮷野家', 3],
])('%j has %i characters', (text, count) => expect(characterCount(text)).toBe(count));
