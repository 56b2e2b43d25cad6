import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { FirstFacts } from '#domains/home/components/FirstFacts.tsx';
import { HomeFrame } from '#domains/home/components/HomeFrame.tsx';
import { LazyCard } from '#domains/home/components/LazyCard.tsx';
import { useNow } from '#lib/time/clock.ts';
import { currentTime } from '#lib/time/instants.ts';
import { hourAt, today } from '#lib/time/local-clock.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Avatar } from '#ui/media/Avatar.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { DoseCard } from '../components/DoseCard.tsx';
import { FamilyCard } from '../components/FamilyCard.tsx';
import { PartnerCard } from '../components/PartnerCard.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { TodaySummary } from '../components/TodaySummary.tsx';
import { WeightCard } from '../components/WeightCard.tsx';
import { type CardName, cardsAt } from '../model/card-order.ts';
import { openInvitations } from '../model/family-news.ts';
import styles from './GeneralHomeScreen.module.css';

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
    return (
      <ContentBoundary key={name}>
        {index < atOnce ? (
          <Card />
        ) : (
          <LazyCard>
            <Card />
          </LazyCard>
        )}
      </ContentBoundary>
    );
  });
}

/**
 * Whether the person has recorded nothing of what the general home shows.
 * @returns `undefined` while it is unknown; `false` if a part cannot be loaded, because its card says so
 */
function useIsNew(): boolean | undefined {
  const reminders = useQuery(useFirstQuery('medication.list', today()));
  const weights = useQuery(useFirstQuery('healthData.detail'));
  const family = useQuery(useFirstQuery('family.relationship'));
  const plan = useQuery(useFirstQuery('plans.executionData'));
  if ([reminders, weights, family, plan].some(({ isPending }) => isPending)) return undefined;
  return (
    reminders.data?.length === 0 &&
    weights.data !== undefined &&
    weights.data.series.every(({ latest }) => !latest) &&
    family.data !== undefined &&
    family.data.members.length + family.data.invitations.length === 0 &&
    isHealthError(plan.error, 'business') &&
    (plan.error.code === 'NO_PLAN' || plan.error.code === 'NOT_ELIGIBLE')
  );
}

/**
 * Lists the family invitations that wait for the person's answer: above the cards, or below them if they arrive after the
 * cards were painted, which they must not move. If they fail to load, only the family's own screen reports it.
 * @param late whether this is the place below the cards
 */
function FamilyInvitations({ late = false }: { late?: boolean }) {
  const now = useNow();
  const { data = [], isPending } = useOptionalQuery(useFirstQuery('family.invitedMessage'));
  const [isLate] = useState(isPending);
  if (late !== isLate) return null;
  return openInvitations(data, now).map(({ relationshipId, userName, avatar }) => (
    <section key={relationshipId} className={styles.invitation}>
      <Avatar name={userName} src={avatar} size={4.4} decorative />
      <h2 className={styles.title}>
        <Trans>
          <IsolatedName name={userName} /> invited you to join their family
        </Trans>
      </h2>
      <ButtonLink href={pathTo('/family-health/confirm', { relationshipId })}>
        <Trans>See invitation</Trans>
      </ButtonLink>
    </section>
  ));
}

/** The first step of a person without any record, and the others below it. */
function FirstStep() {
  return (
    <>
      <Card padded>
        <div className={layout.column4}>
          <h2 className={typography.strongLead}>
            <Trans>Start with one medicine</Trans>
          </h2>
          <p className={typography.soft}>
            <Trans>Add what you take and when. Your day then shows the next dose, and you tick it off.</Trans>
          </p>
          <ButtonLink fullWidth href={pathTo('/medicine-remind/add')}>
            <Trans>Add a medicine</Trans>
          </ButtonLink>
        </div>
      </Card>
      <Card title={<Trans>Or begin with</Trans>}>
        <LinkRow
          href={pathTo('/health-data/detail', { healthDataType: 'weight', add: 1 })}
          title={<Trans>Weight</Trans>}
          detail={<Trans>The first one starts your trend.</Trans>}
        />
        <LinkRow
          href={pathTo('/family-health/home')}
          title={<Trans>Family</Trans>}
          detail={<Trans>See how your parents, partner and children are.</Trans>}
        />
        <LinkRow
          href={pathTo('/execution-plan')}
          title={<Trans>A plan</Trans>}
          detail={<Trans>A few tasks a day, in stages.</Trans>}
        />
      </Card>
    </>
  );
}
