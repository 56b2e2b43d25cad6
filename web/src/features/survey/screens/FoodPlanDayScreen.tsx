import type { EvaluationFoodPlan, EvaluationPlanDay } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { PlanKindNote } from '#domains/plan/components/PlanKindNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, weekdayOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { QueryPart, QueryView } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { Rows } from '#ui/list/Rows.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OutdatedFoodPlan } from '../components/OutdatedFoodPlan.tsx';
import { PlanMeal } from '../components/PlanMeal.tsx';
import { refusals } from '../labels.ts';
import { balanceOf } from '../model/energy-balance.ts';
import { planDayParams } from '../model/params.ts';

/** `/food-app/custom/food-health/product/detail?planId=&date=`: a day of the menu. */
export function FoodPlanDayScreen() {
  const [params, setParams] = useParams(planDayParams);
  if (!params?.date) return <Redirect to={pathTo('/food-app/custom/food-health/product')} replace />;
  const { planId, date } = params;
  return (
    <Screen title={<Trans>Day’s menu</Trans>}>
      <Day planId={planId} date={date} onDate={(date) => setParams({ planId, date })} />
    </Screen>
  );
}

interface DayProps {
  planId: string | undefined;
  date: string;
  onDate: (date: string) => void;
}

function Day({ planId, date, onDate }: DayProps) {
  const { t } = useLingui();
  const input = planId ? { planId } : {};
  const planQuery = useQueryWithToast(useFirstQuery('evaluation.foodPlan'));
  const plan = planQuery.data;
  const day = useWithCare(together(useQuery(useFirstQuery('evaluation.foodPlanDetail')), planQuery));
  // Prefetches the next day, so that a tap shows it at once.
  const next = addDays(date, 1);
  useOptionalQuery({
    ...queries.evaluation.foodPlanDetail({ ...input, date: next }),
    enabled: day.isSuccess && plan !== undefined && next <= plan.endDate,
  });
  const refusal = !day.data && isHealthError(day.error, 'business') ? day.error.code : undefined;
  return (
    <LeadAndMain
      stays
      lead={
        <>
          {planQuery.isLoading && <Skeleton rows={1} height="11.2rem" />}
          {plan && (
            <CalendarStrip
              label={t`Day of the menu`}
              value={date}
              onChange={onDate}
              min={plan.startDate}
              max={plan.endDate}
              weeks={{ firstDay: weekdayOf(plan.startDate), name: t`Menu` }}
            />
          )}
          {plan && <OutdatedFoodPlan plan={plan} />}
          {day.isPending && <Skeleton rows={1} height="23.3rem" />}
          <QueryPart query={day}>{(day) => <Sum day={day} target={plan?.target} />}</QueryPart>
        </>
      }
      main={
        refusal === 'OUTSIDE' || refusal === 'NO_PLAN' ? (
          <EmptyState
            art="calendar"
            title={<Trans>The menu has no such day</Trans>}
            action={
              <ButtonLink href={pathTo('/food-app/custom/food-health/product', input)}>
                <Trans>See the menu</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <QueryView query={day} texts={refusals} skeleton={<Skeleton rows={3} height="28rem" />}>
            {(day) => <Meals day={day} />}
          </QueryView>
        )
      }
    />
  );
}

/** Shows the energy of a day next to its target. */
function Sum({ day, target: ofPlan }: { day: EvaluationPlanDay; target: EvaluationFoodPlan['target'] | undefined }) {
  const { date, macros, energyTarget, generatedAt } = day;
  const aims = usePermittedTarget(ofPlan, 'energyTarget');
  const format = useFormat();
  const energy = fact('menu.energy', format.energy(macros.energy), date);
  const target = fact('menu.target', format.energy(energyTarget));
  const balance = balanceOf(macros.energy, energyTarget);
  return (
    <>
      <Card padded>
        <div className={layout.stack3}>
          <KeyFigure>
            {energy} <small>{aims ? <Trans>of {target} kcal</Trans> : <Trans>kcal</Trans>}</small>
          </KeyFigure>
          {aims && (
            <p>
              {balance === 'within' && <Trans>Within 10% of your energy goal.</Trans>}
              {balance === 'below' && <Trans>Less than your energy goal: add a snack if you are hungry.</Trans>}
              {balance === 'above' && <Trans>More than your energy goal.</Trans>}
            </p>
          )}
          <MacroBars of="menu" eaten={macros} target={aims} />
        </div>
      </Card>
      <AiMark at={generatedAt}>
        <Trans>A new assessment makes a new menu.</Trans>
      </AiMark>
    </>
  );
}

function Meals({ day: { meals, date, planId } }: { day: EvaluationPlanDay }) {
  return (
    <>
      <Rows items={meals} keyOf={({ mealType }) => mealType}>
        {(meal) => <PlanMeal meal={meal} date={date} planId={planId} />}
      </Rows>
      <PlanKindNote kind="menu" />
    </>
  );
}
