import type { AiFoodProgress } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SignInPrompt } from '#platform/access/AccessGate.tsx';
import { invalidate, queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { Screen } from '#ui/Screen.tsx';
import { FailedAnalysis } from '../components/FailedAnalysis.tsx';
import { OwnMeal } from '../components/OwnMeal.tsx';
import { SharedMeal } from '../components/SharedMeal.tsx';
import { stageNames } from '../labels.ts';
import { resultParams } from '../model/params.ts';
import { forgetSent } from '../model/sent.ts';

/** `/ai-food/result?analysisId=`: what a meal came to; `?shareCode=`: a meal that somebody shared, for anyone. */
export function AiFoodResultScreen() {
  const [params] = useParams(resultParams);
  const { user } = useSession();
  return (
    <Screen title={<Trans>Result of the meal</Trans>}>
      {!params ? (
        <ErrorState
          title={<Trans>This link has no meal</Trans>}
          action={
            <ButtonLink href={pathTo('/ai-food/history')}>
              <Trans>See my meals</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may have been cut off on the way.</Trans>
        </ErrorState>
      ) : 'shareCode' in params ? (
        <SharedMeal shareCode={params.shareCode} />
      ) : user.userToken ? (
        <Progress key={params.analysisId} analysisId={params.analysisId} />
      ) : (
        <SignInPrompt />
      )}
    </Screen>
  );
}

const isPending = (progress: AiFoodProgress | null) => progress?.status === 'pending';

function Progress({ analysisId }: { analysisId: string }) {
  const { i18n } = useLingui();
  const { query, elapsed, stopped, lookAgain } = usePolled(
    queries.aiFood.analysisPending({ analysisId }, { silent: true }),
    isPending,
  );
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton rows={2} height="24rem" />}
      isEmpty={(progress) => progress === null}
      empty={<EmptyState title={<Trans>This meal is no longer there.</Trans>} />}
    >
      {(progress) => {
        if (progress?.status === 'ready') return <Ready analysisId={analysisId} />;
        if (progress?.status === 'failed') return <FailedAnalysis progress={progress} />;
        return (
          <ProgressWait
            title={<Trans>Analysing your meal</Trans>}
            stages={Object.entries(stageNames).map(([key, label]) => ({ key, label: i18n._(label) }))}
            stage={progress?.stage}
            elapsed={elapsed}
            stopped={stopped}
            busy={query.isFetching}
            onLookAgain={lookAgain}
            leave={
              <ButtonLink variant="quiet" href={pathTo('/ai-food/history')}>
                <Trans>Leave, it goes on</Trans>
              </ButtonLink>
            }
          />
        );
      }}
    </QueryView>
  );
}

/** They count the meal once it is ready. */
const changedLists = ['aiFood.historyRecord', 'aiFood.userSummary'];

function Ready({ analysisId }: { analysisId: string }) {
  const result = useQuery(queries.aiFood.analysisResult({ analysisId }, { silent: true }));
  const cache = useQueryClient();
  useEffect(() => {
    // The lists may have been read while the server still worked.
    if (forgetSent(analysisId)) for (const list of changedLists) void invalidate(cache, list);
  }, [cache, analysisId]);
  return (
    <QueryView query={result} skeleton={<Skeleton rows={2} height="24rem" />}>
      {(analysis) => <OwnMeal key={analysis.updatedAt} analysis={analysis} />}
    </QueryView>
  );
}
