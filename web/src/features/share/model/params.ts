import { isShareType, type ShareType } from '@health-app/sdk';
import * as v from 'valibot';
import { inviteCode } from '#domains/invitation/model/invite-code.ts';
import { idParam, senderParam } from '#platform/routing/params.ts';

/** `/share?type=&userName=&userId=&inviteCode=&token=`. Without the code or the token, the link still opens the app. */
export const shareParams = v.object({
  type: v.custom<ShareType>(isShareType),
  userName: senderParam,
  /** Id of the sender, by which a link is recognised as the person's own. The screen does not show it. */
  userId: v.fallback(v.optional(idParam), undefined),
  inviteCode: v.fallback(v.optional(inviteCode), undefined),
  token: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))), undefined),
});
