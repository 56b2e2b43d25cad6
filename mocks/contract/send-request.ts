import type { Observed, UnreachableReason } from './findings.ts';

export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Decompressed bytes of a reply. A real one has at most some hundred kilobytes. */
const MOST_BYTES = 1024 * 1024;
/** Nested arrays and objects of a reply. The description nests about ten. */
const MOST_DEPTH = 100;

/** Sends one request; the time limit includes the whole reply. Never throws, whatever the server sends. */
export async function sendRequest({ url, method, headers, body }: Sent, timeout: number): Promise<Observed> {
  try {
    const signal = AbortSignal.timeout(timeout);
    // Redirects are not followed, because they would leak the token to another server.
    const response = await fetch(url, { method: method.toUpperCase(), headers, body, signal, redirect: 'manual' });
    const text = await readText(response);
    if (text === undefined) return refused('too-large', `the reply is larger than ${MOST_BYTES} bytes`);
    if (isTooDeep(text)) return refused('too-deep', `the reply nests more than ${MOST_DEPTH} arrays and objects`);
    return {
      reached: true,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      headers: response.headers,
      body: text,
    };
  } catch (error) {
    return { reached: false, ...whyNot(error as Error & { cause?: unknown }, timeout) };
  }
}

const refused = (reason: UnreachableReason, message: string): Observed => ({ reached: false, reason, message });

/** The text of a reply; undefined if it is too large, which may only show after decompression. */
async function readText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop cancels the rest of the reply.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Looks at the text, because deeply nested values exhaust the stack of every function that walks them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

function whyNot(error: Error & { cause?: unknown }, timeout: number): { reason: UnreachableReason; message: string } {
  if (error.name === 'TimeoutError') return { reason: 'timeout', message: `no complete reply within ${timeout} ms` };
  const { code = '', message = '' } = (error.cause ?? {}) as { code?: string; message?: string };
  const known = REASONS.find(({ codes }) => codes.test(code));
  if (known) return { reason: known.reason, message: `${known.message} (${code})` };
  return { reason: 'other', message: message || error.message };
}

const REASONS: { codes: RegExp; reason: UnreachableReason; message: string }[] = [
  { codes: /^ECONNREFUSED$/, reason: 'refused', message: 'connection refused' },
  { codes: /^(ENOTFOUND|EAI_AGAIN)$/, reason: 'dns', message: 'the host name is not known' },
  { codes: /TIMEOUT|^ETIMEDOUT$/, reason: 'timeout', message: 'no connection in time' },
  { codes: /CERT|SELF_SIGNED|_TLS_|_SSL_|UNABLE_TO_VERIFY/, reason: 'tls', message: 'the certificate is not trusted' },
  {
    codes: /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$|^HPE_/,
    reason: 'connection',
    message: 'the connection broke',
  },
];
