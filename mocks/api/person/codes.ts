import { sharedEntries } from '../engine/shared-state.ts';

/** The code in every simulated SMS. */
const SMS_CODE = '123456';

const RESEND_MS = 60_000;
const VALID_MS = 300_000;
const DAY_MS = 86_400_000;
const MAX_PER_DAY = 10;

const MAX_WRONG = 3;
const REFUSED_FOR_MS = 600_000;

export interface SentCode {
  phoneNumber: string;
  purpose: string;
  at: number;
  used: boolean;
  /** The wrong codes for the number and the purpose. The codes after this one share it. */
  wrong: { count: number; until: number };
}

/** The last sign-in code, by phone number. */
export const loginCodes = sharedEntries<SentCode>();

type Fail<Name> = (example: Name) => never;

/**
 * Sends a code, or fails. Codes older than a day are dropped.
 *
 * @param before the last code for the number and the purpose
 */
export function sendCode(
  { codes }: { codes: SentCode[] },
  { phoneNumber, purpose }: { phoneNumber: string; purpose: string },
  before: SentCode | undefined,
  { now, fail }: { now: Date; fail: Fail<'failTooOften' | 'failDailyLimit'> },
): SentCode {
  const at = now.getTime();
  const fresh = codes.filter((code) => at - code.at < DAY_MS);
  codes.splice(0, codes.length, ...fresh);
  const toNumber = fresh.filter((code) => code.phoneNumber === phoneNumber);
  if (toNumber.some((code) => at - code.at < RESEND_MS)) fail('failTooOften');
  if (toNumber.length >= MAX_PER_DAY) fail('failDailyLimit');
  const sent = { phoneNumber, purpose, at, used: false, wrong: before?.wrong ?? { count: 0, until: 0 } };
  codes.push(sent);
  return sent;
}

/** The last code for a number and a purpose. */
export const lastCode = (
  { codes }: { codes: SentCode[] },
  { phoneNumber, purpose }: { phoneNumber: string; purpose: string },
): SentCode | undefined => codes.filter((code) => code.phoneNumber === phoneNumber && code.purpose === purpose).at(-1);

/**
 * Uses a code, or fails. After three wrong codes for a number and a purpose, every code is refused
 * for ten minutes.
 */
export function takeCode(
  last: SentCode | undefined,
  verifyCode: string,
  { now, fail }: { now: Date; fail: Fail<'failCodeExpired' | 'failWrongCode' | 'failTooManyTries'> },
): void {
  const sent = last ?? fail('failCodeExpired');
  const { wrong } = sent;
  const time = now.getTime();
  if (time >= wrong.until) wrong.count = 0;
  if (wrong.count >= MAX_WRONG) fail('failTooManyTries');
  if (sent.used || time - sent.at >= VALID_MS) fail('failCodeExpired');
  if (verifyCode !== SMS_CODE) {
    wrong.count += 1;
    wrong.until = time + REFUSED_FOR_MS;
    fail(wrong.count < MAX_WRONG ? 'failWrongCode' : 'failTooManyTries');
  }
  sent.used = true;
  wrong.count = 0;
}
