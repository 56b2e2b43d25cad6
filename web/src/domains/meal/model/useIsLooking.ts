import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import type { MealDraft } from './meal-draft.ts';

/** Whether the foods of the draft's photo are still being looked for. Nothing can be saved meanwhile. */
export function useIsLooking({ photoId = '', photoTaken = false }: MealDraft): boolean {
  // Only reads the state that the recognition polls.
  const { data } = useOptionalQuery({ ...queries.aiFood.analysisPending({ analysisId: photoId }), enabled: false });
  return photoId !== '' && !photoTaken && data?.status !== 'failed';
}
