/** A separate host of the app, for tests that deploy releases and disconnect. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from '../../service-worker-plugin.ts';
import { serve } from './servers.ts';

export interface Site {
  /** The origin, without a slash at the end. */
  url: string;
  /**
   * Deploys the build as a release with this name, and keeps the files of earlier releases.
   * @param release 8 letters, as long as the name that it replaces
   */
  deploy: (release: string) => void;
  /** Truncates a file, which the host still sends with status 200. @returns a function that restores it */
  shorten: (pathname: string) => () => void;
  /** Deletes the files of a release. */
  remove: (release: string) => void;
  /** Serves the kill switch instead of the service worker. */
  killServiceWorker: () => void;
  /** Whether the host has a file. */
  has: (pathname: string) => boolean;
  /** Stops the host, so that pages and service workers cannot reach it. */
  disconnect: () => Promise<void>;
  connect: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startSite(release: string): Promise<Site> {
  const build = process.env.WEB_BUILD;
  if (!build) throw new Error('No build of the app: run Playwright with its configuration');
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const config = { root: fileURLToPath(new URL('../..', import.meta.url)), build: { outDir: folder } };
  const [built = ''] = readdirSync(join(build, 'assets'));
  const deploy = (name: string) => {
    const digests: [string, string][] = [];
    for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|webmanifest)$/.test(path)) continue;
      const target = join(folder, path.replace(built, name));
      mkdirSync(dirname(target), { recursive: true });
      const content = readFileSync(join(build, path), 'utf8');
      const renamed = content.replaceAll(built, name);
      digests.push([digestOf(content), digestOf(renamed)]);
      writeFileSync(target, renamed);
    }
    // The worker contains the digests of the files, which change with the release's name.
    const worker = join(folder, 'sw.js');
    const code = digests.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(worker, 'utf8'));
    writeFileSync(worker, code);
  };
  deploy(release);
  let server: Awaited<ReturnType<typeof serve>> | undefined = await serve(config);
  const { origin, port } = new URL(server.url);
  const disconnect = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    url: origin,
    deploy,
    shorten: (pathname) => {
      const path = join(folder, pathname);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, `${whole.slice(0, whole.length / 2)} (`);
      return () => writeFileSync(path, whole);
    },
    remove: (name) => rmSync(join(folder, 'assets', name), { recursive: true }),
    killServiceWorker: () => cpSync(join(build, 'sw-kill.js'), join(folder, 'sw.js')),
    has: (pathname) => existsSync(join(folder, pathname)),
    disconnect,
    connect: async () => {
      server ??= await serve(config, Number(port));
    },
    close: async () => {
      await disconnect();
      rmSync(folder, { recursive: true });
    },
  };
}
