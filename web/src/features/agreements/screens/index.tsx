import { Trans } from '@lingui/react/macro';
import { AgreementScreen } from './AgreementScreen.tsx';

export const AlgorithmFilingScreen = () => (
  <AgreementScreen title={<Trans>Algorithm filing</Trans>} name="oppo-algorithm" />
);
export const AlgorithmAgreementScreen = () => (
  <AgreementScreen title={<Trans>Algorithm agreement</Trans>} name="algorithm" />
);
export const PrivacyAgreementScreen = () => <AgreementScreen title={<Trans>Privacy agreement</Trans>} name="privacy" />;
export const UserAgreementScreen = () => <AgreementScreen title={<Trans>User agreement</Trans>} name="user" />;
export const ShopPrivacyScreen = () => (
  <AgreementScreen title={<Trans>Shop privacy agreement</Trans>} name="product-privacy" />
);
export const ShopTermsScreen = () => (
  <AgreementScreen title={<Trans>Shop terms of use</Trans>} name="product-useterms" />
);
