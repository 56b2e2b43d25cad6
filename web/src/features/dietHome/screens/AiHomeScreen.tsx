import { HomeFrame } from '#domains/home/components/HomeFrame.tsx';
import { LazyCard } from '#domains/home/components/LazyCard.tsx';
import { AdviceCard } from '../components/AdviceCard.tsx';
import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { EnergyCard } from '../components/EnergyCard.tsx';
import { MealCard } from '../components/MealCard.tsx';

/** `/ai-app`: the home of the AI product. The dietitian's advice comes first, with a line to answer it. */
export function AiHomeScreen() {
  return (
    <HomeFrame
      cards={[
        <AdviceCard key="advice" />,
        <EnergyCard key="energy" />,
        <MealCard key="meal" />,
        <LazyCard key="assessment">
          <AssessmentCard />
        </LazyCard>,
      ]}
    />
  );
}
