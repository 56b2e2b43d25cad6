import type { AiFoodAnalysis, AiFoodProgress, MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DeletionRequestButton } from '#domains/deletion/components/DeletionRequestButton.tsx';
import { DiaryMeal } from '#domains/meal/components/DiaryMeal.tsx';
import { MealEditor } from '#domains/meal/components/MealEditor.tsx';
import { ShareMeal } from '#domains/meal/components/ShareMeal.tsx';
import { photoFailTexts, photoStages } from '#domains/meal/labels.ts';
import { foodsOfRecognition } from '#domains/meal/model/meal-food.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { submitRefusals } from '../labels.ts';

const isPending = (progress: AiFoodProgress | null) => progress?.status === 'pending';

/** Shows a meal of AI food: waiting, failed, or with foods to correct and to save in the diary. */
export function RecognisedMeal({ analysisId }: { analysisId: string }) {
  const { i18n } = useLingui();
  const { query, wait } = usePolled(queries.aiFood.analysisPending({ analysisId }), isPending);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton rows={2} height="24rem" />}
      isEmpty={(progress) => progress === null}
      empty={<EmptyState art="plate" title={<Trans>This meal is no longer there.</Trans>} />}
    >
      {(progress) => {
        if (progress?.status === 'ready') return <Ready analysisId={analysisId} />;
        if (progress?.status === 'failed') return <FailedAnalysis progress={progress} />;
        return (
          <ProgressWait
            title={<Trans>Analysing your meal</Trans>}
            stages={Object.entries(photoStages).map(([key, label]) => ({ key, label: i18n._(label) }))}
            stage={progress?.stage}
            {...wait}
            leave={
              <ButtonLink variant="quiet" href={pathTo('/ai-food/history')}>
                <Trans>Continue in background</Trans>
              </ButtonLink>
            }
          />
        );
      }}
    </QueryView>
  );
}

function Ready({ analysisId }: { analysisId: string }) {
  const result = useQuery(queries.aiFood.analysisResult({ analysisId }));
  return (
    <QueryView query={result} skeleton={<Skeleton rows={2} height="24rem" />}>
      {(recognised) =>
        recognised.diaryAnalysisId ? (
          <RecordedMeal diaryAnalysisId={recognised.diaryAnalysisId} />
        ) : (
          <Recognised recognised={recognised} />
        )
      }
    </QueryView>
  );
}

/** Shows a meal of the diary at the addresses of AI food. */
export const RecordedMeal = ({ diaryAnalysisId }: { diaryAnalysisId: string }) => (
  <DiaryMeal
    analysisId={diaryAnalysisId}
    leavePath={pathTo('/ai-food/history')}
    againPath={({ mealType, date }) => pathTo('/ai-food/list', { fromDiary: diaryAnalysisId, mealType, date })}
  />
);

/** Edits the recognised foods. The diary may already contain the meal, saved by another app without changes. */
function Recognised({ recognised }: { recognised: AiFoodAnalysis }) {
  const { analysisId, mealType, date, picture, saved, updatedAt, generatedAt } = recognised;
  const takeOut = useSilentMutation(mutations.aiFood.submitFoodName, () => track('aiFood.takeOut'));
  const foods = foodsOfRecognition(recognised);
  return (
    <MealEditor
      key={updatedAt}
      draft={`recognised.${analysisId}`}
      initial={{ mealType, date, foods, photoId: analysisId, photoTaken: true, ...(picture && { photo: picture }) }}
      replaces={analysisId}
      resultPath={(diaryAnalysisId) => pathTo('/ai-food/result', { diaryAnalysisId })}
      saved={saved}
      mark={
        <AiMark at={generatedAt}>
          <Trans>A photo or a name gives no weight: check the foods and the typical portions.</Trans>
        </AiMark>
      }
    >
      {saved && (
        <>
          <Button
            variant="quiet"
            busy={takeOut.isPending}
            onClick={() =>
              takeOut.run({
                analysisId,
                mealType: mealType as MealType,
                date,
                saved: false,
                foods: recognised.items.map(({ foodId, name, amount }) => ({ foodId, name, amount })),
              })
            }
          >
            <Trans>Take it out of the diary</Trans>
          </Button>
          <InlineError error={takeOut.error} texts={submitRefusals} />
        </>
      )}
      <ShareMeal recognitionId={analysisId} />
      <DeletionRequestButton kind="aiFoodMeal" recordId={analysisId} />
    </MealEditor>
  );
}

/** Explains why a photo gave no result, and offers another photo or a search. */
function FailedAnalysis({ progress: { failReason } }: { progress: AiFoodProgress }) {
  const { i18n } = useLingui();
  const reason = failReason ?? 'unavailable';
  const needsSearch = reason === 'unknownFood';
  return (
    <ErrorState
      title={<Trans>This meal could not be analysed</Trans>}
      action={
        <ButtonLink href={pathTo('/ai-food/list', { add: needsSearch ? 'search' : 'photo' })}>
          {needsSearch ? <Trans>Search for the foods</Trans> : <Trans>Take another photo</Trans>}
        </ButtonLink>
      }
    >
      {i18n._(photoFailTexts[reason] ?? photoFailTexts.unavailable)}
    </ErrorState>
  );
}
