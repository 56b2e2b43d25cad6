import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns the path of a new file of persons */
export async function personsFile(persons: object): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'persons-')), 'persons.json');
  await writeFile(file, JSON.stringify(persons));
  return file;
}
