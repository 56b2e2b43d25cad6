// Written by npm run generate. Do not edit.

export interface Operations {
  'aiFood.analysisPending': {
    input: {
      analysisId?: Id;
    };
    data: AiFoodProgress | null;
    failure: 'failGone';
  };
  'aiFood.analysisResult': {
    input: {
      analysisId: Id;
    };
    data: AiFoodAnalysis;
    failure: 'failGone' | 'failPending' | 'failNoFood' | 'failUnclear' | 'failUnknownFood';
  };
  'aiFood.foodName': {
    input: {
      keyword?: string;
    };
    data: FoodFacts[];
    failure: never;
  };
  'aiFood.generateSummary': {
    input: {
      date?: Day;
    };
    data: AiFoodSummary;
    failure: 'failNothing';
  };
  'aiFood.historyRecord': {
    input: {
      pageNum: number;
      pageSize?: number;
      after?: string;
    };
    data: AiFoodHistoryPage;
    failure: never;
  };
  'aiFood.submitFoodName': {
    input: AiFoodSubmission;
    data: AiFoodProgress;
    failure: 'failGone' | 'failNeedsGuardian' | 'failNeedsConsent' | 'failNothing' | 'failFuture' | 'failUnknownFood' | 'failPending' | 'failSlotTaken' | 'failUsedUp';
  };
  'aiFood.userSummary': {
    input: {
      date?: Day;
    };
    data: AiFoodSummary;
    failure: 'failFuture';
  };
  'aiFood.viewHistoryRecord': {
    input: {
      shareCode: string;
    };
    data: AiFoodMeal;
    failure: 'failGone';
  };
  'analysis.dailyReportDetail': {
    input: {
      date?: Day;
    };
    data: DailyReport;
    failure: never;
  };
  'analysis.dailyReportList': {
    input: {
      pageNum: number;
      pageSize?: number;
      after?: string;
      from?: Day;
      to?: Day;
    };
    data: DailyReportPage;
    failure: 'failInvalidRange';
  };
  'analysis.deep': {
    input: {
      analysisId: Id;
    };
    data: DeepAnalysis;
    failure: 'failGone' | 'failNotSubmitted';
  };
  'analysis.generateReport': {
    input: ReportRequest;
    data: ReportDetail;
    failure: 'failNotMember' | 'failFuture';
  };
  'analysis.ingredientRecord': {
    input: {
      analysisId: Id;
    };
    data: IngredientRecord;
    failure: 'failGone' | 'failNotReady';
  };
  'analysis.nutrientGoods': {
    input: {
      date?: Day;
    };
    data: NutrientAdvice[];
    failure: never;
  };
  'analysis.record': {
    input: {
      pageNum: number;
      pageSize?: number;
      after?: string;
      date?: Day;
    };
    data: AnalysisRecordPage;
    failure: never;
  };
  'analysis.reportDetail': {
    input: {
      type: ReportType;
      date?: Day;
    };
    data: ReportDetail;
    failure: never;
  };
  'analysis.saveSimple': {
    input: SimpleAnalysisSave;
    data: SimpleAnalysis;
    failure: 'failGone' | 'failNotReady' | 'failUnknownFood' | 'failSlotTaken' | 'failFuture';
  };
  'analysis.simple': {
    input: {
      analysisId: Id;
    };
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
    failure: 'failGone' | 'failFuture' | 'failSlotTaken' | 'failDailyLimit';
  };
  'auth.login': {
    input: VerifyCodeLogin;
    data: User;
    failure: 'failClosed' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries';
  };
  'camp.goodsInfo': {
    input: {
      campId?: Id;
    };
    data: CampGoods;
    failure: 'failNoCamp';
  };
  'camp.notOver': {
    input: {};
    data: MyCamp | null;
    failure: never;
  };
  'evaluation.foodPlan': {
    input: {
      planId?: Id;
    };
    data: EvaluationFoodPlan;
    failure: 'failNoPlan' | 'failNeedsDietitian' | 'failNoneFits';
  };
  'evaluation.foodPlanDetail': {
    input: {
      date: Day;
      planId?: Id;
    };
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
    input: {
      evaluationId?: Id;
    };
    data: EvaluationItem[];
    failure: 'failGone';
  };
  'evaluation.next': {
    input: EvaluationNextInput;
    data: EvaluationStep;
    failure: 'failGone' | 'failNeedsGuardian' | 'failNeedsConsent' | 'failRequired' | 'failOutOfRange' | 'failImplausible' | 'failOneOnly' | 'failExclusive' | 'failUnknownOption' | 'failWrongKind' | 'failUnknownItem' | 'failLocked' | 'failGenerating';
  };
  'evaluation.pre': {
    input: EvaluationPreInput;
    data: EvaluationStep;
    failure: 'failGone' | 'failAtFirst' | 'failUnknownItem' | 'failLocked';
  };
  'evaluation.report': {
    input: {
      reportId?: Id;
    };
    data: EvaluationReport;
    failure: 'failNoReport';
  };
  'family.answerInvitedMessage': {
    input: {
      relationshipId: Id;
      answer: "accepted" | "declined";
      relationCode?: FamilyRelationCode;
      shared?: FamilySharedKind[];
    };
    data: FamilyInvitation;
    failure: 'failGone' | 'failExpired' | 'failAnswered' | 'failNoRelation' | 'failUnknownRelation' | 'failTooMany';
  };
  'family.byUserId': {
    input: {
      familyUserId: Id;
    };
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
    input: {
      inviteCode?: string;
    };
    data: FamilyName;
    failure: 'failCodeInvalid' | 'failSelf';
  };
  'family.qrCode': {
    input: {
      shared?: FamilySharedKind[];
    };
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
    failure: 'failGone' | 'failNeedsGuardian' | 'failCodeInvalid' | 'failSelf' | 'failAlreadyMember' | 'failNoTarget' | 'failUnknownRelation' | 'failTooMany';
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
    input: {
      healthDataType: HealthDataType;
      period?: HealthPeriod;
      date?: Day;
    };
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
    input: {
      period?: HealthPeriod;
      date?: Day;
    };
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
    input: {
      articleId: Id;
    };
    data: Article;
    failure: 'failGone';
  };
  'information.courseDetail': {
    input: {
      courseId: Id;
    };
    data: Course;
    failure: 'failNotMember' | 'failGone';
  };
  'information.listByHealthDataType': {
    input: {
      healthDataType: HealthDataType;
    };
    data: ContentItem[];
    failure: never;
  };
  'information.listByTaskType': {
    input: {
      taskType: TaskType;
    };
    data: ContentItem[];
    failure: never;
  };
  'information.shortLink': {
    input: {
      url: string;
    };
    data: ShortLink;
    failure: 'failUnknownHost';
  };
  'lookup.glycemicIndexList': {
    input: {
      keyword?: string;
      category?: FoodCategory;
    };
    data: GlycemicFood[];
    failure: never;
  };
  'lookup.healthDataGoodsDetail': {
    input: {
      goodsId: Id;
    };
    data: Goods;
    failure: 'failGone';
  };
  'lookup.healthDataGoodsList': {
    input: {
      healthDataType: HealthDataType;
    };
    data: Goods[];
    failure: never;
  };
  'lookup.purineIndexList': {
    input: {
      keyword?: string;
      category?: FoodCategory;
    };
    data: PurineFood[];
    failure: never;
  };
  'mealPlan.calendar': {
    input: {
      from?: Day;
      to?: Day;
    };
    data: MealPlanCalendarDay[];
    failure: 'failInvalidRange';
  };
  'mealPlan.deletePre': {
    input: MealPlanDeletion;
    data: MealPlanDeletionPreview;
    failure: 'failGone' | 'failPast' | 'failNothing';
  };
  'mealPlan.detail': {
    input: {
      date?: Day;
    };
    data: MealPlanDay;
    failure: never;
  };
  'mealPlan.finish': {
    input: {
      mealId: Id;
      finished?: boolean;
      finishedAt?: DateTime;
      intendedAt?: DateTime;
      ifTaken?: IfTaken;
    };
    data: MealPlanDay;
    failure: 'failGone' | 'failTimeOutside' | 'failSlotTaken' | 'failFuture';
  };
  'mealPlan.guideFlag': {
    input: {};
    data: YesNo;
    failure: never;
  };
  'mealPlan.modify': {
    input: MealPlanModification;
    data: MealPlanState;
    failure: 'failNotMember' | 'failNeedsDietitian' | 'failNoTarget' | 'failGenerating' | 'failPast' | 'failNoPreview' | 'failNotReady' | 'failExpired' | 'failApplied' | 'failChanged';
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
    input: {
      previewId: Id;
    };
    data: MealPlanPreview;
    failure: 'failNoPreview';
  };
  'mealPlan.replacePre': {
    input: MealReplacement;
    data: MealPlanPreview;
    failure: 'failGone' | 'failNoSuchFood' | 'failFinished' | 'failPast';
  };
  'mealPlan.replaceResult': {
    input: {
      previewId: Id;
    };
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
    input: {
      reminderId: Id;
      date: Day;
      time: TimeOfDay;
      status: "taken" | "skipped" | "pending";
      handledAt?: DateTime;
      intendedAt?: DateTime;
      confirmed?: true;
    };
    data: MedicationReminder;
    failure: 'failGone' | 'failDoseDoubted' | 'failNotPlanned' | 'failOtherDay' | 'failTimeOutside';
  };
  'medication.historyList': {
    input: MedicationHistoryQuery;
    data: MedicationHistoryPage;
    failure: 'failInvalidRange';
  };
  'medication.list': {
    input: {
      date?: Day;
    };
    data: MedicationReminder[];
    failure: never;
  };
  'medication.save': {
    input: MedicationReminderInput;
    data: MedicationReminder;
    failure: 'failGone' | 'failNeedsGuardian' | 'failNeedsConsent' | 'failDoseDoubted' | 'failEndBeforeStart' | 'failNoWeekday' | 'failNoTimes' | 'failNoLimits' | 'failNoInterval' | 'failTooMany';
  };
  'medication.yearList': {
    input: {
      year: number;
    };
    data: MedicationDay[];
    failure: never;
  };
  'member.hasPermission': {
    input: {
      feature?: MemberFeature;
    };
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
    failure: 'failUnknownToken' | 'failExpired' | 'failConfirmed' | 'failNoConsent' | 'failUnderage';
  };
  'mirror.info': {
    input: {
      token: MirrorToken;
    };
    data: MirrorRecordInfo;
    failure: 'failUnknownToken';
  };
  'mirror.lastResult': {
    input: {};
    data: MirrorResult | null;
    failure: never;
  };
  'mirror.list': {
    input: {
      pageNum: number;
      pageSize?: number;
      after?: string;
    };
    data: MirrorRecordPage;
    failure: never;
  };
  'mirror.result': {
    input: {
      recordId: Id;
    };
    data: MirrorResult;
    failure: 'failGone';
  };
  'mirror.viewResult': {
    input: {
      token: MirrorToken;
    };
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
    input: {
      orderId: Id;
    };
    data: OrderDetail;
    failure: 'failGone';
  };
  'orders.goodsDetail': {
    input: {
      goodsId: Id;
    };
    data: GoodsDetail;
    failure: 'failGone';
  };
  'orders.list': {
    input: OrderListQuery;
    data: OrderPage;
    failure: never;
  };
  'orders.logisticsInfo': {
    input: {
      orderId: Id;
      refundId?: Id;
    };
    data: LogisticsInfo;
    failure: 'failGone' | 'failNotSent';
  };
  'orders.refundReason': {
    input: {
      type?: RefundType;
    };
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
    input: {
      relationshipId: Id;
      answer: "accepted" | "declined";
    };
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
    input: {
      period: PartnerPeriod;
    };
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
    input: {
      period: PartnerPeriod;
    };
    data: PartnerRank;
    failure: never;
  };
  'plans.clockIn': {
    input: ClockInInput;
    data: ClockInResult;
    failure: 'failGone' | 'failAlready' | 'failOtherDay' | 'failTimeOutside';
  };
  'plans.executionData': {
    input: {
      planId?: ExecutionPlanId;
      stageId?: Id;
      date?: Day;
    };
    data: ExecutionPlan;
    failure: 'failGone' | 'failNoPlan' | 'failNotEligible' | 'failOutside';
  };
  'plans.executionTitles': {
    input: {
      planId?: ExecutionPlanId;
    };
    data: ExecutionStage[];
    failure: 'failGone';
  };
  'plans.finishedStage': {
    input: {};
    data: FinishedStage[];
    failure: never;
  };
  'plans.goodsItem': {
    input: {
      taskId: Id;
    };
    data: TaskGoods[];
    failure: 'failGone';
  };
  'plans.remind': {
    input: TaskRemindInput;
    data: PlanTask;
    failure: 'failGone' | 'failStageFinished';
  };
  'plans.stageAssessmentDetail': {
    input: {
      stageId: Id;
    };
    data: StageAssessment;
    failure: 'failGone' | 'failNotEligible' | 'failNotFinished' | 'failGenerating';
  };
  'share.log': {
    input: {
      type: ShareType;
      action: ShareAction;
      userId?: Id;
      contentId?: Id;
    };
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
    failure: 'failClosed' | 'failInvalidBirthDate' | 'failUnknownTag' | 'failTagConflict' | 'failNameNotAllowed' | 'failNeedsGuardian' | 'failNeedsConsent' | 'failNotEligible' | 'failImplausible' | 'failSame' | 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries';
  };
  'user.verifyCode': {
    input: {
      purpose: VerifyCodePurpose;
      phoneNumber?: PhoneNumber;
    };
    data: VerifyCodeReceipt;
    failure: 'failNoPhoneNumber' | 'failTooOften' | 'failDailyLimit' | 'failOtherPhone' | 'failTaken' | 'failSame';
  };
}

export type AccountClosure = {
  verifyCode: VerifyCode;
  reason: string;
};

export type AccountInformation = UserProfile & BodyProfile & ({
  care: CareProfile;
});

export type AiFoodAnalysis = AiFoodMeal & ({
  analysisId: Id;
  shareCode: string;
  energyTarget: number | null;
  createdAt: DateTime;
  updatedAt: DateTime;
  saved: boolean;
  diaryAnalysisId: Id | null;
});

export type AiFoodDay = {
  date: Day;
  macros: Macros;
  meals: MealEntry[];
  records: AiFoodRecord[];
};

export type AiFoodEntry = {
  foodId?: Id;
  name: string;
  amount?: number;
};

export type AiFoodFailReason = "noFood" | "unclear" | "unknownFood" | "unavailable";

export type AiFoodHistoryPage = Page & ({
  list: AiFoodDay[];
});

export type AiFoodItem = FoodPortion & ({
  amountSource: "typical" | "person";
  confidence: number | null;
  per100g: Macros;
  servings: FoodServing[];
  alternatives: FoodRef[];
});

export type AiFoodMeal = Generated & ({
  mealType: MealType;
  date: Day;
  source: MealSource;
  picture: PictureAddress | null;
  items: AiFoodItem[];
  macros: Macros;
  nutrients: NutrientAmount[];
  unknownNames: string[];
});

export type AiFoodProgress = {
  analysisId: Id;
  status: AiFoodStatus;
  stage: AiFoodStage | null;
  progress: number;
  failReason: AiFoodFailReason | null;
  submittedAt: DateTime;
};

export type AiFoodRecord = Generated & ({
  analysisId: Id;
  mealType: MealType;
  source: MealSource;
  createdAt: DateTime;
  picture: PictureAddress | null;
  saved: boolean;
  items: FoodPortion[];
  macros: Macros;
});

export type AiFoodStage = "recognising" | "matching" | "calculating";

export type AiFoodStatus = "pending" | "ready" | "failed";

export type AiFoodSubmission = {
  idempotencyKey?: IdempotencyKey;
  analysisId?: Id;
  intendedAt?: DateTime;
  mealType: MealType;
  date?: Day;
  saved?: boolean;
  ifTaken?: IfTaken;
  picture?: PictureAddress;
  foods?: AiFoodEntry[];
};

export type AiFoodSummary = Generated & ({
  date: Day;
  status: AiFoodSummaryStatus;
  macros: Macros;
  energyTarget: number | null;
  meals: MealMacros[];
  text: string | null;
  textEn?: string;
});

export type AiFoodSummaryStatus = "none" | "generating" | "ready" | "outdated" | "failed";

export type Allergen = "gluten" | "crustaceans" | "fish" | "egg" | "peanut" | "soy" | "milk" | "treeNuts";

export type AnalysedFood = FoodPortion & ({
  per100g: Macros;
  servings: FoodServing[];
});

export type AnalysisFailReason = "unknownFood" | "tooLittle" | "unavailable";

export type AnalysisId = {
  analysisId: Id;
};

export type AnalysisRecord = Generated & AnalysisId & ({
  date: Day;
  mealType: MealType;
  status: AnalysisStatus;
  deepStatus: AnalysisStatus | null;
  saved: boolean;
  submittedAt: DateTime;
  source: MealSource;
  picture: PictureAddress | null;
  aiFoodAnalysisId: Id | null;
  foods: SubmittedFood[];
  macros: Macros | null;
});

export type AnalysisRecordPage = Page & ({
  list: AnalysisRecord[];
});

export type AnalysisStatus = "submitted" | "analysing" | "ready" | "failed";

export type Article = {
  articleId: Id;
  title: string;
  summary: string;
  author: string;
  authorTitle: string;
  publishedAt: DateTime;
  cover: PictureAddress | null;
  minutes: number;
  html: string;
};

export type AssessmentBand = "needsWork" | "fair" | "good" | "excellent";

export type AssessmentBandRange = {
  band: AssessmentBand;
  from: number;
  to: number;
};

export type AssessmentCode = "energy" | "macros" | "fiber" | "sodium" | "glycemicLoad" | "micronutrients" | "variety" | "regularity";

export type AssessmentItem = {
  taskId: Id;
  type: TaskType;
  title: string;
  titleEn?: string;
  planned: number;
  done: number;
  score: number;
};

export type AssessmentLevel = "good" | "fair" | "poor";

export type AssessmentNextStep = {
  kind: "nextStage" | "course";
  title: string;
  titleEn?: string;
  text: string;
  textEn?: string;
  stageId?: Id;
  contentId?: Id;
};

export type AssessmentSection = {
  code: AssessmentCode;
  level: AssessmentLevel;
  text: string;
  textEn?: string;
  advice: string | null;
  adviceEn?: string;
};

export type AssessmentStatus = "generating" | "ready";

export type BodyHeight = number;

export type BodyProfile = {
  gender: Gender;
  birthDate: Day | null;
  height: BodyHeight | null;
  weight: BodyWeight | null;
};

export type BodyWeight = number;

export type CampGoods = Goods & ({
  campId: Id;
  status: CampStatus;
  startDate: Day;
  endDate: Day;
  places: number;
  placesLeft: number;
  originalPrice: Cents | null;
  joined: boolean;
  obstacles: WeightLossObstacle[];
  coach: string;
  features: string[];
  featuresEn: string[];
});

export type CampStatus = "enrolling" | "full" | "running" | "over";

export type CareArea = "weightLoss" | "lessFood" | "energyTarget" | "energyBalance" | "score" | "exercise" | "weightChange" | "fluidTarget" | "minerals";

export type CareProfile = {
  states: CareState[];
  conditions: HealthTagCode[];
  withheld: CareWithheld[];
  doctor: "now" | "soon" | null;
};

export type CareState = "bodyMassBelow15" | "bodyMassBelow16" | "largeWeightLoss" | "eatingDisorder" | "underweight" | "pregnant" | "breastfeeding" | "under18" | "from65" | "afterBariatricSurgery" | "dialysis" | "kidneyDisease" | "heartFailure";

export type CareWithheld = {
  area: CareArea;
  reasons: CareState[];
};

export type Cents = number;

export type ClockInInput = {
  taskId: Id;
  date: Day;
  done?: boolean;
  intendedAt?: DateTime;
  handledAt?: DateTime;
};

export type ClockInResult = {
  task: PlanTask;
  done: number;
  planned: number;
  streakDays: number;
};

export type Consent = {
  purpose: ConsentPurpose;
  given: boolean;
  decidedAt: DateTime;
};

export type ConsentDecision = {
  purpose: ConsentPurpose;
  given: boolean;
  guardian?: GuardianProof;
};

export type ConsentPurpose = "healthData" | "mealPhotos" | "bodyPictures" | "ranking" | "training" | "analytics" | "guardian";

export type ContentItem = {
  contentId: Id;
  contentType: ContentType;
  membersOnly: boolean;
  title: string;
  summary: string;
  cover: PictureAddress | null;
  minutes: number;
  taskTypes: TaskType[];
  healthDataTypes: HealthDataType[];
};

export type ContentType = "article" | "course";

export type Course = {
  courseId: Id;
  title: string;
  summary: string;
  teacher: string;
  teacherTitle: string;
  cover: PictureAddress | null;
  membersOnly: boolean;
  minutes: number;
  status: "notStarted" | "learning" | "finished";
  progress: number;
  sections: CourseSection[];
};

export type CourseSection = {
  sectionId: Id;
  number: number;
  title: string;
  summary: string;
  articleId: Id;
  minutes: number;
  status: CourseSectionStatus;
  progress: number;
};

export type CourseSectionStatus = "locked" | "unread" | "reading" | "finished";

export type DailyReport = Generated & DailyReportSummary & ({
  nutrients: NutrientAmount[];
  glycemicLoad: number;
  meals: MealEntry[];
  sections: AssessmentSection[];
});

export type DailyReportPage = Page & ({
  list: DailyReportSummary[];
});

export type DailyReportSummary = {
  date: Day;
  coverage: DayCoverage;
  score: number | null;
  mealCount: number;
  macros: Macros;
  target: DayTarget;
};

export type DateTime = string;

export type Day = string;

export type DayCoverage = "empty" | "partial" | "complete";

export type DayReplacement = {
  idempotencyKey?: IdempotencyKey;
  date: Day;
};

export type DayTarget = Macros | null;

export type DeepAnalysis = Generated & AnalysisId & ({
  date: Day;
  mealType: MealType;
  status: AnalysisStatus;
  failReason: AnalysisFailReason | null;
  macros: Macros;
  score: number | null;
  glycemicLoad: number | null;
  nutrients: NutrientAmount[];
  sections: AssessmentSection[];
});

export type DeepReport = {
  score: number | null;
  completeDays: number;
  target: DayTarget;
  average: Macros;
  nutrients: NutrientAmount[];
  sections: AssessmentSection[];
};

export type DeletableRecord = {
  kind: "reading" | "heartRate" | "aiFoodMeal" | "diaryMeal" | "report" | "evaluationReport" | "mirrorRecord";
  recordId: DeletableRecordId;
};

export type DeletableRecordId = string;

export type DeliveryAddress = PostalAddress & ({
  addressId: Id;
});

export type DeliveryTime = {
  dispatchHours: number;
  minDays: number;
  maxDays: number;
};

export type DietaryGoal = "loseWeight" | "maintainWeight" | "gainMuscle" | "controlGlucose";

export type DoseUnit = "tablet" | "capsule" | "sachet" | "drop" | "puff" | "patch" | "ml" | "mcg" | "mg" | "g" | "iu";

export type Draw = DrawId & ({
  amount: Cents;
  currency: "CNY";
  status: DrawStatus;
  submittedAt: DateTime;
  updatedAt: DateTime;
  account: string;
  confirmBefore: DateTime | null;
  failReason: DrawFailReason | null;
});

export type DrawFailReason = "nameMismatch" | "notConfirmed" | "refused" | "transferFailed";

export type DrawId = {
  drawId: Id;
};

export type DrawInput = {
  amount: Cents;
  idempotencyKey: IdempotencyKey;
};

export type DrawPage = Page & ({
  list: Draw[];
});

export type DrawStatus = "submitted" | "approved" | "awaitingConfirmation" | "transferring" | "paid" | "failed" | "rejected";

export type DrawTransfer = {
  draw: Draw;
  merchantId: Id;
  appId: Id;
  transferPackage: string;
};

export type DrawableAmount = {
  amount: Cents;
  pending: Cents;
  minimum: Cents;
  maximum: Cents;
  currency: "CNY";
};

export type EvaluationAnswer = {
  optionIds: Id[];
  value: number | null;
};

export type EvaluationCondition = {
  itemId: Id;
  optionId: Id;
};

export type EvaluationFailReason = "implausible" | "unavailable";

export type EvaluationFoodPlan = Generated & ({
  planId: Id;
  reportId: Id;
  startDate: Day;
  endDate: Day;
  target: Macros;
  days: EvaluationPlanDayOutline[];
  goods: Goods[];
  outdatedBy?: PlanChange[];
});

export type EvaluationId = {
  evaluationId: Id;
};

export type EvaluationInfo = {
  evaluationId: Id | null;
  status: EvaluationStatus;
  progress: EvaluationProgress;
  estimatedMinutes: number;
  startedAt: DateTime | null;
  updatedAt: DateTime | null;
  reportId: Id | null;
};

export type EvaluationInput = {
  unit: "cm" | "kg" | "h";
  min: number;
  max: number;
  decimals: number;
};

export type EvaluationItem = {
  itemId: Id;
  questionType: QuestionType;
  requiredFlag: RequiredFlag;
  text: string;
  textEn: string;
  hint?: string;
  hintEn?: string;
  reason?: string;
  reasonEn?: string;
  options: EvaluationOption[];
  input: EvaluationInput | null;
  known?: number;
  showWhen: EvaluationCondition | null;
  answer: EvaluationAnswer | null;
};

export type EvaluationNextInput = {
  evaluationId?: Id;
  itemId?: Id;
  intendedAt?: DateTime;
  answer?: EvaluationAnswer;
};

export type EvaluationNoScoreReason = "seeDoctor" | "eatingDisorder" | "under18" | "ageUnknown" | "pregnant";

export type EvaluationOption = {
  optionId: Id;
  text: string;
  textEn: string;
  exclusive: boolean;
  code?: HealthTagCode;
  tagIds?: Id[];
  allergens?: Allergen[];
};

export type EvaluationPlanDay = Generated & ({
  planId: Id;
  date: Day;
  dayNumber: number;
  energyTarget: number;
  macros: Macros;
  meals: EvaluationPlanMeal[];
});

export type EvaluationPlanDayOutline = {
  date: Day;
  dayNumber: number;
  macros: Macros;
  meals: EvaluationPlanMealOutline[];
};

export type EvaluationPlanMeal = MealMacros & ({
  time: TimeOfDay;
  foods: PlannedFood[];
  tip: string;
  tipEn?: string;
});

export type EvaluationPlanMealOutline = MealMacros & ({
  foods: FoodRef[];
});

export type EvaluationPreInput = {
  evaluationId: Id;
  itemId?: Id;
  intendedAt?: DateTime;
  answer?: EvaluationAnswer;
};

export type EvaluationProgress = {
  position: number;
  answered: number;
  total: number;
};

export type EvaluationReport = Generated & ({
  reportId: Id;
  evaluationId: Id;
  status: EvaluationReportStatus;
  progress: number;
  failReason: EvaluationFailReason | null;
  createdAt: DateTime;
  content: EvaluationReportContent | null;
});

export type EvaluationReportContent = {
  score: number | null;
  noScoreReason: EvaluationNoScoreReason | null;
  bmi: number;
  target: Macros | null;
  sections: EvaluationSection[];
  advice: string[];
  adviceEn?: string[];
  planId: Id | null;
};

export type EvaluationReportStatus = "generating" | "ready" | "failed";

export type EvaluationSection = {
  code: "body" | "activity" | "conditions" | "eating" | "sleep";
  level: "good" | "attention" | "important";
  text: string;
  textEn?: string;
  itemIds: Id[];
};

export type EvaluationStatus = "notStarted" | "answering" | "answered" | "generating" | "ready" | "failed";

export type EvaluationStep = {
  evaluationId: Id;
  item: EvaluationItem | null;
  progress: EvaluationProgress;
  isFirst: boolean;
};

export type ExecutionNext = {
  date: Day;
  stageId: Id;
  stageTitle: string;
  stageTitleEn?: string;
  newStage: boolean;
  taskTitles: string[];
  taskTitlesEn?: string[];
};

export type ExecutionPlan = {
  planId: ExecutionPlanId;
  title: string;
  titleEn?: string;
  isOwn: boolean;
  date: Day;
  stage: ExecutionStage;
  days: PlanDayCount[];
  tasks: PlanTask[];
  done: number;
  streakDays: number;
  next: ExecutionNext | null;
};

export type ExecutionPlanId = string;

export type ExecutionStage = {
  stageId: Id;
  number: number;
  title: string;
  titleEn?: string;
  startDate: Day;
  endDate: Day;
  status: StageStatus;
};

export type FamilyBloodPressure = {
  systolic: number;
  diastolic: number;
  pulse: number | null;
  measuredAt: DateTime;
};

export type FamilyBloodSugar = {
  glucose: number;
  moment: "fasting" | "beforeMeal" | "afterMeal" | "bedtime" | "other";
  measuredAt: DateTime;
};

export type FamilyHeartRate = {
  heartRate: number;
  measuredAt: DateTime;
};

export type FamilyInvitation = UserCard & FamilyRelationshipId & ({
  status: FamilyStatus;
  phoneNumber?: PhoneNumber;
  relation: FamilyRelation;
  shared: FamilySharedKind[];
  invitedAt: DateTime;
  expiresAt: DateTime;
  answeredAt: DateTime | null;
});

export type FamilyMember = UserCard & FamilyRelationshipId & ({
  relation: FamilyRelation;
  gender: Gender;
  birthDate: Day | null;
  phoneNumber: PhoneNumber | null;
  since: DateTime;
  sharedWithMe: FamilySharedKind[];
  sharedByMe: FamilySharedKind[];
  latest: FamilyReadings;
});

export type FamilyMemberDetail = FamilyMember & ({
  trends: FamilyTrends;
});

export type FamilyMemberInput = {
  idempotencyKey?: IdempotencyKey;
  inviteCode?: string;
  relationshipId?: Id;
  intendedAt?: DateTime;
  relationCode: FamilyRelationCode;
  shared: FamilySharedKind[];
};

export type FamilyName = UserCard & ({
  familyName: string;
  inviteCode?: string;
  shared?: FamilySharedKind[];
  expiresAt?: DateTime;
});

export type FamilyPhoneInvitationInput = {
  idempotencyKey?: IdempotencyKey;
  phoneNumber: PhoneNumber;
  relationCode: FamilyRelationCode;
  shared: FamilySharedKind[];
};

export type FamilyQrCode = InviteCode & ({
  shared: FamilySharedKind[];
});

export type FamilyReadings = {
  weight?: FamilyWeight | null;
  bloodPressure?: FamilyBloodPressure | null;
  bloodSugar?: FamilyBloodSugar | null;
  heartRate?: FamilyHeartRate | null;
  steps?: FamilySteps | null;
  medication?: MedicationDay | null;
};

export type FamilyRelation = {
  code: FamilyRelationCode;
  name: string;
  nameEn: string;
};

export type FamilyRelationCode = string;

export type FamilyRelationshipId = {
  relationshipId: Id;
};

export type FamilyRelationships = {
  members: FamilyMember[];
  invitations: FamilyInvitation[];
};

export type FamilySharedKind = "weight" | "bloodPressure" | "bloodSugar" | "heartRate" | "steps" | "medication";

export type FamilyStatus = "invited" | "accepted" | "declined" | "expired" | "removed";

export type FamilySteps = {
  date: Day;
  steps: number;
};

export type FamilyTrends = {
  weight?: FamilyWeight[];
  bloodPressure?: FamilyBloodPressure[];
  bloodSugar?: FamilyBloodSugar[];
  heartRate?: FamilyHeartRate[];
  steps?: FamilySteps[];
  medication?: MedicationDay[];
};

export type FamilyWeight = {
  weight: BodyWeight;
  measuredAt: DateTime;
};

export type FeedbackInput = {
  idempotencyKey?: IdempotencyKey;
  type: FeedbackType;
  text: string;
  pictures: PictureAddress[];
  contact: string;
  orderId?: Id;
  page?: string;
  record?: DeletableRecord;
};

export type FeedbackReceipt = {
  feedbackId: Id;
  submittedAt: DateTime;
  deletedBy?: Day;
};

export type FeedbackType = "malfunction" | "suggestion" | "content" | "order" | "other";

export type FinishedStage = {
  stageId: Id;
  number: number;
  title: string;
  titleEn?: string;
  startDate: Day;
  endDate: Day;
  assessmentStatus: AssessmentStatus;
  score: number | null;
  band: AssessmentBand | null;
};

export type FoodAmount = FoodRef & ({
  amount: number;
});

export type FoodCategory = "cereals" | "noodlesAndBread" | "tubers" | "legumes" | "vegetables" | "mushroomsAndAlgae" | "fruit" | "nuts" | "dairy" | "eggs" | "meat" | "poultry" | "offal" | "fish" | "shellfish" | "sugars" | "snacks" | "drinks" | "condiments" | "mixedMeals";

export type FoodCaution = "alcohol" | "sugars";

export type FoodFacts = FoodRef & ({
  pinyin?: string;
  aliases?: string[];
  category: FoodCategory;
  per100g: Macros;
  nutrients: NutrientAmount[];
  servings: FoodServing[];
});

export type FoodPortion = {
  foodId: Id;
  name: string;
  nameEn: string;
  amount: number;
  picture?: PictureAddress;
  macros: Macros;
};

export type FoodRef = {
  foodId: Id;
  name: string;
  nameEn: string;
};

export type FoodServing = {
  name: string;
  nameEn: string;
  amount: number;
};

export type FoodUserInformation = UserProfile & BodyProfile & ({
  healthTags: HealthTag[];
  dietaryGoal: DietaryGoal | null;
  energyTarget: number | null;
  consents: Consent[];
  care: CareProfile;
});

export type Gender = -1 | 0 | 1;

export type Generated = {
  generatedBy: "ai" | null;
  generatedAt: DateTime | null;
};

export type GlycemicFood = {
  foodId: Id;
  name: string;
  nameEn: string;
  pinyin?: string;
  aliases?: string[];
  category: FoodCategory;
  caution?: FoodCaution;
  gi: number;
  carbohydratePer100g: number | null;
  fiberPer100g?: number;
  energyPer100g: number | null;
  source: GlycemicSource;
};

export type GlycemicSource = "chinaFct2009" | "atkinson2008" | "fosterPowell2002";

export type Goods = {
  goodsId: Id;
  name: string;
  nameEn: string;
  kind: GoodsKind;
  allergens: Allergen[];
  specification: string;
  specificationEn: string;
  price: Cents;
  currency: "CNY";
  inStock: boolean;
  healthDataTypes?: HealthDataType[];
  pictures: PictureAddress[];
  purpose: string;
  purposeEn: string;
  netContent?: NetContent;
  deliveryTime?: DeliveryTime;
  attributes?: GoodsAttribute[];
  detail?: string;
  detailEn?: string;
};

export type GoodsAttribute = {
  name: string;
  nameEn: string;
  value: string;
  valueEn: string;
};

export type GoodsDetail = Goods & ({
  stock: number;
  purchaseLimit: number | null;
  freight: Cents;
  freeFreightFrom: Cents;
  refundDays: number;
  attributes: GoodsAttribute[];
  deliveryTime: DeliveryTime;
});

export type GoodsKind = "food" | "healthFood" | "device" | "service" | "other";

export type GuardianProof = {
  phoneNumber: PhoneNumber;
  verifyCode: VerifyCode;
};

export type HealthDataDetail = {
  healthDataType: HealthDataType;
  period: HealthPeriod;
  from: Day;
  to: Day;
  canEnter: boolean;
  series: HealthDataSeries[];
  unplannedLoss?: UnplannedLoss;
  remind: HealthDataRemind | null;
};

export type HealthDataPoint = HealthDataReading & ({
  date: Day;
  min: number;
  max: number;
  count: number;
  stages?: SleepStages;
});

export type HealthDataReading = {
  value: number;
  measuredAt: DateTime;
  source: HealthDataSource;
};

export type HealthDataRemind = {
  healthDataType: HealthDataType;
  enabled: boolean;
  times: TimeOfDay[];
  weekdays: number[];
};

export type HealthDataRemindInput = HealthDataRemind & ({
  intendedAt?: DateTime;
});

export type HealthDataSeries = {
  code: HealthSeriesCode;
  unit: "kg" | "mmol/L" | "mmHg" | "h" | "bpm" | "µmol/L";
  normal: NormalRange | null;
  goal: number | null;
  latest: HealthDataReading | null;
  points: HealthDataPoint[];
};

export type HealthDataSource = "manual" | "device" | "healthApp" | "camera";

export type HealthDataType = "bloodSugar" | "uricAcid" | "weight" | "sleep" | "bloodPressure" | "heartRate";

export type HealthPeriod = "week" | "month" | "halfYear" | "year";

export type HealthSeriesCode = "weight" | "bloodSugarFasting" | "bloodSugarAfterMeal" | "systolic" | "diastolic" | "sleep" | "heartRate" | "uricAcid";

export type HealthTag = {
  tagId: Id;
  code?: HealthTagCode;
  name: string;
  nameEn: string;
  allergens?: Allergen[];
  limitsMeals?: boolean;
};

export type HealthTagCode = "type1Diabetes" | "type2Diabetes" | "gestationalDiabetes" | "highBloodLipids" | "highBloodPressure" | "highUricAcid" | "gout" | "fattyLiver" | "ironDeficiency" | "kidneyDisease" | "dialysis" | "heartFailure" | "bariatricSurgery" | "eatingDisorder" | "vegetarian" | "vegan" | "halal" | "tryingToConceive" | "pregnant" | "breastfeeding" | "menopause";

export type HealthTagGroup = {
  groupId: Id;
  name: string;
  nameEn: string;
  multiple: boolean;
  tags: HealthTag[];
};

export type HeartRateAverage = {
  period: HealthPeriod;
  from: Day;
  to: Day;
  average: number | null;
  min: number | null;
  max: number | null;
  count: number;
  last: HeartRateRecord | null;
};

export type HeartRateHistoryPage = Page & ({
  list: HeartRateRecord[];
});

export type HeartRateHistoryQuery = PageQuery & ({
  from?: Day;
  to?: Day;
  state?: HeartRateState;
});

export type HeartRateRecord = {
  recordId: Id;
  heartRate: number;
  state: HeartRateState;
  measuredAt: DateTime;
  source: HealthDataSource;
};

export type HeartRateState = "resting" | "active";

export type Id = string;

export type IdempotencyKey = string;

export type IfTaken = "replace" | "add";

export type IncomeEntry = {
  incomeId: Id;
  source: IncomeSource;
  title: string;
  buyer: string;
  baseAmount: Cents;
  ratePercent: number;
  amount: Cents;
  currency: "CNY";
  earnedAt: DateTime;
  settlesOn: Day | null;
};

export type IncomeEntryPage = Page & ({
  list: IncomeEntry[];
});

export type IncomeSource = "goodsOrder" | "membership";

export type IncomeSummary = {
  totalAmount: Cents;
  available: Cents;
  unsettled: Cents;
  drawn: Cents;
  currency: "CNY";
};

export type IngredientFlag = {
  code: IngredientFlagCode;
  level: "notice" | "caution" | "avoid";
  allergen?: Allergen;
  value?: number;
};

export type IngredientFlagCode = "allergen" | "highGlycemicIndex" | "highPurine" | "addedSugar" | "highSodium" | "highFat" | "highCholesterol";

export type IngredientRecord = Generated & AnalysisId & ({
  date: Day;
  mealType: MealType;
  flaggedCount: number;
  items: RecordedFood[];
});

export type InviteCode = {
  inviteCode: string;
  link: string;
  expiresAt: DateTime;
};

export type LaunchAppParam = {
  appId: Id;
  timestamp: number;
  nonceStr: string;
  signature: string;
  launchAppId: Id;
  launchParam: string;
};

export type LaunchAppQuery = {
  url: string;
};

export type LogisticsCompany = "sf" | "zto" | "yto" | "sto" | "yunda" | "jt" | "jd" | "deppon" | "ems" | "chinaPost" | "other";

export type LogisticsInfo = ParcelNumber & ({
  carrierPhone: string | null;
  status: LogisticsStatus;
  estimatedArrival: Day | null;
  traces: LogisticsTrace[];
});

export type LogisticsStatus = "registered" | "collected" | "inTransit" | "outForDelivery" | "problem" | "delivered";

export type LogisticsTrace = {
  at: DateTime;
  status: LogisticsStatus;
  text: string;
};

export type LostPercent = number;

export type Macros = {
  energy: number;
  protein: number;
  fat: number;
  carbohydrate: number;
};

export type MealChange = {
  mealId: Id;
  mealType: MealType;
  before: PlannedMeal;
  after: PlannedMeal | null;
};

export type MealCourse = "staple" | "main" | "side" | "soup" | "drink" | "fruit" | "nuts";

export type MealEntry = {
  mealType: MealType;
  recordedAt: DateTime;
  kind: MealEntryKind;
  analysisId: Id | null;
  mealId: Id | null;
  aiFoodAnalysisId: Id | null;
  picture: PictureAddress | null;
  macros: Macros;
  items: FoodPortion[];
};

export type MealEntryKind = "analysed" | "planned" | "recognised";

export type MealMacros = {
  mealType: MealType;
  macros: Macros;
};

export type MealPlanApply = {
  action: "apply";
  intendedAt?: DateTime;
  previewId: Id;
};

export type MealPlanBlocker = "allergies" | "tagIds" | "avoidedFoods" | "maxCookingMinutes" | "mealTypes";

export type MealPlanCalendarDay = {
  date: Day;
  status: MealPlanStatus;
  mealCount: number;
  finishedCount: number;
  energy: number;
};

export type MealPlanDay = Generated & ({
  date: Day;
  status: MealPlanStatus;
  planId: Id | null;
  target: DayTarget;
  macros: Macros;
  notKept?: ("energy" | "protein" | "fat" | "carbohydrate" | "variety")[];
  cautions?: MedicineCaution[];
  eaten: Macros;
  entries: MealEntry[];
  meals: PlannedMeal[];
});

export type MealPlanDeletion = {
  idempotencyKey?: IdempotencyKey;
  scope: "day" | "plan";
  date?: Day;
};

export type MealPlanDeletionPreview = {
  previewId: Id;
  scope: "day" | "plan";
  dates: Day[];
  mealCount: number;
  finishedKept: number;
  expiresAt: DateTime;
};

export type MealPlanFailReason = "tooFewDishes" | "noAlternative" | "unavailable";

export type MealPlanModification = MealPlanSubmit | MealPlanApply;

export type MealPlanPreferences = {
  dietaryGoal: DietaryGoal;
  tastes: Taste[];
  allergies: Allergen[];
  avoidedFoods: string[];
  wantedFoods?: string[];
  tagIds: Id[];
  mealTypes: MealType[];
  maxCookingMinutes: number | null;
};

export type MealPlanPreview = Generated & ({
  previewId: Id;
  kind: "replaceDish" | "replaceMeal" | "replaceDay";
  status: MealPlanPreviewStatus;
  date: Day;
  expiresAt: DateTime;
  failReason: MealPlanFailReason | null;
  changes: MealChange[];
  dayBefore: Macros;
  dayAfter: Macros | null;
});

export type MealPlanPreviewStatus = "generating" | "ready" | "failed" | "applied" | "expired";

export type MealPlanState = {
  status: MealPlanStatus;
  planId: Id | null;
  from: Day | null;
  to: Day | null;
  updatedAt: DateTime | null;
  failReason: MealPlanFailReason | null;
  blockedBy?: MealPlanBlocker[];
  outdatedBy?: PlanChange[];
};

export type MealPlanStatus = "none" | "generating" | "ready" | "failed" | "replaced" | "deleted";

export type MealPlanSubmission = MealPlanPreferences & ({
  submittedAt: DateTime;
  heededAllergies?: Allergen[];
  heededTagIds?: Id[];
});

export type MealPlanSubmit = {
  action: "submit";
  from?: Day;
  intendedAt?: DateTime;
  preferences: MealPlanPreferences;
};

export type MealReplacement = {
  idempotencyKey?: IdempotencyKey;
  mealId: Id;
  foodId?: Id;
};

export type MealSource = "photo" | "name";

export type MealSubmission = {
  idempotencyKey?: IdempotencyKey;
  date: Day;
  mealType: MealType;
  aiFoodAnalysisId?: Id;
  foods: SubmittedFood[];
  saved?: boolean;
  ifTaken?: IfTaken;
};

export type MealType = "breakfast" | "lunch" | "dinner" | "snack";

export type MedicationDay = {
  date: Day;
  planned: number;
  taken: number;
  skipped: number;
};

export type MedicationDose = {
  time: TimeOfDay;
  status: MedicationStatus;
  handledAt: DateTime | null;
};

export type MedicationHistoryDay = {
  date: Day;
  doses: MedicationHistoryDose[];
};

export type MedicationHistoryDose = MedicationReminderId & MedicinePortion & MedicationDose & ({
  asNeeded?: true;
});

export type MedicationHistoryPage = Page & ({
  list: MedicationHistoryDay[];
});

export type MedicationHistoryQuery = PageQuery & ({
  from?: Day;
  to?: Day;
});

export type MedicationReminder = MedicationReminderId & MedicationSchedule & ({
  recentDoses?: MedicationDose[];
  doses: MedicationDose[];
});

export type MedicationReminderId = {
  reminderId: Id;
};

export type MedicationReminderInput = MedicationSchedule & ({
  idempotencyKey?: IdempotencyKey;
  intendedAt?: DateTime;
  confirmed?: true;
  reminderId?: Id;
});

export type MedicationSchedule = MedicinePortion & ({
  times: TimeOfDay[];
  repeatType: RepeatType;
  weekdays?: number[];
  intervalDays?: number;
  minHoursBetween?: number;
  maxDosesPerDay?: number;
  startDate: Day;
  endDate: Day | null;
  stock: number | null;
  remark: string;
  enabled: boolean;
});

export type MedicationStatus = "pending" | "taken" | "skipped" | "missed";

export type MedicineCaution = {
  medicineName: string;
  note: "steadyVitaminK";
  foodIds: Id[];
};

export type MedicinePortion = {
  medicineName: string;
  dose: number;
  doseUnit: DoseUnit;
};

export type MemberFeature = "aiFood" | "deepAnalysis" | "mealPlan" | "report";

export type MemberPermission = {
  feature: MemberFeature;
  permitted: boolean;
  memberType: MemberType;
  freeUsesLeft: number | null;
};

export type MemberType = 0 | 1 | 2 | 3;

export type MirrorConfirmInput = {
  token: MirrorToken;
  consent: YesNo;
  gender: Gender;
  birthDate: Day;
  height: BodyHeight;
  weight: BodyWeight;
};

export type MirrorFailReason = "expired" | "notWholeBody" | "looseClothes" | "badLight" | "moved" | "severalPeople" | "implausible";

export type MirrorMeasure = {
  code: MirrorMeasureCode;
  value: number;
  unit: "cm" | "degree";
  margin: number;
};

export type MirrorMeasureCode = "shoulderWidth" | "waistWidth" | "hipWidth" | "shoulderTilt" | "pelvisTilt" | "chestDepth" | "abdomenDepth" | "headForward" | "trunkLean" | "chest" | "waist" | "hip" | "upperArm" | "thigh" | "calf";

export type MirrorRecord = {
  recordId: Id;
  status: MirrorStatus;
  deviceName: string;
  createdAt: DateTime;
  measuredAt: DateTime | null;
  progress: number;
  failReason: MirrorFailReason | null;
  height: BodyHeight | null;
  weight: BodyWeight | null;
  waist: number | null;
  hip: number | null;
  hasPictures: boolean;
};

export type MirrorRecordInfo = MirrorRecord & ({
  token: MirrorToken;
  expiresAt: DateTime;
  profile: BodyProfile | null;
});

export type MirrorRecordPage = Page & ({
  list: MirrorRecord[];
});

export type MirrorResult = Generated & MirrorRecord & ({
  front: MirrorView | null;
  side: MirrorView | null;
  girths: MirrorMeasure[];
  shareToken: MirrorToken | null;
});

export type MirrorStatus = "pending" | "analysing" | "ready" | "failed";

export type MirrorToken = string;

export type MirrorView = {
  picture: PictureAddress | null;
  measures: MirrorMeasure[];
};

export type MyCamp = {
  campId: Id;
  name: string;
  nameEn: string;
  status: "upcoming" | "running";
  startDate: Day;
  endDate: Day;
  day: number;
  days: number;
  planId: ExecutionPlanId | null;
  coach: string;
};

export type NetContent = {
  amount: number;
  unit: "g" | "ml";
};

export type NormalRange = {
  min: number | null;
  max: number | null;
  reference: string;
};

export type NutrientAdvice = {
  nutrient: NutrientAmount;
  direction: "low" | "high";
  days: number;
  foods: NutrientFood[];
  goods: Goods[];
};

export type NutrientAmount = {
  code: NutrientCode;
  amount: number;
  unit: "kcal" | "g" | "mg" | "mcg";
  targetMin?: number;
  targetMax?: number;
  contributors?: NutrientContributor[];
};

export type NutrientCode = "energy" | "protein" | "fat" | "saturatedFat" | "carbohydrate" | "sugar" | "fiber" | "cholesterol" | "sodium" | "potassium" | "calcium" | "magnesium" | "iron" | "zinc" | "selenium" | "vitaminA" | "vitaminB1" | "vitaminB2" | "vitaminB6" | "vitaminB12" | "vitaminC" | "vitaminD" | "vitaminE" | "folate";

export type NutrientContributor = {
  foodId: Id;
  amount: number;
};

export type NutrientFood = FoodPortion & ({
  nutrientAmount?: number;
});

export type OldPhoneVerification = {
  verifyCode: VerifyCode;
};

export type OrderAction = "pay" | "cancel" | "confirmFinished" | "applyRefund" | "viewLogistics";

export type OrderAmounts = {
  goodsAmount: Cents;
  discount: Cents;
  freight: Cents;
  totalAmount: Cents;
  refunded: Cents;
  currency: "CNY";
};

export type OrderCancelReason = "changedMind" | "wrongGoods" | "wrongAddress" | "tooExpensive" | "other";

export type OrderCancellation = OrderId & ({
  reason: OrderCancelReason;
});

export type OrderCounts = {
  all: number;
  awaitingPayment: number;
  awaitingShipment: number;
  shipped: number;
  finished: number;
  refund: number;
  openRefund: number;
};

export type OrderDetail = OrderSummary & ({
  address: PostalAddress;
  remark: string;
  paidAt: DateTime | null;
  paymentMethod: PaymentMethod | null;
  shippedAt: DateTime | null;
  autoFinishAt: DateTime | null;
  finishedAt: DateTime | null;
  refundableUntil: DateTime | null;
  endedAt: DateTime | null;
  cancelReason: OrderCancelReason | null;
  closeReason: "unpaid" | "refunded" | null;
  parcel: Parcel | null;
  refunds: Refund[];
});

export type OrderId = {
  orderId: Id;
};

export type OrderItem = {
  orderItemId: Id;
  goods: Goods;
  quantity: number;
  unitPrice: Cents;
  amount: Cents;
  discount: Cents;
  paid: Cents;
  refundedQuantity: number;
  refundingQuantity: number;
  refundableQuantity: number;
};

export type OrderListQuery = PageQuery & ({
  tab: OrderTab;
});

export type OrderPage = Page & ({
  counts: OrderCounts;
  list: OrderSummary[];
});

export type OrderStatus = "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "cancelled" | "closed";

export type OrderSummary = OrderId & ({
  status: OrderStatus;
  createdAt: DateTime;
  payBefore: DateTime | null;
  items: OrderItem[];
  amounts: OrderAmounts;
  refundId: Id | null;
  refundStatus: RefundStatus | null;
  actions: OrderAction[];
});

export type OrderTab = "all" | "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "refund";

export type Page = {
  total: number;
  pageNum: number;
  pageSize: number;
  hasMore: boolean;
  next?: string;
};

export type PageQuery = {
  pageNum: number;
  pageSize?: number;
  after?: string;
};

export type Parcel = ParcelNumber & ({
  sentAt: DateTime;
});

export type ParcelNumber = {
  company: LogisticsCompany;
  trackingNumber: string;
};

export type PartnerCandidate = UserCard & ({
  gender: Gender;
  startDate: Day;
  lostPercent: LostPercent;
  targetPercent: number | null;
  proposedUntil: DateTime;
});

export type PartnerIndex = {
  participants: number;
  me: PartnerOwnProgress | null;
  partner: PartnerProgress | null;
  relationship: PartnerRelationship | null;
  openInvitations: number;
  obstacles: WeightLossObstacle[];
};

export type PartnerJoinInput = {
  idempotencyKey?: IdempotencyKey;
  inviteCode?: string;
  userId?: Id;
};

export type PartnerOwnProgress = PartnerProgress & ({
  startWeight: BodyWeight;
  currentWeight: BodyWeight;
  targetWeight: BodyWeight | null;
});

export type PartnerPairRank = {
  period: PartnerPeriod;
  updatedAt: DateTime;
  participants: number;
  list: PartnerPairRankEntry[];
  mine: PartnerPairRankEntry | null;
};

export type PartnerPairRankEntry = {
  rank: number;
  first: RankedPerson;
  second: RankedPerson;
  recordedDays: number;
};

export type PartnerPeriod = "week" | "month" | "total";

export type PartnerPhoneInvitationInput = {
  idempotencyKey?: IdempotencyKey;
  phoneNumber: PhoneNumber;
};

export type PartnerProgress = UserCard & ({
  startDate: Day;
  lostPercent: LostPercent;
  lastWeighedOn: Day | null;
  trend: PartnerProgressPoint[];
});

export type PartnerProgressPoint = {
  date: Day;
  lostPercent: LostPercent;
};

export type PartnerRank = {
  period: PartnerPeriod;
  updatedAt: DateTime;
  participants: number;
  list: PartnerRankEntry[];
  mine: PartnerRankEntry | null;
};

export type PartnerRankEntry = RankedPerson & ({
  rank: number;
  recordedDays: number;
});

export type PartnerRelationship = PartnerRelationshipId & ({
  status: PartnerStatus;
  sentByMe: boolean;
  way: "code" | "phone" | "match";
  partner: UserCard;
  inviteCode?: string;
  phoneNumber?: PhoneNumber;
  invitedAt: DateTime;
  expiresAt: DateTime | null;
  acceptedAt: DateTime | null;
  endedAt: DateTime | null;
});

export type PartnerRelationshipId = {
  relationshipId: Id;
};

export type PartnerStatus = "invited" | "accepted" | "declined" | "expired" | "cancelled" | "left";

export type PaymentChannel = "messaging" | "wallet";

export type PaymentMethod = {
  channel: PaymentChannel;
  account: string;
};

export type PhoneChange = {
  ticket: string;
  phoneNumber: PhoneNumber;
  verifyCode: VerifyCode;
};

export type PhoneChangeTicket = {
  ticket: string;
  validSeconds: number;
};

export type PhoneNumber = string;

export type PictureAddress = string;

export type PlanChange = "allergies" | "diet" | "energyTarget" | "stageOfLife";

export type PlanDayCount = {
  date: Day;
  planned: number;
  done: number;
};

export type PlanTask = {
  taskId: Id;
  date: Day;
  type: TaskType;
  title: string;
  titleEn?: string;
  description: string;
  descriptionEn?: string;
  time: TimeOfDay | null;
  status: PlanTaskStatus;
  handledAt: DateTime | null;
  remindTime: TimeOfDay | null;
  amount?: number;
  unit?: "ml" | "minute" | "step";
  goodsCount: number;
  healthDataType?: HealthDataType;
  contentId?: Id;
};

export type PlanTaskStatus = "upcoming" | "pending" | "done" | "missed";

export type PlannedDish = PlannedFood & ({
  course: MealCourse;
  ingredients: PlannedFood[];
  allergens: Allergen[];
  minutes: number;
  method: string | null;
  methodEn?: string;
});

export type PlannedFood = FoodPortion & ({
  category: FoodCategory;
});

export type PlannedMeal = {
  mealId: Id;
  mealType: MealType;
  time: TimeOfDay;
  finished: boolean;
  finishedAt: DateTime | null;
  macros: Macros;
  items: PlannedDish[];
  note: string;
  noteEn?: string;
};

export type PortionInput = {
  foodId: Id;
  amount: number;
};

export type PostalAddress = {
  receiverName: string;
  phoneNumber: PhoneNumber;
  province: string;
  city: string;
  district: string;
  street: string;
};

export type PurineFood = {
  foodId: Id;
  name: string;
  nameEn: string;
  pinyin?: string;
  aliases?: string[];
  category: FoodCategory;
  caution?: FoodCaution;
  purinePer100g: number;
  energyPer100g: number | null;
  source: PurineSource;
};

export type PurineSource = "chinaFct6" | "kaneko2014";

export type QuestionType = 0 | 1 | 2;

export type RankedPerson = {
  userId?: Id;
  userName?: string;
  avatar?: PictureAddress | null;
};

export type RecordedFood = FoodAmount & ({
  ingredients: RecordedIngredient[];
});

export type RecordedIngredient = FoodAmount & ({
  flags: IngredientFlag[];
});

export type Refund = RefundId & OrderId & RefundAmount & ({
  type: RefundType;
  status: RefundStatus;
  reason: RefundReason;
  description: string;
  pictures: PictureAddress[];
  appliedAt: DateTime;
  events: RefundEvent[];
  refundTo: PaymentMethod;
  expectedBy: Day | null;
  rejectReason: string | null;
  returnAddress: PostalAddress | null;
  returnBefore: DateTime | null;
  parcel: Parcel | null;
});

export type RefundAmount = {
  items: RefundItem[];
  goodsAmount: Cents;
  freight: Cents;
  totalAmount: Cents;
  currency: "CNY";
};

export type RefundApplication = RefundCalculation & ({
  idempotencyKey?: IdempotencyKey;
  type: RefundType;
  reasonId: Id;
  description: string;
  pictures: PictureAddress[];
  expectedAmount: Cents;
});

export type RefundCalculation = OrderId & ({
  items: RefundItemInput[];
});

export type RefundEvent = {
  status: RefundStatus;
  at: DateTime;
};

export type RefundId = {
  refundId: Id;
};

export type RefundItem = RefundItemInput & ({
  amount: Cents;
});

export type RefundItemInput = {
  orderItemId: Id;
  quantity: number;
};

export type RefundParcel = RefundId & ParcelNumber & ({});

export type RefundReason = {
  reasonId: Id;
  name: string;
  nameEn: string;
  types: RefundType[];
  needsPictures: boolean;
};

export type RefundStatus = "applied" | "approved" | "awaitingReturn" | "returning" | "refunded" | "rejected" | "withdrawn";

export type RefundType = "refundOnly" | "returnAndRefund";

export type RepeatType = "daily" | "weekdays" | "interval" | "asNeeded";

export type ReportDetail = Generated & ({
  reportId: Id | null;
  type: ReportType;
  status: ReportStatus;
  from: Day;
  to: Day;
  staleSince: DateTime | null;
  failReason: ReportFailReason | null;
  week: WeekReport | null;
  deep: DeepReport | null;
});

export type ReportFailReason = "noRecords" | "tooFewDays" | "unavailable";

export type ReportRequest = {
  type: ReportType;
  date?: Day;
};

export type ReportStatus = "none" | "generating" | "ready" | "failed";

export type ReportType = "week" | "deep";

export type RequiredFlag = 0 | 1;

export type ShareAction = "share" | "open" | "launch" | "download";

export type ShareType = "family" | "sugarControl" | "weight" | "ingredients" | "article" | "introduce";

export type ShortLink = {
  shortUrl: string;
  url: string;
  expiresAt: DateTime | null;
};

export type SimpleAnalysis = AnalysisRecord & ({
  items: AnalysedFood[];
  target: DayTarget;
  otherMeals: Macros;
  failReason: AnalysisFailReason | null;
  unknownNames: string[];
});

export type SimpleAnalysisSave = AnalysisId & ({
  date?: Day;
  mealType?: MealType;
  intendedAt?: DateTime;
  ifTaken?: IfTaken;
  items: PortionInput[];
});

export type SleepStages = {
  deep: number;
  light: number;
  rem: number;
  awake: number;
};

export type StageAssessment = Generated & ({
  stageId: Id;
  number: number;
  title: string;
  titleEn?: string;
  startDate: Day;
  endDate: Day;
  score: number;
  band: AssessmentBand;
  bands: AssessmentBandRange[];
  planned: number;
  done: number;
  items: AssessmentItem[];
  startWeight: number | null;
  endWeight: number | null;
  summary: string;
  summaryEn?: string;
  advice: string[];
  adviceEn?: string[];
  nextStep: AssessmentNextStep | null;
});

export type StageStatus = "upcoming" | "current" | "finished";

export type StatisticBatch = {
  tid: Id;
  uid: string | null;
  ct: string;
  data: StatisticEvent[];
};

export type StatisticEvent = {
  id?: Id;
  ev: string;
  ori: string;
  t: number;
  extras: Record<string, unknown>;
};

export type SubmittedFood = {
  foodId?: Id;
  name: string;
  nameEn?: string;
  amount: number;
};

export type TaskGoods = Goods & ({
  taskId: Id;
  quantity: number;
  usage: string;
  usageEn: string;
});

export type TaskRemindInput = {
  taskId: Id;
  intendedAt?: DateTime;
  time: TimeOfDay | null;
};

export type TaskType = "measure" | "diet" | "water" | "exercise" | "sleep" | "reading" | "course";

export type Taste = "light" | "savoury" | "sour" | "sweet" | "spicy";

export type TimeOfDay = string;

export type UnplannedLoss = {
  highest: HealthDataReading;
  lostPercent: number;
};

export type User = UserProfile & ({
  userToken: string;
  apkVersion?: string;
});

export type UserCard = {
  userId: Id;
  userName: string;
  avatar: PictureAddress | null;
};

export type UserInformationInput = {
  userName?: string;
  avatar?: PictureAddress | null;
  gender?: Gender;
  birthDate?: Day | null;
  height?: BodyHeight | null;
  weight?: BodyWeight | null;
  confirmed?: boolean;
  healthTagIds?: Id[];
  dietaryGoal?: DietaryGoal | null;
  intendedAt?: DateTime;
  consents?: ConsentDecision[];
};

export type UserProfile = {
  userId: Id;
  userName: string;
  avatar: PictureAddress | null;
  phoneNumber: PhoneNumber;
  memberType: MemberType;
  promoteRoleFlag: YesNo;
};

export type VerifyCode = string;

export type VerifyCodeLogin = {
  phoneNumber: PhoneNumber;
  verifyCode: string;
  inviterId?: Id;
};

export type VerifyCodePurpose = "login" | "verifyOld" | "changePhone" | "closeAccount" | "guardian";

export type VerifyCodeReceipt = {
  resendSeconds: number;
  validSeconds: number;
};

export type WeekReport = {
  days: DailyReportSummary[];
  completeDays: number;
  target: DayTarget;
  average: Macros | null;
  averageScore: number | null;
  previousAverage: Macros | null;
  previousScore: number | null;
  best: Day | null;
  worst: Day | null;
  nutrients: NutrientAmount[];
  advice: string[];
  adviceEn?: string[];
};

export type WeightComparison = {
  weight: HealthDataReading;
  last: HealthDataReading | null;
  change: number | null;
  changePercent: number | null;
  bmi: number | null;
};

export type WeightInput = {
  idempotencyKey?: IdempotencyKey;
  weight: BodyWeight;
  measuredAt?: DateTime;
  source?: HealthDataSource;
  confirmed?: boolean;
};

export type WeightLossObstacle = "ageUnknown" | "heightUnknown" | "weightUnknown" | "under18" | "underweight" | "pregnant" | "breastfeeding" | "eatingDisorder" | "from65" | "afterBariatricSurgery";

export type YesNo = 0 | 1;

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
