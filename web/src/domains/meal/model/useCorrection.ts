import type { IfTaken, MealType, SimpleAnalysis } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '#lib/storage/useDraft.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { draftSchema } from './meal-draft.ts';
import { fromAnalysed, sameFoods } from './meal-food.ts';

/** The state that a stored correction is based on. If it changes, the correction is discarded. */
export const versionOf = ({ analysisId, date, mealType, saved, items }: SimpleAnalysis): string =>
  [analysisId, date, mealType, saved, ...items.map(({ foodId, amount }) => `${foodId}${amount}`)].join();

/** Edits and saves an analysed meal. Unsaved changes survive a reload. */
export function useCorrection(analysis: SimpleAnalysis) {
  const cache = useQueryClient();
  const { analysisId, mealType, date, items, deepStatus } = analysis;
  const initial = { mealType, date, foods: items.map(fromAnalysed) };
  const { form, change, dirty, drop } = useDraft({
    storage: deviceStorage,
    key: personalKey('meal.correction', analysisId),
    schema: draftSchema,
    initial,
  });
  const save = useSilentMutation(mutations.analysis.saveSimple, (saved, input) => {
    track(input.items.length > 0 ? 'analysis.save' : 'analysis.takeOut');
    vibrate();
    drop();
    cache.setQueryData(queries.analysis.simple({ analysisId }).queryKey, saved);
  });
  const run = (foods: typeof form.foods, ifTaken?: IfTaken, callbacks?: Parameters<typeof save.run>[1]) =>
    save.run(
      {
        analysisId,
        date: form.date,
        mealType: form.mealType as MealType,
        ...(ifTaken && { ifTaken }),
        items: foods.flatMap(({ foodId, amount }) => (foodId && amount !== undefined ? [{ foodId, amount }] : [])),
      },
      callbacks,
    );
  const changesFoods = !sameFoods(form.foods, initial.foods);
  return {
    form,
    change,
    dirty,
    /** Whether saving discards the deep analysis. */
    losesDeep: deepStatus !== null && (changesFoods || form.mealType !== mealType),
    save: {
      ...save,
      run: (ifTaken?: IfTaken, callbacks?: Parameters<typeof save.run>[1]) => run(form.foods, ifTaken, callbacks),
    },
    takeOut: () => run([]),
  };
}
