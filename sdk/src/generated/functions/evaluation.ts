// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { EvaluationFoodPlan, EvaluationFoodPlanDetailInput, EvaluationFoodPlanInput, EvaluationId, EvaluationInfo, EvaluationItem, EvaluationListInput, EvaluationNextInput, EvaluationPlanDay, EvaluationPreInput, EvaluationReport, EvaluationReportInput, EvaluationStep } from '../schema.ts';

/**
 * The food plan that goes with a report.
 *
 * A week of meals, outlined by day, and the goods that help to follow it. Called from the report.
 *
 * The plan keeps two rules, or there is none: the energy of each day lies within a tenth of `target`, and no food, tip or
 * goods holds an allergen of the person or breaks a condition of the assessment or a health tag whose `limitsMeals` is true
 * (see `mealPlan.modify`). Of other conditions it takes no account.
 *
 * `GET /food/evaluation/queryFoodPlan`
 * @throws {HealthError} kind `business`:
 * - `NEEDS_DIETITIAN`: The person is under 18 or underweight, is pregnant, breastfeeds, had bariatric surgery, has kidney disease, is on dialysis, or needs very little energy or more than 4,000 kcal a day
 * - `NONE_FITS`: No plan keeps to all allergies, conditions and ways of eating of the person
 * - `NO_PLAN`: No report is ready, so there is no plan
 */
export const evaluationFoodPlan: OperationFunction<'evaluation.foodPlan', 'read', [input?: EvaluationFoodPlanInput], EvaluationFoodPlan> = /* @__PURE__ */ operation(
  'evaluation.foodPlan',
  'GET /food/evaluation/queryFoodPlan',
);

/**
 * One day of the food plan.
 *
 * The meals of a day with their foods, amounts and what these give.
 *
 * `GET /food/evaluation/queryFoodPlanDetail`
 * @throws {HealthError} kind `business`:
 * - `NEEDS_DIETITIAN`: The person is under 18 or underweight, is pregnant, breastfeeds, had bariatric surgery, has kidney disease, is on dialysis, or needs very little energy or more than 4,000 kcal a day
 * - `NONE_FITS`: No plan keeps to all allergies, conditions and ways of eating of the person
 * - `NO_PLAN`: No report is ready, so there is no plan
 * - `OUTSIDE`: The plan has no such day
 */
export const evaluationFoodPlanDetail: OperationFunction<'evaluation.foodPlanDetail', 'read', [input: EvaluationFoodPlanDetailInput], EvaluationPlanDay> = /* @__PURE__ */ operation(
  'evaluation.foodPlanDetail',
  'GET /food/evaluation/queryFoodPlanDetail',
);

/**
 * Start writing the report.
 *
 * Locks the answers and starts writing the report and the food plan. A repeated call gives the existing report, and writes a failed
 * one again.
 *
 * `POST /food/evaluation/generateEvaluationReport`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such assessment, or it is not the person's own
 * - `INCOMPLETE`: A required question is open
 */
export const evaluationGenerateReport: OperationFunction<'evaluation.generateReport', 'command', [input: EvaluationId], EvaluationReport> = /* @__PURE__ */ operation(
  'evaluation.generateReport',
  'POST /food/evaluation/generateEvaluationReport',
);

/**
 * Status of the health assessment.
 *
 * Whether an assessment is under way, how far it is, and whether there is a report. Called first: it decides whether the person
 * begins, resumes, waits or reads.
 *
 * `GET /food/evaluation/info`
 * @throws {HealthError}
 */
export const evaluationInfo: OperationFunction<'evaluation.info', 'read', [], EvaluationInfo> = /* @__PURE__ */ operation(
  'evaluation.info',
  'GET /food/evaluation/info noInput',
);

/**
 * The questions with their answers.
 *
 * Every question that the answers so far lead to, in order, each with its answer. For the review at the end, and to show what an
 * earlier report was based on.
 *
 * `GET /food/evaluation/item/list`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no such assessment, or it is not the person's own
 */
export const evaluationList: OperationFunction<'evaluation.list', 'read', [input?: EvaluationListInput], EvaluationItem[]> = /* @__PURE__ */ operation(
  'evaluation.list',
  'GET /food/evaluation/item/list data=array',
);

/**
 * Answer a question and get the next one.
 *
 * Keeps the answer and gives the question that follows from it. Without a question it begins an assessment, or takes up the one
 * under way where the person left off. A required question has to be answered. Some questions come only after a certain answer.
 *
 * `POST /food/evaluation/item/next`
 * @throws {HealthError} kind `business`:
 * - `EXCLUSIVE`: "None of these" together with another option
 * - `GENERATING`: A new assessment while a report is being written
 * - `GONE`: There is no such assessment, or it is not the person's own
 * - `IMPLAUSIBLE`: The weight does not fit the height that was answered before
 * - `LOCKED`: The report was asked for, so the answers are locked
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `ONE_ONLY`: Several options of a single choice
 * - `OUT_OF_RANGE`: The number is out of its range, or has too many decimals
 * - `REQUIRED`: A required question was left open
 * - `UNKNOWN_ITEM`: The question does not belong to the assessment, or not with these answers
 * - `UNKNOWN_OPTION`: The question has no such option
 * - `WRONG_KIND`: A number for a choice, or options for a number
 */
export const evaluationNext: OperationFunction<'evaluation.next', 'command', [input: EvaluationNextInput], EvaluationStep> = /* @__PURE__ */ operation(
  'evaluation.next',
  'POST /food/evaluation/item/next',
);

/**
 * Go back to the question before.
 *
 * Returns the previous question with its answer. Going back submits nothing: the server keeps the answer on the screen
 * for the way forward, and later answers stay. A client jumps to any question of `evaluation.list` by naming
 * the question after it here, or, for the last one, none.
 *
 * `POST /food/evaluation/item/pre`
 * @throws {HealthError} kind `business`:
 * - `AT_FIRST`: There is no question before
 * - `GONE`: There is no such assessment, or it is not the person's own
 * - `LOCKED`: The report was asked for, so the answers are locked
 * - `UNKNOWN_ITEM`: The question does not belong to the assessment, or not with these answers
 */
export const evaluationPre: OperationFunction<'evaluation.pre', 'command', [input: EvaluationPreInput], EvaluationStep> = /* @__PURE__ */ operation(
  'evaluation.pre',
  'POST /food/evaluation/item/pre',
);

/**
 * The report of an assessment.
 *
 * The report, or how far it is. Called to read it, and every 2 seconds while it is being written, for 60 seconds at most. The report changes nothing in the profile: a client that wants its goal, height and weight there offers to save them with `user.saveInformation`, from which the energy target of the profile follows.
 *
 * `GET /food/evaluation/queryEvaluationReport`
 * @throws {HealthError} kind `business`:
 * - `NO_REPORT`: No report is ready
 */
export const evaluationReport: OperationFunction<'evaluation.report', 'read', [input?: EvaluationReportInput], EvaluationReport> = /* @__PURE__ */ operation(
  'evaluation.report',
  'GET /food/evaluation/queryEvaluationReport',
);
