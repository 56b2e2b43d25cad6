/**
 * The rules for every host of the app. `npm run hosting` checks nginx and Caddy against this list, and a browser test the
 * preview server.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { appAddresses, escapes, missing } from './addresses.ts';
import { isText, siteFiles } from './compress.ts';
import { previewFile } from './previews.ts';
import { contentOf, type Reply, send, sendByHttp2 } from './request.ts';

/** A running host. */
export interface Host {
  /** The origin of the server, such as `https://127.0.0.1:8443`. */
  origin: string;
  /** The folder of the app's build that it serves. */
  site: string;
  /** The headers that each reply must have. */
  securityHeaders: Record<string, string>;
  /** Returns its log so far. */
  readLog?: () => Promise<string>;
}

/** A rule; its `run` throws an `AssertionError` that names the address. */
interface Check {
  name: string;
  /** Why the preview server cannot follow the rule. If absent, it must. */
  hostOnly?: string;
  run(host: Host): Promise<void>;
}

const types: Record<string, RegExp> = {
  '.css': /^text\/css\b/,
  '.html': /^text\/html\b/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain\b/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
};

const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const year = 'public, max-age=31536000, immutable';

export const checks: Check[] = [
  {
    name: 'each file has its content and its type; files of a release are kept for a year, all others are asked for again',
    async run({ origin, site }) {
      const paths = await siteFiles(site);
      assert.ok(paths.some((path) => path.startsWith('assets/')) && paths.includes('index.html'), 'not a built app');
      await eachOf(paths, async (path) => {
        const reply = await send(origin, `/${path}`, compressed);
        assert.equal(reply.status, 200, path);
        assert.match(text(reply, 'content-type'), types[extname(path)] ?? /^unknown type$/, path);
        assert.ok(contentOf(reply).equals(await readFile(join(site, path))), `${path} has another content`);
        assert.equal(text(reply, 'cache-control'), path.startsWith('assets/') ? year : 'no-cache', path);
      });
    },
  },
  {
    name: 'each address of the app gives the start page or its preview, which is asked for again at every visit',
    async run({ origin, site }) {
      for (const path of appAddresses) {
        const page = await pageOf(site, path);
        const reply = await send(origin, path, { accept: 'text/html' });
        assert.equal(reply.status, 200, path);
        assert.match(text(reply, 'content-type'), /^text\/html\b/, path);
        assert.equal(text(reply, 'cache-control'), 'no-cache', path);
        assert.ok(contentOf(reply).equals(page), `${path} is not the start page`);
      }
    },
  },
  {
    name: 'a missing or hidden file is 404, never the start page, and no cache keeps the failure',
    async run({ origin, site }) {
      const compressedFiles = (await siteFiles(site)).filter(isText).flatMap((path) => [`/${path}.br`, `/${path}.gz`]);
      await eachOf([...missing, ...compressedFiles], async (path) => {
        const reply = await send(origin, path);
        assert.equal(reply.status, 404, path);
        assert.doesNotMatch(reply.body.toString(), /id="root"/, path);
        assert.equal(text(reply, 'cache-control'), 'no-store', path);
      });
    },
  },
  {
    name: 'no address leads out of the folder',
    async run({ origin, site }) {
      const page = await readFile(join(site, 'index.html'), 'utf8');
      for (const path of escapes) {
        const reply = await send(origin, path);
        const isStartPage = reply.status === 200 && contentOf(reply).toString() === page;
        assert.ok(isStartPage || [400, 403, 404].includes(reply.status), `${path}: ${reply.status}`);
        assert.doesNotMatch(reply.body.toString(), /root:x?:0:0|worker_processes/, path);
      }
    },
  },
  {
    name: 'every reply has the security headers',
    async run({ origin, site, securityHeaders }) {
      const asset = await assetOf(site);
      const { headers } = await send(origin, asset);
      const replies = {
        page: await send(origin, '/'),
        asset: await send(origin, asset, compressed),
        unchanged: await send(origin, asset, { 'if-none-match': String(headers.etag) }),
        missing: await send(origin, '/assets/none.js'),
        health: await send(origin, '/healthz'),
      };
      for (const [name, reply] of Object.entries(replies)) {
        for (const [header, value] of Object.entries(securityHeaders)) {
          assert.equal(text(reply, header.toLowerCase()), value, `${header} of ${name}`);
        }
      }
    },
  },
  {
    name: 'text is compressed for browsers that accept it, and `Vary` says so to caches',
    async run({ origin, site }) {
      for (const path of ['/', await assetOf(site)]) {
        const gzip = await send(origin, path, { 'accept-encoding': 'gzip' });
        const plain = await send(origin, path, { 'accept-encoding': 'identity' });
        assert.equal(text(gzip, 'content-encoding'), 'gzip', path);
        assert.equal(text(plain, 'content-encoding'), '', path);
        for (const reply of [gzip, plain]) assert.match(text(reply, 'vary'), /accept-encoding/i, path);
        assert.ok(contentOf(gzip).equals(plain.body), `${path} differs`);
      }
    },
  },
  {
    name: 'text is sent as the brotli and gzip files of the build, pictures as they are',
    hostOnly: 'compresses on the fly, by gzip alone',
    async run({ origin, site }) {
      await eachOf(await siteFiles(site), async (path) => {
        for (const [encoding, ending] of [
          ['br', 'br'],
          ['gzip', 'gz'],
        ] as const) {
          const size = await stat(join(site, `${path}.${ending}`)).then(
            (file) => file.size,
            () => undefined,
          );
          const reply = await send(origin, `/${path}`, encoding === 'br' ? compressed : { 'accept-encoding': 'gzip' });
          assert.equal(text(reply, 'content-encoding'), size === undefined ? '' : encoding, path);
          if (size !== undefined) assert.equal(reply.body.length, size, `bytes of ${path}.${ending}`);
          else assert.ok(!isText(path) || (await stat(join(site, path))).size < 1000, `${path} is not compressed`);
        }
      });
    },
  },
  {
    name: 'a browser that refuses brotli gets none',
    run: async ({ origin }) => {
      const reply = await send(origin, '/', { 'accept-encoding': 'gzip, br;q=0' });
      assert.equal(text(reply, 'content-encoding'), 'gzip');
    },
  },
  {
    name: 'an unchanged file is answered by 304 without a body, in each encoding',
    async run({ origin, site }) {
      for (const path of ['/', '/food-app/report', await assetOf(site)]) {
        for (const encoding of ['br, gzip', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const etag = text(await send(origin, path, headers), 'etag');
          assert.match(etag, /^(W\/)?"[^"]+"$/, path);
          const unchanged = await send(origin, path, { ...headers, 'if-none-match': etag });
          assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0], `${path} in ${encoding}`);
          const changed = await send(origin, path, { ...headers, 'if-none-match': '"of another release"' });
          assert.equal(changed.status, 200, `${path} in ${encoding}`);
        }
      }
    },
  },
  {
    name: 'HEAD gives the headers of GET without a body',
    async run({ origin }) {
      const head = await send(origin, '/', {}, 'HEAD');
      const get = await send(origin, '/');
      assert.deepEqual([head.status, head.body.length], [200, 0]);
      for (const name of ['content-type', 'etag', 'cache-control'])
        assert.equal(text(head, name), text(get, name), name);
    },
  },
  {
    name: 'the health address answers, and no cache keeps the answer',
    async run({ origin }) {
      const reply = await send(origin, '/healthz');
      assert.deepEqual([reply.status, reply.body.toString()], [200, 'ok\n']);
      assert.equal(text(reply, 'cache-control'), 'no-store');
      assert.match(text(reply, 'content-type'), /^text\/plain\b/);
    },
  },
  {
    name: 'methods other than GET and HEAD are refused',
    hostOnly: 'answers them by 404',
    async run({ origin, site }) {
      for (const path of ['/', await assetOf(site)]) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          assert.equal((await send(origin, path, {}, method)).status, 405, `${method} ${path}`);
        }
      }
    },
  },
  {
    name: 'one HTTP/2 connection gives the page and its files',
    hostOnly: 'speaks HTTP/1.1',
    async run({ origin, site }) {
      const assets = (await siteFiles(site)).filter((path) => path.startsWith('assets/')).slice(0, 30);
      const statuses = await sendByHttp2(origin, ['/', ...assets.map((path) => `/${path}`)]);
      assert.deepEqual([...new Set(statuses)], [200]);
    },
  },
  {
    name: 'the log has paths, but no queries, no referrers, no full addresses of people and no health checks',
    hostOnly: 'writes no log',
    async run({ origin, readLog }) {
      const mark = `m${Date.now()}`;
      await send(origin, `/${mark}-page?code=secret-1`, { referer: `https://a.example/?code=secret-2` });
      await send(origin, '/sugar-control/secret-5');
      await send(origin, `/assets/${mark}.js?code=secret-3`);
      await send(origin, `/healthz?${mark}`);
      await send(origin, `/%zz${mark}?code=secret-4`);
      const log = await logged(readLog, `/assets/${mark}.js`);
      assert.ok(log.includes(`/${mark}-page`), `no /${mark}-page`);
      assert.deepEqual(log.match(/secret-\d|healthz|"127\.0\.0\.1"|client: 127/g), null);
    },
  },
  {
    name: 'replies do not tell the version of the server',
    async run({ origin }) {
      for (const path of ['/', '/none.js']) {
        const { headers, body } = await send(origin, path);
        assert.doesNotMatch(
          `${headers.server} ${headers['x-powered-by']} ${body}`,
          /(nginx|caddy|vite)\/?\s?\d/i,
          path,
        );
      }
    },
  },
];

function text({ headers }: Reply, name: string): string {
  return String(headers[name] ?? '');
}

/** The page of an address: its preview, or else the start page. */
async function pageOf(site: string, address: string): Promise<Buffer> {
  const own = join(site, previewFile(address.replace(/\?.*/, '')));
  return readFile(existsSync(own) ? own : join(site, 'index.html'));
}

/** Address of a script of the release. */
async function assetOf(site: string): Promise<string> {
  const path = (await siteFiles(site)).find((file) => /^assets\/shell-.*\.js$/.test(file));
  assert.ok(path, 'the build has no shell');
  return `/${path}`;
}

/** Visits eight at a time. */
async function eachOf(paths: string[], visit: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const visitNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await visit(path);
  };
  await Promise.all(Array.from({ length: 8 }, visitNext));
}

/** Waits until the log contains an entry, because hosts write it with a delay. */
async function logged(readLog: Host['readLog'], entry: string): Promise<string> {
  assert.ok(readLog, 'no log to read');
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const log = await readLog();
    if (log.includes(entry)) return log;
  }
  assert.fail(`${entry} is not in the log`);
}
