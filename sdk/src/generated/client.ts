// Written by npm run generate. Do not edit.
import type { CallOptions } from '../call.ts';
import type { operations, AccountInformation, Article, CampGoods, ClockInInput, ClockInResult, ContentItem, Course, ExecutionPlan, ExecutionStage, FinishedStage, FoodUserInformation, GlycemicFood, Goods, HealthDataDetail, HealthDataRemind, HeartRateAverage, HeartRateHistoryPage, HeartRateHistoryQuery, LaunchAppParam, LaunchAppQuery, MedicationDay, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, MemberPermission, MyCamp, PlanTask, PurineFood, ShortLink, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, VerifyCodeLogin, WeightComparison, WeightInput } from './schema.ts';

/** Parameters of `camp.goodsInfo`. */
export type CampGoodsInfoInput = NonNullable<operations['camp.goodsInfo']['parameters']['query']>;

/** Parameters of `healthData.detail`. */
export type HealthDataDetailInput = NonNullable<operations['healthData.detail']['parameters']['query']>;

/** Parameters of `heartRate.average`. */
export type HeartRateAverageInput = NonNullable<operations['heartRate.average']['parameters']['query']>;

/** Parameters of `information.articleHtmlContent`. */
export type InformationArticleHtmlContentInput = NonNullable<operations['information.articleHtmlContent']['parameters']['query']>;

/** Parameters of `information.courseDetail`. */
export type InformationCourseDetailInput = NonNullable<operations['information.courseDetail']['parameters']['query']>;

/** Parameters of `information.listByHealthDataType`. */
export type InformationListByHealthDataTypeInput = NonNullable<operations['information.listByHealthDataType']['parameters']['query']>;

/** Parameters of `information.listByTaskType`. */
export type InformationListByTaskTypeInput = NonNullable<operations['information.listByTaskType']['parameters']['query']>;

/** Parameters of `information.shortLink`. */
export type InformationShortLinkInput = NonNullable<operations['information.shortLink']['parameters']['query']>;

/** Parameters of `lookup.glycemicIndexList`. */
export type LookupGlycemicIndexListInput = NonNullable<operations['lookup.glycemicIndexList']['parameters']['query']>;

/** Parameters of `lookup.healthDataGoodsDetail`. */
export type LookupHealthDataGoodsDetailInput = NonNullable<operations['lookup.healthDataGoodsDetail']['parameters']['query']>;

/** Parameters of `lookup.healthDataGoodsList`. */
export type LookupHealthDataGoodsListInput = NonNullable<operations['lookup.healthDataGoodsList']['parameters']['query']>;

/** Parameters of `lookup.purineIndexList`. */
export type LookupPurineIndexListInput = NonNullable<operations['lookup.purineIndexList']['parameters']['query']>;

/** Parameters of `medication.finish`. */
export type MedicationFinishInput = NonNullable<operations['medication.finish']['parameters']['query']>;

/** Parameters of `medication.list`. */
export type MedicationListInput = NonNullable<operations['medication.list']['parameters']['query']>;

/** Parameters of `medication.yearList`. */
export type MedicationYearListInput = NonNullable<operations['medication.yearList']['parameters']['query']>;

/** Parameters of `member.hasPermission`. */
export type MemberHasPermissionInput = NonNullable<operations['member.hasPermission']['parameters']['query']>;

/** Parameters of `plans.executionData`. */
export type PlansExecutionDataInput = NonNullable<operations['plans.executionData']['parameters']['query']>;

/** Parameters of `plans.executionTitles`. */
export type PlansExecutionTitlesInput = NonNullable<operations['plans.executionTitles']['parameters']['query']>;

/** Parameters of `plans.goodsItem`. */
export type PlansGoodsItemInput = NonNullable<operations['plans.goodsItem']['parameters']['query']>;

/** Parameters of `plans.stageAssessmentDetail`. */
export type PlansStageAssessmentDetailInput = NonNullable<operations['plans.stageAssessmentDetail']['parameters']['query']>;

/** Parameters of `share.log`. */
export type ShareLogInput = NonNullable<operations['share.log']['parameters']['query']>;

/** Operations of the domain `auth`. */
export interface AuthApi {
  /**
   * Sign in with a phone number and a code.
   *
   * Gives the user with a token of their own for this sign-in; a number that is new becomes a new user. The code comes from
   * the call for verification codes and is good for 10 minutes and one sign-in. After three wrong codes for a number it is
   * refused for 10 minutes, whatever the code. For plain browsers, where no native app hands a user over.
   *
   * `POST /food/view/auth/login`
   * @throws {HealthError} see its `kind`
   */
  login(input: VerifyCodeLogin, options?: CallOptions): Promise<User>;
}

/** Operations of the domain `camp`. */
export interface CampApi {
  /**
   * A weight-loss camp as it is sold.
   *
   * What the camp is, what it costs, when it runs and how many places are left. Bought in the native app.
   *
   * `GET /scheme/app/weight-loss-camp/goods-info`
   * @throws {HealthError} see its `kind`
   */
  goodsInfo(input?: CampGoodsInfoInput, options?: CallOptions): Promise<CampGoods>;
  /**
   * The camp of the person that is not over.
   *
   * For the camp's entry: a person in a camp sees its day, any other sees what is sold.
   *
   * `GET /scheme/app/weight-loss-camp/not-over`
   * @throws {HealthError} see its `kind`
   */
  notOver(options?: CallOptions): Promise<MyCamp | null>;
}

/** Operations of the domain `healthData`. */
export interface HealthDataApi {
  /**
   * A kind of health data over a period.
   *
   * The latest value, the chart of a week, a month or a year, the normal range and the reminder. Called when the screen of a
   * kind of health data opens and when the period or its last day changes.
   *
   * `GET /scheme/app/health-data/detail`
   * @throws {HealthError} see its `kind`
   */
  detail(input: HealthDataDetailInput, options?: CallOptions): Promise<HealthDataDetail>;
  /**
   * Be reminded to measure.
   *
   * Sets when the native app reminds to measure a kind of health data. It replaces what was set before.
   *
   * `POST /scheme/app/health-data/healthDataRemind`
   * @throws {HealthError} see its `kind`
   */
  remind(input: HealthDataRemind, options?: CallOptions): Promise<HealthDataRemind>;
  /**
   * Keep a weight, and compare it with the one before.
   *
   * Keeps a weight and tells the change against the latest one measured before it. A weight that is more than 20 % away
   * from that one is refused once, since another unit is the likely reason; with `confirmed` it is kept.
   *
   * `POST /scheme/app/health-data/saveWeightWithCompareLast`
   * @throws {HealthError} see its `kind`
   */
  saveWeightWithCompareLast(input: WeightInput, options?: CallOptions): Promise<WeightComparison>;
}

/** Operations of the domain `heartRate`. */
export interface HeartRateApi {
  /**
   * The average heart rate at rest.
   *
   * Average, lowest and highest of the measurements at rest over a period, and the latest measurement. For the monitor's home
   * and for comparing a result.
   *
   * `GET /scheme/app/heartRate/queryAvgHeartRate`
   * @throws {HealthError} see its `kind`
   */
  average(input?: HeartRateAverageInput, options?: CallOptions): Promise<HeartRateAverage>;
  /**
   * The history of heart-rate measurements.
   *
   * Measurements, newest first, for the list and the chart of the monitor. The native app keeps a measurement by itself when
   * it ends, so that it is in the history right after it.
   *
   * Paged: 10 a page unless told otherwise.
   *
   * `POST /scheme/app/heartRate/queryHeartRateHistory`
   * @throws {HealthError} see its `kind`
   */
  history(input: HeartRateHistoryQuery, options?: CallOptions): Promise<HeartRateHistoryPage>;
}

/** Operations of the domain `information`. */
export interface InformationApi {
  /**
   * An article to read.
   *
   * The whole article. Its HTML may hold anything: a client sanitises it before it is shown.
   *
   * `GET /information/app/article/html-content`
   * @throws {HealthError} see its `kind`
   */
  articleHtmlContent(input: InformationArticleHtmlContentInput, options?: CallOptions): Promise<Article>;
  /**
   * A course with its sections.
   *
   * What the course is about, its sections and how far the person is with each. A section's text is an article. The server
   * notes the progress when a section's article is read.
   *
   * `GET /information/app/v1/course/detail`
   * @throws {HealthError} see its `kind`
   */
  courseDetail(input: InformationCourseDetailInput, options?: CallOptions): Promise<Course>;
  /**
   * Articles and courses beside a kind of health data.
   *
   * What explains a kind of health data, the most fitting first. Shown below its chart.
   *
   * `GET /information/view/content/listByHealthDataType`
   * @throws {HealthError} see its `kind`
   */
  listByHealthDataType(input: InformationListByHealthDataTypeInput, options?: CallOptions): Promise<ContentItem[]>;
  /**
   * Articles and courses beside a kind of task.
   *
   * What helps with a task of a plan, the most fitting first. Shown below the task.
   *
   * `GET /information/view/content/listByTaskType`
   * @throws {HealthError} see its `kind`
   */
  listByTaskType(input: InformationListByTaskTypeInput, options?: CallOptions): Promise<ContentItem[]>;
  /**
   * A short address for a long one.
   *
   * For a share picture or a message, where a long address would not fit. The same address gives the same short one for as
   * long as that is good.
   *
   * `GET /information/app/scrm/getShortLink`
   * @throws {HealthError} see its `kind`
   */
  shortLink(input: InformationShortLinkInput, options?: CallOptions): Promise<ShortLink>;
}

/** Operations of the domain `lookup`. */
export interface LookupApi {
  /**
   * Foods with their glycaemic index.
   *
   * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
   *
   * `GET /scheme/view/glycemic-index/list`
   * @throws {HealthError} see its `kind`
   */
  glycemicIndexList(input?: LookupGlycemicIndexListInput, options?: CallOptions): Promise<GlycemicFood[]>;
  /**
   * One of the goods shown beside health data.
   *
   * Everything a product page shows. Called when a person opens one of the goods that a lookup or a health chart suggests.
   *
   * `GET /scheme/view/health-data-goods/detail`
   * @throws {HealthError} see its `kind`
   */
  healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput, options?: CallOptions): Promise<Goods>;
  /**
   * Goods shown beside one kind of health data.
   *
   * What a lookup, a health chart or a product page suggests, the most fitting first. Goods that are sold out stay in the list.
   *
   * `GET /scheme/view/health-data-goods/list`
   * @throws {HealthError} see its `kind`
   */
  healthDataGoodsList(input: LookupHealthDataGoodsListInput, options?: CallOptions): Promise<Goods[]>;
  /**
   * Foods with their purine content.
   *
   * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
   *
   * `GET /scheme/view/purine-index/list`
   * @throws {HealthError} see its `kind`
   */
  purineIndexList(input?: LookupPurineIndexListInput, options?: CallOptions): Promise<PurineFood[]>;
}

/** Operations of the domain `medication`. */
export interface MedicationApi {
  /**
   * Delete a medication reminder.
   *
   * Ends the reminder for good. The history keeps the doses of earlier days and those answered today.
   *
   * `POST /cooperation/app/medicationRemind/delete`
   * @throws {HealthError} see its `kind`
   */
  delete(input: MedicationReminderId, options?: CallOptions): Promise<null>;
  /**
   * Answer a dose.
   *
   * Says that a dose was taken or skipped, or takes the answer back. Possible until the day of the dose ends. The same
   * answer twice changes nothing. A tracked stock follows.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /cooperation/app/medicationRemind/finish`
   * @throws {HealthError} see its `kind`
   */
  finish(input: MedicationFinishInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * The history of doses by day.
   *
   * Days up to today on which something was planned, newest first, each with all its doses. Doses of deleted reminders
   * stay in it.
   *
   * Paged: 10 a page unless told otherwise.
   *
   * `POST /cooperation/app/medicationRemind/queryHistoryList`
   * @throws {HealthError} see its `kind`
   */
  historyList(input: MedicationHistoryQuery, options?: CallOptions): Promise<MedicationHistoryPage>;
  /**
   * All medication reminders with the doses of a day.
   *
   * Every reminder of the person with its doses of the asked day. A reminder that is not due on that day is listed
   * with no doses, so that it can be edited. Those with doses come first, by their first time of day. On a future day
   * all doses are pending.
   *
   * `GET /cooperation/app/medicationRemind/queryList`
   * @throws {HealthError} see its `kind`
   */
  list(input?: MedicationListInput, options?: CallOptions): Promise<MedicationReminder[]>;
  /**
   * Create or change a medication reminder.
   *
   * With `reminderId` the schedule replaces the one before, from today on: earlier days keep what was planned then,
   * and doses already answered today stay. Without it a reminder is created; a person may have 50.
   *
   * `POST /cooperation/app/medicationRemind/save`
   * @throws {HealthError} see its `kind`
   */
  save(input: MedicationReminderInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * How the days of a year went.
   *
   * One entry for each day of the year, up to today, on which something was planned. For the calendar.
   *
   * `GET /cooperation/app/medicationRemind/queryYearList`
   * @throws {HealthError} see its `kind`
   */
  yearList(input: MedicationYearListInput, options?: CallOptions): Promise<MedicationDay[]>;
}

/** Operations of the domain `member`. */
export interface MemberApi {
  /**
   * Whether a membership permits a feature.
   *
   * Asked before a feature that members have is opened, so that a screen can offer the membership instead of failing. It
   * counts nothing: the feature itself does.
   *
   * `GET /food/member/has-permission`
   * @throws {HealthError} see its `kind`
   */
  hasPermission(input?: MemberHasPermissionInput, options?: CallOptions): Promise<MemberPermission>;
}

/** Operations of the domain `messaging`. */
export interface MessagingApi {
  /**
   * Sign a page for the messaging app.
   *
   * Signs the address of a page, so that the messaging app's JS SDK shares it and opens the native app from it. Called once a
   * page is open in that app's browser, before its JS SDK is configured. It changes nothing and may be repeated.
   *
   * `POST /scheme/view/wx/get-h5-lanuch-app-param` (below `/food` on the food host)
   * @throws {HealthError} see its `kind`
   */
  launchAppParam(input: LaunchAppQuery, options?: CallOptions): Promise<LaunchAppParam>;
}

/** Operations of the domain `plans`. */
export interface PlansApi {
  /**
   * Clock in, which says that a task is done.
   *
   * Says that a task of today is done. It cannot be taken back, and a second time is refused.
   *
   * `POST /scheme/app/v1/task/handler/clockIn`
   * @throws {HealthError} see its `kind`
   */
  clockIn(input: ClockInInput, options?: CallOptions): Promise<ClockInResult>;
  /**
   * A day of an execution plan.
   *
   * The tasks of a day with their stage and what comes next. With neither `date` nor `stageId` it is today, or the nearest
   * day of the plan; with `stageId` alone it is today where today belongs to that stage, else the first day of a stage to
   * come and the last day of a finished one. Works with a plan's id alone; whoever has it sees the plan and changes nothing.
   *
   * `GET /scheme/view/v1/execution/plan/getExecutionPlanData`
   * @throws {HealthError} see its `kind`
   */
  executionData(input?: PlansExecutionDataInput, options?: CallOptions): Promise<ExecutionPlan>;
  /**
   * The stages of an execution plan.
   *
   * Titles and days of all stages, for the tabs above the tasks. Works with a plan's id alone, so that a plan can be opened
   * in a messaging app.
   *
   * `GET /scheme/view/v1/execution/plan/listExecutionPlanTitle`
   * @throws {HealthError} see its `kind`
   */
  executionTitles(input?: PlansExecutionTitlesInput, options?: CallOptions): Promise<ExecutionStage[]>;
  /**
   * The finished stages of the plan.
   *
   * The finished stages of the person's plan with their scores. Asked when the plan or an assessment is opened, and again
   * every few seconds while one is being generated.
   *
   * `GET /scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage`
   * @throws {HealthError} see its `kind`
   */
  finishedStage(options?: CallOptions): Promise<FinishedStage[]>;
  /**
   * Goods that help with a task.
   *
   * Called when a task with `goodsCount` above 0 is opened. Nobody has to buy any of them to do the task.
   *
   * `GET /scheme/app/task/custom-task/goods-item`
   * @throws {HealthError} see its `kind`
   */
  goodsItem(input: PlansGoodsItemInput, options?: CallOptions): Promise<TaskGoods[]>;
  /**
   * Be reminded of a task.
   *
   * Sets the time of day at which the native app reminds of a task, from today until its stage ends, or takes it back.
   *
   * `POST /scheme/app/v1/task/handler/remind`
   * @throws {HealthError} see its `kind`
   */
  remind(input: TaskRemindInput, options?: CallOptions): Promise<PlanTask>;
  /**
   * The assessment of a finished stage.
   *
   * Score, how each task went, the change of weight, advice and the next step.
   *
   * `GET /scheme/app/v1/exec-scheme/task/stage-assessment/detail`
   * @throws {HealthError} see its `kind`
   */
  stageAssessmentDetail(input: PlansStageAssessmentDetailInput, options?: CallOptions): Promise<StageAssessment>;
}

/** Operations of the domain `share`. */
export interface ShareApi {
  /**
   * Note what happens with a shared link.
   *
   * Tells the server that a link was shared, was opened, or led to the app. Nothing waits for it and nothing is shown.
   * Each call counts once.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /food/view/share/log`
   * @throws {HealthError} see its `kind`
   */
  log(input: ShareLogInput, options?: CallOptions): Promise<null>;
}

/** Operations of the domain `statistic`. */
export interface StatisticApi {
  /**
   * Send analytics events.
   *
   * Takes a batch of events. The client sends it in the background and forgets it: an event that is lost is lost.
   *
   * `POST /scheme/view/statistic/event/push` (below `/food` on the food host)
   * @throws {HealthError} see its `kind`
   */
  push(input: StatisticBatch, options?: CallOptions): Promise<null>;
}

/** Operations of the domain `user`. */
export interface UserApi {
  /**
   * The signed-in person, as the general app knows them.
   *
   * Completes the user that the native app hands over. It is part of signing in, so it does not wait for a pending login.
   *
   * Does not wait for a pending login.
   *
   * `GET /information/app/v1/account/getUserInformation`
   * @throws {HealthError} see its `kind`
   */
  accountInformation(options?: CallOptions): Promise<AccountInformation>;
  /**
   * The signed-in person, as the food app knows them.
   *
   * Completes the user that the native app hands over, with what meals and reports depend on. It is part of signing in, so it does not wait for a pending login.
   *
   * Does not wait for a pending login.
   *
   * `GET /food/user/getUserInformation`
   * @throws {HealthError} see its `kind`
   */
  information(options?: CallOptions): Promise<FoodUserInformation>;
}

/** Every operation of the API, by domain. */
export interface HealthApi {
  auth: AuthApi;
  camp: CampApi;
  healthData: HealthDataApi;
  heartRate: HeartRateApi;
  information: InformationApi;
  lookup: LookupApi;
  medication: MedicationApi;
  member: MemberApi;
  messaging: MessagingApi;
  plans: PlansApi;
  share: ShareApi;
  statistic: StatisticApi;
  user: UserApi;
}
