import type { AssessmentSection } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#ui/Disclosure.tsx';
import typography from '#ui/Typography.module.css';
import { FindingList } from './FindingList.tsx';

interface Props {
  sections: readonly AssessmentSection[];
  /** Whether the screen shows the score that follows from the findings. */
  scored: boolean;
  /** `card` is a card of its own, which is open where it fills a column; `part` is within a card. @default 'card' */
  variant?: 'card' | 'part';
}

/** The details of an assessment: each finding, and the score that follows from them. */
export function AllFindings({ sections, scored, variant = 'card' }: Props) {
  return (
    <Disclosure variant={variant} opensInColumn={variant === 'card'} title={<Trans>All findings</Trans>}>
      <FindingList sections={sections} />
      {scored && (
        <p className={typography.note}>
          <Trans>
            The score is the mean of the findings: good 100, nearly there 70, far from it 40. With far too much sodium
            it is at most 55.
          </Trans>
        </p>
      )}
    </Disclosure>
  );
}
