import type { EvaluationReport, EvaluationReportContent } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedAdvice } from '#domains/care/model/usePermittedAdvice.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import typography from '#ui/Typography.module.css';
import { unitText } from '#ui/units/unit-text.ts';
import { consideredIn, findingsOf } from '../model/findings.ts';
import { AssessmentScore } from './AssessmentScore.tsx';
import { BodyMassCard } from './BodyMassCard.tsx';
import { FindingCard } from './FindingCard.tsx';
import { NoScoreNote } from './NoScoreNote.tsx';
import { ProfileOffer } from './ProfileOffer.tsx';
import styles from './ReportContent.module.css';

interface Props {
  report: EvaluationReport;
  content: EvaluationReportContent;
}

/** The content of a report that is ready. */
export function ReportContent({ report: { reportId, evaluationId, createdAt, generatedAt }, content }: Props) {
  const { i18n } = useLingui();
  const mayScore = usePermit('score');
  const format = useFormat();
  const target = usePermittedTarget(content.target, 'energyTarget');
  const { score, noScoreReason, bmi, sections, planId } = content;
  const advice = usePermittedAdvice(content);
  const findings = findingsOf(sections);
  const written = format.date(createdAt, 'long');
  return (
    <>
      <MainAndAside
        main={
          <>
            <NoScoreNote content={content} />
            {score !== null && mayScore && (
              <Card padded>
                <AssessmentScore score={score} sections={findings} permit={mayScore} />
                <p className={styles.date}>
                  <Trans>Habits score, {written}. Higher is healthier.</Trans>
                </p>
              </Card>
            )}
            {findings.map((section) => (
              <FindingCard key={section.code} evaluationId={evaluationId} section={section} />
            ))}
            {consideredIn(sections).map((section) => (
              <FindingCard key={section.code} evaluationId={evaluationId} section={section} />
            ))}
            <ProfileOffer reportId={reportId} evaluationId={evaluationId} />
            {advice.length > 0 && (
              <Card padded title={<Trans>What to do, most important first</Trans>}>
                <NumberedList>
                  {advice.map((text) => (
                    <li key={text} lang={langOf(text)}>
                      {text}
                    </li>
                  ))}
                </NumberedList>
              </Card>
            )}
          </>
        }
        aside={
          <>
            {/* The bands apply to adults who are not pregnant. */}
            {(!noScoreReason || noScoreReason === 'seeDoctor') && <BodyMassCard bmi={bmi} createdAt={createdAt} />}
            {target && (
              <Card padded title={<Trans>Energy a day for your goal</Trans>}>
                <div className={styles.energy}>
                  <KeyFigure>
                    {fact('menu.target', format.energy(target.energy))} <small>{unitText(i18n, 'kcal')}</small>
                  </KeyFigure>
                  <MacroBars eaten={target} of="menu" />
                  <OtherTarget energy={target.energy} />
                </div>
              </Card>
            )}
            <AiMark at={generatedAt}>
              <Trans>Edit an answer to have it rewritten.</Trans>
            </AiMark>
            <p className={typography.note}>
              <Trans>
                The report is based on your answers. For information only, not a diagnosis: talk to a doctor before you
                change a treatment.
              </Trans>
            </p>
            <DeletionRequestButton kind="evaluationReport" recordId={reportId} />
          </>
        }
      />
      {planId !== null && (
        <BottomBar>
          <ButtonLink fullWidth href={pathTo('/food-app/custom/food-health/product', { planId })}>
            <Trans>See the menu</Trans>
          </ButtonLink>
        </BottomBar>
      )}
    </>
  );
}

/** Compares the target of the report with the target that the app uses, so that two numbers never appear unexplained. */
function OtherTarget({ energy }: { energy: number }) {
  const format = useFormat();
  // A comparison with the profile, whose screen reports a failure.
  const { data } = useOptionalQuery(queries.user.information());
  const used = data?.energyTarget;
  if (typeof used !== 'number') return null;
  const own = fact('energy.target', format.energy(used));
  const reported = fact('menu.explained', format.energy(energy));
  if (used === energy) {
    return (
      <p className={styles.target}>
        <Trans>Your diary and your meal plan count with the same {own} kcal.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.target}>
      <p>
        <Trans>
          Your diary and your meal plan count with {own} kcal, from your profile. Only this menu uses {reported} kcal.
        </Trans>
      </p>
      <ButtonLink variant="quiet" href={pathTo('/ai-app/user/profile', {})}>
        <Trans>Change goal and weight in the profile</Trans>
      </ButtonLink>
    </div>
  );
}
