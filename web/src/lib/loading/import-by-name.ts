import { isStyleSheet, preloadFile } from './preload.ts';
import { filesOf } from './release-files.ts';

const applied = new Map<string, Promise<void>>();

/**
 * Imports a chunk and applies its style sheets. Requests all files at once, because the browser discovers a file's imports
 * only after the file has arrived. A build writes each dynamic import as a call of this function
 * (`imports-by-name-plugin.ts`).
 * @throws TypeError if a file does not arrive
 */
export async function importByName(chunk: string): Promise<unknown> {
  const files = filesOf(chunk);
  const [script] = files;
  if (!script) throw new TypeError(`This release has no module ${chunk}`);
  files.forEach(preloadFile);
  const [module] = await Promise.all([import(script), ...files.filter(isStyleSheet).map(applySheet)]);
  return module;
}

/** Applies a style sheet once; one that failed is requested again. */
function applySheet(file: string): Promise<void> {
  const known = applied.get(file);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: file });
  const applying = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      applied.delete(file);
      link.remove();
      reject(new TypeError(`Failed to load the module's style sheet ${file}`));
    };
  });
  applied.set(file, applying);
  document.head.append(link);
  return applying;
}
