import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import babel from '@lingui/cli/api/extractors/babel';
import type { ExtractedMessage, ExtractorType } from '@lingui/conf';

/**
 * Lingui's extractor, which parses a file only if it may contain texts, and only again when it has changed.
 * @param folder of the remembered texts
 * @param version of everything else that decides which texts a file has: the installed packages
 */
export const cachedExtractor = (folder: string, version: string, extractor: ExtractorType = babel): ExtractorType => ({
  match: extractor.match,
  async extract(filename, code, onMessageExtracted, context) {
    // A macro needs its import, a call of the runtime an `i18n`.
    if (!/@lingui\/|\bi18n\b/.test(code)) return;
    const key = hashOf(version, filename, code);
    const file = join(folder, `${hashOf(filename)}.json`);
    const messages = readMessages(file, key) ?? (await extractAll());
    for (const message of messages) onMessageExtracted(message);

    async function extractAll(): Promise<ExtractedMessage[]> {
      const found: ExtractedMessage[] = [];
      await extractor.extract(filename, code, (message) => found.push(message), context);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ key, messages: found }));
      return found;
    }
  },
});

const hashOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function readMessages(file: string, key: string): ExtractedMessage[] | undefined {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as { key: string; messages: ExtractedMessage[] };
    return known.key === key ? known.messages : undefined;
  } catch {
    // Not yet extracted, or not completely written.
    return undefined;
  }
}
