import { dayOf } from '../../engine/days.ts';
import type { Handlers } from '../../engine/memory.ts';
import { paginate } from '../../engine/paginate.ts';
import type { ReportType } from '../../generated/operations.ts';
import { mayUse } from '../../person/person.ts';
import { dayOfDiary, showDay, showSummary } from './day.ts';
import { diaryOf } from './diary.ts';
import { adviceOf } from './goods.ts';
import { isGenerating, showReport } from './report.ts';
import { type AnalysisState, periodOf, type Report } from './state.ts';

/** The reports on the diary. */
export const reportCalls: Handlers<'analysis', AnalysisState> = {
  'analysis.nutrientGoods': (state, call) => adviceOf(diaryOf(state, call), call.input.date ?? dayOf(call.now)),

  'analysis.dailyReportDetail'(state, call) {
    const diary = diaryOf(state, call);
    return showDay(dayOfDiary(diary, call.input.date ?? dayOf(call.now)), diary);
  },

  'analysis.dailyReportList'(state, call) {
    const { input, now, fail } = call;
    const { from = '', to = dayOf(now) } = input;
    if (from > to) return fail('failInvalidRange');
    const diary = diaryOf(state, call);
    const recorded = diary.ledger.entries.map(({ date }) => date);
    const days = [...new Set(recorded)]
      .filter((date) => from <= date && date <= to)
      .sort()
      .reverse()
      .map((date) => showSummary(dayOfDiary(diary, date), diary.target));
    return paginate(days, input, 'date');
  },

  'analysis.reportDetail'(state, call) {
    const { type, date = dayOf(call.now) } = call.input;
    return showReport(reportOn(state, type, date), type, date, diaryOf(state, call));
  },

  'analysis.generateReport'(state, call) {
    const { now, fail } = call;
    const { type, date = dayOf(now) } = call.input;
    const { from, to } = periodOf(type, date);
    if (from > dayOf(now)) return fail('failFuture');
    if (type === 'deep' && !mayUse(call.person, 'report')) return fail('failNotMember');
    const before = reportOn(state, type, date);
    if (!before || !isGenerating(before, now)) {
      const reportId = `report-${4201 + state.reportCount++}`;
      state.reports = state.reports.filter((report) => report !== before);
      state.reports.push({ reportId, type, from, to, at: now.getTime() });
    }
    return showReport(reportOn(state, type, date), type, date, diaryOf(state, call));
  },
};

const reportOn = ({ reports }: AnalysisState, type: ReportType, date: string): Report | undefined =>
  reports.find((report) => report.type === type && report.from === periodOf(type, date).from);
