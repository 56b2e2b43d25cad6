import { type ComponentType, useState } from 'react';
import { currentTime } from '#lib/time/instants.ts';
import { hourAt } from '#lib/time/local-clock.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { DoseCard } from '../components/DoseCard.tsx';
import { FamilyCard } from '../components/FamilyCard.tsx';
import { FamilyInvitations } from '../components/FamilyInvitations.tsx';
import { FirstFacts } from '../components/FirstFacts.tsx';
import { FirstStep } from '../components/FirstStep.tsx';
import { HomeFrame } from '../components/HomeFrame.tsx';
import { LazyCard } from '../components/LazyCard.tsx';
import { PartnerCard } from '../components/PartnerCard.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { TodaySummary } from '../components/TodaySummary.tsx';
import { WeightCard } from '../components/WeightCard.tsx';
import { type CardName, cardsAt } from '../model/part-of-day.ts';
import { useIsNew } from '../model/useIsNew.ts';

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
  return <HomeFrame top={<Top />} late={<FamilyInvitations late />} facts={<LaterFacts />} cards={<Cards />} />;
}

/** The summary of the day, except for a person without any record, and the invitations. */
const Top = () => (
  <>
    {useIsNew() ? null : <TodaySummary />}
    <FamilyInvitations />
  </>
);

/** Asks for facts after the first record, which shows what they are for. */
function LaterFacts() {
  // Loads beside the other first queries, so that the question does not move the cards late.
  useOptionalQuery(useFirstQuery('user.information'));
  return useIsNew() === false ? <FirstFacts /> : null;
}

/** The cards of the day, or the first step of a person without any record. */
function Cards() {
  // The order does not change while the home is open.
  const [names] = useState(() => cardsAt(hourAt(currentTime())));
  if (useIsNew()) return <FirstStep />;
  return names.map((name, index) => {
    const Card = cards[name];
    return index < atOnce ? (
      <Card key={name} />
    ) : (
      <LazyCard key={name}>
        <Card />
      </LazyCard>
    );
  });
}
