import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { sumMacros } from '#domains/food/model/macros.ts';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { RepeatYesterdayMeal } from '#domains/meal/components/RepeatYesterdayMeal.tsx';
import { withEaten } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { fact } from '#platform/fact.ts';
import { useWaiting } from '#platform/outbox/store.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { mealNames } from '../labels.ts';
import { energyLeft, nextMeal, stillPlanned } from '../model/energy-left.ts';
import styles from './AdviceCard.module.css';

/**
 * The first card of the AI home: the dietitian's current advice, and the ways to answer: text, a photo, a search, or
 * yesterday's meal.
 */
export function AdviceCard() {
  const { t } = useLingui();
  const now = useNow();
  return (
    <section className={`${layout.column3} ${styles.advice}`}>
      <h2 className={styles.bubble}>
        <NextStep />
      </h2>
      <div className={layout.wrap2}>
        <Link href={pathTo('/ai-food/list', { add: 'search' })} className={styles.field}>
          <Search aria-hidden="true" size="1.8rem" />
          <span>
            <Trans>What did you eat?</Trans>
          </span>
        </Link>
        <Link
          href={pathTo('/ai-food/list', { add: 'photo' })}
          className={styles.camera}
          aria-label={t`Photograph a meal`}
        >
          <Camera aria-hidden="true" size="2.2rem" />
        </Link>
      </div>
      <RepeatYesterdayMeal date={dayAt(now)} mealType={mealAt(timeAt(now))} />
    </section>
  );
}

/** Shows one sentence about today's energy and the plan. The cards below report failed queries. */
function NextStep() {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const date = dayAt(now);
  const waiting = useWaiting('mealPlan.finish');
  const { data: report } = useOptionalQuery(useFirstQuery('analysis.dailyReportDetail', date));
  const ofPlan = useOptionalQuery(useFirstQuery('mealPlan.detail', date));
  const target = usePermittedTarget(report?.target);
  const { data: plan, isLoading } = useWithCare({ ...ofPlan, error: null });
  const mayAdviseLess = usePermit('lessFood') !== undefined;
  const number = (kcal: number) => format.number(kcal, { atMost: 0 });
  // The sentence waits for the plan and for what is permitted, because another one would have another height.
  if (!report || isLoading || report.mealCount === 0) return <Trans>Show me a meal, and I count it for you.</Trans>;
  const { eaten, left } = energyLeft(report.macros, target);
  if (left === null) {
    const amount = fact('energy.eaten', number(eaten), date);
    return <Trans>You have eaten {amount} kcal today.</Trans>;
  }
  const today = plan && withEaten(plan, waiting);
  const open = today ? stillPlanned(today) : [];
  const meal = today && nextMeal(today, timeAt(now));
  const amount = fact(left < 0 ? 'energy.over' : 'energy.left', number(Math.abs(left)), date);
  if (left < 0) return <Trans>Today is {amount} kcal over your target. One day decides nothing.</Trans>;
  // All that is still planned counts, as on the screen of the plan.
  const spare = left - Math.round(sumMacros(open.map(({ macros }) => macros)).energy);
  const fits = spare >= 0;
  // Who should not eat less reads no doubt about the size of a meal.
  if (!meal || (!fits && !mayAdviseLess)) return <Trans>{amount} kcal are left for today.</Trans>;
  const name = i18n._(labelOf(mealNames, meal.mealType));
  const rest = number(Math.abs(spare));
  if (open.length > 1) {
    return fits ? (
      <Trans>
        {name} and the rest of your plan leave {rest} kcal today.
      </Trans>
    ) : (
      <Trans>
        {name} and the rest of your plan go {rest} kcal over: smaller portions fit.
      </Trans>
    );
  }
  return fits ? (
    <Trans>
      {name} as planned fits today, with {rest} kcal to spare.
    </Trans>
  ) : (
    <Trans>
      {name} as planned is {rest} kcal above what is left: a smaller portion fits.
    </Trans>
  );
}
