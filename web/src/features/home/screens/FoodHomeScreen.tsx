import layout from '#ui/Layout.module.css';
import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { HomeFrame } from '../components/HomeFrame.tsx';
import { LazyCard } from '../components/LazyCard.tsx';
import { MealCard } from '../components/MealCard.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import { RecordMealOptions } from '../components/RecordMealOptions.tsx';

/** `/food-app`: the home of the food product: the next meal to cook, the meals eaten, and the orders on their way. */
export function FoodHomeScreen() {
  return (
    <HomeFrame
      cards={
        <>
          <MealCard />
          <RecordMealOptions />
          <EnergyCard />
          <LazyCard>
            {/* Two short cards in the place of one. */}
            <div className={layout.column4}>
              <OrderCard />
              <AssessmentCard />
            </div>
          </LazyCard>
        </>
      }
    />
  );
}
