import type { NutrientAdvice, NutrientAmount } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { SortableNutrients } from '#domains/food/deferred/SortableNutrients.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { RichFoods } from '../components/NutrientAdviceRow.tsx';

export interface AdviceListProps {
  list: readonly NutrientAdvice[];
  /** The last of the days. */
  date: string;
}

/** The nutrients outside their range as a table, for large windows. A row opens the foods that contain much of its nutrient. */
export function AdviceTable({ list, date }: AdviceListProps) {
  const detail = ({ code }: NutrientAmount) => {
    const advice = list.find(({ nutrient }) => nutrient.code === code);
    if (advice?.direction === 'low' && advice.foods.length > 0) return <RichFoods advice={advice} />;
    return (
      <Link className={typography.link} href={pathTo('/food-app/report/day', { date })}>
        <Trans>The report of each day names the foods that bring most of it.</Trans>
      </Link>
    );
  };
  return (
    <Card padded>
      <SortableNutrients nutrients={list.map(({ nutrient }) => nutrient)} detail={detail} />
    </Card>
  );
}
