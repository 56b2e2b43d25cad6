/** Times of day, `HH:mm`, as input; an incomplete one is `''`. */
export const MOST_TIMES = 8;

/** Times in order; incomplete ones come last. */
export const inOrder = (times: string[]): string[] => [...times].sort((a, b) => ((a || '~') < (b || '~') ? -1 : 1));

/** Suggests the next time, without a duplicate: two doses a day are twelve hours apart, and three six. */
export function nextTime(times: string[]): string {
  const usual = ['08:00', '20:00', '14:00', '18:00', '12:00', '06:00', '10:00', '23:00'];
  return usual.find((time) => !times.includes(time)) ?? '';
}

/**
 * Parses a typed time of day: `7:05`, `07.05`, `705` and `0705` are equal, and so are `7:05 pm`, `下午7:05` and `19:05`.
 * @returns `HH:mm`; `undefined` for an incomplete or impossible time
 */
export function readTime(text: string): string | undefined {
  // Chinese keyboards produce full-width digits and colons.
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const [, before = '', typed = '', minute = '', after = ''] =
    /^(上午|下午)?\s?(\d{1,2})[:.]?(\d{2})(?:\s?([ap])\.?m\.?)?$/.exec(plain) ?? [];
  if (typed === '' || Number(typed) > 23 || Number(minute) > 59) return undefined;
  const half = before || after;
  if (!half) return `${typed.padStart(2, '0')}:${minute}`;
  // 12 is the first hour of each half.
  if (Number(typed) < 1 || Number(typed) > 12) return undefined;
  const hour = (Number(typed) % 12) + (half === '下午' || half === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** Adds minutes to a time of day; 23:59 is followed by 00:00. */
export function addMinutes(time: string, minutes: number): string {
  const day = 24 * 60;
  const moved = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes + day) % day;
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
