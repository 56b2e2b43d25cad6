// Written by npm run generate. Do not edit.
import type { InfiniteQuery, Mutation, Query } from '../react-query/types.ts';
import type { CampGoodsInfoInput, HealthDataDetailInput, HeartRateAverageInput, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MedicationFinishInput, MedicationListInput, MedicationYearListInput, MemberHasPermissionInput, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, ShareLogInput } from './client.ts';
import type { AccountInformation, Article, CampGoods, ClockInInput, ClockInResult, ContentItem, Course, ExecutionPlan, ExecutionStage, FinishedStage, FoodUserInformation, GlycemicFood, Goods, HealthDataDetail, HealthDataRemind, HeartRateAverage, HeartRateHistoryPage, HeartRateHistoryQuery, LaunchAppParam, LaunchAppQuery, MedicationDay, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, MemberPermission, MyCamp, PlanTask, PurineFood, ShortLink, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, VerifyCodeLogin, WeightComparison, WeightInput } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
  camp: {
    /** A weight-loss camp as it is sold. */
    goodsInfo(input?: CampGoodsInfoInput): Query<CampGoods>;
    /** The camp of the person that is not over. */
    notOver(): Query<MyCamp | null>;
  };
  healthData: {
    /** A kind of health data over a period. */
    detail(input: HealthDataDetailInput): Query<HealthDataDetail>;
  };
  heartRate: {
    /** The average heart rate at rest. */
    average(input?: HeartRateAverageInput): Query<HeartRateAverage>;
    /** The history of heart-rate measurements. */
    history(input: HeartRateHistoryQuery): Query<HeartRateHistoryPage>;
  };
  information: {
    /** An article to read. */
    articleHtmlContent(input: InformationArticleHtmlContentInput): Query<Article>;
    /** A course with its sections. */
    courseDetail(input: InformationCourseDetailInput): Query<Course>;
    /** Articles and courses beside a kind of health data. */
    listByHealthDataType(input: InformationListByHealthDataTypeInput): Query<ContentItem[]>;
    /** Articles and courses beside a kind of task. */
    listByTaskType(input: InformationListByTaskTypeInput): Query<ContentItem[]>;
    /** A short address for a long one. */
    shortLink(input: InformationShortLinkInput): Query<ShortLink>;
  };
  lookup: {
    /** Foods with their glycaemic index. */
    glycemicIndexList(input?: LookupGlycemicIndexListInput): Query<GlycemicFood[]>;
    /** One of the goods shown beside health data. */
    healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput): Query<Goods>;
    /** Goods shown beside one kind of health data. */
    healthDataGoodsList(input: LookupHealthDataGoodsListInput): Query<Goods[]>;
    /** Foods with their purine content. */
    purineIndexList(input?: LookupPurineIndexListInput): Query<PurineFood[]>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input: MedicationHistoryQuery): Query<MedicationHistoryPage>;
    /** All medication reminders with the doses of a day. */
    list(input?: MedicationListInput): Query<MedicationReminder[]>;
    /** How the days of a year went. */
    yearList(input: MedicationYearListInput): Query<MedicationDay[]>;
  };
  member: {
    /** Whether a membership permits a feature. */
    hasPermission(input?: MemberHasPermissionInput): Query<MemberPermission>;
  };
  messaging: {
    /** Sign a page for the messaging app. */
    launchAppParam(input: LaunchAppQuery): Query<LaunchAppParam>;
  };
  plans: {
    /** A day of an execution plan. */
    executionData(input?: PlansExecutionDataInput): Query<ExecutionPlan>;
    /** The stages of an execution plan. */
    executionTitles(input?: PlansExecutionTitlesInput): Query<ExecutionStage[]>;
    /** The finished stages of the plan. */
    finishedStage(): Query<FinishedStage[]>;
    /** Goods that help with a task. */
    goodsItem(input: PlansGoodsItemInput): Query<TaskGoods[]>;
    /** The assessment of a finished stage. */
    stageAssessmentDetail(input: PlansStageAssessmentDetailInput): Query<StageAssessment>;
  };
  user: {
    /** The signed-in person, as the general app knows them. */
    accountInformation(): Query<AccountInformation>;
    /** The signed-in person, as the food app knows them. */
    information(): Query<FoodUserInformation>;
  };
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
  heartRate: {
    /** The history of heart-rate measurements. */
    history(input?: Omit<HeartRateHistoryQuery, 'pageNum'>): InfiniteQuery<HeartRateHistoryPage>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input?: Omit<MedicationHistoryQuery, 'pageNum'>): InfiniteQuery<MedicationHistoryPage>;
  };
}

/** A mutation for every command, by domain; when it succeeds, it invalidates the queries that it made stale. */
export interface HealthMutations {
  auth: {
    /** Sign in with a phone number and a code. */
    login(): Mutation<VerifyCodeLogin, User>;
  };
  healthData: {
    /** Be reminded to measure. */
    remind(): Mutation<HealthDataRemind, HealthDataRemind>;
    /** Keep a weight, and compare it with the one before. */
    saveWeightWithCompareLast(): Mutation<WeightInput, WeightComparison>;
  };
  medication: {
    /** Delete a medication reminder. */
    delete(): Mutation<MedicationReminderId, null>;
    /** Answer a dose. */
    finish(): Mutation<MedicationFinishInput, MedicationReminder>;
    /** Create or change a medication reminder. */
    save(): Mutation<MedicationReminderInput, MedicationReminder>;
  };
  plans: {
    /** Clock in, which says that a task is done. */
    clockIn(): Mutation<ClockInInput, ClockInResult>;
    /** Be reminded of a task. */
    remind(): Mutation<TaskRemindInput, PlanTask>;
  };
  share: {
    /** Note what happens with a shared link. */
    log(): Mutation<ShareLogInput, null>;
  };
  statistic: {
    /** Send analytics events. */
    push(): Mutation<StatisticBatch, null>;
  };
}

/** What a command makes stale beside its own domain. */
export const invalidations: Record<string, string[]> = {
  'auth.login': ['user', 'member'],
  'healthData.saveWeightWithCompareLast': ['user', 'partner'],
};
