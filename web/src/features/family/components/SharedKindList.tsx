import type { FamilySharedKind } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { kinds } from '#domains/health/model/readings.ts';
import type { Open } from '#lib/open-value.ts';
import { Badge } from '#ui/Badge.tsx';
import { kindNames } from '../labels.ts';
import styles from './SharedKindList.module.css';

/** Lists kinds of health data by name. */
export function SharedKindList({ shared, label }: { shared: readonly Open<FamilySharedKind>[]; label: string }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.list} aria-label={label}>
      {kinds
        .filter((kind) => shared.includes(kind))
        .map((kind) => (
          <li key={kind}>
            <Badge>{i18n._(kindNames[kind])}</Badge>
          </li>
        ))}
    </ul>
  );
}
