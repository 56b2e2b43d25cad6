import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { send } from '../../web/hosting/request.ts';
import { freePort } from '../lib/ports.mjs';

/** A web server with a configuration of `web/hosting`. */
export interface Server {
  name: string;
  /** The Debian packages that contain it. */
  packages: string[];
  /** Arguments that print its version. */
  version: string[];
  /**
   * Adapts the configuration to the machine, in a folder that contains the configuration and the site.
   * @returns the arguments that start it there, in the foreground
   */
  prepare(folder: string, port: number): Promise<string[]>;
}

/** Replaces a text in a file; fails if the file does not contain it. */
async function replace(path: string, found: string, by: string): Promise<void> {
  const content = await readFile(path, 'utf8');
  if (!content.includes(found)) throw new Error(`${path} has no ${JSON.stringify(found)}`);
  await writeFile(path, content.replace(found, by));
}

export const servers: Server[] = [
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    version: ['-v'],
    async prepare(folder, port) {
      await cp(join(folder, 'listen-tls.conf'), join(folder, 'listen.conf'));
      await replace(join(folder, 'listen.conf'), 'listen 443', `listen 127.0.0.1:${port}`);
      return ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
    },
  },
  {
    name: 'caddy',
    packages: ['caddy'],
    version: ['version'],
    async prepare(folder, port) {
      // Disables the port for redirects and Caddy's own certificate authority.
      await replace(join(folder, 'Caddyfile'), 'admin off', 'admin off\n\tauto_https off');
      await replace(join(folder, 'Caddyfile'), '{$SITE_ADDRESS::8080}', `https://127.0.0.1:${port}`);
      await replace(join(folder, 'Caddyfile'), '{$ACCESS_LOG:stdout}', 'file logs/access.log');
      await writeFile(join(folder, 'certificate.caddy'), 'tls certificate.pem certificate-key.pem\n');
      return ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
    },
  },
];

/**
 * Starts a server on a free port with a new certificate.
 * @param folder is recreated
 * @param site the built app
 * @param configuration the folder that `web/hosting/finish.ts` wrote
 * @throws {Error} with the server's messages, if it does not respond
 */
export async function startServer(server: Server, folder: string, site: string, configuration: string) {
  await rm(folder, { recursive: true, force: true });
  await cp(configuration, folder, { recursive: true });
  for (const name of ['logs', 'temp']) await mkdir(join(folder, name));
  await symlink(site, join(folder, 'site'));
  const certificate = await getCertificate(join(folder, 'temp/certificate'));
  for (const name of ['certificate.pem', 'certificate-key.pem']) await writeFile(join(folder, name), certificate);
  const port = await freePort();
  const args = await server.prepare(folder, port);
  const process = spawn(server.name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let messages = '';
  for (const stream of [process.stdout, process.stderr]) stream.on('data', (chunk) => (messages += chunk));
  const ended = once(process, 'exit');
  const origin = `https://127.0.0.1:${port}`;
  await Promise.race([
    answers(origin),
    ended.then(() => {
      throw new Error(`${server.name} ended:\n${messages}`);
    }),
  ]);
  return {
    origin,
    readLog: async () => messages + (await readFile(join(folder, 'logs/access.log'), 'utf8')),
    async stop() {
      process.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(origin: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send(origin, '/healthz');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
