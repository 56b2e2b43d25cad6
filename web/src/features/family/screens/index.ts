export { FamilyHomeScreen } from './FamilyHomeScreen.tsx';
export { FamilyInvitationScreen } from './FamilyInvitationScreen.tsx';
export { FamilyMemberDetailScreen } from './FamilyMemberDetailScreen.tsx';
export { FamilyMembersScreen } from './FamilyMembersScreen.tsx';
