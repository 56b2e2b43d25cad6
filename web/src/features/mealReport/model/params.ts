import * as v from 'valibot';
import { dayParam, idParam } from '#platform/routing/params.ts';

export const mealParams = v.object({ analysisId: idParam });

/** An analysed meal, or one of the meal plan. */
export const reportParams = v.union([v.object({ analysisId: idParam }), v.object({ mealId: idParam, date: dayParam })]);
