import type { FamilyMemberDetail, FamilySharedKind, FamilyTrends } from '@health-app/sdk';
import type { Level } from '@health-app/sdk/safety';
import {
  byUrgency,
  isRecent,
  type JudgedReading,
  judgeLatest,
  type Patient,
  recentOf,
} from '#domains/health/model/judgement.ts';
import { unansweredOf } from '#domains/medication/model/day-counts.ts';
import { addDays, type Day } from '#lib/time/days.ts';

/** The summary at the top of a member's screen. */
export interface Condition {
  /** Urgent values among the latest ones of the last seven days, the most urgent first. */
  urgent: JudgedReading[];
  /** Kinds whose latest value of the last seven days is outside its usual range, but not urgent. */
  unusual: { kind: FamilySharedKind; level: Exclude<Level, 'usual'> }[];
  /** Number of yesterday's doses without an answer. */
  missed: number;
  /**
   * Summary of all values of the last seven days.
   *
   * - `usual`: all were judged and are usual
   * - `varying`: an earlier one was not usual
   * - `unjudged`: one has no level, for example because the age is unknown
   * - `nothing`: there are no values
   */
  summary: 'usual' | 'varying' | 'unjudged' | 'nothing';
}

const judgedKinds = ['bloodPressure', 'bloodSugar', 'heartRate'] as const;

type Member = Pick<FamilyMemberDetail, 'latest'> & { birthDate: string | null | undefined };

/** Judges the latest value of each kind within the last seven days. */
function judgedNow({ latest, birthDate }: Member, today: Day) {
  return judgedKinds.flatMap((kind) => {
    const judged = recentOf(judgeLatest(kind, latest, { birthDate }), today);
    return judged ? [{ kind, judged }] : [];
  });
}

/** The urgent values among the latest ones of the last seven days, the most urgent first. */
export const urgentOf = (member: Member, today: Day): JudgedReading[] =>
  judgedNow(member, today)
    .map(({ judged }) => judged)
    .filter(({ judgement }) => judgement.urgency !== 'none')
    .sort(byUrgency);

/** Whether a latest value of the last seven days is outside its usual range. */
const needsLook = (member: Member, today: Day): boolean =>
  judgedNow(member, today).some(({ judged: { judgement } }) => isUnusual(judgement));

/** The members with those first whose latest values need attention. */
export const membersByAttention = <One extends Member>(members: readonly One[], today: Day): One[] =>
  [...members].sort((one, other) => Number(needsLook(other, today)) - Number(needsLook(one, today)));

/** The kinds with those first whose latest value needs attention. */
export function byAttention<Kind extends FamilySharedKind>(
  kinds: readonly Kind[],
  { urgent, unusual }: Pick<Condition, 'urgent' | 'unusual'>,
): Kind[] {
  const flagged = new Set<string>([...urgent.map(({ reading }) => reading.kind), ...unusual.map(({ kind }) => kind)]);
  return [...kinds.filter((kind) => flagged.has(kind)), ...kinds.filter((kind) => !flagged.has(kind))];
}

export function conditionOf(member: Member & Pick<FamilyMemberDetail, 'trends'>, today: Day): Condition {
  const { trends, birthDate } = member;
  const latest = judgedNow(member, today);
  const recent = [
    ...latest.map(({ judged }) => judged),
    ...judgedTrends(trends, { birthDate }).filter(({ at }) => isRecent(at, today)),
  ];
  const doses = trends.medication ?? [];
  const yesterday = doses.find(({ date }) => date === addDays(today, -1));
  return {
    urgent: urgentOf(member, today),
    unusual: latest.flatMap(({ kind, judged: { judgement } }) => {
      const { level, urgency } = judgement;
      const isUrgent = urgency === 'now' || urgency === 'today';
      return level === undefined || level === 'usual' || isUrgent ? [] : [{ kind, level }];
    }),
    missed: yesterday ? Math.max(0, unansweredOf(yesterday)) : 0,
    summary: recent.length > 0 ? summaryOf(recent) : 'nothing',
  };
}

const isUnusual = ({ urgency, level }: JudgedReading['judgement']): boolean =>
  urgency !== 'none' || (level !== undefined && level !== 'usual');

function summaryOf(recent: readonly JudgedReading[]): Condition['summary'] {
  if (recent.some(({ judgement }) => isUnusual(judgement))) return 'varying';
  return recent.every(({ judgement: { level } }) => level === 'usual') ? 'usual' : 'unjudged';
}

/** Judges each value of the trends as if it were the latest one. */
function judgedTrends({ bloodPressure, bloodSugar, heartRate }: FamilyTrends, patient: Patient): JudgedReading[] {
  return [
    ...(bloodPressure ?? []).map((value) => judgeLatest('bloodPressure', { bloodPressure: value }, patient)),
    ...(bloodSugar ?? []).map((value) => judgeLatest('bloodSugar', { bloodSugar: value }, patient)),
    ...(heartRate ?? []).map((value) => judgeLatest('heartRate', { heartRate: value }, patient)),
  ].filter((judged) => judged !== undefined);
}
