/**
 * npm run screenshots                         takes a picture of every screen, in both languages, light and dark
 * npm run screenshots -- /purine /course      takes pictures of these addresses alone
 * npm run screenshots -- --width 1280         takes pictures of windows that are so many pixels wide
 * npm run screenshots -- --kit                takes a picture of every story of the components, light and dark
 * npm run screenshots -- --kit Inputs/Field   of the stories whose title begins so
 * npm run screenshots -- --compare main       the same as without it, and compares them with those of a branch, tag or commit
 * npm run screenshots -- --compare main --threshold 0.1    fails if more than this share of a picture differs, in percent
 * They go to .cache/screens, those of stories to .cache/screens/kit; review them before you finish a screen. The comparison is the page compare.html there: the most
 * changed ones first, each before, after, and with its changed pixels.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { screens } from '../web/screens.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';
import { type Comparison, comparePictures, comparisonPage, inOrder } from './screens/compare-pictures.ts';
import { picturesOf } from './screens/pictures-of-ref.ts';
import { screensAt, storiesOf, takeScreenshots } from './screens/take-screenshots.ts';

const { values, positionals } = readArguments(
  import.meta.filename,
  {
    compare: { type: 'string' },
    kit: { type: 'boolean', default: false },
    threshold: { type: 'string' },
    width: { type: 'string' },
  },
  true,
);
const threshold = values.threshold === undefined ? Number.POSITIVE_INFINITY : Number(values.threshold) / 100;
if (!(threshold >= 0)) refuseArguments(`--threshold takes a share in percent, not "${values.threshold}"`);
if (values.width !== undefined && !/^[1-9]\d{2,3}$/.test(values.width))
  refuseArguments(`--width takes pixels from 100 to 9999, not "${values.width}"`);
if (values.width !== undefined && values.compare !== undefined)
  refuseArguments('--compare takes pictures of phones, so --width does not go with it');

const cache = join(import.meta.dirname, '../.cache/screens');
const folder = values.kit ? join(cache, 'kit') : cache;
const subject = values.kit
  ? storiesOf(positionals)
  : screensAt(positionals.length ? positionals : Object.values(screens));

const taken: string[] = [];
// Takes the old pictures first, because an unknown ref ends the run.
const before =
  values.compare === undefined ? undefined : await picturesOf(values.compare, positionals, { kit: values.kit });
const width = values.width === undefined ? undefined : Number(values.width);
await takeScreenshots(folder, { ...subject, width }, (name) => {
  taken.push(name);
  console.log(name);
});
if (values.compare !== undefined && before !== undefined) await writeComparison(values.compare, before);

/** Writes the page and the pictures of differences. */
async function writeComparison(ref: string, before: string): Promise<void> {
  const old = (await readdir(before)).filter((name) => name.endsWith('.png'));
  // With single addresses, stored pictures of other addresses do not count as removed.
  const names = positionals.length ? taken : [...new Set([...taken, ...old])];
  await rm(join(folder, 'difference'), { recursive: true, force: true });
  await mkdir(join(folder, 'difference'));
  const comparisons: Comparison[] = [];
  for (const name of names) {
    const comparison = comparePictures({
      name,
      before: old.includes(name) ? await readFile(join(before, name)) : undefined,
      after: taken.includes(name) ? await readFile(join(folder, name)) : undefined,
    });
    if (comparison.difference) await writeFile(join(folder, 'difference', name), comparison.difference);
    comparisons.push({ ...comparison, difference: undefined });
  }
  const addresses = {
    before: (name: string) => `${relative(folder, before)}/${name}`,
    after: (name: string) => name,
    difference: (name: string) => `difference/${name}`,
  };
  const file = join(folder, 'compare.html');
  await writeFile(file, comparisonPage(ref, comparisons, addresses));
  const changed = inOrder(comparisons).filter(({ kind }) => kind !== 'same');
  for (const { name, kind, share } of changed) console.log(`${(100 * share).toFixed(2).padStart(6)} % ${kind} ${name}`);
  const above = changed.filter(({ share }) => share > threshold);
  if (above.length > 0) process.exitCode = 1;
  console.log(`${changed.length} of ${comparisons.length} pictures differ from ${ref}: ${file}`);
}
