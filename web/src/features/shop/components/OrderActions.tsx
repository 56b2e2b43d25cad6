import type { OrderSummary } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { source } from '#platform/device/embedder.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { buttonsOf, type OrderButton } from '../model/order.ts';
import { type PaymentState, usePayment } from '../model/usePayment.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { ConfirmReceipt } from './ConfirmReceipt.tsx';
import styles from './OrderActions.module.css';

interface Props {
  order: OrderSummary;
  /** In a browser, the order's own page opens the native app; a list opens that page. */
  place: 'list' | 'detail';
}

/** The actions that the server allows for an order. The others are disabled during a payment. */
export function OrderActions({ order, place }: Props) {
  const allowed = buttonsOf(order);
  // A refund of what has not been sent is a cancellation, which the page of the order offers.
  const isRare = place === 'list' && order.status === 'awaitingShipment';
  const buttons = isRare ? allowed.filter((button) => button !== 'applyRefund') : allowed;
  const payment = usePayment(order.orderId);
  if (buttons.length === 0) return null;
  const { orderId } = order;
  const show: Record<OrderButton, () => ReactNode> = {
    pay: () => <Pay key="pay" order={order} place={place} onPay={payment.pay} />,
    confirmFinished: () => <ConfirmReceipt key="confirm" order={order} isMain={place === 'detail'} />,
    applyRefund: () => (
      <ButtonLink key="refund" variant="quiet" href={pathTo('/food-app/product/order/refund/apply', { orderId })}>
        <Trans>Request refund</Trans>
      </ButtonLink>
    ),
    cancel: () => <CancelOrder key="cancel" orderId={orderId} />,
  };
  const looking = payment.state === 'waiting' && buttons.includes('pay');
  return (
    <div className={place === 'detail' ? `${styles.actions} ${styles.bar}` : styles.actions}>
      <PaymentStatus state={buttons.includes('pay') ? payment.state : 'idle'} onLookAgain={payment.lookAgain} />
      {!looking && <div className={styles.buttons}>{buttons.map((button) => show[button]())}</div>}
    </div>
  );
}

/** Opens the payment in the native app. A browser opens the native app at this order. */
function Pay({ order, place, onPay }: Props & { onPay: (() => Promise<void>) | undefined }) {
  const page = pathTo('/food-app/product/order/detail', { orderId: order.orderId });
  if (source !== '')
    return onPay ? (
      <Button onClick={() => void onPay()}>
        <Trans>Pay</Trans>
      </Button>
    ) : (
      <div className={styles.wide}>
        <UpdateApp />
      </div>
    );
  if (place === 'list')
    return (
      <ButtonLink href={page}>
        <Trans>Pay</Trans>
      </ButtonLink>
    );
  return (
    <div className={styles.wide}>
      <OpenInApp screen={page}>
        <Trans>Pay in the app</Trans>
      </OpenInApp>
    </div>
  );
}

function PaymentStatus({ state, onLookAgain }: { state: PaymentState; onLookAgain: () => void }) {
  return (
    <div role="status" className={state === 'idle' ? undefined : styles.note}>
      {state === 'waiting' && (
        <Trans>We are looking for your payment. The order changes by itself once it has arrived.</Trans>
      )}
      {state === 'late' && (
        <>
          <p>
            <Trans>No payment has arrived yet. If you have paid, it may take longer than usual.</Trans>
          </p>
          <Button variant="quiet" onClick={onLookAgain}>
            <Trans>Look again</Trans>
          </Button>
        </>
      )}
      {state === 'failed' && <Trans>The app did not open the payment. Try again.</Trans>}
    </div>
  );
}
