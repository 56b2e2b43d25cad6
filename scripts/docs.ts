/**
 * npm run docs   the reader's reference as one page that needs no network: openapi/dist/index.html
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { offline } from './docs/offline.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'openapi/dist/index.html');

const require = createRequire(import.meta.url);
const manifest = require.resolve('@redocly/cli/package.json');
const { bin } = require(manifest) as { bin: { redocly: string } };

await mkdir(dirname(page), { recursive: true });
await promisify(execFile)(
  process.execPath,
  [
    ...[join(dirname(manifest), bin.redocly), 'build-docs', join(root, 'openapi/generated/openapi.json')],
    // Without it the page loads its script from elsewhere when it is opened.
    ...['--inlineBundle', '--output', page],
  ],
  { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
);
await writeFile(page, offline(await readFile(page, 'utf8')));
const { size } = await stat(page);
console.log(`${relative(root, page)} (${(size / 1e6).toFixed(1)} MB): ${pathToFileURL(page)}`);
