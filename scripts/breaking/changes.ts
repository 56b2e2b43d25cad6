import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { apiChanges } from './api.ts';
import { bridgeAsDescription } from './bridge.ts';
import { BUMPS, type Change, greatest } from './bump.ts';
import { changesForConsumers } from './consumers.ts';
import type { Contracts } from './contracts.ts';
import { keyChanges, ratedKeys } from './keys.ts';

interface Reported {
  path: string;
  kind: string;
  property?: string;
  impact: string;
  verdicts: { message?: string }[];
  base?: { value?: unknown };
  revision?: { value?: unknown };
}

/** The changes between two states of all contracts, the most severe first. */
export async function contractChanges(base: Contracts, revision: Contracts): Promise<Change[]> {
  const bridge = ({ bridge: schema }: Contracts) =>
    bridgeAsDescription(schema as Parameters<typeof bridgeAsDescription>[0]);
  const all = [
    ...(await changesBetween(base.description, revision.description)),
    ...(await changesBetween(bridge(base), bridge(revision))).map((one) => ({ ...one, text: `bridge ${one.text}` })),
    ...apiChanges(base.api, revision.api),
  ];
  return all.sort(mostSevereFirst);
}

const mostSevereFirst = (a: Change, b: Change) => BUMPS.indexOf(b.bump) - BUMPS.indexOf(a.bump);

/** The changes between two bundled descriptions, the most severe first. Examples are not part of the contract. */
export async function changesBetween(base: unknown, revision: unknown): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'breaking-'));
  try {
    const files = { base: join(folder, 'base.json'), revision: join(folder, 'revision.json') };
    await writeFile(files.base, JSON.stringify(withoutExamples(base)));
    await writeFile(files.revision, JSON.stringify(withoutExamples(revision)));
    const report = join(folder, 'report.json');
    await redocly('diff', files.base, files.revision, '--format', 'json', '--fail-on', 'none', '--output', report);
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Reported[] };
    const structural = changes.filter(({ property = '' }) => !ratedKeys.has(property)).map(rated);
    const all = [
      ...structural,
      ...keyChanges(base, revision),
      ...changesForConsumers(base as object, revision as object),
    ];
    return all.sort(mostSevereFirst);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A description without its examples, and without components for examples only. */
export function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const isProperties = (key: string) => key === 'properties';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, part]) => [key, isProperties(key) ? eachWithoutExamples(part) : withoutExamples(part)]),
  );
}

/** A property may be named `example`, so its name is not removed. */
function eachWithoutExamples(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(properties as object).map(([name, schema]) => [name, withoutExamples(schema)]),
  );
}

function rated(change: Reported): Change {
  const { path, kind, property, impact, verdicts } = change;
  const bump = BUMPS.find((known) => known === impact) ?? 'major';
  const lost = lostValues(change);
  const why = [
    ...verdicts.flatMap(({ message }) => message ?? []),
    ...(lost.length > 0 ? [`a comparison with ${lost.join(', ')} no longer compiles`] : []),
  ].join(' ');
  return {
    id: lost.length > 0 ? 'reply-value-lost' : `structure-${kind}`,
    bump: greatest([bump, lost.length > 0 ? 'major' : 'none']),
    text: `${readable(path)} ${kind}${property ? ` ${property}` : ''}${why ? `: ${why}` : ''}`,
  };
}

/** The removed values of a reply's enumeration. */
function lostValues({ path, property, base, revision }: Reported): string[] {
  if (property !== 'enum' || !path.includes('/responses/') || !Array.isArray(base?.value)) return [];
  const left = Array.isArray(revision?.value) ? revision.value : base.value;
  return base.value.filter((value) => !left.includes(value)).map((value) => JSON.stringify(value));
}

const readable = (pointer: string) =>
  pointer
    .replace(/^#\/(paths\/)?/, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' ');

async function redocly(...args: string[]): Promise<void> {
  const { bin, folder } = redoclyBin();
  // The output is parsed, so notices would disturb.
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  await promisify(execFile)(process.execPath, [join(folder, bin), ...args], { env, maxBuffer: 64e6 });
}

function redoclyBin(): { bin: string; folder: string } {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@redocly/cli/package.json');
  const { bin } = require(manifest) as { bin: { redocly: string } };
  return { bin: bin.redocly, folder: dirname(manifest) };
}
