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
  it('the token of a share link is decoded to the encoded selection', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(decodeSelection(encodeSelection(selection))).toEqual(selection);
      }),
    );
  });

  it('the token of a share link needs no escaping in an address', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(encodeSelection(selection)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('the token of a food group is stable', () => {
    expect(encodeSelection({ category: 'fruit' })).toBe('eyJ2IjoxLCJjIjoiZnJ1aXQifQ');
  });

  it('decoding the token of a share link never throws', () => {
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
  ])('a token with %s is refused', (_, written) => {
    expect(decodeSelection(tokenOf(written))).toBeUndefined();
  });

  it.each(['', 'not a token', 'eyJ2IjoxLCJjIjoiZnJ1', '%E0%A4%A', '_w'])('the broken token %j is refused', (token) => {
    expect(decodeSelection(token)).toBeUndefined();
  });
});
