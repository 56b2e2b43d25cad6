import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
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
  /** The configuration file with the security headers. */
  headers: string;
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
    headers: 'security-headers.conf',
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
    headers: 'security-headers.caddy',
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

export interface RunningServer {
  origin: string;
  /** Hash of the certificate's key, with which a browser can trust it. */
  keyHash: string;
  /** Returns its log so far. */
  readLog: () => Promise<string>;
  /** Changes the configuration of the security headers and restarts the server. */
  changeHeaders: (change: (configuration: string) => string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a server on a free port with a new certificate.
 * @param folder is recreated
 * @param site the built app
 * @param configuration the folder that `web/hosting/finish.ts` wrote
 * @throws {Error} with the server's messages, if it does not respond
 */
export async function startServer(
  server: Server,
  folder: string,
  site: string,
  configuration: string,
): Promise<RunningServer> {
  await rm(folder, { recursive: true, force: true });
  await cp(configuration, folder, { recursive: true });
  for (const name of ['logs', 'temp']) await mkdir(join(folder, name));
  await symlink(site, join(folder, 'site'));
  const certificate = await getCertificate(join(folder, 'temp/certificate'));
  for (const name of ['certificate.pem', 'certificate-key.pem']) await writeFile(join(folder, name), certificate);
  const port = await freePort();
  const args = await server.prepare(folder, port);
  const origin = `https://127.0.0.1:${port}`;
  let messages = '';
  const start = async () => {
    const process = spawn(server.name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [process.stdout, process.stderr]) stream.on('data', (chunk) => (messages += chunk));
    const ended = once(process, 'exit');
    await Promise.race([
      answers(origin),
      ended.then(() => {
        throw new Error(`${server.name} ended:\n${messages}`);
      }),
    ]);
    return async () => {
      process.kill('SIGTERM');
      await ended;
    };
  };
  let stop = await start();
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin,
    keyHash: createHash('sha256').update(key).digest('base64'),
    readLog: async () => messages + (await readFile(join(folder, 'logs/access.log'), 'utf8')),
    async changeHeaders(change) {
      const path = join(folder, server.headers);
      const old = await readFile(path, 'utf8');
      const changed = change(old);
      if (changed === old) throw new Error(`${path} is unchanged`);
      await writeFile(path, changed);
      await stop();
      stop = await start();
    },
    stop: () => stop(),
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
