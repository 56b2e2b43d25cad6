// Written by npm run generate. Do not edit.
import type * as sdk from '../../../sdk/src/generated/schema.ts';
import type { Known } from '../description/known.ts';

export interface Operations {
  'aiFood.analysisPending': {
    input: AiFoodAnalysisPendingInput;
    data: AiFoodProgress | null;
    failure: 'failGone';
  };
  'aiFood.analysisResult': {
    input: AiFoodAnalysisResultInput;
    data: AiFoodAnalysis;
    failure: 'failGone' | 'failPending' | 'failNoFood' | 'failUnclear' | 'failUnknownFood';
  };
  'aiFood.foodName': {
    input: AiFoodFoodNameInput;
    data: FoodFacts[];
    failure: never;
  };
  'aiFood.generateSummary': {
    input: AiFoodGenerateSummaryInput;
    data: AiFoodSummary;
    failure: 'failNothing';
  };
  'aiFood.historyRecord': {
    input: AiFoodHistoryRecordInput;
    data: AiFoodHistoryPage;
    failure: never;
  };
  'aiFood.submitFoodName': {
    input: AiFoodSubmission;
    data: AiFoodProgress;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failNothing' | 'failFuture' | 'failUnknownFood' | 'failPending' | 'failSlotTaken' | 'failUsedUp';
  };
  'aiFood.userSummary': {
    input: AiFoodUserSummaryInput;
    data: AiFoodSummary;
    failure: 'failFuture';
  };
  'aiFood.viewHistoryRecord': {
    input: AiFoodViewHistoryRecordInput;
    data: AiFoodMeal;
    failure: 'failGone';
  };
  'analysis.dailyReportDetail': {
    input: AnalysisDailyReportDetailInput;
    data: DailyReport;
    failure: never;
  };
  'analysis.dailyReportList': {
    input: AnalysisDailyReportListInput;
    data: DailyReportPage;
    failure: 'failInvalidRange';
  };
  'analysis.deep': {
    input: AnalysisDeepInput;
    data: DeepAnalysis;
    failure: 'failGone' | 'failNotSubmitted';
  };
  'analysis.generateReport': {
    input: ReportRequest;
    data: ReportDetail;
    failure: 'failNotMember' | 'failFuture';
  };
  'analysis.ingredientRecord': {
    input: AnalysisIngredientRecordInput;
    data: IngredientRecord;
    failure: 'failGone' | 'failNotReady';
  };
  'analysis.nutrientGoods': {
    input: AnalysisNutrientGoodsInput;
    data: NutrientAdvice[];
    failure: never;
  };
  'analysis.record': {
    input: AnalysisRecordInput;
    data: AnalysisRecordPage;
    failure: never;
  };
  'analysis.reportDetail': {
    input: AnalysisReportDetailInput;
    data: ReportDetail;
    failure: never;
  };
  'analysis.saveSimple': {
    input: SimpleAnalysisSave;
    data: SimpleAnalysis;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failNotReady' | 'failUnknownFood' | 'failSlotTaken' | 'failFuture';
  };
  'analysis.simple': {
    input: AnalysisSimpleInput;
    data: SimpleAnalysis;
    failure: 'failGone';
  };
  'analysis.submitDeep': {
    input: AnalysisId;
    data: DeepAnalysis;
    failure: 'failNotMember' | 'failGone' | 'failNotReady';
  };
  'analysis.submitFoodItem': {
    input: MealSubmission;
    data: SimpleAnalysis;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failFuture' | 'failSlotTaken' | 'failDailyLimit';
  };
  'auth.login': {
    input: VerifyCodeLogin;
    data: User;
    failure: 'failClosed' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries';
  };
  'camp.goodsInfo': {
    input: CampGoodsInfoInput;
    data: CampGoods;
    failure: 'failNoCamp';
  };
  'camp.notOver': {
    input: {};
    data: MyCamp | null;
    failure: never;
  };
  'evaluation.foodPlan': {
    input: EvaluationFoodPlanInput;
    data: EvaluationFoodPlan;
    failure: 'failNoPlan' | 'failNeedsDietitian' | 'failNoneFits';
  };
  'evaluation.foodPlanDetail': {
    input: EvaluationFoodPlanDetailInput;
    data: EvaluationPlanDay;
    failure: 'failOutside' | 'failNoPlan' | 'failNeedsDietitian' | 'failNoneFits';
  };
  'evaluation.generateReport': {
    input: EvaluationId;
    data: EvaluationReport;
    failure: 'failGone' | 'failIncomplete';
  };
  'evaluation.info': {
    input: {};
    data: EvaluationInfo;
    failure: never;
  };
  'evaluation.list': {
    input: EvaluationListInput;
    data: EvaluationItem[];
    failure: 'failGone';
  };
  'evaluation.next': {
    input: EvaluationNextInput;
    data: EvaluationStep;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failRequired' | 'failOutOfRange' | 'failImplausible' | 'failOneOnly' | 'failExclusive' | 'failUnknownOption' | 'failWrongKind' | 'failUnknownItem' | 'failLocked' | 'failGenerating';
  };
  'evaluation.pre': {
    input: EvaluationPreInput;
    data: EvaluationStep;
    failure: 'failGone' | 'failAtFirst' | 'failUnknownItem' | 'failLocked';
  };
  'evaluation.report': {
    input: EvaluationReportInput;
    data: EvaluationReport;
    failure: 'failNoReport';
  };
  'family.answerInvitedMessage': {
    input: FamilyAnswerInvitedMessageInput;
    data: FamilyInvitation;
    failure: 'failGone' | 'failExpired' | 'failAnswered' | 'failNoRelation' | 'failUnknownRelation' | 'failTooMany';
  };
  'family.byUserId': {
    input: FamilyByUserIdInput;
    data: FamilyMemberDetail;
    failure: 'failNotFamily';
  };
  'family.deleteRelationship': {
    input: FamilyRelationshipId;
    data: null;
    failure: 'failGone' | 'failReceived';
  };
  'family.invitedMessage': {
    input: {};
    data: FamilyInvitation[];
    failure: never;
  };
  'family.name': {
    input: FamilyNameInput;
    data: FamilyName;
    failure: 'failCodeInvalid' | 'failSelf';
  };
  'family.qrCode': {
    input: FamilyQrCodeInput;
    data: FamilyQrCode;
    failure: 'failNeedsGuardian' | 'failTooMany';
  };
  'family.relationship': {
    input: {};
    data: FamilyRelationships;
    failure: never;
  };
  'family.relationshipEnum': {
    input: {};
    data: FamilyRelation[];
    failure: never;
  };
  'family.saveRelationship': {
    input: FamilyMemberInput;
    data: FamilyMember;
    failure: 'failNeedsGuardian' | 'failGone' | 'failCodeInvalid' | 'failSelf' | 'failAlreadyMember' | 'failNoTarget' | 'failUnknownRelation' | 'failTooMany';
  };
  'family.saveRelationshipByPhoneNumber': {
    input: FamilyPhoneInvitationInput;
    data: FamilyInvitation;
    failure: 'failNeedsGuardian' | 'failUnknownPhone' | 'failSelf' | 'failAlreadyMember' | 'failAlreadyInvited' | 'failInvitedYou' | 'failUnknownRelation' | 'failTooMany';
  };
  'feedback.submit': {
    input: FeedbackInput;
    data: FeedbackReceipt;
    failure: 'failGone' | 'failTooShort' | 'failDailyLimit' | 'failNotAllowed';
  };
  'healthData.detail': {
    input: HealthDataDetailInput;
    data: HealthDataDetail;
    failure: never;
  };
  'healthData.remind': {
    input: HealthDataRemindInput;
    data: HealthDataRemind;
    failure: never;
  };
  'healthData.saveWeightWithCompareLast': {
    input: WeightInput;
    data: WeightComparison;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failImplausible' | 'failFuture';
  };
  'heartRate.average': {
    input: HeartRateAverageInput;
    data: HeartRateAverage;
    failure: never;
  };
  'heartRate.history': {
    input: HeartRateHistoryQuery;
    data: HeartRateHistoryPage;
    failure: 'failInvalidRange';
  };
  'income.drawList': {
    input: PageQuery;
    data: DrawPage;
    failure: 'failNotPromoter';
  };
  'income.drawSubmit': {
    input: DrawInput;
    data: Draw;
    failure: 'failNotPromoter' | 'failTooLittle' | 'failTooMuch' | 'failNotEnough';
  };
  'income.drawableAmount': {
    input: {};
    data: DrawableAmount;
    failure: 'failNotPromoter';
  };
  'income.submitTransferRequest': {
    input: DrawId;
    data: DrawTransfer;
    failure: 'failNotPromoter' | 'failGone' | 'failUnderReview' | 'failConfirmed' | 'failEnded';
  };
  'income.summary': {
    input: {};
    data: IncomeSummary;
    failure: 'failNotPromoter';
  };
  'income.userConfirmed': {
    input: DrawId;
    data: Draw;
    failure: 'failNotPromoter' | 'failGone' | 'failNotAwaited' | 'failEnded';
  };
  'income.waitSettleList': {
    input: PageQuery;
    data: IncomeEntryPage;
    failure: 'failNotPromoter';
  };
  'information.articleHtmlContent': {
    input: InformationArticleHtmlContentInput;
    data: Article;
    failure: 'failGone';
  };
  'information.courseDetail': {
    input: InformationCourseDetailInput;
    data: Course;
    failure: 'failNotMember' | 'failGone';
  };
  'information.listByHealthDataType': {
    input: InformationListByHealthDataTypeInput;
    data: ContentItem[];
    failure: never;
  };
  'information.listByTaskType': {
    input: InformationListByTaskTypeInput;
    data: ContentItem[];
    failure: never;
  };
  'information.shortLink': {
    input: InformationShortLinkInput;
    data: ShortLink;
    failure: 'failUnknownHost';
  };
  'lookup.glycemicIndexList': {
    input: LookupGlycemicIndexListInput;
    data: GlycemicFood[];
    failure: never;
  };
  'lookup.healthDataGoodsDetail': {
    input: LookupHealthDataGoodsDetailInput;
    data: Goods;
    failure: 'failGone';
  };
  'lookup.healthDataGoodsList': {
    input: LookupHealthDataGoodsListInput;
    data: Goods[];
    failure: never;
  };
  'lookup.purineIndexList': {
    input: LookupPurineIndexListInput;
    data: PurineFood[];
    failure: never;
  };
  'mealPlan.calendar': {
    input: MealPlanCalendarInput;
    data: MealPlanCalendarDay[];
    failure: 'failInvalidRange';
  };
  'mealPlan.deletePre': {
    input: MealPlanDeletion;
    data: MealPlanDeletionPreview;
    failure: 'failGone' | 'failPast' | 'failNothing';
  };
  'mealPlan.detail': {
    input: MealPlanDetailInput;
    data: MealPlanDay;
    failure: never;
  };
  'mealPlan.finish': {
    input: MealPlanFinishInput;
    data: MealPlanDay;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failTimeOutside' | 'failSlotTaken' | 'failFuture';
  };
  'mealPlan.guideFlag': {
    input: {};
    data: YesNo;
    failure: never;
  };
  'mealPlan.modify': {
    input: MealPlanModification;
    data: MealPlanState;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failNotMember' | 'failNeedsDietitian' | 'failNoTarget' | 'failGenerating' | 'failPast' | 'failNoPreview' | 'failNotReady' | 'failExpired' | 'failApplied' | 'failChanged';
  };
  'mealPlan.neverCustomizedStatus': {
    input: {};
    data: YesNo;
    failure: never;
  };
  'mealPlan.replaceAllPre': {
    input: DayReplacement;
    data: MealPlanPreview;
    failure: 'failPast' | 'failNothing';
  };
  'mealPlan.replaceAllResult': {
    input: MealPlanReplaceAllResultInput;
    data: MealPlanPreview;
    failure: 'failNoPreview';
  };
  'mealPlan.replacePre': {
    input: MealReplacement;
    data: MealPlanPreview;
    failure: 'failGone' | 'failNoSuchFood' | 'failFinished' | 'failPast';
  };
  'mealPlan.replaceResult': {
    input: MealPlanReplaceResultInput;
    data: MealPlanPreview;
    failure: 'failNoPreview';
  };
  'mealPlan.status': {
    input: {};
    data: MealPlanState;
    failure: never;
  };
  'mealPlan.viewSubmit': {
    input: {};
    data: MealPlanSubmission | null;
    failure: never;
  };
  'medication.delete': {
    input: MedicationReminderId;
    data: null;
    failure: 'failGone';
  };
  'medication.finish': {
    input: MedicationFinishInput;
    data: MedicationReminder;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failDoseDoubted' | 'failNotPlanned' | 'failOtherDay' | 'failTimeOutside';
  };
  'medication.historyList': {
    input: MedicationHistoryQuery;
    data: MedicationHistoryPage;
    failure: 'failInvalidRange';
  };
  'medication.list': {
    input: MedicationListInput;
    data: MedicationReminder[];
    failure: never;
  };
  'medication.save': {
    input: MedicationReminderInput;
    data: MedicationReminder;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failGone' | 'failDoseDoubted' | 'failEndBeforeStart' | 'failNoWeekday' | 'failNoTimes' | 'failNoLimits' | 'failNoInterval' | 'failTooMany';
  };
  'medication.yearList': {
    input: MedicationYearListInput;
    data: MedicationDay[];
    failure: never;
  };
  'member.hasPermission': {
    input: MemberHasPermissionInput;
    data: MemberPermission;
    failure: never;
  };
  'messaging.launchAppParam': {
    input: LaunchAppQuery;
    data: LaunchAppParam;
    failure: 'failUnknownHost';
  };
  'mirror.confirm': {
    input: MirrorConfirmInput;
    data: MirrorRecord;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failUnknownToken' | 'failExpired' | 'failConfirmed' | 'failNoConsent' | 'failUnderage';
  };
  'mirror.info': {
    input: MirrorInfoInput;
    data: MirrorRecordInfo;
    failure: 'failUnknownToken';
  };
  'mirror.lastResult': {
    input: {};
    data: MirrorResult | null;
    failure: never;
  };
  'mirror.list': {
    input: MirrorListInput;
    data: MirrorRecordPage;
    failure: never;
  };
  'mirror.result': {
    input: MirrorResultInput;
    data: MirrorResult;
    failure: 'failGone';
  };
  'mirror.viewResult': {
    input: MirrorViewResultInput;
    data: MirrorResult;
    failure: 'failUnknownToken';
  };
  'orders.calculateRefundAmount': {
    input: RefundCalculation;
    data: RefundAmount;
    failure: 'failGone' | 'failNotRefundable' | 'failTooLate' | 'failOpenRefund' | 'failUnknownItem' | 'failTooManyUnits';
  };
  'orders.cancel': {
    input: OrderCancellation;
    data: OrderDetail;
    failure: 'failGone' | 'failPaid' | 'failEnded';
  };
  'orders.cancelRefundApply': {
    input: RefundId;
    data: Refund;
    failure: 'failGone' | 'failTooLate' | 'failEnded';
  };
  'orders.confirmFinished': {
    input: OrderId;
    data: OrderDetail;
    failure: 'failGone' | 'failNotShipped' | 'failOpenRefund' | 'failFinished' | 'failEnded';
  };
  'orders.defaultDeliveryAddress': {
    input: {};
    data: DeliveryAddress | null;
    failure: never;
  };
  'orders.detail': {
    input: OrdersDetailInput;
    data: OrderDetail;
    failure: 'failGone';
  };
  'orders.goodsDetail': {
    input: OrdersGoodsDetailInput;
    data: GoodsDetail;
    failure: 'failGone';
  };
  'orders.list': {
    input: OrderListQuery;
    data: OrderPage;
    failure: never;
  };
  'orders.logisticsInfo': {
    input: OrdersLogisticsInfoInput;
    data: LogisticsInfo;
    failure: 'failGone' | 'failNotSent';
  };
  'orders.refundReason': {
    input: OrdersRefundReasonInput;
    data: RefundReason[];
    failure: never;
  };
  'orders.submitRefundApply': {
    input: RefundApplication;
    data: Refund;
    failure: 'failGone' | 'failNotRefundable' | 'failTooLate' | 'failOpenRefund' | 'failUnknownItem' | 'failTooManyUnits' | 'failNotShipped' | 'failUnknownReason' | 'failNoPicture' | 'failAmountChanged';
  };
  'orders.submitRefundLogisticInfo': {
    input: RefundParcel;
    data: Refund;
    failure: 'failGone' | 'failNotAwaited';
  };
  'partner.answerInvitedMessage': {
    input: PartnerAnswerInvitedMessageInput;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failGone' | 'failNotEligible' | 'failHasPartner' | 'failPartnerTaken' | 'failExpired' | 'failAnswered';
  };
  'partner.cancelInvite': {
    input: PartnerRelationshipId;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failGone' | 'failAccepted' | 'failEnded';
  };
  'partner.deleteRelationship': {
    input: PartnerRelationshipId;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failGone' | 'failNotPartners';
  };
  'partner.indexData': {
    input: {};
    data: PartnerIndex;
    failure: never;
  };
  'partner.invitedMessage': {
    input: {};
    data: PartnerRelationship[];
    failure: 'failSignedOut';
  };
  'partner.match': {
    input: {};
    data: PartnerCandidate | null;
    failure: 'failSignedOut' | 'failNotEligible' | 'failHasPartner' | 'failInvitationOpen';
  };
  'partner.pairRank': {
    input: PartnerPairRankInput;
    data: PartnerPairRank;
    failure: never;
  };
  'partner.qrCode': {
    input: {};
    data: InviteCode;
    failure: 'failSignedOut' | 'failNotEligible' | 'failHasPartner';
  };
  'partner.relationship': {
    input: {};
    data: PartnerRelationship | null;
    failure: 'failSignedOut';
  };
  'partner.saveRelationship': {
    input: PartnerJoinInput;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failNotEligible' | 'failCodeInvalid' | 'failSelf' | 'failHasPartner' | 'failPartnerTaken' | 'failInvitationOpen' | 'failProposalOver' | 'failNoTarget';
  };
  'partner.saveRelationshipByPhoneNumber': {
    input: PartnerPhoneInvitationInput;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failNotEligible' | 'failUnknownPhone' | 'failSelf' | 'failHasPartner' | 'failPartnerTaken' | 'failInvitationOpen' | 'failInvitedYou';
  };
  'partner.singleRank': {
    input: PartnerSingleRankInput;
    data: PartnerRank;
    failure: never;
  };
  'plans.clockIn': {
    input: ClockInInput;
    data: ClockInResult;
    failure: 'failGone' | 'failAlready' | 'failOtherDay' | 'failTimeOutside';
  };
  'plans.executionData': {
    input: PlansExecutionDataInput;
    data: ExecutionPlan;
    failure: 'failGone' | 'failNoPlan' | 'failNotEligible' | 'failOutside';
  };
  'plans.executionTitles': {
    input: PlansExecutionTitlesInput;
    data: ExecutionStage[];
    failure: 'failGone';
  };
  'plans.finishedStage': {
    input: {};
    data: FinishedStage[];
    failure: never;
  };
  'plans.goodsItem': {
    input: PlansGoodsItemInput;
    data: TaskGoods[];
    failure: 'failGone';
  };
  'plans.remind': {
    input: TaskRemindInput;
    data: PlanTask;
    failure: 'failGone' | 'failStageFinished';
  };
  'plans.stageAssessmentDetail': {
    input: PlansStageAssessmentDetailInput;
    data: StageAssessment;
    failure: 'failGone' | 'failNotEligible' | 'failNotFinished' | 'failGenerating';
  };
  'share.log': {
    input: ShareLogInput;
    data: null;
    failure: 'failEnded';
  };
  'statistic.push': {
    input: StatisticBatch;
    data: null;
    failure: never;
  };
  'user.accountInformation': {
    input: {};
    data: AccountInformation;
    failure: 'failClosed';
  };
  'user.changePhoneNumberSubmit': {
    input: PhoneChange;
    data: FoodUserInformation;
    failure: 'failClosed' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries' | 'failNotVerified' | 'failTaken' | 'failSame';
  };
  'user.changePhoneNumberVerifyOld': {
    input: OldPhoneVerification;
    data: PhoneChangeTicket;
    failure: 'failClosed' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries';
  };
  'user.closeAccount': {
    input: AccountClosure;
    data: null;
    failure: 'failClosed' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries' | 'failOpenOrders' | 'failOpenIncome';
  };
  'user.healthTagGroups': {
    input: {};
    data: HealthTagGroup[];
    failure: never;
  };
  'user.information': {
    input: {};
    data: FoodUserInformation;
    failure: 'failClosed';
  };
  'user.saveInformation': {
    input: UserInformationInput;
    data: FoodUserInformation;
    failure: 'failNeedsGuardian' | 'failNeedsConsent' | 'failClosed' | 'failInvalidBirthDate' | 'failUnknownTag' | 'failTagConflict' | 'failNameNotAllowed' | 'failNotEligible' | 'failImplausible' | 'failSame' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries';
  };
  'user.verifyCode': {
    input: UserVerifyCodeInput;
    data: VerifyCodeReceipt;
    failure: 'failNoPhoneNumber' | 'failTooOften' | 'failDailyLimit' | 'failOtherPhone' | 'failTaken' | 'failSame';
  };
}

export type AccountClosure = Known<sdk.AccountClosure>;
export type AccountInformation = Known<sdk.AccountInformation>;
export type AdviceNeeds = Known<sdk.AdviceNeeds>;
export type AiFoodAnalysis = Known<sdk.AiFoodAnalysis>;
export type AiFoodAnalysisPendingInput = Known<sdk.AiFoodAnalysisPendingInput>;
export type AiFoodAnalysisResultInput = Known<sdk.AiFoodAnalysisResultInput>;
export type AiFoodDay = Known<sdk.AiFoodDay>;
export type AiFoodEntry = Known<sdk.AiFoodEntry>;
export type AiFoodFailReason = Known<sdk.AiFoodFailReason>;
export type AiFoodFoodNameInput = Known<sdk.AiFoodFoodNameInput>;
export type AiFoodGenerateSummaryInput = Known<sdk.AiFoodGenerateSummaryInput>;
export type AiFoodHistoryPage = Known<sdk.AiFoodHistoryPage>;
export type AiFoodHistoryRecordInput = Known<sdk.AiFoodHistoryRecordInput>;
export type AiFoodItem = Known<sdk.AiFoodItem>;
export type AiFoodMeal = Known<sdk.AiFoodMeal>;
export type AiFoodProgress = Known<sdk.AiFoodProgress>;
export type AiFoodRecord = Known<sdk.AiFoodRecord>;
export type AiFoodStage = Known<sdk.AiFoodStage>;
export type AiFoodStatus = Known<sdk.AiFoodStatus>;
export type AiFoodSubmission = Known<sdk.AiFoodSubmission>;
export type AiFoodSummary = Known<sdk.AiFoodSummary>;
export type AiFoodSummaryStatus = Known<sdk.AiFoodSummaryStatus>;
export type AiFoodUserSummaryInput = Known<sdk.AiFoodUserSummaryInput>;
export type AiFoodViewHistoryRecordInput = Known<sdk.AiFoodViewHistoryRecordInput>;
export type Allergen = Known<sdk.Allergen>;
export type AnalysedFood = Known<sdk.AnalysedFood>;
export type AnalysisDailyReportDetailInput = Known<sdk.AnalysisDailyReportDetailInput>;
export type AnalysisDailyReportListInput = Known<sdk.AnalysisDailyReportListInput>;
export type AnalysisDeepInput = Known<sdk.AnalysisDeepInput>;
export type AnalysisFailReason = Known<sdk.AnalysisFailReason>;
export type AnalysisId = Known<sdk.AnalysisId>;
export type AnalysisIngredientRecordInput = Known<sdk.AnalysisIngredientRecordInput>;
export type AnalysisNutrientGoodsInput = Known<sdk.AnalysisNutrientGoodsInput>;
export type AnalysisRecord = Known<sdk.AnalysisRecord>;
export type AnalysisRecordInput = Known<sdk.AnalysisRecordInput>;
export type AnalysisRecordPage = Known<sdk.AnalysisRecordPage>;
export type AnalysisReportDetailInput = Known<sdk.AnalysisReportDetailInput>;
export type AnalysisSimpleInput = Known<sdk.AnalysisSimpleInput>;
export type AnalysisStatus = Known<sdk.AnalysisStatus>;
export type Article = Known<sdk.Article>;
export type AssessmentBand = Known<sdk.AssessmentBand>;
export type AssessmentBandRange = Known<sdk.AssessmentBandRange>;
export type AssessmentCode = Known<sdk.AssessmentCode>;
export type AssessmentItem = Known<sdk.AssessmentItem>;
export type AssessmentLevel = Known<sdk.AssessmentLevel>;
export type AssessmentNextStep = Known<sdk.AssessmentNextStep>;
export type AssessmentSection = Known<sdk.AssessmentSection>;
export type AssessmentStatus = Known<sdk.AssessmentStatus>;
export type BodyHeight = Known<sdk.BodyHeight>;
export type BodyProfile = Known<sdk.BodyProfile>;
export type BodyWeight = Known<sdk.BodyWeight>;
export type CampGoods = Known<sdk.CampGoods>;
export type CampGoodsInfoInput = Known<sdk.CampGoodsInfoInput>;
export type CampStatus = Known<sdk.CampStatus>;
export type CareArea = Known<sdk.CareArea>;
export type CareProfile = Known<sdk.CareProfile>;
export type CareState = Known<sdk.CareState>;
export type CareWithheld = Known<sdk.CareWithheld>;
export type Cents = Known<sdk.Cents>;
export type ClockInInput = Known<sdk.ClockInInput>;
export type ClockInResult = Known<sdk.ClockInResult>;
export type Consent = Known<sdk.Consent>;
export type ConsentDecision = Known<sdk.ConsentDecision>;
export type ConsentPurpose = Known<sdk.ConsentPurpose>;
export type ContentItem = Known<sdk.ContentItem>;
export type ContentType = Known<sdk.ContentType>;
export type Course = Known<sdk.Course>;
export type CourseSection = Known<sdk.CourseSection>;
export type CourseSectionStatus = Known<sdk.CourseSectionStatus>;
export type DailyReport = Known<sdk.DailyReport>;
export type DailyReportPage = Known<sdk.DailyReportPage>;
export type DailyReportSummary = Known<sdk.DailyReportSummary>;
export type DateTime = Known<sdk.DateTime>;
export type Day = Known<sdk.Day>;
export type DayCoverage = Known<sdk.DayCoverage>;
export type DayReplacement = Known<sdk.DayReplacement>;
export type DayTarget = Known<sdk.DayTarget>;
export type DeepAnalysis = Known<sdk.DeepAnalysis>;
export type DeepReport = Known<sdk.DeepReport>;
export type DeletableRecord = Known<sdk.DeletableRecord>;
export type DeletableRecordId = Known<sdk.DeletableRecordId>;
export type DeliveryAddress = Known<sdk.DeliveryAddress>;
export type DeliveryTime = Known<sdk.DeliveryTime>;
export type DietaryGoal = Known<sdk.DietaryGoal>;
export type DoseUnit = Known<sdk.DoseUnit>;
export type Draw = Known<sdk.Draw>;
export type DrawFailReason = Known<sdk.DrawFailReason>;
export type DrawId = Known<sdk.DrawId>;
export type DrawInput = Known<sdk.DrawInput>;
export type DrawPage = Known<sdk.DrawPage>;
export type DrawStatus = Known<sdk.DrawStatus>;
export type DrawTransfer = Known<sdk.DrawTransfer>;
export type DrawableAmount = Known<sdk.DrawableAmount>;
export type EvaluationAnswer = Known<sdk.EvaluationAnswer>;
export type EvaluationCondition = Known<sdk.EvaluationCondition>;
export type EvaluationFailReason = Known<sdk.EvaluationFailReason>;
export type EvaluationFoodPlan = Known<sdk.EvaluationFoodPlan>;
export type EvaluationFoodPlanDetailInput = Known<sdk.EvaluationFoodPlanDetailInput>;
export type EvaluationFoodPlanInput = Known<sdk.EvaluationFoodPlanInput>;
export type EvaluationId = Known<sdk.EvaluationId>;
export type EvaluationInfo = Known<sdk.EvaluationInfo>;
export type EvaluationInput = Known<sdk.EvaluationInput>;
export type EvaluationItem = Known<sdk.EvaluationItem>;
export type EvaluationListInput = Known<sdk.EvaluationListInput>;
export type EvaluationNextInput = Known<sdk.EvaluationNextInput>;
export type EvaluationNoScoreReason = Known<sdk.EvaluationNoScoreReason>;
export type EvaluationOption = Known<sdk.EvaluationOption>;
export type EvaluationPlanDay = Known<sdk.EvaluationPlanDay>;
export type EvaluationPlanDayOutline = Known<sdk.EvaluationPlanDayOutline>;
export type EvaluationPlanMeal = Known<sdk.EvaluationPlanMeal>;
export type EvaluationPlanMealOutline = Known<sdk.EvaluationPlanMealOutline>;
export type EvaluationPreInput = Known<sdk.EvaluationPreInput>;
export type EvaluationProgress = Known<sdk.EvaluationProgress>;
export type EvaluationReport = Known<sdk.EvaluationReport>;
export type EvaluationReportContent = Known<sdk.EvaluationReportContent>;
export type EvaluationReportInput = Known<sdk.EvaluationReportInput>;
export type EvaluationReportStatus = Known<sdk.EvaluationReportStatus>;
export type EvaluationSection = Known<sdk.EvaluationSection>;
export type EvaluationStatus = Known<sdk.EvaluationStatus>;
export type EvaluationStep = Known<sdk.EvaluationStep>;
export type ExecutionNext = Known<sdk.ExecutionNext>;
export type ExecutionPlan = Known<sdk.ExecutionPlan>;
export type ExecutionPlanId = Known<sdk.ExecutionPlanId>;
export type ExecutionStage = Known<sdk.ExecutionStage>;
export type FailMessage = Known<sdk.FailMessage>;
export type FailureReason = Known<sdk.FailureReason>;
export type FamilyAnswerInvitedMessageInput = Known<sdk.FamilyAnswerInvitedMessageInput>;
export type FamilyBloodPressure = Known<sdk.FamilyBloodPressure>;
export type FamilyBloodSugar = Known<sdk.FamilyBloodSugar>;
export type FamilyByUserIdInput = Known<sdk.FamilyByUserIdInput>;
export type FamilyHeartRate = Known<sdk.FamilyHeartRate>;
export type FamilyInvitation = Known<sdk.FamilyInvitation>;
export type FamilyMember = Known<sdk.FamilyMember>;
export type FamilyMemberDetail = Known<sdk.FamilyMemberDetail>;
export type FamilyMemberInput = Known<sdk.FamilyMemberInput>;
export type FamilyName = Known<sdk.FamilyName>;
export type FamilyNameInput = Known<sdk.FamilyNameInput>;
export type FamilyPhoneInvitationInput = Known<sdk.FamilyPhoneInvitationInput>;
export type FamilyQrCode = Known<sdk.FamilyQrCode>;
export type FamilyQrCodeInput = Known<sdk.FamilyQrCodeInput>;
export type FamilyReadings = Known<sdk.FamilyReadings>;
export type FamilyRelation = Known<sdk.FamilyRelation>;
export type FamilyRelationCode = Known<sdk.FamilyRelationCode>;
export type FamilyRelationshipId = Known<sdk.FamilyRelationshipId>;
export type FamilyRelationships = Known<sdk.FamilyRelationships>;
export type FamilySharedKind = Known<sdk.FamilySharedKind>;
export type FamilyStatus = Known<sdk.FamilyStatus>;
export type FamilySteps = Known<sdk.FamilySteps>;
export type FamilyTrends = Known<sdk.FamilyTrends>;
export type FamilyWeight = Known<sdk.FamilyWeight>;
export type FeedbackInput = Known<sdk.FeedbackInput>;
export type FeedbackReceipt = Known<sdk.FeedbackReceipt>;
export type FeedbackType = Known<sdk.FeedbackType>;
export type FinishedStage = Known<sdk.FinishedStage>;
export type FoodAmount = Known<sdk.FoodAmount>;
export type FoodCategory = Known<sdk.FoodCategory>;
export type FoodCaution = Known<sdk.FoodCaution>;
export type FoodFacts = Known<sdk.FoodFacts>;
export type FoodPortion = Known<sdk.FoodPortion>;
export type FoodRef = Known<sdk.FoodRef>;
export type FoodServing = Known<sdk.FoodServing>;
export type FoodUserInformation = Known<sdk.FoodUserInformation>;
export type Gender = Known<sdk.Gender>;
export type Generated = Known<sdk.Generated>;
export type GlycemicFood = Known<sdk.GlycemicFood>;
export type GlycemicSource = Known<sdk.GlycemicSource>;
export type Goods = Known<sdk.Goods>;
export type GoodsAttribute = Known<sdk.GoodsAttribute>;
export type GoodsDetail = Known<sdk.GoodsDetail>;
export type GoodsKind = Known<sdk.GoodsKind>;
export type GuardianProof = Known<sdk.GuardianProof>;
export type HealthDataDetail = Known<sdk.HealthDataDetail>;
export type HealthDataDetailInput = Known<sdk.HealthDataDetailInput>;
export type HealthDataPoint = Known<sdk.HealthDataPoint>;
export type HealthDataReading = Known<sdk.HealthDataReading>;
export type HealthDataRemind = Known<sdk.HealthDataRemind>;
export type HealthDataRemindInput = Known<sdk.HealthDataRemindInput>;
export type HealthDataSeries = Known<sdk.HealthDataSeries>;
export type HealthDataSource = Known<sdk.HealthDataSource>;
export type HealthDataType = Known<sdk.HealthDataType>;
export type HealthPeriod = Known<sdk.HealthPeriod>;
export type HealthSeriesCode = Known<sdk.HealthSeriesCode>;
export type HealthTag = Known<sdk.HealthTag>;
export type HealthTagCode = Known<sdk.HealthTagCode>;
export type HealthTagGroup = Known<sdk.HealthTagGroup>;
export type HeartRateAverage = Known<sdk.HeartRateAverage>;
export type HeartRateAverageInput = Known<sdk.HeartRateAverageInput>;
export type HeartRateHistoryPage = Known<sdk.HeartRateHistoryPage>;
export type HeartRateHistoryQuery = Known<sdk.HeartRateHistoryQuery>;
export type HeartRateRecord = Known<sdk.HeartRateRecord>;
export type HeartRateState = Known<sdk.HeartRateState>;
export type Id = Known<sdk.Id>;
export type IdempotencyKey = Known<sdk.IdempotencyKey>;
export type IfTaken = Known<sdk.IfTaken>;
export type IncomeEntry = Known<sdk.IncomeEntry>;
export type IncomeEntryPage = Known<sdk.IncomeEntryPage>;
export type IncomeSource = Known<sdk.IncomeSource>;
export type IncomeSummary = Known<sdk.IncomeSummary>;
export type InformationArticleHtmlContentInput = Known<sdk.InformationArticleHtmlContentInput>;
export type InformationCourseDetailInput = Known<sdk.InformationCourseDetailInput>;
export type InformationListByHealthDataTypeInput = Known<sdk.InformationListByHealthDataTypeInput>;
export type InformationListByTaskTypeInput = Known<sdk.InformationListByTaskTypeInput>;
export type InformationShortLinkInput = Known<sdk.InformationShortLinkInput>;
export type IngredientFlag = Known<sdk.IngredientFlag>;
export type IngredientFlagCode = Known<sdk.IngredientFlagCode>;
export type IngredientRecord = Known<sdk.IngredientRecord>;
export type InviteCode = Known<sdk.InviteCode>;
export type LaunchAppParam = Known<sdk.LaunchAppParam>;
export type LaunchAppQuery = Known<sdk.LaunchAppQuery>;
export type LogisticsCompany = Known<sdk.LogisticsCompany>;
export type LogisticsInfo = Known<sdk.LogisticsInfo>;
export type LogisticsStatus = Known<sdk.LogisticsStatus>;
export type LogisticsTrace = Known<sdk.LogisticsTrace>;
export type LookupGlycemicIndexListInput = Known<sdk.LookupGlycemicIndexListInput>;
export type LookupHealthDataGoodsDetailInput = Known<sdk.LookupHealthDataGoodsDetailInput>;
export type LookupHealthDataGoodsListInput = Known<sdk.LookupHealthDataGoodsListInput>;
export type LookupPurineIndexListInput = Known<sdk.LookupPurineIndexListInput>;
export type LostPercent = Known<sdk.LostPercent>;
export type MacroRange = Known<sdk.MacroRange>;
export type MacroRanges = Known<sdk.MacroRanges>;
export type MacroTarget = Known<sdk.MacroTarget>;
export type Macros = Known<sdk.Macros>;
export type MealChange = Known<sdk.MealChange>;
export type MealCourse = Known<sdk.MealCourse>;
export type MealEntry = Known<sdk.MealEntry>;
export type MealEntryKind = Known<sdk.MealEntryKind>;
export type MealMacros = Known<sdk.MealMacros>;
export type MealPlanApply = Known<sdk.MealPlanApply>;
export type MealPlanBlocker = Known<sdk.MealPlanBlocker>;
export type MealPlanCalendarDay = Known<sdk.MealPlanCalendarDay>;
export type MealPlanCalendarInput = Known<sdk.MealPlanCalendarInput>;
export type MealPlanDay = Known<sdk.MealPlanDay>;
export type MealPlanDeletion = Known<sdk.MealPlanDeletion>;
export type MealPlanDeletionPreview = Known<sdk.MealPlanDeletionPreview>;
export type MealPlanDetailInput = Known<sdk.MealPlanDetailInput>;
export type MealPlanFailReason = Known<sdk.MealPlanFailReason>;
export type MealPlanFinishInput = Known<sdk.MealPlanFinishInput>;
export type MealPlanModification = Known<sdk.MealPlanModification>;
export type MealPlanPreferences = Known<sdk.MealPlanPreferences>;
export type MealPlanPreview = Known<sdk.MealPlanPreview>;
export type MealPlanPreviewStatus = Known<sdk.MealPlanPreviewStatus>;
export type MealPlanReplaceAllResultInput = Known<sdk.MealPlanReplaceAllResultInput>;
export type MealPlanReplaceResultInput = Known<sdk.MealPlanReplaceResultInput>;
export type MealPlanState = Known<sdk.MealPlanState>;
export type MealPlanStatus = Known<sdk.MealPlanStatus>;
export type MealPlanSubmission = Known<sdk.MealPlanSubmission>;
export type MealPlanSubmit = Known<sdk.MealPlanSubmit>;
export type MealReplacement = Known<sdk.MealReplacement>;
export type MealSource = Known<sdk.MealSource>;
export type MealSubmission = Known<sdk.MealSubmission>;
export type MealType = Known<sdk.MealType>;
export type MedicationDay = Known<sdk.MedicationDay>;
export type MedicationDose = Known<sdk.MedicationDose>;
export type MedicationFinishInput = Known<sdk.MedicationFinishInput>;
export type MedicationHistoryDay = Known<sdk.MedicationHistoryDay>;
export type MedicationHistoryDose = Known<sdk.MedicationHistoryDose>;
export type MedicationHistoryPage = Known<sdk.MedicationHistoryPage>;
export type MedicationHistoryQuery = Known<sdk.MedicationHistoryQuery>;
export type MedicationListInput = Known<sdk.MedicationListInput>;
export type MedicationReminder = Known<sdk.MedicationReminder>;
export type MedicationReminderId = Known<sdk.MedicationReminderId>;
export type MedicationReminderInput = Known<sdk.MedicationReminderInput>;
export type MedicationSchedule = Known<sdk.MedicationSchedule>;
export type MedicationStatus = Known<sdk.MedicationStatus>;
export type MedicationYearListInput = Known<sdk.MedicationYearListInput>;
export type MedicineCaution = Known<sdk.MedicineCaution>;
export type MedicinePortion = Known<sdk.MedicinePortion>;
export type MemberFeature = Known<sdk.MemberFeature>;
export type MemberHasPermissionInput = Known<sdk.MemberHasPermissionInput>;
export type MemberPermission = Known<sdk.MemberPermission>;
export type MemberType = Known<sdk.MemberType>;
export type Message = Known<sdk.Message>;
export type MirrorConfirmInput = Known<sdk.MirrorConfirmInput>;
export type MirrorFailReason = Known<sdk.MirrorFailReason>;
export type MirrorInfoInput = Known<sdk.MirrorInfoInput>;
export type MirrorListInput = Known<sdk.MirrorListInput>;
export type MirrorMeasure = Known<sdk.MirrorMeasure>;
export type MirrorMeasureCode = Known<sdk.MirrorMeasureCode>;
export type MirrorRecord = Known<sdk.MirrorRecord>;
export type MirrorRecordInfo = Known<sdk.MirrorRecordInfo>;
export type MirrorRecordPage = Known<sdk.MirrorRecordPage>;
export type MirrorResult = Known<sdk.MirrorResult>;
export type MirrorResultInput = Known<sdk.MirrorResultInput>;
export type MirrorStatus = Known<sdk.MirrorStatus>;
export type MirrorToken = Known<sdk.MirrorToken>;
export type MirrorView = Known<sdk.MirrorView>;
export type MirrorViewResultInput = Known<sdk.MirrorViewResultInput>;
export type MyCamp = Known<sdk.MyCamp>;
export type NetContent = Known<sdk.NetContent>;
export type NormalRange = Known<sdk.NormalRange>;
export type NutrientAdvice = Known<sdk.NutrientAdvice>;
export type NutrientAmount = Known<sdk.NutrientAmount>;
export type NutrientCode = Known<sdk.NutrientCode>;
export type NutrientContributor = Known<sdk.NutrientContributor>;
export type NutrientFood = Known<sdk.NutrientFood>;
export type OldPhoneVerification = Known<sdk.OldPhoneVerification>;
export type OrderAction = Known<sdk.OrderAction>;
export type OrderAmounts = Known<sdk.OrderAmounts>;
export type OrderCancelReason = Known<sdk.OrderCancelReason>;
export type OrderCancellation = Known<sdk.OrderCancellation>;
export type OrderCounts = Known<sdk.OrderCounts>;
export type OrderDetail = Known<sdk.OrderDetail>;
export type OrderId = Known<sdk.OrderId>;
export type OrderItem = Known<sdk.OrderItem>;
export type OrderListQuery = Known<sdk.OrderListQuery>;
export type OrderPage = Known<sdk.OrderPage>;
export type OrderStatus = Known<sdk.OrderStatus>;
export type OrderSummary = Known<sdk.OrderSummary>;
export type OrderTab = Known<sdk.OrderTab>;
export type OrdersDetailInput = Known<sdk.OrdersDetailInput>;
export type OrdersGoodsDetailInput = Known<sdk.OrdersGoodsDetailInput>;
export type OrdersLogisticsInfoInput = Known<sdk.OrdersLogisticsInfoInput>;
export type OrdersRefundReasonInput = Known<sdk.OrdersRefundReasonInput>;
export type Page = Known<sdk.Page>;
export type PageQuery = Known<sdk.PageQuery>;
export type Parcel = Known<sdk.Parcel>;
export type ParcelNumber = Known<sdk.ParcelNumber>;
export type PartnerAnswerInvitedMessageInput = Known<sdk.PartnerAnswerInvitedMessageInput>;
export type PartnerCandidate = Known<sdk.PartnerCandidate>;
export type PartnerIndex = Known<sdk.PartnerIndex>;
export type PartnerJoinInput = Known<sdk.PartnerJoinInput>;
export type PartnerOwnProgress = Known<sdk.PartnerOwnProgress>;
export type PartnerPairRank = Known<sdk.PartnerPairRank>;
export type PartnerPairRankEntry = Known<sdk.PartnerPairRankEntry>;
export type PartnerPairRankInput = Known<sdk.PartnerPairRankInput>;
export type PartnerPeriod = Known<sdk.PartnerPeriod>;
export type PartnerPhoneInvitationInput = Known<sdk.PartnerPhoneInvitationInput>;
export type PartnerProgress = Known<sdk.PartnerProgress>;
export type PartnerProgressPoint = Known<sdk.PartnerProgressPoint>;
export type PartnerRank = Known<sdk.PartnerRank>;
export type PartnerRankEntry = Known<sdk.PartnerRankEntry>;
export type PartnerRelationship = Known<sdk.PartnerRelationship>;
export type PartnerRelationshipId = Known<sdk.PartnerRelationshipId>;
export type PartnerSingleRankInput = Known<sdk.PartnerSingleRankInput>;
export type PartnerStatus = Known<sdk.PartnerStatus>;
export type PaymentChannel = Known<sdk.PaymentChannel>;
export type PaymentMethod = Known<sdk.PaymentMethod>;
export type PhoneChange = Known<sdk.PhoneChange>;
export type PhoneChangeTicket = Known<sdk.PhoneChangeTicket>;
export type PhoneNumber = Known<sdk.PhoneNumber>;
export type PictureAddress = Known<sdk.PictureAddress>;
export type PlanChange = Known<sdk.PlanChange>;
export type PlanDayCount = Known<sdk.PlanDayCount>;
export type PlanTask = Known<sdk.PlanTask>;
export type PlanTaskStatus = Known<sdk.PlanTaskStatus>;
export type PlannedDish = Known<sdk.PlannedDish>;
export type PlannedFood = Known<sdk.PlannedFood>;
export type PlannedMeal = Known<sdk.PlannedMeal>;
export type PlansExecutionDataInput = Known<sdk.PlansExecutionDataInput>;
export type PlansExecutionTitlesInput = Known<sdk.PlansExecutionTitlesInput>;
export type PlansGoodsItemInput = Known<sdk.PlansGoodsItemInput>;
export type PlansStageAssessmentDetailInput = Known<sdk.PlansStageAssessmentDetailInput>;
export type PortionInput = Known<sdk.PortionInput>;
export type PostalAddress = Known<sdk.PostalAddress>;
export type PurineFood = Known<sdk.PurineFood>;
export type PurineSource = Known<sdk.PurineSource>;
export type QuestionType = Known<sdk.QuestionType>;
export type RankedPerson = Known<sdk.RankedPerson>;
export type RecordedFood = Known<sdk.RecordedFood>;
export type RecordedIngredient = Known<sdk.RecordedIngredient>;
export type Refund = Known<sdk.Refund>;
export type RefundAmount = Known<sdk.RefundAmount>;
export type RefundApplication = Known<sdk.RefundApplication>;
export type RefundCalculation = Known<sdk.RefundCalculation>;
export type RefundEvent = Known<sdk.RefundEvent>;
export type RefundId = Known<sdk.RefundId>;
export type RefundItem = Known<sdk.RefundItem>;
export type RefundItemInput = Known<sdk.RefundItemInput>;
export type RefundParcel = Known<sdk.RefundParcel>;
export type RefundReason = Known<sdk.RefundReason>;
export type RefundStatus = Known<sdk.RefundStatus>;
export type RefundType = Known<sdk.RefundType>;
export type Refusal = Known<sdk.Refusal>;
export type RepeatType = Known<sdk.RepeatType>;
export type ReportDetail = Known<sdk.ReportDetail>;
export type ReportFailReason = Known<sdk.ReportFailReason>;
export type ReportRequest = Known<sdk.ReportRequest>;
export type ReportStatus = Known<sdk.ReportStatus>;
export type ReportType = Known<sdk.ReportType>;
export type RequiredFlag = Known<sdk.RequiredFlag>;
export type ServerFailure = Known<sdk.ServerFailure>;
export type ShareAction = Known<sdk.ShareAction>;
export type ShareLogInput = Known<sdk.ShareLogInput>;
export type ShareType = Known<sdk.ShareType>;
export type ShortLink = Known<sdk.ShortLink>;
export type SimpleAnalysis = Known<sdk.SimpleAnalysis>;
export type SimpleAnalysisSave = Known<sdk.SimpleAnalysisSave>;
export type SleepStages = Known<sdk.SleepStages>;
export type StageAssessment = Known<sdk.StageAssessment>;
export type StageStatus = Known<sdk.StageStatus>;
export type StatisticBatch = Known<sdk.StatisticBatch>;
export type StatisticEvent = Known<sdk.StatisticEvent>;
export type SubmittedFood = Known<sdk.SubmittedFood>;
export type TaskGoods = Known<sdk.TaskGoods>;
export type TaskRemindInput = Known<sdk.TaskRemindInput>;
export type TaskType = Known<sdk.TaskType>;
export type Taste = Known<sdk.Taste>;
export type TimeOfDay = Known<sdk.TimeOfDay>;
export type UnplannedLoss = Known<sdk.UnplannedLoss>;
export type User = Known<sdk.User>;
export type UserCard = Known<sdk.UserCard>;
export type UserInformationInput = Known<sdk.UserInformationInput>;
export type UserProfile = Known<sdk.UserProfile>;
export type UserVerifyCodeInput = Known<sdk.UserVerifyCodeInput>;
export type VerifyCode = Known<sdk.VerifyCode>;
export type VerifyCodeLogin = Known<sdk.VerifyCodeLogin>;
export type VerifyCodePurpose = Known<sdk.VerifyCodePurpose>;
export type VerifyCodeReceipt = Known<sdk.VerifyCodeReceipt>;
export type WeekReport = Known<sdk.WeekReport>;
export type WeightComparison = Known<sdk.WeightComparison>;
export type WeightInput = Known<sdk.WeightInput>;
export type WeightLossObstacle = Known<sdk.WeightLossObstacle>;
export type YesNo = Known<sdk.YesNo>;

/** The fields whose moment has passed when a reply contains it: all moments but deadlines. */
export const passedMoments: ReadonlySet<string> = new Set([
  'acceptedAt',
  'answeredAt',
  'appliedAt',
  'at',
  'createdAt',
  'decidedAt',
  'earnedAt',
  'endedAt',
  'finishedAt',
  'generatedAt',
  'handledAt',
  'intendedAt',
  'invitedAt',
  'measuredAt',
  'paidAt',
  'publishedAt',
  'recordedAt',
  'sentAt',
  'shippedAt',
  'since',
  'staleSince',
  'startedAt',
  'submittedAt',
  'updatedAt'
]);
