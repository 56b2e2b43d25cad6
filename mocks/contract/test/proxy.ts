import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from '../../../scripts/lib/request-listener.ts';
import { readOperations } from '../operations.ts';
import { ANY_ORIGIN, bundle } from './server.ts';

export interface Call {
  /** The operation of the description. */
  operation: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: a fault reads and changes the input of any operation
  body: any;
  headers: IncomingHttpHeaders;
}

export interface Forwarded {
  status: number;
  headers?: Record<string, string>;
  /** A body that is no JSON. */
  text?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a fault reads and changes the reply of any operation
  json: any;
}

/** A proxy's effect on a call: its own reply, or a change of the server's reply. */
export type Fault = (call: Call, forward: (changed?: Partial<Call>) => Promise<Forwarded>) => Promise<Forwarded>;

const byRoute = new Map(readOperations(bundle).map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]));

/** A proxy in front of a server, with one fault. */
export async function startProxy(target: string, fault: Fault, cors: Record<string, string> = ANY_ORIGIN) {
  const server = createServer(
    requestListener<IncomingMessage, ServerResponse>(async (request, response) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://proxy');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const call: Call = {
        operation: byRoute.get(`${request.method} ${pathname}`) ?? '',
        query: searchParams,
        body: text === '' ? undefined : JSON.parse(text),
        headers,
      };
      const forward = async (changed: Partial<Call> = {}): Promise<Forwarded> => {
        const sent = { ...call, ...changed };
        const query = sent.query.toString();
        const reply = await fetch(`${target}${pathname}${query && `?${query}`}`, {
          method: request.method,
          headers: sent.headers as Record<string, string>,
          body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
        });
        return { status: reply.status, json: await reply.json() };
      };
      const { status, json, headers: own, text: other } = await fault(call, forward);
      response.writeHead(status, { 'content-type': 'application/json', ...cors, ...own });
      response.end(other ?? JSON.stringify(json));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A fault in the data of one operation, for successful replies only. */
export const inData =
  // biome-ignore lint/suspicious/noExplicitAny: as above
    (operation: string, change: (data: any, call: Call) => unknown): Fault =>
    async (call, forward) => {
      const reply = await forward();
      if (call.operation !== operation || reply.json.success !== true) return reply;
      return { ...reply, json: { ...reply.json, data: change(reply.json.data, call) } };
    };
