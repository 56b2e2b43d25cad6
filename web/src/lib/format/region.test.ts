import { expect, test } from 'vitest';
import { firstDayOf, formatTag, isoRegion, readRegion } from './region.ts';

const own = (locale: string, hourCycle: 'h12' | 'h23' = 'h23') => ({ locale, hourCycle });

test.each([
  ['en', ['en-GB', 'en'], 'GB'],
  ['en', ['zh-CN', 'en-AU'], 'AU'],
  ['en', ['de-DE', 'en-150'], '150'],
  ['en', ['de-DE', 'en'], 'DE'],
  ['en', ['zh-CN'], 'CN'],
  ['en', ['zh-Hans-CN'], 'CN'],
  ['en', ['en', 'zh-TW'], 'TW'],
  ['zh-CN', ['en-US', 'zh-TW'], 'TW'],
  // A variant and a private part are no regions.
  ['en', ['en-x-ab', 'sl-rozaj', 'fr-CH-1996'], 'CH'],
])('on a page in %s, the languages %j name the region %s', (language, wanted, code) => {
  expect(readRegion(language, wanted, own('en-US')).code).toBe(code);
});

test('the own locale of the device is the last source of a region', () => {
  expect(readRegion('en', ['en'], own('de-DE')).code).toBe('DE');
  expect(readRegion('en', ['en'], own('en'))).toEqual(isoRegion);
});

test('the week begins on the day of the region', () => {
  const firstDays = ['CN', 'US', 'GB', 'DE', 'JP', 'EG'].map(
    (code) => readRegion('en', [`en-${code}`], own('en')).firstDay,
  );
  expect(firstDays).toEqual([1, 7, 1, 1, 7, 6]);
});

test('the table for old browsers has the first days of this engine', () => {
  const codes = [
    'AU',
    'BR',
    'CA',
    'CN',
    'DE',
    'EG',
    'FR',
    'GB',
    'HK',
    'IN',
    'IR',
    'JP',
    'KR',
    'MV',
    'NZ',
    'SG',
    'TW',
    'US',
  ];
  for (const code of codes)
    expect([code, firstDayOf(code)]).toEqual([code, readRegion('en', [`en-${code}`], own('en')).firstDay]);
});

test('the clock is that of the device, if the device has the same region, and that of the region otherwise', () => {
  // A person in America has set 24 hours.
  expect(readRegion('en', ['en-US'], own('en-US', 'h23')).hourCycle).toBe('h23');
  expect(readRegion('en', ['en-US'], own('en-US', 'h12')).hourCycle).toBe('h12');
  expect(readRegion('en', ['en-CN'], own('en-US', 'h12')).hourCycle).toBe('h23');
  expect(readRegion('en', ['en-US'], own('de-DE', 'h23')).hourCycle).toBe('h12');
});

test.each([
  ['en', undefined, 'en'],
  ['en', 'GB', 'en-GB'],
  ['en', '150', 'en-150'],
  ['zh-CN', 'CN', 'zh-CN'],
  ['zh-CN', undefined, 'zh-CN'],
  // `zh-TW` would write traditional characters.
  ['zh-CN', 'TW', 'zh-Hans-TW'],
])('the formats of %s in the region %s are those of %s', (language, code, tag) => {
  expect(formatTag(language, { ...isoRegion, ...(code && { code }) })).toBe(tag);
});
