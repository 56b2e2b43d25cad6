import { Trans, useLingui } from '@lingui/react/macro';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

/** Replaces a button whose action this version of the native app does not offer. */
export function UpdateApp() {
  const { t } = useLingui();
  const openBridge = useBridgeFor('openAppStore');
  const update = async () => {
    try {
      await (await openBridge?.())?.call('openAppStore', {});
    } catch {
      showToast(t`This did not work. Look for the app in the store of your phone.`);
    }
  };
  return (
    <div className={layout.column2}>
      <p className={typography.centredNote}>
        <Trans>This version of the app cannot do this. Update the app.</Trans>
      </p>
      {openBridge && (
        <Button variant="quiet" fullWidth onClick={() => void update()}>
          <Trans>Update in the store</Trans>
        </Button>
      )}
    </div>
  );
}
