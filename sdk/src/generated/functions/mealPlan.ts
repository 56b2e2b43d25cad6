// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { DayReplacement, MealPlanCalendarDay, MealPlanCalendarInput, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanDetailInput, MealPlanFinishInput, MealPlanModification, MealPlanPreview, MealPlanReplaceAllResultInput, MealPlanReplaceResultInput, MealPlanState, MealPlanSubmission, MealReplacement, YesNo } from '../schema.ts';

/**
 * The days of the calendar strip.
 *
 * The days of a span that a plan is or was about, with its state, how many meals there are and how many were
 * eaten. Asked for the strip above the meals of a day, which shows its own failure.
 *
 * A failure shows no toast.
 *
 * `GET /food/app/foodAnalysis/customizedCalendar`
 * @throws {HealthError} kind `business`:
 * - `INVALID_RANGE`: The first day is after the last, or the span is longer than 62 days
 */
export const mealPlanCalendar: OperationFunction<'mealPlan.calendar', 'read', [input?: MealPlanCalendarInput], MealPlanCalendarDay[]> = /* @__PURE__ */ operation(
  'mealPlan.calendar',
  'GET /food/app/foodAnalysis/customizedCalendar silent data=array',
);

/**
 * Prepare a deletion.
 *
 * Returns the meals of a day, or of the whole plan from today on, that would be deleted; eaten meals stay. Nothing
 * is deleted: show the person the preview, and apply it with `modify`.
 *
 * `POST /food/app/foodAnalysis/deleteCustomizedPre`
 * @throws {HealthError} kind `business`:
 * - `GONE`: There is no plan, or it is over
 * - `NOTHING`: All its meals were eaten, or there are none
 * - `PAST`: The day is over
 */
export const mealPlanDeletePre: OperationFunction<'mealPlan.deletePre', 'command', [input: MealPlanDeletion], MealPlanDeletionPreview> = /* @__PURE__ */ repeatable(
  'mealPlan.deletePre',
  'POST /food/app/foodAnalysis/deleteCustomizedPre idempotencyKey',
);

/**
 * The meals of a day.
 *
 * The planned meals of a day with their dishes, ingredients and cooking, their sums against the target, and
 * the eaten ones. A day without a plan has no meals; its status says why.
 *
 * A failure shows no toast.
 *
 * `GET /food/app/foodAnalysis/customizedDetail`
 * @throws {HealthError}
 */
export const mealPlanDetail: OperationFunction<'mealPlan.detail', 'read', [input?: MealPlanDetailInput], MealPlanDay> = /* @__PURE__ */ operation(
  'mealPlan.detail',
  'GET /food/app/foodAnalysis/customizedDetail silent',
);

/**
 * Mark a planned meal as eaten.
 *
 * Marks a meal of today or before, or removes the mark. An eaten meal counts in the diary and the reports of
 * its day and is neither replaced nor deleted any more. The same answer twice changes nothing. Where the slot already has
 * another meal, the person decides (`ifTaken`).
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /food/app/foodAnalysis/finishCustomizedMeal`
 * @throws {HealthError} kind `business`:
 * - `FUTURE`: The meal is yet to come
 * - `GONE`: There is no such meal, or it was deleted
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `SLOT_TAKEN`: The slot already has another meal, and `ifTaken` is absent
 * - `TIME_OUTSIDE`: The real time is before the day of the meal, or in the future
 */
export const mealPlanFinish: OperationFunction<'mealPlan.finish', 'command', [input: MealPlanFinishInput], MealPlanDay> = /* @__PURE__ */ operation(
  'mealPlan.finish',
  'GET /food/app/foodAnalysis/finishCustomizedMeal effect=command',
);

/**
 * Whether to explain the meal plan.
 *
 * 1 from the first plan's being ready until the person has marked, replaced or deleted a meal for the first time:
 * so long a screen points at how this is done.
 *
 * `GET /food/app/foodAnalysis/queryCustomizedGuideFlag`
 * @throws {HealthError}
 */
export const mealPlanGuideFlag: OperationFunction<'mealPlan.guideFlag', 'read', [], YesNo> = /* @__PURE__ */ operation(
  'mealPlan.guideFlag',
  'GET /food/app/foodAnalysis/queryCustomizedGuideFlag noInput data=number',
);

/**
 * Change the meal plan.
 *
 * Changes the plan in one of two ways, chosen by `action`.
 *
 * `submit`: new preferences, from which a new plan of seven days is generated; members only. The first plan begins
 * so too. Ask `status` until it is ready or failed. It replaces the previous plan only
 * when it is ready.
 *
 * A plan keeps two rules, or it fails. The energy of each day lies within a tenth of the person's target, where breakfast,
 * lunch and dinner are planned; fewer meals give their share of it (breakfast 30 %, lunch 40 %, dinner 30 %, a snack 10 %).
 * No item holds an allergen of the person or breaks a health tag whose `limitsMeals` is true: vegetarian, vegan, halal (no
 * pork; the kitchen uses no alcohol), type 2 diabetes (no staple or drink with a glycaemic index above 70, no added sugar)
 * and high uric acid (no food above 150 mg of purine in 100 g). `NEEDS_DIETITIAN` refuses a plan under 18, below a body
 * mass index of 18.5, in pregnancy, while breastfeeding, after bariatric surgery, with kidney disease, on dialysis, with a
 * need below the minimum of `user.saveInformation`, and above 4,000 kcal a day; `NO_TARGET` refuses it while height, weight, birth date
 * or sex is not known.
 *
 * `apply`: makes a prepared replacement or deletion. It is refused when the preview is not
 * ready, has expired (after ten minutes, or when the first of its days is over) or was applied, and when one of its meals was eaten, replaced or deleted since.
 *
 * `POST /food/app/foodAnalysis/modifyCustomized`
 * @throws {HealthError} kind `business`:
 * - `APPLIED`: It was applied before
 * - `CHANGED`: A meal was eaten, replaced or deleted since
 * - `EXPIRED`: The preview is older than 10 minutes, or the first of its days is over
 * - `GENERATING`: A plan is being generated
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_DIETITIAN`: The person is under 18 or underweight, is pregnant, breastfeeds, had bariatric surgery, has kidney disease, is on dialysis, or needs very little energy or more than 4,000 kcal a day
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NOT_MEMBER`: The person is no member
 * - `NOT_READY`: The preview is not ready, or it failed
 * - `NO_PREVIEW`: There is no such preview
 * - `NO_TARGET`: The person has no energy target, because a fact of the profile is not known
 * - `PAST`: The first day is over
 */
export const mealPlanModify: OperationFunction<'mealPlan.modify', 'command', [input: MealPlanModification], MealPlanState> = /* @__PURE__ */ operation(
  'mealPlan.modify',
  'POST /food/app/foodAnalysis/modifyCustomized',
);

/**
 * Whether the person never had a meal plan.
 *
 * Decides between the introduction with the form, and the meals. A plan that was deleted or failed counts as had.
 *
 * `GET /food/app/foodAnalysis/queryNeverCustomizedStatus`
 * @throws {HealthError}
 */
export const mealPlanNeverCustomizedStatus: OperationFunction<'mealPlan.neverCustomizedStatus', 'read', [], YesNo> = /* @__PURE__ */ operation(
  'mealPlan.neverCustomizedStatus',
  'GET /food/app/foodAnalysis/queryNeverCustomizedStatus noInput data=number',
);

/**
 * Prepare other meals for a day.
 *
 * Looks for something else in the place of all meals of a day that were not eaten yet. Nothing changes: ask
 * `replaceAllResult` with the preview's id until it is ready, show the person what would change, and apply it with
 * `modify`.
 *
 * `POST /food/app/foodAnalysis/replaceCustomizedAllPre`
 * @throws {HealthError} kind `business`:
 * - `NOTHING`: All meals of the day were eaten, or there are none
 * - `PAST`: The day is over
 */
export const mealPlanReplaceAllPre: OperationFunction<'mealPlan.replaceAllPre', 'command', [input: DayReplacement], MealPlanPreview> = /* @__PURE__ */ repeatable(
  'mealPlan.replaceAllPre',
  'POST /food/app/foodAnalysis/replaceCustomizedAllPre idempotencyKey',
);

/**
 * The preview of other meals for a day.
 *
 * Asked every 2 seconds after `replaceAllPre` until it is ready or failed. It shows each meal before and after and
 * the totals of the day; nothing has changed until it is applied. A meal for which nothing else suits stays as it
 * is.
 *
 * `GET /food/app/foodAnalysis/replaceAllResult`
 * @throws {HealthError} kind `business`:
 * - `NO_PREVIEW`: There is no such preview
 */
export const mealPlanReplaceAllResult: OperationFunction<'mealPlan.replaceAllResult', 'read', [input: MealPlanReplaceAllResultInput], MealPlanPreview> = /* @__PURE__ */ operation(
  'mealPlan.replaceAllResult',
  'GET /food/app/foodAnalysis/replaceAllResult',
);

/**
 * Prepare another meal or dish.
 *
 * Looks for something else that suits the preferences, in the place of a meal that was not eaten yet, or of one
 * item of it. Nothing changes: ask `replaceResult` with the preview's id until it is ready, show the person what
 * would change, and apply it with `modify`. For another suggestion, call it again.
 *
 * `POST /food/app/foodAnalysis/replaceCustomizedPre`
 * @throws {HealthError} kind `business`:
 * - `FINISHED`: It was eaten
 * - `GONE`: There is no such meal, or it was deleted
 * - `NO_SUCH_FOOD`: The meal does not have that item
 * - `PAST`: The day is over
 */
export const mealPlanReplacePre: OperationFunction<'mealPlan.replacePre', 'command', [input: MealReplacement], MealPlanPreview> = /* @__PURE__ */ repeatable(
  'mealPlan.replacePre',
  'POST /food/app/foodAnalysis/replaceCustomizedPre idempotencyKey',
);

/**
 * The preview of another meal or dish.
 *
 * Asked every 2 seconds after `replacePre` until it is ready or failed. It shows the meal before and after and
 * the totals of the day; nothing has changed until it is applied.
 *
 * `GET /food/app/foodAnalysis/replaceResult`
 * @throws {HealthError} kind `business`:
 * - `NO_PREVIEW`: There is no such preview
 */
export const mealPlanReplaceResult: OperationFunction<'mealPlan.replaceResult', 'read', [input: MealPlanReplaceResultInput], MealPlanPreview> = /* @__PURE__ */ operation(
  'mealPlan.replaceResult',
  'GET /food/app/foodAnalysis/replaceResult',
);

/**
 * Status of the meal plan.
 *
 * Asked when the meal plan is opened, and every 2 seconds while a plan is being generated.
 *
 * A failure shows no toast.
 *
 * `GET /food/app/foodAnalysis/queryCustomizedStatus`
 * @throws {HealthError}
 */
export const mealPlanStatus: OperationFunction<'mealPlan.status', 'read', [], MealPlanState> = /* @__PURE__ */ operation(
  'mealPlan.status',
  'GET /food/app/foodAnalysis/queryCustomizedStatus silent noInput',
);

/**
 * The preferences that were submitted last.
 *
 * Fills the form of the dietary preferences.
 *
 * A failure shows no toast.
 *
 * `GET /food/app/foodAnalysis/viewCustomizedSubmit`
 * @throws {HealthError}
 */
export const mealPlanViewSubmit: OperationFunction<'mealPlan.viewSubmit', 'read', [], MealPlanSubmission | null> = /* @__PURE__ */ operation(
  'mealPlan.viewSubmit',
  'GET /food/app/foodAnalysis/viewCustomizedSubmit silent noInput nullable',
);
