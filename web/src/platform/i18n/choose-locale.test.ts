import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

test.each([
  [['zh', 'en', 'en-US'], 'zh-CN'],
  [[null, 'en', 'zh-CN'], 'en'],
  [[null, null, 'zh-TW', 'en'], 'zh-CN'],
  // Android's form of the tag
  [[null, null, 'zh_CN'], 'zh-CN'],
  [['fr', null, 'de-DE', 'zh-Hans-CN', 'en'], 'zh-CN'],
  [['zhx', 'enm', 'fr'], 'en'],
  [[], 'en'],
] as const)('the languages %j result in the locale %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale);
});
