// Written by npm run generate. Do not edit.
import type { InfiniteQuery, Mutation, MutationCallOptions, Query, QueryCallOptions } from '../react-query/types.ts';
import type { HealthCodes } from './codes.ts';
import type { AccountClosure, AccountInformation, AiFoodAnalysis, AiFoodAnalysisPendingInput, AiFoodAnalysisResultInput, AiFoodFoodNameInput, AiFoodGenerateSummaryInput, AiFoodHistoryPage, AiFoodHistoryRecordInput, AiFoodMeal, AiFoodProgress, AiFoodSubmission, AiFoodSummary, AiFoodUserSummaryInput, AiFoodViewHistoryRecordInput, AnalysisDailyReportDetailInput, AnalysisDailyReportListInput, AnalysisDeepInput, AnalysisId, AnalysisIngredientRecordInput, AnalysisNutrientGoodsInput, AnalysisRecordInput, AnalysisRecordPage, AnalysisReportDetailInput, AnalysisSimpleInput, Article, CampGoods, CampGoodsInfoInput, ClockInInput, ClockInResult, ContentItem, Course, DailyReport, DailyReportPage, DayReplacement, DeepAnalysis, DeliveryAddress, Draw, DrawId, DrawInput, DrawPage, DrawTransfer, DrawableAmount, EvaluationFoodPlan, EvaluationFoodPlanDetailInput, EvaluationFoodPlanInput, EvaluationId, EvaluationInfo, EvaluationItem, EvaluationListInput, EvaluationNextInput, EvaluationPlanDay, EvaluationPreInput, EvaluationReport, EvaluationReportInput, EvaluationStep, ExecutionPlan, ExecutionStage, FamilyAnswerInvitedMessageInput, FamilyByUserIdInput, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyNameInput, FamilyPhoneInvitationInput, FamilyQrCode, FamilyQrCodeInput, FamilyRelation, FamilyRelationshipId, FamilyRelationships, FeedbackInput, FeedbackReceipt, FinishedStage, FoodFacts, FoodUserInformation, GlycemicFood, Goods, GoodsDetail, HealthDataDetail, HealthDataDetailInput, HealthDataRemind, HealthDataRemindInput, HealthTagGroup, HeartRateAverage, HeartRateAverageInput, HeartRateHistoryPage, HeartRateHistoryQuery, IncomeEntryPage, IncomeSummary, InformationArticleHtmlContentInput, InformationCourseDetailInput, InformationListByHealthDataTypeInput, InformationListByTaskTypeInput, InformationShortLinkInput, IngredientRecord, InviteCode, LaunchAppParam, LaunchAppQuery, LogisticsInfo, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MealPlanCalendarDay, MealPlanCalendarInput, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanDetailInput, MealPlanFinishInput, MealPlanModification, MealPlanPreview, MealPlanReplaceAllResultInput, MealPlanReplaceResultInput, MealPlanState, MealPlanSubmission, MealReplacement, MealSubmission, MedicationDay, MedicationFinishInput, MedicationHistoryPage, MedicationHistoryQuery, MedicationListInput, MedicationReminder, MedicationReminderId, MedicationReminderInput, MedicationYearListInput, MemberHasPermissionInput, MemberPermission, MirrorConfirmInput, MirrorInfoInput, MirrorListInput, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MirrorResultInput, MirrorViewResultInput, MyCamp, NutrientAdvice, OldPhoneVerification, OrderCancellation, OrderDetail, OrderId, OrderListQuery, OrderPage, OrdersDetailInput, OrdersGoodsDetailInput, OrdersLogisticsInfoInput, OrdersRefundReasonInput, PageQuery, PartnerAnswerInvitedMessageInput, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerPairRank, PartnerPairRankInput, PartnerPhoneInvitationInput, PartnerRank, PartnerRelationship, PartnerRelationshipId, PartnerSingleRankInput, PhoneChange, PhoneChangeTicket, PlanTask, PlansExecutionDataInput, PlansExecutionTitlesInput, PlansGoodsItemInput, PlansStageAssessmentDetailInput, PurineFood, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundId, RefundParcel, RefundReason, ReportDetail, ReportRequest, ShareLogInput, ShortLink, SimpleAnalysis, SimpleAnalysisSave, StageAssessment, StatisticBatch, TaskGoods, TaskRemindInput, User, UserInformationInput, UserVerifyCodeInput, VerifyCodeLogin, VerifyCodeReceipt, WeightComparison, WeightInput, YesNo } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
  aiFood: {
    /** Progress of an analysis. */
    analysisPending(input?: AiFoodAnalysisPendingInput, options?: QueryCallOptions): Query<AiFoodProgress | null, HealthCodes['aiFood.analysisPending']>;
    /** The result of an analysis. */
    analysisResult(input: AiFoodAnalysisResultInput, options?: QueryCallOptions): Query<AiFoodAnalysis, HealthCodes['aiFood.analysisResult']>;
    /** Search foods by name. */
    foodName(input?: AiFoodFoodNameInput, options?: QueryCallOptions): Query<FoodFacts[], HealthCodes['aiFood.foodName']>;
    /** The history of analysed meals by day. */
    historyRecord(input: AiFoodHistoryRecordInput, options?: QueryCallOptions): Query<AiFoodHistoryPage, HealthCodes['aiFood.historyRecord']>;
    /** Sums of the meals of a day. */
    userSummary(input?: AiFoodUserSummaryInput, options?: QueryCallOptions): Query<AiFoodSummary, HealthCodes['aiFood.userSummary']>;
    /** A meal that somebody shared. */
    viewHistoryRecord(input: AiFoodViewHistoryRecordInput, options?: QueryCallOptions): Query<AiFoodMeal, HealthCodes['aiFood.viewHistoryRecord']>;
  };
  analysis: {
    /** The report of a day. */
    dailyReportDetail(input?: AnalysisDailyReportDetailInput, options?: QueryCallOptions): Query<DailyReport, HealthCodes['analysis.dailyReportDetail']>;
    /** The days of the diary. */
    dailyReportList(input: AnalysisDailyReportListInput, options?: QueryCallOptions): Query<DailyReportPage, HealthCodes['analysis.dailyReportList']>;
    /** The deep analysis of a meal. */
    deep(input: AnalysisDeepInput, options?: QueryCallOptions): Query<DeepAnalysis, HealthCodes['analysis.deep']>;
    /** The ingredients of a meal. */
    ingredientRecord(input: AnalysisIngredientRecordInput, options?: QueryCallOptions): Query<IngredientRecord, HealthCodes['analysis.ingredientRecord']>;
    /** Nutrients to make up for, and what helps. */
    nutrientGoods(input?: AnalysisNutrientGoodsInput, options?: QueryCallOptions): Query<NutrientAdvice[], HealthCodes['analysis.nutrientGoods']>;
    /** The analyses so far. */
    record(input: AnalysisRecordInput, options?: QueryCallOptions): Query<AnalysisRecordPage, HealthCodes['analysis.record']>;
    /** The report of a week, or the deep report. */
    reportDetail(input: AnalysisReportDetailInput, options?: QueryCallOptions): Query<ReportDetail, HealthCodes['analysis.reportDetail']>;
    /** The simple analysis of a meal. */
    simple(input: AnalysisSimpleInput, options?: QueryCallOptions): Query<SimpleAnalysis, HealthCodes['analysis.simple']>;
  };
  camp: {
    /** A weight-loss camp as it is sold. */
    goodsInfo(input?: CampGoodsInfoInput, options?: QueryCallOptions): Query<CampGoods, HealthCodes['camp.goodsInfo']>;
    /** The camp of the person that is not over. */
    notOver(options?: QueryCallOptions): Query<MyCamp | null, HealthCodes['camp.notOver']>;
  };
  evaluation: {
    /** The food plan that goes with a report. */
    foodPlan(input?: EvaluationFoodPlanInput, options?: QueryCallOptions): Query<EvaluationFoodPlan, HealthCodes['evaluation.foodPlan']>;
    /** One day of the food plan. */
    foodPlanDetail(input: EvaluationFoodPlanDetailInput, options?: QueryCallOptions): Query<EvaluationPlanDay, HealthCodes['evaluation.foodPlanDetail']>;
    /** Status of the health assessment. */
    info(options?: QueryCallOptions): Query<EvaluationInfo, HealthCodes['evaluation.info']>;
    /** The questions with their answers. */
    list(input?: EvaluationListInput, options?: QueryCallOptions): Query<EvaluationItem[], HealthCodes['evaluation.list']>;
    /** The report of an assessment. */
    report(input?: EvaluationReportInput, options?: QueryCallOptions): Query<EvaluationReport, HealthCodes['evaluation.report']>;
  };
  family: {
    /** One member of the family. */
    byUserId(input: FamilyByUserIdInput, options?: QueryCallOptions): Query<FamilyMemberDetail, HealthCodes['family.byUserId']>;
    /** Invitations that other people sent. */
    invitedMessage(options?: QueryCallOptions): Query<FamilyInvitation[], HealthCodes['family.invitedMessage']>;
    /** Owner of a family. */
    name(input?: FamilyNameInput, options?: QueryCallOptions): Query<FamilyName, HealthCodes['family.name']>;
    /** A code that lets another person join the family. */
    qrCode(input?: FamilyQrCodeInput, options?: QueryCallOptions): Query<FamilyQrCode, HealthCodes['family.qrCode']>;
    /** The members of the family and the invitations sent. */
    relationship(options?: QueryCallOptions): Query<FamilyRelationships, HealthCodes['family.relationship']>;
    /** Relations that one person can have to another. */
    relationshipEnum(options?: QueryCallOptions): Query<FamilyRelation[], HealthCodes['family.relationshipEnum']>;
  };
  healthData: {
    /** A kind of health data over a period. */
    detail(input: HealthDataDetailInput, options?: QueryCallOptions): Query<HealthDataDetail, HealthCodes['healthData.detail']>;
  };
  heartRate: {
    /** The average heart rate at rest. */
    average(input?: HeartRateAverageInput, options?: QueryCallOptions): Query<HeartRateAverage, HealthCodes['heartRate.average']>;
    /** The history of heart-rate measurements. */
    history(input: HeartRateHistoryQuery, options?: QueryCallOptions): Query<HeartRateHistoryPage, HealthCodes['heartRate.history']>;
  };
  income: {
    /** The draws. */
    drawList(input: PageQuery, options?: QueryCallOptions): Query<DrawPage, HealthCodes['income.drawList']>;
    /** Amount that can be drawn now. */
    drawableAmount(options?: QueryCallOptions): Query<DrawableAmount, HealthCodes['income.drawableAmount']>;
    /** Income of a promoter. */
    summary(options?: QueryCallOptions): Query<IncomeSummary, HealthCodes['income.summary']>;
    /** Income that waits to be settled. */
    waitSettleList(input: PageQuery, options?: QueryCallOptions): Query<IncomeEntryPage, HealthCodes['income.waitSettleList']>;
  };
  information: {
    /** An article to read. */
    articleHtmlContent(input: InformationArticleHtmlContentInput, options?: QueryCallOptions): Query<Article, HealthCodes['information.articleHtmlContent']>;
    /** A course with its sections. */
    courseDetail(input: InformationCourseDetailInput, options?: QueryCallOptions): Query<Course, HealthCodes['information.courseDetail']>;
    /** Articles and courses beside a kind of health data. */
    listByHealthDataType(input: InformationListByHealthDataTypeInput, options?: QueryCallOptions): Query<ContentItem[], HealthCodes['information.listByHealthDataType']>;
    /** Articles and courses beside a kind of task. */
    listByTaskType(input: InformationListByTaskTypeInput, options?: QueryCallOptions): Query<ContentItem[], HealthCodes['information.listByTaskType']>;
    /** A short address for a long one. */
    shortLink(input: InformationShortLinkInput, options?: QueryCallOptions): Query<ShortLink, HealthCodes['information.shortLink']>;
  };
  lookup: {
    /** Foods with their glycaemic index. */
    glycemicIndexList(input?: LookupGlycemicIndexListInput, options?: QueryCallOptions): Query<GlycemicFood[], HealthCodes['lookup.glycemicIndexList']>;
    /** One of the goods shown beside health data. */
    healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput, options?: QueryCallOptions): Query<Goods, HealthCodes['lookup.healthDataGoodsDetail']>;
    /** Goods shown beside one kind of health data. */
    healthDataGoodsList(input: LookupHealthDataGoodsListInput, options?: QueryCallOptions): Query<Goods[], HealthCodes['lookup.healthDataGoodsList']>;
    /** Foods with their purine content. */
    purineIndexList(input?: LookupPurineIndexListInput, options?: QueryCallOptions): Query<PurineFood[], HealthCodes['lookup.purineIndexList']>;
  };
  mealPlan: {
    /** The days of the calendar strip. */
    calendar(input?: MealPlanCalendarInput, options?: QueryCallOptions): Query<MealPlanCalendarDay[], HealthCodes['mealPlan.calendar']>;
    /** The meals of a day. */
    detail(input?: MealPlanDetailInput, options?: QueryCallOptions): Query<MealPlanDay, HealthCodes['mealPlan.detail']>;
    /** Whether to explain the meal plan. */
    guideFlag(options?: QueryCallOptions): Query<YesNo, HealthCodes['mealPlan.guideFlag']>;
    /** Whether the person never had a meal plan. */
    neverCustomizedStatus(options?: QueryCallOptions): Query<YesNo, HealthCodes['mealPlan.neverCustomizedStatus']>;
    /** The preview of other meals for a day. */
    replaceAllResult(input: MealPlanReplaceAllResultInput, options?: QueryCallOptions): Query<MealPlanPreview, HealthCodes['mealPlan.replaceAllResult']>;
    /** The preview of another meal or dish. */
    replaceResult(input: MealPlanReplaceResultInput, options?: QueryCallOptions): Query<MealPlanPreview, HealthCodes['mealPlan.replaceResult']>;
    /** Status of the meal plan. */
    status(options?: QueryCallOptions): Query<MealPlanState, HealthCodes['mealPlan.status']>;
    /** The preferences that were submitted last. */
    viewSubmit(options?: QueryCallOptions): Query<MealPlanSubmission | null, HealthCodes['mealPlan.viewSubmit']>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input: MedicationHistoryQuery, options?: QueryCallOptions): Query<MedicationHistoryPage, HealthCodes['medication.historyList']>;
    /** All medication reminders with the doses of a day. */
    list(input?: MedicationListInput, options?: QueryCallOptions): Query<MedicationReminder[], HealthCodes['medication.list']>;
    /** Status of each day of a year. */
    yearList(input: MedicationYearListInput, options?: QueryCallOptions): Query<MedicationDay[], HealthCodes['medication.yearList']>;
  };
  member: {
    /** Whether a membership permits a feature. */
    hasPermission(input?: MemberHasPermissionInput, options?: QueryCallOptions): Query<MemberPermission, HealthCodes['member.hasPermission']>;
  };
  messaging: {
    /** Sign a page for the messaging app. */
    launchAppParam(input: LaunchAppQuery, options?: QueryCallOptions): Query<LaunchAppParam, HealthCodes['messaging.launchAppParam']>;
  };
  mirror: {
    /** Record behind a scanned code. */
    info(input: MirrorInfoInput, options?: QueryCallOptions): Query<MirrorRecordInfo, HealthCodes['mirror.info']>;
    /** The latest measures. */
    lastResult(options?: QueryCallOptions): Query<MirrorResult | null, HealthCodes['mirror.lastResult']>;
    /** Records of the person. */
    list(input: MirrorListInput, options?: QueryCallOptions): Query<MirrorRecordPage, HealthCodes['mirror.list']>;
    /** One record with its measures. */
    result(input: MirrorResultInput, options?: QueryCallOptions): Query<MirrorResult, HealthCodes['mirror.result']>;
    /** A record by its token, for anyone who has it. */
    viewResult(input: MirrorViewResultInput, options?: QueryCallOptions): Query<MirrorResult, HealthCodes['mirror.viewResult']>;
  };
  orders: {
    /** Amount that a refund would pay back. */
    calculateRefundAmount(input: RefundCalculation, options?: QueryCallOptions): Query<RefundAmount, HealthCodes['orders.calculateRefundAmount']>;
    /** The person's default delivery address. */
    defaultDeliveryAddress(options?: QueryCallOptions): Query<DeliveryAddress | null, HealthCodes['orders.defaultDeliveryAddress']>;
    /** One order with its refunds. */
    detail(input: OrdersDetailInput, options?: QueryCallOptions): Query<OrderDetail, HealthCodes['orders.detail']>;
    /** One of the goods of the shop. */
    goodsDetail(input: OrdersGoodsDetailInput, options?: QueryCallOptions): Query<GoodsDetail, HealthCodes['orders.goodsDetail']>;
    /** The orders by tab. */
    list(input: OrderListQuery, options?: QueryCallOptions): Query<OrderPage, HealthCodes['orders.list']>;
    /** Follow a parcel. */
    logisticsInfo(input: OrdersLogisticsInfoInput, options?: QueryCallOptions): Query<LogisticsInfo, HealthCodes['orders.logisticsInfo']>;
    /** The reasons for a refund. */
    refundReason(input?: OrdersRefundReasonInput, options?: QueryCallOptions): Query<RefundReason[], HealthCodes['orders.refundReason']>;
  };
  partner: {
    /** The home of slimming partners. */
    indexData(options?: QueryCallOptions): Query<PartnerIndex, HealthCodes['partner.indexData']>;
    /** Invitations that other people sent. */
    invitedMessage(options?: QueryCallOptions): Query<PartnerRelationship[], HealthCodes['partner.invitedMessage']>;
    /** The ranking of pairs. */
    pairRank(input: PartnerPairRankInput, options?: QueryCallOptions): Query<PartnerPairRank, HealthCodes['partner.pairRank']>;
    /** A code that lets another person become the partner. */
    qrCode(options?: QueryCallOptions): Query<InviteCode, HealthCodes['partner.qrCode']>;
    /** Status of the relation to the partner. */
    relationship(options?: QueryCallOptions): Query<PartnerRelationship | null, HealthCodes['partner.relationship']>;
    /** The ranking of people. */
    singleRank(input: PartnerSingleRankInput, options?: QueryCallOptions): Query<PartnerRank, HealthCodes['partner.singleRank']>;
  };
  plans: {
    /** A day of an execution plan. */
    executionData(input?: PlansExecutionDataInput, options?: QueryCallOptions): Query<ExecutionPlan, HealthCodes['plans.executionData']>;
    /** The stages of an execution plan. */
    executionTitles(input?: PlansExecutionTitlesInput, options?: QueryCallOptions): Query<ExecutionStage[], HealthCodes['plans.executionTitles']>;
    /** The finished stages of the plan. */
    finishedStage(options?: QueryCallOptions): Query<FinishedStage[], HealthCodes['plans.finishedStage']>;
    /** Goods that help with a task. */
    goodsItem(input: PlansGoodsItemInput, options?: QueryCallOptions): Query<TaskGoods[], HealthCodes['plans.goodsItem']>;
    /** The assessment of a finished stage. */
    stageAssessmentDetail(input: PlansStageAssessmentDetailInput, options?: QueryCallOptions): Query<StageAssessment, HealthCodes['plans.stageAssessmentDetail']>;
  };
  user: {
    /** The signed-in person, as the general app knows them. */
    accountInformation(options?: QueryCallOptions): Query<AccountInformation, HealthCodes['user.accountInformation']>;
    /** The health tags to choose from. */
    healthTagGroups(options?: QueryCallOptions): Query<HealthTagGroup[], HealthCodes['user.healthTagGroups']>;
    /** The signed-in person, as the food app knows them. */
    information(options?: QueryCallOptions): Query<FoodUserInformation, HealthCodes['user.information']>;
  };
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
  aiFood: {
    /** The history of analysed meals by day. */
    historyRecord(input?: Omit<AiFoodHistoryRecordInput, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<AiFoodHistoryPage, HealthCodes['aiFood.historyRecord']>;
  };
  analysis: {
    /** The days of the diary. */
    dailyReportList(input?: Omit<AnalysisDailyReportListInput, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<DailyReportPage, HealthCodes['analysis.dailyReportList']>;
    /** The analyses so far. */
    record(input?: Omit<AnalysisRecordInput, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<AnalysisRecordPage, HealthCodes['analysis.record']>;
  };
  heartRate: {
    /** The history of heart-rate measurements. */
    history(input?: Omit<HeartRateHistoryQuery, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<HeartRateHistoryPage, HealthCodes['heartRate.history']>;
  };
  income: {
    /** The draws. */
    drawList(input?: Omit<PageQuery, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<DrawPage, HealthCodes['income.drawList']>;
    /** Income that waits to be settled. */
    waitSettleList(input?: Omit<PageQuery, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<IncomeEntryPage, HealthCodes['income.waitSettleList']>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input?: Omit<MedicationHistoryQuery, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<MedicationHistoryPage, HealthCodes['medication.historyList']>;
  };
  mirror: {
    /** Records of the person. */
    list(input?: Omit<MirrorListInput, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<MirrorRecordPage, HealthCodes['mirror.list']>;
  };
  orders: {
    /** The orders by tab. */
    list(input: Omit<OrderListQuery, 'pageNum' | 'after'>, options?: QueryCallOptions): InfiniteQuery<OrderPage, HealthCodes['orders.list']>;
  };
}

/** A mutation for every command, by domain; its success invalidates the stale queries. */
export interface HealthMutations {
  aiFood: {
    /** Start writing the summary of a day. */
    generateSummary(options?: MutationCallOptions): Mutation<AiFoodGenerateSummaryInput | void, AiFoodSummary, HealthCodes['aiFood.generateSummary']>;
    /** Submit a photo or names of foods for analysis, or correct an analysis. */
    submitFoodName(options?: MutationCallOptions): Mutation<AiFoodSubmission, AiFoodProgress, HealthCodes['aiFood.submitFoodName']>;
  };
  analysis: {
    /** Generate a report. */
    generateReport(options?: MutationCallOptions): Mutation<ReportRequest, ReportDetail, HealthCodes['analysis.generateReport']>;
    /** Put an analysed meal into the diary. */
    saveSimple(options?: MutationCallOptions): Mutation<SimpleAnalysisSave, SimpleAnalysis, HealthCodes['analysis.saveSimple']>;
    /** Ask for the deep analysis of a meal. */
    submitDeep(options?: MutationCallOptions): Mutation<AnalysisId, DeepAnalysis, HealthCodes['analysis.submitDeep']>;
    /** Hand in a meal to be analysed. */
    submitFoodItem(options?: MutationCallOptions): Mutation<MealSubmission, SimpleAnalysis, HealthCodes['analysis.submitFoodItem']>;
  };
  auth: {
    /** Sign in with a phone number and a code. */
    login(options?: MutationCallOptions): Mutation<VerifyCodeLogin, User, HealthCodes['auth.login']>;
  };
  evaluation: {
    /** Start writing the report. */
    generateReport(options?: MutationCallOptions): Mutation<EvaluationId, EvaluationReport, HealthCodes['evaluation.generateReport']>;
    /** Answer a question and get the next one. */
    next(options?: MutationCallOptions): Mutation<EvaluationNextInput, EvaluationStep, HealthCodes['evaluation.next']>;
    /** Go back to the question before. */
    pre(options?: MutationCallOptions): Mutation<EvaluationPreInput, EvaluationStep, HealthCodes['evaluation.pre']>;
  };
  family: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(options?: MutationCallOptions): Mutation<FamilyAnswerInvitedMessageInput, FamilyInvitation, HealthCodes['family.answerInvitedMessage']>;
    /** End a relation, or take an invitation back. */
    deleteRelationship(options?: MutationCallOptions): Mutation<FamilyRelationshipId, null, HealthCodes['family.deleteRelationship']>;
    /** Join a person by their code, or change a relation. */
    saveRelationship(options?: MutationCallOptions): Mutation<FamilyMemberInput, FamilyMember, HealthCodes['family.saveRelationship']>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(options?: MutationCallOptions): Mutation<FamilyPhoneInvitationInput, FamilyInvitation, HealthCodes['family.saveRelationshipByPhoneNumber']>;
  };
  feedback: {
    /** Send feedback. */
    submit(options?: MutationCallOptions): Mutation<FeedbackInput, FeedbackReceipt, HealthCodes['feedback.submit']>;
  };
  healthData: {
    /** Be reminded to measure. */
    remind(options?: MutationCallOptions): Mutation<HealthDataRemindInput, HealthDataRemind, HealthCodes['healthData.remind']>;
    /** Keep a weight, and compare it with the one before. */
    saveWeightWithCompareLast(options?: MutationCallOptions): Mutation<WeightInput, WeightComparison, HealthCodes['healthData.saveWeightWithCompareLast']>;
  };
  income: {
    /** Ask for a draw. */
    drawSubmit(options?: MutationCallOptions): Mutation<DrawInput, Draw, HealthCodes['income.drawSubmit']>;
    /** Request the transfer of a draw. */
    submitTransferRequest(options?: MutationCallOptions): Mutation<DrawId, DrawTransfer, HealthCodes['income.submitTransferRequest']>;
    /** Say that the person confirmed the transfer. */
    userConfirmed(options?: MutationCallOptions): Mutation<DrawId, Draw, HealthCodes['income.userConfirmed']>;
  };
  mealPlan: {
    /** Prepare a deletion. */
    deletePre(options?: MutationCallOptions): Mutation<MealPlanDeletion, MealPlanDeletionPreview, HealthCodes['mealPlan.deletePre']>;
    /** Mark a planned meal as eaten. */
    finish(options?: MutationCallOptions): Mutation<MealPlanFinishInput, MealPlanDay, HealthCodes['mealPlan.finish']>;
    /** Change the meal plan. */
    modify(options?: MutationCallOptions): Mutation<MealPlanModification, MealPlanState, HealthCodes['mealPlan.modify']>;
    /** Prepare other meals for a day. */
    replaceAllPre(options?: MutationCallOptions): Mutation<DayReplacement, MealPlanPreview, HealthCodes['mealPlan.replaceAllPre']>;
    /** Prepare another meal or dish. */
    replacePre(options?: MutationCallOptions): Mutation<MealReplacement, MealPlanPreview, HealthCodes['mealPlan.replacePre']>;
  };
  medication: {
    /** Delete a medication reminder. */
    delete(options?: MutationCallOptions): Mutation<MedicationReminderId, null, HealthCodes['medication.delete']>;
    /** Answer a dose. */
    finish(options?: MutationCallOptions): Mutation<MedicationFinishInput, MedicationReminder, HealthCodes['medication.finish']>;
    /** Create or change a medication reminder. */
    save(options?: MutationCallOptions): Mutation<MedicationReminderInput, MedicationReminder, HealthCodes['medication.save']>;
  };
  mirror: {
    /** Agree to be measured. */
    confirm(options?: MutationCallOptions): Mutation<MirrorConfirmInput, MirrorRecord, HealthCodes['mirror.confirm']>;
  };
  orders: {
    /** Cancel an order that is not paid. */
    cancel(options?: MutationCallOptions): Mutation<OrderCancellation, OrderDetail, HealthCodes['orders.cancel']>;
    /** Withdraw a refund. */
    cancelRefundApply(options?: MutationCallOptions): Mutation<RefundId, Refund, HealthCodes['orders.cancelRefundApply']>;
    /** Confirm the receipt of an order. */
    confirmFinished(options?: MutationCallOptions): Mutation<OrderId, OrderDetail, HealthCodes['orders.confirmFinished']>;
    /** Apply for a refund. */
    submitRefundApply(options?: MutationCallOptions): Mutation<RefundApplication, Refund, HealthCodes['orders.submitRefundApply']>;
    /** Tell the parcel that goes back. */
    submitRefundLogisticInfo(options?: MutationCallOptions): Mutation<RefundParcel, Refund, HealthCodes['orders.submitRefundLogisticInfo']>;
  };
  partner: {
    /** Accept or decline an invitation. */
    answerInvitedMessage(options?: MutationCallOptions): Mutation<PartnerAnswerInvitedMessageInput, PartnerRelationship, HealthCodes['partner.answerInvitedMessage']>;
    /** Take an invitation back. */
    cancelInvite(options?: MutationCallOptions): Mutation<PartnerRelationshipId, PartnerRelationship, HealthCodes['partner.cancelInvite']>;
    /** End the partnership. */
    deleteRelationship(options?: MutationCallOptions): Mutation<PartnerRelationshipId, PartnerRelationship, HealthCodes['partner.deleteRelationship']>;
    /** Propose a partner. */
    match(options?: MutationCallOptions): Mutation<void, PartnerCandidate | null, HealthCodes['partner.match']>;
    /** Join a person by their code, or invite a proposed one. */
    saveRelationship(options?: MutationCallOptions): Mutation<PartnerJoinInput, PartnerRelationship, HealthCodes['partner.saveRelationship']>;
    /** Invite a person by phone number. */
    saveRelationshipByPhoneNumber(options?: MutationCallOptions): Mutation<PartnerPhoneInvitationInput, PartnerRelationship, HealthCodes['partner.saveRelationshipByPhoneNumber']>;
  };
  plans: {
    /** Clock in, which says that a task is done. */
    clockIn(options?: MutationCallOptions): Mutation<ClockInInput, ClockInResult, HealthCodes['plans.clockIn']>;
    /** Be reminded of a task. */
    remind(options?: MutationCallOptions): Mutation<TaskRemindInput, PlanTask, HealthCodes['plans.remind']>;
  };
  share: {
    /** Note what happens with a shared link. */
    log(options?: MutationCallOptions): Mutation<ShareLogInput, null, HealthCodes['share.log']>;
  };
  statistic: {
    /** Send analytics events. */
    push(options?: MutationCallOptions): Mutation<StatisticBatch, null, HealthCodes['statistic.push']>;
  };
  user: {
    /** Change the phone number. */
    changePhoneNumberSubmit(options?: MutationCallOptions): Mutation<PhoneChange, FoodUserInformation, HealthCodes['user.changePhoneNumberSubmit']>;
    /** Verify the old phone number. */
    changePhoneNumberVerifyOld(options?: MutationCallOptions): Mutation<OldPhoneVerification, PhoneChangeTicket, HealthCodes['user.changePhoneNumberVerifyOld']>;
    /** Close the account. */
    closeAccount(options?: MutationCallOptions): Mutation<AccountClosure, null, HealthCodes['user.closeAccount']>;
    /** Change the person's information. */
    saveInformation(options?: MutationCallOptions): Mutation<UserInformationInput, FoodUserInformation, HealthCodes['user.saveInformation']>;
    /** Send a verification code by SMS. */
    verifyCode(options?: MutationCallOptions): Mutation<UserVerifyCodeInput, VerifyCodeReceipt, HealthCodes['user.verifyCode']>;
  };
}

/** The domains and operations that a command makes stale beside its own domain. */
export const invalidations: Record<string, string> = {
  'aiFood.submitFoodName': 'analysis mealPlan member',
  'analysis.saveSimple': 'aiFood mealPlan',
  'analysis.submitFoodItem': 'aiFood mealPlan',
  'auth.login': 'member user',
  'evaluation.next': 'lookup mealPlan plans.goodsItem',
  'evaluation.pre': 'lookup mealPlan plans.goodsItem',
  'healthData.saveWeightWithCompareLast': 'aiFood analysis lookup mealPlan mirror partner user',
  'mealPlan.finish': 'aiFood analysis',
  'mealPlan.modify': 'analysis evaluation lookup plans.goodsItem',
  'mirror.confirm': 'user',
  'user.saveInformation': 'aiFood analysis evaluation family healthData lookup mealPlan mirror partner plans.goodsItem',
};
