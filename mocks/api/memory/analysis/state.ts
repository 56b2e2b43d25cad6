import type { Examples } from '../../description.ts';
import { type Knowledge, learn } from '../../foods/knowledge.ts';
import { type Eaten, portionOf } from '../../foods/portion.ts';
import type { MealType } from '../mealPlan/menus.ts';
import { firstDays } from './first-days.ts';

export interface SubmittedFood {
  foodId?: string;
  name: string;
  amount: number;
}

export interface Analysis {
  analysisId: string;
  date: string;
  mealType: MealType;
  /** As it was handed in. */
  foods: SubmittedFood[];
  /** What was recognised in it. */
  items: Eaten[];
  submittedAt: string;
  at: number;
  saved: boolean;
  failReason: string | null;
  /** When the deep analysis was asked for. */
  deepAt: number | null;
}

export interface Report {
  reportId: string;
  type: 'week' | 'deep';
  from: string;
  to: string;
  at: number;
  /** Of a report of the examples, whose clock may not be that of this machine. */
  generatedAt?: string;
  /** What it says, once it is ready; it does not follow what is recorded later. */
  content?: { generatedAt: string; failReason: string | null; week: object | null; deep: object | null };
}

export interface AnalysisState {
  examples: Examples;
  knowledge: Knowledge;
  dailyEnergy: number;
  /** Oldest first. */
  analyses: Analysis[];
  reports: Report[];
  reportCount: number;
}

/** Meals that had their deep analysis before. */
const deep = ['2026-11-13 dinner', '2026-11-20 lunch'];

export function seed(examples: Examples): AnalysisState {
  const analyses = firstDays.map(([date, time, mealType, grams], index): Analysis => {
    const items = Object.entries(grams).map(([foodId, amount]) => ({ foodId, amount }));
    const at = Date.parse(`${date}T${time}`);
    const deepAt = deep.includes(`${date} ${mealType}`) ? at + 60_000 : null;
    return {
      analysisId: analysisIdOf(index),
      date,
      mealType,
      foods: items.map((item) => ({ foodId: item.foodId, name: portionOf(item).name, amount: item.amount })),
      items,
      submittedAt: `${date}T${time}+08:00`,
      at,
      saved: true,
      failReason: null,
      deepAt,
    };
  });
  const person = examples.data<{ dailyEnergyTarget: number | null }>('user.information');
  const reports: Report[] = [
    reportOf('report-4201', 'week', '2026-11-09', '2026-11-15', '2026-11-16T08:00:00'),
    reportOf('report-4202', 'deep', '2026-11-13', '2026-11-19', '2026-11-20T08:30:00'),
  ];
  return {
    examples,
    knowledge: learn(examples),
    dailyEnergy: person.dailyEnergyTarget ?? 2000,
    analyses,
    reports,
    reportCount: reports.length,
  };
}

function reportOf(reportId: string, type: Report['type'], from: string, to: string, moment: string): Report {
  return { reportId, type, from, to, at: Date.parse(moment), generatedAt: `${moment}+08:00` };
}

export const analysisIdOf = (index: number): string => `analysis-${4101 + index}`;

export type Status = 'submitted' | 'analysing' | 'ready' | 'failed';

export const statusOf = ({ at, failReason }: Analysis, now: Date): Status =>
  progressed(now.getTime() - at, 3000) ?? (failReason === null ? 'ready' : 'failed');

/** A meal that gives next to nothing cannot be judged. */
export function deepStatusOf(analysis: Analysis, now: Date): Status | null {
  if (analysis.deepAt === null) return null;
  const energy = analysis.items.reduce((sum, item) => sum + portionOf(item).macros.energy, 0);
  return progressed(now.getTime() - analysis.deepAt, 6000) ?? (energy < LEAST_ENERGY ? 'failed' : 'ready');
}

export const LEAST_ENERGY = 20;

const progressed = (elapsed: number, whole: number): Status | undefined =>
  elapsed < 1000 ? 'submitted' : elapsed < whole ? 'analysing' : undefined;
