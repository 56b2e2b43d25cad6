import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { PhoneLink } from '#ui/PhoneLink.tsx';

/** Calls a member of the family: by the app, or by a link that the device opens. */
export function CallButton({ number }: { number: string }) {
  const { t } = useLingui();
  const openBridge = useBridgeFor('callPhone');
  const label = (
    <>
      <Phone aria-hidden="true" size="1.8rem" />
      <Trans>Call</Trans>
    </>
  );
  if (!openBridge) return <PhoneLink number={number}>{label}</PhoneLink>;
  const call = async () => {
    try {
      await (await openBridge()).call('callPhone', { phoneNumber: number });
    } catch (error) {
      const cancelled = isHealthError(error, 'bridge') && error.code === 'cancelled';
      if (!cancelled) showToast(t`The call could not be made. The number is ${number}.`);
    }
  };
  return (
    <Button variant="quiet" onClick={() => void call()}>
      {label}
    </Button>
  );
}
