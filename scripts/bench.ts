/**
 * npm run bench                measures the project, and prints the figures beside their budgets
 * npm run bench -- sizes calls measures only these parts: sizes, pages, screens and interactions (of the app that `sizes` has built), calls, types, speed
 * `screens` opens each screen once, in three minutes, and prints the ten worst; `pages` measures ten of them in depth;
 * `interactions` taps and types on twenty.
 * Fails when a budget is missed. Sizes are gzip; 1 kB is 1,000 bytes. A whole run writes bench.json (not committed).
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '../openapi/document.ts';
import bundle from '../openapi/generated/openapi.json' with { type: 'json' };
import { measureCallTime, measureMemory } from './bench/calls.ts';
import { measureEveryScreen } from './bench/every-screen.ts';
import { measureInteractions } from './bench/interactions.ts';
import { measurePages } from './bench/pages.ts';
import { app, floor, measureSizes } from './bench/sizes.ts';
import { measureSoak } from './bench/soak.ts';
import { measureSpeed } from './bench/speed.ts';
import { measureTypes } from './bench/types.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';

const { positionals: wanted } = readArguments(import.meta.filename, {}, true);

interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Maximum of the figure. */
  budget?: number;
  /** Minimum of the figure. */
  atLeast?: number;
}

/** In order of execution. */
const parts: Record<string, () => Promise<Figure[]>> = {
  async sizes() {
    const sizes = await measureSizes();
    return [
      { name: 'floor page: React, router, query and openapi-fetch', value: sizes.floor / 1000, unit: 'kB' },
      ...Object.entries(sizes.entry).map(([product, size]) => ({
        name: `entry of ${product}: code before its screen, the floor page = 1`,
        value: size / sizes.floor,
        unit: '×',
        budget: 1.243,
      })),
      { name: 'code that features share: the most that a screen loads', value: sizes.shared / 1000, unit: 'kB' },
      ...Object.entries(sizes.features).map(([feature, size]) => ({
        name: `feature ${feature}`,
        value: size / 1000,
        unit: 'kB',
        budget: 20,
      })),
      {
        name: 'all of the heaviest screen',
        value: Math.max(...Object.values(sizes.screens)) / 1000,
        unit: 'kB',
        budget: 183.4,
      },
      { name: 'CSS of the heaviest screen', value: sizes.css / 1000, unit: 'kB', budget: 15 },
      // sdk/DECISIONS.md lists the parts of these sizes.
      { name: 'SDK: a client with all methods', value: sizes.oneCall / 1000, unit: 'kB', budget: 11 },
      { name: 'SDK: a core client and one call', value: sizes.coreCall / 1000, unit: 'kB', budget: 8 },
      { name: 'SDK: a core client and ten calls', value: sizes.coreCalls / 1000, unit: 'kB', budget: 8.42 },
      {
        name: 'SDK: React Query factories beside them',
        value: (sizes.withQueries - sizes.oneCall) / 1000,
        unit: 'kB',
        // Keys with the user and the invalidations of each command account for 0.26 kB.
        budget: 1.01,
      },
    ];
  },
  async pages() {
    const pages = await measurePages(app, floor);
    return [
      ...Object.entries(pages.visits.first).map(([screen, value]) => ({
        name: `first visit: largest paint of ${screen}, the floor page's = 1`,
        value,
        unit: '×',
        budget: 1.2,
      })),
      ...Object.entries(pages.visits.repeat).map(([screen, value]) => ({
        name: `repeat visit: largest paint of ${screen}, the floor page's first = 1`,
        value,
        unit: '×',
        budget: 0.5,
      })),
      { name: 'first visit: first paint, the latest of these', value: pages.visits.firstPaint, unit: '×', budget: 0.4 },
      { name: 'requests in turn before the content, the most', value: pages.visits.roundTrips, unit: '', budget: 3 },
      { name: 'layout shift, the worst of these', value: pages.visits.shift, unit: '', budget: 0.02 },
      { name: 'blocking time, the longest of these', value: pages.visits.blocking, unit: 'ms', budget: 150 },
      { name: 'a key typed among 5,000 foods, the slowest', value: pages.keystroke, unit: 'ms', budget: 50 },
      { name: 'time until 10,000 rows show, 100 rows = 1', value: pages.longList, unit: '×', budget: 1.2 },
      { name: 'heap at 1,000 pages of a list, at 200 = 1', value: pages.listMemory, unit: '×', budget: 1.5 },
      { name: 'heap after two walks through all screens, one = 1', value: pages.walkMemory, unit: '×', budget: 1.1 },
      ...Object.entries(pages.meals).map(([list, value]) => ({
        name: `scrolling 1,000 meals, ${list}: the longest task`,
        value,
        unit: 'ms',
        budget: 200,
      })),
    ];
  },
  async screens() {
    const all = await measureEveryScreen(app, floor);
    printWorst(all.worst);
    return [
      { name: 'all screens: largest paint, the floor page = 1', value: all.paint, unit: '×', budget: 1.2 },
      { name: 'all screens: largest paint, the plain list = 1', value: all.paintOfList, unit: '×' },
      { name: 'all screens: layout shift', value: all.shift, unit: '', budget: 0.02 },
      { name: 'all screens: blocking time', value: all.blocking, unit: 'ms' },
      { name: 'all screens: bytes without pictures', value: all.bytes / 1000, unit: 'kB' },
    ];
  },
  async interactions() {
    const all = await measureInteractions(app);
    printWorst(all.worst);
    return [
      { name: 'taps and keys on 20 screens', value: all.count, unit: '', atLeast: 200 },
      { name: 'answer to a tap or a key, the slowest', value: all.answer, unit: 'ms', budget: 50 },
      { name: 'task of an answer, the longest', value: all.task, unit: 'ms', budget: 100 },
    ];
  },
  async calls() {
    return [
      {
        name: 'SDK: time of a call, openapi-fetch with a time limit = 1',
        value: await measureCallTime(),
        unit: '×',
        budget: 1.5,
      },
      { name: 'SDK: heap left behind by each of 100,000 calls', value: await measureMemory(), unit: 'B', budget: 50 },
    ];
  },
  async types() {
    const types = await measureTypes(bundle as unknown as Bundle);
    return [
      { name: 'SDK: type instantiations, calls by path = 1', value: types.instantiations, unit: '×', budget: 0.1 },
      { name: 'SDK: type check time, calls by path = 1', value: types.time, unit: '×', budget: 1 / 3 },
    ];
  },
  async speed() {
    const speed = await measureSpeed();
    const soak = await measureSoak();
    return [
      { name: 'bundle and generate', value: speed.generate, unit: 's', budget: 6 },
      { name: 'mock: from its start to its first answer', value: speed.mock.start, unit: 's', budget: 2 },
      { name: 'mock: the same, Prism alone = 1', value: speed.mock.start / speed.prism.start, unit: '×', budget: 1.5 },
      { name: 'mock: requests a second', value: speed.mock.requests, unit: '/s', atLeast: 300 },
      {
        name: 'mock: the same, Prism alone = 1',
        value: speed.mock.requests / speed.prism.requests,
        unit: '×',
        atLeast: 1,
      },
      { name: 'mock: requests a second, of 50,000 in 1,500 worlds', value: soak.requests, unit: '/s', atLeast: 300 },
      { name: 'mock: heap after them, after 10,000 = 1', value: soak.memory, unit: '×', budget: 1.1 },
      { name: 'contract suite', value: speed.contract, unit: 's', budget: 90 },
    ];
  },
};

const missed = ({ value, budget = Infinity, atLeast = -Infinity }: Figure) => value > budget || value < atLeast;
const unknown = wanted.filter((name) => !parts[name]);
const ofApp = wanted.filter((name) => ['pages', 'screens', 'interactions'].includes(name));
if (ofApp.length > 0 && !wanted.includes('sizes') && !existsSync(app)) {
  refuseArguments(`${ofApp.join(', ')}: name sizes, too, which builds the app`);
}
if (unknown.length > 0) refuseArguments(`The parts are ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}`);
const figures: Figure[] = [];
for (const [part, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const measured = await measure();
  figures.push(...measured);
  for (const figure of measured) print(figure);
}
if (wanted.length === 0) {
  await writeFile(join(import.meta.dirname, '../bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
process.exitCode = figures.some(missed) ? 1 : 0;

function printWorst(worst: Record<string, string[]>): void {
  for (const [figure, lines] of Object.entries(worst)) console.log([`${figure}:`, ...lines].join('\n  '));
}

function print(figure: Figure): void {
  const { name, value, unit, budget, atLeast } = figure;
  const limit = budget ?? atLeast;
  const beside =
    limit === undefined ? '' : `  ${budget === undefined ? 'at least' : 'of'} ${Number(limit.toFixed(2))} ${unit}`;
  console.log(`${name.padEnd(70)} ${value.toFixed(2).padStart(8)} ${unit}${beside}${missed(figure) ? '  MISSED' : ''}`);
}
