/**
 * npm run screenshots                         takes a picture of every screen, in both languages, light and dark
 * npm run screenshots -- /purine /course      takes pictures of these addresses alone
 * npm run screenshots -- --compare main       the same, and compares them with the app of a branch, tag or commit
 * They go to .cache/screens; review them before you finish a screen. The comparison is the page compare.html there: the most
 * changed screens first, each before, after, and with its changed pixels.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '../web/screens.ts';
import { readArguments } from './lib/arguments.ts';
import { type Comparison, comparePictures, comparisonPage, inOrder } from './screens/compare-pictures.ts';
import { picturesOf } from './screens/pictures-of-ref.ts';
import { takeScreenshots } from './screens/take-screenshots.ts';

const folder = join(import.meta.dirname, '../.cache/screens');
const { values, positionals } = readArguments(import.meta.filename, { compare: { type: 'string' } }, true);

const taken: string[] = [];
// Takes the old pictures first, because an unknown ref ends the run.
const before = values.compare === undefined ? undefined : await picturesOf(values.compare, positionals);
await takeScreenshots(folder, positionals.length ? positionals : Object.values(screens), (name) => {
  taken.push(name);
  console.log(name);
});
if (values.compare !== undefined && before !== undefined) await writeComparison(values.compare, before);

/** Writes the page and the pictures of differences. */
async function writeComparison(ref: string, before: string): Promise<void> {
  const old = (await readdir(join(folder, before))).filter((name) => name.endsWith('.png'));
  // With single addresses, stored pictures of other addresses do not count as removed.
  const names = positionals.length ? taken : [...new Set([...taken, ...old])];
  await rm(join(folder, 'difference'), { recursive: true, force: true });
  await mkdir(join(folder, 'difference'));
  const comparisons: Comparison[] = [];
  for (const name of names) {
    const comparison = comparePictures({
      name,
      before: old.includes(name) ? await readFile(join(folder, before, name)) : undefined,
      after: taken.includes(name) ? await readFile(join(folder, name)) : undefined,
    });
    if (comparison.difference) await writeFile(join(folder, 'difference', name), comparison.difference);
    comparisons.push({ ...comparison, difference: undefined });
  }
  const addresses = {
    before: (name: string) => `${before}/${name}`,
    after: (name: string) => name,
    difference: (name: string) => `difference/${name}`,
  };
  const file = join(folder, 'compare.html');
  await writeFile(file, comparisonPage(ref, comparisons, addresses));
  const changed = inOrder(comparisons).filter(({ kind }) => kind !== 'same');
  for (const { name, kind, share } of changed) console.log(`${(100 * share).toFixed(2).padStart(6)} % ${kind} ${name}`);
  console.log(`${changed.length} of ${comparisons.length} pictures differ from ${ref}: ${file}`);
}
