// Written by npm run generate. Do not edit.
import type { InfiniteQuery, Mutation, Query } from '../react-query/types.ts';
import type { AiFoodAnalysisPendingInput, AiFoodAnalysisResultInput, AiFoodFoodNameInput, AiFoodGenerateSummaryInput, AiFoodHistoryRecordInput, AiFoodUserSummaryInput, AiFoodViewHistoryRecordInput, AnalysisDailyReportDetailInput, AnalysisDailyReportListInput, AnalysisDeepInput, AnalysisIngredientRecordInput, AnalysisNutrientGoodsInput, AnalysisRecordInput, AnalysisReportDetailInput, AnalysisSimpleInput, CampGoodsInfoInput, EvaluationFoodPlanDetailInput, EvaluationFoodPlanInput, EvaluationListInput, EvaluationReportInput, FamilyAnswerInvitedMessageInput, FamilyByUserIdInput, FamilyNameInput, FamilyQrCodeInput, HealthDataDetailInput, HeartRateAverageInput, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MealPlanCalendarInput, MealPlanDetailInput, MealPlanFinishInput, MealPlanReplaceAllResultInput, MealPlanReplaceResultInput, MedicationFinishInput, MedicationListInput, MedicationYearListInput, MemberHasPermissionInput, MirrorInfoInput, MirrorListInput, MirrorResultInput, MirrorViewResultInput, OrdersDetailInput, OrdersGoodsDetailInput, OrdersLogisticsInfoInput, OrdersRefundReasonInput, PartnerAnswerInvitedMessageInput, PartnerPairRankInput, PartnerSingleRankInput, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, ShareLogInput, UserVerifyCodeInput } from './client.ts';
import type { AccountClosure, AccountInformation, AiFoodAnalysis, AiFoodHistoryPage, AiFoodMeal, AiFoodProgress, AiFoodSubmission, AiFoodSummary, AnalysisId, AnalysisRecordPage, Article, CampGoods, ClockInInput, ClockInResult, ContentItem, Course, DailyReport, DailyReportPage, DayReplacement, DeepAnalysis, DeliveryAddress, Draw, DrawId, DrawInput, DrawPage, DrawTransfer, DrawableAmount, EvaluationFoodPlan, EvaluationId, EvaluationInfo, EvaluationItem, EvaluationNextInput, EvaluationPlanDay, EvaluationPreInput, EvaluationReport, EvaluationStep, ExecutionPlan, ExecutionStage, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyPhoneInvitationInput, FamilyQrCode, FamilyRelation, FamilyRelationshipId, FamilyRelationships, FeedbackInput, FeedbackReceipt, FinishedStage, FoodFacts, FoodUserInformation, GlycemicFood, Goods, GoodsDetail, HealthDataDetail, HealthDataRemind, HealthTagGroup, HeartRateAverage, HeartRateHistoryPage, HeartRateHistoryQuery, IncomeEntryPage, IncomeSummary, IngredientRecord, InviteCode, LaunchAppParam, LaunchAppQuery, LogisticsInfo, MealPlanCalendarDay, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanModification, MealPlanPreview, MealPlanState, MealPlanSubmission, MealReplacement, MealSubmission, MedicationDay, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, MemberPermission, MirrorConfirmInput, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MyCamp, NutrientAdvice, OldPhoneVerification, OrderCancellation, OrderDetail, OrderId, OrderListQuery, OrderPage, PageQuery, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerPairRank, PartnerPhoneInvitationInput, PartnerRank, PartnerRelationship, PartnerRelationshipId, PhoneChange, PhoneChangeTicket, PlanTask, PurineFood, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundId, RefundParcel, RefundReason, ReportDetail, ReportRequest, ShortLink, SimpleAnalysis, SimpleAnalysisSave, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, UserInformationInput, VerifyCodeLogin, VerifyCodeReceipt, WeightComparison, WeightInput, YesNo } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
  aiFood: {
    /** How far an analysis is. */
    analysisPending(input?: AiFoodAnalysisPendingInput): Query<AiFoodProgress | null>;
    /** The result of an analysis. */
    analysisResult(input: AiFoodAnalysisResultInput): Query<AiFoodAnalysis>;
    /** Search foods by name. */
    foodName(input?: AiFoodFoodNameInput): Query<FoodFacts[]>;
    /** The history of analysed meals by day. */
    historyRecord(input: AiFoodHistoryRecordInput): Query<AiFoodHistoryPage>;
    /** What the meals of a day come to. */
    userSummary(input?: AiFoodUserSummaryInput): Query<AiFoodSummary>;
    /** A meal that somebody shared. */
    viewHistoryRecord(input: AiFoodViewHistoryRecordInput): Query<AiFoodMeal>;
  };
  analysis: {
    /** The report of a day. */
    dailyReportDetail(input?: AnalysisDailyReportDetailInput): Query<DailyReport>;
    /** The days of the diary. */
    dailyReportList(input: AnalysisDailyReportListInput): Query<DailyReportPage>;
    /** The deep analysis of a meal. */
    deep(input: AnalysisDeepInput): Query<DeepAnalysis>;
    /** The ingredients of a meal. */
    ingredientRecord(input: AnalysisIngredientRecordInput): Query<IngredientRecord>;
    /** Nutrients to make up for, and what helps. */
    nutrientGoods(input?: AnalysisNutrientGoodsInput): Query<NutrientAdvice[]>;
    /** The analyses so far. */
    record(input: AnalysisRecordInput): Query<AnalysisRecordPage>;
    /** The report of a week, or the deep report. */
    reportDetail(input: AnalysisReportDetailInput): Query<ReportDetail>;
    /** The simple analysis of a meal. */
    simple(input: AnalysisSimpleInput): Query<SimpleAnalysis>;
  };
  camp: {
    /** A weight-loss camp as it is sold. */
    goodsInfo(input?: CampGoodsInfoInput): Query<CampGoods>;
    /** The camp of the person that is not over. */
    notOver(): Query<MyCamp | null>;
  };
  evaluation: {
    /** The food plan that goes with a report. */
    foodPlan(input?: EvaluationFoodPlanInput): Query<EvaluationFoodPlan>;
    /** One day of the food plan. */
    foodPlanDetail(input: EvaluationFoodPlanDetailInput): Query<EvaluationPlanDay>;
    /** Where the health assessment stands. */
    info(): Query<EvaluationInfo>;
    /** The questions with their answers. */
    list(input?: EvaluationListInput): Query<EvaluationItem[]>;
    /** The report of an assessment. */
    report(input?: EvaluationReportInput): Query<EvaluationReport>;
  };
  family: {
    /** One member of the family. */
    byUserId(input: FamilyByUserIdInput): Query<FamilyMemberDetail>;
    /** Invitations that other people sent. */
    invitedMessage(): Query<FamilyInvitation[]>;
    /** Whose family it is. */
    name(input?: FamilyNameInput): Query<FamilyName>;
    /** A code that lets another person join the family. */
    qrCode(input?: FamilyQrCodeInput): Query<FamilyQrCode>;
    /** The members of the family and the invitations sent. */
    relationship(): Query<FamilyRelationships>;
    /** What one person can be to another. */
    relationshipEnum(): Query<FamilyRelation[]>;
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
  income: {
    /** The draws. */
    drawList(input: PageQuery): Query<DrawPage>;
    /** What can be drawn now. */
    drawableAmount(): Query<DrawableAmount>;
    /** What a promoter has earned. */
    summary(): Query<IncomeSummary>;
    /** Income that waits to be settled. */
    waitSettleList(input: PageQuery): Query<IncomeEntryPage>;
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
  mealPlan: {
    /** The days of the calendar strip. */
    calendar(input?: MealPlanCalendarInput): Query<MealPlanCalendarDay[]>;
    /** The meals of a day. */
    detail(input?: MealPlanDetailInput): Query<MealPlanDay>;
    /** Whether to explain the meal plan. */
    guideFlag(): Query<YesNo>;
    /** Whether the person never had a meal plan. */
    neverCustomizedStatus(): Query<YesNo>;
    /** The preview of other meals for a day. */
    replaceAllResult(input: MealPlanReplaceAllResultInput): Query<MealPlanPreview>;
    /** The preview of another meal or dish. */
    replaceResult(input: MealPlanReplaceResultInput): Query<MealPlanPreview>;
    /** How far the meal plan is. */
    status(): Query<MealPlanState>;
    /** The preferences that were submitted last. */
    viewSubmit(): Query<MealPlanSubmission | null>;
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
  mirror: {
    /** What a scanned code leads to. */
    info(input: MirrorInfoInput): Query<MirrorRecordInfo>;
    /** The latest measures. */
    lastResult(): Query<MirrorResult | null>;
    /** One's records. */
    list(input: MirrorListInput): Query<MirrorRecordPage>;
    /** One record with its measures. */
    result(input: MirrorResultInput): Query<MirrorResult>;
    /** A record by its token, for anyone who has it. */
    viewResult(input: MirrorViewResultInput): Query<MirrorResult>;
  };
  orders: {
    /** What a refund would pay back. */
    calculateRefundAmount(input: RefundCalculation): Query<RefundAmount>;
    /** The person's default delivery address. */
    defaultDeliveryAddress(): Query<DeliveryAddress | null>;
    /** One order with its refunds. */
    detail(input: OrdersDetailInput): Query<OrderDetail>;
    /** One of the goods of the shop. */
    goodsDetail(input: OrdersGoodsDetailInput): Query<GoodsDetail>;
    /** The orders by tab. */
    list(input: OrderListQuery): Query<OrderPage>;
    /** Follow a parcel. */
    logisticsInfo(input: OrdersLogisticsInfoInput): Query<LogisticsInfo>;
    /** The reasons for a refund. */
    refundReason(input?: OrdersRefundReasonInput): Query<RefundReason[]>;
  };
  partner: {
    /** The home of slimming partners. */
    indexData(): Query<PartnerIndex>;
    /** Invitations that other people sent. */
    invitedMessage(): Query<PartnerRelationship[]>;
    /** The ranking of pairs. */
    pairRank(input: PartnerPairRankInput): Query<PartnerPairRank>;
    /** A code that lets another person become the partner. */
    qrCode(): Query<InviteCode>;
    /** Where the relation to the partner stands. */
    relationship(): Query<PartnerRelationship | null>;
    /** The ranking of people. */
    singleRank(input: PartnerSingleRankInput): Query<PartnerRank>;
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
    /** The health tags to choose from. */
    healthTagGroups(): Query<HealthTagGroup[]>;
    /** The signed-in person, as the food app knows them. */
    information(): Query<FoodUserInformation>;
  };
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
  aiFood: {
    /** The history of analysed meals by day. */
    historyRecord(input?: Omit<AiFoodHistoryRecordInput, 'pageNum'>): InfiniteQuery<AiFoodHistoryPage>;
  };
  analysis: {
    /** The days of the diary. */
    dailyReportList(input?: Omit<AnalysisDailyReportListInput, 'pageNum'>): InfiniteQuery<DailyReportPage>;
    /** The analyses so far. */
    record(input?: Omit<AnalysisRecordInput, 'pageNum'>): InfiniteQuery<AnalysisRecordPage>;
  };
  heartRate: {
    /** The history of heart-rate measurements. */
    history(input?: Omit<HeartRateHistoryQuery, 'pageNum'>): InfiniteQuery<HeartRateHistoryPage>;
  };
  income: {
    /** The draws. */
    drawList(input?: Omit<PageQuery, 'pageNum'>): InfiniteQuery<DrawPage>;
    /** Income that waits to be settled. */
    waitSettleList(input?: Omit<PageQuery, 'pageNum'>): InfiniteQuery<IncomeEntryPage>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input?: Omit<MedicationHistoryQuery, 'pageNum'>): InfiniteQuery<MedicationHistoryPage>;
  };
  mirror: {
    /** One's records. */
    list(input?: Omit<MirrorListInput, 'pageNum'>): InfiniteQuery<MirrorRecordPage>;
  };
  orders: {
    /** The orders by tab. */
    list(input?: Omit<OrderListQuery, 'pageNum'>): InfiniteQuery<OrderPage>;
  };
}

/** A mutation for every command, by domain; when it succeeds, it invalidates the queries that it made stale. */
export interface HealthMutations {
  aiFood: {
    /** Have the summary of a day written. */
    generateSummary(): Mutation<AiFoodGenerateSummaryInput | void, AiFoodSummary>;
    /** Submit a photo or names of foods for analysis, or correct an analysis. */
    submitFoodName(): Mutation<AiFoodSubmission, AiFoodProgress>;
  };
  analysis: {
    /** Generate a report. */
    generateReport(): Mutation<ReportRequest, ReportDetail>;
    /** Put an analysed meal into the diary. */
    saveSimple(): Mutation<SimpleAnalysisSave, SimpleAnalysis>;
    /** Ask for the deep analysis of a meal. */
    submitDeep(): Mutation<AnalysisId, DeepAnalysis>;
    /** Hand in a meal to be analysed. */
    submitFoodItem(): Mutation<MealSubmission, SimpleAnalysis>;
  };
  auth: {
    /** Sign in with a phone number and a code. */
    login(): Mutation<VerifyCodeLogin, User>;
  };
  evaluation: {
    /** Have the report written. */
    generateReport(): Mutation<EvaluationId, EvaluationReport>;
    /** Answer a question and get the next one. */
    next(): Mutation<EvaluationNextInput, EvaluationStep>;
    /** Go back to the question before. */
    pre(): Mutation<EvaluationPreInput, EvaluationStep>;
  };
  family: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(): Mutation<FamilyAnswerInvitedMessageInput, FamilyInvitation>;
    /** End a relation, or take an invitation back. */
    deleteRelationship(): Mutation<FamilyRelationshipId, null>;
    /** Join a person by their code, or change a relation. */
    saveRelationship(): Mutation<FamilyMemberInput, FamilyMember>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(): Mutation<FamilyPhoneInvitationInput, FamilyInvitation>;
  };
  feedback: {
    /** Send feedback. */
    submit(): Mutation<FeedbackInput, FeedbackReceipt>;
  };
  healthData: {
    /** Be reminded to measure. */
    remind(): Mutation<HealthDataRemind, HealthDataRemind>;
    /** Keep a weight, and compare it with the one before. */
    saveWeightWithCompareLast(): Mutation<WeightInput, WeightComparison>;
  };
  income: {
    /** Ask for a draw. */
    drawSubmit(): Mutation<DrawInput, Draw>;
    /** Request the transfer of a draw. */
    submitTransferRequest(): Mutation<DrawId, DrawTransfer>;
    /** Say that the person confirmed the transfer. */
    userConfirmed(): Mutation<DrawId, Draw>;
  };
  mealPlan: {
    /** Prepare a deletion. */
    deletePre(): Mutation<MealPlanDeletion, MealPlanDeletionPreview>;
    /** Mark a planned meal as eaten. */
    finish(): Mutation<MealPlanFinishInput, MealPlanDay>;
    /** Change the meal plan. */
    modify(): Mutation<MealPlanModification, MealPlanState>;
    /** Prepare other meals for a day. */
    replaceAllPre(): Mutation<DayReplacement, MealPlanPreview>;
    /** Prepare another meal or dish. */
    replacePre(): Mutation<MealReplacement, MealPlanPreview>;
  };
  medication: {
    /** Delete a medication reminder. */
    delete(): Mutation<MedicationReminderId, null>;
    /** Answer a dose. */
    finish(): Mutation<MedicationFinishInput, MedicationReminder>;
    /** Create or change a medication reminder. */
    save(): Mutation<MedicationReminderInput, MedicationReminder>;
  };
  mirror: {
    /** Agree to be measured. */
    confirm(): Mutation<MirrorConfirmInput, MirrorRecord>;
  };
  orders: {
    /** Cancel an order that is not paid. */
    cancel(): Mutation<OrderCancellation, OrderDetail>;
    /** Withdraw a refund. */
    cancelRefundApply(): Mutation<RefundId, Refund>;
    /** Confirm the receipt of an order. */
    confirmFinished(): Mutation<OrderId, OrderDetail>;
    /** Apply for a refund. */
    submitRefundApply(): Mutation<RefundApplication, Refund>;
    /** Tell the parcel that goes back. */
    submitRefundLogisticInfo(): Mutation<RefundParcel, Refund>;
  };
  partner: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(): Mutation<PartnerAnswerInvitedMessageInput, PartnerRelationship>;
    /** Take an invitation back. */
    cancelInvite(): Mutation<PartnerRelationshipId, PartnerRelationship>;
    /** End the partnership. */
    deleteRelationship(): Mutation<PartnerRelationshipId, PartnerRelationship>;
    /** Propose a person who looks for a partner too. */
    match(): Mutation<void, PartnerCandidate | null>;
    /** Join a person by their code, or invite a proposed one. */
    saveRelationship(): Mutation<PartnerJoinInput, PartnerRelationship>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(): Mutation<PartnerPhoneInvitationInput, PartnerRelationship>;
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
  user: {
    /** Change the phone number. */
    changePhoneNumberSubmit(): Mutation<PhoneChange, FoodUserInformation>;
    /** Verify the old phone number. */
    changePhoneNumberVerifyOld(): Mutation<OldPhoneVerification, PhoneChangeTicket>;
    /** Close the account. */
    closeAccount(): Mutation<AccountClosure, null>;
    /** Change the person's information. */
    saveInformation(): Mutation<UserInformationInput, FoodUserInformation>;
    /** Send a verification code by SMS. */
    verifyCode(): Mutation<UserVerifyCodeInput, VerifyCodeReceipt>;
  };
}

/** What a command makes stale beside its own domain. */
export const invalidations: Record<string, string[]> = {
  'auth.login': ['user', 'member'],
  'healthData.saveWeightWithCompareLast': ['user', 'partner'],
  'mealPlan.finish': ['analysis'],
  'mealPlan.modify': ['analysis'],
  'user.saveInformation': ['analysis', 'mealPlan'],
};
