import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repeatedLimits } from './health-limits.ts';

const root = join(import.meta.dirname, '../..');

/** Examples of components, and documents of law, which show a state of their own date. */
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|documents/.test(path);

test.each(['web/src', 'mocks/api/domains'])('%s takes the limits of health values from the safety rules', (folder) => {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isSource);
  const found = paths.flatMap((path) =>
    repeatedLimits(readFileSync(join(root, folder, path), 'utf8')).map((line) => `${folder}/${path}:${line}`),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test.each([
  'if (bmi >= 25) warn();',
  'const isThin = 18.5 > bodyMassIndex(person);',
  'const isHigh = reading.systolic >= 140 || reading.diastolic >= 90;',
  'const isLow = glucose.value < 3.9;',
  'if (pulse <= 40) call();',
  'const isCentral = waist >= 85;',
  'export const leastEnergy = 1200;',
  "export const bmiBands = [{ key: 'overweight', from: 24 }];",
  'const glucoseLimits = { below: 7.8 };',
  'const text = msg`Your BMI is below 18.5.`;',
  'const Range = () => <Trans>Blood pressure is high from 135 or 85.</Trans>;',
  "const hint = t('At least 1,200 kcal a day');",
  'const text = msg`Blood sugar from $' + '{low} to 6.1 mmol/L`;',
  'const text = msg`体质指数（BMI）低于 18.5`;',
])('a limit that the code repeats is found: %s', (code) => {
  expect(repeatedLimits(code)).not.toEqual([]);
});

test.each([
  'if (bmi >= bodyMassEdges.overweight) warn();',
  'if (count >= 25) stop();',
  'const isShort = height < 85;',
  'const text = msg`Compared with glucose ($' + '{100}).`;',
  'const text = msg`Below $' + '{bodyMassEdges.normal} your BMI is low.`;',
  'const text = msg`You had 24 orders.`;',
])('what only looks like a limit passes: %s', (code) => {
  expect(repeatedLimits(code)).toEqual([]);
});
