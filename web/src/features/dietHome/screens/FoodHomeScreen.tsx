import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { HomeFrame } from '#domains/home/components/HomeFrame.tsx';
import { LazyCard } from '#domains/home/components/LazyCard.tsx';
import { RepeatYesterdayMeal } from '#domains/meal/components/RepeatYesterdayMeal.tsx';
import { useNow } from '#lib/time/clock.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { MealCard } from '../components/MealCard.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import styles from './FoodHomeScreen.module.css';

/** `/food-app`: the home of the food product: the next meal to cook, the meals eaten, and the orders on their way. */
export function FoodHomeScreen() {
  return (
    <HomeFrame
      cards={[
        <MealCard key="meal" />,
        <RecordMealOptions key="record" />,
        <EnergyCard key="energy" />,
        <LazyCard key="orders">
          {/* Two short cards in the place of one. */}
          <div className={layout.column4}>
            <OrderCard />
            <AssessmentCard />
          </div>
        </LazyCard>,
      ]}
    />
  );
}

/** Links to the ways to record a meal in the food product. */
function RecordMealOptions() {
  const now = useNow();
  return (
    <section className={layout.column2}>
      <h2 className={typography.lead}>
        <Trans>What did you eat?</Trans>
      </h2>
      <div className={styles.ways}>
        <Link href={pathTo('/food-app/analyze/list', { add: 'photo' })} className={styles.way}>
          <Camera aria-hidden="true" size="2.4rem" />
          <Trans context="way to record a meal">Photo</Trans>
        </Link>
        <Link href={pathTo('/food-app/analyze/list', { add: 'search' })} className={styles.way}>
          <Search aria-hidden="true" size="2.4rem" />
          <Trans context="way to record a meal">Search or type</Trans>
        </Link>
      </div>
      <RepeatYesterdayMeal date={dayAt(now)} mealType={mealAt(timeAt(now))} />
    </section>
  );
}
