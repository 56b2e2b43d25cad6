import { Trans } from '@lingui/react/macro';
import { AgreementPage } from './AgreementPage.tsx';

/** `/privacy-agreement/oppo-algorithm` */
export const OppoAlgorithm = () => <AgreementPage title={<Trans>Algorithm filing</Trans>} name="oppo-algorithm" />;

/** `/ai-app/agreement/algorithm`, `/food-app/agreement/algorithm` */
export const Algorithm = () => <AgreementPage title={<Trans>Algorithm agreement</Trans>} name="algorithm" />;

/** `/ai-app/agreement/privacy`, `/food-app/agreement/privacy` */
export const Privacy = () => <AgreementPage title={<Trans>Privacy agreement</Trans>} name="privacy" />;

/** `/ai-app/agreement/user`, `/food-app/agreement/user` */
export const User = () => <AgreementPage title={<Trans>User agreement</Trans>} name="user" />;

/** `/food-app/agreement/product/privacy` */
export const ProductPrivacy = () => (
  <AgreementPage title={<Trans>Shop privacy agreement</Trans>} name="product-privacy" />
);

/** `/food-app/agreement/product/useterms` */
export const ProductUseterms = () => <AgreementPage title={<Trans>Shop terms of use</Trans>} name="product-useterms" />;
