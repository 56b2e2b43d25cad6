import type { Memory } from '../engine/memory.ts';
import { mealCalls } from './analysis/meal-calls.ts';
import { reportCalls } from './analysis/report-calls.ts';
import { type AnalysisState, begin } from './analysis/state.ts';
import { takeBack } from './ledger/ledger.ts';

/** The diary of a person: their analysed meals, the eaten meals of the meal plan, and reports on both. */
export const memory: Memory<'analysis', AnalysisState> = {
  begin,
  deletable: {
    diaryMeal(state, analysisId, { person, now }) {
      const analysis = state.analyses.find((one) => one.analysisId === analysisId);
      return (
        analysis &&
        (() => {
          state.analyses = state.analyses.filter((one) => one !== analysis);
          takeBack(person.ledger, analysisId, now);
        })
      );
    },
    report(state, reportId) {
      const report = state.reports.find((one) => one.reportId === reportId);
      return (
        report &&
        (() => {
          state.reports = state.reports.filter((one) => one !== report);
        })
      );
    },
  },
  handlers: { ...mealCalls, ...reportCalls },
};
