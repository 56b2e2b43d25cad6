/**
 * npm run docs   builds the API reference as one page that works offline: openapi/dist/index.html
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readStatements } from './acceptance/statements.ts';
import { annotated } from './docs/annotate.ts';
import { withBadgeStyles } from './docs/badge-styles.ts';
import { offline } from './docs/offline.ts';
import { specificationSection } from './docs/specification.ts';
import { readArguments } from './lib/arguments.ts';

readArguments(import.meta.filename, {});

const root = join(import.meta.dirname, '..');
const page = join(root, 'openapi/dist/index.html');

const require = createRequire(import.meta.url);
const manifest = require.resolve('@redocly/cli/package.json');
const { bin } = require(manifest) as { bin: { redocly: string } };

const folder = await mkdtemp(join(tmpdir(), 'docs-'));
try {
  const source = join(folder, 'openapi.json');
  const bundle = JSON.parse(await readFile(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const described = annotated(bundle);
  described.info = {
    ...described.info,
    description: `${bundle.info.description}\n\n${specificationSection(readStatements())}`,
  };
  await writeFile(source, JSON.stringify(described));
  await mkdir(dirname(page), { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [
      ...[join(dirname(manifest), bin.redocly), 'build-docs', source],
      // Without this option, the page would load its script from the network.
      ...['--inlineBundle', '--output', page],
    ],
    { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
  );
} finally {
  await rm(folder, { recursive: true });
}
await writeFile(page, withBadgeStyles(offline(await readFile(page, 'utf8'))));
const { size } = await stat(page);
console.log(`${relative(root, page)} (${(size / 1e6).toFixed(1)} MB): ${pathToFileURL(page)}`);
