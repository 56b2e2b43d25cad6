import type { Observed, UnreachableReason } from './findings.ts';

export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Sends one request; the time limit includes the whole reply. Never throws. */
export async function sendRequest({ url, method, headers, body }: Sent, timeout: number): Promise<Observed> {
  try {
    const signal = AbortSignal.timeout(timeout);
    // Redirects are not followed, because they would leak the token to another server.
    const response = await fetch(url, { method: method.toUpperCase(), headers, body, signal, redirect: 'manual' });
    return {
      reached: true,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      body: await response.text(),
    };
  } catch (error) {
    return { reached: false, ...whyNot(error as Error & { cause?: unknown }, timeout) };
  }
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
