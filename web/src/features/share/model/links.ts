/** Targets of a share link: screens of this app only, whatever the link contains. */
import type { ShareType } from '@health-app/sdk';
import type { Path } from '../../../lib/path.ts';
import { pathTo } from '../../../platform/paths.ts';

/** The screen of a share. */
export function screenOf(type: ShareType, inviteCode?: string): Path {
  if (type === 'sugarControl') return pathTo('/sugar-control');
  if (inviteCode === undefined) return pathTo('/family-health/home');
  return pathTo('/family-health/confirm', { inviteCode });
}

export type Device = 'ios' | 'android' | 'other';

/**
 * Detects the device from its user agent.
 * @param touchPoints distinguishes an iPad, which identifies itself as a Mac, from a Mac
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android|harmony/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}
