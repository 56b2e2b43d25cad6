// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { ClockInInput, ClockInResult, ExecutionPlan, ExecutionStage, FinishedStage, PlanTask, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, StageAssessment, TaskGoods, TaskRemindInput } from '../schema.ts';

/**
 * Clock in, which says that a task is done.
 *
 * Says that a task of today is done; with `handledAt`, also one of the last seven days. A second time is refused. The same
 * `handledAt` again changes nothing. `done: false` takes a clock-in of today or of the last seven days back (assumed).
 *
 * `POST /scheme/app/v1/task/handler/clockIn`
 * @throws {HealthError} kind `business`:
 * - `ALREADY`: It was done before, perhaps on another phone
 * - `GONE`: The task does not exist any more
 * - `OTHER_DAY`: The day is over or more than seven days ago, or it has not come
 * - `TIME_OUTSIDE`: The real time is not on the day of the task, or in the future
 */
export const plansClockIn: OperationFunction<'plans.clockIn', 'command', [input: ClockInInput], ClockInResult> = /* @__PURE__ */ operation(
  'plans.clockIn',
  'POST /scheme/app/v1/task/handler/clockIn',
);

/**
 * A day of an execution plan.
 *
 * The tasks of a day with their stage and the next day. With neither `date` nor `stageId` it is today, or the nearest
 * day of the plan; with `stageId` alone it is today where today belongs to that stage, else the first day of a stage to
 * come and the last day of a finished one. For the person of the plan, tasks that their care profile withholds are left out:
 * those of `exercise` and, without a permitted amount to drink, of `water` (assumed). Works with a plan's id alone;
 * anyone who has the id sees the plan and can change nothing, so nobody can guess it.
 *
 * `GET /scheme/view/v1/execution/plan/getExecutionPlanData`
 * @throws {HealthError} kind `business`:
 * - `GONE`: The plan or the stage asked for does not exist any more
 * - `NOT_ELIGIBLE`: The plan is one's own, and one has an obstacle to losing weight since
 * - `NO_PLAN`: The person has no plan
 * - `OUTSIDE`: The day is before the plan or after it, or not in the stage asked for
 */
export const plansExecutionData: OperationFunction<'plans.executionData', 'read', [input?: PlansExecutionDataInput], ExecutionPlan> = /* @__PURE__ */ operation(
  'plans.executionData',
  'GET /scheme/view/v1/execution/plan/getExecutionPlanData',
);

/**
 * The stages of an execution plan.
 *
 * Titles and days of all stages, for the tabs above the tasks. Works with a plan's id alone, so that a plan can be opened
 * in a messaging app.
 *
 * `GET /scheme/view/v1/execution/plan/listExecutionPlanTitle`
 * @throws {HealthError} kind `business`:
 * - `GONE`: The plan asked for does not exist any more
 */
export const plansExecutionTitles: OperationFunction<'plans.executionTitles', 'read', [input?: PlansExecutionTitlesInput], ExecutionStage[]> = /* @__PURE__ */ operation(
  'plans.executionTitles',
  'GET /scheme/view/v1/execution/plan/listExecutionPlanTitle data=array',
);

/**
 * The finished stages of the plan.
 *
 * The finished stages of the person's plan with their scores. Asked when the plan or an assessment is opened, and again
 * every 2 seconds while one is being generated. Empty for a person with a `WeightLossObstacle` other than a missing fact
 * (assumed).
 *
 * `GET /scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage`
 * @throws {HealthError}
 */
export const plansFinishedStage: OperationFunction<'plans.finishedStage', 'read', [], FinishedStage[]> = /* @__PURE__ */ operation(
  'plans.finishedStage',
  'GET /scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage noInput data=array',
);

/**
 * Goods that help with a task.
 *
 * Called when a task with `goodsCount` above 0 is opened. Nobody has to buy any of them to do the task.
 * Works for the tasks of each plan that the caller sees, also of one that another person shared; what the caller must not
 * eat is left out.
 *
 * `GET /scheme/app/task/custom-task/goods-item`
 * @throws {HealthError} kind `business`:
 * - `GONE`: The task does not exist any more
 */
export const plansGoodsItem: OperationFunction<'plans.goodsItem', 'read', [input: PlansGoodsItemInput], TaskGoods[]> = /* @__PURE__ */ operation(
  'plans.goodsItem',
  'GET /scheme/app/task/custom-task/goods-item data=array',
);

/**
 * Be reminded of a task.
 *
 * Sets the time of day at which the native app reminds of a task, from today until its stage ends, or takes it back.
 *
 * `POST /scheme/app/v1/task/handler/remind`
 * @throws {HealthError} kind `business`:
 * - `GONE`: The task does not exist any more
 * - `STAGE_FINISHED`: The stage of the task is over
 */
export const plansRemind: OperationFunction<'plans.remind', 'command', [input: TaskRemindInput], PlanTask> = /* @__PURE__ */ operation(
  'plans.remind',
  'POST /scheme/app/v1/task/handler/remind',
);

/**
 * The assessment of a finished stage.
 *
 * Score, how each task went, the change of weight, advice and the next step.
 *
 * `GET /scheme/app/v1/exec-scheme/task/stage-assessment/detail`
 * @throws {HealthError} kind `business`:
 * - `GENERATING`: It is still being worked out
 * - `GONE`: The stage does not exist any more
 * - `NOT_ELIGIBLE`: One has an obstacle to losing weight since
 * - `NOT_FINISHED`: The stage is not over
 */
export const plansStageAssessmentDetail: OperationFunction<'plans.stageAssessmentDetail', 'read', [input: PlansStageAssessmentDetailInput], StageAssessment> = /* @__PURE__ */ operation(
  'plans.stageAssessmentDetail',
  'GET /scheme/app/v1/exec-scheme/task/stage-assessment/detail',
);
