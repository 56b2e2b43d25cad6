// Written by npm run generate. Do not edit.
import type { CallOptions } from '../call.ts';
import type { InfiniteQuery, Mutation, Query, QueryCallOptions } from '../react-query/types.ts';
import type { AccountClosure, AccountInformation, AiFoodAnalysis, AiFoodAnalysisPendingInput, AiFoodAnalysisResultInput, AiFoodFoodNameInput, AiFoodGenerateSummaryInput, AiFoodHistoryPage, AiFoodHistoryRecordInput, AiFoodMeal, AiFoodProgress, AiFoodSubmission, AiFoodSummary, AiFoodUserSummaryInput, AiFoodViewHistoryRecordInput, AnalysisDailyReportDetailInput, AnalysisDailyReportListInput, AnalysisDeepInput, AnalysisId, AnalysisIngredientRecordInput, AnalysisNutrientGoodsInput, AnalysisRecordInput, AnalysisRecordPage, AnalysisReportDetailInput, AnalysisSimpleInput, Article, CampGoods, CampGoodsInfoInput, ClockInInput, ClockInResult, ContentItem, Course, DailyReport, DailyReportPage, DayReplacement, DeepAnalysis, DeliveryAddress, Draw, DrawId, DrawInput, DrawPage, DrawTransfer, DrawableAmount, EvaluationFoodPlan, EvaluationFoodPlanDetailInput, EvaluationFoodPlanInput, EvaluationId, EvaluationInfo, EvaluationItem, EvaluationListInput, EvaluationNextInput, EvaluationPlanDay, EvaluationPreInput, EvaluationReport, EvaluationReportInput, EvaluationStep, ExecutionPlan, ExecutionStage, FamilyAnswerInvitedMessageInput, FamilyByUserIdInput, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyNameInput, FamilyPhoneInvitationInput, FamilyQrCode, FamilyQrCodeInput, FamilyRelation, FamilyRelationshipId, FamilyRelationships, FeedbackInput, FeedbackReceipt, FinishedStage, FoodFacts, FoodUserInformation, GlycemicFood, Goods, GoodsDetail, HealthDataDetail, HealthDataDetailInput, HealthDataRemind, HealthTagGroup, HeartRateAverage, HeartRateAverageInput, HeartRateHistoryPage, HeartRateHistoryQuery, IncomeEntryPage, IncomeSummary, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, IngredientRecord, InviteCode, LaunchAppParam, LaunchAppQuery, LogisticsInfo, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MealPlanCalendarDay, MealPlanCalendarInput, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanDetailInput, MealPlanFinishInput, MealPlanModification, MealPlanPreview, MealPlanReplaceAllResultInput, MealPlanReplaceResultInput, MealPlanState, MealPlanSubmission, MealReplacement, MealSubmission, MedicationDay, MedicationFinishInput, MedicationHistoryPage, MedicationHistoryQuery, MedicationListInput, MedicationReminder, MedicationReminderId, MedicationReminderInput, MedicationYearListInput, MemberHasPermissionInput, MemberPermission, MirrorConfirmInput, MirrorInfoInput, MirrorListInput, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MirrorResultInput, MirrorViewResultInput, MyCamp, NutrientAdvice, OldPhoneVerification, OrderCancellation, OrderDetail, OrderId, OrderListQuery, OrderPage, OrdersDetailInput, OrdersGoodsDetailInput, OrdersLogisticsInfoInput, OrdersRefundReasonInput, PageQuery, PartnerAnswerInvitedMessageInput, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerPairRank, PartnerPairRankInput, PartnerPhoneInvitationInput, PartnerRank, PartnerRelationship, PartnerRelationshipId, PartnerSingleRankInput, PhoneChange, PhoneChangeTicket, PlanTask, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, PurineFood, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundId, RefundParcel, RefundReason, ReportDetail, ReportRequest, ShareLogInput, ShortLink, SimpleAnalysis, SimpleAnalysisSave, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, UserInformationInput, UserVerifyCodeInput, VerifyCodeLogin, VerifyCodeReceipt, WeightComparison, WeightInput, YesNo } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
  aiFood: {
    /** How far an analysis is. */
    analysisPending(input?: AiFoodAnalysisPendingInput, options?: QueryCallOptions): Query<AiFoodProgress | null>;
    /** The result of an analysis. */
    analysisResult(input: AiFoodAnalysisResultInput, options?: QueryCallOptions): Query<AiFoodAnalysis>;
    /** Search foods by name. */
    foodName(input?: AiFoodFoodNameInput, options?: QueryCallOptions): Query<FoodFacts[]>;
    /** The history of analysed meals by day. */
    historyRecord(input: AiFoodHistoryRecordInput, options?: QueryCallOptions): Query<AiFoodHistoryPage>;
    /** What the meals of a day come to. */
    userSummary(input?: AiFoodUserSummaryInput, options?: QueryCallOptions): Query<AiFoodSummary>;
    /** A meal that somebody shared. */
    viewHistoryRecord(input: AiFoodViewHistoryRecordInput, options?: QueryCallOptions): Query<AiFoodMeal>;
  };
  analysis: {
    /** The report of a day. */
    dailyReportDetail(input?: AnalysisDailyReportDetailInput, options?: QueryCallOptions): Query<DailyReport>;
    /** The days of the diary. */
    dailyReportList(input: AnalysisDailyReportListInput, options?: QueryCallOptions): Query<DailyReportPage>;
    /** The deep analysis of a meal. */
    deep(input: AnalysisDeepInput, options?: QueryCallOptions): Query<DeepAnalysis>;
    /** The ingredients of a meal. */
    ingredientRecord(input: AnalysisIngredientRecordInput, options?: QueryCallOptions): Query<IngredientRecord>;
    /** Nutrients to make up for, and what helps. */
    nutrientGoods(input?: AnalysisNutrientGoodsInput, options?: QueryCallOptions): Query<NutrientAdvice[]>;
    /** The analyses so far. */
    record(input: AnalysisRecordInput, options?: QueryCallOptions): Query<AnalysisRecordPage>;
    /** The report of a week, or the deep report. */
    reportDetail(input: AnalysisReportDetailInput, options?: QueryCallOptions): Query<ReportDetail>;
    /** The simple analysis of a meal. */
    simple(input: AnalysisSimpleInput, options?: QueryCallOptions): Query<SimpleAnalysis>;
  };
  camp: {
    /** A weight-loss camp as it is sold. */
    goodsInfo(input?: CampGoodsInfoInput, options?: QueryCallOptions): Query<CampGoods>;
    /** The camp of the person that is not over. */
    notOver(options?: QueryCallOptions): Query<MyCamp | null>;
  };
  evaluation: {
    /** The food plan that goes with a report. */
    foodPlan(input?: EvaluationFoodPlanInput, options?: QueryCallOptions): Query<EvaluationFoodPlan>;
    /** One day of the food plan. */
    foodPlanDetail(input: EvaluationFoodPlanDetailInput, options?: QueryCallOptions): Query<EvaluationPlanDay>;
    /** Where the health assessment stands. */
    info(options?: QueryCallOptions): Query<EvaluationInfo>;
    /** The questions with their answers. */
    list(input?: EvaluationListInput, options?: QueryCallOptions): Query<EvaluationItem[]>;
    /** The report of an assessment. */
    report(input?: EvaluationReportInput, options?: QueryCallOptions): Query<EvaluationReport>;
  };
  family: {
    /** One member of the family. */
    byUserId(input: FamilyByUserIdInput, options?: QueryCallOptions): Query<FamilyMemberDetail>;
    /** Invitations that other people sent. */
    invitedMessage(options?: QueryCallOptions): Query<FamilyInvitation[]>;
    /** Whose family it is. */
    name(input?: FamilyNameInput, options?: QueryCallOptions): Query<FamilyName>;
    /** A code that lets another person join the family. */
    qrCode(input?: FamilyQrCodeInput, options?: QueryCallOptions): Query<FamilyQrCode>;
    /** The members of the family and the invitations sent. */
    relationship(options?: QueryCallOptions): Query<FamilyRelationships>;
    /** What one person can be to another. */
    relationshipEnum(options?: QueryCallOptions): Query<FamilyRelation[]>;
  };
  healthData: {
    /** A kind of health data over a period. */
    detail(input: HealthDataDetailInput, options?: QueryCallOptions): Query<HealthDataDetail>;
  };
  heartRate: {
    /** The average heart rate at rest. */
    average(input?: HeartRateAverageInput, options?: QueryCallOptions): Query<HeartRateAverage>;
    /** The history of heart-rate measurements. */
    history(input: HeartRateHistoryQuery, options?: QueryCallOptions): Query<HeartRateHistoryPage>;
  };
  income: {
    /** The draws. */
    drawList(input: PageQuery, options?: QueryCallOptions): Query<DrawPage>;
    /** What can be drawn now. */
    drawableAmount(options?: QueryCallOptions): Query<DrawableAmount>;
    /** What a promoter has earned. */
    summary(options?: QueryCallOptions): Query<IncomeSummary>;
    /** Income that waits to be settled. */
    waitSettleList(input: PageQuery, options?: QueryCallOptions): Query<IncomeEntryPage>;
  };
  information: {
    /** An article to read. */
    articleHtmlContent(input: InformationArticleHtmlContentInput, options?: QueryCallOptions): Query<Article>;
    /** A course with its sections. */
    courseDetail(input: InformationCourseDetailInput, options?: QueryCallOptions): Query<Course>;
    /** Articles and courses beside a kind of health data. */
    listByHealthDataType(input: InformationListByHealthDataTypeInput, options?: QueryCallOptions): Query<ContentItem[]>;
    /** Articles and courses beside a kind of task. */
    listByTaskType(input: InformationListByTaskTypeInput, options?: QueryCallOptions): Query<ContentItem[]>;
    /** A short address for a long one. */
    shortLink(input: InformationShortLinkInput, options?: QueryCallOptions): Query<ShortLink>;
  };
  lookup: {
    /** Foods with their glycaemic index. */
    glycemicIndexList(input?: LookupGlycemicIndexListInput, options?: QueryCallOptions): Query<GlycemicFood[]>;
    /** One of the goods shown beside health data. */
    healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput, options?: QueryCallOptions): Query<Goods>;
    /** Goods shown beside one kind of health data. */
    healthDataGoodsList(input: LookupHealthDataGoodsListInput, options?: QueryCallOptions): Query<Goods[]>;
    /** Foods with their purine content. */
    purineIndexList(input?: LookupPurineIndexListInput, options?: QueryCallOptions): Query<PurineFood[]>;
  };
  mealPlan: {
    /** The days of the calendar strip. */
    calendar(input?: MealPlanCalendarInput, options?: QueryCallOptions): Query<MealPlanCalendarDay[]>;
    /** The meals of a day. */
    detail(input?: MealPlanDetailInput, options?: QueryCallOptions): Query<MealPlanDay>;
    /** Whether to explain the meal plan. */
    guideFlag(options?: QueryCallOptions): Query<YesNo>;
    /** Whether the person never had a meal plan. */
    neverCustomizedStatus(options?: QueryCallOptions): Query<YesNo>;
    /** The preview of other meals for a day. */
    replaceAllResult(input: MealPlanReplaceAllResultInput, options?: QueryCallOptions): Query<MealPlanPreview>;
    /** The preview of another meal or dish. */
    replaceResult(input: MealPlanReplaceResultInput, options?: QueryCallOptions): Query<MealPlanPreview>;
    /** How far the meal plan is. */
    status(options?: QueryCallOptions): Query<MealPlanState>;
    /** The preferences that were submitted last. */
    viewSubmit(options?: QueryCallOptions): Query<MealPlanSubmission | null>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input: MedicationHistoryQuery, options?: QueryCallOptions): Query<MedicationHistoryPage>;
    /** All medication reminders with the doses of a day. */
    list(input?: MedicationListInput, options?: QueryCallOptions): Query<MedicationReminder[]>;
    /** How the days of a year went. */
    yearList(input: MedicationYearListInput, options?: QueryCallOptions): Query<MedicationDay[]>;
  };
  member: {
    /** Whether a membership permits a feature. */
    hasPermission(input?: MemberHasPermissionInput, options?: QueryCallOptions): Query<MemberPermission>;
  };
  messaging: {
    /** Sign a page for the messaging app. */
    launchAppParam(input: LaunchAppQuery, options?: QueryCallOptions): Query<LaunchAppParam>;
  };
  mirror: {
    /** What a scanned code leads to. */
    info(input: MirrorInfoInput, options?: QueryCallOptions): Query<MirrorRecordInfo>;
    /** The latest measures. */
    lastResult(options?: QueryCallOptions): Query<MirrorResult | null>;
    /** One's records. */
    list(input: MirrorListInput, options?: QueryCallOptions): Query<MirrorRecordPage>;
    /** One record with its measures. */
    result(input: MirrorResultInput, options?: QueryCallOptions): Query<MirrorResult>;
    /** A record by its token, for anyone who has it. */
    viewResult(input: MirrorViewResultInput, options?: QueryCallOptions): Query<MirrorResult>;
  };
  orders: {
    /** What a refund would pay back. */
    calculateRefundAmount(input: RefundCalculation, options?: QueryCallOptions): Query<RefundAmount>;
    /** The person's default delivery address. */
    defaultDeliveryAddress(options?: QueryCallOptions): Query<DeliveryAddress | null>;
    /** One order with its refunds. */
    detail(input: OrdersDetailInput, options?: QueryCallOptions): Query<OrderDetail>;
    /** One of the goods of the shop. */
    goodsDetail(input: OrdersGoodsDetailInput, options?: QueryCallOptions): Query<GoodsDetail>;
    /** The orders by tab. */
    list(input: OrderListQuery, options?: QueryCallOptions): Query<OrderPage>;
    /** Follow a parcel. */
    logisticsInfo(input: OrdersLogisticsInfoInput, options?: QueryCallOptions): Query<LogisticsInfo>;
    /** The reasons for a refund. */
    refundReason(input?: OrdersRefundReasonInput, options?: QueryCallOptions): Query<RefundReason[]>;
  };
  partner: {
    /** The home of slimming partners. */
    indexData(options?: QueryCallOptions): Query<PartnerIndex>;
    /** Invitations that other people sent. */
    invitedMessage(options?: QueryCallOptions): Query<PartnerRelationship[]>;
    /** The ranking of pairs. */
    pairRank(input: PartnerPairRankInput, options?: QueryCallOptions): Query<PartnerPairRank>;
    /** A code that lets another person become the partner. */
    qrCode(options?: QueryCallOptions): Query<InviteCode>;
    /** Where the relation to the partner stands. */
    relationship(options?: QueryCallOptions): Query<PartnerRelationship | null>;
    /** The ranking of people. */
    singleRank(input: PartnerSingleRankInput, options?: QueryCallOptions): Query<PartnerRank>;
  };
  plans: {
    /** A day of an execution plan. */
    executionData(input?: PlansExecutionDataInput, options?: QueryCallOptions): Query<ExecutionPlan>;
    /** The stages of an execution plan. */
    executionTitles(input?: PlansExecutionTitlesInput, options?: QueryCallOptions): Query<ExecutionStage[]>;
    /** The finished stages of the plan. */
    finishedStage(options?: QueryCallOptions): Query<FinishedStage[]>;
    /** Goods that help with a task. */
    goodsItem(input: PlansGoodsItemInput, options?: QueryCallOptions): Query<TaskGoods[]>;
    /** The assessment of a finished stage. */
    stageAssessmentDetail(input: PlansStageAssessmentDetailInput, options?: QueryCallOptions): Query<StageAssessment>;
  };
  user: {
    /** The signed-in person, as the general app knows them. */
    accountInformation(options?: QueryCallOptions): Query<AccountInformation>;
    /** The health tags to choose from. */
    healthTagGroups(options?: QueryCallOptions): Query<HealthTagGroup[]>;
    /** The signed-in person, as the food app knows them. */
    information(options?: QueryCallOptions): Query<FoodUserInformation>;
  };
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
  aiFood: {
    /** The history of analysed meals by day. */
    historyRecord(input?: Omit<AiFoodHistoryRecordInput, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<AiFoodHistoryPage>;
  };
  analysis: {
    /** The days of the diary. */
    dailyReportList(input?: Omit<AnalysisDailyReportListInput, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<DailyReportPage>;
    /** The analyses so far. */
    record(input?: Omit<AnalysisRecordInput, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<AnalysisRecordPage>;
  };
  heartRate: {
    /** The history of heart-rate measurements. */
    history(input?: Omit<HeartRateHistoryQuery, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<HeartRateHistoryPage>;
  };
  income: {
    /** The draws. */
    drawList(input?: Omit<PageQuery, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<DrawPage>;
    /** Income that waits to be settled. */
    waitSettleList(input?: Omit<PageQuery, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<IncomeEntryPage>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input?: Omit<MedicationHistoryQuery, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<MedicationHistoryPage>;
  };
  mirror: {
    /** One's records. */
    list(input?: Omit<MirrorListInput, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<MirrorRecordPage>;
  };
  orders: {
    /** The orders by tab. */
    list(input?: Omit<OrderListQuery, 'pageNum'>, options?: QueryCallOptions): InfiniteQuery<OrderPage>;
  };
}

/** A mutation for every command, by domain; when it succeeds, it invalidates the queries that it made stale. */
export interface HealthMutations {
  aiFood: {
    /** Have the summary of a day written. */
    generateSummary(options?: CallOptions): Mutation<AiFoodGenerateSummaryInput | void, AiFoodSummary>;
    /** Submit a photo or names of foods for analysis, or correct an analysis. */
    submitFoodName(options?: CallOptions): Mutation<AiFoodSubmission, AiFoodProgress>;
  };
  analysis: {
    /** Generate a report. */
    generateReport(options?: CallOptions): Mutation<ReportRequest, ReportDetail>;
    /** Put an analysed meal into the diary. */
    saveSimple(options?: CallOptions): Mutation<SimpleAnalysisSave, SimpleAnalysis>;
    /** Ask for the deep analysis of a meal. */
    submitDeep(options?: CallOptions): Mutation<AnalysisId, DeepAnalysis>;
    /** Hand in a meal to be analysed. */
    submitFoodItem(options?: CallOptions): Mutation<MealSubmission, SimpleAnalysis>;
  };
  auth: {
    /** Sign in with a phone number and a code. */
    login(options?: CallOptions): Mutation<VerifyCodeLogin, User>;
  };
  evaluation: {
    /** Have the report written. */
    generateReport(options?: CallOptions): Mutation<EvaluationId, EvaluationReport>;
    /** Answer a question and get the next one. */
    next(options?: CallOptions): Mutation<EvaluationNextInput, EvaluationStep>;
    /** Go back to the question before. */
    pre(options?: CallOptions): Mutation<EvaluationPreInput, EvaluationStep>;
  };
  family: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(options?: CallOptions): Mutation<FamilyAnswerInvitedMessageInput, FamilyInvitation>;
    /** End a relation, or take an invitation back. */
    deleteRelationship(options?: CallOptions): Mutation<FamilyRelationshipId, null>;
    /** Join a person by their code, or change a relation. */
    saveRelationship(options?: CallOptions): Mutation<FamilyMemberInput, FamilyMember>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(options?: CallOptions): Mutation<FamilyPhoneInvitationInput, FamilyInvitation>;
  };
  feedback: {
    /** Send feedback. */
    submit(options?: CallOptions): Mutation<FeedbackInput, FeedbackReceipt>;
  };
  healthData: {
    /** Be reminded to measure. */
    remind(options?: CallOptions): Mutation<HealthDataRemind, HealthDataRemind>;
    /** Keep a weight, and compare it with the one before. */
    saveWeightWithCompareLast(options?: CallOptions): Mutation<WeightInput, WeightComparison>;
  };
  income: {
    /** Ask for a draw. */
    drawSubmit(options?: CallOptions): Mutation<DrawInput, Draw>;
    /** Request the transfer of a draw. */
    submitTransferRequest(options?: CallOptions): Mutation<DrawId, DrawTransfer>;
    /** Say that the person confirmed the transfer. */
    userConfirmed(options?: CallOptions): Mutation<DrawId, Draw>;
  };
  mealPlan: {
    /** Prepare a deletion. */
    deletePre(options?: CallOptions): Mutation<MealPlanDeletion, MealPlanDeletionPreview>;
    /** Mark a planned meal as eaten. */
    finish(options?: CallOptions): Mutation<MealPlanFinishInput, MealPlanDay>;
    /** Change the meal plan. */
    modify(options?: CallOptions): Mutation<MealPlanModification, MealPlanState>;
    /** Prepare other meals for a day. */
    replaceAllPre(options?: CallOptions): Mutation<DayReplacement, MealPlanPreview>;
    /** Prepare another meal or dish. */
    replacePre(options?: CallOptions): Mutation<MealReplacement, MealPlanPreview>;
  };
  medication: {
    /** Delete a medication reminder. */
    delete(options?: CallOptions): Mutation<MedicationReminderId, null>;
    /** Answer a dose. */
    finish(options?: CallOptions): Mutation<MedicationFinishInput, MedicationReminder>;
    /** Create or change a medication reminder. */
    save(options?: CallOptions): Mutation<MedicationReminderInput, MedicationReminder>;
  };
  mirror: {
    /** Agree to be measured. */
    confirm(options?: CallOptions): Mutation<MirrorConfirmInput, MirrorRecord>;
  };
  orders: {
    /** Cancel an order that is not paid. */
    cancel(options?: CallOptions): Mutation<OrderCancellation, OrderDetail>;
    /** Withdraw a refund. */
    cancelRefundApply(options?: CallOptions): Mutation<RefundId, Refund>;
    /** Confirm the receipt of an order. */
    confirmFinished(options?: CallOptions): Mutation<OrderId, OrderDetail>;
    /** Apply for a refund. */
    submitRefundApply(options?: CallOptions): Mutation<RefundApplication, Refund>;
    /** Tell the parcel that goes back. */
    submitRefundLogisticInfo(options?: CallOptions): Mutation<RefundParcel, Refund>;
  };
  partner: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(options?: CallOptions): Mutation<PartnerAnswerInvitedMessageInput, PartnerRelationship>;
    /** Take an invitation back. */
    cancelInvite(options?: CallOptions): Mutation<PartnerRelationshipId, PartnerRelationship>;
    /** End the partnership. */
    deleteRelationship(options?: CallOptions): Mutation<PartnerRelationshipId, PartnerRelationship>;
    /** Propose a person who looks for a partner too. */
    match(options?: CallOptions): Mutation<void, PartnerCandidate | null>;
    /** Join a person by their code, or invite a proposed one. */
    saveRelationship(options?: CallOptions): Mutation<PartnerJoinInput, PartnerRelationship>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(options?: CallOptions): Mutation<PartnerPhoneInvitationInput, PartnerRelationship>;
  };
  plans: {
    /** Clock in, which says that a task is done. */
    clockIn(options?: CallOptions): Mutation<ClockInInput, ClockInResult>;
    /** Be reminded of a task. */
    remind(options?: CallOptions): Mutation<TaskRemindInput, PlanTask>;
  };
  share: {
    /** Note what happens with a shared link. */
    log(options?: CallOptions): Mutation<ShareLogInput, null>;
  };
  statistic: {
    /** Send analytics events. */
    push(options?: CallOptions): Mutation<StatisticBatch, null>;
  };
  user: {
    /** Change the phone number. */
    changePhoneNumberSubmit(options?: CallOptions): Mutation<PhoneChange, FoodUserInformation>;
    /** Verify the old phone number. */
    changePhoneNumberVerifyOld(options?: CallOptions): Mutation<OldPhoneVerification, PhoneChangeTicket>;
    /** Close the account. */
    closeAccount(options?: CallOptions): Mutation<AccountClosure, null>;
    /** Change the person's information. */
    saveInformation(options?: CallOptions): Mutation<UserInformationInput, FoodUserInformation>;
    /** Send a verification code by SMS. */
    verifyCode(options?: CallOptions): Mutation<UserVerifyCodeInput, VerifyCodeReceipt>;
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
