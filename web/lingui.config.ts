import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { cachedExtractor } from './catalogs/extractor.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = readFileSync(join(root, 'package-lock.json'), 'utf8');

const EMPTY_HEADERS = {
  'Project-Id-Version': '',
  'Report-Msgid-Bugs-To': '',
  'PO-Revision-Date': '',
  'Last-Translator': '',
  'Language-Team': '',
  'Plural-Forms': '',
};

/** They repeat texts of their components, to test them. */
const stories = '**/*.stories.tsx';

// One catalog per feature and language, so that a screen loads only its own texts. The shell's catalog loads first, with
// the texts that every screen needs. The domains, the platform, the kit's folders and the deferred parts of the shell share
// a second catalog, from which a build gives each feature the texts that it uses (`catalogs-plugin.ts`).
export default defineConfig({
  extractors: [cachedExtractor(join(root, '.cache/words'), installed)],
  sourceLocale: 'en',
  // English needs no files: `catalogs-plugin.ts` creates its catalogs from the Chinese ones, whose message ids are the
  // English texts.
  locales: ['zh-CN'],
  catalogs: [
    {
      path: 'src/shell/locales/{locale}',
      include: ['src/shell/*.ts*', 'src/ui/*.ts*', 'src/ui/feedback'],
      exclude: [stories],
    },
    {
      path: 'src/locales/{locale}',
      include: ['src/domains', 'src/platform', 'src/ui/*/*.ts*', 'src/shell/deferred'],
      exclude: ['**/src/ui/feedback/**', stories],
    },
    ...['general', 'ai', 'food'].map((product) => ({
      path: `src/products/locales/${product}/{locale}`,
      include: [`src/products/${product}.ts`, 'src/products/shared.ts'],
    })),
    { path: 'src/features/{name}/locales/{locale}', include: ['src/features/{name}'] },
  ],
  // Without fixed headers, a new catalog would change again when it is next read and written.
  format: formatter({ origins: false, printLinguiId: false, customHeaderAttributes: EMPTY_HEADERS }),
});
