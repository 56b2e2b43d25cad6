import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { HomeFrame } from '../components/HomeFrame.tsx';
import { LazyCard } from '../components/LazyCard.tsx';
import { MealCard } from '../components/MealCard.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import { RecordMeal } from '../components/RecordMeal.tsx';

/** `/ai-app` and `/food-app`: the homes of the two products about food. */
export function FoodHomeScreen() {
  return (
    <HomeFrame
      cards={
        <>
          <RecordMeal />
          <EnergyCard />
          <MealCard />
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
