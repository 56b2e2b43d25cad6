import type { FamilyInvitation, FamilyMember, FamilySharedKind } from '@health-app/sdk';
import { byUrgency, type JudgedReading, judgeLatest, recentOf } from '#domains/health/model/judgement.ts';
import { kinds, type LatestValue, latestOf } from '#domains/health/model/readings.ts';
import type { Format } from '#lib/format/format.ts';
import type { Day } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';

/** The most important value of a member. */
export interface FamilyNews {
  member: FamilyMember;
  kind: FamilySharedKind;
  latest: LatestValue;
  /** Absent for a kind without a rule, and for an outdated value. */
  judged?: JudgedReading | undefined;
}

/**
 * Selects for each member who shares values an urgent one, or else the newest. The most urgent come first, then the newest.
 * @param today a value is urgent for seven days
 */
export function familyNews(members: readonly FamilyMember[], format: Format, today: Day): FamilyNews[] {
  const news = members.flatMap((member) => {
    const values = kinds.flatMap((kind) => {
      const latest = latestOf(kind, member.latest, format);
      return latest && member.sharedWithMe.includes(kind)
        ? [{ member, kind, latest, judged: recentOf(judgeLatest(kind, member.latest, member), today) }]
        : [];
    });
    return values.sort(byImportance).slice(0, 1);
  });
  return news.sort(byImportance);
}

const byImportance = (a: FamilyNews, b: FamilyNews): number => byUrgency(a.judged, b.judged) || newestFirst(a, b);

// A daily total still grows, so a measurement of the same day counts as newer.
const newestFirst = (a: FamilyNews, b: FamilyNews): number => (a.latest.at < b.latest.at ? 1 : -1);

/** The received invitations that still wait for an answer. One can expire while the home is open. */
export const openInvitations = (invitations: readonly FamilyInvitation[], now: Date): FamilyInvitation[] =>
  invitations.filter(({ status, expiresAt }) => status === 'invited' && instantOf(expiresAt) > now.getTime());
