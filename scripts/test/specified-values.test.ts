import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  codeInterval,
  debounceDelay,
  environmentCodes,
  genders,
  memberTypes,
  pageSize,
  questionTypes,
  rateScore,
  requiredFlags,
  yesNo,
} from '../../sdk/src/index.ts';

/** The enumerations and constants of the product specification, copied by hand. */
const rows = readFileSync(join(import.meta.dirname, 'specified-values.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [table: string, name: string, value: string]);

const specified = (table: string) =>
  Object.fromEntries(rows.filter(([name]) => name === table).map(([, name, value]) => [name, Number(value)]));

it.each([
  ['environment', environmentCodes],
  ['memberType', memberTypes],
  ['gender', genders],
  ['yesNo', yesNo],
  ['questionType', questionTypes],
  ['requiredFlag', requiredFlags],
])('%s has the names and values of the specification', (table, built) => {
  expect(built).toEqual(specified(table));
});

it('the user of the native app has the fields of the specification', () => {
  const { properties } = parse(
    readFileSync(join(import.meta.dirname, '../../sdk/native/schemas/NativeUser.yaml'), 'utf8'),
  );
  expect(Object.keys(properties).sort()).toEqual(Object.keys(specified('user')).sort());
});

it('the constants are those of the specification', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../web/src/ui/tokens.css'), 'utf8');
  const [, font, width] = tokens.match(/100vw \* (\d+) \/ (\d+)/) ?? [];
  expect({
    pageSize,
    'debounce, ms': debounceDelay,
    'verification code, ms': codeInterval,
    'design width': Number(width),
    'base font': Number(font),
  }).toEqual(specified('constant'));
});

it('each value has the score of the specification', () => {
  const scores = specified('rateScore');
  expect(Object.fromEntries(Object.keys(scores).map((value) => [value, rateScore(Number(value))]))).toEqual(scores);
});
