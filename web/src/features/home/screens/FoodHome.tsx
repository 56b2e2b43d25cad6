import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { HomeScreen } from '../components/HomeScreen.tsx';
import { MealCard } from '../components/MealCard.tsx';
import { Near } from '../components/Near.tsx';
import { OrderCard } from '../components/OrderCard.tsx';
import { RecordMeal } from '../components/RecordMeal.tsx';

/** `/ai-app` and `/food-app`: the homes of the two products about food. */
export function FoodHome() {
  return (
    <HomeScreen
      cards={
        <>
          <RecordMeal />
          <EnergyCard />
          <MealCard />
          <Near>
            <OrderCard />
          </Near>
          <Near>
            <AssessmentCard />
          </Near>
        </>
      }
    />
  );
}
