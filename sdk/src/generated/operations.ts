// Written by npm run generate. Do not edit.

/**
 * Every operation; `table.ts` reads it. A group starts with its domain and base path. A row has the method, the last segment
 * of the path, `:verb` where the verb is not the usual one (`verbOf`), and a word for each thing that is not as usual:
 *
 * - `silent`: a failure shows no toast
 * - `exempt`: it does not wait for a pending login
 * - `effect=command`: a GET that changes something; `effect=read`: a POST that changes nothing
 * - `paged`: the reply is a page of a list
 * - `perApp`: the path on the food host has `/food` for `/scheme`
 * - `noInput`: the method takes options alone
 * - `data=array`: the JSON type of `data`, where it is not an object; `nullable`: it may be null
 */
export const operations = `aiFood /scheme/app/foodIntellectual/
GET queryAnalysisPending perApp nullable
GET queryAnalysisResult perApp
GET queryFoodName perApp data=array
GET generateSummary effect=command perApp
GET historyRecord paged perApp
POST submitFoodName perApp
GET queryUserSummary perApp

aiFood /scheme/view/foodIntellectual/
GET historyRecord:viewHistoryRecord perApp

analysis /food/app/foodAnalysis/
GET queryDailyReportDetail
GET queryDailyReportList paged
GET queryDeepAnalysis
POST generateReport
GET queryIngredientRecord
GET queryNutrientGoods data=array
GET queryAnalysisRecord silent paged
GET queryReportDetail silent
POST saveSimpleAnalysis
GET querySimpleAnalysis
POST submitDeepAnalysis
POST submitFoodItem

auth /food/view/auth/
POST login

camp /scheme/app/weight-loss-camp/
GET goods-info
GET not-over noInput nullable

evaluation /food/evaluation/
GET queryFoodPlan
GET queryFoodPlanDetail
POST generateEvaluationReport
GET info noInput
GET queryEvaluationReport

evaluation /food/evaluation/item/
GET list data=array
POST next
POST pre

family /scheme/app/familyHealth/
GET answerInvitedMessage effect=command
GET queryByFamilyUserId
POST deleteRelationship data=null
GET queryInvitedMessage noInput data=array
GET getFamilyName
GET getHealthQrCode:qrCode
GET queryRelationship noInput
GET queryRelationshipEnum noInput data=array
POST saveRelationship
POST saveRelationshipByPhoneNumber silent

feedback /food/feedback/
POST submit

healthData /scheme/app/health-data/
GET detail
POST healthDataRemind
POST saveWeightWithCompareLast

heartRate /scheme/app/heartRate/
GET queryAvgHeartRate:average
POST queryHeartRateHistory effect=read paged

income /food/income/draw/
POST list:drawList effect=read paged
POST submit:drawSubmit
POST submitTransferRequest
POST userConfirmed

income /food/income/
GET drawable-amount noInput
GET summary noInput

income /food/income/income/
POST wait-settle-list effect=read paged

information /information/app/article/
GET html-content:articleHtmlContent

information /information/app/v1/course/
GET detail:courseDetail

information /information/view/content/
GET listByHealthDataType data=array
GET listByTaskType data=array

information /information/app/scrm/
GET getShortLink

lookup /scheme/view/glycemic-index/
GET list:glycemicIndexList data=array

lookup /scheme/view/health-data-goods/
GET detail:healthDataGoodsDetail
GET list:healthDataGoodsList data=array

lookup /scheme/view/purine-index/
GET list:purineIndexList data=array

mealPlan /food/app/foodAnalysis/
GET customizedCalendar:calendar silent data=array
POST deleteCustomizedPre:deletePre
GET customizedDetail:detail silent
GET finishCustomizedMeal:finish effect=command
GET queryCustomizedGuideFlag:guideFlag noInput data=number
POST modifyCustomized:modify
GET queryNeverCustomizedStatus noInput data=number
POST replaceCustomizedAllPre:replaceAllPre
GET replaceAllResult
POST replaceCustomizedPre:replacePre
GET replaceResult
GET queryCustomizedStatus:status silent noInput
GET viewCustomizedSubmit:viewSubmit silent noInput nullable

medication /cooperation/app/medicationRemind/
POST delete data=null
GET finish effect=command
POST queryHistoryList effect=read paged
GET queryList data=array
POST save
GET queryYearList data=array

member /food/member/
GET has-permission

messaging /scheme/view/wx/
POST get-h5-lanuch-app-param:launchAppParam effect=read perApp

mirror /scheme/view/mirror/record/
POST confirm
GET info
GET result:viewResult

mirror /scheme/app/mirror/record/
GET last-result noInput nullable
GET list paged
GET result

orders /food/order/
POST calculateRefundAmount effect=read
POST orderCancel
POST cancelOrderRefundApply
POST confirmFinished
GET orderDetail
POST list effect=read paged
GET refundReason data=array
POST submitOrderRefundApply
POST submitRefundLogisticInfo

orders /food/delivery-address/
GET default:defaultDeliveryAddress noInput nullable

orders /food/view/goods/
GET detail:goodsDetail

orders /food/logistics/
GET getLogisticsInfo

partner /scheme/view/slimmingPartner/
GET answerInvitedMessage effect=command
POST cancelInvitePartner
POST deletePartnerRelationship
GET indexData noInput
GET queryPartnerInvitedMessage noInput data=array
GET matchPartner effect=command noInput nullable
GET getPartnerRank:pairRank
GET getSlimmingPartnerQrCode:qrCode noInput
GET queryPartnerRelationship noInput nullable
POST savePartnerRelationship
POST saveRelationshipByPhoneNumber silent
GET getSingleRank

plans /scheme/app/v1/task/handler/
POST clockIn
POST remind

plans /scheme/view/v1/execution/plan/
GET getExecutionPlanData
GET listExecutionPlanTitle:executionTitles data=array

plans /scheme/app/v1/exec-scheme/task/stage-assessment/
GET finished-stage noInput data=array
GET detail:stageAssessmentDetail

plans /scheme/app/task/custom-task/
GET goods-item data=array

share /food/view/share/
GET log effect=command data=null

statistic /scheme/view/statistic/event/
POST push perApp data=null

user /information/app/v1/account/
GET getUserInformation:accountInformation exempt noInput

user /food/user/changePhoneNumber/
POST submit:changePhoneNumberSubmit
POST verifyOld:changePhoneNumberVerifyOld

user /food/user/
POST closeAccount data=null
GET getHealthTagGroups noInput data=array
GET getUserInformation exempt noInput
POST saveUserInformation

user /food/view/user/sms/
GET getVerifyCode effect=command`;
