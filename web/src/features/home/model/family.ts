import type { FamilyMember, FamilySharedKind } from '@health-app/sdk';
import { kinds, type Latest, latestOf } from '../../../ui/health/readings.ts';

/** The newest value of a member. */
export interface FamilyNews {
  member: FamilyMember;
  kind: FamilySharedKind;
  latest: Latest;
}

/** The newest value of each member who shares one, newest first. */
export function familyNews(members: readonly FamilyMember[], locale: string): FamilyNews[] {
  const news = members.flatMap((member) => {
    const values = kinds.flatMap((kind) => {
      const latest = latestOf(kind, member.latest, locale);
      return latest && member.sharedWithMe.includes(kind) ? [{ member, kind, latest }] : [];
    });
    return values.sort(newestFirst).slice(0, 1);
  });
  return news.sort(newestFirst);
}

// A value of a whole day is still growing, so a measurement of the same day is newer.
const newestFirst = (a: FamilyNews, b: FamilyNews): number => (a.latest.at < b.latest.at ? 1 : -1);
