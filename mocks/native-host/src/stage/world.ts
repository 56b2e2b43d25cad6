/** Prepares the world of a story, so that it plays the same each time. */
import { callMock } from './driver.ts';

/** The stories begin at 16:20; an hour later their values still hold. */
const begin = { hour: 16, minute: 20 };
const length = 60 * 60_000;

/**
 * Resets the world, and sets the mock to the afternoon of the stories if it is another time of its day.
 * @returns the wall clock of the phones, like `2026-11-20T16:20`
 */
export async function prepareWorld(world: string): Promise<string> {
  const { now } = await callMock<{ now: string }>('clock');
  const afternoon = new Date(now);
  afternoon.setHours(begin.hour, begin.minute, 0, 0);
  const behind = new Date(now).getTime() - afternoon.getTime();
  const fits = behind >= 0 && behind < length;
  if (!fits) await callMock('clock', { body: { now: afternoon.toISOString() } });
  await callMock('reset', { world, body: {} });
  return wallClock(fits ? new Date(now) : afternoon);
}

/** A moment as a field of date and time writes it, in the zone of this machine. */
export function wallClock(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
