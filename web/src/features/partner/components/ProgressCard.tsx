import type { PartnerIndex } from '@health-app/sdk';
import type { Permit } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import styles from './ProgressCard.module.css';
import { WeightLossPercent } from './WeightLossPercent.tsx';

type Progress = NonNullable<PartnerIndex['partner']>;

interface Props extends Pick<PartnerIndex, 'me' | 'partner'> {
  /** Start date of the partnership. */
  since?: string;
  permit: Permit<'weightChange'>;
}

/** Shows the person's progress next to the partner's. */
export function ProgressCard({ me, partner, since }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const date = since && format.date(since, 'medium');
  if (!me && !partner) return <NoWeight />;
  return (
    <Card padded>
      <div className={partner ? `${styles.people} ${styles.two}` : styles.people}>
        {me ? (
          <Person progress={me} name={t`You`} />
        ) : (
          <p className={typography.note}>{t`You have not noted a weight yet.`}</p>
        )}
        {partner && <Person progress={partner} name={partner.userName} />}
      </div>
      {date && (
        <p className={styles.since}>
          <Trans>Partners since {date}</Trans>
        </p>
      )}
    </Card>
  );
}

function Person({ progress, name }: { progress: Progress; name: string }) {
  const format = useFormat();
  const { userName, avatar, lastWeighedOn, lostPercent, startDate } = progress;
  const today = useToday();
  const day = lastWeighedOn && format.date(lastWeighedOn, 'short');
  return (
    <section className={styles.person} aria-label={name}>
      <Avatar name={userName} src={avatar} size={5.6} decorative />
      <h2 className={styles.name}>
        <IsolatedName name={name} />
      </h2>
      <WeightLossPercent lostPercent={lostPercent} startDate={startDate} />
      <p className={typography.note}>
        {lastWeighedOn === null ? (
          // The server may return a new partner's total before their daily values.
          lostPercent === 0 && <Trans>No weight noted yet</Trans>
        ) : lastWeighedOn === today ? (
          <Trans>Weighed today</Trans>
        ) : (
          <Trans>Weighed {day}</Trans>
        )}
      </p>
    </section>
  );
}

function NoWeight() {
  return (
    <Card padded title={<Trans>No weight noted yet</Trans>}>
      <p className={typography.note}>
        <Trans>Once you have noted your weight twice, you see your change here.</Trans>
      </p>
    </Card>
  );
}
