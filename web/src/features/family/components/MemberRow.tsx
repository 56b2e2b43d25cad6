import type { FamilyMember } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { useToday } from '#lib/time/clock.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import { urgentOf } from '../model/member-condition.ts';
import styles from '../screens/FamilyMembersScreen.module.css';
import { PersonRow } from './PersonRow.tsx';

/** A member in the list, with the number of kinds that each of the two shares. */
export function MemberRow({ member }: { member: FamilyMember }) {
  const { userId, userName } = member;
  const [urgent] = urgentOf(member, useToday());
  const seen = member.sharedWithMe.length;
  const shown = member.sharedByMe.length;
  return (
    <li className={styles.row}>
      <PersonRow
        person={member}
        detail={
          <Trans>
            <Plural value={seen} _0="Shares nothing with you" other="Shares # with you" /> ·{' '}
            <Plural value={shown} _0="sees nothing of yours" other="sees # of yours" />
          </Trans>
        }
        trailing={<ChevronRight aria-hidden="true" className={styles.arrow} size="1.8rem" />}
      >
        <h3>
          <Link href={pathTo('/family-health/members/detail', { familyUserId: userId })} className={styles.link}>
            <ServerText as="bdi" text={fact('member.name', userName, userId)} />
          </Link>{' '}
          <ServerText className={styles.relation} text={member.relation.name} en={member.relation.nameEn} />{' '}
          {urgent && <LevelBadge judged={urgent} />}
        </h3>
      </PersonRow>
    </li>
  );
}
