/**
 * npm run demo                        builds the app, the device page and the developers' site with a backend in the browser:
 *                                     .cache/demo, static files for the root of any host with https
 * npm run demo -- --output FOLDER     writes it to another folder
 * npm run demo -- --app FOLDER --device FOLDER     uses these builds of the app and the device page
 *
 * The first visit loads the backend, a service worker, and saves all files on the device. A host that sends `404.html` for
 * unknown addresses also opens links into the app on the first visit.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Parts, writeDemo } from './demo/site.ts';
import { readArguments } from './lib/arguments.ts';
import { buildApp, buildSdk } from './lib/build-app.ts';

const { values } = readArguments(import.meta.filename, {
  ...{ output: { type: 'string' }, app: { type: 'string' }, device: { type: 'string' } },
});
const root = join(import.meta.dirname, '..');
const folder = values.output ? resolve(values.output) : join(root, '.cache/demo');
await writeDemo(folder, await parts());

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => statSync(join(folder, path)));
const size = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
console.log(
  `${relative(process.cwd(), folder)}: ${(size / 1e6).toFixed(1)} MB. To see it: npx vite preview --outDir ${folder}`,
);

async function parts(): Promise<Parts> {
  const { app, device } = values;
  if (app !== undefined && device !== undefined) return { app: resolve(app), device: resolve(device) };
  const built = { app: join(root, '.cache/demo-app'), device: join(root, '.cache/demo-device') };
  console.log('Building the app and the device page …');
  // The app calls its own host, whatever the settings of this machine.
  const settings = { VITE_ENVIRONMENT: 'dev', VITE_MAIN_HOST: '', VITE_FOOD_HOST: '', VITE_UPLOAD_URL: '' };
  await buildSdk();
  await Promise.all([buildApp('web', built.app, settings), buildApp('mocks/native-host', built.device)]);
  return built;
}
