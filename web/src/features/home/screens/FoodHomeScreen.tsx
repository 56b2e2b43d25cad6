import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { HomeFrame } from '../components/HomeFrame.tsx';
import { LazyCard } from '../components/LazyCard.tsx';
import { MealCard } from '../components/MealCard.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import { RecordMealOptions } from '../components/RecordMealOptions.tsx';

/** `/food-app`: the home of the food product, a kitchen and a shop: what to cook next, what was eaten, and what is on its way. */
export function FoodHomeScreen() {
  return (
    <HomeFrame
      cards={
        <>
          <MealCard />
          <RecordMealOptions />
          <EnergyCard />
          <LazyCard>
            <OrderCard />
          </LazyCard>
          <LazyCard>
            <AssessmentCard />
          </LazyCard>
        </>
      }
    />
  );
}
