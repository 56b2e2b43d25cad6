import { Trans } from '@lingui/react/macro';
import { hasScreen } from '../../app/has-screen.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const plan = '/execution-plan';

/** To today's tasks, where this build has the screen that shows them. */
export function PlanLink() {
  if (!hasScreen(plan)) return null;
  return (
    <ButtonLink href={plan}>
      <Trans>Go to my plan</Trans>
    </ButtonLink>
  );
}
