import type { HealthDataDetail } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { CareNote } from '#domains/health/components/UrgentNote.tsx';
import { unplannedLossOf } from '#domains/health/model/unplanned-loss.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import typography from '#ui/Typography.module.css';
import styles from './UnplannedLossNote.module.css';

interface Props {
  detail: HealthDataDetail;
  /** Shows the chart of the year, which the person can show to a doctor. */
  onYear: () => void;
}

/** Recommends a doctor after a large weight loss without a goal, and offers the chart of the year. */
export function UnplannedLossNote({ detail, onYear }: Props) {
  const format = useFormat();
  const loss = unplannedLossOf(detail);
  if (!loss) return null;
  const { highest, now } = loss;
  const [before, after] = [highest.value, now].map((value) => format.weight(value));
  const percent = format.percent(((highest.value - now) / highest.value) * 100, { decimals: 1 });
  const since = format.date(highest.measuredAt, 'medium');
  return (
    <CareNote
      urgency="today"
      heading="h2"
      title={<Trans>Please have a doctor look at your weight</Trans>}
      text={
        <Trans>
          From {before} kg on {since} to {after} kg: {percent} less, and you have no goal to lose weight. More than 5%
          in half a year is worth asking a doctor in the next days, sooner if you feel unwell.
        </Trans>
      }
    >
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onYear}>
          <Trans>Show the year to the doctor</Trans>
        </Button>
        <ButtonLink variant="quiet" href={pathTo('/ai-app/user/profile')}>
          <Trans>I meant to lose weight</Trans>
        </ButtonLink>
      </div>
      <p className={typography.laterNote}>
        <Trans>
          Source: Weight Management Guiding Principles (National Health Commission of China, 2024). For information
          only, not a diagnosis.
        </Trans>
      </p>
    </CareNote>
  );
}
