import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { decodeSelection, encodeSelection, type Selection } from './share-token.ts';

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: maxLength / 4 });

const selections: fc.Arbitrary<Selection> = fc.oneof(
  fc.record({ category: fc.constantFrom(...categories) }),
  fc.record({
    foodIds: fc.array(
      text(64).filter((id) => id.length <= 64),
      { minLength: 1, maxLength: 50 },
    ),
  }),
  fc.record({ keyword: text(50).filter((keyword) => keyword.length <= 50 && /\S/.test(keyword)) }),
);

describe('the token of a share link', () => {
  it('decodes every encoded selection', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(decodeSelection(encodeSelection(selection))).toEqual(selection);
      }),
    );
  });

  it('needs no escaping in an address', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(encodeSelection(selection)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('never equals the path of the search screen', () => {
    expect(encodeSelection({ category: 'fruit' })).toBe('eyJ2IjoxLCJjIjoiZnJ1aXQifQ');
  });

  it('never throws, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        expect(() => decodeSelection(token)).not.toThrow();
      }),
    );
  });

  const tokenOf = (written: unknown) => Buffer.from(JSON.stringify(written)).toString('base64url');

  it.each([
    ['nothing', {}],
    ['another version', { v: 2, c: 'fruit' }],
    ['no version', { c: 'fruit' }],
    ['an unknown group', { v: 1, c: 'stones' }],
    ['two selections', { v: 1, c: 'fruit', k: 'apple' }],
    ['no foods', { v: 1, f: [] }],
    ['too many foods', { v: 1, f: Array.from({ length: 51 }, (_, index) => `gi-${index}`) }],
    ['an empty keyword', { v: 1, k: '  ' }],
    ['a keyword that is too long', { v: 1, k: 'a'.repeat(51) }],
    ['a list', []],
  ])('refuses %s', (_, written) => {
    expect(decodeSelection(tokenOf(written))).toBeUndefined();
  });

  it.each(['', 'not a token', 'eyJ2IjoxLCJjIjoiZnJ1', '%E0%A4%A', '_w'])('refuses the broken token %j', (token) => {
    expect(decodeSelection(token)).toBeUndefined();
  });
});
