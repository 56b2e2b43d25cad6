import { Trans } from '@lingui/react/macro';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import type { AdviceListProps } from '../deferred/AdviceTable.tsx';
import { NutrientAdviceRow } from './NutrientAdviceRow.tsx';

/** The nutrients outside their range: in two cards on phones, as a table to sort and save in large windows. */
export const AdviceList = forLargeWindow<AdviceListProps>({
  load: async () => (await import('../deferred/AdviceTable.tsx')).AdviceTable,
  Phone: AdviceCards,
  skeleton: <Skeleton rows={1} height="40rem" />,
});

function AdviceCards({ list, date }: AdviceListProps) {
  const low = list.filter(({ direction }) => direction === 'low');
  const high = list.filter(({ direction }) => direction === 'high');
  return (
    <>
      {low.length > 0 && (
        <Card title={<Trans>Too little</Trans>}>
          {low.map((one) => (
            <NutrientAdviceRow key={one.nutrient.code} advice={one} />
          ))}
        </Card>
      )}
      {high.length > 0 && (
        <Card title={<Trans>Too much</Trans>}>
          {high.map((one) => (
            <NutrientAdviceRow key={one.nutrient.code} advice={one} />
          ))}
          <LinkRow
            href={pathTo('/food-app/report/day', { date })}
            title={<Trans>The report of each day names the foods that bring most of it.</Trans>}
          />
        </Card>
      )}
    </>
  );
}
