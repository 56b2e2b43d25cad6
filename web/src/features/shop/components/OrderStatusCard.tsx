import type { OrderDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { refundObstacle } from '#domains/order/model/refund-state.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useNow, useToday } from '#lib/time/clock.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import { cancelReasonNames, stationNames, statusNames } from '../labels.ts';
import { stationsOf } from '../model/order.ts';
import { useArrival } from '../model/useArrival.ts';
import styles from './OrderStatusCard.module.css';

/**
 * Shows the status of an order, the next step with its deadline, the stages so far, and the reason for a missing button.
 */
export function OrderStatusCard({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const name = statusNames[order.status];
  const arrival = useArrival(order);
  const ended = order.status === 'cancelled' || order.status === 'closed';
  return (
    <Card padded>
      <div className={layout.column2}>
        <h2 className={styles.name}>{arrival ? <ArrivalText day={arrival} /> : name ? i18n._(name) : '—'}</h2>
        <NextText order={order} />
        {!ended && <Way order={order} />}
        <MissingText order={order} />
      </div>
    </Card>
  );
}

/** Says when the carrier expects to deliver the order: "Arriving tomorrow, Nov 21". */
function ArrivalText({ day }: { day: Day }) {
  const format = useFormat();
  const today = useToday();
  const isToday = day === today;
  const isNear = isToday || day === addDays(today, 1);
  // A near day needs no weekday, and fits the line of the status that it replaces.
  const arrival = format.date(day, isNear ? 'short' : 'shortDay');
  if (isToday) return <Trans>Arriving today, {arrival}</Trans>;
  return isNear ? <Trans>Arriving tomorrow, {arrival}</Trans> : <Trans>Arriving {arrival}</Trans>;
}

/** Describes the next step and its time. */
function NextText({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { status, payBefore, autoFinishAt, refundableUntil, endedAt, cancelReason, closeReason } = order;
  const moment = (at: string | null) => format.date(at, 'moment');
  const end = moment(endedAt);
  if (status === 'awaitingPayment' && payBefore) {
    const until = moment(payBefore);
    return (
      <p>
        <TimeLeft until={payBefore} over={<Trans>The time to pay is over. The order is being closed.</Trans>}>
          {(left) => (
            <Trans>
              Pay within {left}, by {until}. After that the order closes automatically.
            </Trans>
          )}
        </TimeLeft>
      </p>
    );
  }
  if (status === 'awaitingShipment')
    return (
      <p>
        <Trans>The shop is packing it.</Trans>
      </p>
    );
  if (status === 'shipped' && autoFinishAt) {
    const until = moment(autoFinishAt);
    return (
      <p>
        <Trans>Confirm once you have it. Receipt is confirmed automatically on {until}.</Trans>
      </p>
    );
  }
  if (status === 'finished' && refundableUntil) return <RefundableText until={refundableUntil} />;
  if (status === 'cancelled') {
    const reason = i18n._(labelOf(cancelReasonNames, cancelReason));
    return (
      <p>
        <Trans>
          You cancelled it on {end}. Your reason: {reason}.
        </Trans>
      </p>
    );
  }
  if (status === 'closed' && closeReason === 'unpaid')
    return (
      <p>
        <Trans>It was not paid in time and closed on {end}. Nothing was charged.</Trans>
      </p>
    );
  if (status === 'closed' && closeReason === 'refunded')
    return (
      <p>
        <Trans>Everything was refunded. It closed on {end}.</Trans>
      </p>
    );
  return null;
}

function RefundableText({ until }: { until: string }) {
  const format = useFormat();
  const now = useNow().getTime();
  const day = format.date(until, 'moment');
  if (instantOf(until) <= now) return null;
  return (
    <p>
      <Trans>You can request a refund until {day}.</Trans>
    </p>
  );
}

/** Explains why a button that the person may expect is missing. */
function MissingText({ order }: { order: OrderDetail }) {
  const format = useFormat();
  const obstacle = refundObstacle(order, useNow().getTime());
  const day = format.date(order.refundableUntil, 'long');
  const texts = {
    openRefund:
      order.status === 'shipped' ? (
        <Trans>While this refund is open, you cannot confirm receipt or request a second refund.</Trans>
      ) : (
        <Trans>While this refund is open, no second one can be requested.</Trans>
      ),
    refundOver: <Trans>Refunds were possible until {day}.</Trans>,
    allRefunded: <Trans>Everything in this order was refunded.</Trans>,
  };
  return obstacle ? <p className={typography.soft}>{texts[obstacle]}</p> : null;
}

/** Shows the four stages of an order as a line. Screen readers read each stage with its time. */
function Way({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const stations = stationsOf(order);
  const current = stations.map(({ at }) => at !== null).lastIndexOf(true);
  return (
    <ol className={styles.way}>
      {stations.map(({ kind, at }, index) => (
        <li
          key={kind}
          className={styles.station}
          data-reached={at !== null}
          {...(index === current && { 'aria-current': 'step' })}
        >
          <span>{i18n._(stationNames[kind])}</span>
          <span className={styles.time}>
            {at === null ? <Trans context="station">not yet</Trans> : format.date(at, 'short')}
          </span>
        </li>
      ))}
    </ol>
  );
}
