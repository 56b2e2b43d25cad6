import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { useSession } from '#platform/session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { Avatars } from './Avatars.tsx';
import styles from './RankingRow.module.css';
import { RecordedDays } from './RecordedDays.tsx';

export type Place = PartnerRank['list'][number] | PartnerPairRank['list'][number];

interface Props {
  place: Place;
  /** Whether it is the person's own row. */
  mine: boolean;
  /** Whether it is the row of the person's partner. @default false */
  isPartner?: boolean;
  /** The most days that a person or a pair can have recorded. */
  mostDays: number;
}

/** A row of the ranking, with the days of a person or the sum of a pair. Guests see ranks without names and photos. */
export function RankingRow({ place, mine, isPartner = false, mostDays }: Props) {
  const { user } = useSession();
  const named = user.userToken !== undefined;
  const { rank, recordedDays } = place;
  const people = 'first' in place ? [place.first, place.second] : [place];
  return (
    <li className={mine ? `${styles.row} ${styles.mine}` : styles.row}>
      <span className={styles.rank}>
        <span className={rank <= 3 ? styles.top : undefined}>{rank}</span>
      </span>
      {named && <Avatars people={people} size={4} />}
      <span className={layout.grow}>
        {named ? <Names place={place} /> : 'first' in place ? <Trans>A pair</Trans> : <Trans>A person</Trans>}
        {mine && (
          <>
            {' '}
            <Badge tone="good">{'first' in place ? <Trans>Your pair</Trans> : <Trans>You</Trans>}</Badge>
          </>
        )}
        {isPartner && (
          <>
            {' '}
            <Badge>
              <Trans context="ranking">Partner</Trans>
            </Badge>
          </>
        )}
        <span className={styles.days}>
          <RecordedDays days={recordedDays} of={mostDays} />
          <span>
            <Plural value={recordedDays} one="# day recorded" other="# days recorded" />
          </span>
        </span>
      </span>
    </li>
  );
}

function Names({ place }: { place: Place }) {
  if (!('first' in place)) return <ServerText as="bdi" text={place.userName} />;
  const { userName: a = '' } = place.first;
  const { userName: b = '' } = place.second;
  return (
    <Trans>
      <IsolatedName name={a} /> and <IsolatedName name={b} />
    </Trans>
  );
}
