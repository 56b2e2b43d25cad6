import { isPregnant } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import { useCare } from '#domains/care/model/useCare.ts';

/** Whether the profile of the signed-in person says so. It is unknown of a guest, whom the method tells. */
export const useIsPregnant = (): boolean => isPregnant({ conditions: useCare()?.conditions });

/** Replaces the judgement of a weight. */
export const PregnancyNote = () => (
  <p>
    <Trans>
      Your profile says that you are pregnant, and this does not apply in pregnancy. Ask at your antenatal care about
      your weight.
    </Trans>
  </p>
);
