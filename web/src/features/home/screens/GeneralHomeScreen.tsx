import { type ComponentType, useState } from 'react';
import { currentTime } from '#lib/time/instants.ts';
import { hourAt } from '#lib/time/local-clock.ts';
import { DoseCard } from '../components/DoseCard.tsx';
import { FamilyCard } from '../components/FamilyCard.tsx';
import { FamilyInvitations } from '../components/FamilyInvitations.tsx';
import { HomeFrame } from '../components/HomeFrame.tsx';
import { LazyCard } from '../components/LazyCard.tsx';
import { PartnerCard } from '../components/PartnerCard.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { WeightCard } from '../components/WeightCard.tsx';
import { type CardName, cardsAt } from '../model/part-of-day.ts';

const cards: Record<CardName, ComponentType> = {
  dose: DoseCard,
  weight: WeightCard,
  plan: PlanCard,
  family: FamilyCard,
  partner: PartnerCard,
};

/** Number of cards that a phone shows without scrolling. */
const atOnce = 2;

/** `/`: the home of the general health app. */
export function GeneralHomeScreen() {
  // The order does not change while the home is open.
  const [names] = useState(() => cardsAt(hourAt(currentTime())));
  return (
    <HomeFrame
      top={<FamilyInvitations />}
      cards={names.map((name, index) => {
        const Card = cards[name];
        return index < atOnce ? (
          <Card key={name} />
        ) : (
          <LazyCard key={name}>
            <Card />
          </LazyCard>
        );
      })}
    />
  );
}
