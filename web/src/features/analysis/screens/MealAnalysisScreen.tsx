import { Trans } from '@lingui/react/macro';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Screen } from '#ui/Screen.tsx';
import { RecordedMeal } from '../components/RecordedMeal.tsx';
import { resultParams } from '../model/params.ts';

/** `/food-app/analyze/result?analysisId=`: a recorded meal next to its day. */
export function MealAnalysisScreen() {
  const [params] = useParams(resultParams);
  return (
    <Screen title={<Trans>Meal analysis</Trans>}>
      {params ? (
        <RecordedMeal key={params.analysisId} analysisId={params.analysisId} />
      ) : (
        <BrokenLink title={<Trans>This link has no meal</Trans>} href={pathTo('/ai-app/analyze')}>
          <Trans>See my meals</Trans>
        </BrokenLink>
      )}
    </Screen>
  );
}
