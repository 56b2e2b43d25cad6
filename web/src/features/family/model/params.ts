import * as v from 'valibot';
import { inviteCode } from '#domains/invitation/model/invite-code.ts';
import { idParam } from '#platform/routing/params.ts';

/** `/family-health/confirm`: the code of a person, or a received invitation. */
export const confirmParams = v.union([v.object({ inviteCode }), v.object({ relationshipId: idParam })]);

/** `/family-health/members/detail` */
export const memberParams = v.object({ familyUserId: idParam });
