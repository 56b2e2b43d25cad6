import * as v from 'valibot';
import { newMealParams } from '#domains/meal/model/params.ts';
import { idParam } from '#platform/routing/params.ts';

export const listParams = v.object({
  ...newMealParams,
  /** Id of the recognised meal to correct. */
  analysisId: v.optional(idParam),
  /** Id of an earlier recognised meal whose foods start a new meal. */
  from: v.optional(idParam),
  /** Id of an earlier meal of the diary whose foods start a new meal. */
  fromDiary: v.optional(idParam),
  /** Opens the camera, as `add=photo` does. */
  photo: v.optional(v.literal('1')),
});

export const resultParams = v.union([
  v.object({ shareCode: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) }),
  /** Id of the analysis that the diary's entry refers to. */
  v.object({ diaryAnalysisId: idParam }),
  /** Id of the recognised meal. */
  v.object({ analysisId: idParam }),
]);
