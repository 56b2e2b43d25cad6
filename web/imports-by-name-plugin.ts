import type { Plugin } from 'vite';

/** A dynamic import of a chunk before minification; the bundler replaces the mark in the name by the chunk's hash. */
const dynamicImport = /\bimport\("\.\/([^"]+)-!~\{[^}]+\}~\.js"\)/g;

/** Vite's module with the helper of dynamic imports. */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * Writes each dynamic import of a chunk as `importByName("its name")`, and the page's list has the chunk's file. The name of
 * a file contains the hash of its content. If an importer contained the names of the files that it may import later, then a
 * change of one screen would change the name of the routes' file, thereby the start's, and of every file that imports it.
 */
export function importsByName(): Plugin {
  return {
    name: 'imports-by-name',
    apply: 'build',
    enforce: 'pre',
    // Vite wraps each dynamic import in a helper, which loads its files and style sheets as `importByName` does.
    load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load();' : null),
    // The bundler computes the hashes from the code that this hook returns.
    renderChunk: (code) => code.replace(dynamicImport, 'importByName("$1")'),
    generateBundle(_, bundle) {
      const names = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (names.has(file.name)) this.error(`Two chunks have the name ${file.name}`);
        names.add(file.name);
        const left = /\bimport\(\s*["'`]\.[^)]*/.exec(file.code);
        if (left) this.error(`${file.fileName} imports a file by its address: ${left[0]}`);
        if (file.code.includes('vite:preloadError')) this.error(`${file.fileName} has Vite's own helper`);
      }
    },
  };
}
