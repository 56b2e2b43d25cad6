import type { HealthPeriod } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Day } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './PeriodView.module.css';

interface Props {
  period: HealthPeriod;
  from: Day;
  to: Day;
  /** Without it there is no later period. */
  onLater: (() => void) | undefined;
  onEarlier: () => void;
}

/** The days of a period, with the ways to the one before and after it. */
export function PeriodPager({ period, from, to, onLater, onEarlier }: Props) {
  const { t, i18n } = useLingui();
  const style = period === 'year' ? 'monthOfYear' : 'short';
  return (
    <div className={styles.pager}>
      <IconButton label={t`Earlier`} icon={<ChevronLeft aria-hidden="true" size="2rem" />} onClick={onEarlier} />
      <p aria-live="polite">
        {formatDate(i18n.locale, from, style)} – {formatDate(i18n.locale, to, style)}
      </p>
      <IconButton
        label={t`Later`}
        icon={<ChevronRight aria-hidden="true" size="2rem" />}
        disabled={!onLater}
        onClick={onLater}
      />
    </div>
  );
}
