/** Where a shared link leads: always to screens and addresses that are ours, whatever the link says. */
import type { ShareType } from '@health-app/sdk';
import type { Path } from '../../../lib/path.ts';
import { pathTo } from '../../../platform/paths.ts';

/** The screen of this app that a share is about. */
export function screenOf(type: ShareType, inviteCode?: string): Path {
  if (type === 'sugarControl') return pathTo('/sugar-control');
  if (inviteCode === undefined) return pathTo('/family-health/home');
  return pathTo('/family-health/confirm', { inviteCode });
}

export type Device = 'ios' | 'android' | 'other';

/**
 * The kind of device, by what its browser says of itself.
 * @param touchPoints tells an iPad, which calls itself a Mac, from a Mac
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android|harmony/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other';
}
