import * as v from 'valibot';
import { newMealParams } from '#domains/meal/model/params.ts';
import { dayParam, idParam } from '#platform/routing/params.ts';

export const listParams = v.object({
  ...newMealParams,
  /** The recognised meal to correct. */
  analysisId: v.optional(idParam),
  /** An earlier recognised meal whose foods begin a new meal. */
  from: v.optional(idParam),
  /** An earlier meal of the diary whose foods begin a new meal. */
  fromDiary: v.optional(idParam),
  /** Opens the camera, as `add=photo` does. */
  photo: v.optional(v.literal('1')),
});

export const resultParams = v.union([
  v.object({ shareCode: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) }),
  /** The analysis by which the meal stands in the diary. */
  v.object({ diaryAnalysisId: idParam }),
  /** The recognised meal. */
  v.object({ analysisId: idParam }),
]);

export const historyParams = v.object({ date: v.optional(dayParam) });
