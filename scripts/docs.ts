/**
 * npm run docs                        builds the developers' site: openapi/dist, static files for any host
 * npm run docs -- --output FOLDER     writes it to another folder
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { siteOf } from './docs/site.ts';
import { readArguments } from './lib/arguments.ts';

const { values } = readArguments(import.meta.filename, { output: { type: 'string' } });

const root = join(import.meta.dirname, '..');
const folder = values.output ? resolve(values.output) : join(root, 'openapi/dist');

const files = await siteOf(JSON.parse(await readFile(join(root, 'openapi/generated/openapi.json'), 'utf8')));
await rm(folder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
const size = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
console.log(`${relative(process.cwd(), folder)}: ${files.size} files, ${(size / 1e6).toFixed(1)} MB`);
