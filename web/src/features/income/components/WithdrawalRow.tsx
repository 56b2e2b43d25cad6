import type { Draw } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Price } from '#domains/goods/components/Price.tsx';
import { Badge } from '#ui/Badge.tsx';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import { failReasonTexts, statusNames, statusTones } from '../labels.ts';
import styles from './Rows.module.css';

/** A withdrawal: amount, status, when it was asked for, and why it failed. */
export function WithdrawalRow({ draw: { amount, status, submittedAt, account, failReason } }: { draw: Draw }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <Price cents={amount} />
        <Badge tone={statusTones[status]}>{statusNames[status] ? i18n._(statusNames[status]) : '—'}</Badge>
      </p>
      {failReason && <p>{failReasonTexts[failReason] ? i18n._(failReasonTexts[failReason]) : '—'}</p>}
      <p className={styles.soft}>
        <DateTimeText at={submittedAt} /> · <bdi>{account || '—'}</bdi>
      </p>
    </div>
  );
}
