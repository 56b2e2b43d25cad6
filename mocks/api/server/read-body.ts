import type { IncomingMessage } from 'node:http';
import { MEGABYTE } from '../control/pictures.ts';
import { Refusal } from '../engine/refusal.ts';

/**
 * The bytes of the body. Those beyond the limit are not stored; the server discards them after the reply.
 *
 * @param limit bytes
 * @throws {Refusal} for a body that is too large or incomplete
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooBig = new Refusal(413, `The body is larger than ${limit / MEGABYTE} MB`);
  if (Number(request.headers['content-length']) > limit) throw tooBig;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(tooBig);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new Refusal(400, 'The body is incomplete')));
  });
}
