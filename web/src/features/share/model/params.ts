import { isShareType, type ShareType } from '@health-app/sdk';
import * as v from 'valibot';
import { inviteCode } from '#domains/invitation/model/invite-code.ts';
import { senderParam } from '#platform/routing/params.ts';

/** `/share?type=&userName=&inviteCode=&token=`. Without the code or the token, the link still opens the app. */
export const shareParams = v.object({
  type: v.custom<ShareType>(isShareType),
  userName: senderParam,
  inviteCode: v.fallback(v.optional(inviteCode), undefined),
  token: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))), undefined),
});
