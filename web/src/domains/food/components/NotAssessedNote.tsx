import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './NoTargetNote.module.css';

/** Explains why a meal or a day has no assessment and links to the birth date. */
export function NotAssessedNote() {
  return (
    <p className={typography.note}>
      <Trans>
        No assessment: what is advised for a day is for adults, and needs your birth date. For a child, ask a doctor or
        a dietitian.{' '}
        <Link className={styles.link} href={pathTo('/ai-app/user/profile')}>
          Open your profile
        </Link>
      </Trans>
    </p>
  );
}
