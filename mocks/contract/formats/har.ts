import type { Observed } from '../findings.ts';
import type { Sent } from '../send-request.ts';

/** A sent request with its reply. */
export interface Delivery {
  sent: Sent;
  observed: Observed;
  /** Unix time of the request; ms */
  at: number;
  milliseconds: number;
}

/** Bodies of a run that the file keeps; a right server sends far less. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Collects the requests of a run, in the order of their ends, with limited memory. */
export class HarRecorder {
  readonly #entries: object[] = [];
  #characters = 0;

  add({ sent, observed, at, milliseconds }: Delivery): void {
    const replied = observed.reached ? observed.body : '';
    this.#characters += replied.length + (sent.body?.length ?? 0);
    const isKept = this.#characters <= MOST_CHARACTERS;
    this.#entries.push({
      startedDateTime: new Date(at).toISOString(),
      time: milliseconds,
      request: requestOf(sent, isKept),
      response: responseOf(observed, isKept),
      cache: {},
      // `fetch` tells one time for all.
      timings: { send: 0, wait: milliseconds, receive: 0 },
      ...(!observed.reached && { comment: observed.message }),
    });
  }

  /**
   * The file, HAR 1.2.
   *
   * @param hide removes what nobody may see from a text
   */
  text(version: string, hide: (text: string) => string): string {
    const log = { version: '1.2', creator: { name: '@health-app/contract', version }, entries: this.#entries };
    const hidden = (_: string, value: unknown) => (typeof value === 'string' ? hide(value) : value);
    return `${JSON.stringify({ log }, hidden, 1)}\n`;
  }
}

const NO_SIZE = { headersSize: -1, bodySize: -1 };
const LEFT_OUT = 'The bodies of this run are too large.';

function requestOf({ url, method, headers, body }: Sent, isKept: boolean) {
  return {
    method: method.toUpperCase(),
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    queryString: pairs(new URL(url).searchParams),
    ...NO_SIZE,
    ...(body !== undefined && {
      postData: { mimeType: 'application/json', ...(isKept ? { text: body } : { text: '', comment: LEFT_OUT }) },
    }),
  };
}

function responseOf(observed: Observed, isKept: boolean) {
  const { status, headers, body, contentType } = observed.reached
    ? observed
    : { status: 0, headers: new Headers(), body: '', contentType: '' };
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    content: {
      size: Buffer.byteLength(body),
      mimeType: contentType,
      ...(isKept ? { text: body } : { comment: LEFT_OUT }),
    },
    redirectURL: headers.get('location') ?? '',
    ...NO_SIZE,
  };
}

const pairs = (entries: Iterable<[name: string, value: string]>) =>
  [...entries].map(([name, value]) => ({ name, value }));
