import type { DailyReport } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { logMealTexts, mealNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { missingMeals } from '../model/day-coverage.ts';
import styles from './DayReport.module.css';

/** Describes how complete the records of a day are, before any number, with a link to add missing meals. */
export function DayCoverage({ report, isToday }: { report: DailyReport; isToday: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { coverage, date } = report;
  const missing = missingMeals(report);
  if (coverage === 'complete') return null;
  const meals = format.labels(missing.map((meal) => i18n._(mealNames[meal])));
  return (
    <section className={styles.coverage}>
      <p className={typography.strongLead}>
        {coverage === 'empty' ? (
          <Trans>Nothing is recorded on this day</Trans>
        ) : isToday ? (
          <Trans>Until now</Trans>
        ) : (
          <Trans>Part of the day is missing</Trans>
        )}
      </p>
      <p>
        {missing.length === 0 ? (
          <Trans>The day is not over. It gets its score tomorrow.</Trans>
        ) : isToday ? (
          <Trans>Still without: {meals}. A score comes once the day is over and has its three meals.</Trans>
        ) : (
          <Trans>Missing: {meals}. A day without its three meals is neither scored nor compared.</Trans>
        )}
      </p>
      {missing.length > 0 && (
        <div className={layout.wrap2}>
          {missing.map((mealType) => (
            <ButtonLink
              key={mealType}
              variant="quiet"
              href={pathTo('/food-app/analyze/list', { mealType, date, add: 'search' })}
            >
              {i18n._(logMealTexts[mealType])}
            </ButtonLink>
          ))}
        </div>
      )}
    </section>
  );
}
