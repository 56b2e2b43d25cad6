/**
 * tsx hosting/finish.ts [site] [configuration] [--prerender] [--api URL]    the last step of `npm run build -w web`
 * Makes a built app ready for its host: compressed files beside its text files in `site` (dist), and in `configuration`
 * (hosting/dist) the servers' files with the security headers of the environment. Before, it writes the previews of
 * addresses that people send and, with `--prerender`, the content of all screens, which the API at `--api` answers.
 * The build of `dev` is hosted nowhere.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { resolveHost } from '../../sdk/src/hosts.ts';
import { securityHeaders } from '../security-headers.ts';
import { keyPrefixOf, readSettings } from '../settings.ts';
import { compressSite } from './compress.ts';
import { headerFiles } from './headers.ts';
import { writePreviews } from './previews.ts';

const web = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  options: { prerender: { type: 'boolean' }, api: { type: 'string' } },
  allowPositionals: true,
});
const [site = join(web, 'dist'), configuration = join(web, 'hosting/dist')] = positionals;
const settings = readSettings(loadEnv('production', web));

if (settings.environment !== 'dev') {
  await writePreviews(site, settings.webUrl);
  if (values.prerender) {
    // Only a build with this option needs a browser.
    const { prerender } = await import('./prerender.ts');
    const { environment, hosts } = settings;
    const { whole, waiting, frame } = await prerender({
      site,
      hosts: [resolveHost(environment, 'main', hosts), resolveHost(environment, 'food', hosts)],
      api: values.api,
      keyPrefix: keyPrefixOf(environment),
    });
    process.stdout.write(
      `Prerendered: ${whole.length} screens with their content, ${waiting.length} that wait for it, ${frame.length} frames\n`,
    );
  }
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
