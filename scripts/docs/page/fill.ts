import { EXAMPLES_DATE } from '../../../openapi/examples-date.ts';

const DAY = 86_400_000;

/** The reader's values in a sample. */
export interface Reader {
  /** URL of the mock, without a slash at the end. */
  mock: string;
  /** The token, and with it the world of the mock. */
  token: string;
  /** Unix time in ms. */
  now: number;
}

/** The mock and the token of the samples before a page puts in those of its reader. */
export const MOCK = 'http://127.0.0.1:4010';
export const TOKEN = 'token-of-the-user';

/** Puts the reader's values into a sample: dates near that of the examples move to today, since a world of the mock begins today. */
export function fill(text: string, { mock, token, now }: Reader): string {
  // The server's day is that of China.
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const move = Date.parse(today) - Date.parse(EXAMPLES_DATE);
  return text
    .replaceAll(MOCK, mock)
    .replaceAll(TOKEN, token)
    .replace(/\b20\d\d-\d\d-\d\d(?=\b|T)/g, (date) => {
      const isNear = Math.abs(Date.parse(date) - Date.parse(EXAMPLES_DATE)) < 400 * DAY;
      return isNear ? new Date(Date.parse(date) + move).toISOString().slice(0, 10) : date;
    });
}
