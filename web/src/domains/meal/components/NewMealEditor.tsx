import type { MealType } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mealAt } from '#domains/food/model/meal-types.ts';
import type { Path } from '#lib/path.ts';
import { type Day, timeAt } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MealDraft } from '../model/meal-draft.ts';
import { foodsOfAnalysis, foodsOfRecognition } from '../model/meal-food.ts';
import { MealEditor } from './MealEditor.tsx';
import { FromFoodPlan, FromMealPlan } from './MealFromPlan.tsx';

interface Props {
  /** What its address says about the meal. */
  params: {
    mealType?: MealType | undefined;
    date?: Day | undefined;
    add?: 'photo' | 'search' | undefined;
    /** A meal of the meal plan whose dishes begin the meal; its day is `date`. */
    mealId?: string | undefined;
    /** A menu whose foods for `mealType` on `date` begin the meal. */
    planId?: string | undefined;
    /** An analysis whose foods begin the meal; it may have failed. */
    analysisId?: string | undefined;
    /** A meal of AI food whose foods begin the meal. */
    recognitionId?: string | undefined;
  };
  today: Day;
  emptyPath: (meal: { mealType: MealType; date: Day }) => Path;
  resultPath: (analysisId: string) => Path;
  head?: (form: MealDraft) => ReactNode;
}

/** A new meal: the editor with the foods that it begins with. */
export function NewMealEditor({ params, today, emptyPath, ...rest }: Props) {
  const { mealId, planId, analysisId, recognitionId, add } = params;
  const meal = { mealType: params.mealType ?? mealAt(timeAt(Date.now())), date: params.date ?? today };
  // A link to another meal or day begins a meal of its own; without them, the unfinished meal goes on.
  const draft = `${params.date ?? ''}${params.mealType ?? ''}`;
  const plan = { meal, emptyPath, resultPath: rest.resultPath };
  if (mealId) return <FromMealPlan key={mealId} mealId={mealId} {...plan} />;
  if (planId) return <FromFoodPlan key={`${planId}${draft}`} planId={planId} {...plan} />;
  if (analysisId) return <Repeated key={analysisId} analysisId={analysisId} meal={meal} {...rest} />;
  if (recognitionId) return <RecognisedAgain key={recognitionId} analysisId={recognitionId} meal={meal} {...rest} />;
  return <MealEditor key={draft} draft={draft} initial={{ ...meal, foods: [] }} add={add} {...rest} />;
}

type Earlier = Pick<Props, 'head' | 'resultPath'> & {
  analysisId: string;
  meal: { mealType: MealType; date: Day };
};

/** A new meal with the foods of an earlier one. */
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
  const earlier = useQuery(queries.aiFood.analysisResult({ analysisId }, { silent: true }));
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
