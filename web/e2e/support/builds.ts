/** The app and the device page as they are built for the tests, made again only when something that goes into them changed. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(repository, '.cache/e2e');

/** All that a build reads, and a little more. */
const inputs = [
  'web',
  'sdk/src',
  'mocks/native-host',
  'mocks/api/description.ts',
  'openapi/generated/openapi.json',
  'package-lock.json',
];
const outside = /\/(e2e|bench|node_modules)\/|\.test\.tsx?$/;

export interface Builds {
  app: string;
  device: string;
}

/** The folders of both builds. In CI (`CI` is set) they are always fresh. */
export async function builds(): Promise<Builds> {
  const folder = join(cache, hashOfInputs());
  if (process.env.CI) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) {
    removeOld();
    // Runs beside each other in one clone build beside each other, and the first that is done is used.
    const own = `${folder}-${process.pid}`;
    await Promise.all([build('web', join(own, 'app')), build('mocks/native-host', join(own, 'device'))]);
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  utimesSync(folder, new Date(), new Date());
  return { app: join(folder, 'app'), device: join(folder, 'device') };
}

async function build(root: string, outDir: string): Promise<void> {
  await promisify(execFile)('npm', ['exec', '--', 'vite', 'build', '--outDir', outDir, '--emptyOutDir'], {
    // The plugin for the texts looks for its catalogs there.
    cwd: join(repository, root),
    shell: process.platform === 'win32',
  });
}

/** A build that has been of no use for a day; younger ones may be what another run is showing. */
function removeOld(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > 86_400_000) rmSync(folder, { recursive: true });
  }
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  for (const path of inputs) {
    const folder = statSync(join(repository, path)).isDirectory();
    const files = folder ? readdirSync(join(repository, path), { recursive: true, encoding: 'utf8' }) : [''];
    for (const file of files.map((name) => join(path, name)).sort()) {
      if (outside.test(file) || !statSync(join(repository, file)).isFile()) continue;
      hash.update(`${file}\0`).update(readFileSync(join(repository, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
