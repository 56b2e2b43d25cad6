import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NutrientTable, type NutrientTableProps } from './NutrientTable.tsx';

/** All nutrients of a meal, a day or a longer time: in groups on phones, as a table to sort and save in large windows. */
export const Nutrients = forLargeWindow<NutrientTableProps>({
  load: async () => (await import('../deferred/SortableNutrients.tsx')).SortableNutrients,
  Phone: NutrientTable,
  skeleton: <Skeleton rows={1} height="60rem" />,
});
