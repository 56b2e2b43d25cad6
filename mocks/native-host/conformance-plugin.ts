/**
 * Serves the conformance page at `/device/conformance`, as one document without other files, which a team may also put on a
 * server of its own: an app accepts messages from the origins of its list alone. The page is built for the oldest web views
 * of the app, also by the development server. It sends its reports here.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Alias, build, type Plugin, type PreviewServer, type Rolldown, type ViteDevServer } from 'vite';
import { type Desk, type Report, readReport, summaryOf } from './src/conformance/report.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../../.cache/conformance', import.meta.url));
const address = '/device/conformance';
/** Maximum length of a report; characters */
const longest = 5_000_000;
/** Maximum number of reports that are kept. */
const kept = 20;

/** @param alias of the SDK's sources, for a server without its build */
export function conformancePage(alias: Alias[]): Plugin {
  let outDir = '';
  const serve = (server: ViteDevServer | PreviewServer, page: () => Promise<string>) =>
    server.middlewares.use(address, (request, response, next) => {
      handle(request, response, server, page).catch(next);
    });
  return {
    name: 'conformance-page',
    configResolved({ root: base, build: { outDir: out } }) {
      outDir = resolve(base, out);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'conformance.html', source: await documentOf([]) });
    },
    configureServer: (server) => void serve(server, () => documentOf(alias)),
    configurePreviewServer: (server) => void serve(server, () => readFile(join(outDir, 'conformance.html'), 'utf8')),
  };
}

/** The page with its script inside, which also contains its styles. */
async function documentOf(alias: Alias[]): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    // The development server has set another mode for the process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    resolve: { alias },
    build: {
      write: false,
      target: ['chrome87', 'safari14'],
      rolldownOptions: {
        input: join(root, 'src/conformance/main.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Bridge conformance</title>
  </head>
  <body>
    <div id="root"></div>
    <script>${script.replaceAll('</script', '<\\/script')}</script>
  </body>
</html>
`;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  server: ViteDevServer | PreviewServer,
  page: () => Promise<string>,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = /^\/reports\/([\w.-]+\.json)$/.exec(pathname)?.[1];
  if (request.method === 'POST' && pathname === '/reports') return receive(request, response, server);
  if (request.method !== 'GET') return answer(response, 405, 'text/plain', 'Only reports are received here.');
  if (pathname === '/desk') return answer(response, 200, 'application/json', JSON.stringify(await deskOf(server)));
  if (name && (await names()).includes(name)) {
    return answer(response, 200, 'application/json', await readFile(join(folder, name), 'utf8'));
  }
  if (pathname !== '/') return answer(response, 404, 'text/plain', 'There is no such report.');
  return answer(response, 200, 'text/html; charset=utf-8', await page());
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Stores a report. The server names the file. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { config }: ViteDevServer | PreviewServer,
): Promise<void> {
  // A browser sends this type to another site only after asking it, so no foreign page can push out the reports.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return answer(response, 415, 'text/plain', 'A report is application/json.');
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += part;
    if (text.length > longest) return answer(response, 413, 'text/plain', 'The report is too long.');
  }
  let report: Report;
  try {
    report = readReport(text);
  } catch (error) {
    return answer(response, 400, 'text/plain', (error as Error).message);
  }
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${report.platform}.json`;
  await writeFile(join(folder, name), JSON.stringify(report, null, 2));
  for (const old of (await names()).slice(kept)) await rm(join(folder, old));
  config.logger.info(`Conformance of the ${summaryOf(report)}: ${join(folder, name)}`);
  answer(response, 201, 'application/json', JSON.stringify({ name }));
}

/** The names of the reports, the newest first. */
async function names(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
}

/** The addresses of this server in the local network, and the reports that have come. */
async function deskOf({ resolvedUrls }: ViteDevServer | PreviewServer): Promise<Desk> {
  const reports = (await names()).map(async (name) => {
    const { platform, at, counts } = readReport(await readFile(join(folder, name), 'utf8'));
    return { name, platform, at, counts };
  });
  const addresses = (resolvedUrls?.network ?? []).map((url) => new URL(address, url).href);
  return { addresses, reports: await Promise.all(reports) };
}
