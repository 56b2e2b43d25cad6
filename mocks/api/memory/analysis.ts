import type { Memory } from '../memory.ts';
import { mealCalls } from './analysis/meal-calls.ts';
import { reportCalls } from './analysis/report-calls.ts';
import { type AnalysisState, begin } from './analysis/state.ts';

/** The diary of a person: their analysed meals, the eaten meals of the meal plan, and reports on both. */
export const memory: Memory<'analysis', AnalysisState> = { begin, handlers: { ...mealCalls, ...reportCalls } };
