import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NutrientTable, type NutrientTableProps } from './NutrientTable.tsx';

/** All nutrients of a day: bars on a phone, a table in a large window. */
export const Nutrients = forLargeWindow<NutrientTableProps>({
  load: async () => (await import('../deferred/NutrientDataTable.tsx')).NutrientDataTable,
  Phone: NutrientTable,
  skeleton: <Skeleton rows={6} />,
});
