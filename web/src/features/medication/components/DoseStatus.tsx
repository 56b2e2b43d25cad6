import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { labelOf } from '#lib/open-value.ts';
import { stateNames } from '../labels.ts';
import type { DoseState } from '../model/doses.ts';
import styles from './DoseStatus.module.css';

const icons: Record<string, typeof Clock> = {
  taken: Check,
  skipped: Minus,
  // No answer came, which is no proof that the dose was not taken.
  missed: CircleDashed,
  upcoming: Clock,
  overdue: CircleAlert,
};

const tones: Partial<Record<DoseState, string>> = {
  taken: styles.taken,
  overdue: styles.overdue,
};

/** Shows the state of a dose as an icon and a word. */
export function DoseStatus({ state, children }: { state: DoseState; children?: ReactNode }) {
  const { i18n } = useLingui();
  const Icon = icons[state] ?? Clock;
  return (
    <span className={`${styles.status} ${tones[state] ?? ''}`}>
      <Icon aria-hidden="true" className={styles.icon} size="1.6rem" strokeWidth={2.4} />
      {children ?? i18n._(labelOf(stateNames, state))}
    </span>
  );
}
