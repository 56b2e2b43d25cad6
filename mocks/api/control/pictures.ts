import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEGABYTE } from '../body.ts';

const PATH = '/__mock/pictures';
const MOST = 50;
const LARGEST = 10 * MEGABYTE;

/**
 * Acts as the upload service that an operator of the web app adds for plain browsers: it stores a posted JPEG picture and
 * replies with its URL. The mock keeps the latest pictures in memory under a hash of their bytes, so that a picture gives
 * the same meal in every run.
 * @returns a request handler that returns whether it handled the request
 */
export function createPictures(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const kept = new Map<string, Buffer>();

  function keep(picture: Buffer): string {
    const name = `${BigInt(`0x${createHash('sha256').update(picture).digest('hex').slice(0, 15)}`)}.jpg`;
    kept.delete(name);
    kept.set(name, picture);
    for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
    return name;
  }

  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const reply = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(body);
    if (request.method === 'GET' && path.startsWith(`${PATH}/`)) {
      const picture = kept.get(path.slice(PATH.length + 1));
      if (picture) reply(200, 'image/jpeg', picture);
      else reply(404, 'text/plain', 'No such picture');
      return true;
    }
    if (request.method !== 'POST' || path !== PATH) return false;
    if (request.headers['content-type'] !== 'image/jpeg') {
      reply(415, 'text/plain', 'Only image/jpeg');
      return true;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > LARGEST) reply(413, 'text/plain', 'The picture is larger than 10 MB');
      else reply(200, 'application/json', JSON.stringify({ url: `pictures/${keep(Buffer.concat(chunks))}` }));
    });
    return true;
  };
}
