import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { useParams } from '#platform/routing/params.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Screen } from '#ui/Screen.tsx';
import { Feedback } from '../components/Feedback.tsx';
import { contextOf, type Subject, subjectSchema } from '../model/subject.ts';

/** `/ai-app/feed-back`, `/food-app/feed-back` */
export function FeedbackScreen() {
  const { t } = useLingui();
  const [subject = {} as Subject] = useParams(subjectSchema);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  const { type = '', orderId, about } = subject;
  const text = about ? t`I no longer have the phone number of my account. Please help me to change it.` : '';
  return (
    <Screen title={<Trans>Feedback</Trans>}>
      {orderId && (
        <p>
          <Trans>
            About order <bdi>{orderId}</bdi>
          </Trans>
        </p>
      )}
      <Feedback initial={{ type, text }} context={contextOf(subject, patterns, homeOf(product))} />
      <CustomerService orderId={orderId} />
    </Screen>
  );
}

/** Opens a chat, if the app around the page has one. */
function CustomerService({ orderId }: { orderId: string | undefined }) {
  const { t } = useLingui();
  const openBridge = useBridgeFor('openCustomerService');
  if (!openBridge) return null;
  const chat = async () => {
    try {
      await (await openBridge()).call('openCustomerService', orderId ? { orderId } : {});
    } catch {
      showToast(t`The app did not open the chat.`);
    }
  };
  return (
    <Button variant="quiet" fullWidth onClick={() => void chat()}>
      <Trans>Chat with customer service</Trans>
    </Button>
  );
}
