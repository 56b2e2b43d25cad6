import { Trans } from '@lingui/react/macro';
import { Screen } from '#ui/Screen.tsx';
import { Feedback } from '../components/Feedback.tsx';

/** `/contact-us` */
export function ContactUsScreen() {
  return (
    <Screen title={<Trans>Complaints and suggestions</Trans>}>
      <Feedback />
    </Screen>
  );
}
