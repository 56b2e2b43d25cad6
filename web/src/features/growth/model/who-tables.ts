import bmifaBoys0To2 from 'jsgrowup/tables/bmifa_boys_0_2_zscores.json?url&no-inline';
import bmifaBoys0To13 from 'jsgrowup/tables/bmifa_boys_0_13_zscores.json?url&no-inline';
import bmifaBoys2To5 from 'jsgrowup/tables/bmifa_boys_2_5_zscores.json?url&no-inline';
import bmifaGirls0To2 from 'jsgrowup/tables/bmifa_girls_0_2_zscores.json?url&no-inline';
import bmifaGirls0To13 from 'jsgrowup/tables/bmifa_girls_0_13_zscores.json?url&no-inline';
import bmifaGirls2To5 from 'jsgrowup/tables/bmifa_girls_2_5_zscores.json?url&no-inline';
import hcfaBoys0To5 from 'jsgrowup/tables/hcfa_boys_0_5_zscores.json?url&no-inline';
import hcfaBoys0To13 from 'jsgrowup/tables/hcfa_boys_0_13_zscores.json?url&no-inline';
import hcfaGirls0To5 from 'jsgrowup/tables/hcfa_girls_0_5_zscores.json?url&no-inline';
import hcfaGirls0To13 from 'jsgrowup/tables/hcfa_girls_0_13_zscores.json?url&no-inline';
import lhfaBoys0To2 from 'jsgrowup/tables/lhfa_boys_0_2_zscores.json?url&no-inline';
import lhfaBoys0To13 from 'jsgrowup/tables/lhfa_boys_0_13_zscores.json?url&no-inline';
import lhfaBoys2To5 from 'jsgrowup/tables/lhfa_boys_2_5_zscores.json?url&no-inline';
import lhfaGirls0To2 from 'jsgrowup/tables/lhfa_girls_0_2_zscores.json?url&no-inline';
import lhfaGirls0To13 from 'jsgrowup/tables/lhfa_girls_0_13_zscores.json?url&no-inline';
import lhfaGirls2To5 from 'jsgrowup/tables/lhfa_girls_2_5_zscores.json?url&no-inline';
import wfaBoys0To5 from 'jsgrowup/tables/wfa_boys_0_5_zscores.json?url&no-inline';
import wfaBoys0To13 from 'jsgrowup/tables/wfa_boys_0_13_zscores.json?url&no-inline';
import wfaGirls0To5 from 'jsgrowup/tables/wfa_girls_0_5_zscores.json?url&no-inline';
import wfaGirls0To13 from 'jsgrowup/tables/wfa_girls_0_13_zscores.json?url&no-inline';
import { fetchFile } from '#lib/loading/fetch-file.ts';
import { type Indicator, joinTables, type PublishedRow, type Sex, type Standard } from './growth-standard.ts';

/** URLs of the tables. A table is fetched instead of imported, because a browser never requests a failed import again. */
const files: Record<Indicator, Record<Sex, string[]>> = {
  weight: {
    boys: [wfaBoys0To13, wfaBoys0To5],
    girls: [wfaGirls0To13, wfaGirls0To5],
  },
  height: {
    boys: [lhfaBoys0To13, lhfaBoys0To2, lhfaBoys2To5],
    girls: [lhfaGirls0To13, lhfaGirls0To2, lhfaGirls2To5],
  },
  bmi: {
    boys: [bmifaBoys0To13, bmifaBoys0To2, bmifaBoys2To5],
    girls: [bmifaGirls0To13, bmifaGirls0To2, bmifaGirls2To5],
  },
  head: {
    boys: [hcfaBoys0To13, hcfaBoys0To5],
    girls: [hcfaGirls0To13, hcfaGirls0To5],
  },
};

/**
 * Loads the WHO child growth standard (2006) of an indicator.
 * @throws TypeError without a connection
 */
export async function loadStandard(
  indicator: Indicator,
  sex: Sex,
  read = fetchFile<PublishedRow[]>,
): Promise<Standard> {
  return joinTables(await Promise.all(files[indicator][sex].map(read)));
}
