/**
 * npm run bench   measures the project, prints the figures beside their budgets, and writes bench.json (not committed)
 * Fails when a budget is exceeded. Sizes are gzip; 1 kB is 1,000 bytes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import bundle from '../openapi/generated/openapi.json' with { type: 'json' };
import { measureCallTime, measureMemory } from './bench/calls.ts';
import { measureSizes } from './bench/sizes.ts';
import { measureTypes } from './bench/types.ts';
import type { Bundle } from './generate/description.ts';

interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The most that is allowed. */
  budget?: number;
}

const sizes = await measureSizes();
const types = await measureTypes(bundle as unknown as Bundle);
const figures: Figure[] = [
  { name: 'floor page: React, router and query alone', value: sizes.floor / 1000, unit: 'kB' },
  { name: 'entry: what every screen loads', value: sizes.entry / 1000, unit: 'kB', budget: 105 },
  { name: 'entry beside the floor page', value: sizes.entry / sizes.floor, unit: '×' },
  ...Object.entries(sizes.areas).map(([area, size]) => ({
    name: `area ${area}`,
    value: size / 1000,
    unit: 'kB',
    budget: 20,
  })),
  { name: 'all CSS', value: sizes.css / 1000, unit: 'kB', budget: 15 },
  { name: 'SDK: a client and one call', value: sizes.oneCall / 1000, unit: 'kB', budget: 6 },
  {
    name: 'SDK: React Query factories beside them',
    value: (sizes.withQueries - sizes.oneCall) / 1000,
    unit: 'kB',
    budget: 2,
  },
  { name: 'SDK: time of a call, openapi-fetch alone = 1', value: await measureCallTime(), unit: '×', budget: 1.6 },
  { name: 'SDK: heap left behind by each of 100,000 calls', value: await measureMemory(), unit: 'B', budget: 50 },
  { name: 'SDK: type instantiations, calls by path = 1', value: types.instantiations, unit: '×', budget: 0.1 },
  { name: 'SDK: type check time, calls by path = 1', value: types.time, unit: '×', budget: 1 / 3 },
];

const over = figures.filter((figure) => figure.budget !== undefined && figure.value > figure.budget);
for (const { name, value, unit, budget } of figures) {
  const limit =
    budget === undefined ? '' : `  of ${Number(budget.toFixed(2))} ${unit}${value > budget ? '  EXCEEDED' : ''}`;
  console.log(`${name.padEnd(47)} ${value.toFixed(2).padStart(8)} ${unit}${limit}`);
}
await writeFile(join(import.meta.dirname, '../bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = over.length > 0 ? 1 : 0;
