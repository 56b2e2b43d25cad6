/**
 * tsx hosting/finish.ts [site] [configuration]    the last step of `npm run build -w web`
 * Makes a built app ready for its host: compressed files beside its text files in `site` (dist), and in `configuration`
 * (hosting/dist) the servers' files with the security headers of the environment. Before, it writes the previews of addresses that people send. The build of `dev` is hosted nowhere.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { securityHeaders } from '../security-headers.ts';
import { readSettings } from '../settings.ts';
import { compressSite } from './compress.ts';
import { headerFiles } from './headers.ts';
import { writePreviews } from './previews.ts';

const web = join(import.meta.dirname, '..');
const [site = join(web, 'dist'), configuration = join(web, 'hosting/dist')] = process.argv.slice(2);
const settings = readSettings(loadEnv('production', web));

if (settings.environment !== 'dev') {
  await writePreviews(site, settings.webUrl);
  const { plain, br, gz } = await compressSite(site);
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  await rm(configuration, { recursive: true, force: true });
  await mkdir(configuration, { recursive: true });
  for (const name of ['nginx.conf', 'listen.conf', 'listen-tls.conf', 'listen-http3.conf', 'Caddyfile']) {
    await copyFile(join(import.meta.dirname, name), join(configuration, name));
  }
  const headers = securityHeaders(settings);
  for (const [name, write] of Object.entries(headerFiles)) {
    await writeFile(join(configuration, name), write(headers));
  }
  process.stdout.write(`Text files: ${kB(plain)}, ${kB(gz)} in gzip, ${kB(br)} in brotli\n`);
}
