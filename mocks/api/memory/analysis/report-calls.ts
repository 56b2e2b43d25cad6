import { dayOf } from '../../days.ts';
import { isMember } from '../../member.ts';
import type { Call, Memory } from '../../memory.ts';
import { type PageQuery, page } from '../../page.ts';
import { dayOfDiary, showDay, showSummary } from './day.ts';
import { allergiesOf, diaryOf, plannedOf } from './diary.ts';
import { adviceOf } from './goods.ts';
import { isGenerating, periodOf, showReport } from './report.ts';
import type { AnalysisState, Report } from './state.ts';

type ReportQuery = { type: Report['type']; date?: string };
type Range = PageQuery & { from?: string; to?: string };

/** What the diary comes to. */
export const reportCalls: Memory<AnalysisState>['handlers'] = {
  'analysis.nutrientGoods': (state, call: Call<{ date?: string }>) =>
    adviceOf(diaryOf(state, call), call.input.date ?? dayOf(call.now), allergiesOf(call)),

  'analysis.dailyReportDetail': (state, call: Call<{ date?: string }>) =>
    showDay(dayOfDiary(diaryOf(state, call), call.input.date ?? dayOf(call.now)), state.dailyEnergy),

  'analysis.dailyReportList'(state, call: Call<Range>) {
    const { input, now, fail } = call;
    const { from = '', to = dayOf(now) } = input;
    if (from > to) return fail('failRange');
    const recorded = [...state.analyses, ...plannedOf(call)].map(({ date }) => date);
    const days = [...new Set(recorded)]
      .filter((date) => from <= date && date <= to)
      .sort()
      .reverse()
      .map((date) => dayOfDiary(diaryOf(state, call), date))
      .filter(({ coverage }) => coverage !== 'empty');
    return page(
      days.map((day) => showSummary(day, state.dailyEnergy)),
      input,
    );
  },

  'analysis.reportDetail'(state, call: Call<ReportQuery>) {
    const { type, date = dayOf(call.now) } = call.input;
    return showReport(reportOn(state, type, date), type, date, diaryOf(state, call));
  },

  'analysis.generateReport'(state, call: Call<ReportQuery>) {
    const { now, token, fail } = call;
    const { type, date = dayOf(now) } = call.input;
    const { from, to } = periodOf(type, date);
    if (from > dayOf(now)) return fail('failFuture');
    if (type === 'deep' && !isMember(state.examples, token)) return fail('failNotMember');
    const before = reportOn(state, type, date);
    if (!before || !isGenerating(before, now)) {
      const reportId = `report-${4201 + state.reportCount++}`;
      state.reports = state.reports.filter((report) => report !== before);
      state.reports.push({ reportId, type, from, to, at: now.getTime() });
    }
    return showReport(reportOn(state, type, date), type, date, diaryOf(state, call));
  },
};

const reportOn = ({ reports }: AnalysisState, type: Report['type'], date: string): Report | undefined =>
  reports.find((report) => report.type === type && report.from === periodOf(type, date).from);
