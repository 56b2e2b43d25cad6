import type { EvaluationReportContent } from '@health-app/sdk';
import { dangerousBodyMass, lowBodyMass } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { doctorTexts } from '#domains/care/labels.ts';
import { useCare } from '#domains/care/model/useCare.ts';
import { CareNote } from '#domains/health/components/UrgentNote.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { noScoreTexts } from '../labels.ts';

type Content = Pick<EvaluationReportContent, 'noScoreReason' | 'bmi'>;

/** Explains why a report has no score, in the place of the score. Empty for a report with one. */
export function NoScoreNote({ content: { noScoreReason, bmi } }: { content: Content }) {
  const { i18n } = useLingui();
  if (!noScoreReason) return null;
  if (noScoreReason === 'seeDoctor') return <SeeDoctor bmi={bmi} />;
  const text = noScoreTexts[noScoreReason];
  return (
    <Card padded title={<Trans>No score this time</Trans>}>
      {text && <p>{i18n._(text)}</p>}
      {noScoreReason === 'ageUnknown' && (
        <ButtonLink fullWidth variant="quiet" href={pathTo('/ai-app/user/profile', { missing: 'birthDate' })}>
          <Trans>Add my birth date</Trans>
        </ButtonLink>
      )}
    </Card>
  );
}

/** The reason is the graver one of the report and of the person today. */
function SeeDoctor({ bmi }: Pick<Content, 'bmi'>) {
  const { i18n } = useLingui();
  const { states = [], doctor } = useCare() ?? {};
  const today = doctor ? states : [];
  const isBelow = (limit: number) => bmi !== null && bmi < limit;
  const found = [
    ...(isBelow(dangerousBodyMass) ? ['bodyMassBelow15'] : today.filter((state) => state === 'bodyMassBelow15')),
    ...(isBelow(lowBodyMass) ? ['bodyMassBelow16'] : today),
  ].find((state) => doctorTexts[state]);
  const text = found && doctorTexts[found];
  if (!text) return null;
  const urgency = found === 'bodyMassBelow15' ? 'now' : 'today';
  return <CareNote urgency={urgency} heading="h2" title={i18n._(text.title)} text={i18n._(text.text)} />;
}
