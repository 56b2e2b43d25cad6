/** The code of every SMS that the mock pretends to send. */
const SMS_CODE = '123456';

const RESEND_MS = 60_000;
const VALID_MS = 300_000;
const DAY_MS = 86_400_000;
const MOST_A_DAY = 10;

export interface Sent {
  phoneNumber: string;
  purpose: string;
  at: number;
  used: boolean;
}

/** Why no code can be sent to a number now, by the name of the failure. */
export function whyNotSend(
  sent: Sent[],
  phoneNumber: string,
  now: Date,
): 'failTooOften' | 'failDailyLimit' | undefined {
  const times = sent.filter((one) => one.phoneNumber === phoneNumber).map(({ at }) => now.getTime() - at);
  if (times.some((ago) => ago < RESEND_MS)) return 'failTooOften';
  return times.filter((ago) => ago < DAY_MS).length >= MOST_A_DAY ? 'failDailyLimit' : undefined;
}

/** Takes a code for its purpose, which uses it up; or says why not, by the name of the failure. */
export function takeCode(
  sent: Sent[],
  { phoneNumber, purpose }: Pick<Sent, 'phoneNumber' | 'purpose'>,
  code: string,
  now: Date,
): 'failCodeExpired' | 'failWrongCode' | undefined {
  const last = sent.filter((one) => one.phoneNumber === phoneNumber && one.purpose === purpose).at(-1);
  if (!last || last.used || now.getTime() - last.at >= VALID_MS) return 'failCodeExpired';
  if (code !== SMS_CODE) return 'failWrongCode';
  last.used = true;
  return undefined;
}
