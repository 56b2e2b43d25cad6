import type { PlanChange } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { changeTexts } from '../labels.ts';
import styles from './OutdatedPlan.module.css';

interface Props {
  /** Absent if the plan fits. */
  changes: readonly PlanChange[] | undefined;
  /** Link to a new plan, if the screen has no other. */
  action?: ReactNode;
}

/** Explains why a plan no longer fits the person. Renders nothing for a plan that fits. */
export function OutdatedPlan({ changes = [], action }: Props) {
  const { i18n } = useLingui();
  if (changes.length === 0) return null;
  // A server may send changes that this version does not know.
  const texts = changes.flatMap((change) => changeTexts[change] ?? []);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <TriangleAlert aria-hidden="true" className={styles.icon} size="2.2rem" />
        <Trans>This plan no longer fits you</Trans>
      </h2>
      {texts.map((text) => (
        <p key={text.id}>{i18n._(text)}</p>
      ))}
      {action}
    </section>
  );
}
