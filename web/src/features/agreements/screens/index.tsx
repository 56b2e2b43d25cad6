import { Trans } from '@lingui/react/macro';
import { AgreementScreen } from './AgreementScreen.tsx';

export const AlgorithmFilingScreen = () => (
  <AgreementScreen title={<Trans>Algorithm filing</Trans>} name="oppo-algorithm" />
);
export const AlgorithmAgreementScreen = () => (
  <AgreementScreen title={<Trans>How our algorithms work</Trans>} name="algorithm" />
);
export const PrivacyAgreementScreen = () => <AgreementScreen title={<Trans>Privacy policy</Trans>} name="privacy" />;
export const UserAgreementScreen = () => <AgreementScreen title={<Trans>Terms of use</Trans>} name="user" />;
export const ShopPrivacyScreen = () => (
  <AgreementScreen title={<Trans>Shop privacy policy</Trans>} name="product-privacy" />
);
export const ShopTermsScreen = () => (
  <AgreementScreen title={<Trans>Shop terms of use</Trans>} name="product-useterms" />
);
