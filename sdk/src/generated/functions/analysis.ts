// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { AnalysisDailyReportDetailInput, AnalysisDailyReportListInput, AnalysisDeepInput, AnalysisId, AnalysisIngredientRecordInput, AnalysisNutrientGoodsInput, AnalysisRecordInput, AnalysisRecordPage, AnalysisReportDetailInput, AnalysisSimpleInput, DailyReport, DailyReportPage, DeepAnalysis, IngredientRecord, MealSubmission, NutrientAdvice, ReportDetail, ReportRequest, SimpleAnalysis, SimpleAnalysisSave } from '../schema.ts';

/**
 * The report of a day.
 *
 * The day's meals, the amount of each nutrient against the recommended amount, and the assessment once the day is
 * complete. It follows the diary at once and needs no generating.
 *
 * `GET /food/app/foodAnalysis/queryDailyReportDetail`
 * @throws {HealthError}
 */
export const analysisDailyReportDetail: OperationFunction<'analysis.dailyReportDetail', 'read', [input?: AnalysisDailyReportDetailInput], DailyReport> = /* @__PURE__ */ operation(
  'analysis.dailyReportDetail',
  'GET /food/app/foodAnalysis/queryDailyReportDetail',
);

/**
 * The days of the diary.
 *
 * The days on which something was recorded, newest first, each with what it gave against the target. For the list
 * of reports and for trends longer than a week.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `GET /food/app/foodAnalysis/queryDailyReportList`
 * @throws {HealthError} kind `business`:
 * - `INVALID_RANGE`: The first day is after the last
 */
export const analysisDailyReportList: OperationFunction<'analysis.dailyReportList', 'paged', [input: AnalysisDailyReportListInput], DailyReportPage> = /* @__PURE__ */ operation(
  'analysis.dailyReportList',
  'GET /food/app/foodAnalysis/queryDailyReportList paged',
);

/**
 * The deep analysis of a meal.
 *
 * All nutrients of a meal, its glycaemic load, a score and an assessment in sections: the report of the meal.
 * Asked every 2 seconds after it was submitted, until it is ready or failed. Read back it counts as no new use of
 * the membership.
 *
 * `GET /food/app/foodAnalysis/queryDeepAnalysis`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis
 * - `NOT_SUBMITTED`: It was not submitted, or the portions were changed since
 */
export const analysisDeep: OperationFunction<'analysis.deep', 'read', [input: AnalysisDeepInput], DeepAnalysis> = /* @__PURE__ */ operation(
  'analysis.deep',
  'GET /food/app/foodAnalysis/queryDeepAnalysis',
);

/**
 * Generate a report.
 *
 * Begins a report of a week, which may be under way, or the deep report of the seven days before a day; the latter
 * is for members. A report that was there is replaced; one that is being generated goes on. Ask for the report
 * until it is ready or failed.
 *
 * `POST /food/app/foodAnalysis/generateReport`
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: The week has not begun
 * - `NOT_MEMBER`: The person is no member
 */
export const analysisGenerateReport: OperationFunction<'analysis.generateReport', 'command', [input: ReportRequest], ReportDetail> = /* @__PURE__ */ operation(
  'analysis.generateReport',
  'POST /food/app/foodAnalysis/generateReport',
);

/**
 * The ingredients of a meal.
 *
 * The ingredients of each food of an analysed meal, with flags for allergens and for nutrients that are high, weighed
 * against the person's allergies and health tags. Asked when the ingredients are opened or shared as a picture.
 *
 * `GET /food/app/foodAnalysis/queryIngredientRecord`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis
 * - `NOT_READY`: The meal is not analysed yet, or the analysis failed
 */
export const analysisIngredientRecord: OperationFunction<'analysis.ingredientRecord', 'read', [input: AnalysisIngredientRecordInput], IngredientRecord> = /* @__PURE__ */ operation(
  'analysis.ingredientRecord',
  'GET /food/app/foodAnalysis/queryIngredientRecord',
);

/**
 * Nutrients to make up for, and what helps.
 *
 * The nutrients of which the complete days among the last seven gave too little or too much, largest deviation
 * first, with foods that bring much of each and what the shop sells for it. It rests on several days, never on one
 * meal. A client calls it when the person opens the supplements. Health foods are only for adults who are neither pregnant nor
 * breastfeeding.
 *
 * `GET /food/app/foodAnalysis/queryNutrientGoods`
 * @throws {HealthError}
 */
export const analysisNutrientGoods: OperationFunction<'analysis.nutrientGoods', 'read', [input?: AnalysisNutrientGoodsInput], NutrientAdvice[]> = /* @__PURE__ */ operation(
  'analysis.nutrientGoods',
  'GET /food/app/foodAnalysis/queryNutrientGoods data=array',
);

/**
 * The analyses so far.
 *
 * The person's analyses, newest first, whatever their status: a pending one can be continued, a failed one can be
 * tried again. Asked when the list is opened and quietly at the start, so a
 * failure shows no toast.
 *
 * A failure shows no toast.
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `GET /food/app/foodAnalysis/queryAnalysisRecord`
 * @throws {HealthError}
 */
export const analysisRecord: OperationFunction<'analysis.record', 'paged', [input: AnalysisRecordInput], AnalysisRecordPage> = /* @__PURE__ */ operation(
  'analysis.record',
  'GET /food/app/foodAnalysis/queryAnalysisRecord silent paged',
);

/**
 * The report of a week, or the deep report.
 *
 * The newest report of the kind about the period that the date stands for. Where nobody has asked for one the
 * status is `none` and a screen offers to generate it; while it is being generated the screen asks every 2 seconds
 * and shows that by itself, so a failure shows no toast.
 *
 * A failure shows no toast.
 *
 * `GET /food/app/foodAnalysis/queryReportDetail`
 * @throws {HealthError}
 */
export const analysisReportDetail: OperationFunction<'analysis.reportDetail', 'read', [input: AnalysisReportDetailInput], ReportDetail> = /* @__PURE__ */ operation(
  'analysis.reportDetail',
  'GET /food/app/foodAnalysis/queryReportDetail silent',
);

/**
 * Put an analysed meal into the diary.
 *
 * Saves the portions that the person corrected, recalculates the meal, and counts the meal in the
 * reports of its day. Saving again replaces what was saved; an empty
 * list takes the meal out of the diary and leaves its portions unchanged. A change of portions discards the deep analysis.
 * Where the slot already has another meal, the person decides (`ifTaken`). A meal that AI food recognised counts once: this
 * entry takes the place of the other.
 *
 * `POST /food/app/foodAnalysis/saveSimpleAnalysis`
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: The day has not come
 * - `GONE`: There is no such analysis
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NOT_READY`: It is not ready yet, or it failed
 * - `SLOT_TAKEN`: The slot already has another meal, and `ifTaken` is absent
 * - `UNKNOWN_FOOD`: A food is not in the nutrient table
 */
export const analysisSaveSimple: OperationFunction<'analysis.saveSimple', 'command', [input: SimpleAnalysisSave], SimpleAnalysis> = /* @__PURE__ */ operation(
  'analysis.saveSimple',
  'POST /food/app/foodAnalysis/saveSimpleAnalysis',
);

/**
 * The simple analysis of a meal.
 *
 * Energy and macronutrients of a meal, food by food, beside the day's goal and the other meals of the day.
 * Called every 2 seconds after the meal was submitted, until it is ready or failed, and again whenever the
 * result is opened.
 *
 * `GET /food/app/foodAnalysis/querySimpleAnalysis`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis
 */
export const analysisSimple: OperationFunction<'analysis.simple', 'read', [input: AnalysisSimpleInput], SimpleAnalysis> = /* @__PURE__ */ operation(
  'analysis.simple',
  'GET /food/app/foodAnalysis/querySimpleAnalysis',
);

/**
 * Ask for the deep analysis of a meal.
 *
 * Begins the deep analysis of a meal whose simple one is ready; members only. Asked again while it is under way or
 * ready it changes nothing, after a failure it begins again. Ask for the deep analysis until it is ready or failed.
 *
 * `POST /food/app/foodAnalysis/submitDeepAnalysis`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis
 * - `NOT_MEMBER`: The person is no member
 * - `NOT_READY`: The simple analysis is not ready, or it failed
 */
export const analysisSubmitDeep: OperationFunction<'analysis.submitDeep', 'command', [input: AnalysisId], DeepAnalysis> = /* @__PURE__ */ operation(
  'analysis.submitDeep',
  'POST /food/app/foodAnalysis/submitDeepAnalysis',
);

/**
 * Hand in a meal to be analysed.
 *
 * Begins the simple analysis of what was eaten, be it searched, typed or recognised in a photo. Ask for the simple analysis
 * until it is ready or failed. It enters the diary when it is saved; with `saved`, a meal whose foods are all known by their ids
 * enters it at once, and its analysis is ready in the reply. Where the slot already has another meal, the person decides
 * (`ifTaken`). A meal of AI food is taken over by its id: it counts once, and what its shared view shows are the foods and
 * portions of the diary.
 *
 * `POST /food/app/foodAnalysis/submitFoodItem`
 * @throws {HealthError} kind `business`:
 * - `DAILY_LIMIT`: The person had 50 meals analysed today
 * - `FUTURE`: The day has not come
 * - `GONE`: There is no such AI-food analysis, or it is not ready
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `SLOT_TAKEN`: The slot already has another meal, `saved` is true and `ifTaken` is absent
 */
export const analysisSubmitFoodItem: OperationFunction<'analysis.submitFoodItem', 'command', [input: MealSubmission], SimpleAnalysis> = /* @__PURE__ */ repeatable(
  'analysis.submitFoodItem',
  'POST /food/app/foodAnalysis/submitFoodItem idempotencyKey',
);
