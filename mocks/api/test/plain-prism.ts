/**
 * Plain Prism on the description, behind Node's own server, for the comparison with the mock. See scripts/bench/speed.ts.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpMockConfig,
  type IHttpRequest,
} from '@stoplight/prism-http';
import { descriptionFile } from '../description-file.ts';

const operations = await getHttpOperationsFromSpec(descriptionFile);
const config: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};
const prism = createInstance(config, { logger: createLogger('prism', { level: 'silent' }) });

async function answer(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://prism');
  const asked: IHttpRequest = {
    method: method.toLowerCase() as 'get',
    url: { path: pathname, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  };
  // Prism stores the accepted media types in its settings.
  const result = await prism.request(asked, operations, { ...config })();
  const { statusCode, body } = result._tag === 'Right' ? result.right.output : { statusCode: 500, body: result.left };
  response.writeHead(statusCode, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.destroy(error));
});
server.listen(Number(process.argv[process.argv.indexOf('--port') + 1]), '127.0.0.1');
