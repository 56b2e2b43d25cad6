import type { AnalysisRecord } from '@health-app/sdk';

/** A lunch of rice that is saved in the diary. */
export const analysisRecord = (analysisId: string, changes: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  analysisId,
  date: '2026-11-20',
  mealType: 'lunch',
  status: 'ready',
  deepStatus: null,
  saved: true,
  submittedAt: '2026-11-20T12:21:36+08:00',
  generatedBy: 'ai',
  generatedAt: '2026-11-20T12:21:36+08:00',
  source: 'name',
  picture: null,
  aiFoodAnalysisId: null,
  foods: [{ foodId: 'gi-001', name: '米饭', amount: 200 }],
  macros: null,
  ...changes,
});
