import type { FamilySharedKind } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { kinds } from '#domains/health/model/readings.ts';
import { MultiChips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { kindNames } from '../labels.ts';

interface Props {
  label: ReactNode;
  /** Explains the effect of the choice for the other person. */
  hint: ReactNode;
  values: FamilySharedKind[];
  onChange: (values: FamilySharedKind[]) => void;
}

/** The kinds of health data that a person shares with another. None is preselected: sharing is a decision. */
export function SharedKindsField({ label, hint, values, onChange }: Props) {
  const { i18n } = useLingui();
  // A fixed order makes equal choices comparable.
  const change = (chosen: FamilySharedKind[]) => onChange(kinds.filter((kind) => chosen.includes(kind)));
  return (
    <div className={layout.column2}>
      <p className={typography.strong} aria-hidden="true">
        {label}
      </p>
      <MultiChips
        label={label}
        options={kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
        values={values}
        onChange={change}
      />
      <p className={typography.note}>{hint}</p>
    </div>
  );
}
