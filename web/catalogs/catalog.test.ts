import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEntries, uniteCatalogs } from './catalog.ts';

/** The translation of each text. */
type Texts = Record<string, string>;

const header = `msgid ""
msgstr ""
"POT-Creation-Date: 2026-11-20 21:07+0000\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: zh-CN\\n"
"Project-Id-Version: \\n"
"Report-Msgid-Bugs-To: \\n"
"PO-Revision-Date: \\n"
"Last-Translator: \\n"
"Language-Team: \\n"
"Plural-Forms: \\n"
`;

function write(texts: Texts): string {
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([text, translation]) => `msgid "${text}"\nmsgstr "${translation}"\n`);
  return [header, ...entries].join('\n');
}

const base: Texts = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [`Text ${index * 3 + 10}`, `译文 ${index * 3 + 10}`]),
);

const folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
beforeAll(() => git('init', '--quiet'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Merges two versions line by line, as git does, and resolves conflicts as asked. */
function mergeLines(ours: string, theirs: string, ...options: string[]): { content: string; conflicts: number } {
  for (const [name, content] of Object.entries({ base: write(base), ours, theirs }))
    writeFileSync(join(folder, name), content);
  const args = ['merge-file', '-p', ...options, 'ours', 'base', 'theirs'];
  const { stdout, status } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return { content: stdout, conflicts: status ?? -1 };
}

test('a translation with the marker of a conflict below it is damaged', async () => {
  const content = write(base).replace('msgstr "译文 13"\n', 'msgstr "译文 13"\n<<<<<<< HEAD\n');
  await expect(readEntries(content)).rejects.toThrow('line 20 is damaged');
});

test('a text with two translations, one of which was its neighbour’s, is damaged', async () => {
  const content = write(base).replace('msgstr "译文 13"\n', 'msgstr "译文 13"\nmsgstr "译文 10"\n');
  await expect(readEntries(content)).rejects.toThrow('line 20 is damaged');
});

test('a text that occurs twice is damaged', async () => {
  const entry = 'msgid "Text 13"\nmsgstr "译文 13"\n\n';
  await expect(readEntries(write(base).replace(entry, entry + entry))).rejects.toThrow('damaged');
});

const texts = Array.from({ length: 30 }, (_, index) => `Text ${index + 10}`);
const edit = (side: string) =>
  fc.oneof(
    fc.record({ text: fc.constantFrom(...texts), translation: fc.constantFrom('', side, '又') }),
    fc.record({ text: fc.constantFrom(...texts), isRemoved: fc.constant(true) }),
  );

const changed = (side: string) =>
  fc.array(edit(side), { minLength: 1, maxLength: 4 }).map((edits) => {
    const result: Texts = { ...base };
    for (const change of edits) {
      const { text } = change;
      if ('isRemoved' in change) delete result[text];
      else result[text] = change.translation && `译文 ${text.slice(5)}${change.translation}`;
    }
    return result;
  });

/** Each translation contains the number of its text. */
const isOwn = (entry: { message: string; translation: string }) =>
  entry.translation === '' || entry.translation.startsWith(`译文 ${entry.message.slice(5)}`);

test('a merge by lines attaches no translation to another text, and its conflicts are damage', async () => {
  await fc.assert(
    fc.asyncProperty(changed('我'), changed('他'), async (ours, theirs) => {
      const [own, other] = [write(ours), write(theirs)];
      const merged = mergeLines(own, other);
      const results = [merged.content];
      if (merged.conflicts > 0) {
        await expect(readEntries(merged.content)).rejects.toThrow('damaged');
        // Both versions of a conflict together can form an entry of two halves that no reader can tell from a whole one.
        for (const side of ['--ours', '--theirs']) results.push(mergeLines(own, other, side).content);
      }
      for (const content of results) {
        const entries = await readEntries(content).catch(() => []);
        expect(entries.filter((entry) => !isOwn(entry))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('united versions keep each translation with its text, and none that differ', async () => {
  await fc.assert(
    fc.asyncProperty(changed('我'), changed('他'), async (ours, theirs) => {
      const united = await readEntries(await uniteCatalogs(write(base), write(ours), write(theirs)));
      expect(united.map(({ message }) => message).sort()).toEqual(
        [...new Set(Object.keys({ ...ours, ...theirs }))].sort(),
      );
      for (const { message, translation } of united) {
        const [from, own, other] = [base, ours, theirs].map((version) => version[message] ?? '');
        const news = [...new Set([own, other])].filter((text) => text !== '' && text !== from);
        expect(translation).toBe(news.length === 0 ? (own || other) && from : news.length === 1 ? news[0] : '');
      }
    }),
  );
});
