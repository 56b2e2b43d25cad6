import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays } from '#lib/time/days.ts';
import { IconButton } from '#ui/IconButton.tsx';
import typography from '#ui/Typography.module.css';
import styles from './Week.module.css';

interface Props {
  monday: string;
  /** Whether the week is the current one. */
  isLast: boolean;
  onStep: (days: number) => void;
}

/** Shows the week of the report, with buttons to the previous and the next week. */
export function WeekPager({ monday, isLast, onStep }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const from = format.date(monday, 'short');
  const to = format.date(addDays(monday, 6), 'short');
  return (
    <div className={styles.steps}>
      <IconButton
        label={t`Week before`}
        icon={<ChevronLeft aria-hidden="true" size="2rem" />}
        onClick={() => onStep(-7)}
      />
      <p className={typography.strongLead} aria-live="polite">
        {t`${from} – ${to}`}
      </p>
      <IconButton
        label={t`Week after`}
        icon={<ChevronRight aria-hidden="true" size="2rem" />}
        disabled={isLast}
        onClick={() => onStep(7)}
      />
    </div>
  );
}
