import type { FamilySharedKind } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { kinds } from '#domains/health/model/readings.ts';
import type { Open } from '#lib/open-value.ts';
import { Badge } from '#ui/Badge.tsx';
import layout from '#ui/Layout.module.css';
import { kindNames } from '../labels.ts';

/** Lists kinds of health data by name. */
export function SharedKindList({ shared, label }: { shared: readonly Open<FamilySharedKind>[]; label: string }) {
  const { i18n } = useLingui();
  return (
    <ul className={layout.wrap2} aria-label={label}>
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
