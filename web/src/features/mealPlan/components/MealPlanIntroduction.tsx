import { Trans } from '@lingui/react/macro';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './MealPlanIntroduction.module.css';

/** Explains meal plans to a person without one. */
export function MealPlanIntroduction() {
  return (
    <>
      <Card padded title={<Trans>Seven days of meals that suit you</Trans>}>
        <ul className={styles.points}>
          <li>
            <Trans>Dishes for your goal and your taste, without your allergens or what you do not eat.</Trans>
          </li>
          <li>
            <Trans>Any meal can be exchanged. You see the change before it counts.</Trans>
          </li>
          <li>
            <Trans>Tick a meal as eaten, and it is in your diary.</Trans>
          </li>
        </ul>
      </Card>
      <MemberGate feature="mealPlan">
        <ButtonLink fullWidth href={pathTo('/food-app/custom/dietary-preferences')}>
          <Trans>Say what I like</Trans>
        </ButtonLink>
      </MemberGate>
    </>
  );
}
