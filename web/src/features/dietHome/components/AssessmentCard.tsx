import type { EvaluationInfo, EvaluationStatus } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { ReactNode } from 'react';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { type PlainPath, pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const home = '/food-app/custom/food-health';

/** The next step for each status: its label and its screen. */
const steps: Record<EvaluationStatus, { path: PlainPath; word: ReactNode }> = {
  notStarted: { path: '/food-app/health-survey', word: <Trans>Begin</Trans> },
  answering: { path: '/food-app/health-survey', word: <Trans>Continue</Trans> },
  answered: { path: home, word: <Trans>Write my report</Trans> },
  generating: { path: home, word: <Trans>Look again</Trans> },
  ready: { path: '/food-app/custom/food-health/report', word: <Trans>Open the report</Trans> },
  failed: { path: home, word: <Trans>See why</Trans> },
};

/** Shows the health assessment and its next step. */
export function AssessmentCard() {
  const query = useQuery(queries.evaluation.info());
  return (
    <HomeCard
      icon={<ClipboardCheck aria-hidden="true" size="1.8rem" />}
      title={<Trans>Health assessment</Trans>}
      href={pathTo(home)}
    >
      <QueryView query={query} skeleton={<Skeleton rows={1} height="7.85rem" />}>
        {(info) => {
          const { path, word } = steps[info.status] ?? steps.generating;
          return (
            <CardEmpty
              action={
                <ButtonLink variant="quiet" href={pathTo(path)}>
                  {word}
                </ButtonLink>
              }
            >
              <Standing info={info} />
            </CardEmpty>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}

function Standing({ info: { status, progress, estimatedMinutes } }: { info: EvaluationInfo }) {
  const format = useFormat();
  const answered = fact('assessment.answered', format.number(progress.answered));
  const total = fact('assessment.questions', format.number(progress.total));
  switch (status) {
    case 'notStarted':
      return (
        <Plural
          value={estimatedMinutes}
          one="A few questions, # minute: what your diet does for your health."
          other="A few questions, # minutes: what your diet does for your health."
        />
      );
    case 'answering':
      return (
        <Trans>
          {answered} of {total} questions are answered.
        </Trans>
      );
    case 'answered':
      return <Trans>All questions are answered. The report can be written.</Trans>;
    case 'generating':
      return <Trans>Your report is being written.</Trans>;
    case 'ready':
      return <Trans>Your report is ready.</Trans>;
    case 'failed':
      return <Trans>The report could not be written.</Trans>;
  }
}
