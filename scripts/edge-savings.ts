/**
 * npm run edge-savings    what a cache at the edge saves of the public replies of the API, at a million people a day
 * Prints the table of web/hosting/README.md. Sizes are those of the mock's replies, compressed by gzip; the rules and the
 * assumptions stand in edge/rules.ts.
 */
import { gzipSync } from 'node:zlib';
import { startMock } from '../mocks/api/server.ts';
import { assumptions, edgeRules, originCalls } from './edge/rules.ts';
import { readArguments } from './lib/arguments.ts';
import { readBundle } from './lib/examples.ts';

readArguments(import.meta.filename, {});

const pathOf = new Map(
  Object.entries(readBundle().paths).flatMap(([path, { get }]) => (get ? [[get.operationId, path]] : [])),
);

const mock = await startMock();
const total = { calls: 0, places: 0, shield: 0, bytes: 0 };
console.log('| call | bytes | calls a day | GB a day | at the origin, from each place | with a shield |');
console.log('| --- | --- | --- | --- | --- | --- |');
try {
  for (const rule of edgeRules) {
    const query = new URLSearchParams(rule.input);
    const headers = { appVersion: '5.2.0', source: 'iOS' };
    const reply = await fetch(`${mock.url}${pathOf.get(rule.operation)}?${query}`, { headers });
    const body = await reply.text();
    if (!reply.ok || JSON.parse(body).success !== true) throw new Error(`${rule.operation}: ${reply.status} ${body}`);
    const bytes = gzipSync(body).length;
    const calls = rule.calls * assumptions.people;
    const places = originCalls(rule, assumptions.places);
    const shield = originCalls(rule, 1);
    total.calls += calls;
    total.bytes += calls * bytes;
    total.places += places;
    total.shield += shield;
    const name = `\`${rule.operation}\`${rule.input.keyword ? ' with a keyword' : ''}`;
    print(name, whole(bytes), whole(calls), gigabytes(calls * bytes), whole(places), whole(shield));
  }
} finally {
  await mock.close();
}
print('all', '', whole(total.calls), gigabytes(total.bytes), whole(total.places), whole(total.shield));
const atPeak = (calls: number) => whole((calls / 86_400) * assumptions.peak);
const saved = (origin: number) => `${(100 * (1 - origin / total.calls)).toFixed(0)} %`;
console.log(
  `\nAt the busiest hour: ${atPeak(total.calls)} calls a second; at the origin ${atPeak(total.places)}, with a shield ${atPeak(total.shield)}.`,
);
console.log(`The edge answers ${saved(total.places)} of these calls, with a shield ${saved(total.shield)}.`);

function print(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(2);
}
