import { type DeepReport, type Macros, pageSize, type ReportDetail } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedFindings } from '#domains/care/model/usePermittedFindings.ts';
import { type PermittedTarget, usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { FindingArticles } from '#domains/content/components/FindingArticles.tsx';
import { AllFindings } from '#domains/food/components/AllFindings.tsx';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { NotAssessedNote } from '#domains/food/components/NotAssessedNote.tsx';
import { Nutrients } from '#domains/food/components/Nutrients.tsx';
import { Score } from '#domains/food/components/Score.tsx';
import { Verdict } from '#domains/food/components/Verdict.tsx';
import { findingLevel, findingTitles, nutrientNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryPart } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import type { PosterRow } from '#ui/poster/poster.ts';
import { LinkRow } from '#ui/Row.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { ChangesSinceLastReport } from '../components/ChangesSinceLastReport.tsx';
import { OnDemandReport } from '../components/OnDemandReport.tsx';
import { ReportFrame } from '../components/ReportFrame.tsx';
import { ReportPoster } from '../components/ReportPoster.tsx';
import { SampleReport } from '../components/SampleReport.tsx';
import { completeDays, LEAST_DAYS } from '../model/day-coverage.ts';

/** `/food-app/report?date=`: the deep report, from the complete days among the seven before a day. */
export function DeepReportScreen() {
  return (
    <ReportFrame title={<Trans>Deep diet report</Trans>} plain={pathTo('/food-app/report')}>
      {(date) => (
        <OnDemandReport
          type="deep"
          date={date}
          none={(make) => <NoneYet date={date} make={make} />}
          sample={<SampleReport />}
        >
          {(report) => report.deep && <Content date={date} report={report} deep={report.deep} />}
        </OnDemandReport>
      )}
    </ReportFrame>
  );
}

/** Shows whether there are enough complete days before the person requests the report. */
function NoneYet({ date, make }: { date: string; make: ReactNode }) {
  const range = { from: addDays(date, -7), to: addDays(date, -1) };
  // The number of days is a hint. The server refuses a report of too few.
  const days = useOptionalQuery(queries.analysis.dailyReportList({ ...range, pageNum: 1, pageSize }));
  const count = days.data && completeDays(days.data.list);
  const tooFew = count !== undefined && count < LEAST_DAYS;
  return (
    <EmptyState
      art="trend"
      title={<Trans>No deep report of these days yet</Trans>}
      action={
        tooFew ? (
          <ButtonLink href={pathTo('/food-app/report/day', { date: range.to })}>
            <Trans>See what is missing</Trans>
          </ButtonLink>
        ) : (
          make
        )
      }
    >
      <Sentences>
        <Trans>It needs {LEAST_DAYS} complete days among the last 7.</Trans>
        {count !== undefined && <Plural value={count} one="You have # of them." other="You have # of them." />}
      </Sentences>
    </EmptyState>
  );
}

function Content({ date, report, deep }: { date: string; report: ReportDetail; deep: DeepReport }) {
  const { t, i18n } = useLingui();
  const mayScore = usePermit('score');
  const format = useFormat();
  const reading = useQueryWithToast(queries.information.listByTaskType({ taskType: 'diet' }));
  const [from, to] = [report.from, report.to].map((day) => format.date(day, 'short'));
  const target = usePermittedTarget(deep.target);
  const sections = usePermittedFindings(deep.sections);
  const findings = sections.map(({ code, level }) => {
    const [name, word] = [labelOf(findingTitles, code), findingLevel(level).word].map((text) => i18n._(text));
    return t`${name}: ${word}`;
  });
  const score = format.number(deep.score, { atMost: 0 });
  const rowsOf = (average: Macros, target: PermittedTarget): PosterRow[] =>
    (['protein', 'fat', 'carbohydrate'] as const).flatMap((key): PosterRow[] => {
      const goal = target[key];
      if (goal === undefined) return [];
      const [total, wanted] = [average[key], goal].map((grams) => format.grams(grams));
      return [
        {
          label: i18n._(nutrientNames[key]),
          text: t`${total} of ${wanted} g`,
          share: Math.min(1, average[key] / Math.max(1, goal)),
          tone: 'brand',
        },
      ];
    });
  return (
    <MainAndAside
      main={
        <>
          <Card
            padded
            title={<Plural value={deep.completeDays} one="From # complete day" other="From # complete days" />}
          >
            <div className={layout.stack4}>
              <p className={typography.soft}>{t`${from} – ${to}`}</p>
              {deep.score === null ? (
                <NotAssessedNote />
              ) : (
                mayScore && (
                  <Score
                    score={deep.score}
                    label={t`Diet score`}
                    permit={mayScore}
                    sections={sections}
                    nutrients={deep.nutrients}
                  />
                )
              )}
              {sections.length > 0 && <Verdict sections={sections} nutrients={deep.nutrients} />}
            </div>
          </Card>
          <ChangesSinceLastReport date={date} deep={deep} />
          <Disclosure startsOpen title={<Trans>Average of a complete day</Trans>}>
            <MacroBars eaten={deep.average} target={target} />
          </Disclosure>
          <Disclosure title={<Trans>Nutrients on a complete day</Trans>}>
            <Nutrients nutrients={deep.nutrients} />
          </Disclosure>
        </>
      }
      aside={
        // The articles would move the links below them, and all of them what the report ends with.
        reading.isLoading ? (
          <Skeleton rows={1} height="48rem" />
        ) : (
          <>
            {sections.length > 0 && <AllFindings sections={sections} scored={deep.score !== null && !!mayScore} />}
            <QueryPart query={reading}>{(items) => <FindingArticles items={items} sections={sections} />}</QueryPart>
            <Card>
              <LinkRow href={pathTo('/food-app/extra-nutrition', { date })} title={<Trans>Nutrients to watch</Trans>} />
              <LinkRow href={pathTo('/food-app/report/week', { date: report.to })} title={<Trans>The week</Trans>} />
              <LinkRow
                href={pathTo('/food-app/custom/dietary-preferences')}
                title={<Trans>My dietary preferences</Trans>}
              />
            </Card>
            <ReportPoster
              report={report}
              title={t`My diet report`}
              completeDays={deep.completeDays}
              average={deep.average}
              {...(target && { chart: { kind: 'rows', rows: rowsOf(deep.average, target) } as const })}
              notes={[...(deep.score === null || !mayScore ? [] : [t`Score ${score}`]), ...findings]}
            />
          </>
        )
      }
    />
  );
}
