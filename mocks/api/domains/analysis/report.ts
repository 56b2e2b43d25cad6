import { addDays, daysFrom, moment, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { rounded } from '../../engine/round.ts';
import { advice } from '../../foods/advice.ts';
import { macrosOf } from '../../foods/portion.ts';
import type { Nutrients } from '../../foods/table.ts';
import { amountsOf, type Eater } from '../../foods/target.ts';
import type {
  AssessmentSection,
  DeepReport,
  ReportDetail,
  ReportType,
  WeekReport,
} from '../../generated/operations.ts';
import { average, type Day, type Diary, daysOf, showSummary } from './day.ts';
import { judgeDay, scoreOf, section } from './judge.ts';
import { periodOf, type Report } from './state.ts';

const GENERATING = 5000;
const LEAST_DAYS = 3;

export const isGenerating = ({ at }: Report, now: Date): boolean => now.getTime() - at < GENERATING;

/** A report, or its absence, in the form of the description. */
export function showReport(report: Report | undefined, type: ReportType, date: string, diary: Diary): ReportDetail {
  const { from, to } = periodOf(type, date);
  const nothing = { ...generated(null), staleSince: null, failReason: null, week: null, deep: null };
  if (!report) return { reportId: null, type, status: 'none', from, to, ...nothing };
  const { reportId } = report;
  if (isGenerating(report, diary.now)) return { reportId, type, status: 'generating', from, to, ...nothing };
  report.content ??= contentOf(report, { ...diary, now: moment(report.at + GENERATING) });
  const status = report.content.failReason === null ? 'ready' : 'failed';
  const { generatedAt, ...content } = report.content;
  const mark = generated(status === 'ready' ? generatedAt : null);
  return { reportId, type, status, from, to, ...content, ...mark, staleSince: staleSince(report, diary) };
}

/** The last change of the period's diary after the report. */
function staleSince({ from, to, at }: Report, { ledger }: Diary): string | null {
  const last = Math.max(0, ...daysFrom(from, to).map((date) => ledger.changed.get(date) ?? 0));
  return last > at + GENERATING ? timestamp(moment(last)) : null;
}

function contentOf(report: Report, diary: Diary): NonNullable<Report['content']> {
  const days = daysOf(diary, report.from, report.to);
  const complete = days.filter(({ coverage }) => coverage === 'complete');
  const { generatedAt = timestamp(diary.now) } = report;
  if (report.type === 'week') {
    const empty = days.every(({ coverage }) => coverage === 'empty');
    const failReason = empty ? 'noRecords' : null;
    return { generatedAt, failReason, week: empty ? null : weekOf(days, complete, diary), deep: null };
  }
  const given = complete.length >= LEAST_DAYS ? average(complete) : null;
  const deep = given && deepOf(days, complete, given, diary);
  return { generatedAt, failReason: deep ? null : 'tooFewDays', week: null, deep };
}

function weekOf(days: Day[], complete: Day[], diary: Diary): WeekReport {
  const { eater, target } = diary;
  const given = average(complete);
  const before = daysOf(diary, addDays(days[0]?.date ?? '', -7), addDays(days[0]?.date ?? '', -1));
  const completeBefore = before.filter(({ coverage }) => coverage === 'complete');
  const previous = average(completeBefore);
  // The highest score first; for equal scores, the smallest distance to the energy target.
  const off = ({ macros }: Day) => (target ? Math.abs(macros.energy - target.energy) : 0);
  const scored = complete.filter(({ score }) => score !== null);
  const ranked = scored.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || off(a) - off(b));
  return {
    days: days.map((day) => showSummary(day, target)),
    completeDays: complete.length,
    target,
    average: given && macrosOf(given),
    averageScore: meanScore(complete),
    previousAverage: previous && macrosOf(previous),
    previousScore: meanScore(completeBefore),
    best: ranked.length > 1 ? (ranked[0]?.date ?? null) : null,
    worst: ranked.length > 1 ? (ranked.at(-1)?.date ?? null) : null,
    nutrients: given ? amountsOf(given, eater) : [],
    ...adviceIn(judged(complete, eater)),
  };
}

/** The advice of sections, each text once, and the areas that each needs. */
function adviceIn(sections: AssessmentSection[]): Pick<WeekReport, 'advice' | 'adviceNeeds'> {
  const found = new Map(
    sections.flatMap(({ advice, adviceNeeds = { areas: [] } }) => (advice ? [[advice, adviceNeeds]] : [])),
  );
  return { advice: [...found.keys()], adviceNeeds: [...found.values()] };
}

function deepOf(days: Day[], complete: Day[], given: Nutrients, { eater, target }: Diary): DeepReport {
  const kept = complete.length / days.length;
  const regularity = section(
    'regularity',
    kept === 1 ? 'good' : kept >= 0.7 ? 'fair' : 'poor',
    `${days.length} 天中有 ${complete.length} 天三餐记录完整。`,
    advice('三餐定时并及时记录，评估会更准确。'),
  );
  const sections = [...judged(complete, eater), regularity];
  return {
    score: scoreOf(sections, eater),
    completeDays: complete.length,
    target,
    average: macrosOf(given),
    nutrients: amountsOf(given, eater),
    sections,
  };
}

/** The average of days, judged as a day. */
function judged(days: Day[], eater: Eater): AssessmentSection[] {
  const given = average(days);
  if (!given) return [];
  const mean = (pick: (day: Day) => number) => rounded(days.reduce((sum, day) => sum + pick(day), 0) / days.length, 1);
  return judgeDay({
    given,
    glycemicLoad: mean((day) => day.glycemicLoad),
    foodCount: Math.floor(mean((day) => day.foodCount)),
    vegetables: mean((day) => day.vegetables),
    shares: [0.9, 1.1],
    part: 1,
    eater,
  });
}

function meanScore(days: Day[]): number | null {
  const scores = days.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 0);
}
