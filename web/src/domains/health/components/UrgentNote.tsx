import type { Urgency } from '@health-app/sdk/safety';
import { useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import Siren from 'lucide-react/icons/siren';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { ReactNode } from 'react';
import { EmergencyCall } from '#domains/care/components/EmergencyCall.tsx';
import { noteTexts } from '../labels.ts';
import { type JudgedReading, noteTopicOf } from '../model/judgement.ts';
import styles from './UrgentNote.module.css';

const icons = { now: Siren, today: Stethoscope, ifUnwell: Info };

interface Props {
  judged: JudgedReading | undefined;
  /** Heading level, one below that of the parent. */
  heading: 'h2' | 'h3' | 'h4';
}

/** Tells the person how to act on an urgent reading: an icon, a fixed text and, in an emergency, a call button. */
export function UrgentNote({ judged, heading: Heading }: Props) {
  const { i18n } = useLingui();
  const topic = judged && noteTopicOf(judged);
  if (!topic || judged.judgement.urgency === 'none') return null;
  const { title, text } = noteTexts[topic];
  return <CareNote urgency={judged.judgement.urgency} heading={Heading} title={i18n._(title)} text={i18n._(text)} />;
}

interface CareNoteProps extends Pick<Props, 'heading'> {
  urgency: Exclude<Urgency, 'none'>;
  title: ReactNode;
  text: ReactNode;
  /** Actions for the person, below the text. */
  children?: ReactNode;
}

/** The layout of a note that asks for help, by its urgency. */
export function CareNote({ urgency, heading: Heading, title, text, children }: CareNoteProps) {
  const Icon = icons[urgency];
  return (
    <div
      role={urgency === 'now' ? 'alert' : 'note'}
      className={`${styles.note} ${urgency === 'today' ? '' : styles[urgency]}`}
    >
      <Icon aria-hidden="true" className={styles.icon} size="2.4rem" />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {urgency === 'now' && <EmergencyCall className={styles.call} />}
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
