/*
 * The device page: the web app inside a phone, and us in the place of the app around it.
 *
 * The bridge works on the page's own origin alone, so this server shows both: itself at /device/, and the app, fetched from
 * its own server, at all other addresses. Into each document of the app that goes into a frame it puts one line, before the
 * app's own code, which has the device page play the host. The app's code knows nothing of it; its builds for anywhere but
 * a developer's machine refuse to work in a frame (`sameOriginFrame` of the bridge).
 *
 *   npm run device              http://localhost:5273/device/, beside `npm run mock` and the app on :5173
 *   WEB_URL=http://localhost:3000 npm run device -- --port 3001
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { loadDescription } from '../api/description.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const hook = 'parent !== window && parent.healthDevice?.(window)';
/** Lets that one line through the app's own policy, and nothing else. */
const permit = `'sha256-${createHash('sha256').update(hook).digest('base64')}'`;

/** Programs that start this server may learn the app's address only after reading this file. */
const target = () => process.env.WEB_URL ?? 'http://localhost:5173';

function app(): Record<string, ProxyOptions> {
  return {
    '^/(?!device/)': {
      target: target(),
      changeOrigin: true,
      ws: true,
      selfHandleResponse: true,
      bypass(request, response) {
        // Whoever asks for nothing in particular wants the device page.
        if (request.url !== '/' || request.headers['sec-fetch-dest'] !== 'document' || !response) return undefined;
        response.writeHead(302, { location: '/device/' }).end();
        return request.url;
      },
      configure(proxy) {
        proxy.on('proxyReq', (onward, request) => {
          // A document is changed on its way, so it comes as plain text.
          if (isFrame(request)) onward.removeHeader('accept-encoding');
        });
        proxy.on('proxyRes', (answer, request, response) => passOn(answer, request, response));
      },
    },
  };
}

const isFrame = (request: IncomingMessage): boolean => request.headers['sec-fetch-dest'] === 'iframe';

async function passOn(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!isFrame(request) || !headers['content-type']?.includes('html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  let page = '';
  answer.setEncoding('utf8');
  for await (const part of answer) page += part;
  const { 'content-length': _, etag: __, 'content-security-policy': policy, ...kept } = headers;
  response.writeHead(statusCode, {
    ...kept,
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': String(policy).replace('script-src', `script-src ${permit}`) }),
  });
  response.end(page.replace('<head>', `<head><script>${hook}</script>`));
}

/** What the API can be told to answer, read off the description: `import { operations } from 'virtual:operations'`. */
function operations(): Plugin {
  const id = 'virtual:operations';
  return {
    name: 'operations',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined;
      const { byRoute } = await loadDescription();
      const rows = [...byRoute].map(([route, operation]) => {
        const [method = '', path = ''] = route.split(' ');
        const examples = [...operation.examples].flatMap(([status, named]) =>
          [...named.keys()].map((name) => ({ status, name })),
        );
        return { id: operation.id, method: method.toUpperCase(), path, examples };
      });
      return `export const operations = ${JSON.stringify(rows)}`;
    },
  };
}

export default defineConfig(() => ({
  root: source('.'),
  base: '/device/',
  cacheDir: source('../../.cache/device-vite'),
  plugins: [operations()],
  resolve: {
    alias: [
      { find: '@health-app/sdk/bridge', replacement: source('../../sdk/src/bridge/index.ts') },
      { find: '@health-app/sdk/testing', replacement: source('../../sdk/src/testing/index.ts') },
      { find: '@health-app/sdk', replacement: source('../../sdk/src/index.ts') },
    ],
  },
  server: { port: 5273, proxy: app() },
  preview: { port: 5273, proxy: app() },
}));
