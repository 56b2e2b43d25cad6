import type { FamilySharedKind } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { MultiChips } from '../../../ui/form/Chips.tsx';
import { kindNames } from '../labels.ts';
import { kinds } from '../model/readings.ts';
import styles from './SharedKinds.module.css';

interface Props {
  label: string;
  /** What the choice means for the other person. */
  hint: React.ReactNode;
  values: FamilySharedKind[];
  onChange: (values: FamilySharedKind[]) => void;
}

/** What one shares with another person. Nothing is chosen beforehand: sharing is a decision. */
export function SharedKinds({ label, hint, values, onChange }: Props) {
  const { i18n } = useLingui();
  // In one order, so that the same choice is the same whichever way it was made.
  const change = (chosen: FamilySharedKind[]) => onChange(kinds.filter((kind) => chosen.includes(kind)));
  return (
    <div className={styles.kinds}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <MultiChips
        label={label}
        options={kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
        values={values}
        onChange={change}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
