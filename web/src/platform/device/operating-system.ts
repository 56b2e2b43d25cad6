export type Device = 'ios' | 'android' | 'other';

/**
 * Returns the kind of device for a user agent.
 * @param touchPoints distinguishes an iPad, which identifies itself as a Mac, from a Mac
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android|harmony/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}

/** The device of this page. */
export const ownDevice = (): Device => deviceOf(navigator.userAgent, navigator.maxTouchPoints ?? 0);
