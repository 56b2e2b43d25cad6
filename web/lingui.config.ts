import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const EMPTY_HEADERS = {
  'Project-Id-Version': '',
  'Report-Msgid-Bugs-To': '',
  'PO-Revision-Date': '',
  'Last-Translator': '',
  'Language-Team': '',
  'Plural-Forms': '',
};

// One catalog per feature and language, so that a screen loads its own texts alone. The shell's catalog comes first and holds
// what every screen shows; the folders of the kit and the deferred parts share a second one, which comes with the screen.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    {
      path: 'src/shell/locales/{locale}',
      include: ['src/shell/*.ts*', 'src/platform/*.ts*', 'src/ui/*.ts*', 'src/ui/feedback'],
    },
    {
      path: 'src/ui/locales/{locale}',
      include: ['src/ui/*/*.ts*', 'src/shell/deferred', 'src/platform/access'],
      exclude: ['**/src/ui/feedback/**'],
    },
    ...['general', 'ai', 'food'].map((product) => ({
      path: `src/products/locales/${product}/{locale}`,
      include: [`src/products/${product}.ts`, 'src/products/shared.ts'],
    })),
    { path: 'src/features/{name}/locales/{locale}', include: ['src/features/{name}'] },
  ],
  // Without these, a new catalog gets them only when it is read and written once more.
  format: formatter({ lineNumbers: false, printLinguiId: false, customHeaderAttributes: EMPTY_HEADERS }),
});
