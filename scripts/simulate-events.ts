/**
 * npm run simulate-events                  how the event push behaves at ten thousand events a second
 * npm run simulate-events -- --pages 2000  with more pages: slower, and less left to chance
 * Runs the SDK's analytics in many pages on a simulated clock, against a server of limited capacity. Figures are scaled to
 * 100,000 open pages. web/hosting/README.md says what follows from them.
 */
import { type Result, simulate } from './events/simulation.ts';
import { readArguments, refuseArguments } from './lib/arguments.ts';

const allPages = 100_000;
const { values } = readArguments(import.meta.filename, { pages: { type: 'string', default: '1000' } });
const pages = Number(values.pages);
if (!Number.isInteger(pages) || pages < 1) refuseArguments(`--pages takes a whole number from 1, not ${values.pages}`);
const scale = allPages / pages;

/** An event every ten seconds, and visits of three minutes on average. */
const usual = { pages, rate: 0.1, visit: 180, duration: 180, capacity: Infinity };

const ordinary = await simulate(usual);
const perSecond = mean(ordinary, 'requests', 30, 180);

console.log('Intervals of sending, with a server that answers everything');
for (const interval of [5_000, 15_000, 30_000, 60_000]) {
  const result = interval === 5_000 ? ordinary : await simulate({ ...usual, interval });
  const requests = mean(result, 'requests', 30, 180);
  const events = mean(result, 'events', 30, 180);
  const bytes = mean(result, 'bytes', 30, 180);
  print(`${interval / 1000} s`, {
    'events/s': events * scale,
    'requests/s': requests * scale,
    'events a request': events / requests,
    'body bytes an event': bytes / events,
    'MB/s of bodies': (bytes * scale) / 1e6,
    ...arrival(result),
  });
}

console.log('\nAn outage of 5 minutes; before and after, a server for 1.5 times the usual requests');
const outage: [number, number] = [120, 420];
const interrupted = await simulate({ ...usual, duration: 720, capacity: 1.5 * perSecond, outage });
print('before', { 'requests/s': mean(interrupted, 'requests', 30, 120) * scale });
print('first 30 s', { 'requests/s': mean(interrupted, 'requests', 120, 150) * scale });
print('the rest of it', { 'requests/s': mean(interrupted, 'requests', 150, 420) * scale });
print('first 2 minutes after', {
  'requests/s': mean(interrupted, 'requests', 420, 540) * scale,
  'peak requests/s': Math.max(...interrupted.seconds.slice(420, 540).map(({ requests }) => requests)) * scale,
  'refused %': 100 * share(interrupted, 420, 540),
  'events/s': mean(interrupted, 'events', 420, 540) * scale,
});
print('in all', arrival(interrupted));

console.log('\nA server for half of the usual requests');
const overloaded = await simulate({ ...usual, duration: 600, capacity: perSecond / 2 });
print('from the third minute', {
  'requests/s': mean(overloaded, 'requests', 120, 600) * scale,
  'refused %': 100 * share(overloaded, 120, 600),
  'events/s answered': mean(overloaded, 'events', 120, 600) * scale,
  'events a request':
    mean(overloaded, 'events', 120, 600) /
    (mean(overloaded, 'requests', 120, 600) - mean(overloaded, 'refused', 120, 600)),
  ...arrival(overloaded),
});

/** Mean of a figure per second, between two seconds. */
function mean({ seconds }: Result, name: keyof Result['seconds'][number], from: number, to: number): number {
  return seconds.slice(from, to).reduce((sum, second) => sum + second[name], 0) / (to - from);
}

/** Share of the refused requests. */
function share(result: Result, from: number, to: number): number {
  return mean(result, 'refused', from, to) / mean(result, 'requests', from, to);
}

function arrival({ delays, lost, tracked, duplicates }: Result): Record<string, number> {
  const after = (part: number) => (delays[Math.floor(delays.length * part)] ?? Number.NaN) / 1000;
  return { 'half after s': after(0.5), '99 % after s': after(0.99), 'lost %': (100 * lost) / tracked, duplicates };
}

function print(name: string, figures: Record<string, number>): void {
  const texts = Object.entries(figures).map(([label, value]) => `${format(value)} ${label}`);
  console.log(`  ${name}: ${texts.join(', ')}`);
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toFixed(2)));
}
