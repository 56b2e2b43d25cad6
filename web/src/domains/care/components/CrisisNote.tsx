import { showsDanger } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import styles from './DoctorNote.module.css';
import { CrisisCall, EmergencyCall } from './EmergencyCall.tsx';

/**
 * Shows where a person finds help if their text says that they may hurt themselves. The text stays as it is, and nothing of
 * this is sent or stored.
 */
export function CrisisNote({ text }: { text: string }) {
  const { t } = useLingui();
  if (!showsDanger(text)) return null;
  return (
    <section className={`${styles.note} ${styles.now} ${styles.framed}`} role="alert" aria-label={t`You are not alone`}>
      <HeartHandshake aria-hidden="true" className={styles.icon} size="2.4rem" />
      <div>
        <p className={styles.title}>
          <Trans>You are not alone</Trans>
        </p>
        <p>
          <Trans>
            If you think of hurting yourself, please talk to somebody now: a person close to you, or a crisis line. In
            danger, call for help at once.
          </Trans>
        </p>
      </div>
      <CrisisCall className={styles.call} />
      <EmergencyCall className={styles.call} />
    </section>
  );
}
