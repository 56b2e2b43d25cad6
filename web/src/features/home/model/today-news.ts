import type { ExecutionPlan, FamilyMember, MedicationReminder } from '@health-app/sdk';
import { openTasksOf, taskStatuses } from '#domains/plan/model/tasks.ts';
import type { Format } from '#lib/format/format.ts';
import { countOf } from '#lib/open-value.ts';
import { type Day, dayOf, daysBetween } from '#lib/time/days.ts';
import { countDoses, openDoses } from './doses.ts';
import { type FamilyNews, familyNews } from './family-news.ts';

/** What is known of a day; a part is absent if the person has none, or if it could not be loaded. */
export interface KnownDay {
  today: Day;
  /** The current time, `HH:mm`. */
  time: string;
  reminders?: readonly MedicationReminder[] | undefined;
  plan?: ExecutionPlan | undefined;
  members?: readonly FamilyMember[] | undefined;
  /** Whether the person loses weight too fast. */
  isLossFast?: boolean;
}

/** The most important thing about a day. */
export type TodayNews =
  | { kind: 'urgentMember' | 'unusualMember'; news: FamilyNews }
  | { kind: 'overdue'; count: number; since: string }
  /** The person loses weight too fast. */
  | { kind: 'fastLoss' }
  | { kind: 'dose'; time: string }
  | { kind: 'tasks'; count: number }
  /** All is done. */
  | { kind: 'done' }
  /** Nothing is left, but not all is done: a dose was skipped, or a task missed. */
  | { kind: 'over' };

/**
 * Selects the news of a day: help for a member of the family, the person's own overdue doses, their own too fast loss of
 * weight, a member's unusual value of today or yesterday, and then what is left of the day.
 * @returns undefined for a day of which nothing is planned or known
 */
export function newsOf(
  { today, time, reminders = [], plan, members = [], isLossFast = false }: KnownDay,
  format: Format,
): TodayNews | undefined {
  const [news] = familyNews(members, format, today);
  const { urgency, level } = news?.judged?.judgement ?? {};
  if (news && (urgency === 'now' || urgency === 'today')) return { kind: 'urgentMember', news };
  const open = openDoses(reminders);
  const overdue = open.filter((dose) => dose.time <= time);
  if (overdue[0]) return { kind: 'overdue', count: overdue.length, since: overdue[0].time };
  if (isLossFast) return { kind: 'fastLoss' };
  const isUnusual = level !== undefined && level !== 'usual';
  if (news && isUnusual && daysBetween(dayOf(news.latest.at), today) <= 1) return { kind: 'unusualMember', news };
  if (open[0]) return { kind: 'dose', time: open[0].time };
  const all = plan?.tasks ?? [];
  const tasks = openTasksOf(all).length;
  if (tasks > 0) return { kind: 'tasks', count: tasks };
  const { planned, taken } = countDoses(reminders);
  const tasksDone = countOf(all, 'done', taskStatuses);
  if (planned + all.length === 0 || Number.isNaN(taken + tasksDone)) return undefined;
  return { kind: taken === planned && tasksDone === all.length ? 'done' : 'over' };
}
