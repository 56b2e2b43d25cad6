import { describe, expect, it } from 'vitest';
import { addRecent, readRecent, removeRecent } from './recent.ts';

describe('recent searches', () => {
  it('puts the latest first, and each only once', () => {
    expect(addRecent(['bread', 'apple'], ' Apple ')).toEqual(['Apple', 'bread']);
  });

  it('keeps eight', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(addRecent(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('ignores an empty keyword', () => {
    expect(addRecent(['bread'], '  ')).toEqual(['bread']);
  });

  it('removes one', () => {
    expect(removeRecent(['bread', 'apple'], 'bread')).toEqual(['apple']);
  });

  it('ignores other stored data', () => {
    expect(readRecent(['bread'])).toEqual(['bread']);
    for (const stored of [undefined, null, 'bread', {}, [1], [''], ['a'.repeat(51)]]) {
      expect(readRecent(stored)).toEqual([]);
    }
    expect(readRecent(Array(20).fill('a'))).toHaveLength(8);
  });
});
