import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCare } from '#domains/care/model/useCare.ts';
import { Sentences } from '#ui/Sentences.tsx';

/**
 * Names the sources of the nutrients and of what is advised. In a pregnancy, it explains the nutrients without an advised
 * amount.
 * @param children a sentence before them
 */
export function IntakeSourceNote({ children }: { children?: ReactNode }) {
  const { states, conditions } = useCare() ?? {};
  return (
    <Sentences>
      {children}
      <Trans>
        Amounts from the China Food Composition Tables. Advised amounts for a day from the Chinese dietary reference
        intakes of 2023, by sex, age and conditions.
      </Trans>
      {conditions?.includes('highBloodLipids') && (
        <Trans>
          The limit of cholesterol is for raised blood lipids, from the Chinese dietary guide for adults with
          hyperlipidaemia of 2023.
        </Trans>
      )}
      {states?.includes('pregnant') && (
        <Trans>
          For some nutrients the advised amount rises during a pregnancy, so none is shown here: ask at your check-up.
        </Trans>
      )}
      <Trans>For information only, not a diagnosis.</Trans>
    </Sentences>
  );
}
