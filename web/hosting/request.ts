import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An unprocessed HTTP reply. */
export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Before it is decompressed. */
  body: Buffer;
}

/**
 * Sends one HTTP/1.1 request. Unlike `fetch`, it neither normalises the address nor decompresses.
 * @param origin such as `https://127.0.0.1:8443`; its certificate is not checked
 * @param path with the query
 * @throws {Error} when the host cannot be reached
 */
export async function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const start = protocol === 'https:' ? tlsRequest : plainRequest;
  const request = start({ hostname, port, path, method, headers, rejectUnauthorized: false, agent: false });
  request.end();
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/**
 * Reads several addresses at once over one HTTP/2 connection.
 * @param origin an https address; its certificate is not checked
 * @returns the statuses, in the order of the paths
 * @throws {Error} if the host does not choose HTTP/2
 */
export async function sendByHttp2(origin: string, paths: string[]): Promise<number[]> {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    await once(session, 'connect');
    if (session.alpnProtocol !== 'h2') throw new Error(`The host chose ${session.alpnProtocol}.`);
    return await Promise.all(
      paths.map(async (path) => {
        const stream = session.request({ ':path': path });
        const [headers] = await once(stream, 'response');
        await buffer(stream);
        return headers[':status'];
      }),
    );
  } finally {
    session.close();
  }
}

/** The body, decompressed by its `Content-Encoding`. */
export function contentOf({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
