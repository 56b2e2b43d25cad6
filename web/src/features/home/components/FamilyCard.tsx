import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { kindNames, units } from '#domains/health/labels.ts';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow, useToday } from '#lib/time/clock.ts';
import { Fact, fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Link } from '#ui/Link.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { type FamilyNews, familyNews } from '../model/family-news.ts';
import styles from './FamilyCard.module.css';

/** Number of members on the card. */
const shown = 3;

/** Shows one value of each family member: an urgent one, or the newest. */
export function FamilyCard() {
  const format = useFormat();
  const today = useToday();
  const query = useQuery(useFirstQuery('family.relationship'));
  return (
    <HomeCard
      icon={<Users aria-hidden="true" size="1.8rem" />}
      title={<Trans>Family</Trans>}
      href={pathTo('/family-health/home')}
    >
      <QueryView query={query} skeleton={<Skeleton rows={3} height="6.4rem" />}>
        {({ members, invitations }) => {
          const news = familyNews(members, format, today).slice(0, shown);
          const waiting = invitations.filter(({ status }) => status === 'invited').length;
          return (
            <>
              {news.length > 0 && (
                <ul className={styles.news}>
                  {news.map((item) => (
                    <li key={item.member.userId}>
                      <NewsLink {...item} />
                    </li>
                  ))}
                </ul>
              )}
              {news.length === 0 && (
                <CardEmpty
                  action={
                    <ButtonLink variant="quiet" href={pathTo('/family-health/home')}>
                      {members.length > 0 ? <Trans>See your family</Trans> : <Trans>Invite somebody</Trans>}
                    </ButtonLink>
                  }
                >
                  {members.length > 0 ? (
                    <Trans>Your family shares no values yet.</Trans>
                  ) : (
                    <Trans>See how your parents, partner and children are.</Trans>
                  )}
                </CardEmpty>
              )}
              {waiting > 0 && (
                <p className={styles.waiting}>
                  <Plural
                    value={waiting}
                    one="# invitation waits for an answer"
                    other="# invitations wait for an answer"
                  />
                </p>
              )}
            </>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}

function NewsLink({ member, kind, latest, judged }: FamilyNews) {
  const { i18n } = useLingui();
  const now = useNow();
  const { userId, userName, avatar } = member;
  return (
    <Link href={pathTo('/family-health/members/detail', { familyUserId: userId })} className={styles.member}>
      <Avatar name={userName} src={avatar} size={3.6} decorative />
      <span className={styles.text}>
        <ServerText as="bdi" className={typography.strong} text={fact('member.name', userName, userId)} />
        <span className={styles.when}>
          <span>{i18n._(kindNames[kind])}</span>
          <span>
            <RelativeDateText at={latest.at} now={now} />
          </span>
        </span>
      </span>
      <span className={styles.value}>
        <span>
          <strong>{fact('member.reading', latest.figure, userId, kind)}</strong> <small>{i18n._(units[kind])}</small>
        </span>{' '}
        <Fact id="member.verdict" of={[userId, kind]}>
          <LevelBadge judged={judged} />
        </Fact>
      </span>
    </Link>
  );
}
