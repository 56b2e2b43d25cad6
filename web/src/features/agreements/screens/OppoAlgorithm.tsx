import { Trans } from '@lingui/react/macro';
import { AgreementPage } from './AgreementPage.tsx';

/** `/privacy-agreement/oppo-algorithm` */
export function OppoAlgorithm() {
  return <AgreementPage title={<Trans>Algorithm filing</Trans>} name="oppo-algorithm" />;
}
