import { Trans, useLingui } from '@lingui/react/macro';
import { noEnergyTexts } from '#domains/care/labels.ts';
import { useCare } from '#domains/care/model/useCare.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './NoTargetNote.module.css';

/** Explains why a day has no target: the person's state, or missing fields of the profile. */
export function NoTargetNote() {
  const { i18n } = useLingui();
  const [reason] = useCare()?.states.flatMap((state) => noEnergyTexts[state] ?? []) ?? [];
  if (reason) return <p className={typography.note}>{i18n._(reason)}</p>;
  return (
    <p className={typography.note}>
      <Trans>
        No daily target: it needs your birth date, sex, height and weight, and a need that is not too low.{' '}
        <Link className={styles.link} href={pathTo('/ai-app/user/profile')}>
          Open your profile
        </Link>
      </Trans>
    </p>
  );
}
