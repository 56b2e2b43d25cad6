import { describe, expect, it } from 'vitest';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it('the latest search comes first, and each is kept once', () => {
    expect(addRecentSearch(['bread', 'apple'], ' Apple ')).toEqual(['Apple', 'bread']);
  });

  it('eight recent searches are kept', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(addRecentSearch(eight, '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('an empty keyword is not added to the recent searches', () => {
    expect(addRecentSearch(['bread'], '  ')).toEqual(['bread']);
  });

  it('a recent search can be removed', () => {
    expect(removeRecentSearch(['bread', 'apple'], 'bread')).toEqual(['apple']);
  });

  it('stored data that are no recent searches are ignored', () => {
    expect(readRecentSearches(['bread'])).toEqual(['bread']);
    for (const stored of [undefined, null, 'bread', {}, [1], [''], ['a'.repeat(51)]]) {
      expect(readRecentSearches(stored)).toEqual([]);
    }
    expect(readRecentSearches(Array(20).fill('a'))).toHaveLength(8);
  });
});
