import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Indicator, PublishedRow, Sex, Standard } from './growth-standard.ts';
import { loadStandard } from './who-tables.ts';

const { resolve } = createRequire(import.meta.url);

/** Loads a standard as the app does, from the installed package instead of the server. */
export const loadTestStandard = (indicator: Indicator, sex: Sex): Promise<Standard> =>
  loadStandard(indicator, sex, read);

async function read(file: string): Promise<PublishedRow[]> {
  const name = basename(file.split('?')[0] ?? file);
  return JSON.parse(await readFile(resolve(`jsgrowup/tables/${name}`), 'utf8'));
}
