import type { EvaluationInfo } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { OutdatedPlan } from '#domains/plan/components/OutdatedPlan.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import layout from '#ui/Layout.module.css';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { AssessmentScore } from '../components/AssessmentScore.tsx';
import { DayMealsLines } from '../components/DayMealsLines.tsx';
import { NoScoreNote } from '../components/NoScoreNote.tsx';
import { SurveyIntroduction } from '../components/SurveyIntroduction.tsx';
import { levels, refusals, sectionTitles } from '../labels.ts';
import { findingsOf } from '../model/findings.ts';
import styles from './FoodHealthScreen.module.css';

/** `/food-app/custom/food-health`: the assessment, its report and its menu, depending on the person's progress. */
export function FoodHealthScreen() {
  const { query, wait } = usePolled(useFirstQuery('evaluation.info'), ({ status }) => status === 'generating');
  return (
    <Screen title={<Trans>Food and health</Trans>}>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="70rem" />}>
        {(info) => (
          <MainAndAside
            main={
              <>
                {info.status === 'generating' ? (
                  <ProgressWait title={<Trans>Your report is being written</Trans>} {...wait} />
                ) : (
                  <Stand info={info} />
                )}
                {info.reportId && <Summary reportId={info.reportId} isNewest={info.status === 'ready'} />}
              </>
            }
            aside={
              <>
                {info.reportId && <TodayOfPlan />}
                {info.status === 'ready' && (
                  <ButtonLink variant="quiet" fullWidth href={pathTo('/food-app/health-survey', { again: 1 })}>
                    <Trans>Do the assessment again</Trans>
                  </ButtonLink>
                )}
              </>
            }
          />
        )}
      </QueryView>
    </Screen>
  );
}

const survey = pathTo('/food-app/health-survey');

/** Shows the unfinished assessment with its next step. */
function Stand({ info }: { info: EvaluationInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const { status, progress, startedAt } = info;
  const answered = fact('assessment.answered', format.number(progress.answered));
  const total = fact('assessment.questions', format.number(progress.total));
  const since = format.date(startedAt, 'moment');
  if (status === 'notStarted') {
    return (
      <SurveyIntroduction info={info}>
        <ButtonLink fullWidth href={survey}>
          <Trans>To the questions</Trans>
        </ButtonLink>
      </SurveyIntroduction>
    );
  }
  if (status === 'answering') {
    return (
      <Card padded title={<Trans>Your assessment is under way</Trans>}>
        <div className={layout.stack3}>
          <ProgressBar label={t`${answered} of ${total} answered`} value={progress.answered / progress.total} />
          <p className={typography.soft}>
            <Trans>Begun {since}</Trans>
          </p>
          <ButtonLink fullWidth href={survey}>
            <Trans>Continue</Trans>
          </ButtonLink>
        </div>
      </Card>
    );
  }
  if (status === 'answered') return <Write info={info} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={<Trans>The report could not be written</Trans>}
        action={
          <ButtonLink href={survey}>
            <Trans>Look at my answers</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your answers are kept. Look at height and weight, then ask for the report again.</Trans>
      </ErrorState>
    );
  }
  return null;
}

function Write({ info: { evaluationId, progress } }: { info: EvaluationInfo }) {
  const report = useSilentMutation(mutations.evaluation.generateReport, ({ reportId }) => {
    track('assessment.report');
    navigate(pathTo('/food-app/custom/food-health/report', { reportId }));
  });
  return (
    <Card padded title={<Trans>All questions are answered</Trans>}>
      <div className={layout.stack3}>
        <p className={typography.soft}>
          <Plural value={progress.answered} one="# answer" other="# answers" />
        </p>
        <InlineError error={report.error} texts={refusals} />
        <Button fullWidth busy={report.isPending} onClick={() => evaluationId && report.run({ evaluationId })}>
          <Trans>Write my report</Trans>
        </Button>
        <ButtonLink fullWidth variant="quiet" href={survey}>
          <Trans>Look at my answers</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Shows the score and the three most important findings. */
function Summary({ reportId, isNewest }: { reportId: string; isNewest: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const mayScore = usePermit('score');
  const report = useWithCare(useQuery(queries.evaluation.report({ reportId })));
  return (
    <QueryView query={report} skeleton={<Skeleton rows={1} height={{ en: '70rem', 'zh-CN': '58.6rem' }} />}>
      {({ content, createdAt }) => {
        if (!content) return null;
        const findings = findingsOf(content.sections);
        const written = format.date(createdAt, 'long');
        return (
          <Card padded title={isNewest ? <Trans>Your report</Trans> : <Trans>Your report before</Trans>}>
            {content.score !== null && mayScore && (
              <AssessmentScore score={content.score} sections={findings} permit={mayScore} />
            )}
            <NoScoreNote content={content} />
            <p className={styles.date}>{written}</p>
            <ol className={styles.findings}>
              {findings.slice(0, 3).map(({ code, level, text, textEn }) => {
                const [title, word] = [
                  i18n._(sectionTitles[code] ?? { id: code }),
                  i18n._(levels[level]?.word ?? { id: level }),
                ];
                return (
                  <li key={code}>
                    <p>
                      <strong>{title}</strong> <Badge tone={levels[level]?.tone ?? 'plain'}>{word}</Badge>
                      <ServerText className={styles.text} text={text} en={textEn} />
                    </p>
                  </li>
                );
              })}
            </ol>
            <ButtonLink fullWidth href={pathTo('/food-app/custom/food-health/report', { reportId })}>
              <Trans>Read the report</Trans>
            </ButtonLink>
          </Card>
        );
      }}
    </QueryView>
  );
}

/** Shows today's menu, or that of its first day if it starts later. */
function TodayOfPlan() {
  const format = useFormat();
  const now = useToday();
  const plan = useQuery(queries.evaluation.foodPlan());
  return (
    <QueryView query={plan} skeleton={<Skeleton rows={1} height="14rem" />}>
      {({ planId, days, startDate, endDate, outdatedBy }) => {
        const day = days.find(({ date }) => date >= now);
        const first = fact('menu.first', format.date(startDate, 'short'), planId);
        const last = fact('menu.last', format.date(endDate, 'short'), planId);
        const energy = day ? fact('menu.energy', format.energy(day.macros.energy), day.date) : '';
        const href = day
          ? pathTo('/food-app/custom/food-health/product/detail', { planId, date: day.date })
          : pathTo('/food-app/custom/food-health/product', { planId });
        return (
          <>
            {/* The screen ends with a link to a new assessment, so the note has none. */}
            {day && <OutdatedPlan changes={outdatedBy} />}
            <Card title={<Trans>Menu</Trans>}>
              {day && (
                <LinkRow
                  href={href}
                  title={day.date === now ? <Trans>Today’s meals</Trans> : format.date(day.date, 'shortDay')}
                  detail={<DayMealsLines meals={day.meals} />}
                  trailing={<Trans>{energy} kcal</Trans>}
                />
              )}
              <LinkRow
                href={pathTo('/food-app/custom/food-health/product', { planId })}
                title={<Trans>All days</Trans>}
                detail={
                  <Trans>
                    {first} to {last}
                  </Trans>
                }
              />
            </Card>
          </>
        );
      }}
    </QueryView>
  );
}
