// Written by npm run generate. Do not edit.

/**
 * Every operation, by domain and base path; `table.ts` reads it. A row has the verb, the method, the last segment of the path,
 * and a word for each thing that is not as usual:
 *
 * - `silent`: a failure shows no toast
 * - `exempt`: it does not wait for a pending login
 * - `command`: a GET that changes something; `read`: a POST that changes nothing
 * - `paged`: the reply is a page of a list
 * - `perApp`: the path on the food host has `/food` for `/scheme`
 * - `noInput`: the method takes options alone
 * - `array`, `string`, `number`, `boolean`, `null`: what `data` is when it is not an object; `nullable`: it may be null
 */
export const operations: Record<string, Record<string, string>> = {
  aiFood: {
    '/scheme/app/foodIntellectual/': `
analysisPending GET queryAnalysisPending perApp nullable
analysisResult GET queryAnalysisResult perApp
foodName GET queryFoodName perApp array
generateSummary GET generateSummary command perApp
historyRecord GET historyRecord paged perApp
submitFoodName POST submitFoodName perApp
userSummary GET queryUserSummary perApp
`,
    '/scheme/view/foodIntellectual/': `
viewHistoryRecord GET historyRecord perApp
`,
  },
  analysis: {
    '/food/app/foodAnalysis/': `
dailyReportDetail GET queryDailyReportDetail
dailyReportList GET queryDailyReportList paged
deep GET queryDeepAnalysis
generateReport POST generateReport
ingredientRecord GET queryIngredientRecord
nutrientGoods GET queryNutrientGoods array
record GET queryAnalysisRecord silent paged
reportDetail GET queryReportDetail silent
saveSimple POST saveSimpleAnalysis
simple GET querySimpleAnalysis
submitDeep POST submitDeepAnalysis
submitFoodItem POST submitFoodItem
`,
  },
  auth: {
    '/food/view/auth/': `
login POST login
`,
  },
  camp: {
    '/scheme/app/weight-loss-camp/': `
goodsInfo GET goods-info
notOver GET not-over noInput nullable
`,
  },
  evaluation: {
    '/food/evaluation/': `
foodPlan GET queryFoodPlan
foodPlanDetail GET queryFoodPlanDetail
generateReport POST generateEvaluationReport
info GET info noInput
report GET queryEvaluationReport
`,
    '/food/evaluation/item/': `
list GET list array
next POST next
pre POST pre
`,
  },
  family: {
    '/scheme/app/familyHealth/': `
answerInvitedMessage GET answerInvitedMessage command
byUserId GET queryByFamilyUserId
deleteRelationship POST deleteRelationship null
invitedMessage GET queryInvitedMessage noInput array
name GET getFamilyName
qrCode GET getHealthQrCode
relationship GET queryRelationship noInput
relationshipEnum GET queryRelationshipEnum noInput array
saveRelationship POST saveRelationship
saveRelationshipByPhoneNumber POST saveRelationshipByPhoneNumber silent
`,
  },
  feedback: {
    '/food/feedback/': `
submit POST submit
`,
  },
  healthData: {
    '/scheme/app/health-data/': `
detail GET detail
remind POST healthDataRemind
saveWeightWithCompareLast POST saveWeightWithCompareLast
`,
  },
  heartRate: {
    '/scheme/app/heartRate/': `
average GET queryAvgHeartRate
history POST queryHeartRateHistory read paged
`,
  },
  income: {
    '/food/income/draw/': `
drawList POST list read paged
drawSubmit POST submit
submitTransferRequest POST submitTransferRequest
userConfirmed POST userConfirmed
`,
    '/food/income/': `
drawableAmount GET drawable-amount noInput
summary GET summary noInput
`,
    '/food/income/income/': `
waitSettleList POST wait-settle-list read paged
`,
  },
  information: {
    '/information/app/article/': `
articleHtmlContent GET html-content
`,
    '/information/app/v1/course/': `
courseDetail GET detail
`,
    '/information/view/content/': `
listByHealthDataType GET listByHealthDataType array
listByTaskType GET listByTaskType array
`,
    '/information/app/scrm/': `
shortLink GET getShortLink
`,
  },
  lookup: {
    '/scheme/view/glycemic-index/': `
glycemicIndexList GET list array
`,
    '/scheme/view/health-data-goods/': `
healthDataGoodsDetail GET detail
healthDataGoodsList GET list array
`,
    '/scheme/view/purine-index/': `
purineIndexList GET list array
`,
  },
  mealPlan: {
    '/food/app/foodAnalysis/': `
calendar GET customizedCalendar silent array
deletePre POST deleteCustomizedPre
detail GET customizedDetail silent
finish GET finishCustomizedMeal command
guideFlag GET queryCustomizedGuideFlag noInput number
modify POST modifyCustomized
neverCustomizedStatus GET queryNeverCustomizedStatus noInput number
replaceAllPre POST replaceCustomizedAllPre
replaceAllResult GET replaceAllResult
replacePre POST replaceCustomizedPre
replaceResult GET replaceResult
status GET queryCustomizedStatus silent noInput
viewSubmit GET viewCustomizedSubmit silent noInput nullable
`,
  },
  medication: {
    '/cooperation/app/medicationRemind/': `
delete POST delete null
finish GET finish command
historyList POST queryHistoryList read paged
list GET queryList array
save POST save
yearList GET queryYearList array
`,
  },
  member: {
    '/food/member/': `
hasPermission GET has-permission
`,
  },
  messaging: {
    '/scheme/view/wx/': `
launchAppParam POST get-h5-lanuch-app-param read perApp
`,
  },
  mirror: {
    '/scheme/view/mirror/record/': `
confirm POST confirm
info GET info
viewResult GET result
`,
    '/scheme/app/mirror/record/': `
lastResult GET last-result noInput nullable
list GET list paged
result GET result
`,
  },
  orders: {
    '/food/order/': `
calculateRefundAmount POST calculateRefundAmount read
cancel POST orderCancel
cancelRefundApply POST cancelOrderRefundApply
confirmFinished POST confirmFinished
detail GET orderDetail
list POST list read paged
refundReason GET refundReason array
submitRefundApply POST submitOrderRefundApply
submitRefundLogisticInfo POST submitRefundLogisticInfo
`,
    '/food/delivery-address/': `
defaultDeliveryAddress GET default noInput nullable
`,
    '/food/view/goods/': `
goodsDetail GET detail
`,
    '/food/logistics/': `
logisticsInfo GET getLogisticsInfo
`,
  },
  partner: {
    '/scheme/view/slimmingPartner/': `
answerInvitedMessage GET answerInvitedMessage command
cancelInvite POST cancelInvitePartner
deleteRelationship POST deletePartnerRelationship
indexData GET indexData noInput
invitedMessage GET queryPartnerInvitedMessage noInput array
match GET matchPartner command noInput nullable
pairRank GET getPartnerRank
qrCode GET getSlimmingPartnerQrCode noInput
relationship GET queryPartnerRelationship noInput nullable
saveRelationship POST savePartnerRelationship
saveRelationshipByPhoneNumber POST saveRelationshipByPhoneNumber silent
singleRank GET getSingleRank
`,
  },
  plans: {
    '/scheme/app/v1/task/handler/': `
clockIn POST clockIn
remind POST remind
`,
    '/scheme/view/v1/execution/plan/': `
executionData GET getExecutionPlanData
executionTitles GET listExecutionPlanTitle array
`,
    '/scheme/app/v1/exec-scheme/task/stage-assessment/': `
finishedStage GET finished-stage noInput array
stageAssessmentDetail GET detail
`,
    '/scheme/app/task/custom-task/': `
goodsItem GET goods-item array
`,
  },
  share: {
    '/food/view/share/': `
log GET log command null
`,
  },
  statistic: {
    '/scheme/view/statistic/event/': `
push POST push perApp null
`,
  },
  user: {
    '/information/app/v1/account/': `
accountInformation GET getUserInformation exempt noInput
`,
    '/food/user/changePhoneNumber/': `
changePhoneNumberSubmit POST submit
changePhoneNumberVerifyOld POST verifyOld
`,
    '/food/user/': `
closeAccount POST closeAccount null
healthTagGroups GET getHealthTagGroups noInput array
information GET getUserInformation exempt noInput
saveInformation POST saveUserInformation
`,
    '/food/view/user/sms/': `
verifyCode GET getVerifyCode command
`,
  },
};
