import type { DrawableAmount, IncomeSummary } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Price } from '#domains/goods/components/Price.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { withdrawableOf } from '../model/withdrawal.ts';
import styles from './WithdrawableCard.module.css';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';

interface Props {
  drawable: DrawableAmount;
  /** The sums of the income; undefined while they load. */
  summary: IncomeSummary | undefined;
  /** Whether a withdrawal waits for the person's confirmation. */
  waiting: boolean;
  onDrawn: () => void;
}

/** Shows the withdrawable amount, how it is computed, and the withdraw button or the reason it is missing. */
export function WithdrawableCard({ drawable, summary, waiting, onDrawn }: Props) {
  const format = useFormat();
  const money = (cents: number | undefined) => format.money(cents);
  const [settled, pending, least] = [money(summary?.available), money(drawable.pending), money(drawable.minimum)];
  const state = withdrawableOf(drawable);
  const missing = !state.can && state.why === 'belowMinimum' ? money(state.missing) : '';
  return (
    <Card padded>
      <div className={layout.column2}>
        <h2 className={styles.label}>
          <Trans>You can withdraw now</Trans>
        </h2>
        <p>
          <Price cents={drawable.amount} size="large" />
        </p>
        {drawable.pending > 0 && (
          <p className={typography.soft}>
            {summary ? (
              <Trans>
                Of {settled} settled, {pending} is being withdrawn.
              </Trans>
            ) : (
              <Trans>{pending} is being withdrawn.</Trans>
            )}
          </p>
        )}
        {!state.can && state.why === 'belowMinimum' && (
          <p>
            <Trans>
              {missing} to go. The minimum withdrawal is {least}.
            </Trans>
          </p>
        )}
        {!state.can && state.why === 'held' && (
          <p>
            <Trans>There is nothing more to withdraw until your current withdrawals are done.</Trans>
          </p>
        )}
        {!state.can && state.why === 'nothing' && (
          <p>
            <Trans>There is nothing to withdraw yet. Income can be withdrawn once it is settled.</Trans>
          </p>
        )}
        <WithdrawalSheet range={state.can ? state.range : undefined} secondary={waiting} onDrawn={onDrawn} />
      </div>
    </Card>
  );
}
