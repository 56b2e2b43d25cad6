import type { SimpleAnalysis } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { Screen } from '#ui/Screen.tsx';
import { FailedMeal } from '../components/FailedMeal.tsx';
import { ReadyMeal } from '../components/ReadyMeal.tsx';
import { stageNames } from '../labels.ts';
import { resultParams } from '../model/params.ts';
import { versionOf } from '../model/useCorrection.ts';
import { useFoodsText } from '../model/useFoodsText.ts';

/** `/food-app/analyze/result?analysisId=`: energy and macronutrients of a meal, beside the day. */
export function MealAnalysisScreen() {
  const [params] = useParams(resultParams);
  return (
    <Screen title={<Trans>Meal analysis</Trans>}>
      {params ? (
        <Analysis key={params.analysisId} analysisId={params.analysisId} />
      ) : (
        <ErrorState
          title={<Trans>This link has no meal</Trans>}
          action={
            <ButtonLink href={pathTo('/ai-app/analyze')}>
              <Trans>See my meals</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may have been cut off on the way.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

const isWorking = ({ status }: SimpleAnalysis): boolean => status === 'submitted' || status === 'analysing';

function Analysis({ analysisId }: { analysisId: string }) {
  const { i18n } = useLingui();
  const foodsText = useFoodsText();
  const { query, elapsed, stopped, lookAgain } = usePolled(
    queries.analysis.simple({ analysisId }, { silent: true }),
    isWorking,
  );
  return (
    <QueryView query={query} skeleton={<Skeleton rows={2} height="30rem" />}>
      {(analysis) => {
        if (isWorking(analysis)) {
          return (
            <ProgressWait
              title={<Trans>Analysing your meal</Trans>}
              stages={Object.entries(stageNames).map(([key, label]) => ({ key, label: i18n._(label) }))}
              stage={analysis.status}
              elapsed={elapsed}
              stopped={stopped}
              busy={query.isFetching}
              onLookAgain={lookAgain}
              leave={
                <ButtonLink variant="quiet" href={pathTo('/ai-app/analyze')}>
                  <Trans>Leave, it goes on</Trans>
                </ButtonLink>
              }
            >
              <bdi>{foodsText(analysis.foods)}</bdi>
            </ProgressWait>
          );
        }
        if (analysis.status === 'failed') return <FailedMeal analysis={analysis} />;
        return <ReadyMeal key={versionOf(analysis)} analysis={analysis} />;
      }}
    </QueryView>
  );
}
