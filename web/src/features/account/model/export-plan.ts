import { addDays, type Day, MONDAY, startOfWeek } from '#lib/time/days.ts';

/** The result of one call, with its input. */
export interface Reply {
  read: string;
  input: object | undefined;
  /** The data, or the error code if the call was refused. */
  data?: unknown;
  refused?: string;
}

/** The replies so far; later reads take ids from them. */
export interface Replies {
  /** Returns the entries of a read's lists, or its single replies. */
  of: <Data>(read: string) => Data[];
}

export interface Step {
  read: string;
  /** The input of each call; `undefined` for an operation without input. */
  inputs: (replies: Replies, today: Day) => (object | undefined)[];
  /** Whether to read all pages. */
  paged?: boolean;
}

const once = (read: string, input?: object): Step => ({ read, inputs: () => [input] });
const pages = (read: string, input: object = {}): Step => ({ read, inputs: () => [input], paged: true });

const each =
  <Entry>(from: string, inputOf: (entry: Entry) => object | undefined) =>
  ({ of }: Replies) =>
    of<Entry>(from).flatMap((entry) => inputOf(entry) ?? []);

const kinds = ['bloodSugar', 'uricAcid', 'weight', 'sleep', 'bloodPressure', 'heartRate'];
/** The charts have daily values for 30 days, so the export steps back by 30 days. */
const window = 30;
const windows = 24;
const historyOf = (today: Day) =>
  kinds.flatMap((healthDataType) =>
    Array.from({ length: windows }, (_, index) => ({
      healthDataType,
      period: 'month',
      date: addDays(today, -index * window),
    })),
  );

/** The reads of all data about the person. A list comes before its details. */
export const exportSteps: readonly Step[] = [
  once('user.information'),
  once('user.accountInformation'),
  { read: 'healthData.detail', inputs: (_, today) => historyOf(today) },
  once('heartRate.average', { period: 'year' }),
  pages('heartRate.history'),
  once('medication.list', {}),
  pages('medication.historyList'),
  {
    read: 'medication.yearList',
    inputs: (_, today) => [0, 1].map((back) => ({ year: Number(today.slice(0, 4)) - back })),
  },
  pages('aiFood.historyRecord'),
  {
    read: 'aiFood.analysisResult',
    inputs: ({ of }) =>
      of<{ records: { analysisId: string }[] }>('aiFood.historyRecord').flatMap(({ records }) =>
        records.map(({ analysisId }) => ({ analysisId })),
      ),
  },
  {
    read: 'aiFood.userSummary',
    inputs: each<{ date: string }>('aiFood.historyRecord', ({ date }) => ({ date })),
  },
  pages('analysis.record'),
  { read: 'analysis.simple', inputs: each<Analysis>('analysis.record', ({ analysisId }) => ({ analysisId })) },
  {
    read: 'analysis.deep',
    inputs: each<Analysis>('analysis.record', ({ analysisId, deepStatus }) =>
      deepStatus ? { analysisId } : undefined,
    ),
  },
  {
    read: 'analysis.ingredientRecord',
    inputs: each<Analysis>('analysis.record', ({ analysisId }) => ({ analysisId })),
  },
  pages('analysis.dailyReportList'),
  {
    read: 'analysis.dailyReportDetail',
    inputs: each<{ date: string }>('analysis.dailyReportList', ({ date }) => ({ date })),
  },
  {
    read: 'analysis.reportDetail',
    inputs: ({ of }, today) => {
      const weeks = new Set(of<{ date: Day }>('analysis.dailyReportList').map(({ date }) => startOfWeek(date, MONDAY)));
      return [...[...weeks].map((date) => ({ type: 'week', date })), { type: 'deep', date: today }];
    },
  },
  once('analysis.nutrientGoods', {}),
  once('mealPlan.status'),
  once('mealPlan.viewSubmit'),
  { read: 'mealPlan.calendar', inputs: (_, today) => [{ from: addDays(today, -30), to: addDays(today, 30) }] },
  {
    read: 'mealPlan.detail',
    inputs: ({ of }) =>
      of<{ date: string }[]>('mealPlan.calendar')
        .flat()
        .map(({ date }) => ({ date })),
  },
  once('evaluation.info'),
  once('evaluation.list', {}),
  once('evaluation.report', {}),
  once('evaluation.foodPlan', {}),
  {
    read: 'evaluation.foodPlanDetail',
    inputs: ({ of }) =>
      of<{ planId: string; days: { date: string }[] }>('evaluation.foodPlan').flatMap(({ planId, days }) =>
        days.map(({ date }) => ({ planId, date })),
      ),
  },
  pages('mirror.list'),
  { read: 'mirror.result', inputs: each<{ recordId: string }>('mirror.list', ({ recordId }) => ({ recordId })) },
  once('plans.executionTitles', {}),
  once('plans.executionData', {}),
  once('plans.finishedStage'),
  {
    read: 'plans.stageAssessmentDetail',
    inputs: ({ of }) =>
      of<{ stageId: string }[]>('plans.finishedStage')
        .flat()
        .map(({ stageId }) => ({ stageId })),
  },
  once('family.relationship'),
  once('family.invitedMessage'),
  once('partner.indexData'),
  once('partner.relationship'),
  once('partner.invitedMessage'),
  pages('orders.list', { tab: 'all' }),
  { read: 'orders.detail', inputs: each<{ orderId: string }>('orders.list', ({ orderId }) => ({ orderId })) },
  { read: 'orders.logisticsInfo', inputs: each<{ orderId: string }>('orders.list', ({ orderId }) => ({ orderId })) },
  once('orders.defaultDeliveryAddress'),
  once('income.summary'),
  once('income.drawableAmount'),
  pages('income.drawList'),
  pages('income.waitSettleList'),
  once('camp.notOver'),
  once('member.hasPermission', {}),
];

interface Analysis {
  analysisId: string;
  deepStatus: string | null;
}

/** Personal reads that the export leaves out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'aiFood.analysisPending': 'the progress of a call, which its result replaces',
  'camp.goodsInfo': 'an offer; the own camp is in camp.notOver',
  'family.byUserId': 'data of another person',
  'family.name': 'data of another person',
  'family.qrCode': 'makes a code to pass on',
  'information.courseDetail': 'a catalogue; the plan names its courses',
  'lookup.healthDataGoodsList': 'goods of the shop, without those that do not suit the person',
  'mealPlan.guideFlag': 'a state of the screens',
  'mealPlan.neverCustomizedStatus': 'follows from mealPlan.status',
  'mealPlan.replaceAllResult': 'a suggestion of ten minutes',
  'mealPlan.replaceResult': 'a suggestion of ten minutes',
  'mirror.info': 'a code on a mirror',
  'mirror.lastResult': 'is in mirror.result',
  'orders.calculateRefundAmount': 'a calculation for a form',
  'partner.pairRank': 'data of other people',
  'partner.qrCode': 'makes a code to pass on',
  'partner.singleRank': 'data of other people',
  'plans.goodsItem': 'an offer',
};
