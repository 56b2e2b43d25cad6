export { PartnerHomeScreen } from './PartnerHomeScreen.tsx';
export { PartnerInviteScreen } from './PartnerInviteScreen.tsx';
export { PartnerRankingScreen } from './PartnerRankingScreen.tsx';
