// Written by npm run generate. Do not edit.

/** The names of the examples of each operation's successful replies, in the description. */
export interface FixtureNames {
  'aiFood.analysisPending': 'recognising' | 'matching' | 'calculating' | 'ready' | 'noFood' | 'unclear' | 'unknownFood' | 'unavailable' | 'none';
  'aiFood.analysisResult': 'photo' | 'corrected' | 'names' | 'partlyUnknown';
  'aiFood.foodName': 'most' | 'rice' | 'empty';
  'aiFood.generateSummary': 'generating' | 'ready';
  'aiFood.historyRecord': 'firstPage' | 'lastPage' | 'empty';
  'aiFood.submitFoodName': 'photo' | 'names' | 'saved' | 'corrected';
  'aiFood.userSummary': 'today' | 'generating' | 'ready' | 'outdated' | 'notWritten' | 'empty';
  'aiFood.viewHistoryRecord': 'shared';
  'analysis.dailyReportDetail': 'yesterday' | 'today' | 'mealsMissing' | 'emptyDay';
  'analysis.dailyReportList': 'firstPage' | 'lastPage' | 'empty';
  'analysis.deep': 'ready' | 'readyPoor' | 'submitted' | 'analysing' | 'statusFailed';
  'analysis.generateReport': 'generating' | 'deepGenerating';
  'analysis.ingredientRecord': 'lunch' | 'pizza' | 'noFlags';
  'analysis.nutrientGoods': 'lastSevenDays' | 'empty';
  'analysis.record': 'firstPage' | 'underWay' | 'lastPage' | 'empty';
  'analysis.reportDetail': 'week' | 'deep' | 'weekUnderWay' | 'weekWithoutRecords' | 'none' | 'generating' | 'statusFailed';
  'analysis.saveSimple': 'saved' | 'takenOut';
  'analysis.simple': 'ready' | 'submitted' | 'analysing' | 'readyUnsaved' | 'statusFailed';
  'analysis.submitDeep': 'submitted';
  'analysis.submitFoodItem': 'submitted' | 'takenOver' | 'intoDiary';
  'auth.login': 'member' | 'promoter' | 'incomplete';
  'camp.goodsInfo': 'enrolling' | 'full' | 'running' | 'over';
  'camp.notOver': 'running' | 'upcoming' | 'none';
  'evaluation.foodPlan': 'week';
  'evaluation.foodPlanDetail': 'saturday' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday';
  'evaluation.generateReport': 'generating' | 'ready';
  'evaluation.info': 'ready' | 'notStarted' | 'answering' | 'answered' | 'generating' | 'reportFailed';
  'evaluation.list': 'answered' | 'empty';
  'evaluation.next': 'first' | 'input' | 'optional' | 'multiple' | 'branch' | 'finished';
  'evaluation.pre': 'back';
  'evaluation.report': 'ready' | 'generating' | 'reportFailed';
  'family.answerInvitedMessage': 'accepted' | 'declined';
  'family.byUserId': 'mother' | 'husband' | 'son' | 'nothingShared' | 'nothingMeasured';
  'family.deleteRelationship': 'removed';
  'family.invitedMessage': 'pending' | 'accepted' | 'declined' | 'takenBack' | 'empty';
  'family.name': 'own' | 'invited';
  'family.qrCode': 'nothingShared' | 'weightAndSteps';
  'family.relationship': 'family' | 'invitedOnly' | 'empty';
  'family.relationshipEnum': 'all' | 'empty';
  'family.saveRelationship': 'joined' | 'changed';
  'family.saveRelationshipByPhoneNumber': 'invited' | 'friend';
  'feedback.submit': 'received' | 'deletion' | 'reading';
  'healthData.detail': 'weightWeek' | 'weightMonth' | 'weightYear' | 'bloodSugarWeek' | 'bloodSugarMonth' | 'bloodSugarYear' | 'bloodPressureWeek' | 'bloodPressureMonth' | 'bloodPressureYear' | 'sleepWeek' | 'sleepMonth' | 'sleepYear' | 'heartRateWeek' | 'heartRateMonth' | 'heartRateYear' | 'uricAcidWeek' | 'uricAcidMonth' | 'uricAcidYear' | 'empty' | 'noHeight';
  'healthData.remind': 'set' | 'off';
  'healthData.saveWeightWithCompareLast': 'lost' | 'confirmed' | 'gained' | 'same' | 'first';
  'heartRate.average': 'week' | 'month' | 'year' | 'noMeasurement';
  'heartRate.history': 'firstPage' | 'secondPage' | 'lastPage' | 'empty';
  'income.drawList': 'firstPage' | 'lastPage' | 'empty';
  'income.drawSubmit': 'submitted';
  'income.drawableAmount': 'drawable' | 'belowMinimum' | 'nothing';
  'income.submitTransferRequest': 'awaitingConfirmation';
  'income.summary': 'earning' | 'nothing';
  'income.userConfirmed': 'transferring' | 'paid';
  'income.waitSettleList': 'firstPage' | 'lastPage' | 'empty';
  'information.articleHtmlContent': 'weight' | 'hostile' | 'bloodSugar' | 'sleep' | 'uricAcid' | 'exercise' | 'bloodPressure' | 'plate';
  'information.courseDetail': 'learning' | 'finished' | 'notStarted';
  'information.listByHealthDataType': 'weight' | 'sleep' | 'uricAcid' | 'empty';
  'information.listByTaskType': 'diet' | 'measure' | 'course' | 'empty';
  'information.shortLink': 'short' | 'permanent';
  'lookup.glycemicIndexList': 'foods' | 'tofu' | 'empty';
  'lookup.healthDataGoodsDetail': 'buckwheatNoodles' | 'oatBran' | 'glucoseMeter' | 'uricAcidMeter' | 'sparklingWater' | 'bodyScale' | 'steamEyeMask' | 'buckwheatPillowSoldOut';
  'lookup.healthDataGoodsList': 'weight' | 'bloodSugar' | 'uricAcid' | 'sleep' | 'empty';
  'lookup.purineIndexList': 'foods' | 'shiitake' | 'empty';
  'mealPlan.calendar': 'thisWeek' | 'empty';
  'mealPlan.deletePre': 'day' | 'plan';
  'mealPlan.detail': 'today' | 'tomorrow' | 'none' | 'generating' | 'deleted';
  'mealPlan.finish': 'finished';
  'mealPlan.guideFlag': 'known' | 'show';
  'mealPlan.modify': 'applied' | 'generating' | 'deleted';
  'mealPlan.neverCustomizedStatus': 'had' | 'never';
  'mealPlan.replaceAllPre': 'generating';
  'mealPlan.replaceAllResult': 'ready' | 'generating' | 'statusFailed';
  'mealPlan.replacePre': 'generating';
  'mealPlan.replaceResult': 'ready' | 'dish' | 'generating' | 'statusFailed' | 'applied' | 'expired';
  'mealPlan.status': 'ready' | 'outdated' | 'none' | 'generating' | 'statusFailed' | 'deleted';
  'mealPlan.viewSubmit': 'submitted' | 'never';
  'medication.delete': 'deleted';
  'medication.finish': 'taken' | 'skipped' | 'undone' | 'late';
  'medication.historyList': 'firstPage' | 'lastPage' | 'empty';
  'medication.list': 'today' | 'yesterday' | 'empty';
  'medication.save': 'created' | 'asNeeded' | 'changed' | 'paused';
  'medication.yearList': 'year2026' | 'empty';
  'member.hasPermission': 'member' | 'nonMember' | 'usedUp' | 'nonMemberMealPlan';
  'messaging.launchAppParam': 'signed';
  'mirror.confirm': 'analysing';
  'mirror.info': 'pending' | 'pendingSignedOut' | 'analysing' | 'expired';
  'mirror.lastResult': 'latest' | 'none';
  'mirror.list': 'firstPage' | 'lastPage' | 'empty';
  'mirror.result': 'ready' | 'earlier' | 'analysing' | 'notWholeBody';
  'mirror.viewResult': 'shared' | 'analysing' | 'implausible';
  'orders.calculateRefundAmount': 'oneOfTwo' | 'rest' | 'whole';
  'orders.cancel': 'cancelled';
  'orders.cancelRefundApply': 'withdrawn';
  'orders.confirmFinished': 'finished';
  'orders.defaultDeliveryAddress': 'home' | 'none';
  'orders.detail': 'awaitingPayment' | 'awaitingShipment' | 'shipped' | 'finished' | 'cancelled' | 'closedUnpaid' | 'refundApplied' | 'refundApproved' | 'refundAwaitingReturn' | 'refundReturning' | 'partlyRefunded' | 'closedRefunded' | 'refundRejected' | 'refundWithdrawn' | 'finishedLongAgo';
  'orders.goodsDetail': 'buckwheatNoodles' | 'oatBran' | 'glucoseMeter' | 'uricAcidMeter' | 'sparklingWater' | 'bodyScale' | 'steamEyeMask' | 'buckwheatPillowSoldOut' | 'vitaminB';
  'orders.list': 'firstPage' | 'lastPage' | 'awaitingPayment' | 'empty';
  'orders.logisticsInfo': 'inTransit' | 'outForDelivery' | 'problem' | 'delivered' | 'goingBack' | 'registered';
  'orders.refundReason': 'all' | 'refundOnly' | 'empty';
  'orders.submitRefundApply': 'returnOne' | 'notSent';
  'orders.submitRefundLogisticInfo': 'returning';
  'partner.answerInvitedMessage': 'accepted' | 'declined';
  'partner.cancelInvite': 'cancelled';
  'partner.deleteRelationship': 'left';
  'partner.indexData': 'paired' | 'invited' | 'alone' | 'left' | 'noWeight' | 'signedOut';
  'partner.invitedMessage': 'pending' | 'accepted' | 'declined' | 'cancelled' | 'empty';
  'partner.match': 'candidate' | 'another' | 'none';
  'partner.pairRank': 'week' | 'month' | 'total' | 'notRanked' | 'guest' | 'empty';
  'partner.qrCode': 'code';
  'partner.relationship': 'accepted' | 'invited' | 'declined' | 'expired' | 'cancelled' | 'left' | 'none';
  'partner.saveRelationship': 'joined' | 'invited';
  'partner.saveRelationshipByPhoneNumber': 'invited' | 'friend' | 'formerPartner' | 'invitedBack';
  'partner.singleRank': 'week' | 'month' | 'total' | 'notRanked' | 'guest' | 'empty';
  'plans.clockIn': 'done' | 'late' | 'undone';
  'plans.executionData': 'today' | 'yesterday' | 'stageEnd' | 'firstStage' | 'upcoming' | 'passedOn' | 'lastDay';
  'plans.executionTitles': 'plan' | 'empty';
  'plans.finishedStage': 'two' | 'generating' | 'empty';
  'plans.goodsItem': 'diet' | 'measure' | 'soldOut' | 'water' | 'empty';
  'plans.remind': 'set' | 'removed';
  'plans.stageAssessmentDetail': 'excellent' | 'good' | 'fair' | 'needsWork';
  'share.log': 'logged';
  'statistic.push': 'accepted' | 'anonymous';
  'user.accountInformation': 'member' | 'nonMember' | 'promoter' | 'incomplete';
  'user.changePhoneNumberSubmit': 'changed';
  'user.changePhoneNumberVerifyOld': 'verified';
  'user.closeAccount': 'closed';
  'user.healthTagGroups': 'all' | 'empty';
  'user.information': 'member' | 'nonMember' | 'promoter' | 'incomplete';
  'user.saveInformation': 'goal' | 'name' | 'consent';
  'user.verifyCode': 'sent';
}

/** Loads the data of the examples of a domain, by verb and name; the first example of a verb is the usual one. */
export const loadExamples: Record<string, () => Promise<{ examples: Record<string, Record<string, unknown>> }>> = {
  aiFood: () => import('./fixtures/aiFood.ts'),
  analysis: () => import('./fixtures/analysis.ts'),
  auth: () => import('./fixtures/auth.ts'),
  camp: () => import('./fixtures/camp.ts'),
  evaluation: () => import('./fixtures/evaluation.ts'),
  family: () => import('./fixtures/family.ts'),
  feedback: () => import('./fixtures/feedback.ts'),
  healthData: () => import('./fixtures/healthData.ts'),
  heartRate: () => import('./fixtures/heartRate.ts'),
  income: () => import('./fixtures/income.ts'),
  information: () => import('./fixtures/information.ts'),
  lookup: () => import('./fixtures/lookup.ts'),
  mealPlan: () => import('./fixtures/mealPlan.ts'),
  medication: () => import('./fixtures/medication.ts'),
  member: () => import('./fixtures/member.ts'),
  messaging: () => import('./fixtures/messaging.ts'),
  mirror: () => import('./fixtures/mirror.ts'),
  orders: () => import('./fixtures/orders.ts'),
  partner: () => import('./fixtures/partner.ts'),
  plans: () => import('./fixtures/plans.ts'),
  share: () => import('./fixtures/share.ts'),
  statistic: () => import('./fixtures/statistic.ts'),
  user: () => import('./fixtures/user.ts'),
};
