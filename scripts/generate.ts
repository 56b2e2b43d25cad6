/**
 * npm run generate            writes everything that is read off the description
 * npm run generate -- --check fails, and names the files, when the committed output is stale
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { renderBridge } from './generate/bridge.ts';
import { bundleDescription } from './generate/bundle.ts';
import { renderClient } from './generate/client.ts';
import { renderCodes } from './generate/codes.ts';
import { readDescription } from './generate/description.ts';
import { renderMock } from './generate/mock.ts';
import { renderOperations } from './generate/operations.ts';
import { pathIndex } from './generate/path-index.ts';
import { renderPaths } from './generate/paths.ts';
import { renderQueries } from './generate/queries.ts';
import { renderSchema } from './generate/schema.ts';

const root = join(import.meta.dirname, '..');
const openapi = join(root, 'openapi');
const sdk = join(root, 'sdk/src/generated');
const check = process.argv.includes('--check');
const stale: string[] = [];

async function put(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === content) return;
  stale.push(relative(root, path));
  if (check) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const index = await pathIndex(openapi);
const indexFile = join(openapi, 'generated/paths.yaml');
const indexBefore = await readFile(indexFile, 'utf8').catch(() => undefined);
// The bundler reads the index from the disk, so it has to be there before; a check leaves a stale one as it was.
if (!(check && indexBefore !== index)) {
  await put(indexFile, index);
  const bundle = await bundleDescription(join(openapi, 'openapi.yaml'), join(openapi, 'redocly.yaml'));
  const description = readDescription(bundle);
  await put(join(openapi, 'generated/openapi.json'), `${JSON.stringify(bundle, null, 1)}\n`);
  await put(join(sdk, 'schema.ts'), await renderSchema(bundle, description));
  await put(join(sdk, 'paths.ts'), await renderPaths(bundle));
  await put(join(sdk, 'operations.ts'), renderOperations(description));
  await put(join(sdk, 'codes.ts'), renderCodes(description));
  await put(join(sdk, 'client.ts'), renderClient(description));
  await put(join(sdk, 'queries.ts'), renderQueries(description));
  await put(join(root, 'mocks/api/generated/operations.ts'), renderMock(bundle, description));
} else {
  stale.push(relative(root, indexFile));
}

for (const [path, content] of renderBridge()) await put(join(root, path), content);

if (check && stale.length > 0) {
  console.error(`Generated files are stale: ${stale.join(', ')}.\nRun: npm run generate`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Generated files are up to date.');
