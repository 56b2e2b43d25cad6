import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig } from 'tsup';
import { readBundle } from './description/load-description.ts';
import { readForPrism } from './description/prism.ts';
import { descriptionFile, wireDescriptionFile } from './description-file.ts';

const run = (script: string, ...options: string[]) =>
  promisify(execFile)('npx', ['tsx', `../../scripts/${script}.ts`, ...options]);

export default defineConfig({
  entry: { index: 'index.ts', browser: 'browser/index.ts', 'health-mock': 'main.ts' },
  format: 'esm',
  target: 'node20',
  dts: { entry: { index: 'index.ts', browser: 'browser/index.ts' } },
  define: { DESCRIPTION_FILE: JSON.stringify(`./${basename(descriptionFile)}`) },
  clean: true,
  async onSuccess() {
    for (const file of new Set([descriptionFile, wireDescriptionFile])) {
      await writeFile(`dist/${basename(file)}`, JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
    }
    await writeFile('dist/prism.json', JSON.stringify(await readForPrism(await readBundle(descriptionFile))));
    await cp('server/page', 'dist/page', { recursive: true });
    // `npm test` has just built the app.
    const app = process.env.APP_BUILD ? ['--app', process.env.APP_BUILD] : [];
    await run('docs', '--output', 'dist/docs');
    await run('demo', '--without-backend', '--output', 'dist/app', ...app);
  },
});
