import { DiaryMeal } from '#domains/meal/components/DiaryMeal.tsx';
import { pathTo } from '#platform/routing/paths.ts';

/** Shows a recorded meal in the food app. */
export const RecordedMeal = ({ analysisId }: { analysisId: string }) => (
  <DiaryMeal
    analysisId={analysisId}
    leavePath={pathTo('/ai-app/analyze')}
    againPath={({ mealType, date }) => pathTo('/food-app/analyze/list', { from: analysisId, mealType, date })}
  />
);
