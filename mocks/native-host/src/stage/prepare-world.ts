/** Prepares the world of a story, so that it plays the same each time. */
import { callMock } from './driver.ts';

/** The stories start at 16:20. */
const begin = { hour: 16, minute: 20 };

/**
 * Restarts the world of a story in the afternoon of the mock's day. It has its own clock, so that other worlds are not
 * affected.
 * @returns the wall clock of the phones, like `2026-11-20T16:20`
 */
export async function prepareWorld(world: string): Promise<string> {
  const { now } = await callMock<{ now: string }>('clock');
  const afternoon = new Date(now);
  afternoon.setHours(begin.hour, begin.minute, 0, 0);
  await callMock('reset', { world, body: { now: afternoon.toISOString() } });
  return wallClock(afternoon);
}

/** A time in the format of a date and time field, in the zone of this machine. */
export function wallClock(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
