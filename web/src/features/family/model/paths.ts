import { confirmPath } from './family-code.ts';

export const homePath = '/family-health/home';
export const membersPath = '/family-health/members';

export const memberPath = (familyUserId: string): string =>
  `/family-health/members/detail?${new URLSearchParams({ familyUserId })}`;

export const codePath = (inviteCode: string): string => `${confirmPath}?${new URLSearchParams({ inviteCode })}`;

export const invitationPath = (relationshipId: string): string =>
  `${confirmPath}?${new URLSearchParams({ relationshipId })}`;
