/**
 * npm run demo                        builds the app, the device page and the developers' site with a backend in the browser:
 *                                     .cache/demo, static files for the root of any host with https
 * npm run demo -- --output FOLDER     writes it to another folder
 * npm run demo -- --app FOLDER --device FOLDER     uses these builds of the app and the device page, or one of them
 * npm run demo -- --without-backend   only the app and the device page, which the package of the mock serves
 *
 * The first visit loads the backend, a service worker, and saves all files on the device. A host that sends `404.html` for
 * unknown addresses also opens links into the app on the first visit.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Parts, writeApp, writeDemo } from './demo/site.ts';
import { readArguments } from './lib/arguments.ts';
import { buildApp, buildSdk } from './lib/build-app.ts';

const { values } = readArguments(import.meta.filename, {
  ...{ output: { type: 'string' }, app: { type: 'string' }, device: { type: 'string' } },
  'without-backend': { type: 'boolean' },
});
const root = join(import.meta.dirname, '..');
const folder = values.output ? resolve(values.output) : join(root, '.cache/demo');
await (values['without-backend'] ? writeApp : writeDemo)(folder, await parts());

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => statSync(join(folder, path)));
const size = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
const view = values['without-backend'] ? `npm run mock -- --app ${folder}` : `npx vite preview --outDir ${folder}`;
console.log(`${relative(process.cwd(), folder)}: ${(size / 1e6).toFixed(1)} MB. To see it: ${view}`);

async function parts(): Promise<Parts> {
  const { app, device } = values;
  const built = { app: join(root, '.cache/demo-app'), device: join(root, '.cache/demo-device') };
  // The app calls its own host, whatever the settings of this machine.
  const settings = { VITE_ENVIRONMENT: 'dev', VITE_MAIN_HOST: '', VITE_FOOD_HOST: '', VITE_UPLOAD_URL: '' };
  if (app === undefined) {
    console.log('Building the app …');
    await buildSdk();
  }
  await Promise.all([
    app === undefined && buildApp('web', built.app, settings),
    device === undefined && buildApp('mocks/native-host', built.device),
  ]);
  return { app: resolve(app ?? built.app), device: resolve(device ?? built.device) };
}
