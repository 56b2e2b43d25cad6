import type { AnalysisRecord, MealType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { eatenBefore } from '../model/records.ts';
import { MealRow } from './MealRow.tsx';

interface Props {
  /** Undefined while they load. */
  records: readonly AnalysisRecord[] | undefined;
  date: string;
  mealType: MealType;
}

/** Offers past meals: a tap opens a new list with their foods, to change and to submit. */
export function PastMeals({ records, date, mealType }: Props) {
  if (!records) return <Skeleton rows={1} height="29.15rem" />;
  const meals = eatenBefore(records, mealType, 3);
  if (meals.length === 0) return null;
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>
        <Trans>Log again</Trans>
      </h2>
      <Card>
        {meals.map((record) => (
          <MealRow
            key={record.analysisId}
            record={record}
            href={pathTo('/ai-food/list', { fromDiary: record.analysisId, mealType, date })}
          />
        ))}
      </Card>
    </section>
  );
}
