/**
 * npm run words            updates the catalogs with the texts in the code, and unites those that a merge left in conflict
 * npm run words -- --check fails for stale catalogs, and for translations that are missing, differ or cannot be their text's
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, readEntries, uniteCatalogs } from '../web/catalogs/catalog.ts';
import { catalogFaults } from '../web/catalogs/faults.ts';
import { readArguments } from './lib/arguments.ts';

const web = join(import.meta.dirname, '../web');
const { check } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } }).values;

if (!check) await uniteConflicts();
const before = readCatalogs();
await parseCatalogs(before);
execFileSync('npm', ['exec', '--', 'lingui', 'extract', '--clean'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const after = readCatalogs();

const stale = [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
if (check) for (const file of stale) writeFileSync(join(web, file), before.get(file) ?? '');
if (check && stale.length > 0) fail(`Catalogs are stale: ${stale.join(', ')}. Run: npm run words`);

const catalogs = await parseCatalogs(after);
const missing = [...catalogs].flatMap(([file, entries]) =>
  entries.filter(({ translation }) => translation === '').map(({ message }) => `${file}: "${message}"`),
);
if (missing.length > 0) fail(`Texts without a translation:\n${missing.join('\n')}`);
const twofold = differing([...catalogs.values()].flat());
if (twofold.length > 0) fail(`Texts with several translations, which need one or a context:\n${twofold.join('\n')}`);
const faults = catalogFaults(catalogs);
if (faults.length > 0) fail(`Translations that cannot be of their text:\n${faults.join('\n')}`);
console.log('Catalogs are up to date and complete.');

/** Replaces each catalog in conflict by the union of both versions, which git keeps in its index. */
async function uniteConflicts(): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: web, encoding: 'utf8' });
  const names = git('diff', '--name-only', '--relative', '--diff-filter=U', '--', '*.po').split('\n').filter(Boolean);
  for (const name of names) {
    const [base, ours, theirs] = [1, 2, 3].map((stage) => git('show', `:${stage}:./${name}`));
    writeFileSync(join(web, name), await uniteCatalogs(base ?? '', ours ?? '', theirs ?? ''));
    console.log(`United both versions of ${name}. Review it, then: git add web/${name}`);
  }
}

function readCatalogs(): Map<string, string> {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.po')).map((file) => join('src', file));
  return new Map(names.map((file) => [file, readFileSync(join(web, file), 'utf8')]));
}

async function parseCatalogs(contents: ReadonlyMap<string, string>): Promise<Map<string, Entry[]>> {
  const parsed = new Map<string, Entry[]>();
  for (const [file, content] of contents) {
    await readEntries(content).then(
      (entries) => parsed.set(file, entries),
      (error: Error) => fail(`${file}: ${error.message}\nAfter a conflict of a merge, run: npm run words`),
    );
  }
  return parsed;
}

/** The texts that several catalogs translate differently. */
function differing(entries: readonly Entry[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { message, context, translation } of entries) {
    const text = context === null ? `"${message}"` : `"${message}" (${context})`;
    known.set(text, (known.get(text) ?? new Set()).add(translation));
  }
  return [...known].filter(([, all]) => all.size > 1).map(([text, all]) => `${text}: ${[...all].join(' / ')}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
