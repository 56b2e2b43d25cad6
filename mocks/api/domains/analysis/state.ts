import type { Examples } from '../../description/description.ts';
import { addDays, dayOf, msOf, wallTime, weekday } from '../../engine/days.ts';
import { hasHappened, type LiveExamples } from '../../engine/live-dates.ts';
import { type Knowledge, learn } from '../../foods/knowledge.ts';
import { type Eaten, portionOf } from '../../foods/portion.ts';
import type {
  AnalysisRecord,
  AnalysisStatus,
  FoodFacts,
  Generated,
  ReportDetail,
  ReportType,
} from '../../generated/operations.ts';
import type { Entry } from '../../person/ledger/entries.ts';
import type { Person } from '../../person/person.ts';
import { firstDays } from './first-days.ts';

export interface Analysis extends Omit<AnalysisRecord, keyof Generated | 'status' | 'deepStatus' | 'saved' | 'macros'> {
  /** The recognised foods. */
  items: Eaten[];
  at: number;
  /** Entered names without a matching food, which fail the analysis. */
  unknownNames: string[];
  /** When the person requested the deep analysis. */
  deepAt: number | null;
}

export interface Report {
  reportId: string;
  type: ReportType;
  from: string;
  to: string;
  at: number;
  /** The date-time of an example's report, in the example's time zone. */
  generatedAt?: string;
  /** The content of a ready report, which later records do not change. */
  content?: Pick<ReportDetail, 'generatedAt' | 'failReason' | 'week' | 'deep'>;
}

export interface AnalysisState {
  examples: Examples;
  knowledge: Knowledge;
  /** The facts of AI food about a food, by its id. */
  facts: Map<string, FoodFacts>;
  /** Oldest first. */
  analyses: Analysis[];
  reports: Report[];
  reportCount: number;
}

/** How the person entered a meal that AI food did not recognise. */
export const TYPED = { source: 'name', picture: null, aiFoodAnalysisId: null } as const;

/** The analyses of the examples that come from a meal of AI food, with its id. */
const recognised: Record<string, string> = { 'analysis-4126': 'aifood-4173' };

/** Meals with an earlier deep analysis. */
const deep = ['2026-11-13 dinner', '2026-11-20 lunch'];

/** The diary of the examples. */
export function begin(examples: LiveExamples, now: Date, person: Person): AnalysisState {
  const today = dayOf(now);
  const { days } = examples;
  const analyses = firstDays.map(([told, time, mealType, grams], index): Analysis => {
    const date = addDays(told, days);
    const items = Object.entries(grams).map(([foodId, amount]) => ({ foodId, amount }));
    const submittedAt = wallTime(date, time);
    const at = msOf(submittedAt);
    const deepAt = deep.includes(`${told} ${mealType}`) ? at + 60_000 : null;
    return {
      analysisId: analysisIdOf(index),
      date,
      mealType,
      foods: items.map((item) => ({ foodId: item.foodId, name: portionOf(item).name, amount: item.amount })),
      items,
      submittedAt,
      ...TYPED,
      aiFoodAnalysisId: recognised[analysisIdOf(index)] ?? null,
      at,
      unknownNames: [],
      deepAt,
    };
  });
  const begun = person.isNew ? [] : analyses.filter(({ submittedAt }) => hasHappened(submittedAt, now));
  person.ledger.entries = [...person.ledger.entries, ...begun.map(entryOf)];
  const week = periodOf('week', addDays(today, -7));
  const reports: Report[] = [
    { reportId: 'report-4201', type: 'week', ...week, ...made(`${addDays(week.to, 1)}T08:00:00`) },
    { reportId: 'report-4202', type: 'deep', ...periodOf('deep', today), ...made(`${today}T08:30:00`) },
  ];
  return {
    examples,
    knowledge: learn(examples),
    facts: new Map(examples.data('aiFood.foodName').map((food) => [food.foodId, food])),
    analyses: begun,
    reports: person.isNew ? [] : reports.filter(({ generatedAt = '' }) => hasHappened(generatedAt, now)),
    reportCount: reports.length,
  };
}

/** The entry of an analysis in the diary. */
export function entryOf(analysis: Analysis): Entry {
  const { analysisId, aiFoodAnalysisId, date, mealType, submittedAt, picture, items } = analysis;
  const meal = { date, mealType, recordedAt: submittedAt, picture, items };
  return { kind: 'analysed', sourceId: analysisId, aiFoodAnalysisId, ...meal };
}

const made = (moment: string) => ({ at: msOf(`${moment}+08:00`), generatedAt: `${moment}+08:00` });

/** A week is Monday to Sunday; the deep report covers the seven days before, because the current day is incomplete. */
export function periodOf(type: ReportType, date: string): { from: string; to: string } {
  const from = type === 'week' ? addDays(date, 1 - weekday(date)) : addDays(date, -7);
  return { from, to: addDays(from, 6) };
}

export const analysisIdOf = (index: number): string => `analysis-${4101 + index}`;

/** Time of a simple analysis, ms. */
export const ANALYSIS_TIME = 3000;

export const statusOf = ({ at, unknownNames }: Analysis, now: Date): AnalysisStatus =>
  progressed(now.getTime() - at, ANALYSIS_TIME) ?? (unknownNames.length === 0 ? 'ready' : 'failed');

export const DEEP_TIME = 6000;

/** A meal with almost no energy cannot be judged. */
export function deepStatusOf(analysis: Analysis, now: Date): AnalysisStatus | null {
  if (analysis.deepAt === null) return null;
  const energy = analysis.items.reduce((sum, item) => sum + portionOf(item).macros.energy, 0);
  return progressed(now.getTime() - analysis.deepAt, DEEP_TIME) ?? (energy < LEAST_ENERGY ? 'failed' : 'ready');
}

const LEAST_ENERGY = 20;

const progressed = (elapsed: number, whole: number): AnalysisStatus | undefined =>
  elapsed < 1000 ? 'submitted' : elapsed < whole ? 'analysing' : undefined;

/** The latest analysis that came from a meal of AI food. */
export const takenOverBy = ({ analyses }: AnalysisState, aiFoodAnalysisId: string): string | null =>
  analyses.filter((analysis) => analysis.aiFoodAnalysisId === aiFoodAnalysisId).at(-1)?.analysisId ?? null;
