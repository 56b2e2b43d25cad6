import type { TargetSource } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Path } from '#lib/path.ts';
import { Link } from '#ui/Link.tsx';
import { formatEnergy } from '../model/amounts.ts';
import styles from './UsualTarget.module.css';

interface Props {
  source: TargetSource;
  /** kcal of a day */
  target: number;
  /** Screen of the profile. */
  profile: Path;
}

/** Says that a target is only assumed, and where to tell more; nothing for the person's own target. */
export function UsualTarget({ source, target, profile }: Props) {
  const { i18n } = useLingui();
  if (source !== 'usual') return null;
  const kcal = formatEnergy(i18n.locale, target);
  return (
    <p className={styles.note}>
      <Trans>
        {kcal} kcal is assumed for an adult.{' '}
        <Link className={styles.link} href={profile}>
          Tell us your height, weight and birth date
        </Link>
      </Trans>
    </p>
  );
}
