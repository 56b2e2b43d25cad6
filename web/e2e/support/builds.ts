/** The tests' builds of the app, the device page and Storybook. They are rebuilt only when one of their inputs has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, buildKit, buildSdk } from '../../../scripts/lib/build-app.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(repository, '.cache/e2e');

/** All inputs of a build, with a few irrelevant files. */
const inputs = [
  'web',
  'sdk/src',
  'sdk/native/golden',
  'sdk/tsup.config.ts',
  'mocks/native-host',
  'mocks/api/description/description.ts',
  'openapi/generated/openapi.json',
  'package-lock.json',
];
const outside = /\/(e2e|bench|hosting|dist|node_modules)\/|\/playwright\.config\.ts$|\.test\.tsx?$/;

export interface Builds {
  app: string;
  device: string;
  kit: string;
}

/**
 * Returns the folders of the builds. In CI (`CI` is set) they are always rebuilt; `APP_BUILD` is the folder of an app that
 * was already built in this run.
 */
export async function builds(): Promise<Builds> {
  const folder = join(cache, hashOfInputs());
  if (process.env.CI) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) {
    removeOld();
    // Parallel runs in one clone build in parallel, and the first finished build is used.
    const own = `${folder}-${process.pid}`;
    const built = process.env.APP_BUILD;
    if (!built) await buildSdk();
    const app = join(own, 'app');
    await Promise.all([
      built ? cp(built, app, { recursive: true }) : buildApp('web', app),
      buildApp('mocks/native-host', join(own, 'device')),
      buildKit(join(own, 'kit')),
    ]);
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  utimesSync(folder, new Date(), new Date());
  return { app: join(folder, 'app'), device: join(folder, 'device'), kit: join(folder, 'kit') };
}

/** Removes builds that have been unused for a day; another run may use a newer one. */
function removeOld(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > 86_400_000) rmSync(folder, { recursive: true });
  }
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort(([one], [other]) => (one < other ? -1 : 1))) {
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
