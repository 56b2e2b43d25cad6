import { pageSize } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShopEntry } from '#domains/goods/components/ShopEntry.tsx';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { AdviceList } from '../components/AdviceList.tsx';
import { ReportFrame } from '../components/ReportFrame.tsx';
import { SupplementShop } from '../components/SupplementShop.tsx';
import { completeDays } from '../model/day-coverage.ts';
import { viewParams } from '../model/params.ts';
import { goodsOf, usePermittedNutrients } from '../model/usePermittedNutrients.ts';

/**
 * `/food-app/extra-nutrition?date=&view=`: the nutrients outside their range over several days, with foods. The view `shop` shows
 * the goods for them, apart from the person's values.
 */
export function ExtraNutritionScreen() {
  const [params] = useParams(viewParams);
  if (params?.view === 'shop') {
    return (
      <ReportFrame
        title={<Trans>Supplements (Ad)</Trans>}
        plain={pathTo('/food-app/extra-nutrition', { view: 'shop' })}
      >
        {(date) => <SupplementShop date={date} />}
      </ReportFrame>
    );
  }
  return (
    <ReportFrame title={<Trans>Nutrients to watch</Trans>} plain={pathTo('/food-app/extra-nutrition')}>
      {(date) => <Content date={date} />}
    </ReportFrame>
  );
}

function Content({ date }: { date: string }) {
  const { query, permitted, isWithheld } = usePermittedNutrients(date);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton rows={3} height="24rem" />}
      isEmpty={(list) => permitted(list).length === 0}
      empty={isWithheld ? <ForDietitian /> : <Nothing date={date} />}
    >
      {(list) => (
        <Wide>
          <p className={typography.soft}>
            <Plural
              value={list[0]?.days ?? 0}
              one="From # complete day of the last seven. One day is little to go by."
              other="From # complete days of the last seven."
            />
          </p>
          <AdviceList list={permitted(list)} date={date} />
          <p className={typography.note}>
            <Trans>
              What is advised follows the Chinese dietary reference intakes of 2023, by sex, age and conditions. Food
              comes first. Before you take a supplement while pregnant, with kidney disease or beside medicines, ask a
              doctor. For information only, not a diagnosis.
            </Trans>
          </p>
          {/* Below the sources, so that nothing for sale stands next to a value. */}
          {goodsOf(permitted(list)).length > 0 && (
            <ShopEntry href={pathTo('/food-app/extra-nutrition', { date, view: 'shop' })} />
          )}
        </Wide>
      )}
    </QueryView>
  );
}

/** For a person for whom the server judges no shortage. */
const ForDietitian = () => (
  <EmptyState art="plate" title={<Trans>Ask your doctor or dietitian</Trans>}>
    <Trans>
      With kidney disease, how much protein, potassium and phosphorus is right depends on blood tests, so shortages are
      not judged here.
    </Trans>
  </EmptyState>
);

/** An empty list means either no deficit or no complete day; the coverage tells which. */
function Nothing({ date }: { date: string }) {
  const range = { from: addDays(date, -6), to: date };
  const days = useQuery(queries.analysis.dailyReportList({ ...range, pageNum: 1, pageSize }));
  return (
    <QueryView query={days} skeleton={<Skeleton rows={1} height="20rem" />}>
      {({ list }) => {
        const count = completeDays(list);
        return count > 0 ? (
          <EmptyState art="plate" title={<Trans>Everything is as advised</Trans>}>
            <Plural
              value={count}
              one="That is the result of # complete day."
              other="That is the average of # complete days."
            />
          </EmptyState>
        ) : (
          <EmptyState
            art="calendar"
            title={<Trans>No complete day in the last seven</Trans>}
            action={
              <ButtonLink href={pathTo('/food-app/report/day', { date })}>
                <Trans>See what is missing</Trans>
              </ButtonLink>
            }
          >
            <Trans>Days with breakfast, lunch and dinner show what is below the advised amount.</Trans>
          </EmptyState>
        );
      }}
    </QueryView>
  );
}
