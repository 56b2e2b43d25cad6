import { expect, test } from 'vitest';
import { cacheOf, inRelease, isOwnCache, isReleaseCache, releaseOf, startPageCache, starts } from './releases.ts';

test('names the release of its files alone', () => {
  expect(releaseOf('/assets/Ab_-12Cd/home.js')).toBe('Ab_-12Cd');
  expect(releaseOf('/assets/Ab_-12Cd/features/home/locales/en.js')).toBe('Ab_-12Cd');
  for (const path of ['/', '/assets/', '/assets/home.js', '/api/assets/Ab_-12Cd/home.js', '/icon.svg', '/ai-app']) {
    expect(releaseOf(path)).toBeUndefined();
  }
});

test('finds the same file in another release', () => {
  expect(inRelease('new', '/assets/old/features/home/locales/en.js')).toBe('/assets/new/features/home/locales/en.js');
});

test('tells the caches of releases and the start pages apart', () => {
  expect(isReleaseCache(cacheOf('a'))).toBe(true);
  expect(isReleaseCache(startPageCache)).toBe(false);
  expect([cacheOf('a'), startPageCache].filter(isOwnCache)).toEqual(['0:release-a', '0:start-page']);
  expect(isOwnCache('3:start-page')).toBe(false);
  expect(starts('<script src="/assets/a/index.js">', 'a')).toBe(true);
  expect(starts('<script src="/assets/ab/index.js">', 'a')).toBe(false);
});
