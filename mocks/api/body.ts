import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export const MEGABYTE = 1024 * 1024;

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

/** The body as JSON; undefined for an empty body. */
export function parseBody(text: string, contentType: string | undefined): unknown {
  if (text === '') return undefined;
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new Refusal(400, `The body must be application/json, not ${contentType ?? 'without a content type'}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not valid JSON: ${(error as SyntaxError).message}`);
  }
}
