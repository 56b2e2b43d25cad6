import type { Draw } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { source } from '#platform/device/embedder.ts';
import { type OpenBridge, useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import { refusals } from '../labels.ts';
import { type TransferAction, type TransferOutcome, useTransfer } from '../model/useTransfer.ts';
import styles from './PendingWithdrawal.module.css';

interface Props {
  draw: Draw;
  /** Whether it is the first one: only its button is the primary one. */
  first: boolean;
  onAct: () => void;
}

/**
 * Shows a withdrawal that waits for the person: its deadline, and the button to confirm it in the messaging app, which
 * works only in the native app.
 */
export function PendingWithdrawal({ draw, first, onAct }: Props) {
  const format = useFormat();
  const { drawId, amount, account, confirmBefore } = draw;
  const openBridge = useBridgeFor('getMessagingAccount', 'withdraw');
  const money = format.money(amount);
  const to = formatText(account);
  return (
    <Card title={<Trans>Confirm your withdrawal of {money}</Trans>} padded>
      <div className={layout.column2}>
        <p>
          <Trans>
            To <IsolatedName name={to} />
          </Trans>
        </p>
        {confirmBefore && (
          <p className={typography.fair}>
            <TimeLeft until={confirmBefore} over={<Trans>The time to confirm it is over.</Trans>}>
              {(left) => <Trans>Confirm within {left}. After that it fails and you keep the money.</Trans>}
            </TimeLeft>
          </p>
        )}
        {source === '' ? (
          <>
            <p>
              <Trans>You can confirm it only in the app, which opens the messaging app.</Trans>
            </p>
            {first && <OpenInApp />}
          </>
        ) : openBridge ? (
          <Confirm drawId={drawId} first={first} onAct={onAct} openBridge={openBridge} />
        ) : (
          <UpdateApp />
        )}
      </div>
    </Card>
  );
}

interface ConfirmProps extends Pick<Props, 'first' | 'onAct'> {
  drawId: string;
  openBridge: OpenBridge<TransferAction>;
}

function Confirm({ drawId, first, onAct, openBridge }: ConfirmProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<TransferOutcome | 'bound'>();
  const transfer = useTransfer(openBridge, (next) => {
    setOutcome(next);
    if (next === 'confirmed') showToast(t`Confirmed. The money is on its way.`);
    onAct();
  });
  return (
    <>
      <Button
        fullWidth
        variant={first ? 'main' : 'quiet'}
        busy={transfer.isPending}
        onClick={() => transfer.run(drawId)}
      >
        <Trans>Confirm in the messaging app</Trans>
      </Button>
      <Outcome outcome={transfer.isPending ? undefined : outcome} onBound={() => setOutcome('bound')} />
      <InlineError error={transfer.error} texts={refusals} />
    </>
  );
}

function Outcome({ outcome, onBound }: { outcome: TransferOutcome | 'bound' | undefined; onBound: () => void }) {
  const { t } = useLingui();
  const openBridge = useBridgeFor('bindMessagingAccount');
  const bind =
    openBridge &&
    (async () => {
      try {
        await (await openBridge()).call('bindMessagingAccount');
        onBound();
      } catch {
        showToast(t`The account was not connected.`);
      }
    });
  return (
    <div role="status" className={styles.outcome}>
      {outcome === 'cancelled' && (
        <Trans>You have not confirmed it yet. You can come back to it any time until then.</Trans>
      )}
      {outcome === 'pending' && (
        <Trans>The messaging app has not told us yet whether it is confirmed. We keep checking.</Trans>
      )}
      {outcome === 'bound' && <Trans>Connected. Now confirm the withdrawal.</Trans>}
      {outcome === 'notBound' && (
        <>
          <p>
            <Trans>No account of the messaging app is connected.</Trans>
          </p>
          {bind ? (
            <Button variant="quiet" onClick={() => void bind()}>
              <Trans>Connect it</Trans>
            </Button>
          ) : (
            <UpdateApp />
          )}
        </>
      )}
    </div>
  );
}
