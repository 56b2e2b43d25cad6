import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { useStore } from '#lib/store/useStore.ts';
import { currentConsents, ensureConsent } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import typography from '#ui/Typography.module.css';
import styles from './Ranking.module.css';
import { type Place, RankingRow } from './RankingRow.tsx';

/** Shows a ranking; the person's own row stays visible. */
export function Ranking({ ranking }: { ranking: PartnerRank | PartnerPairRank }) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const { participants, updatedAt } = ranking;
  const list: Place[] = ranking.list;
  const mine: Place | null = ranking.mine;
  const time = format.date(updatedAt, 'time');
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
        <Trans>The ranking shows people who have a partner and recorded their weight in this period.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={typography.note}>
        {'first' in (list[0] as Place) ? (
          <Trans>
            <Plural value={participants} one="# pair takes part." other="# pairs take part." /> As of {time}, by days
            with a recorded weight.
          </Trans>
        ) : (
          <Trans>
            <Plural value={participants} one="# person takes part." other="# people take part." /> As of {time}, by days
            with a recorded weight.
          </Trans>
        )}
      </p>
      <ol className={styles.list} aria-label={t`Ranking`}>
        {list.map((place, index) => (
          <RankingRow
            // Replies to guests contain no ids.
            key={user.userToken ? keyOf(place) : index}
            place={place}
            mine={mine !== null && keyOf(place) === keyOf(mine)}
          />
        ))}
      </ol>
      <p className={typography.note}>
        <Trans>Kilograms do not count. A loss of more than 1% of the weight or 1 kg a week is not ranked.</Trans>
      </p>
      {mine === null ? <NotRanked /> : !listed && <OwnPlace place={mine} />}
    </>
  );
}

function NotRanked() {
  const { user } = useSession();
  // The question is hidden until the consents are loaded.
  const consents = useStore(currentConsents);
  const agreed = consents === undefined || isGiven(consents, 'ranking');
  return (
    <Card padded>
      <p className={typography.note}>
        {user.userToken ? (
          <Trans>
            You are not ranked in this period. The ranking shows people who have a partner and recorded their weight.
          </Trans>
        ) : (
          <Trans>Sign in to see your own place.</Trans>
        )}
      </p>
      {user.userToken && !agreed && (
        <>
          <p className={typography.note}>
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

/** Shows the person's own row if the list does not contain it. */
function OwnPlace({ place }: { place: Place }) {
  const { t } = useLingui();
  return (
    <BottomBar>
      <ol className={styles.own} aria-label={t`Your place`}>
        <RankingRow place={place} mine />
      </ol>
    </BottomBar>
  );
}

const keyOf = (place: Place): string =>
  'first' in place ? `${place.first.userId} ${place.second.userId}` : `${place.userId}`;
