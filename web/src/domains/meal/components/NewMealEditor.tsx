import type { MealType } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mealAt } from '#domains/food/model/meal-types.ts';
import type { Path } from '#lib/path.ts';
import type { Day } from '#lib/time/days.ts';
import { currentTime } from '#lib/time/instants.ts';
import { timeAt } from '#lib/time/local-clock.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MealDraft } from '../model/meal-draft.ts';
import { foodsOfAnalysis, foodsOfRecognition } from '../model/meal-food.ts';
import { MealEditor } from './MealEditor.tsx';
import { FromFoodPlan, FromMealPlan } from './MealFromPlan.tsx';

interface Props {
  /** The address's parameters about the meal. */
  params: {
    mealType?: MealType | undefined;
    date?: Day | undefined;
    add?: 'photo' | 'search' | undefined;
    /** Name of a food, with which the search opens. */
    food?: string | undefined;
    /** Id of a meal of the meal plan. Its dishes are the first foods; its day is `date`. */
    mealId?: string | undefined;
    /** Id of a menu. Its foods for `mealType` on `date` are the first foods. */
    planId?: string | undefined;
    /** Id of an analysis, possibly failed. Its foods are the first foods. */
    analysisId?: string | undefined;
    /** Id of a meal of AI food. Its foods are the first foods. */
    recognitionId?: string | undefined;
  };
  today: Day;
  emptyPath: (meal: { mealType: MealType; date: Day }) => Path;
  resultPath: (analysisId: string) => Path;
  head?: (form: MealDraft) => ReactNode;
}

/** Opens the editor for a new meal with its first foods. */
export function NewMealEditor({ params, today, emptyPath, ...rest }: Props) {
  const { mealId, planId, analysisId, recognitionId, add, food } = params;
  const meal = { mealType: params.mealType ?? mealAt(timeAt(currentTime())), date: params.date ?? today };
  // A link to a certain meal or day has its own draft; without these parameters, the unfinished draft continues.
  const draft = `${params.date ?? ''}${params.mealType ?? ''}`;
  const plan = { meal, emptyPath, resultPath: rest.resultPath };
  if (mealId) return <FromMealPlan key={mealId} mealId={mealId} {...plan} />;
  if (planId) return <FromFoodPlan key={`${planId}${draft}`} planId={planId} {...plan} />;
  if (analysisId) return <Repeated key={analysisId} analysisId={analysisId} meal={meal} {...rest} />;
  if (recognitionId) return <RecognisedAgain key={recognitionId} analysisId={recognitionId} meal={meal} {...rest} />;
  return (
    <MealEditor
      key={`${draft} ${food ?? ''}`}
      draft={draft}
      initial={{ ...meal, foods: [] }}
      add={add}
      food={food}
      {...rest}
    />
  );
}

type Earlier = Pick<Props, 'head' | 'resultPath'> & {
  analysisId: string;
  meal: { mealType: MealType; date: Day };
};

/** Starts a new meal with the foods of an earlier one. */
function Repeated({ analysisId, meal, ...rest }: Earlier) {
  const earlier = useQuery(queries.analysis.simple({ analysisId }));
  return (
    <QueryView query={earlier} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {(analysis) => (
        <MealEditor draft={analysisId} initial={{ ...meal, foods: foodsOfAnalysis(analysis) }} {...rest} />
      )}
    </QueryView>
  );
}

function RecognisedAgain({ analysisId, meal, ...rest }: Earlier) {
  const earlier = useQuery(queries.aiFood.analysisResult({ analysisId }));
  return (
    <QueryView query={earlier} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {(recognised) => (
        <MealEditor
          draft={`again.${analysisId}`}
          initial={{ ...meal, foods: foodsOfRecognition(recognised) }}
          {...rest}
        />
      )}
    </QueryView>
  );
}
