import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { largeWindow } from '#ui/medium-window.ts';
import { NutrientTable, type NutrientTableProps } from './NutrientTable.tsx';

/** All nutrients of a meal, a day or a longer time: in groups on phones and tablets, as a table to sort and save in large windows. */
export const Nutrients = forLargeWindow<NutrientTableProps>({
  load: async () => (await import('../deferred/SortableNutrients.tsx')).SortableNutrients,
  Phone: NutrientTable,
  from: largeWindow,
  skeleton: <Skeleton rows={1} height="60rem" />,
});
