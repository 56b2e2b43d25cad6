import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './NoTargetNote.module.css';

/** Explains why a day has no target and links to the profile fields that are missing. */
export function NoTargetNote() {
  return (
    <p className={styles.note}>
      <Trans>
        No daily target: it needs your birth date, sex, height and weight, and is for adults who are neither pregnant
        nor breastfeeding.{' '}
        <Link className={styles.link} href={pathTo('/ai-app/user/profile')}>
          Open your profile
        </Link>
      </Trans>
    </p>
  );
}
