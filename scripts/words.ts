/**
 * npm run words            updates the catalogs with the texts in the code
 * npm run words -- --check fails for stale catalogs, and for texts with no Chinese or two: a page loads one per text
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.ts';

const web = join(import.meta.dirname, '../web');
const { check } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } }).values;

const before = readCatalogs();
execFileSync('npm', ['exec', '--', 'lingui', 'extract', '--clean'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const after = readCatalogs();

const stale = [...after].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
if (check) for (const file of stale) writeFileSync(join(web, file), before.get(file) ?? '');
if (check && stale.length > 0) fail(`Catalogs are stale: ${stale.join(', ')}. Run: npm run words`);

const missing = [...after].flatMap(([file, content]) => untranslated(content).map((text) => `${file}: ${text}`));
if (missing.length > 0) fail(`Texts without a translation:\n${missing.join('\n')}`);
const twofold = differing([...after]);
if (twofold.length > 0) fail(`Texts with several translations, which need one or a context:\n${twofold.join('\n')}`);
console.log('Catalogs are up to date and complete.');

function readCatalogs(): Map<string, string> {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' });
  const catalogs = files.filter((file) => file.endsWith('.po')).map((file) => join('src', file));
  return new Map(catalogs.map((file) => [file, readFileSync(join(web, file), 'utf8')]));
}

/** The texts of a catalog without a translation; the first entry is the file header. */
function untranslated(content: string): string[] {
  const entries = content.split(/\n\n/).slice(1);
  return entries
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid (.*)$/m.exec(entry)?.[1] ?? entry);
}

/** The texts that several catalogs translate differently. */
function differing(catalogs: [string, string][]): string[] {
  const known = new Map<string, Set<string>>();
  for (const [, content] of catalogs) {
    for (const entry of content.split(/\n\n/).slice(1)) {
      const [text = '', translation = ''] = entry.replace(/^#.*\n/gm, '').split(/^msgstr /m);
      known.set(text, (known.get(text) ?? new Set()).add(translation.trim()));
    }
  }
  return [...known].filter(([, all]) => all.size > 1).map(([text, all]) => `${text.trim()}: ${[...all].join(' / ')}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
