// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { AiFoodAnalysis, AiFoodAnalysisPendingInput, AiFoodAnalysisResultInput, AiFoodFoodNameInput, AiFoodGenerateSummaryInput, AiFoodHistoryPage, AiFoodHistoryRecordInput, AiFoodMeal, AiFoodProgress, AiFoodSubmission, AiFoodSummary, AiFoodUserSummaryInput, AiFoodViewHistoryRecordInput, FoodFacts } from '../schema.ts';

/**
 * Progress of an analysis.
 *
 * Called every 2 seconds while an analysis is pending, for 60 seconds at most. Without `analysisId` it returns the
 * analysis under way, if any, so that a reopened page resumes waiting.
 *
 * `GET /scheme/app/foodIntellectual/queryAnalysisPending` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis, or it is not the person's own
 */
export const aiFoodAnalysisPending: OperationFunction<'aiFood.analysisPending', 'read', [input?: AiFoodAnalysisPendingInput], AiFoodProgress | null> = /* @__PURE__ */ operation(
  'aiFood.analysisPending',
  'GET /{app}/app/foodIntellectual/queryAnalysisPending nullable',
);

/**
 * The result of an analysis.
 *
 * The foods with their portions, energy and nutrients, once the analysis is ready; also that of any earlier meal in the history.
 *
 * `GET /scheme/app/foodIntellectual/queryAnalysisResult` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such analysis, or it is not the person's own
 * - `NO_FOOD`: There was no food in the photo
 * - `PENDING`: It is still being analysed
 * - `UNCLEAR`: The photo was too dark or blurred
 * - `UNKNOWN_FOOD`: None of the names was in the table
 */
export const aiFoodAnalysisResult: OperationFunction<'aiFood.analysisResult', 'read', [input: AiFoodAnalysisResultInput], AiFoodAnalysis> = /* @__PURE__ */ operation(
  'aiFood.analysisResult',
  'GET /{app}/app/foodIntellectual/queryAnalysisResult',
);

/**
 * Search foods by name.
 *
 * Foods of the nutrient table whose name matches, the best match first, at most 50. Called while the person types, debounced, to
 * add or exchange a food. Without a keyword: the foods that are eaten most.
 *
 * `GET /scheme/app/foodIntellectual/queryFoodName` (below `/food` on the food host)
 * @throws {HealthError}
 */
export const aiFoodFoodName: OperationFunction<'aiFood.foodName', 'read', [input?: AiFoodFoodNameInput], FoodFacts[]> = /* @__PURE__ */ operation(
  'aiFood.foodName',
  'GET /{app}/app/foodIntellectual/queryFoodName data=array',
);

/**
 * Start writing the summary of a day.
 *
 * Starts the written summary of the meals of a day. Called when the person asks for it, at most once for a state of the day:
 * a summary that is ready or being written is returned unchanged, an outdated one is written again.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /scheme/app/foodIntellectual/generateSummary` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `NOTHING`: Nothing was analysed on that day
 */
export const aiFoodGenerateSummary: OperationFunction<'aiFood.generateSummary', 'command', [input?: AiFoodGenerateSummaryInput], AiFoodSummary> = /* @__PURE__ */ operation(
  'aiFood.generateSummary',
  'GET /{app}/app/foodIntellectual/generateSummary effect=command',
);

/**
 * The history of analysed meals by day.
 *
 * Days with an entry in the diary or an analysis of AI food, newest first, each with its meals and their foods.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `GET /scheme/app/foodIntellectual/historyRecord` (below `/food` on the food host)
 * @throws {HealthError}
 */
export const aiFoodHistoryRecord: OperationFunction<'aiFood.historyRecord', 'paged', [input: AiFoodHistoryRecordInput], AiFoodHistoryPage> = /* @__PURE__ */ operation(
  'aiFood.historyRecord',
  'GET /{app}/app/foodIntellectual/historyRecord paged',
);

/**
 * Submit a photo or names of foods for analysis, or correct an analysis.
 *
 * A new submission starts an analysis: ask for its progress until it is ready or has failed. A photo shows the foods,
 * never their weight; amounts that nobody gave are typical portions. With `analysisId` the foods of an earlier analysis, their
 * amounts or its meal are replaced, which is ready at once. A meal counts once it is in the diary (`saved`); the summary of the day
 * is then outdated. Where the slot already has another meal, the person decides (`ifTaken`).
 *
 * `POST /scheme/app/foodIntellectual/submitFoodName` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: The day is to come
 * - `GONE`: There is no such analysis, or it is not the person's own
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NOTHING`: Neither a photo nor a food
 * - `PENDING`: The analysis to correct is not ready
 * - `SLOT_TAKEN`: The slot already has another meal, and `ifTaken` is absent
 * - `UNKNOWN_FOOD`: A correction of which no food is in the table
 * - `USED_UP`: A non-member has used up the analyses of the day
 */
export const aiFoodSubmitFoodName: OperationFunction<'aiFood.submitFoodName', 'command', [input: AiFoodSubmission], AiFoodProgress> = /* @__PURE__ */ repeatable(
  'aiFood.submitFoodName',
  'POST /{app}/app/foodIntellectual/submitFoodName idempotencyKey',
);

/**
 * Sums of the meals of a day.
 *
 * The sums of a day against the goal, by meal, and the written summary as far as there is one. Called when the day is shown, and
 * about every two seconds while the summary is being written.
 *
 * `GET /scheme/app/foodIntellectual/queryUserSummary` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: The day is to come
 */
export const aiFoodUserSummary: OperationFunction<'aiFood.userSummary', 'read', [input?: AiFoodUserSummaryInput], AiFoodSummary> = /* @__PURE__ */ operation(
  'aiFood.userSummary',
  'GET /{app}/app/foodIntellectual/queryUserSummary',
);

/**
 * A meal that somebody shared.
 *
 * One analysed meal behind a link, for anyone who opens the link, signed in or not. It reveals nothing about the person.
 *
 * `GET /scheme/view/foodIntellectual/historyRecord` (below `/food` on the food host)
 * @throws {HealthError} kind `business`:
 * - `GONE`: The code leads nowhere, or the meal was removed
 */
export const aiFoodViewHistoryRecord: OperationFunction<'aiFood.viewHistoryRecord', 'read', [input: AiFoodViewHistoryRecordInput], AiFoodMeal> = /* @__PURE__ */ operation(
  'aiFood.viewHistoryRecord',
  'GET /{app}/view/foodIntellectual/historyRecord',
);
