import type { Memory } from '../memory.ts';
import { mealCalls } from './analysis/meal-calls.ts';
import { reportCalls } from './analysis/report-calls.ts';
import { type AnalysisState, seed } from './analysis/state.ts';

/** The diary of a person: meals they had analysed, beside those of the meal plan that they ate, and reports of both. */
export const memory: Memory<AnalysisState> = { seed, handlers: { ...mealCalls, ...reportCalls } };
