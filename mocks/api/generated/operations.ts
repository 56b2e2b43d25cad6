// Written by npm run generate. Do not edit.

export interface Operations {
  'aiFood.analysisPending': {
    input: {
      analysisId?: string;
    };
    data: AiFoodProgress | null;
    failure: 'failGone';
  };
  'aiFood.analysisResult': {
    input: {
      analysisId: string;
    };
    data: AiFoodAnalysis;
    failure: 'failPending' | 'failNoFood' | 'failUnclear' | 'failUnknownFood' | 'failGone';
  };
  'aiFood.foodName': {
    input: {
      keyword?: string;
    };
    data: FoodFacts[];
    failure: 'failUnavailable';
  };
  'aiFood.generateSummary': {
    input: {
      date?: string;
    };
    data: AiFoodSummary;
    failure: 'failNothing' | 'failUnavailable';
  };
  'aiFood.historyRecord': {
    input: {
      pageNum: number;
      pageSize?: number;
    };
    data: AiFoodHistoryPage;
    failure: 'failUnavailable';
  };
  'aiFood.submitFoodName': {
    input: AiFoodSubmission;
    data: AiFoodProgress;
    failure: 'failNothing' | 'failFuture' | 'failUnknownFood' | 'failPending' | 'failGone' | 'failUsedUp';
  };
  'aiFood.userSummary': {
    input: {
      date?: string;
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
      date?: string;
    };
    data: DailyReport;
    failure: 'failUnavailable';
  };
  'analysis.dailyReportList': {
    input: {
      pageNum: number;
      pageSize?: number;
      from?: string;
      to?: string;
    };
    data: DailyReportPage;
    failure: 'failInvalidRange';
  };
  'analysis.deep': {
    input: {
      analysisId: string;
    };
    data: DeepAnalysis;
    failure: 'failGone' | 'failNotSubmitted';
  };
  'analysis.generateReport': {
    input: ReportRequest;
    data: ReportDetail;
    failure: 'failFuture' | 'failNotMember';
  };
  'analysis.ingredientRecord': {
    input: {
      analysisId: string;
    };
    data: IngredientRecord;
    failure: 'failGone' | 'failNotReady';
  };
  'analysis.nutrientGoods': {
    input: {
      date?: string;
    };
    data: NutrientAdvice[];
    failure: 'failUnavailable';
  };
  'analysis.record': {
    input: {
      pageNum: number;
      pageSize?: number;
      date?: string;
    };
    data: AnalysisRecordPage;
    failure: 'failUnavailable';
  };
  'analysis.reportDetail': {
    input: {
      type: ReportType;
      date?: string;
    };
    data: ReportDetail;
    failure: 'failUnavailable';
  };
  'analysis.saveSimple': {
    input: SimpleAnalysisSave;
    data: SimpleAnalysis;
    failure: 'failGone' | 'failNotReady' | 'failUnknownFood' | 'failFuture';
  };
  'analysis.simple': {
    input: {
      analysisId: string;
    };
    data: SimpleAnalysis;
    failure: 'failGone';
  };
  'analysis.submitDeep': {
    input: AnalysisId;
    data: DeepAnalysis;
    failure: 'failGone' | 'failNotReady' | 'failNotMember';
  };
  'analysis.submitFoodItem': {
    input: MealSubmission;
    data: SimpleAnalysis;
    failure: 'failGone' | 'failFuture' | 'failDailyLimit';
  };
  'auth.login': {
    input: VerifyCodeLogin;
    data: User;
    failure: 'failWrongCode' | 'failCodeExpired' | 'failTooManyTries' | 'failClosed';
  };
  'camp.goodsInfo': {
    input: {
      campId?: string;
    };
    data: CampGoods;
    failure: 'failNoCamp';
  };
  'camp.notOver': {
    input: {};
    data: MyCamp | null;
    failure: 'failUnavailable';
  };
  'evaluation.foodPlan': {
    input: {
      planId?: string;
    };
    data: EvaluationFoodPlan;
    failure: 'failNoPlan';
  };
  'evaluation.foodPlanDetail': {
    input: {
      date: string;
      planId?: string;
    };
    data: EvaluationPlanDay;
    failure: 'failOutside' | 'failNoPlan';
  };
  'evaluation.generateReport': {
    input: EvaluationId;
    data: EvaluationReport;
    failure: 'failIncomplete' | 'failGone';
  };
  'evaluation.info': {
    input: {};
    data: EvaluationInfo;
    failure: 'failUnavailable';
  };
  'evaluation.list': {
    input: {
      evaluationId?: string;
    };
    data: EvaluationItem[];
    failure: 'failGone';
  };
  'evaluation.next': {
    input: EvaluationNextInput;
    data: EvaluationStep;
    failure: 'failRequired' | 'failOutOfRange' | 'failOneOnly' | 'failExclusive' | 'failUnknownOption' | 'failWrongKind' | 'failUnknownItem' | 'failLocked' | 'failGenerating' | 'failGone';
  };
  'evaluation.pre': {
    input: EvaluationPreInput;
    data: EvaluationStep;
    failure: 'failAtFirst' | 'failUnknownItem' | 'failLocked' | 'failGone';
  };
  'evaluation.report': {
    input: {
      reportId?: string;
    };
    data: EvaluationReport;
    failure: 'failNoReport';
  };
  'family.answerInvitedMessage': {
    input: {
      relationshipId: string;
      answer: "accepted" | "declined";
      relationCode?: FamilyRelationCode;
      shared?: FamilySharedKind[];
    };
    data: FamilyInvitation;
    failure: 'failExpired' | 'failAnswered' | 'failGone' | 'failNoRelation' | 'failUnknownRelation' | 'failTooMany';
  };
  'family.byUserId': {
    input: {
      familyUserId: string;
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
    failure: 'failUnavailable';
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
    failure: 'failTooMany';
  };
  'family.relationship': {
    input: {};
    data: FamilyRelationships;
    failure: 'failUnavailable';
  };
  'family.relationshipEnum': {
    input: {};
    data: FamilyRelation[];
    failure: 'failUnavailable';
  };
  'family.saveRelationship': {
    input: FamilyMemberInput;
    data: FamilyMember;
    failure: 'failCodeInvalid' | 'failSelf' | 'failAlreadyMember' | 'failGone' | 'failNoTarget' | 'failUnknownRelation' | 'failTooMany';
  };
  'family.saveRelationshipByPhoneNumber': {
    input: FamilyPhoneInvitationInput;
    data: FamilyInvitation;
    failure: 'failUnknownPhone' | 'failSelf' | 'failAlreadyMember' | 'failAlreadyInvited' | 'failInvitedYou' | 'failUnknownRelation' | 'failTooMany';
  };
  'feedback.submit': {
    input: FeedbackInput;
    data: FeedbackReceipt;
    failure: 'failTooShort' | 'failDailyLimit' | 'failNotAllowed';
  };
  'healthData.detail': {
    input: {
      healthDataType: HealthDataType;
      period?: HealthPeriod;
      date?: string;
    };
    data: HealthDataDetail;
    failure: 'failUnavailable';
  };
  'healthData.remind': {
    input: HealthDataRemind;
    data: HealthDataRemind;
    failure: 'failUnavailable';
  };
  'healthData.saveWeightWithCompareLast': {
    input: WeightInput;
    data: WeightComparison;
    failure: 'failImplausible' | 'failFuture';
  };
  'heartRate.average': {
    input: {
      period?: HealthPeriod;
      date?: string;
    };
    data: HeartRateAverage;
    failure: 'failUnavailable';
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
      articleId: string;
    };
    data: Article;
    failure: 'failGone';
  };
  'information.courseDetail': {
    input: {
      courseId: string;
    };
    data: Course;
    failure: 'failNotMember' | 'failGone';
  };
  'information.listByHealthDataType': {
    input: {
      healthDataType: HealthDataType;
    };
    data: ContentItem[];
    failure: 'failUnavailable';
  };
  'information.listByTaskType': {
    input: {
      taskType: TaskType;
    };
    data: ContentItem[];
    failure: 'failUnavailable';
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
    failure: 'failUpdating';
  };
  'lookup.healthDataGoodsDetail': {
    input: {
      goodsId: string;
    };
    data: Goods;
    failure: 'failGone';
  };
  'lookup.healthDataGoodsList': {
    input: {
      healthDataType: HealthDataType;
    };
    data: Goods[];
    failure: 'failUnavailable';
  };
  'lookup.purineIndexList': {
    input: {
      keyword?: string;
      category?: FoodCategory;
    };
    data: PurineFood[];
    failure: 'failUpdating';
  };
  'mealPlan.calendar': {
    input: {
      from?: string;
      to?: string;
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
      date?: string;
    };
    data: MealPlanDay;
    failure: 'failUnavailable';
  };
  'mealPlan.finish': {
    input: {
      mealId: string;
      finished?: boolean;
      finishedAt?: string;
    };
    data: MealPlanDay;
    failure: 'failGone' | 'failTimeOutside' | 'failFuture';
  };
  'mealPlan.guideFlag': {
    input: {};
    data: YesNo;
    failure: 'failUnavailable';
  };
  'mealPlan.modify': {
    input: MealPlanModification;
    data: MealPlanState;
    failure: 'failNotMember' | 'failGenerating' | 'failPast' | 'failNoPreview' | 'failNotReady' | 'failExpired' | 'failApplied' | 'failChanged';
  };
  'mealPlan.neverCustomizedStatus': {
    input: {};
    data: YesNo;
    failure: 'failUnavailable';
  };
  'mealPlan.replaceAllPre': {
    input: DayReplacement;
    data: MealPlanPreview;
    failure: 'failPast' | 'failNothing';
  };
  'mealPlan.replaceAllResult': {
    input: {
      previewId: string;
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
      previewId: string;
    };
    data: MealPlanPreview;
    failure: 'failNoPreview';
  };
  'mealPlan.status': {
    input: {};
    data: MealPlanState;
    failure: 'failUnavailable';
  };
  'mealPlan.viewSubmit': {
    input: {};
    data: MealPlanSubmission | null;
    failure: 'failUnavailable';
  };
  'medication.delete': {
    input: MedicationReminderId;
    data: null;
    failure: 'failGone';
  };
  'medication.finish': {
    input: {
      reminderId: string;
      date: string;
      time: TimeOfDay;
      status: "taken" | "skipped" | "pending";
      handledAt?: string;
    };
    data: MedicationReminder;
    failure: 'failGone' | 'failNotPlanned' | 'failOtherDay' | 'failTimeOutside';
  };
  'medication.historyList': {
    input: MedicationHistoryQuery;
    data: MedicationHistoryPage;
    failure: 'failInvalidRange';
  };
  'medication.list': {
    input: {
      date?: string;
    };
    data: MedicationReminder[];
    failure: 'failUnavailable';
  };
  'medication.save': {
    input: MedicationReminderInput;
    data: MedicationReminder;
    failure: 'failGone' | 'failEndBeforeStart' | 'failNoWeekday' | 'failNoInterval' | 'failTooMany';
  };
  'medication.yearList': {
    input: {
      year: number;
    };
    data: MedicationDay[];
    failure: 'failUnavailable';
  };
  'member.hasPermission': {
    input: {
      feature?: MemberFeature;
    };
    data: MemberPermission;
    failure: 'failUnavailable';
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
    failure: 'failUnavailable';
  };
  'mirror.list': {
    input: {
      pageNum: number;
      pageSize?: number;
    };
    data: MirrorRecordPage;
    failure: 'failUnavailable';
  };
  'mirror.result': {
    input: {
      recordId: string;
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
    failure: 'failUnavailable';
  };
  'orders.detail': {
    input: {
      orderId: string;
    };
    data: OrderDetail;
    failure: 'failGone';
  };
  'orders.goodsDetail': {
    input: {
      goodsId: string;
    };
    data: GoodsDetail;
    failure: 'failGone';
  };
  'orders.list': {
    input: OrderListQuery;
    data: OrderPage;
    failure: 'failUnavailable';
  };
  'orders.logisticsInfo': {
    input: {
      orderId: string;
      refundId?: string;
    };
    data: LogisticsInfo;
    failure: 'failGone' | 'failNotSent';
  };
  'orders.refundReason': {
    input: {
      type?: RefundType;
    };
    data: RefundReason[];
    failure: 'failUnavailable';
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
      relationshipId: string;
      answer: "accepted" | "declined";
    };
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failHasPartner' | 'failPartnerTaken' | 'failExpired' | 'failAnswered' | 'failGone';
  };
  'partner.cancelInvite': {
    input: PartnerRelationshipId;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failAccepted' | 'failEnded' | 'failGone';
  };
  'partner.deleteRelationship': {
    input: PartnerRelationshipId;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failGone' | 'failNotPartners';
  };
  'partner.indexData': {
    input: {};
    data: PartnerIndex;
    failure: 'failUnavailable';
  };
  'partner.invitedMessage': {
    input: {};
    data: PartnerRelationship[];
    failure: 'failSignedOut';
  };
  'partner.match': {
    input: {};
    data: PartnerCandidate | null;
    failure: 'failSignedOut' | 'failHasPartner' | 'failInvitationOpen';
  };
  'partner.pairRank': {
    input: {
      period: PartnerPeriod;
    };
    data: PartnerPairRank;
    failure: 'failUnavailable';
  };
  'partner.qrCode': {
    input: {};
    data: InviteCode;
    failure: 'failSignedOut' | 'failHasPartner';
  };
  'partner.relationship': {
    input: {};
    data: PartnerRelationship | null;
    failure: 'failSignedOut';
  };
  'partner.saveRelationship': {
    input: PartnerJoinInput;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failCodeInvalid' | 'failSelf' | 'failHasPartner' | 'failPartnerTaken' | 'failInvitationOpen' | 'failProposalOver' | 'failNoTarget';
  };
  'partner.saveRelationshipByPhoneNumber': {
    input: PartnerPhoneInvitationInput;
    data: PartnerRelationship;
    failure: 'failSignedOut' | 'failUnknownPhone' | 'failSelf' | 'failHasPartner' | 'failPartnerTaken' | 'failInvitationOpen' | 'failInvitedYou';
  };
  'partner.singleRank': {
    input: {
      period: PartnerPeriod;
    };
    data: PartnerRank;
    failure: 'failUnavailable';
  };
  'plans.clockIn': {
    input: ClockInInput;
    data: ClockInResult;
    failure: 'failAlready' | 'failOtherDay' | 'failTimeOutside' | 'failGone';
  };
  'plans.executionData': {
    input: {
      planId?: string;
      stageId?: string;
      date?: string;
    };
    data: ExecutionPlan;
    failure: 'failNoPlan' | 'failGone' | 'failOutside';
  };
  'plans.executionTitles': {
    input: {
      planId?: string;
    };
    data: ExecutionStage[];
    failure: 'failGone';
  };
  'plans.finishedStage': {
    input: {};
    data: FinishedStage[];
    failure: 'failUnavailable';
  };
  'plans.goodsItem': {
    input: {
      taskId: string;
    };
    data: TaskGoods[];
    failure: 'failGone';
  };
  'plans.remind': {
    input: TaskRemindInput;
    data: PlanTask;
    failure: 'failStageFinished' | 'failGone';
  };
  'plans.stageAssessmentDetail': {
    input: {
      stageId: string;
    };
    data: StageAssessment;
    failure: 'failNotFinished' | 'failGenerating' | 'failGone';
  };
  'share.log': {
    input: {
      type: ShareType;
      action: ShareAction;
      userId?: string;
      contentId?: string;
    };
    data: null;
    failure: 'failEnded';
  };
  'statistic.push': {
    input: StatisticBatch;
    data: null;
    failure: 'failBusy';
  };
  'user.accountInformation': {
    input: {};
    data: AccountInformation;
    failure: 'failClosed';
  };
  'user.changePhoneNumberSubmit': {
    input: PhoneChange;
    data: FoodUserInformation;
    failure: 'failWrongCode' | 'failCodeExpired' | 'failNotVerified' | 'failTaken' | 'failSame' | 'failClosed';
  };
  'user.changePhoneNumberVerifyOld': {
    input: OldPhoneVerification;
    data: PhoneChangeTicket;
    failure: 'failWrongCode' | 'failCodeExpired' | 'failClosed';
  };
  'user.closeAccount': {
    input: AccountClosure;
    data: null;
    failure: 'failWrongCode' | 'failCodeExpired' | 'failOpenOrders' | 'failOpenIncome' | 'failClosed';
  };
  'user.healthTagGroups': {
    input: {};
    data: HealthTagGroup[];
    failure: 'failUnavailable';
  };
  'user.information': {
    input: {};
    data: FoodUserInformation;
    failure: 'failClosed';
  };
  'user.saveInformation': {
    input: UserInformationInput;
    data: FoodUserInformation;
    failure: 'failClosed' | 'failInvalidBirthDate' | 'failUnknownTag' | 'failTagConflict' | 'failNameNotAllowed';
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

export type AccountInformation = UserProfile & BodyProfile & ({});

export type AiFoodAnalysis = AiFoodMeal & ({
  analysisId: string;
  shareCode: string;
  energyTarget: number;
  targetSource: TargetSource;
  createdAt: string;
  updatedAt: string;
  diaryAnalysisId: string | null;
});

export type AiFoodDay = {
  date: string;
  macros: Macros;
  records: AiFoodRecord[];
};

export type AiFoodEntry = {
  foodId?: string;
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

export type AiFoodMeal = {
  mealType: MealType;
  date: string;
  source: MealSource;
  picture: string | null;
  items: AiFoodItem[];
  macros: Macros;
  nutrients: NutrientAmount[];
  unknownNames: string[];
};

export type AiFoodProgress = {
  analysisId: string;
  status: AiFoodStatus;
  stage: AiFoodStage | null;
  progress: number;
  failReason: AiFoodFailReason | null;
  submittedAt: string;
};

export type AiFoodRecord = {
  analysisId: string;
  mealType: MealType;
  source: MealSource;
  createdAt: string;
  picture: string | null;
  items: FoodPortion[];
  macros: Macros;
};

export type AiFoodStage = "recognising" | "matching" | "calculating";

export type AiFoodStatus = "pending" | "ready" | "failed";

export type AiFoodSubmission = {
  analysisId?: string;
  mealType: MealType;
  date?: string;
  picture?: string;
  foods?: AiFoodEntry[];
};

export type AiFoodSummary = {
  date: string;
  status: AiFoodSummaryStatus;
  macros: Macros;
  energyTarget: number;
  targetSource: TargetSource;
  meals: MealMacros[];
  text: string | null;
  generatedAt: string | null;
};

export type AiFoodSummaryStatus = "none" | "generating" | "ready" | "outdated" | "failed";

export type Allergen = "gluten" | "crustaceans" | "fish" | "egg" | "peanut" | "soy" | "milk" | "treeNuts";

export type AnalysedFood = FoodPortion & ({
  per100g: Macros;
  servings: FoodServing[];
});

export type AnalysisFailReason = "unknownFood" | "tooLittle" | "unavailable";

export type AnalysisId = {
  analysisId: string;
};

export type AnalysisRecord = AnalysisId & ({
  date: string;
  mealType: MealType;
  status: AnalysisStatus;
  deepStatus: AnalysisStatus | null;
  saved: boolean;
  submittedAt: string;
  source: MealSource;
  picture: string | null;
  aiFoodAnalysisId: string | null;
  foods: SubmittedFood[];
  macros: Macros | null;
});

export type AnalysisRecordPage = Page & ({
  list: AnalysisRecord[];
});

export type AnalysisStatus = "submitted" | "analysing" | "ready" | "failed";

export type Article = {
  articleId: string;
  title: string;
  summary: string;
  author: string;
  authorTitle: string;
  publishedAt: string;
  cover: string | null;
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
  taskId: string;
  type: TaskType;
  title: string;
  planned: number;
  done: number;
  score: number;
};

export type AssessmentLevel = "good" | "fair" | "poor";

export type AssessmentNextStep = {
  kind: "nextStage" | "course";
  title: string;
  text: string;
  stageId?: string;
  contentId?: string;
};

export type AssessmentSection = {
  code: AssessmentCode;
  level: AssessmentLevel;
  text: string;
  advice: string | null;
};

export type AssessmentStatus = "generating" | "ready";

export type BodyHeight = number;

export type BodyProfile = {
  gender: Gender;
  birthDate: string | null;
  height: BodyHeight | null;
  weight: BodyWeight | null;
};

export type BodyWeight = number;

export type CampGoods = Goods & ({
  campId: string;
  status: CampStatus;
  startDate: string;
  endDate: string;
  places: number;
  placesLeft: number;
  originalPrice: number | null;
  joined: boolean;
  coach: string;
  features: string[];
  featuresEn: string[];
});

export type CampStatus = "enrolling" | "full" | "running" | "over";

export type Cents = number;

export type ClockInInput = {
  taskId: string;
  date: string;
  handledAt?: string;
};

export type ClockInResult = {
  task: PlanTask;
  done: number;
  planned: number;
  streakDays: number;
};

export type ContentItem = {
  contentId: string;
  contentType: ContentType;
  title: string;
  summary: string;
  cover: string | null;
  minutes: number;
  taskTypes: TaskType[];
  healthDataTypes: HealthDataType[];
};

export type ContentType = "article" | "course";

export type Course = {
  courseId: string;
  title: string;
  summary: string;
  teacher: string;
  teacherTitle: string;
  cover: string | null;
  minutes: number;
  status: "notStarted" | "learning" | "finished";
  progress: number;
  sections: CourseSection[];
};

export type CourseSection = {
  sectionId: string;
  number: number;
  title: string;
  summary: string;
  articleId: string;
  minutes: number;
  status: CourseSectionStatus;
  progress: number;
};

export type CourseSectionStatus = "locked" | "unread" | "reading" | "finished";

export type DailyReport = DailyReportSummary & ({
  nutrients: NutrientAmount[];
  glycemicLoad: number;
  meals: MealRecord[];
  sections: AssessmentSection[];
});

export type DailyReportPage = Page & ({
  list: DailyReportSummary[];
});

export type DailyReportSummary = {
  date: string;
  coverage: DayCoverage;
  score: number | null;
  mealCount: number;
  macros: Macros;
  target: Macros;
  targetSource: TargetSource;
};

export type DayCoverage = "empty" | "partial" | "complete";

export type DayReplacement = {
  date: string;
};

export type DeepAnalysis = AnalysisId & ({
  date: string;
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
  score: number;
  completeDays: number;
  target: Macros;
  targetSource: TargetSource;
  average: Macros;
  nutrients: NutrientAmount[];
  sections: AssessmentSection[];
};

export type DeliveryAddress = PostalAddress & ({
  addressId: string;
});

export type DietaryGoal = "loseWeight" | "maintainWeight" | "gainMuscle" | "controlGlucose";

export type DoseUnit = "tablet" | "capsule" | "sachet" | "drop" | "puff" | "patch" | "ml" | "mcg" | "mg" | "g" | "iu";

export type Draw = DrawId & ({
  amount: Cents;
  currency: "CNY";
  status: DrawStatus;
  submittedAt: string;
  updatedAt: string;
  account: string;
  confirmBefore: string | null;
  failReason: DrawFailReason | null;
});

export type DrawFailReason = "nameMismatch" | "notConfirmed" | "refused" | "transferFailed";

export type DrawId = {
  drawId: string;
};

export type DrawInput = {
  amount: Cents;
  requestId: string;
};

export type DrawPage = Page & ({
  list: Draw[];
});

export type DrawStatus = "submitted" | "approved" | "awaitingConfirmation" | "transferring" | "paid" | "failed" | "rejected";

export type DrawTransfer = {
  draw: Draw;
  merchantId: string;
  appId: string;
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
  optionIds: string[];
  value: number | null;
};

export type EvaluationCondition = {
  itemId: string;
  optionId: string;
};

export type EvaluationFailReason = "implausible" | "unavailable";

export type EvaluationFoodPlan = {
  planId: string;
  reportId: string;
  startDate: string;
  endDate: string;
  target: Macros;
  days: EvaluationPlanDayOutline[];
  goods: Goods[];
};

export type EvaluationId = {
  evaluationId: string;
};

export type EvaluationInfo = {
  evaluationId: string | null;
  status: EvaluationStatus;
  progress: EvaluationProgress;
  estimatedMinutes: number;
  startedAt: string | null;
  updatedAt: string | null;
  reportId: string | null;
};

export type EvaluationInput = {
  unit: "cm" | "kg" | "h";
  min: number;
  max: number;
  decimals: number;
};

export type EvaluationItem = {
  itemId: string;
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
  showWhen: EvaluationCondition | null;
  answer: EvaluationAnswer | null;
};

export type EvaluationNextInput = {
  evaluationId?: string;
  itemId?: string;
  answer?: EvaluationAnswer;
};

export type EvaluationOption = {
  optionId: string;
  text: string;
  textEn: string;
  exclusive: boolean;
  allergens?: Allergen[];
};

export type EvaluationPlanDay = {
  planId: string;
  date: string;
  dayNumber: number;
  energyTarget: number;
  macros: Macros;
  meals: EvaluationPlanMeal[];
};

export type EvaluationPlanDayOutline = {
  date: string;
  dayNumber: number;
  macros: Macros;
  meals: EvaluationPlanMealOutline[];
};

export type EvaluationPlanMeal = MealMacros & ({
  time: TimeOfDay;
  foods: PlannedFood[];
  tip: string;
});

export type EvaluationPlanMealOutline = MealMacros & ({
  foods: FoodRef[];
});

export type EvaluationPreInput = {
  evaluationId: string;
  itemId?: string;
  answer?: EvaluationAnswer;
};

export type EvaluationProgress = {
  position: number;
  answered: number;
  total: number;
};

export type EvaluationReport = {
  reportId: string;
  evaluationId: string;
  status: EvaluationReportStatus;
  progress: number;
  failReason: EvaluationFailReason | null;
  createdAt: string;
  content: EvaluationReportContent | null;
};

export type EvaluationReportContent = {
  score: number;
  bmi: number;
  target: Macros;
  sections: EvaluationSection[];
  advice: string[];
  planId: string;
};

export type EvaluationReportStatus = "generating" | "ready" | "failed";

export type EvaluationSection = {
  code: "body" | "activity" | "conditions" | "eating" | "sleep";
  level: "good" | "attention" | "important";
  text: string;
  itemIds: string[];
};

export type EvaluationStatus = "notStarted" | "answering" | "answered" | "generating" | "ready" | "failed";

export type EvaluationStep = {
  evaluationId: string;
  item: EvaluationItem | null;
  progress: EvaluationProgress;
  isFirst: boolean;
};

export type ExecutionNext = {
  date: string;
  stageId: string;
  stageTitle: string;
  newStage: boolean;
  taskTitles: string[];
};

export type ExecutionPlan = {
  planId: string;
  title: string;
  isOwn: boolean;
  date: string;
  stage: ExecutionStage;
  days: PlanDayCount[];
  tasks: PlanTask[];
  done: number;
  streakDays: number;
  next: ExecutionNext | null;
};

export type ExecutionStage = {
  stageId: string;
  number: number;
  title: string;
  startDate: string;
  endDate: string;
  status: StageStatus;
};

export type FamilyBloodPressure = {
  systolic: number;
  diastolic: number;
  pulse: number | null;
  measuredAt: string;
};

export type FamilyBloodSugar = {
  glucose: number;
  moment: "fasting" | "beforeMeal" | "afterMeal" | "bedtime" | "other";
  measuredAt: string;
};

export type FamilyHeartRate = {
  heartRate: number;
  measuredAt: string;
};

export type FamilyInvitation = UserCard & FamilyRelationshipId & ({
  status: FamilyStatus;
  phoneNumber?: PhoneNumber;
  relation: FamilyRelation;
  shared: FamilySharedKind[];
  invitedAt: string;
  expiresAt: string;
  answeredAt: string | null;
});

export type FamilyMember = UserCard & FamilyRelationshipId & ({
  relation: FamilyRelation;
  gender: Gender;
  birthDate: string | null;
  phoneNumber: PhoneNumber | null;
  since: string;
  sharedWithMe: FamilySharedKind[];
  sharedByMe: FamilySharedKind[];
  latest: FamilyReadings;
});

export type FamilyMemberDetail = FamilyMember & ({
  trends: FamilyTrends;
});

export type FamilyMemberInput = {
  inviteCode?: string;
  relationshipId?: string;
  relationCode: FamilyRelationCode;
  shared: FamilySharedKind[];
};

export type FamilyName = UserCard & ({
  familyName: string;
  inviteCode?: string;
  shared?: FamilySharedKind[];
  expiresAt?: string;
});

export type FamilyPhoneInvitationInput = {
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
  relationshipId: string;
};

export type FamilyRelationships = {
  members: FamilyMember[];
  invitations: FamilyInvitation[];
};

export type FamilySharedKind = "weight" | "bloodPressure" | "bloodSugar" | "heartRate" | "steps" | "medication";

export type FamilyStatus = "invited" | "accepted" | "declined" | "expired" | "removed";

export type FamilySteps = {
  date: string;
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
  measuredAt: string;
};

export type FeedbackInput = {
  type: FeedbackType;
  text: string;
  pictures: string[];
  contact: string;
  orderId?: string;
  page?: string;
};

export type FeedbackReceipt = {
  feedbackId: string;
  submittedAt: string;
};

export type FeedbackType = "malfunction" | "suggestion" | "content" | "order" | "other";

export type FinishedStage = {
  stageId: string;
  number: number;
  title: string;
  startDate: string;
  endDate: string;
  assessmentStatus: AssessmentStatus;
  score: number | null;
  band: AssessmentBand | null;
};

export type FoodAmount = FoodRef & ({
  amount: number;
});

export type FoodCategory = "cereals" | "noodlesAndBread" | "tubers" | "legumes" | "vegetables" | "mushroomsAndAlgae" | "fruit" | "nuts" | "dairy" | "eggs" | "meat" | "poultry" | "offal" | "fish" | "shellfish" | "sugars" | "snacks" | "drinks" | "condiments" | "mixedMeals";

export type FoodFacts = FoodRef & ({
  aliases?: string[];
  category: FoodCategory;
  per100g: Macros;
  nutrients: NutrientAmount[];
  servings: FoodServing[];
});

export type FoodPortion = {
  foodId: string;
  name: string;
  nameEn: string;
  amount: number;
  picture?: string;
  macros: Macros;
};

export type FoodRef = {
  foodId: string;
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
});

export type Gender = -1 | 0 | 1;

export type GlycemicFood = {
  foodId: string;
  name: string;
  nameEn: string;
  aliases?: string[];
  category: FoodCategory;
  gi: number;
  carbohydratePer100g: number | null;
  energyPer100g: number | null;
  source: GlycemicSource;
};

export type GlycemicSource = "chinaFct2009" | "atkinson2008" | "fosterPowell2002";

export type Goods = {
  goodsId: string;
  name: string;
  nameEn: string;
  specification: string;
  specificationEn: string;
  price: number;
  currency: "CNY";
  inStock: boolean;
  healthDataTypes?: HealthDataType[];
  pictures: string[];
  purpose: string;
  purposeEn: string;
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
});

export type HealthDataDetail = {
  healthDataType: HealthDataType;
  period: HealthPeriod;
  from: string;
  to: string;
  canEnter: boolean;
  series: HealthDataSeries[];
  remind: HealthDataRemind | null;
};

export type HealthDataPoint = HealthDataReading & ({
  date: string;
  min: number;
  max: number;
  count: number;
});

export type HealthDataReading = {
  value: number;
  measuredAt: string;
  source: HealthDataSource;
};

export type HealthDataRemind = {
  healthDataType: HealthDataType;
  enabled: boolean;
  times: TimeOfDay[];
  weekdays: number[];
};

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

export type HealthPeriod = "week" | "month" | "year";

export type HealthSeriesCode = "weight" | "bloodSugarFasting" | "bloodSugarAfterMeal" | "systolic" | "diastolic" | "sleep" | "heartRate" | "uricAcid";

export type HealthTag = {
  tagId: string;
  name: string;
  nameEn: string;
  allergens?: Allergen[];
};

export type HealthTagGroup = {
  groupId: string;
  name: string;
  nameEn: string;
  multiple: boolean;
  tags: HealthTag[];
};

export type HeartRateAverage = {
  period: HealthPeriod;
  from: string;
  to: string;
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
  from?: string;
  to?: string;
  state?: HeartRateState;
});

export type HeartRateRecord = {
  recordId: string;
  heartRate: number;
  state: HeartRateState;
  measuredAt: string;
  source: HealthDataSource;
};

export type HeartRateState = "resting" | "active";

export type IncomeEntry = {
  incomeId: string;
  source: IncomeSource;
  title: string;
  buyer: string;
  baseAmount: Cents;
  ratePercent: number;
  amount: Cents;
  currency: "CNY";
  earnedAt: string;
  settlesOn: string | null;
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

export type IngredientRecord = AnalysisId & ({
  date: string;
  mealType: MealType;
  flaggedCount: number;
  items: RecordedFood[];
});

export type InviteCode = {
  inviteCode: string;
  link: string;
  expiresAt: string;
};

export type LaunchAppParam = {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  launchAppId: string;
  launchParam: string;
};

export type LaunchAppQuery = {
  url: string;
};

export type LogisticsCompany = "sf" | "zto" | "yto" | "sto" | "yunda" | "jt" | "jd" | "deppon" | "ems" | "chinaPost" | "other";

export type LogisticsInfo = ParcelNumber & ({
  carrierPhone: string | null;
  status: LogisticsStatus;
  estimatedArrival: string | null;
  traces: LogisticsTrace[];
});

export type LogisticsStatus = "registered" | "collected" | "inTransit" | "outForDelivery" | "problem" | "delivered";

export type LogisticsTrace = {
  at: string;
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
  mealId: string;
  mealType: MealType;
  before: PlannedMeal;
  after: PlannedMeal | null;
};

export type MealCourse = "staple" | "main" | "side" | "soup" | "drink" | "fruit" | "nuts";

export type MealMacros = {
  mealType: MealType;
  macros: Macros;
};

export type MealPlanApply = {
  action: "apply";
  previewId: string;
};

export type MealPlanBlocker = "allergies" | "avoidedFoods" | "maxCookingMinutes" | "mealTypes";

export type MealPlanCalendarDay = {
  date: string;
  status: MealPlanStatus;
  mealCount: number;
  finishedCount: number;
  energy: number;
};

export type MealPlanDay = {
  date: string;
  status: MealPlanStatus;
  planId: string | null;
  target: Macros;
  targetSource: TargetSource;
  macros: Macros;
  eaten: Macros;
  meals: PlannedMeal[];
};

export type MealPlanDeletion = {
  scope: "day" | "plan";
  date?: string;
};

export type MealPlanDeletionPreview = {
  previewId: string;
  scope: "day" | "plan";
  dates: string[];
  mealCount: number;
  finishedKept: number;
  expiresAt: string;
};

export type MealPlanFailReason = "tooFewDishes" | "noAlternative" | "unavailable";

export type MealPlanModification = MealPlanSubmit | MealPlanApply;

export type MealPlanPreferences = {
  dietaryGoal: DietaryGoal;
  tastes: Taste[];
  allergies: Allergen[];
  avoidedFoods: string[];
  wantedFoods?: string[];
  tagIds: string[];
  mealTypes: MealType[];
  maxCookingMinutes: number | null;
};

export type MealPlanPreview = {
  previewId: string;
  kind: "replaceDish" | "replaceMeal" | "replaceDay";
  status: MealPlanPreviewStatus;
  date: string;
  expiresAt: string;
  failReason: MealPlanFailReason | null;
  changes: MealChange[];
  dayBefore: Macros;
  dayAfter: Macros | null;
};

export type MealPlanPreviewStatus = "generating" | "ready" | "failed" | "applied" | "expired";

export type MealPlanState = {
  status: MealPlanStatus;
  planId: string | null;
  from: string | null;
  to: string | null;
  updatedAt: string | null;
  failReason: MealPlanFailReason | null;
  blockedBy?: MealPlanBlocker[];
};

export type MealPlanStatus = "none" | "generating" | "ready" | "failed" | "replaced" | "deleted";

export type MealPlanSubmission = MealPlanPreferences & ({
  submittedAt: string;
  heededAllergies?: Allergen[];
});

export type MealPlanSubmit = {
  action: "submit";
  from?: string;
  preferences: MealPlanPreferences;
};

export type MealRecord = {
  mealType: MealType;
  recordedAt: string;
  origin: "analysis" | "plan";
  analysisId: string | null;
  mealId: string | null;
  picture: string | null;
  macros: Macros;
  items: FoodPortion[];
};

export type MealReplacement = {
  mealId: string;
  foodId?: string;
};

export type MealSource = "photo" | "name";

export type MealSubmission = {
  date: string;
  mealType: MealType;
  aiFoodAnalysisId?: string;
  foods: SubmittedFood[];
};

export type MealType = "breakfast" | "lunch" | "dinner" | "snack";

export type MedicationDay = {
  date: string;
  planned: number;
  taken: number;
  skipped: number;
};

export type MedicationDose = {
  time: TimeOfDay;
  status: MedicationStatus;
  handledAt: string | null;
};

export type MedicationHistoryDay = {
  date: string;
  doses: MedicationHistoryDose[];
};

export type MedicationHistoryDose = MedicationReminderId & MedicinePortion & MedicationDose & ({});

export type MedicationHistoryPage = Page & ({
  list: MedicationHistoryDay[];
});

export type MedicationHistoryQuery = PageQuery & ({
  from?: string;
  to?: string;
});

export type MedicationReminder = MedicationReminderId & MedicationSchedule & ({
  doses: MedicationDose[];
});

export type MedicationReminderId = {
  reminderId: string;
};

export type MedicationReminderInput = MedicationSchedule & ({
  reminderId?: string;
});

export type MedicationSchedule = MedicinePortion & ({
  times: TimeOfDay[];
  repeatType: RepeatType;
  weekdays?: number[];
  intervalDays?: number;
  startDate: string;
  endDate: string | null;
  stock: number | null;
  remark: string;
  enabled: boolean;
});

export type MedicationStatus = "pending" | "taken" | "skipped" | "missed";

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
  birthDate: string;
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
  recordId: string;
  status: MirrorStatus;
  deviceName: string;
  createdAt: string;
  measuredAt: string | null;
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
  expiresAt: string;
  profile: BodyProfile | null;
});

export type MirrorRecordPage = Page & ({
  list: MirrorRecord[];
});

export type MirrorResult = MirrorRecord & ({
  front: MirrorView | null;
  side: MirrorView | null;
  girths: MirrorMeasure[];
  shareToken: MirrorToken | null;
});

export type MirrorStatus = "pending" | "analysing" | "ready" | "failed";

export type MirrorToken = string;

export type MirrorView = {
  picture: string | null;
  measures: MirrorMeasure[];
};

export type MyCamp = {
  campId: string;
  name: string;
  nameEn: string;
  status: "upcoming" | "running";
  startDate: string;
  endDate: string;
  day: number;
  days: number;
  planId: string | null;
  coach: string;
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
  foods: FoodPortion[];
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
  foodId: string;
  amount: number;
};

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
  paidAt: string | null;
  paymentMethod: PaymentMethod | null;
  shippedAt: string | null;
  autoFinishAt: string | null;
  finishedAt: string | null;
  refundableUntil: string | null;
  endedAt: string | null;
  cancelReason: OrderCancelReason | null;
  closeReason: "unpaid" | "refunded" | null;
  parcel: Parcel | null;
  refunds: Refund[];
});

export type OrderId = {
  orderId: string;
};

export type OrderItem = {
  orderItemId: string;
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
  createdAt: string;
  payBefore: string | null;
  items: OrderItem[];
  amounts: OrderAmounts;
  refundId: string | null;
  refundStatus: RefundStatus | null;
  actions: OrderAction[];
});

export type OrderTab = "all" | "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "refund";

export type Page = {
  total: number;
  pageNum: number;
  pageSize: number;
  hasMore: boolean;
};

export type PageQuery = {
  pageNum: number;
  pageSize?: number;
};

export type Parcel = ParcelNumber & ({
  sentAt: string;
});

export type ParcelNumber = {
  company: LogisticsCompany;
  trackingNumber: string;
};

export type PartnerCandidate = UserCard & ({
  gender: Gender;
  startDate: string;
  lostPercent: LostPercent;
  targetPercent: number | null;
  proposedUntil: string;
});

export type PartnerIndex = {
  participants: number;
  me: PartnerOwnProgress | null;
  partner: PartnerProgress | null;
  relationship: PartnerRelationship | null;
  openInvitations: number;
};

export type PartnerJoinInput = {
  inviteCode?: string;
  userId?: string;
};

export type PartnerOwnProgress = PartnerProgress & ({
  startWeight: BodyWeight;
  currentWeight: BodyWeight;
  targetWeight: BodyWeight | null;
});

export type PartnerPairRank = {
  period: PartnerPeriod;
  updatedAt: string;
  participants: number;
  list: PartnerPairRankEntry[];
  mine: PartnerPairRankEntry | null;
};

export type PartnerPairRankEntry = {
  rank: number;
  first: UserCard;
  second: UserCard;
  lostPercent: LostPercent;
};

export type PartnerPeriod = "week" | "month" | "total";

export type PartnerPhoneInvitationInput = {
  phoneNumber: PhoneNumber;
};

export type PartnerProgress = UserCard & ({
  startDate: string;
  lostPercent: LostPercent;
  lastWeighedOn: string | null;
  trend: PartnerProgressPoint[];
});

export type PartnerProgressPoint = {
  date: string;
  lostPercent: LostPercent;
};

export type PartnerRank = {
  period: PartnerPeriod;
  updatedAt: string;
  participants: number;
  list: PartnerRankEntry[];
  mine: PartnerRankEntry | null;
};

export type PartnerRankEntry = UserCard & ({
  rank: number;
  lostPercent: LostPercent;
});

export type PartnerRelationship = PartnerRelationshipId & ({
  status: PartnerStatus;
  sentByMe: boolean;
  way: "code" | "phone" | "match";
  partner: UserCard;
  inviteCode?: string;
  phoneNumber?: PhoneNumber;
  invitedAt: string;
  expiresAt: string | null;
  acceptedAt: string | null;
  endedAt: string | null;
});

export type PartnerRelationshipId = {
  relationshipId: string;
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

export type PlanDayCount = {
  date: string;
  planned: number;
  done: number;
};

export type PlanTask = {
  taskId: string;
  date: string;
  type: TaskType;
  title: string;
  description: string;
  time: TimeOfDay | null;
  status: PlanTaskStatus;
  handledAt: string | null;
  remindTime: TimeOfDay | null;
  amount?: number;
  unit?: "ml" | "minute" | "step";
  goodsCount: number;
  healthDataType?: HealthDataType;
  contentId?: string;
};

export type PlanTaskStatus = "upcoming" | "pending" | "done" | "missed";

export type PlannedDish = PlannedFood & ({
  course: MealCourse;
  ingredients: PlannedFood[];
  allergens: Allergen[];
  minutes: number;
  method: string | null;
});

export type PlannedFood = FoodPortion & ({
  category: FoodCategory;
});

export type PlannedMeal = {
  mealId: string;
  mealType: MealType;
  time: TimeOfDay;
  finished: boolean;
  finishedAt: string | null;
  macros: Macros;
  items: PlannedDish[];
  note: string;
};

export type PortionInput = {
  foodId: string;
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
  foodId: string;
  name: string;
  nameEn: string;
  aliases?: string[];
  category: FoodCategory;
  purinePer100g: number;
  energyPer100g: number | null;
  source: PurineSource;
};

export type PurineSource = "chinaFct6" | "kaneko2014";

export type QuestionType = 0 | 1 | 2;

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
  pictures: string[];
  appliedAt: string;
  events: RefundEvent[];
  refundTo: PaymentMethod;
  expectedBy: string | null;
  rejectReason: string | null;
  returnAddress: PostalAddress | null;
  returnBefore: string | null;
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
  type: RefundType;
  reasonId: string;
  description: string;
  pictures: string[];
  expectedAmount: Cents;
});

export type RefundCalculation = OrderId & ({
  items: RefundItemInput[];
});

export type RefundEvent = {
  status: RefundStatus;
  at: string;
};

export type RefundId = {
  refundId: string;
};

export type RefundItem = RefundItemInput & ({
  amount: Cents;
});

export type RefundItemInput = {
  orderItemId: string;
  quantity: number;
};

export type RefundParcel = RefundId & ParcelNumber & ({});

export type RefundReason = {
  reasonId: string;
  name: string;
  nameEn: string;
  types: RefundType[];
  needsPictures: boolean;
};

export type RefundStatus = "applied" | "approved" | "awaitingReturn" | "returning" | "refunded" | "rejected" | "withdrawn";

export type RefundType = "refundOnly" | "returnAndRefund";

export type RepeatType = "daily" | "weekdays" | "interval";

export type ReportDetail = {
  reportId: string | null;
  type: ReportType;
  status: ReportStatus;
  from: string;
  to: string;
  generatedAt: string | null;
  staleSince: string | null;
  failReason: ReportFailReason | null;
  week: WeekReport | null;
  deep: DeepReport | null;
};

export type ReportFailReason = "noRecords" | "tooFewDays" | "unavailable";

export type ReportRequest = {
  type: ReportType;
  date?: string;
};

export type ReportStatus = "none" | "generating" | "ready" | "failed";

export type ReportType = "week" | "deep";

export type RequiredFlag = 0 | 1;

export type ShareAction = "share" | "open" | "launch" | "download";

export type ShareType = "family" | "sugarControl" | "weight" | "ingredients" | "article" | "introduce";

export type ShortLink = {
  shortUrl: string;
  url: string;
  expiresAt: string | null;
};

export type SimpleAnalysis = AnalysisRecord & ({
  items: AnalysedFood[];
  target: Macros;
  targetSource: TargetSource;
  otherMeals: Macros;
  failReason: AnalysisFailReason | null;
  unknownNames: string[];
});

export type SimpleAnalysisSave = AnalysisId & ({
  date?: string;
  mealType?: MealType;
  items: PortionInput[];
});

export type StageAssessment = {
  stageId: string;
  number: number;
  title: string;
  startDate: string;
  endDate: string;
  score: number;
  band: AssessmentBand;
  bands: AssessmentBandRange[];
  planned: number;
  done: number;
  items: AssessmentItem[];
  startWeight: number | null;
  endWeight: number | null;
  summary: string;
  advice: string[];
  nextStep: AssessmentNextStep | null;
};

export type StageStatus = "upcoming" | "current" | "finished";

export type StatisticBatch = {
  tid: string;
  uid: string | null;
  ct: string;
  data: StatisticEvent[];
};

export type StatisticEvent = {
  id?: string;
  ev: string;
  ori: string;
  t: number;
  extras: Record<string, unknown>;
};

export type SubmittedFood = {
  foodId?: string;
  name: string;
  nameEn?: string;
  amount: number;
};

export type TargetSource = "profile" | "usual";

export type TaskGoods = Goods & ({
  taskId: string;
  quantity: number;
  usage: string;
  usageEn: string;
});

export type TaskRemindInput = {
  taskId: string;
  time: TimeOfDay | null;
};

export type TaskType = "measure" | "diet" | "water" | "exercise" | "sleep" | "reading" | "course";

export type Taste = "light" | "savoury" | "sour" | "sweet" | "spicy";

export type TimeOfDay = string;

export type User = UserProfile & ({
  userToken: string;
  apkVersion?: string;
});

export type UserCard = {
  userId: string;
  userName: string;
  avatar: string | null;
};

export type UserInformationInput = {
  userName?: string;
  avatar?: string | null;
  gender?: Gender;
  birthDate?: string | null;
  height?: BodyHeight | null;
  weight?: BodyWeight | null;
  healthTagIds?: string[];
  dietaryGoal?: DietaryGoal | null;
};

export type UserProfile = {
  userId: string;
  userName: string;
  avatar: string | null;
  phoneNumber: PhoneNumber;
  memberType: MemberType;
  promoteRoleFlag: YesNo;
};

export type VerifyCode = string;

export type VerifyCodeLogin = {
  phoneNumber: PhoneNumber;
  verifyCode: string;
  inviterId?: string;
};

export type VerifyCodePurpose = "login" | "verifyOld" | "changePhone" | "closeAccount";

export type VerifyCodeReceipt = {
  resendSeconds: number;
  validSeconds: number;
};

export type WeekReport = {
  days: DailyReportSummary[];
  completeDays: number;
  target: Macros;
  targetSource: TargetSource;
  average: Macros | null;
  averageScore: number | null;
  previousAverage: Macros | null;
  previousScore: number | null;
  best: string | null;
  worst: string | null;
  nutrients: NutrientAmount[];
  advice: string[];
};

export type WeightComparison = {
  weight: HealthDataReading;
  last: HealthDataReading | null;
  change: number | null;
  changePercent: number | null;
  bmi: number | null;
};

export type WeightInput = {
  weight: BodyWeight;
  measuredAt?: string;
  source?: HealthDataSource;
  confirmed?: boolean;
};

export type YesNo = 0 | 1;
