/** Targets of a share link: screens of this app only, whatever the link contains. */
import type { ShareType } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** The screen of a share. */
export function screenOf(type: ShareType, inviteCode?: string): Path {
  if (type === 'sugarControl') return pathTo('/sugar-control');
  if (inviteCode === undefined) return pathTo('/family-health/home');
  return pathTo('/family-health/confirm', { inviteCode });
}
