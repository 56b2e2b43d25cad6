import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useWeightPace } from '#domains/health/model/useWeightPace.ts';
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
import { LeadAndMain } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './Ranking.module.css';
import { type Place, RankingRow } from './RankingRow.tsx';
import { RecordedDays } from './RecordedDays.tsx';

interface Props {
  ranking: PartnerRank | PartnerPairRank;
  /** Id of the person's partner, if there is one. */
  partnerId: string | undefined;
}

/** Shows a ranking; the person's own row stays visible. */
export function Ranking({ ranking, partnerId }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const { participants, updatedAt } = ranking;
  const list: Place[] = ranking.list;
  const mine: Place | null = ranking.mine;
  const time = format.date(updatedAt, 'time');
  const listed = mine !== null && list.some((place) => keyOf(place) === keyOf(mine));
  const mostDays = mostDaysOf(ranking);
  const listedCount = format.number(list.length);
  if (list.length === 0) {
    return (
      <EmptyState
        art="partners"
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
      <LeadAndMain
        lead={
          <>
            {mine ? <OwnStanding place={mine} ranking={ranking} /> : <NotRanked />}
            <p className={typography.note}>
              {'first' in (list[0] as Place) ? (
                <Plural value={participants} one="# pair takes part" other="# pairs take part" />
              ) : (
                <Plural value={participants} one="# person takes part" other="# people take part" />
              )}
              {list.length < participants && (
                <>
                  {' · '}
                  <Trans>{listedCount} ranked</Trans>
                </>
              )}
              <br />
              <Trans>By days weighed, as of {time}</Trans>
            </p>
          </>
        }
        main={
          <>
            <ol className={styles.list} aria-label={t`Ranking`}>
              {list.map((place, index) => (
                <RankingRow
                  // Replies to guests contain no ids.
                  key={user.userToken ? keyOf(place) : index}
                  place={place}
                  mine={mine !== null && keyOf(place) === keyOf(mine)}
                  isPartner={partnerId !== undefined && keyOf(place) === partnerId}
                  mostDays={mostDays}
                />
              ))}
            </ol>
            <p className={typography.note}>
              {mine || !user.userToken ? (
                <Trans>
                  Kilograms do not count. A loss of more than 1% of the weight a week, or of more than 1 kg, is not
                  ranked.
                </Trans>
              ) : (
                <Trans>Kilograms do not count.</Trans>
              )}
            </p>
          </>
        }
      />{' '}
      {mine && !listed && <OwnPlace place={mine} mostDays={mostDays} />}
    </>
  );
}

/** Shows the person's own place, and how many more days lead to the next one. */
function OwnStanding({ place, ranking }: { place: Place; ranking: PartnerRank | PartnerPairRank }) {
  const format = useFormat();
  const permit = usePermit('weightLoss');
  const isPair = 'first' in place;
  const rank = format.number(place.rank);
  const { recordedDays } = place;
  const next = nextAbove(place, ranking.list);
  const missing = next && next.recordedDays - recordedDays;
  return (
    <Card padded title={isPair ? <Trans>Your pair’s place</Trans> : <Trans>Your place</Trans>}>
      <div className={styles.standing}>
        <KeyFigure>
          <Trans context="place in a ranking">No. {rank}</Trans>
        </KeyFigure>
        <div className={styles.reason}>
          <Plural value={recordedDays} one="# day recorded" other="# days recorded" />
          <RecordedDays days={recordedDays} of={mostDaysOf(ranking)} />
        </div>
      </div>
      {/* Who should not lose weight gets no reason to weigh more often. */}
      {permit && (
        <p className={typography.laterSoft}>
          {missing === undefined ? (
            <Trans>Nobody has recorded more days. Well kept!</Trans>
          ) : (
            <Plural
              value={missing}
              one="One more day, and you are level with the next place."
              other="# more days, and you are level with the next place."
            />
          )}
        </p>
      )}
    </Card>
  );
}

function NotRanked() {
  const { user } = useSession();
  // The question is hidden until the consents are loaded.
  const consents = useStore(currentConsents);
  const agreed = consents === undefined || isGiven(consents, 'ranking');
  const isFast = useWeightPace(user.userToken !== undefined)?.fast === true;
  return (
    <Card padded title={user.userToken && <Trans>You are not ranked in this period</Trans>}>
      <p className={typography.note}>
        {isFast ? (
          <Trans>
            You are losing weight fast. For your safety, a loss of more than 1% of the weight or 1 kg a week is not
            ranked.
          </Trans>
        ) : user.userToken ? (
          <Trans>
            The ranking shows people who have a partner, recorded their weight, and lost at most 1% of it a week, and
            never more than 1 kg.
          </Trans>
        ) : (
          <Trans>Sign in to see your own place.</Trans>
        )}
      </p>
      {isFast && (
        <div className={layout.above3}>
          <ButtonLink variant="quiet" href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
            <Trans>See your weight</Trans>
          </ButtonLink>
        </div>
      )}
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
function OwnPlace({ place, mostDays }: { place: Place; mostDays: number }) {
  const { t } = useLingui();
  return (
    <BottomBar stays>
      <ol className={styles.own} aria-label={t`Your place`}>
        <RankingRow place={place} mine mostDays={mostDays} />
      </ol>
    </BottomBar>
  );
}

/** The days of the periods with a fixed length. */
const DAYS: Partial<Record<string, number>> = { week: 7, month: 30 };

/** The most days that each place can have recorded: those of the period, for each person, or else those of the first place. */
function mostDaysOf({ period, list, mine }: PartnerRank | PartnerPairRank): number {
  const days = DAYS[period];
  const [first] = list;
  if (days === undefined) return Math.max(first?.recordedDays ?? 0, mine?.recordedDays ?? 0);
  return first && 'first' in first ? 2 * days : days;
}

/** The nearest place with more recorded days. */
function nextAbove(own: Place, list: readonly Place[]): Place | undefined {
  const above = list.filter(({ recordedDays }) => recordedDays > own.recordedDays);
  return above[above.length - 1];
}

const keyOf = (place: Place): string =>
  'first' in place ? `${place.first.userId} ${place.second.userId}` : `${place.userId}`;
