import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { useToday } from '#lib/time/clock.ts';
import { timeAt } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { MealForm } from '../components/MealForm.tsx';
import { foodsOf } from '../model/draft.ts';
import { listParams } from '../model/params.ts';

/**
 * `/ai-food/list`: what was in a meal. A new one (`?mealType=&date=&photo=1`), an earlier one once more (`?from=`), or one to
 * correct (`?analysisId=`).
 */
export function AiFoodListScreen() {
  const [params] = useParams(listParams);
  const today = useToday();
  if (!params || (params.date ?? today) > today) {
    return (
      <Screen title={<Trans>Foods of a meal</Trans>}>
        <ErrorState
          title={<Trans>This link has no meal</Trans>}
          action={
            <ButtonLink href={pathTo('/ai-food/list')}>
              <Trans>Begin a new meal</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may have been cut off on the way.</Trans>
        </ErrorState>
      </Screen>
    );
  }
  const { analysisId, from, photo } = params;
  const meal = { mealType: params.mealType ?? mealAt(timeAt(Date.now())), date: params.date ?? today };
  const known = analysisId ?? from;
  return (
    <Screen title={<Trans>Foods of a meal</Trans>}>
      {!analysisId && <UnderWay />}
      {known ? (
        <Earlier key={known} id={known} meal={analysisId ? undefined : meal} />
      ) : (
        <MealForm
          key={`${params.date ?? ''}${params.mealType ?? ''}`}
          draft={`${params.date ?? ''}${params.mealType ?? ''}`}
          initial={{ ...meal, foods: [] }}
          openCamera={photo !== undefined}
        />
      )}
    </Screen>
  );
}

/** An analysis that was left while the server worked. */
function UnderWay() {
  const { data } = useQuery({ ...queries.aiFood.analysisPending({}, { silent: true }), staleTime: 0 });
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

/** The foods of an earlier meal, to correct it, or for a new meal. */
function Earlier({
  id,
  meal,
}: {
  id: string;
  meal: { mealType: ReturnType<typeof mealAt>; date: string } | undefined;
}) {
  const result = useQuery(queries.aiFood.analysisResult({ analysisId: id }, { silent: true }));
  return (
    <QueryView query={result} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {(earlier) => (
        <MealForm
          draft={id}
          initial={{ mealType: earlier.mealType, date: earlier.date, ...meal, foods: foodsOf(earlier) }}
          corrects={meal ? undefined : id}
        />
      )}
    </QueryView>
  );
}
