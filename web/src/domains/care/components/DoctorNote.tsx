import type { CareProfile } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { doctorTexts } from '../labels.ts';
import styles from './DoctorNote.module.css';
import { EmergencyCall } from './EmergencyCall.tsx';

interface Props {
  care: Pick<CareProfile, 'states' | 'doctor'> | undefined;
  /** Whether the note stands within a card instead of across the screen. @default false */
  framed?: boolean;
}

/** Asks a person whose body is in danger to see a doctor. Empty for everybody else. */
export function DoctorNote({ care, framed = false }: Props) {
  const { i18n } = useLingui();
  const [text] = care?.doctor ? care.states.flatMap((state) => doctorTexts[state] ?? []) : [];
  if (!text) return null;
  const isNow = care?.doctor === 'now';
  const look = `${isNow ? styles.now : ''} ${framed ? styles.framed : ''}`;
  return (
    <section className={`${styles.note} ${look}`} aria-label={i18n._(text.title)}>
      <Stethoscope aria-hidden="true" className={styles.icon} size="2.4rem" />
      <div>
        <p className={styles.title}>{i18n._(text.title)}</p>
        <p>{i18n._(text.text)}</p>
      </div>
      {isNow && <EmergencyCall className={styles.call} />}
    </section>
  );
}
