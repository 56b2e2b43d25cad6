/** The code in every simulated SMS. */
const SMS_CODE = '123456';

const RESEND_MS = 60_000;
const VALID_MS = 300_000;
const DAY_MS = 86_400_000;
const MAX_PER_DAY = 10;

export interface SentCode {
  phoneNumber: string;
  purpose: string;
  at: number;
  used: boolean;
}

export type Refusal = 'failCodeExpired' | 'failWrongCode';

/** Sends a code, or returns the name of the failure. Codes older than a day are dropped. */
export function sendCode(
  { codes }: { codes: SentCode[] },
  { phoneNumber, purpose }: { phoneNumber: string; purpose: string },
  now: Date,
): 'failTooOften' | 'failDailyLimit' | SentCode {
  const at = now.getTime();
  const fresh = codes.filter((code) => at - code.at < DAY_MS);
  codes.splice(0, codes.length, ...fresh);
  const toNumber = fresh.filter((code) => code.phoneNumber === phoneNumber);
  if (toNumber.some((code) => at - code.at < RESEND_MS)) return 'failTooOften';
  if (toNumber.length >= MAX_PER_DAY) return 'failDailyLimit';
  const sent = { phoneNumber, purpose, at, used: false };
  codes.push(sent);
  return sent;
}

/** The last code for a number and a purpose. */
export const lastCode = (
  { codes }: { codes: SentCode[] },
  { phoneNumber, purpose }: { phoneNumber: string; purpose: string },
): SentCode | undefined => codes.filter((code) => code.phoneNumber === phoneNumber && code.purpose === purpose).at(-1);

/** Uses a code, or returns the name of the failure. */
export function takeCode(sent: SentCode | undefined, verifyCode: string, now: Date): Refusal | undefined {
  if (!sent || sent.used || now.getTime() - sent.at >= VALID_MS) return 'failCodeExpired';
  if (verifyCode !== SMS_CODE) return 'failWrongCode';
  sent.used = true;
  return undefined;
}
