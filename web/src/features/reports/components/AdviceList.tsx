import type { NutrientAdvice } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { NutrientAdviceRow } from './NutrientAdviceRow.tsx';

interface Props {
  list: readonly NutrientAdvice[];
  /** The last of the days. */
  date: string;
}

/** The nutrients outside their range, in two cards, which are side by side in large windows. */
export function AdviceList({ list, date }: Props) {
  const low = list.filter(({ direction }) => direction === 'low');
  const high = list.filter(({ direction }) => direction === 'high');
  return (
    <Columns>
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
            title={<Trans>See which foods bring most of it</Trans>}
          />
        </Card>
      )}
    </Columns>
  );
}
