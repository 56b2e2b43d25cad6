import { Trans } from '@lingui/react/macro';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { RecordedMeal } from '../components/RecordedMeal.tsx';
import { resultParams } from '../model/params.ts';

/** `/food-app/analyze/result?analysisId=`: a recorded meal, beside its day. */
export function MealAnalysisScreen() {
  const [params] = useParams(resultParams);
  return (
    <Screen title={<Trans>Meal analysis</Trans>}>
      {params ? (
        <RecordedMeal key={params.analysisId} analysisId={params.analysisId} />
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
