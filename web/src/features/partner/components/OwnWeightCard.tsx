import type { PartnerIndex } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './OwnWeightCard.module.css';

/** The person's weights, which no other user sees. */
export function OwnWeightCard({ me }: { me: NonNullable<PartnerIndex['me']> }) {
  const format = useFormat();
  const { startWeight, currentWeight, targetWeight } = me;
  const weight = (figure: string) => <Trans>{figure} kg</Trans>;
  return (
    <Card padded title={<Trans>Your weight</Trans>}>
      <dl className={styles.weights}>
        <div>
          <dt>
            <Trans context="weight">Start</Trans>
          </dt>
          <dd>{weight(format.weight(startWeight))}</dd>
        </div>
        <div>
          <dt>
            <Trans context="weight">Now</Trans>
          </dt>
          <dd>{weight(fact('weight.latest', format.weight(currentWeight)))}</dd>
        </div>
        {targetWeight !== null && (
          <div>
            <dt>
              <Trans context="weight">Goal</Trans>
            </dt>
            <dd>{weight(fact('weight.target', format.weight(targetWeight)))}</dd>
          </div>
        )}
      </dl>
      <ButtonLink variant="quiet" fullWidth href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
        <Trans>See your weight</Trans>
      </ButtonLink>
      <p className={styles.private}>
        <Lock aria-hidden="true" size="1.5rem" />
        <Trans>Only you see this. Others see percent.</Trans>
      </p>
    </Card>
  );
}
