/** A separate host of the app, for tests that deploy releases and disconnect. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { digestOf } from '../../service-worker-plugin.ts';
import { plainName } from '../../src/service-worker/file-names.ts';
import { serve } from './servers.ts';

/** A reply of the host. */
interface Sent {
  path: string;
  /** Size of the uncompressed file; 0 for a reply without a body. */
  bytes: number;
}

export interface Site {
  /** The origin, without a slash at the end. */
  url: string;
  /**
   * Deploys the build as a release with this id, and keeps the files of earlier releases.
   * @param release 8 letters
   * @param changed plain names of the files whose content this release changes, such as `shell.js`
   */
  deploy: (release: string, changed?: string[]) => void;
  /** The path of a file of the deployed release by its plain name. */
  path: (name: string) => string;
  /** Sends this header with every reply from now on. */
  sendHeader: (name: string, value: string) => void;
  /** The host's replies since the last call. */
  takeSent: () => Sent[];
  /** Truncates a file, which the host still sends with status 200. @returns a function that restores it */
  shorten: (pathname: string) => () => void;
  /** Deletes the files of older releases that the deployed one lacks. */
  removeOlder: () => void;
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
  const headers: Record<string, string> = {};
  let serverHeaders: Record<string, unknown> = {};
  let sent: Sent[] = [];
  const host: Plugin = {
    name: 'host',
    configurePreviewServer({ config: { preview }, middlewares }) {
      // The server reads them with each request.
      serverHeaders = preview.headers = Object.assign(preview.headers ?? {}, headers);
      middlewares.use(({ url = '', method }, response, next) => {
        const path = url.replace(/\?.*/, '');
        response.once('finish', () => {
          const hasBody = method === 'GET' && response.statusCode === 200;
          const file = join(folder, path);
          sent.push({ path, bytes: hasBody && existsSync(file) ? statSync(file).size : 0 });
        });
        next();
      });
    },
  };
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const config = { root, build: { outDir: folder }, plugins: [host] };
  let deployed: string[] = [];
  const deploy = (id: string, changed: string[] = []) => {
    const files = releaseOf(build, id, changed);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    deployed = [...files.keys()];
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
    path: (name) => {
      const file = deployed.find((path) => plainName(path) === `assets/${name}`);
      if (!file) throw new Error(`The release has no ${name}`);
      return `/${file}`;
    },
    sendHeader: (name, value) => {
      headers[name] = value;
      serverHeaders[name] = value;
    },
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    shorten: (pathname) => {
      const path = join(folder, pathname);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, `${whole.slice(0, whole.length / 2)} (`);
      return () => writeFileSync(path, whole);
    },
    removeOlder: () => {
      for (const file of readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })) {
        const path = join('assets', file);
        if (statSync(join(folder, path)).isFile() && !deployed.includes(path)) rmSync(join(folder, path));
      }
    },
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

/**
 * The files of a build as another release. As in a build, the name of a changed file changes, and so do the files that
 * contain the name.
 */
function releaseOf(build: string, id: string, changed: string[]): Map<string, string> {
  const paths = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css|html|webmanifest)$/.test(path),
  );
  const contents = new Map(paths.map((path) => [path, readFileSync(join(build, path), 'utf8')]));
  const built = /"id":"([^"]{8})"/.exec(contents.get('index.html') ?? '')?.[1];
  if (!built) throw new Error('The start page has no release');
  const hashOf = (path: string) => /^assets\/.*-(.{8})\.\w+$/.exec(path)?.[1];
  const hashes = new Map(
    paths.flatMap((path) => {
      const hash = hashOf(path);
      return hash ? [[hash, path] as const] : [];
    }),
  );
  const renamed = new Map<string, string>();
  const files = new Map<string, string>();
  const finish = (path: string): void => {
    if (files.has(path)) return;
    const original = contents.get(path) ?? '';
    let content = original.replaceAll(built, id);
    if (changed.includes(plainName(path).slice('assets/'.length))) content += `\n/* changed */`;
    for (const [hash, other] of hashes) {
      if (other === path || !original.includes(hash)) continue;
      finish(other);
      content = content.replaceAll(hash, renamed.get(hash) ?? hash);
    }
    files.set(path, content);
    const own = hashOf(path);
    if (own && content !== original) renamed.set(own, digestOf(content).replaceAll('+', '-').replaceAll('/', '_'));
  };
  for (const path of paths.filter((path) => path !== 'sw.js')) finish(path);
  const digests = [...hashes.values()].map((path) => [contents.get(path) ?? '', files.get(path) ?? ''].map(digestOf));
  finish('sw.js');
  files.set(
    'sw.js',
    digests.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), files.get('sw.js') ?? ''),
  );
  return new Map(
    [...files].map(([path, content]) => {
      const hash = hashOf(path);
      return [hash ? path.replace(hash, renamed.get(hash) ?? hash) : path, content];
    }),
  );
}
