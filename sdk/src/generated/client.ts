// Written by npm run generate. Do not edit.
import type { CallOptions } from '../call-options.ts';
import type { AccountClosure, AccountInformation, AiFoodAnalysis, AiFoodAnalysisPendingInput, AiFoodAnalysisResultInput, AiFoodFoodNameInput, AiFoodGenerateSummaryInput, AiFoodHistoryPage, AiFoodHistoryRecordInput, AiFoodMeal, AiFoodProgress, AiFoodSubmission, AiFoodSummary, AiFoodUserSummaryInput, AiFoodViewHistoryRecordInput, AnalysisDailyReportDetailInput, AnalysisDailyReportListInput, AnalysisDeepInput, AnalysisId, AnalysisIngredientRecordInput, AnalysisNutrientGoodsInput, AnalysisRecordInput, AnalysisRecordPage, AnalysisReportDetailInput, AnalysisSimpleInput, Article, CampGoods, CampGoodsInfoInput, ClockInInput, ClockInResult, ContentItem, Course, DailyReport, DailyReportPage, DayReplacement, DeepAnalysis, DeliveryAddress, Draw, DrawId, DrawInput, DrawPage, DrawTransfer, DrawableAmount, EvaluationFoodPlan, EvaluationFoodPlanDetailInput, EvaluationFoodPlanInput, EvaluationId, EvaluationInfo, EvaluationItem, EvaluationListInput, EvaluationNextInput, EvaluationPlanDay, EvaluationPreInput, EvaluationReport, EvaluationReportInput, EvaluationStep, ExecutionPlan, ExecutionStage, FamilyAnswerInvitedMessageInput, FamilyByUserIdInput, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyNameInput, FamilyPhoneInvitationInput, FamilyQrCode, FamilyQrCodeInput, FamilyRelation, FamilyRelationshipId, FamilyRelationships, FeedbackInput, FeedbackReceipt, FinishedStage, FoodFacts, FoodUserInformation, GlycemicFood, Goods, GoodsDetail, HealthDataDetail, HealthDataDetailInput, HealthDataRemind, HealthDataRemindInput, HealthTagGroup, HeartRateAverage, HeartRateAverageInput, HeartRateHistoryPage, HeartRateHistoryQuery, IncomeEntryPage, IncomeSummary, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, IngredientRecord, InviteCode, LaunchAppParam, LaunchAppQuery, LogisticsInfo, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MealPlanCalendarDay, MealPlanCalendarInput, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanDetailInput, MealPlanFinishInput, MealPlanModification, MealPlanPreview, MealPlanReplaceAllResultInput, MealPlanReplaceResultInput, MealPlanState, MealPlanSubmission, MealReplacement, MealSubmission, MedicationDay, MedicationFinishInput, MedicationHistoryPage, MedicationHistoryQuery, MedicationListInput, MedicationReminder, MedicationReminderId, MedicationReminderInput, MedicationYearListInput, MemberHasPermissionInput, MemberPermission, MirrorConfirmInput, MirrorInfoInput, MirrorListInput, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MirrorResultInput, MirrorViewResultInput, MyCamp, NutrientAdvice, OldPhoneVerification, OrderCancellation, OrderDetail, OrderId, OrderListQuery, OrderPage, OrdersDetailInput, OrdersGoodsDetailInput, OrdersLogisticsInfoInput, OrdersRefundReasonInput, PageQuery, PartnerAnswerInvitedMessageInput, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerPairRank, PartnerPairRankInput, PartnerPhoneInvitationInput, PartnerRank, PartnerRelationship, PartnerRelationshipId, PartnerSingleRankInput, PhoneChange, PhoneChangeTicket, PlanTask, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, PurineFood, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundId, RefundParcel, RefundReason, ReportDetail, ReportRequest, ShareLogInput, ShortLink, SimpleAnalysis, SimpleAnalysisSave, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, UserInformationInput, UserVerifyCodeInput, VerifyCodeLogin, VerifyCodeReceipt, WeightComparison, WeightInput, YesNo } from './schema.ts';

/** Operations of the domain `aiFood`. */
export interface AiFoodApi {
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
  analysisPending(input?: AiFoodAnalysisPendingInput, options?: CallOptions): Promise<AiFoodProgress | null>;
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
  analysisResult(input: AiFoodAnalysisResultInput, options?: CallOptions): Promise<AiFoodAnalysis>;
  /**
   * Search foods by name.
   *
   * Foods of the nutrient table whose name matches, the best match first, at most 50. Called while the person types, debounced, to
   * add or exchange a food. Without a keyword: the foods that are eaten most.
   *
   * `GET /scheme/app/foodIntellectual/queryFoodName` (below `/food` on the food host)
   * @throws {HealthError}
   */
  foodName(input?: AiFoodFoodNameInput, options?: CallOptions): Promise<FoodFacts[]>;
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
  generateSummary(input?: AiFoodGenerateSummaryInput, options?: CallOptions): Promise<AiFoodSummary>;
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
  historyRecord(input: AiFoodHistoryRecordInput, options?: CallOptions): Promise<AiFoodHistoryPage>;
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
  submitFoodName(input: AiFoodSubmission, options?: CallOptions): Promise<AiFoodProgress>;
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
  userSummary(input?: AiFoodUserSummaryInput, options?: CallOptions): Promise<AiFoodSummary>;
  /**
   * A meal that somebody shared.
   *
   * One analysed meal behind a link, for anyone who opens the link, signed in or not. It reveals nothing about the person.
   *
   * `GET /scheme/view/foodIntellectual/historyRecord` (below `/food` on the food host)
   * @throws {HealthError} kind `business`:
   * - `GONE`: The code leads nowhere, or the meal was removed
   */
  viewHistoryRecord(input: AiFoodViewHistoryRecordInput, options?: CallOptions): Promise<AiFoodMeal>;
}

/** Operations of the domain `analysis`. */
export interface AnalysisApi {
  /**
   * The report of a day.
   *
   * The day's meals, the amount of each nutrient against the recommended amount, and the assessment once the day is
   * complete. It follows the diary at once and needs no generating.
   *
   * `GET /food/app/foodAnalysis/queryDailyReportDetail`
   * @throws {HealthError}
   */
  dailyReportDetail(input?: AnalysisDailyReportDetailInput, options?: CallOptions): Promise<DailyReport>;
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
  dailyReportList(input: AnalysisDailyReportListInput, options?: CallOptions): Promise<DailyReportPage>;
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
  deep(input: AnalysisDeepInput, options?: CallOptions): Promise<DeepAnalysis>;
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
  generateReport(input: ReportRequest, options?: CallOptions): Promise<ReportDetail>;
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
  ingredientRecord(input: AnalysisIngredientRecordInput, options?: CallOptions): Promise<IngredientRecord>;
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
  nutrientGoods(input?: AnalysisNutrientGoodsInput, options?: CallOptions): Promise<NutrientAdvice[]>;
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
  record(input: AnalysisRecordInput, options?: CallOptions): Promise<AnalysisRecordPage>;
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
  reportDetail(input: AnalysisReportDetailInput, options?: CallOptions): Promise<ReportDetail>;
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
  saveSimple(input: SimpleAnalysisSave, options?: CallOptions): Promise<SimpleAnalysis>;
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
  simple(input: AnalysisSimpleInput, options?: CallOptions): Promise<SimpleAnalysis>;
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
  submitDeep(input: AnalysisId, options?: CallOptions): Promise<DeepAnalysis>;
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
  submitFoodItem(input: MealSubmission, options?: CallOptions): Promise<SimpleAnalysis>;
}

/** Operations of the domain `auth`. */
export interface AuthApi {
  /**
   * Sign in with a phone number and a code.
   *
   * Gives the user with a token of their own for this sign-in; a number that is new becomes a new user. The code comes from
   * the call for verification codes and is good for 5 minutes and one sign-in. After three wrong codes for a number it is
   * refused for 10 minutes, whatever the code. For plain browsers, where no native app hands a user over.
   *
   * `POST /food/view/auth/login`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   * - `CODE_EXPIRED`: The code is older than 5 minutes, or was used
   * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it
   * - `WRONG_CODE`: The code is not the one that was sent
   */
  login(input: VerifyCodeLogin, options?: CallOptions): Promise<User>;
}

/** Operations of the domain `camp`. */
export interface CampApi {
  /**
   * A weight-loss camp as it is sold.
   *
   * The content, price, dates and free places of the camp. People buy a place in the native app, which sells none to a
   * person with `obstacles`.
   *
   * `GET /scheme/app/weight-loss-camp/goods-info`
   * @throws {HealthError} kind `business`:
   * - `NO_CAMP`: No camp is planned, or the one asked for is not known
   */
  goodsInfo(input?: CampGoodsInfoInput, options?: CallOptions): Promise<CampGoods>;
  /**
   * The camp of the person that is not over.
   *
   * For the camp's entry: a member of a camp sees its day, anyone else sees the camps on sale.
   *
   * `GET /scheme/app/weight-loss-camp/not-over`
   * @throws {HealthError}
   */
  notOver(options?: CallOptions): Promise<MyCamp | null>;
}

/** Operations of the domain `evaluation`. */
export interface EvaluationApi {
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
  foodPlan(input?: EvaluationFoodPlanInput, options?: CallOptions): Promise<EvaluationFoodPlan>;
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
  foodPlanDetail(input: EvaluationFoodPlanDetailInput, options?: CallOptions): Promise<EvaluationPlanDay>;
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
  generateReport(input: EvaluationId, options?: CallOptions): Promise<EvaluationReport>;
  /**
   * Status of the health assessment.
   *
   * Whether an assessment is under way, how far it is, and whether there is a report. Called first: it decides whether the person
   * begins, resumes, waits or reads.
   *
   * `GET /food/evaluation/info`
   * @throws {HealthError}
   */
  info(options?: CallOptions): Promise<EvaluationInfo>;
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
  list(input?: EvaluationListInput, options?: CallOptions): Promise<EvaluationItem[]>;
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
  next(input: EvaluationNextInput, options?: CallOptions): Promise<EvaluationStep>;
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
  pre(input: EvaluationPreInput, options?: CallOptions): Promise<EvaluationStep>;
  /**
   * The report of an assessment.
   *
   * The report, or how far it is. Called to read it, and every 2 seconds while it is being written, for 60 seconds at most. The report changes nothing in the profile: a client that wants its goal, height and weight there offers to save them with `user.saveInformation`, from which the energy target of the profile follows.
   *
   * `GET /food/evaluation/queryEvaluationReport`
   * @throws {HealthError} kind `business`:
   * - `NO_REPORT`: No report is ready
   */
  report(input?: EvaluationReportInput, options?: CallOptions): Promise<EvaluationReport>;
}

/** Operations of the domain `family`. */
export interface FamilyApi {
  /**
   * Accept or decline an invitation.
   *
   * Answers an open invitation to the person. Accepting makes the two family at once: the person sees what the inviter
   * shares, and the inviter sees what `shared` lists. An answer cannot be taken back; an accepted relation can be ended.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /scheme/app/familyHealth/answerInvitedMessage`
   * @throws {HealthError} kind `business`:
   * - `ANSWERED`: It was answered before, perhaps on another phone
   * - `EXPIRED`: Seven days have passed
   * - `GONE`: There is no such invitation, or the inviter took it back
   * - `NO_RELATION`: Accepted without the inviter's relation
   * - `TOO_MANY`: The family has 20 members
   * - `UNKNOWN_RELATION`: The relation is not in the list
   */
  answerInvitedMessage(input: FamilyAnswerInvitedMessageInput, options?: CallOptions): Promise<FamilyInvitation>;
  /**
   * One member of the family.
   *
   * A member with what each shares with the other, the latest values and those of the last 30 days. Called when a person opens a member.
   *
   * `GET /scheme/app/familyHealth/queryByFamilyUserId`
   * @throws {HealthError} kind `business`:
   * - `NOT_FAMILY`: The person is no member, or no longer
   */
  byUserId(input: FamilyByUserIdInput, options?: CallOptions): Promise<FamilyMemberDetail>;
  /**
   * End a relation, or take an invitation back.
   *
   * Ends the relation for both: neither sees anything of the other any more, at once. With an invitation that one sent,
   * open or not accepted, it takes the invitation off the list.
   *
   * `POST /scheme/app/familyHealth/deleteRelationship`
   * @throws {HealthError} kind `business`:
   * - `GONE`: It was ended before, perhaps from the other side
   * - `RECEIVED`: An invitation that one received is answered, not removed
   */
  deleteRelationship(input: FamilyRelationshipId, options?: CallOptions): Promise<null>;
  /**
   * Invitations that other people sent.
   *
   * Invitations by phone number to the person, newest first. Those that were answered, have expired or were taken
   * back stay in the list for a year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
   *
   * `GET /scheme/app/familyHealth/queryInvitedMessage`
   * @throws {HealthError}
   */
  invitedMessage(options?: CallOptions): Promise<FamilyInvitation[]>;
  /**
   * Owner of a family.
   *
   * Returns the name of the person's own family, or with a code the name of the code's family and the data that its owner
   * would share. Called before a code is used, so that a person knows whom they join.
   *
   * `GET /scheme/app/familyHealth/getFamilyName`
   * @throws {HealthError} kind `business`:
   * - `CODE_INVALID`: The code has expired, was used or never was
   * - `SELF`: The code is the person's own
   */
  name(input?: FamilyNameInput, options?: CallOptions): Promise<FamilyName>;
  /**
   * A code that lets another person join the family.
   *
   * The code to show as a QR code or to send as a link. Asked again for the same `shared`, it is the same code until it
   * was used or has expired; then it is another. Codes for different `shared` work side by side.
   *
   * `GET /scheme/app/familyHealth/getHealthQrCode`
   * @throws {HealthError} kind `business`:
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `TOO_MANY`: The family has 20 members
   */
  qrCode(input?: FamilyQrCodeInput, options?: CallOptions): Promise<FamilyQrCode>;
  /**
   * The members of the family and the invitations sent.
   *
   * Everyone that one is family with, each with the latest values that they share, and the invitations that one sent and nobody accepted.
   *
   * `GET /scheme/app/familyHealth/queryRelationship`
   * @throws {HealthError}
   */
  relationship(options?: CallOptions): Promise<FamilyRelationships>;
  /**
   * Relations that one person can have to another.
   *
   * Every relation to choose from when a person is invited or joined, in the order to show. It seldom changes.
   *
   * `GET /scheme/app/familyHealth/queryRelationshipEnum`
   * @throws {HealthError}
   */
  relationshipEnum(options?: CallOptions): Promise<FamilyRelation[]>;
  /**
   * Join a person by their code, or change a relation.
   *
   * With `inviteCode` the two become family at once, as the owner of the code agreed by showing it. With
   * `relationshipId` it changes the relation of an existing member and the data shared with them; data that is no longer
   * shared disappears for them at once.
   *
   * `POST /scheme/app/familyHealth/saveRelationship`
   * @throws {HealthError} kind `business`:
   * - `ALREADY_MEMBER`: The two are family already
   * - `CODE_INVALID`: The code has expired, was used or never was
   * - `GONE`: The relation to change has ended, perhaps from the other side
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `NO_TARGET`: Neither a code nor a relation is given
   * - `SELF`: The code is the person's own
   * - `TOO_MANY`: The family has 20 members
   * - `UNKNOWN_RELATION`: The relation is not in the list
   */
  saveRelationship(input: FamilyMemberInput, options?: CallOptions): Promise<FamilyMember>;
  /**
   * Invite a person by phone number.
   *
   * Sends an invitation to the user with that number, who may accept or decline it within seven days. A failure belongs
   * beside the field, so no toast is shown.
   *
   * A failure shows no toast.
   *
   * `POST /scheme/app/familyHealth/saveRelationshipByPhoneNumber`
   * @throws {HealthError} kind `business`:
   * - `ALREADY_INVITED`: An invitation to that person is open
   * - `ALREADY_MEMBER`: The two are family already
   * - `INVITED_YOU`: That person has invited one, which is to be answered first
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `SELF`: The number is the person's own
   * - `TOO_MANY`: The family has 20 members
   * - `UNKNOWN_PHONE`: Nobody signed up with that number
   * - `UNKNOWN_RELATION`: The relation is not in the list
   */
  saveRelationshipByPhoneNumber(input: FamilyPhoneInvitationInput, options?: CallOptions): Promise<FamilyInvitation>;
}

/** Operations of the domain `feedback`. */
export interface FeedbackApi {
  /**
   * Send feedback.
   *
   * Called from the pages for complaints and suggestions, and from a record that the person wants deleted and that no call deletes (`record`, assumed). Such a request counts for no daily limit. From the day `deletedBy` on no call returns the record. What the person wrote stays with the client until this succeeds.
   *
   * `POST /food/feedback/submit`
   * @throws {HealthError} kind `business`:
   * - `DAILY_LIMIT`: Five were sent within a day
   * - `GONE`: The `record` to delete does not exist, or no longer
   * - `NOT_ALLOWED`: It contains words that are not allowed
   * - `TOO_SHORT`: Fewer than ten characters that say something
   */
  submit(input: FeedbackInput, options?: CallOptions): Promise<FeedbackReceipt>;
}

/** Operations of the domain `healthData`. */
export interface HealthDataApi {
  /**
   * A kind of health data over a period.
   *
   * The latest value, the chart of a week, a month, half a year or a year, the normal range and the reminder. Called when the screen of a
   * kind of health data opens and when the period or its last day changes. `normal` follows from
   * the rule that judges the reading, for this person: it minds diabetes, pregnancy and age. It is those of adults, so it is
   * null under 18, and while the birth date is unknown; the range of a weight is null in pregnancy, too.
   *
   * `GET /scheme/app/health-data/detail`
   * @throws {HealthError}
   */
  detail(input: HealthDataDetailInput, options?: CallOptions): Promise<HealthDataDetail>;
  /**
   * Be reminded to measure.
   *
   * Sets the times at which the native app reminds the person to measure a kind of health data. It replaces the earlier setting.
   *
   * `POST /scheme/app/health-data/healthDataRemind`
   * @throws {HealthError}
   */
  remind(input: HealthDataRemindInput, options?: CallOptions): Promise<HealthDataRemind>;
  /**
   * Keep a weight, and compare it with the one before.
   *
   * Stores a weight and returns the change against the latest earlier one. A weight that is more than 5 % away from one of
   * the last 7 days, or more than 20 % from an older one, is refused once, since a slip or another unit is the likely reason;
   * with `confirmed` it is stored. The same weight with the same `measuredAt` again is stored once.
   *
   * `POST /scheme/app/health-data/saveWeightWithCompareLast`
   * @throws {HealthError} kind `business`:
   * - `FUTURE`: Measured in the future
   * - `IMPLAUSIBLE`: Far from the last weight, perhaps in another unit
   * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
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
   * @throws {HealthError}
   */
  average(input?: HeartRateAverageInput, options?: CallOptions): Promise<HeartRateAverage>;
  /**
   * The history of heart-rate measurements.
   *
   * Measurements, newest first, for the list and the chart of the monitor. The native app keeps a measurement by itself when
   * it ends, so that it is in the history right after it.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `POST /scheme/app/heartRate/queryHeartRateHistory`
   * @throws {HealthError} kind `business`:
   * - `INVALID_RANGE`: The first day is after the last
   */
  history(input: HeartRateHistoryQuery, options?: CallOptions): Promise<HeartRateHistoryPage>;
}

/** Operations of the domain `income`. */
export interface IncomeApi {
  /**
   * The draws.
   *
   * All draws of the person, newest first, each with its status. For promoters alone.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `POST /food/income/draw/list`
   * @throws {HealthError} kind `business`:
   * - `NOT_PROMOTER`: The person is no promoter
   */
  drawList(input: PageQuery, options?: CallOptions): Promise<DrawPage>;
  /**
   * Ask for a draw.
   *
   * Called when the person has confirmed an amount. It is held back at once and reviewed; then the transfer can be requested. For promoters alone.
   *
   * `POST /food/income/draw/submit`
   * @throws {HealthError} kind `business`:
   * - `NOT_ENOUGH`: More than can be drawn
   * - `NOT_PROMOTER`: The person is no promoter
   * - `TOO_LITTLE`: Below the minimum
   * - `TOO_MUCH`: Above the maximum
   */
  drawSubmit(input: DrawInput, options?: CallOptions): Promise<Draw>;
  /**
   * Amount that can be drawn now.
   *
   * The amount that a draw may take, with the limits of one draw. A pending draw lowers it at once. For promoters alone.
   *
   * `GET /food/income/drawable-amount`
   * @throws {HealthError} kind `business`:
   * - `NOT_PROMOTER`: The person is no promoter
   */
  drawableAmount(options?: CallOptions): Promise<DrawableAmount>;
  /**
   * Request the transfer of a draw.
   *
   * Prepares the transfer of an approved draw and returns the text that the native app passes to the messaging app, where the person confirms it. Called again before the confirmation, it returns the same transfer, so that an interrupted confirmation can be resumed.
   *
   * `POST /food/income/draw/submitTransferRequest`
   * @throws {HealthError} kind `business`:
   * - `CONFIRMED`: The person has confirmed it already
   * - `ENDED`: It was paid, failed or was rejected
   * - `GONE`: No such draw of this person
   * - `NOT_PROMOTER`: The person is no promoter
   * - `UNDER_REVIEW`: The review is not over
   */
  submitTransferRequest(input: DrawId, options?: CallOptions): Promise<DrawTransfer>;
  /**
   * Income of a promoter.
   *
   * The sums at the head of the income page. For promoters alone.
   *
   * `GET /food/income/summary`
   * @throws {HealthError} kind `business`:
   * - `NOT_PROMOTER`: The person is no promoter
   */
  summary(options?: CallOptions): Promise<IncomeSummary>;
  /**
   * Say that the person confirmed the transfer.
   *
   * Called when the messaging app reports the confirmation. Said again of a draw that is being transferred or was paid, it changes nothing.
   *
   * `POST /food/income/draw/userConfirmed`
   * @throws {HealthError} kind `business`:
   * - `ENDED`: It failed or was rejected
   * - `GONE`: No such draw of this person
   * - `NOT_AWAITED`: Its transfer was not requested
   * - `NOT_PROMOTER`: The person is no promoter
   */
  userConfirmed(input: DrawId, options?: CallOptions): Promise<Draw>;
  /**
   * Income that waits to be settled.
   *
   * The purchases that earned something and can still be refunded, newest first. For promoters alone.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `POST /food/income/income/wait-settle-list`
   * @throws {HealthError} kind `business`:
   * - `NOT_PROMOTER`: The person is no promoter
   */
  waitSettleList(input: PageQuery, options?: CallOptions): Promise<IncomeEntryPage>;
}

/** Operations of the domain `information`. */
export interface InformationApi {
  /**
   * An article to read.
   *
   * The whole article. Its HTML may hold anything: a client sanitises it before it is shown.
   *
   * `GET /information/app/article/html-content`
   * @throws {HealthError} kind `business`:
   * - `GONE`: It was withdrawn
   */
  articleHtmlContent(input: InformationArticleHtmlContentInput, options?: CallOptions): Promise<Article>;
  /**
   * A course with its sections.
   *
   * The subject of the course, its sections and the person's progress in each. A section's text is an article. The native
   * app reports the progress; this call only returns it.
   *
   * `GET /information/app/v1/course/detail`
   * @throws {HealthError} kind `business`:
   * - `GONE`: It was withdrawn
   * - `NOT_MEMBER`: It is for members only (`membersOnly`), and the person is none
   */
  courseDetail(input: InformationCourseDetailInput, options?: CallOptions): Promise<Course>;
  /**
   * Articles and courses beside a kind of health data.
   *
   * Articles and courses about a kind of health data, the most fitting first. Shown below its chart.
   *
   * `GET /information/view/content/listByHealthDataType`
   * @throws {HealthError}
   */
  listByHealthDataType(input: InformationListByHealthDataTypeInput, options?: CallOptions): Promise<ContentItem[]>;
  /**
   * Articles and courses beside a kind of task.
   *
   * Articles and courses that help with a task of a plan, the most fitting first. Shown below the task.
   *
   * `GET /information/view/content/listByTaskType`
   * @throws {HealthError}
   */
  listByTaskType(input: InformationListByTaskTypeInput, options?: CallOptions): Promise<ContentItem[]>;
  /**
   * A short address for a long one.
   *
   * For a share picture or a message, where a long address would not fit. The same address gives the same short one for as
   * long as that is good.
   *
   * `GET /information/app/scrm/getShortLink`
   * @throws {HealthError} kind `business`:
   * - `UNKNOWN_HOST`: The address belongs to a host that is not allowed
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
   * @throws {HealthError}
   */
  glycemicIndexList(input?: LookupGlycemicIndexListInput, options?: CallOptions): Promise<GlycemicFood[]>;
  /**
   * One of the goods shown beside health data.
   *
   * Everything a product page shows. Called when a person opens one of the goods that a lookup or a health chart suggests.
   *
   * `GET /scheme/view/health-data-goods/detail`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No longer sold
   */
  healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput, options?: CallOptions): Promise<Goods>;
  /**
   * Goods shown beside one kind of health data.
   *
   * Goods for a lookup, a health chart or a product page, the most fitting first. Goods that are sold out stay in the list.
   *
   * For a signed-in person (assumed), goods with one of their allergens, or whose texts name a food that they leave out, such as
   * meat with the tag `vegan`, are left out. A person with a `WeightLossObstacle` gets no goods beside `weight`.
   *
   * `GET /scheme/view/health-data-goods/list`
   * @throws {HealthError}
   */
  healthDataGoodsList(input: LookupHealthDataGoodsListInput, options?: CallOptions): Promise<Goods[]>;
  /**
   * Foods with their purine content.
   *
   * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
   *
   * `GET /scheme/view/purine-index/list`
   * @throws {HealthError}
   */
  purineIndexList(input?: LookupPurineIndexListInput, options?: CallOptions): Promise<PurineFood[]>;
}

/** Operations of the domain `mealPlan`. */
export interface MealPlanApi {
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
  calendar(input?: MealPlanCalendarInput, options?: CallOptions): Promise<MealPlanCalendarDay[]>;
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
  deletePre(input: MealPlanDeletion, options?: CallOptions): Promise<MealPlanDeletionPreview>;
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
  detail(input?: MealPlanDetailInput, options?: CallOptions): Promise<MealPlanDay>;
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
  finish(input: MealPlanFinishInput, options?: CallOptions): Promise<MealPlanDay>;
  /**
   * Whether to explain the meal plan.
   *
   * 1 from the first plan's being ready until the person has marked, replaced or deleted a meal for the first time:
   * so long a screen points at how this is done.
   *
   * `GET /food/app/foodAnalysis/queryCustomizedGuideFlag`
   * @throws {HealthError}
   */
  guideFlag(options?: CallOptions): Promise<YesNo>;
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
  modify(input: MealPlanModification, options?: CallOptions): Promise<MealPlanState>;
  /**
   * Whether the person never had a meal plan.
   *
   * Decides between the introduction with the form, and the meals. A plan that was deleted or failed counts as had.
   *
   * `GET /food/app/foodAnalysis/queryNeverCustomizedStatus`
   * @throws {HealthError}
   */
  neverCustomizedStatus(options?: CallOptions): Promise<YesNo>;
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
  replaceAllPre(input: DayReplacement, options?: CallOptions): Promise<MealPlanPreview>;
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
  replaceAllResult(input: MealPlanReplaceAllResultInput, options?: CallOptions): Promise<MealPlanPreview>;
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
  replacePre(input: MealReplacement, options?: CallOptions): Promise<MealPlanPreview>;
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
  replaceResult(input: MealPlanReplaceResultInput, options?: CallOptions): Promise<MealPlanPreview>;
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
  status(options?: CallOptions): Promise<MealPlanState>;
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
  viewSubmit(options?: CallOptions): Promise<MealPlanSubmission | null>;
}

/** Operations of the domain `medication`. */
export interface MedicationApi {
  /**
   * Delete a medication reminder.
   *
   * Ends the reminder for good. The history keeps the doses of earlier days and those answered today.
   *
   * `POST /cooperation/app/medicationRemind/delete`
   * @throws {HealthError} kind `business`:
   * - `GONE`: It was deleted before, perhaps on another phone
   */
  delete(input: MedicationReminderId, options?: CallOptions): Promise<null>;
  /**
   * Answer a dose.
   *
   * Says that a dose was taken or skipped, or takes the answer back. Possible on the day of the dose and on the seven
   * days after it. The same answer with the same time changes nothing. A tracked stock follows.
   *
   * A taken dose is doubted (assumed) with the reasons `lateDose` and `closeToAnother` of `FailureReason`, at `handledAt`, or else
   * at `intendedAt` or at the call. The doses of all reminders with the same substance count. The app says the reasons, and
   * sends the same input with `confirmed: true` when the person insists. `takingDoubts` of `@health-app/sdk/safety` is this
   * rule.
   *
   * A medicine with the `repeatType` `asNeeded` (assumed) has no planned dose: `taken` adds one at `time`, `pending` takes it
   * away, and `skipped` is refused. A dose sooner than `minHoursBetween` after the last one, or one more than
   * `maxDosesPerDay` within 24 hours, is doubted, where the doses of all reminders with the same substance count, planned ones
   * too. A planned dose within `minHoursBetween` of one that was taken as needed is `closeToAnother`. The app says the last time and the number, and sends the same input with
   * `confirmed: true` when the person insists. `asNeededStatus` of `@health-app/sdk/safety` is this rule.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /cooperation/app/medicationRemind/finish`
   * @throws {HealthError} kind `business`:
   * - `DOSE_DOUBTED`: Too late, close to another dose, or one more than the limits allow, and `confirmed` is absent
   * - `GONE`: The reminder was deleted, perhaps on another phone
   * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `NOT_PLANNED`: The reminder has no dose at that time
   * - `OTHER_DAY`: The day is more than seven days ago, or has not come
   * - `TIME_OUTSIDE`: The real time is before the day of the dose, or in the future
   */
  finish(input: MedicationFinishInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * The history of doses by day.
   *
   * Days up to today on which something was planned, newest first, each with all its doses. Doses of deleted reminders
   * stay in it.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `POST /cooperation/app/medicationRemind/queryHistoryList`
   * @throws {HealthError} kind `business`:
   * - `INVALID_RANGE`: The first day is after the last
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
   * @throws {HealthError}
   */
  list(input?: MedicationListInput, options?: CallOptions): Promise<MedicationReminder[]>;
  /**
   * Create or change a medication reminder.
   *
   * With `reminderId` the schedule replaces the previous one, from today on: earlier days keep their plan,
   * and doses already answered today stay. Without it a reminder is created; a person may have 50.
   *
   * A schedule is doubted before it is saved (assumed), with reasons that `FailureReason` lists: an unusual amount at a time or on
   * a day, a unit or a rhythm that the substance does not have, the same substance or class in another reminder that has
   * not ended, ten times what the person's own reminders have. Doses are summed over the reminders. `medicines.yaml` beside
   * the description has the known substances with their sources; of an unknown medicine only what needs no figure is
   * judged. The app says the reasons and repeats the number in words, and sends the same input with `confirmed: true` when
   * the person agrees. A change that leaves medicine, dose and times as they are is not doubted again. `doseDoubts` and
   * `changeDoubts` of `@health-app/sdk/safety` are these rules.
   *
   * `POST /cooperation/app/medicationRemind/save`
   * @throws {HealthError} kind `business`:
   * - `DOSE_DOUBTED`: The dose, its unit or its times are unusual, or the medicine is there already, and `confirmed` is absent
   * - `END_BEFORE_START`: The last day is before the first
   * - `GONE`: The reminder to change was deleted, perhaps on another phone
   * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `NO_INTERVAL`: Repeats at an interval, but none is given
   * - `NO_LIMITS`: Taken as needed, but the least time between doses or the most doses a day is absent
   * - `NO_TIMES`: Repeats, but has no time of day
   * - `NO_WEEKDAY`: Repeats on weekdays, but none is chosen
   * - `TOO_MANY`: The person has 50 reminders
   */
  save(input: MedicationReminderInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * Status of each day of a year.
   *
   * One entry for each day of the year, up to today, on which something was planned. For the calendar.
   *
   * `GET /cooperation/app/medicationRemind/queryYearList`
   * @throws {HealthError}
   */
  yearList(input: MedicationYearListInput, options?: CallOptions): Promise<MedicationDay[]>;
}

/** Operations of the domain `member`. */
export interface MemberApi {
  /**
   * Whether a membership permits a feature.
   *
   * Asked before a feature that members have is opened, so that a screen can offer the membership instead of failing. It
   * counts nothing: the feature's own call does, and refuses whom this call does not permit.
   *
   * `GET /food/member/has-permission`
   * @throws {HealthError}
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
   * @throws {HealthError} kind `business`:
   * - `UNKNOWN_HOST`: The address belongs to a host that is not registered
   */
  launchAppParam(input: LaunchAppQuery, options?: CallOptions): Promise<LaunchAppParam>;
}

/** Operations of the domain `mirror`. */
export interface MirrorApi {
  /**
   * Agree to be measured.
   *
   * Lets the mirror take the pictures, from the front and from the side. With a userToken the record belongs to the person
   * and comes into their list; without, it can be seen by the token alone. Afterwards ask for the result every two seconds,
   * at most for a minute.
   *
   * `POST /scheme/view/mirror/record/confirm`
   * @throws {HealthError} kind `business`:
   * - `CONFIRMED`: It was confirmed before, perhaps by another person
   * - `EXPIRED`: Ten minutes have passed
   * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
   * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
   * - `NO_CONSENT`: The person did not agree
   * - `UNDERAGE`: The person is under 18
   * - `UNKNOWN_TOKEN`: The token is unknown
   */
  confirm(input: MirrorConfirmInput, options?: CallOptions): Promise<MirrorRecord>;
  /**
   * Record behind a scanned code.
   *
   * Returns the mirror that shows the code, whether it can still be confirmed, and the account's data to fill the form with.
   * Called when a person has scanned the code, with or without being signed in.
   *
   * `GET /scheme/view/mirror/record/info`
   * @throws {HealthError} kind `business`:
   * - `UNKNOWN_TOKEN`: The token is unknown
   */
  info(input: MirrorInfoInput, options?: CallOptions): Promise<MirrorRecordInfo>;
  /**
   * The latest measures.
   *
   * The newest record that is ready. `null` when there is none.
   *
   * `GET /scheme/app/mirror/record/last-result`
   * @throws {HealthError}
   */
  lastResult(options?: CallOptions): Promise<MirrorResult | null>;
  /**
   * Records of the person.
   *
   * Records that one confirmed while signed in, newest first, those that failed included.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `GET /scheme/app/mirror/record/list`
   * @throws {HealthError}
   */
  list(input: MirrorListInput, options?: CallOptions): Promise<MirrorRecordPage>;
  /**
   * One record with its measures.
   *
   * A record of the person, whatever its status. Called every two seconds while it is analysed, at most for a minute, and for
   * each of two records to compare.
   *
   * `GET /scheme/app/mirror/record/result`
   * @throws {HealthError} kind `business`:
   * - `GONE`: The record does not exist, or belongs to another person
   */
  result(input: MirrorResultInput, options?: CallOptions): Promise<MirrorResult>;
  /**
   * A record by its token, for anyone who has it.
   *
   * The shared view of a record: measures without pictures. Called for a shared link, and after a confirmation without
   * sign-in, every two seconds until it is ready, at most for a minute.
   *
   * `GET /scheme/view/mirror/record/result`
   * @throws {HealthError} kind `business`:
   * - `UNKNOWN_TOKEN`: The token is unknown
   */
  viewResult(input: MirrorViewResultInput, options?: CallOptions): Promise<MirrorResult>;
}

/** Operations of the domain `orders`. */
export interface OrdersApi {
  /**
   * Amount that a refund would pay back.
   *
   * Called while the person chooses items and numbers of units, before they apply. It changes nothing.
   *
   * `POST /food/order/calculateRefundAmount`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No such order of this person
   * - `NOT_REFUNDABLE`: It is not paid, or has ended
   * - `OPEN_REFUND`: A refund of it is open already
   * - `TOO_LATE`: The time for a refund is over
   * - `TOO_MANY_UNITS`: More units than are left to refund
   * - `UNKNOWN_ITEM`: An item is not in the order, or is named twice
   */
  calculateRefundAmount(input: RefundCalculation, options?: CallOptions): Promise<RefundAmount>;
  /**
   * Cancel an order that is not paid.
   *
   * Called after the person has chosen a reason and confirmed. A paid order is not cancelled but refunded.
   *
   * `POST /food/order/orderCancel`
   * @throws {HealthError} kind `business`:
   * - `ENDED`: It was cancelled or closed before
   * - `GONE`: No such order of this person
   * - `PAID`: It was paid in the meantime
   */
  cancel(input: OrderCancellation, options?: CallOptions): Promise<OrderDetail>;
  /**
   * Withdraw a refund.
   *
   * Possible while the shop looks into it and while it awaits the return. The person may apply again later.
   *
   * `POST /food/order/cancelOrderRefundApply`
   * @throws {HealthError} kind `business`:
   * - `ENDED`: It has come to its end
   * - `GONE`: No such refund of this person
   * - `TOO_LATE`: The money or the parcel is on its way
   */
  cancelRefundApply(input: RefundId, options?: CallOptions): Promise<Refund>;
  /**
   * Confirm the receipt of an order.
   *
   * Called when the person says that the goods have arrived. It cannot be undone; a refund can still be applied for until `refundableUntil`.
   *
   * `POST /food/order/confirmFinished`
   * @throws {HealthError} kind `business`:
   * - `ENDED`: It was cancelled or closed
   * - `FINISHED`: Its receipt was confirmed before
   * - `GONE`: No such order of this person
   * - `NOT_SHIPPED`: It was not sent yet
   * - `OPEN_REFUND`: A refund of it is open
   */
  confirmFinished(input: OrderId, options?: CallOptions): Promise<OrderDetail>;
  /**
   * The person's default delivery address.
   *
   * The delivery address of an order unless the person chooses another. Called on the product page before buying.
   *
   * `GET /food/delivery-address/default`
   * @throws {HealthError}
   */
  defaultDeliveryAddress(options?: CallOptions): Promise<DeliveryAddress | null>;
  /**
   * One order with its refunds.
   *
   * All that the page of an order shows: status and times, goods, amounts, address, parcel, and its refunds with their course. The page of a refund reads it too.
   *
   * `GET /food/order/orderDetail`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No such order of this person
   */
  detail(input: OrdersDetailInput, options?: CallOptions): Promise<OrderDetail>;
  /**
   * One of the goods of the shop.
   *
   * Everything the shop's product page shows, and what an order of it depends on. The goods are those that lookups and charts suggest, and the supplements, by the same ids.
   *
   * `GET /food/view/goods/detail`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No longer sold
   */
  goodsDetail(input: OrdersGoodsDetailInput, options?: CallOptions): Promise<GoodsDetail>;
  /**
   * The orders by tab.
   *
   * The person's orders of a tab, newest first, each with its goods, its amounts and what can be done with it now.
   *
   * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
   *
   * `POST /food/order/list`
   * @throws {HealthError}
   */
  list(input: OrderListQuery, options?: CallOptions): Promise<OrderPage>;
  /**
   * Follow a parcel.
   *
   * The place of an order's parcel, or of the parcel that goes back in one of its refunds. Called from the order's page and from the refund's.
   *
   * `GET /food/logistics/getLogisticsInfo`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No such order of this person
   * - `NOT_SENT`: Nothing was sent yet
   */
  logisticsInfo(input: OrdersLogisticsInfoInput, options?: CallOptions): Promise<LogisticsInfo>;
  /**
   * The reasons for a refund.
   *
   * The reasons that a person can choose from when they apply for a refund.
   *
   * `GET /food/order/refundReason`
   * @throws {HealthError}
   */
  refundReason(input?: OrdersRefundReasonInput, options?: CallOptions): Promise<RefundReason[]>;
  /**
   * Apply for a refund.
   *
   * Called when the person has chosen items, reason and kind of refund and has seen the amount. An order has one open refund at most. The server works out the amount again and refuses when it differs from the one that the person saw.
   *
   * `POST /food/order/submitOrderRefundApply`
   * @throws {HealthError} kind `business`:
   * - `AMOUNT_CHANGED`: The amount differs from the one that the person saw
   * - `GONE`: No such order of this person
   * - `NOT_REFUNDABLE`: It is not paid, or has ended
   * - `NOT_SHIPPED`: Goods that were not sent cannot be sent back
   * - `NO_PICTURE`: The reason needs a picture
   * - `OPEN_REFUND`: A refund of it is open already
   * - `TOO_LATE`: The time for a refund is over
   * - `TOO_MANY_UNITS`: More units than are left to refund
   * - `UNKNOWN_ITEM`: An item is not in the order, or is named twice
   * - `UNKNOWN_REASON`: The reason does not exist or fits another kind
   */
  submitRefundApply(input: RefundApplication, options?: CallOptions): Promise<Refund>;
  /**
   * Tell the parcel that goes back.
   *
   * Called once the person has sent the goods to the refund's `returnAddress`.
   *
   * `POST /food/order/submitRefundLogisticInfo`
   * @throws {HealthError} kind `business`:
   * - `GONE`: No such refund of this person
   * - `NOT_AWAITED`: No parcel is expected: the return is not agreed yet, the number is already known, or the refund has ended
   */
  submitRefundLogisticInfo(input: RefundParcel, options?: CallOptions): Promise<Refund>;
}

/** Operations of the domain `partner`. */
export interface PartnerApi {
  /**
   * Accept or decline an invitation.
   *
   * Answers an open invitation to the person. Accepting makes the two partners at once and cancels the person's own
   * open invitation. An answer cannot be taken back; a partnership can be ended.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /scheme/view/slimmingPartner/answerInvitedMessage`
   * @throws {HealthError} kind `business`:
   * - `ANSWERED`: It was answered before, perhaps on another phone
   * - `EXPIRED`: Three days have passed
   * - `GONE`: There is no such invitation, or the inviter took it back
   * - `HAS_PARTNER`: One has a partner already, and can have one
   * - `NOT_ELIGIBLE`: The invitation is accepted by a person with an obstacle to losing weight
   * - `PARTNER_TAKEN`: The other person has a partner already
   * - `SIGNED_OUT`: Without a token
   */
  answerInvitedMessage(input: PartnerAnswerInvitedMessageInput, options?: CallOptions): Promise<PartnerRelationship>;
  /**
   * Take an invitation back.
   *
   * Possible while an invitation that one sent is open.
   *
   * `POST /scheme/view/slimmingPartner/cancelInvitePartner`
   * @throws {HealthError} kind `business`:
   * - `ACCEPTED`: The other person has accepted meanwhile
   * - `ENDED`: The invitation was declined, cancelled or has expired
   * - `GONE`: There is no such invitation
   * - `SIGNED_OUT`: Without a token
   */
  cancelInvite(input: PartnerRelationshipId, options?: CallOptions): Promise<PartnerRelationship>;
  /**
   * End the partnership.
   *
   * Ends it for both, at once: neither sees the other's progress any more, and both drop out of the rankings until they
   * have a partner again.
   *
   * `POST /scheme/view/slimmingPartner/deletePartnerRelationship`
   * @throws {HealthError} kind `business`:
   * - `GONE`: It was ended before, perhaps from the other side
   * - `NOT_PARTNERS`: An invitation is cancelled or answered, not left
   * - `SIGNED_OUT`: Without a token
   */
  deleteRelationship(input: PartnerRelationshipId, options?: CallOptions): Promise<PartnerRelationship>;
  /**
   * The home of slimming partners.
   *
   * The person's own progress, the partner's, and the status of the relation. A visitor without a token sees only the
   * number of participants.
   *
   * `GET /scheme/view/slimmingPartner/indexData`
   * @throws {HealthError}
   */
  indexData(options?: CallOptions): Promise<PartnerIndex>;
  /**
   * Invitations that other people sent.
   *
   * Invitations to the person, newest first. Those that were answered, cancelled or have expired stay in the list for a
   * year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
   *
   * `GET /scheme/view/slimmingPartner/queryPartnerInvitedMessage`
   * @throws {HealthError} kind `business`:
   * - `SIGNED_OUT`: Without a token
   */
  invitedMessage(options?: CallOptions): Promise<PartnerRelationship[]>;
  /**
   * Propose a partner.
   *
   * Proposes a person with similar progress and reserves them for ten minutes: nobody else gets the same proposal
   * meanwhile, which is why it is a command. Called again, it proposes another, and the earlier proposals expire by
   * themselves. The proposed person learns nothing until an invitation by `partner.saveRelationship`. `null` when there is
   * nobody now.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /scheme/view/slimmingPartner/matchPartner`
   * @throws {HealthError} kind `business`:
   * - `HAS_PARTNER`: One has a partner already, and can have one
   * - `INVITATION_OPEN`: An invitation that one sent is open
   * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
   * - `SIGNED_OUT`: Without a token
   */
  match(options?: CallOptions): Promise<PartnerCandidate | null>;
  /**
   * The ranking of pairs.
   *
   * The first 50 pairs by the days with a recorded weight of both in a period, and the place of the person's own pair. A
   * visitor without a token sees places and days without names and pictures.
   *
   * `GET /scheme/view/slimmingPartner/getPartnerRank`
   * @throws {HealthError}
   */
  pairRank(input: PartnerPairRankInput, options?: CallOptions): Promise<PartnerPairRank>;
  /**
   * A code that lets another person become the partner.
   *
   * The code to show as a QR code or to send as a link. Asked again, it is the same code until it was used or has
   * expired; then it is another.
   *
   * `GET /scheme/view/slimmingPartner/getSlimmingPartnerQrCode`
   * @throws {HealthError} kind `business`:
   * - `HAS_PARTNER`: One has a partner already, and can have one
   * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
   * - `SIGNED_OUT`: Without a token
   */
  qrCode(options?: CallOptions): Promise<InviteCode>;
  /**
   * Status of the relation to the partner.
   *
   * The partnership, else the person's last invitation, whatever its status, so that the person learns of a refusal or of
   * the partner's leaving. `null` when there was none yet.
   *
   * `GET /scheme/view/slimmingPartner/queryPartnerRelationship`
   * @throws {HealthError} kind `business`:
   * - `SIGNED_OUT`: Without a token
   */
  relationship(options?: CallOptions): Promise<PartnerRelationship | null>;
  /**
   * Join a person by their code, or invite a proposed one.
   *
   * With `inviteCode` the two are partners at once, as the owner of the code agreed by showing it. With `userId` it sends
   * an invitation to the person whom `partner.match` proposed, who may accept or decline it within three days.
   *
   * `POST /scheme/view/slimmingPartner/savePartnerRelationship`
   * @throws {HealthError} kind `business`:
   * - `CODE_INVALID`: The code has expired, was used or never was
   * - `HAS_PARTNER`: One has a partner already, and can have one
   * - `INVITATION_OPEN`: An invitation that one sent is open
   * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
   * - `NO_TARGET`: Neither a code nor a person is given
   * - `PARTNER_TAKEN`: The other person has a partner already
   * - `PROPOSAL_OVER`: The proposal has run out
   * - `SELF`: The code is the person's own
   * - `SIGNED_OUT`: Without a token
   */
  saveRelationship(input: PartnerJoinInput, options?: CallOptions): Promise<PartnerRelationship>;
  /**
   * Invite a person by phone number.
   *
   * Sends an invitation to the user with that number, who may accept or decline it within three days. A failure belongs
   * beside the field, so no toast is shown.
   *
   * A failure shows no toast.
   *
   * `POST /scheme/view/slimmingPartner/saveRelationshipByPhoneNumber`
   * @throws {HealthError} kind `business`:
   * - `HAS_PARTNER`: One has a partner already, and can have one
   * - `INVITATION_OPEN`: An invitation that one sent is open
   * - `INVITED_YOU`: That person has invited one, which is to be answered first
   * - `NOT_ELIGIBLE`: The person has an obstacle to losing weight
   * - `PARTNER_TAKEN`: The other person has a partner already
   * - `SELF`: The number is the person's own
   * - `SIGNED_OUT`: Without a token
   * - `UNKNOWN_PHONE`: Nobody signed up with that number
   */
  saveRelationshipByPhoneNumber(input: PartnerPhoneInvitationInput, options?: CallOptions): Promise<PartnerRelationship>;
  /**
   * The ranking of people.
   *
   * The first 50 people by the days with a recorded weight in a period, and the person's own place. A visitor without a
   * token sees places and days without names and pictures.
   *
   * `GET /scheme/view/slimmingPartner/getSingleRank`
   * @throws {HealthError}
   */
  singleRank(input: PartnerSingleRankInput, options?: CallOptions): Promise<PartnerRank>;
}

/** Operations of the domain `plans`. */
export interface PlansApi {
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
  clockIn(input: ClockInInput, options?: CallOptions): Promise<ClockInResult>;
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
  executionData(input?: PlansExecutionDataInput, options?: CallOptions): Promise<ExecutionPlan>;
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
  executionTitles(input?: PlansExecutionTitlesInput, options?: CallOptions): Promise<ExecutionStage[]>;
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
  finishedStage(options?: CallOptions): Promise<FinishedStage[]>;
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
  goodsItem(input: PlansGoodsItemInput, options?: CallOptions): Promise<TaskGoods[]>;
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
  remind(input: TaskRemindInput, options?: CallOptions): Promise<PlanTask>;
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
  stageAssessmentDetail(input: PlansStageAssessmentDetailInput, options?: CallOptions): Promise<StageAssessment>;
}

/** Operations of the domain `share`. */
export interface ShareApi {
  /**
   * Note what happens with a shared link.
   *
   * Reports to the server that a link was shared, was opened, or led to the app. No screen waits for it or shows a failure.
   * Each call counts once.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /food/view/share/log`
   * @throws {HealthError} kind `business`:
   * - `ENDED`: The sharing has ended
   */
  log(input: ShareLogInput, options?: CallOptions): Promise<null>;
}

/** Operations of the domain `statistic`. */
export interface StatisticApi {
  /**
   * Send analytics events.
   *
   * Takes a batch of events. A client that has no reply may send them again: an event with an `id` counts once, and one without
   * counts at each arrival.
   *
   * `POST /scheme/view/statistic/event/push` (below `/food` on the food host)
   * @throws {HealthError}
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
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   */
  accountInformation(options?: CallOptions): Promise<AccountInformation>;
  /**
   * Change the phone number.
   *
   * The second of two steps: takes the ticket of the first and the code that came to the new number. The person stays signed in.
   *
   * `POST /food/user/changePhoneNumber/submit`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
   * - `NOT_VERIFIED`: The old number was not verified, or too long ago
   * - `SAME`: It is the number of the account
   * - `TAKEN`: The number belongs to another account
   * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
   * - `WRONG_CODE`: It is not the code that was sent
   */
  changePhoneNumberSubmit(input: PhoneChange, options?: CallOptions): Promise<FoodUserInformation>;
  /**
   * Verify the old phone number.
   *
   * The first of two steps to change the phone number: shows, by the code that came to it, that the number of the account is still one's own.
   *
   * `POST /food/user/changePhoneNumber/verifyOld`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
   * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
   * - `WRONG_CODE`: It is not the code that was sent
   */
  changePhoneNumberVerifyOld(input: OldPhoneVerification, options?: CallOptions): Promise<PhoneChangeTicket>;
  /**
   * Close the account.
   *
   * Called when the person has read the consequences, typed the confirmation and entered the code. It is final: from then on the account answers as closed, and the client signs out.
   *
   * `POST /food/user/closeAccount`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   * - `CODE_EXPIRED`: No code was sent, or it is no longer valid
   * - `OPEN_INCOME`: Income is not drawn
   * - `OPEN_ORDERS`: An order or a refund is not finished
   * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
   * - `WRONG_CODE`: It is not the code that was sent
   */
  closeAccount(input: AccountClosure, options?: CallOptions): Promise<null>;
  /**
   * The health tags to choose from.
   *
   * All tags that a person can choose, by group. `user.information` has the chosen ones.
   *
   * `GET /food/user/getHealthTagGroups`
   * @throws {HealthError}
   */
  healthTagGroups(options?: CallOptions): Promise<HealthTagGroup[]>;
  /**
   * The signed-in person, as the food app knows them.
   *
   * Completes the user that the native app hands over, with what meals and reports depend on. It is part of signing in, so it does not wait for a pending login.
   *
   * Does not wait for a pending login.
   *
   * `GET /food/user/getUserInformation`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   */
  information(options?: CallOptions): Promise<FoodUserInformation>;
  /**
   * Change the person's information.
   *
   * Saves the given properties and leaves the rest. The goal `loseWeight` is refused, and nothing saved, for a person with a
   * `WeightLossObstacle`, such as an age below 18 or a pregnancy. A person with that goal who later gets an obstacle,
   * also by a new weight, loses the goal: `dietaryGoal` becomes null. A weight far from the last one is refused until
   * the input says `confirmed: true`, by the rule of `healthData.saveWeightWithCompareLast`.
   *
   * `energyTarget` and an obstacle to the goal follow the facts, and so the age, at each reply (assumed). The target is the basal
   * metabolism by Mifflin–St Jeor on the day, times 1.375, less 500 kcal to lose weight or plus 300 kcal to gain muscle,
   * rounded to 50 kcal (upwards when losing weight), at least 1,200 kcal for women and 1,500 kcal for men. From 65 on nothing is added, and the target is rounded down, so that it never
   * lies above the need. It is null while gender, birth date, height or weight are unknown; with a need below that minimum;
   * under 18, in pregnancy, while breastfeeding and after bariatric surgery, for which the formula does not hold; and below a
   * body mass index of 18.5, where the goal is to gain weight with a doctor.
   *
   * `consents` takes decisions, each with the time of the server. Height, weight and new tags of a person below 14 are refused
   * without the consent of a guardian, which may come in the same call (assumed; Personal Information Protection Law, Art. 31).
   * A guardian's consent is given with `guardian`: a number other than that of the account, and the code that
   * `user.verifyCode` sent to it for the purpose `guardian` (assumed), so that a child cannot agree alone. The code is used
   * up only if the call succeeds.
   *
   * Health data are refused too after the consent to keep health data was withdrawn, unless the call gives it again (Art. 15).
   * Removing them needs no consent: null, and tags that are all among the person's own (`x-consent`).
   *
   * `POST /food/user/saveUserInformation`
   * @throws {HealthError} kind `business`:
   * - `CLOSED`: The account was closed
   * - `CODE_EXPIRED`: No code was sent to the guardian, or it is no longer valid (assumed)
   * - `IMPLAUSIBLE`: The weight is far from the last one, perhaps in another unit, and was not confirmed
   * - `INVALID_BIRTH_DATE`: The birth date lies ahead, or too far back
   * - `NAME_NOT_ALLOWED`: The name is not allowed
   * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
   * - `NEEDS_GUARDIAN`: Health data of a person below 14 without the consent of a guardian, or this consent without `guardian`
   * - `NOT_ELIGIBLE`: The goal to lose weight, of a person with an obstacle
   * - `SAME`: The guardian's number is that of the account (assumed)
   * - `TAG_CONFLICT`: Two tags of a group that allows one
   * - `TOO_MANY_TRIES`: The third wrong code, and every one in the 10 minutes after it (assumed)
   * - `UNKNOWN_TAG`: A tag is not offered any more
   * - `WRONG_CODE`: It is not the code that was sent to the guardian (assumed)
   */
  saveInformation(input: UserInformationInput, options?: CallOptions): Promise<FoodUserInformation>;
  /**
   * Send a verification code by SMS.
   *
   * Sends six digits to a number. The client counts down from the reply before it offers to send again; the server
   * refuses a second code to the same number within 60 seconds, and more than ten a day. A code for `verifyOld` or
   * `closeAccount` goes to the number of the account alone, so that a client needs no number for them. After three wrong
   * codes for a number and a purpose, every code for them is refused for 10 minutes (assumed).
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /food/view/user/sms/getVerifyCode`
   * @throws {HealthError} kind `business`:
   * - `DAILY_LIMIT`: Ten were sent to this number today
   * - `NO_PHONE_NUMBER`: Neither a number was given nor has the caller an account
   * - `OTHER_PHONE`: It is not the number of the account
   * - `SAME`: The new number is the old one, or the number of a guardian is that of the account
   * - `TAKEN`: The new number belongs to another account
   * - `TOO_OFTEN`: Less than 60 seconds after the last one
   */
  verifyCode(input: UserVerifyCodeInput, options?: CallOptions): Promise<VerifyCodeReceipt>;
}

/** Every operation of the API, by domain. */
export interface HealthApi {
  aiFood: AiFoodApi;
  analysis: AnalysisApi;
  auth: AuthApi;
  camp: CampApi;
  evaluation: EvaluationApi;
  family: FamilyApi;
  feedback: FeedbackApi;
  healthData: HealthDataApi;
  heartRate: HeartRateApi;
  income: IncomeApi;
  information: InformationApi;
  lookup: LookupApi;
  mealPlan: MealPlanApi;
  medication: MedicationApi;
  member: MemberApi;
  messaging: MessagingApi;
  mirror: MirrorApi;
  orders: OrdersApi;
  partner: PartnerApi;
  plans: PlansApi;
  share: ShareApi;
  statistic: StatisticApi;
  user: UserApi;
}
