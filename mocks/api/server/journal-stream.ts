import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Journal } from '../answer/journal.ts';

/** Answers a request for the live journal with server-sent events; returns whether it did. */
export function streamJournal(journal: Journal, { method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' || url !== '/__mock/journal/stream') return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  // The headers must arrive before the first call.
  response.write(': calls of the API\n\n');
  const end = journal.subscribe((entry) => response.write(`data: ${JSON.stringify(entry)}\n\n`));
  response.once('close', end);
  return true;
}
