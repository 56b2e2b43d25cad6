import type { Draw } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { Price } from '#domains/goods/components/Price.tsx';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Badge } from '#ui/Badge.tsx';
import typography from '#ui/Typography.module.css';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import { failReasonTexts, statusNames, statusTones } from '../labels.ts';
import styles from './Rows.module.css';

/** Shows a withdrawal: amount, status, time of the request, and the reason for a failure. */
export function WithdrawalRow({ draw: { amount, status, submittedAt, account, failReason } }: { draw: Draw }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <Price cents={amount} />
        <Badge tone={statusTones[status]}>{statusNames[status] ? i18n._(statusNames[status]) : '—'}</Badge>
      </p>
      {failReason && <p>{failReasonTexts[failReason] ? i18n._(failReasonTexts[failReason]) : '—'}</p>}
      <p className={typography.note}>
        <DateTimeText at={submittedAt} /> · <ServerText as="bdi" text={account} />
      </p>
    </div>
  );
}
