import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format/format.ts';
import { ensureConsent, storedConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { isFast } from '../model/pace.ts';
import styles from './Ranking.module.css';
import { type Place, RankRow } from './RankRow.tsx';

/** A ranking with the person's own row, which stays visible. */
export function Ranking({ ranking }: { ranking: PartnerRank | PartnerPairRank }) {
  const { i18n, t } = useLingui();
  const { user } = useSession();
  const { period, participants, updatedAt } = ranking;
  const list: Place[] = ranking.list;
  const mine: Place | null = ranking.mine;
  const time = formatDate(i18n.locale, updatedAt, 'time');
  const listed = mine !== null && list.some((place) => keyOf(place) === keyOf(mine));
  if (list.length === 0) {
    return (
      <EmptyState
        title={<Trans>Nobody is ranked yet</Trans>}
        action={
          <ButtonLink href={pathTo('/lose-weight-partner/home')} variant="quiet">
            <Trans>To my partner</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          The ranking shows those who have a partner, weighed themselves twice in this period and lost weight.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.about}>
        {'first' in (list[0] as Place) ? (
          <Trans>
            <Plural value={participants} one="# pair takes part." other="# pairs take part." /> As of {time}, by percent
            of weight lost.
          </Trans>
        ) : (
          <Trans>
            <Plural value={participants} one="# person takes part." other="# people take part." /> As of {time}, by
            percent of weight lost.
          </Trans>
        )}
      </p>
      <ol className={styles.list} aria-label={t`Ranking`}>
        {list.map((place, index) => (
          <RankRow
            // Guests see nobody's id.
            key={user.userToken ? keyOf(place) : index}
            place={place}
            period={period}
            mine={mine !== null && keyOf(place) === keyOf(mine)}
          />
        ))}
      </ol>
      {mine && isFast(mine.lostPercent, period) && (
        <Card padded title={<Trans>Slower is better for you</Trans>}>
          <Trans>
            You lose more than about 1% of your weight a week. It costs muscle and seldom lasts. Eat enough.
          </Trans>
        </Card>
      )}
      <p className={styles.about}>
        <Trans>Only a loss of no more than about 1% a week is ranked. Faster is not better.</Trans>
      </p>
      {mine === null ? <NotRanked /> : !listed && <OwnPlace place={mine} period={period} />}
    </>
  );
}

function NotRanked() {
  const { user } = useSession();
  const agreed = isGiven(storedConsents(), 'ranking');
  return (
    <Card padded>
      <p className={styles.about}>
        {user.userToken ? (
          <Trans>
            You are not ranked in this period. The ranking shows those who have a partner, weighed themselves twice and
            lost weight, no faster than about 1% a week. Slower is better.
          </Trans>
        ) : (
          <Trans>Sign in to see your own place.</Trans>
        )}
      </p>
      {user.userToken && !agreed && (
        <>
          <p className={styles.about}>
            <Trans>You have not agreed to be shown in the ranking.</Trans>
          </p>
          <Button variant="quiet" onClick={() => void ensureConsent('ranking')}>
            <Trans>Show me in the ranking</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

/** The person's own row when it is not in the list. */
function OwnPlace({ place, period }: { place: Place; period: PartnerRank['period'] }) {
  const { t } = useLingui();
  return (
    <BottomBar>
      <ol className={styles.own} aria-label={t`Your place`}>
        <RankRow place={place} period={period} mine />
      </ol>
    </BottomBar>
  );
}

const keyOf = (place: Place): string =>
  'first' in place ? `${place.first.userId} ${place.second.userId}` : `${place.userId}`;
