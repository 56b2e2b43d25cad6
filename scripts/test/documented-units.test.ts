/** Tests that the docstring of a number names the unit of its name: an interval in hours is not documented in minutes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The units of each quantity, as a word of a name, and as a docstring writes them. */
const quantities: Record<string, RegExp>[] = [
  {
    ms: /\bms\b|\bmilliseconds?\b/,
    seconds: /\bs\b|\bseconds?\b/,
    minutes: /\bmin\b|\bminutes?\b/,
    hours: /\bh\b|\bhours?\b/,
    days: /\bdays?\b/,
    weeks: /\bweeks?\b/,
    months: /\bmonths?\b/,
  },
  { mg: /\bmg\b/, grams: /\bg\b|\bgrams?\b/, kg: /\bkg\b/ },
  { mm: /\bmm\b/, cm: /\bcm\b/ },
  { kcal: /\bkcal\b/, kj: /\bkJ\b/ },
];

/** The units of a quantity that a docstring names, if the name has another one of them. */
function otherUnits(name: string, text: string): string[] {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return quantities.flatMap((units) => {
    const named = Object.keys(units).filter((unit) => units[unit]?.test(text));
    const own = Object.keys(units).filter((unit) => words.includes(unit));
    return own.length > 0 && !own.some((unit) => named.includes(unit)) ? named : [];
  });
}

const numberWithDocstring = /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:readonly )?(\w+)\??: (?:[\w.]+ & )?number\b/gs;

test('the docstring of a number names no other unit than its name', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const numbers = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(numberWithDocstring)].map(([, text = '', name = '']) => ({
      ...{ file, name, text },
      others: otherUnits(name, text),
    })),
  );
  expect(numbers.length).toBeGreaterThan(300);
  expect(numbers.filter(({ others }) => others.length > 0)).toEqual([]);
});

test('a docstring in minutes does not fit a name in hours', () => {
  expect(otherUnits('minHoursBetween', 'Minimum minutes between two doses')).toEqual(['minutes']);
  expect(otherUnits('minHoursBetween', 'The least hours between two doses, such as 6 of 24 h')).toEqual([]);
});
