import { Trans } from '@lingui/react/macro';
import { NewMealEditor } from '#domains/meal/components/NewMealEditor.tsx';
import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { RecognisedMeal } from '../components/RecognisedMeal.tsx';
import { listParams } from '../model/params.ts';

/**
 * `/ai-food/list`: the foods of a new meal (`?mealType=&date=&add=`), of a repeated one (`?from=`, `?fromDiary=`), of a
 * planned one (`?mealId=&date=`, `?planId=&date=&mealType=`), or of a recognised one to correct (`?analysisId=`).
 */
export function AiFoodListScreen() {
  const [params] = useParams(listParams);
  const today = useToday();
  const isValid = params && (params.date ?? today) <= today;
  return (
    <Screen title={<Trans>Foods of a meal</Trans>}>
      {!isValid ? (
        <BrokenLink title={<Trans>This link has no meal</Trans>} href={pathTo('/ai-food/list')}>
          <Trans>Begin a new meal</Trans>
        </BrokenLink>
      ) : params.analysisId ? (
        <RecognisedMeal key={params.analysisId} analysisId={params.analysisId} />
      ) : (
        <NewMealEditor
          params={{
            ...params,
            add: params.photo ? 'photo' : params.add,
            analysisId: params.fromDiary,
            recognitionId: params.from,
          }}
          today={today}
          emptyPath={(empty) => pathTo('/ai-food/list', empty)}
          resultPath={(diaryAnalysisId) => pathTo('/ai-food/result', { diaryAnalysisId })}
          head={({ photoId }) => !photoId && <UnderWay />}
        />
      )}
    </Screen>
  );
}

/** Links to a recognition that the person left while the server worked on it. */
function UnderWay() {
  // A reminder. The list below has the meal as soon as it is analysed.
  const { data } = useOptionalQuery({ ...queries.aiFood.analysisPending(), staleTime: 0 });
  if (!data) return null;
  return (
    <Card>
      <LinkRow
        href={pathTo('/ai-food/result', { analysisId: data.analysisId })}
        title={<Trans>A meal is still being analysed</Trans>}
        detail={<Trans>See how far it is</Trans>}
      />
    </Card>
  );
}
