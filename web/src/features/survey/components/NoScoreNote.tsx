import type { EvaluationReportContent } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { CareNote } from '#domains/health/components/UrgentNote.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { noScoreTexts } from '../labels.ts';

/** Explains why a report has no score, in the place of the score. */
export function NoScoreNote({ reason }: { reason: NonNullable<EvaluationReportContent['noScoreReason']> }) {
  const { i18n } = useLingui();
  const text = noScoreTexts[reason];
  if (reason === 'seeDoctor')
    return (
      <CareNote urgency="today" heading="h2" title={<Trans>See a doctor now</Trans>} text={text && i18n._(text)} />
    );
  return (
    <Card padded title={<Trans>No score this time</Trans>}>
      {text && <p>{i18n._(text)}</p>}
      {reason === 'ageUnknown' && (
        <ButtonLink fullWidth variant="quiet" href={pathTo('/ai-app/user/profile', { missing: 'birthDate' })}>
          <Trans>Add my birth date</Trans>
        </ButtonLink>
      )}
    </Card>
  );
}
