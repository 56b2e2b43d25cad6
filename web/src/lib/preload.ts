/*
 * Takes the place of Vite's helper around `import()`, which adds 0.3 kB to the code before the first screen.
 */

const loading: Record<string, unknown> = {};

/** Requests a file that an import needs. Resolves once a style sheet applies; a script is only announced. */
function request(file: string): unknown {
  if (document.querySelector(`link[href="/${file}"]`)) return undefined;
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  if (!isStyle) link.as = 'script';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
  return (
    isStyle &&
    new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        // The next attempt requests it again.
        delete loading[file];
        link.remove();
        reject(new Error(`Could not load ${file}`));
      };
    })
  );
}

/** Runs an `import()` and requests the style sheets and chunks that it needs side by side. The build names them by this name. */
export const __vitePreload = async <T>(load: () => Promise<T>, files: string[] = []): Promise<T> => {
  const [module] = await Promise.all([load(), ...files.map((file) => (loading[file] ??= request(file)))]);
  return module;
};
