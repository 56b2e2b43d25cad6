import type { AnalysisRecord, MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { logMealTexts } from '#domains/food/labels.ts';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { RepeatYesterdayMeal } from '#domains/meal/components/RepeatYesterdayMeal.tsx';
import { useNow, useToday } from '#lib/time/clock.ts';
import { timeAt } from '#lib/time/local-clock.ts';
import { useFirstPages } from '#platform/query/useFirstQuery.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { AnalysedMeals } from '../components/AnalysedMeals.tsx';
import { DayCard } from '../components/DayCard.tsx';
import { MealRow } from '../components/MealRow.tsx';
import { PendingMeals } from '../components/PendingMeals.tsx';
import { analyzeParams } from '../model/params.ts';
import { eatenBefore } from '../model/records.ts';
import styles from './MealDayScreen.module.css';

/** `/ai-app/analyze?date=&mealType=`: the day so far, the ways to add a meal, and the earlier meals. */
export function MealDayScreen() {
  const [params] = useParams(analyzeParams);
  const today = useToday();
  const guess = mealAt(timeAt(useNow()));
  const isValid = params && (params.date ?? today) <= today;
  return (
    <Screen title={<Trans>Food analysis</Trans>}>
      <PullToRefresh>
        {isValid ? (
          <Start date={params.date ?? today} mealType={params.mealType ?? guess} />
        ) : (
          <BrokenLink title={<Trans>This link has no date</Trans>} href={pathTo('/ai-app/analyze')}>
            <Trans>Open today</Trans>
          </BrokenLink>
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Start({ date, mealType }: { date: string; mealType: ReturnType<typeof mealAt> }) {
  const records = useInfiniteQuery(useFirstPages('analysis.record'));
  return (
    <LeadAndMain
      lead={<DayCard date={date} />}
      main={
        <>
          <AddMealOptions date={date} mealType={mealType} />
          <ContentBoundary>
            <RepeatYesterdayMeal date={date} mealType={mealType} />
          </ContentBoundary>
          <ContentBoundary>
            <PendingMeals date={date} />
          </ContentBoundary>
          <ContentBoundary>
            <PastMeals
              records={records.isLoading ? undefined : (records.data?.pages[0]?.list ?? [])}
              date={date}
              mealType={mealType}
            />
          </ContentBoundary>
          <AnalysedMeals query={records} />
        </>
      }
    />
  );
}

/** Offers the ways to add a meal side by side: the best one depends on the meal. */
function AddMealOptions({ date, mealType }: { date: string; mealType: MealType }) {
  const { i18n } = useLingui();
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>{i18n._(logMealTexts[mealType])}</h2>
      <div className={layout.tiles}>
        <Link className={styles.way} href={pathTo('/ai-food/list', { mealType, date, add: 'photo' })}>
          <Camera aria-hidden="true" size="2.6rem" strokeWidth={1.6} />
          <Trans>Photo</Trans>
        </Link>
        <Link className={styles.way} href={pathTo('/ai-food/list', { mealType, date, add: 'search' })}>
          <Search aria-hidden="true" size="2.6rem" strokeWidth={1.6} />
          <Trans>Search or type</Trans>
        </Link>
      </div>
    </section>
  );
}

interface Props {
  /** Undefined while they load. */
  records: readonly AnalysisRecord[] | undefined;
  date: string;
  mealType: MealType;
}

/** Offers past meals: a tap opens a new list with their foods, to change and to submit. */
function PastMeals({ records, date, mealType }: Props) {
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
