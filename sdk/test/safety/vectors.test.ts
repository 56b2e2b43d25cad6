import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as safety from '../../src/safety/index.ts';

const folder = join(import.meta.dirname, '../../../openapi/vectors');

interface Vectors {
  rule: string;
  parameters: string[];
  cases: { arguments: unknown[]; result: unknown }[];
}

const files = readdirSync(folder).map((name): [string, Vectors] => [
  name,
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
]);

/** An absent argument or result is null in a file. */
const unknown = (_: string, value: unknown) => value ?? undefined;

/** Rules that others consist of, or that a table of their own describes. */
const withoutVectors = [
  ...['ageOn', 'bodyMassEdgesAt', 'decimalsAt', 'normalWeights', 'leastTargetWeight', 'mayHaveEnergyTarget'],
  ...['has', 'hasDiabetes', 'isPregnant', 'mayLoseWeight', 'isNearerToNext'],
  ...['permits', 'permitsAll', 'permitFor', 'withheldReasons'],
  ...['changeDoubts', 'isSameMedicine', 'medicineNotes', 'strengthOf', 'substancesOf'],
  ...['emergencyNumbers', 'maximumHeartRate', 'moderateZone', 'zoneStart', 'showsDanger'],
  ...['neededConsents', 'needsGuardian'],
];

describe('the vectors of the safety rules', () => {
  test.each(files)('%s has the results of the SDK', (_, { rule, parameters, cases }) => {
    const run = (safety as unknown as Record<string, (...input: unknown[]) => unknown>)[rule];
    const results = cases.map(({ arguments: input }) => {
      expect(input).toHaveLength(parameters.length);
      return run?.(...JSON.parse(JSON.stringify(input), unknown)) ?? null;
    });
    expect(JSON.parse(JSON.stringify(results))).toEqual(cases.map(({ result }) => result));
    // A file in which all cases agree would test nothing.
    expect(new Set(cases.map(({ result }) => JSON.stringify(result))).size).toBeGreaterThan(1);
  });

  test('every other rule has vectors', () => {
    const rules = Object.entries(safety).filter(([, value]) => typeof value === 'function');
    const missing = rules.map(([name]) => name).filter((name) => !files.some(([, { rule }]) => rule === name));
    expect(missing.sort()).toEqual(withoutVectors.sort());
  });
});
