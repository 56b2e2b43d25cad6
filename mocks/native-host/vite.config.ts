/*
 * The device page: shows the web app in a phone frame, and plays the native app around it.
 *
 * The bridge accepts only its page's own origin, so this server serves both: the device page at /device/, and a proxy of the
 * app's server at all other addresses. The proxy adds a script to each framed document, before the app's code, which attaches
 * the device page as the native host. The app needs no code for this; its builds for other environments refuse to work in a
 * frame (`sameOriginFrame` of the bridge).
 *
 * `npm start` starts it beside the app, whose URL is `WEB_URL`.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ProxyOptions } from 'vite';
import { conformancePage } from './conformance-plugin.ts';
import { allowFrameHook, frameHook, withFrameHook } from './frame-hook.ts';
import { screens } from './screens-plugin.ts';
import { stories } from './stories-plugin.ts';
import { actionGroups, operations } from './virtual-modules.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const digest = createHash('sha256').update(frameHook).digest('base64');

/** Read late, because programs that start this server load this file before they know the app's URL. */
const target = () => process.env.WEB_URL ?? 'http://localhost:5173';

function app(): Record<string, ProxyOptions> {
  return {
    '^/(?!device/)': {
      target: target(),
      changeOrigin: true,
      ws: true,
      selfHandleResponse: true,
      bypass(request, response) {
        // The root redirects to the device page.
        if (request.url !== '/' || request.headers['sec-fetch-dest'] !== 'document' || !response) return undefined;
        response.writeHead(302, { location: '/device/' }).end();
        return request.url;
      },
      configure(proxy) {
        proxy.on('proxyReq', (onward, request) => {
          // The proxy edits the document, so it requests one without compression.
          if (isFrame(request)) onward.removeHeader('accept-encoding');
        });
        proxy.on('proxyRes', (answer, request, response) => {
          passOn(answer, request, response).catch((error: Error) => response.destroy(error));
        });
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
    ...(policy && { 'content-security-policy': allowFrameHook(String(policy), digest) }),
  });
  response.end(withFrameHook(page));
}

/** The development server uses the sources of the SDK; a build uses the built package. */
const sources = [
  { find: '@health-app/sdk/bridge', replacement: source('../../sdk/src/bridge/index.ts') },
  { find: '@health-app/sdk/drift', replacement: source('../../sdk/src/drift/index.ts') },
  { find: '@health-app/sdk/safety', replacement: source('../../sdk/src/safety/index.ts') },
  { find: '@health-app/sdk/testing', replacement: source('../../sdk/src/testing/index.ts') },
  { find: '@health-app/sdk', replacement: source('../../sdk/src/index.ts') },
];

export default defineConfig(({ command }) => ({
  root: source('.'),
  base: '/device/',
  cacheDir: source('../../.cache/device-vite'),
  plugins: [operations(), actionGroups(), screens(), stories(), conformancePage(sources)],
  resolve: { alias: command === 'serve' ? sources : [] },
  server: { port: 5273, proxy: app() },
  preview: { port: 5273, proxy: app() },
}));
