import { type Indicator, joinTables, type PublishedRow, type Sex, type Standard } from './standard.ts';

type File = Promise<{ default: PublishedRow[] }>;

/** Each file is a chunk, so that only the shown tables load. */
const files: Record<Indicator, Record<Sex, () => File[]>> = {
  weight: {
    boys: () => [
      import('jsgrowup/tables/wfa_boys_0_13_zscores.json'),
      import('jsgrowup/tables/wfa_boys_0_5_zscores.json'),
    ],
    girls: () => [
      import('jsgrowup/tables/wfa_girls_0_13_zscores.json'),
      import('jsgrowup/tables/wfa_girls_0_5_zscores.json'),
    ],
  },
  height: {
    boys: () => [
      import('jsgrowup/tables/lhfa_boys_0_13_zscores.json'),
      import('jsgrowup/tables/lhfa_boys_0_2_zscores.json'),
      import('jsgrowup/tables/lhfa_boys_2_5_zscores.json'),
    ],
    girls: () => [
      import('jsgrowup/tables/lhfa_girls_0_13_zscores.json'),
      import('jsgrowup/tables/lhfa_girls_0_2_zscores.json'),
      import('jsgrowup/tables/lhfa_girls_2_5_zscores.json'),
    ],
  },
  bmi: {
    boys: () => [
      import('jsgrowup/tables/bmifa_boys_0_13_zscores.json'),
      import('jsgrowup/tables/bmifa_boys_0_2_zscores.json'),
      import('jsgrowup/tables/bmifa_boys_2_5_zscores.json'),
    ],
    girls: () => [
      import('jsgrowup/tables/bmifa_girls_0_13_zscores.json'),
      import('jsgrowup/tables/bmifa_girls_0_2_zscores.json'),
      import('jsgrowup/tables/bmifa_girls_2_5_zscores.json'),
    ],
  },
  head: {
    boys: () => [
      import('jsgrowup/tables/hcfa_boys_0_13_zscores.json'),
      import('jsgrowup/tables/hcfa_boys_0_5_zscores.json'),
    ],
    girls: () => [
      import('jsgrowup/tables/hcfa_girls_0_13_zscores.json'),
      import('jsgrowup/tables/hcfa_girls_0_5_zscores.json'),
    ],
  },
};

/** Loads the WHO child growth standard (2006) of an indicator. */
export async function loadStandard(indicator: Indicator, sex: Sex): Promise<Standard> {
  const tables = await Promise.all(files[indicator][sex]());
  return joinTables(tables.map((table) => table.default));
}
