import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { adultAge, type Entry } from '../model/entry-ranges.ts';

export const isUnderAge = (age: Entry): boolean => age !== undefined && age < adultAge;

/** Replaces the result for people to whom the cut-offs do not apply. */
export function AdultsOnlyNote({ children }: { children?: ReactNode }) {
  return (
    <>
      <p>
        <Trans>This is for adults aged 18 and over. It does not fit a body that is still growing.</Trans>
      </p>
      {children}
    </>
  );
}
