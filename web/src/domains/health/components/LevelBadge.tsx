import { useLingui } from '@lingui/react/macro';
import Siren from 'lucide-react/icons/siren';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Badge } from '#ui/Badge.tsx';
import { levels, urgencyNames } from '../labels.ts';
import type { JudgedReading } from '../model/judgement.ts';
import styles from './LevelBadge.module.css';

interface Props {
  judged: JudgedReading | undefined;
}

/** Shows the level of a reading as a word. An urgent reading shows its urgency instead, in the colours of its note. */
export function LevelBadge({ judged }: Props) {
  const { i18n } = useLingui();
  if (!judged) return null;
  const { urgency, level } = judged.judgement;
  if (urgency === 'now' || urgency === 'today') {
    const Icon = urgency === 'now' ? Siren : Stethoscope;
    return (
      <span className={`${styles.urgent} ${urgency === 'now' ? styles.now : ''}`}>
        <Icon aria-hidden="true" size="1.4rem" />
        {i18n._(urgencyNames[urgency])}
      </span>
    );
  }
  return level ? <Badge tone={levels[level].tone}>{i18n._(levels[level].word)}</Badge> : null;
}
