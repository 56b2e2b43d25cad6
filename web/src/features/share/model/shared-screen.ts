/** Targets of a share link: always screens of this app, whatever the link contains. */
import type { ShareType } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** The content of a link: a selection of foods or an invitation; without them the whole feature. */
interface Shared {
  type: ShareType;
  token?: string | undefined;
  inviteCode?: string | undefined;
  /** Name of the sender, which the opened screen shows. */
  userName?: string | undefined;
}

/** The screen of a share. */
export function screenOf({ type, token, inviteCode, userName }: Shared): Path {
  if (type === 'sugarControl')
    return token === undefined ? pathTo('/sugar-control') : pathTo('/sugar-control/:token', { token, userName });
  if (inviteCode === undefined) return pathTo('/family-health/home');
  return pathTo('/family-health/confirm', { inviteCode, userName });
}
