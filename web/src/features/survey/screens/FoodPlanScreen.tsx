import type { EvaluationFoodPlan } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { PlanKindNote } from '#domains/plan/components/PlanKindNote.tsx';
import { ShoppingSheet } from '#domains/shopping/components/ShoppingSheet.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { DayMealsLines } from '../components/DayMealsLines.tsx';
import { OutdatedFoodPlan } from '../components/OutdatedFoodPlan.tsx';
import { needsDietitian, noneFits } from '../labels.ts';
import { planParams } from '../model/params.ts';
import styles from './FoodPlanScreen.module.css';

/** `/food-app/custom/food-health/product?planId=`: the week's menu that belongs to a report. */
export function FoodPlanScreen() {
  const [params] = useParams(planParams);
  return <Screen title={<Trans>Menu</Trans>}>{params ? <Content {...params} /> : <NoPlan />}</Screen>;
}

function Content({ planId }: { planId?: string | undefined }) {
  const plan = useWithCare(useQuery(useFirstQuery('evaluation.foodPlan')));
  const refusal = !plan.data && isHealthError(plan.error, 'business') ? plan.error.code : undefined;
  if (refusal === 'NO_PLAN') return <NoPlan />;
  if (refusal === 'NEEDS_DIETITIAN') return <NotMade reason={needsDietitian} />;
  if (refusal === 'NONE_FITS') return <NotMade reason={noneFits} />;
  return (
    <QueryView query={plan} skeleton={<Skeleton rows={9} />}>
      {(plan) => <Week plan={plan} address={planId ? { planId } : {}} />}
    </QueryView>
  );
}

interface WeekProps {
  plan: EvaluationFoodPlan;
  /** The parameters that name the plan. A day has the same ones, so that its link is marked beside it. */
  address: { planId?: string };
}

function Week({ plan, address }: WeekProps) {
  const format = useFormat();
  const now = useToday();
  const target = usePermittedTarget(plan.target, 'energyTarget');
  const { planId, startDate, endDate, days } = plan;
  const goods = plan.goods.filter(mayStandBesideHealth);
  const first = fact('menu.first', format.date(startDate, 'short'), planId);
  const last = fact('menu.last', format.date(endDate, 'short'), planId);
  const [shopping, setShopping] = useState(false);
  const ticks = usePersonalKey('shopping', 'foodPlan');
  const toShop = days.map(({ date }) => date).filter((date) => date >= now);
  return (
    <LeadAndMain
      lead={
        <>
          <OutdatedFoodPlan plan={plan} />
          {endDate < now && (
            <Card padded title={<Trans>This menu is over</Trans>}>
              <p>
                <Trans>Its last day was {last}. A new assessment makes a new menu; this one stays readable.</Trans>
              </p>
              <ButtonLink fullWidth href={pathTo('/food-app/health-survey', { again: 1 })}>
                <Trans>Do the assessment again</Trans>
              </ButtonLink>
            </Card>
          )}
          <Card padded>
            <div className={layout.stack3}>
              <p className={styles.dates}>
                <Trans>
                  {first} to {last}
                </Trans>
                {startDate > now && (
                  <Badge>
                    <Trans>Begins soon</Trans>
                  </Badge>
                )}
              </p>
              {target && (
                <>
                  <KeyFigure>
                    {fact('menu.target', format.energy(target.energy))}{' '}
                    <small>
                      <Trans>kcal a day</Trans>
                    </small>
                  </KeyFigure>
                  <MacroBars eaten={target} of="menu" />
                </>
              )}
            </div>
          </Card>
          <AiMark at={plan.generatedAt}>
            <Trans>A new assessment makes a new menu.</Trans>
          </AiMark>
          {toShop.length > 0 && (
            <Button fullWidth variant="quiet" onClick={() => setShopping(true)}>
              <Trans>Shopping list</Trans>
            </Button>
          )}
        </>
      }
      main={
        <>
          <Card>
            {days.map(({ date, macros, meals }) => {
              const energy = fact('menu.energy', format.energy(macros.energy), date);
              return (
                <LinkRow
                  key={date}
                  href={pathTo('/food-app/custom/food-health/product/detail', { ...address, date })}
                  title={
                    <div className={layout.ends}>
                      <span className="whole-words">
                        {format.date(date, 'shortDay')}{' '}
                        {date === now && (
                          <Badge tone="good">
                            <Trans>Today</Trans>
                          </Badge>
                        )}
                      </span>
                      <span>
                        <Trans>{energy} kcal</Trans>
                      </span>
                    </div>
                  }
                  detail={<DayMealsLines meals={meals} />}
                />
              );
            })}
          </Card>
          <PlanKindNote kind="menu" />
          <ShoppingSheet
            open={shopping}
            onClose={() => setShopping(false)}
            days={toShop}
            load={(date) => queries.evaluation.foodPlanDetail({ planId, date })}
            foodsOf={({ meals }) => meals.flatMap(({ foods }) => foods)}
            storage={deviceStorage}
            storageKey={ticks}
          />
          {goods.length > 0 && (
            <section>
              <h2 className={typography.strongLead}>
                <Trans>From the shop (Ad)</Trans>
              </h2>
              <p className={styles.soft}>
                <Trans>You don’t need these for the menu.</Trans>
              </p>
              <Card padded>
                <GoodsList goods={goods} hrefOf={(goodsId) => pathTo('/food-app/product/detail', { goodsId })} />
              </Card>
            </section>
          )}
        </>
      }
    />
  );
}

/** Explains why the server does not create a menu that would be unsafe. */
function NotMade({ reason }: { reason: MessageDescriptor }) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      art="plate"
      title={<Trans>A menu for you needs a dietitian</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/custom/food-health')}>
          <Trans>Food and health</Trans>
        </ButtonLink>
      }
    >
      {i18n._(reason)}
    </EmptyState>
  );
}

function NoPlan() {
  return (
    <EmptyState
      art="plate"
      title={<Trans>There is no menu yet</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/custom/food-health')}>
          <Trans>Food and health</Trans>
        </ButtonLink>
      }
    >
      <Trans>The menu comes with the report of the health assessment.</Trans>
    </EmptyState>
  );
}
