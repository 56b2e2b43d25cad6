import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompilationErrorMessage, createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('src', import.meta.url));

/** Marks imports of a Chinese catalog's messages, which are the English texts. Lingui's plugin ignores such modules. */
const messagesOnly = '?messages';

/** Whether a module is the catalog of a language. */
export const isCatalog = (id: string): boolean => id.endsWith('.po') || id.endsWith(`.po${messagesOnly}`);

/**
 * Makes each catalog a chunk whose name follows from its folder, such as `features/home/locales/en`, so that the page needs
 * no list of them. An English catalog has no source file, because it is made from the Chinese one.
 * @param isApp whether a build has these chunks; another page imports the catalogs that it needs
 */
export function catalogs({ isApp = true } = {}): Plugin {
  let isBuild = isApp;
  return {
    name: 'catalogs',
    config(_, { command }) {
      isBuild = isApp && command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('zh-CN.po'),
      );
      for (const path of files.flatMap((file) => [file, file.replace('zh-CN.po', 'en.po')])) {
        const name = path.replaceAll('\\', '/').replace(/\.po$/, '');
        this.emitFile({ type: 'chunk', id: join(source, path), name, preserveSignature: 'strict' });
      }
    },
    async resolveId(id, importer) {
      if (!/[\\/]en\.po$/.test(id)) return null;
      const chinese = await this.resolve(id.replace(/en\.po$/, 'zh-CN.po'), importer);
      return chinese && `${chinese.id}${messagesOnly}`;
    },
    async load(id) {
      if (!id.endsWith(messagesOnly)) return null;
      const filename = id.slice(0, -messagesOnly.length);
      const context = { locale: 'zh-CN', sourceLocale: 'en', filename };
      const catalog = await formatter().parse(await readFile(filename, 'utf8'), context);
      const messages: Record<string, string> = {};
      for (const [key, { message }] of Object.entries(catalog)) {
        if (message === undefined) throw new Error(`${filename} lacks the English text of the id "${key}"`);
        messages[key] = message;
      }
      const { source: code, errors } = createCompiledCatalog('en', messages, { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage('en', errors));
      return { code, moduleType: 'js' };
    },
  };
}
