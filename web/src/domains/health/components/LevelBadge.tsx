import { useLingui } from '@lingui/react';
import Siren from 'lucide-react/icons/siren';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Badge } from '#ui/Badge.tsx';
import { levels, urgencyNames } from '../labels.ts';
import type { JudgedReading } from '../model/judgement.ts';
import styles from './LevelBadge.module.css';

/** The level of a reading in a word. Where it cannot wait, its urgency stands in place of the level. */
export function LevelBadge({ judged }: { judged: JudgedReading | undefined }) {
  const { i18n } = useLingui();
  if (!judged) return null;
  const { urgency, level } = judged.judgement;
  if (urgency === 'now' || urgency === 'today') {
    const Icon = urgency === 'now' ? Siren : Stethoscope;
    return (
      <span className={`${styles.urgent} ${styles[urgency]}`}>
        <Icon aria-hidden="true" size="1.4rem" />
        {i18n._(urgencyNames[urgency])}
      </span>
    );
  }
  return level ? <Badge tone={levels[level].tone}>{i18n._(levels[level].word)}</Badge> : null;
}
