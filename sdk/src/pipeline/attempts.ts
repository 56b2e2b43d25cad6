/** What came back: the head, and the body as text. */
export interface Reply {
  response: Response;
  text: string;
}

/** Sends a request; the signal ends it. The same shape as the global `fetch`. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Pause before the second attempt in ms; doubled before each further one. */
const firstPause = 300;

/**
 * Sends a request, and again after a network failure or a 502, 503 or 504 while retries are left.
 * @param createRequest makes the request of an attempt; a body can be sent only once
 * @param retries how many further attempts there may be; 0 for a command, which might have been carried out
 * @param onAttempt told the number of each attempt, from 1
 * @throws what the transport throws
 */
export async function sendWithRetry(
  transport: Transport,
  createRequest: () => Request,
  retries: number,
  signal: AbortSignal,
  onAttempt: (attempt: number) => void,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt > retries;
    onAttempt(attempt);
    try {
      const response = await transport(createRequest(), { signal });
      const reply = { response, text: await response.text() };
      if (last || response.status < 502 || response.status > 504) return reply;
    } catch (error) {
      if (last || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (attempt - 1)));
    // The deadline has already told the caller; this only keeps the request from going out again.
    if (signal.aborted) throw signal.reason;
  }
}
