/** A reply: its head, and its body as text. */
export interface Reply {
  response: Response;
  text: string;
}

/** Sends a request; the signal ends it. The same shape as the global `fetch`. It must not follow redirects. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Longest pause before the second attempt in ms; doubled before each further one. */
const firstPause = 300;

/**
 * Sends a request, and repeats it after a network failure or a 429, 502, 503 or 504 while retries are left. The pauses
 * differ at random, so that many clients do not come back at once; none is shorter than the server's `Retry-After`.
 * @param createRequest makes the request of an attempt; a body can be sent only once
 * @param retries how many further attempts there may be; 0 for a command, which might have been carried out
 * @param timeout ms for all attempts together; a longer pause is not begun
 * @param details get the number of each attempt, from 1
 * @throws what the transport throws
 */
export async function sendWithRetry(
  transport: Transport,
  createRequest: () => Request,
  retries: number,
  timeout: number,
  signal: AbortSignal,
  details: { attempts: number },
): Promise<Reply> {
  const end = Date.now() + Math.min(timeout, 2 ** 31 - 1);
  for (let attempt = 1; ; attempt += 1) {
    const request = createRequest();
    let pause = (firstPause * 2 ** attempt * (1 + Math.random())) / 4;
    const isLast = () => attempt > retries || signal.aborted || Date.now() + pause >= end;
    details.attempts = attempt;
    try {
      const response = await transport(request, { signal });
      const reply = { response, text: await response.text() };
      if (![429, 502, 503, 504].includes(response.status)) return reply;
      pause += readRetryAfter(response) ?? 0;
      if (isLast()) return reply;
    } catch (error) {
      if (isLast()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    // The caller has its error already; this only stops further attempts.
    if (signal.aborted) throw signal.reason;
  }
}

/**
 * Reads `Retry-After`, which is in seconds or a date. A page sees the header of another origin only if it is exposed.
 * @returns ms; undefined for no header, for another text and for a date in the past
 */
export function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return delay >= 0 ? delay : undefined;
}
