/**
 * npm run generate            writes every file that is generated from the description
 * npm run generate -- --check fails with a list of the stale files
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { renderBridge } from './generate/bridge.ts';
import { bundleDescription } from './generate/bundle.ts';
import { MOCK_ENVELOPE } from './generate/envelope.ts';
import { checkDescription, DescriptionError } from './generate/faults.ts';
import { readMedicines, renderMedicines } from './generate/medicines.ts';
import { renderMemories } from './generate/mock.ts';
import { outputsOf } from './generate/outputs.ts';
import { pathIndex } from './generate/path-index.ts';
import { renderVectors } from './generate/vectors.ts';
import { isAsDescribed } from './generate/wire/table.ts';
import { readArguments } from './lib/arguments.ts';

const root = join(import.meta.dirname, '..');
const openapi = join(root, 'openapi');
const { check } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } }).values;
const stale: string[] = [];

async function put(path: string, content: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === content) return;
  stale.push(relative(root, path));
  if (check) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

process.on('uncaughtException', (error) => {
  console.error(error instanceof DescriptionError ? error.message : error);
  process.exitCode = 1;
});

const index = await pathIndex(openapi);
const indexFile = join(openapi, 'generated/paths.yaml');
const indexBefore = await readFile(indexFile, 'utf8').catch(() => undefined);
// The bundler reads the index from disk, so it must be written first; a check does not update it.
if (!(check && indexBefore !== index)) {
  await put(indexFile, index);
  const description = [join(openapi, 'openapi.yaml'), join(openapi, 'redocly.yaml')] as const;
  await checkDescription(...description);
  const bundle = await bundleDescription(...description);
  for (const [path, content] of await outputsOf(bundle)) await put(join(root, path), content);
  // If the wire format differs from the description, the mock uses the description's format and converts when it receives
  // or sends.
  const inner = join(openapi, 'generated/mock.json');
  if (isAsDescribed(bundle)) await rm(inner, { force: true });
  else {
    const own = await bundleDescription(...description, MOCK_ENVELOPE);
    await put(inner, `${JSON.stringify(own, null, 1)}\n`);
  }
} else {
  stale.push(relative(root, indexFile));
}

await put(
  join(root, 'mocks/api/generated/memories.ts'),
  renderMemories(await readdir(join(root, 'mocks/api/domains'))),
);
await put(join(root, 'sdk/src/generated/medicines.ts'), renderMedicines(readMedicines(openapi)));
for (const [path, content] of [...renderBridge(), ...renderVectors()]) await put(join(root, path), content);

if (check && stale.length > 0) {
  console.error(`Generated files are stale: ${stale.join(', ')}.\nRun: npm run generate`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Generated files are up to date.');
