import { expect, it } from 'vitest';
import { readParams } from '#platform/routing/params.ts';
import { resultParams } from './params.ts';

it.each([
  ['recordId=heart-6425&date=2026-11-20', { recordId: 'heart-6425', date: '2026-11-20' }],
  ['recordId=heart-6425', { recordId: 'heart-6425' }],
  ['measured=1795150800000', { measured: 1_795_150_800_000 }],
  ['', undefined],
  ['recordId=', undefined],
  [`recordId=${'x'.repeat(65)}`, undefined],
  ['recordId=heart-6425&date=yesterday', undefined],
  ['measured=-1', undefined],
])('the parameters of the result screen are parsed from ?%s', (search, asked) =>
  expect(readParams(resultParams, new URLSearchParams(search))).toEqual(asked),
);
