import { type Memory, recordIn } from '../engine/memory.ts';
import { takeBack } from '../person/ledger/ledger.ts';
import { mealCalls } from './analysis/meal-calls.ts';
import { reportCalls } from './analysis/report-calls.ts';
import { type AnalysisState, begin } from './analysis/state.ts';

/** The diary of a person: their analysed meals, the eaten meals of the meal plan, and reports on both. */
export const memory: Memory<'analysis', AnalysisState> = {
  begin,
  deletable: {
    diaryMeal: recordIn(
      'analyses',
      ({ analysisId }: AnalysisState['analyses'][0], id) => analysisId === id,
      ({ analysisId }, { person, now }) => takeBack(person.ledger, analysisId, now),
    ),
    report: recordIn('reports', ({ reportId }: AnalysisState['reports'][0], id) => reportId === id),
  },
  handlers: { ...mealCalls, ...reportCalls },
};
