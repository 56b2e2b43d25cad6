import type { PartnerPairRank, PartnerPeriod, PartnerRank } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Medal from 'lucide-react/icons/medal';
import { formatPercent } from '#lib/format/format.ts';
import { useSession } from '#platform/session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { isFast } from '../model/pace.ts';
import styles from './RankRow.module.css';

export type Place = PartnerRank['list'][number] | PartnerPairRank['list'][number];

interface Props {
  place: Place;
  period: PartnerPeriod;
  /** Whether it is the person's own row. */
  mine: boolean;
}

/**
 * A row of the ranking. The first three get a medal, unless they lose weight too fast. Guests see places without names and
 * photos.
 */
export function RankRow({ place, period, mine }: Props) {
  const { i18n, t } = useLingui();
  const { user } = useSession();
  const named = user.userToken !== undefined;
  const { rank, lostPercent } = place;
  const first = rank <= 3;
  const medal = first && !isFast(lostPercent, period);
  const people = 'first' in place ? [place.first, place.second] : [place];
  return (
    <li className={mine ? `${styles.row} ${styles.mine}` : styles.row}>
      <span className={first ? `${styles.rank} ${styles.first}` : styles.rank}>{rank}</span>
      {named && (
        <span className={styles.avatars}>
          {people.map(({ userId, userName = '', avatar = null }) => (
            <Avatar key={userId} name={userName} src={avatar} size={4} decorative />
          ))}
        </span>
      )}
      <span className={styles.name}>
        {named ? <Names place={place} /> : 'first' in place ? <Trans>A pair</Trans> : <Trans>A person</Trans>}
        {mine && (
          <>
            {' '}
            <Badge tone="good">{'first' in place ? <Trans>Your pair</Trans> : <Trans>You</Trans>}</Badge>
          </>
        )}
      </span>
      {medal && <Medal className={styles.medal} data-rank={rank} size="2.2rem" aria-label={t`Medal`} role="img" />}
      <span className={styles.percent}>{formatPercent(i18n.locale, Math.abs(lostPercent), { decimals: 1 })}</span>
    </li>
  );
}

function Names({ place }: { place: Place }) {
  if (!('first' in place)) return <bdi>{place.userName}</bdi>;
  const a = place.first.userName;
  const b = place.second.userName;
  return (
    <Trans>
      {a} and {b}
    </Trans>
  );
}
