import { expect, test } from 'vitest';
import { cacheOf, inRelease, isOwnCache, isReleaseCache, releaseOf, startPageCache, starts } from './releases.ts';

test('only a file in the folder of a release has a release', () => {
  expect(releaseOf('/assets/Ab_-12Cd/home.js')).toBe('Ab_-12Cd');
  expect(releaseOf('/assets/Ab_-12Cd/features/home/locales/en.js')).toBe('Ab_-12Cd');
  for (const path of ['/', '/assets/', '/assets/home.js', '/api/assets/Ab_-12Cd/home.js', '/icon.svg', '/ai-app']) {
    expect(releaseOf(path)).toBeUndefined();
  }
});

test('the address of a file in another release is found', () => {
  expect(inRelease('new', '/assets/old/features/home/locales/en.js')).toBe('/assets/new/features/home/locales/en.js');
});

test('release caches, the start page cache and foreign caches are distinguished', () => {
  expect(isReleaseCache(cacheOf('a'))).toBe(true);
  expect(isReleaseCache(startPageCache)).toBe(false);
  expect([cacheOf('a'), startPageCache].filter(isOwnCache)).toEqual(['0:release-a', '0:start-page']);
  expect(isOwnCache('3:start-page')).toBe(false);
  expect(starts('<script src="/assets/a/index.js">', 'a')).toBe(true);
  expect(starts('<script src="/assets/ab/index.js">', 'a')).toBe(false);
});
