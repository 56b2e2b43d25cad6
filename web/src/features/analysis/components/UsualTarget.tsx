import type { TargetSource } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../../platform/paths.ts';
import { formatEnergy } from '../../../ui/food/amounts.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './UsualTarget.module.css';

/**
 * Says that a target is only assumed, and where to tell more; nothing for the person's own target.
 * @param target kcal of a day
 */
export function UsualTarget({ source, target }: { source: TargetSource; target: number }) {
  const { i18n } = useLingui();
  if (source !== 'usual') return null;
  const kcal = formatEnergy(i18n.locale, target);
  return (
    <p className={styles.note}>
      <Trans>
        {kcal} kcal is assumed for an adult.{' '}
        <Link className={styles.link} href={pathTo('/ai-app/user/profile')}>
          Tell us your height, weight and birth date
        </Link>
      </Trans>
    </p>
  );
}
