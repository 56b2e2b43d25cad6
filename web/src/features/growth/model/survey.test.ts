import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Indicator, lmsAt } from './growth-standard.ts';
import { comparedValue } from './rating.ts';
import { loadTestStandard } from './testing.ts';
import { zScore } from './z-score.ts';

// The sample survey of WHO Anthro, with that program's results.
const folder = join(createRequire(import.meta.url).resolve('jsgrowup/package.json'), '../testdata');
const [head = '', ...lines] = readFileSync(join(folder, 'survey_z_st.csv'), 'utf8').trim().split(/\r?\n/);
const names = head.split(',');
const children = lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index], value])));

const results: [Indicator, string, number][] = [
  ['weight', '_ZWEI', 460],
  ['height', '_ZLEN', 460],
  ['bmi', '_ZBMI', 460],
  ['head', '_ZHC', 90],
];

describe('a z-score equals the result of WHO Anthro', () => {
  it.each(results)('the z-score of %s equals the result of WHO Anthro', async (indicator, column, least) => {
    const standards = {
      '1': await loadTestStandard(indicator, 'boys'),
      '2': await loadTestStandard(indicator, 'girls'),
    };
    let compared = 0;
    for (const child of children) {
      const days = Number(child._agedays);
      const measured = (name: string) => (child[name] ? Number(child[name]) : undefined);
      const value = comparedValue(
        indicator,
        {
          id: '',
          date: '',
          weight: measured('WEIGHT'),
          height: measured('HEIGHT'),
          position: child.measure === 'l' ? 'lying' : 'standing',
          head: measured('HEAD'),
        },
        days,
      );
      const lms = lmsAt(standards[child.GENDER as '1' | '2'], days);
      if (!child[column] || !lms || value === undefined) continue;
      compared += 1;
      // WHO Anthro has a row for every day and rounds to two decimals.
      expect(Math.abs(zScore(indicator, lms, value) - Number(child[column])), `child ${child.id}`).toBeLessThan(0.04);
    }
    expect(compared).toBeGreaterThan(least);
  });
});
