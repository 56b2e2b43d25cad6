// Written by npm run generate. Do not edit.

/**
 * Every operation, by domain and base path; `table.ts` reads it. `{app}` in a base path is `scheme` on the main host and
 * `food` on the food host. A row has `POST` unless it is a GET, the rest of the path, `:verb` where the verb is not the usual
 * one (`verbOf`), and a word for each thing that is not as usual:
 *
 * - `silent`: a failure shows no toast
 * - `exempt`: it does not wait for a pending login
 * - `effect=command`: a GET that changes something; `effect=read`: a POST that changes nothing
 * - `paged`: the reply is a page of a list
 * - `noInput`: the method takes options alone
 * - `data=array`: the JSON type of `data`, where it is not an object; `nullable`: it may be null
 */
export const operations = `aiFood
/{app}/app/foodIntellectual/
POST submitFoodName
generateSummary effect=command
historyRecord paged
queryAnalysisPending nullable
queryAnalysisResult
queryFoodName data=array
queryUserSummary
/{app}/view/foodIntellectual/
historyRecord:viewHistoryRecord

analysis
/food/app/foodAnalysis/
POST generateReport
POST saveSimpleAnalysis
POST submitDeepAnalysis
POST submitFoodItem
queryAnalysisRecord silent paged
queryDailyReportDetail
queryDailyReportList paged
queryDeepAnalysis
queryIngredientRecord
queryNutrientGoods data=array
queryReportDetail silent
querySimpleAnalysis

auth
/food/view/auth/
POST login

camp
/scheme/app/weight-loss-camp/
goods-info
not-over noInput nullable

evaluation
/food/evaluation/
POST generateEvaluationReport
info noInput
queryEvaluationReport
queryFoodPlan
queryFoodPlanDetail
/food/evaluation/item/
POST next
POST pre
list data=array

family
/scheme/app/familyHealth/
POST deleteRelationship data=null
POST saveRelationship
POST saveRelationshipByPhoneNumber silent
answerInvitedMessage effect=command
getFamilyName
getHealthQrCode:qrCode
queryByFamilyUserId
queryInvitedMessage noInput data=array
queryRelationship noInput
queryRelationshipEnum noInput data=array

feedback
/food/feedback/
POST submit

healthData
/scheme/app/health-data/
POST healthDataRemind
POST saveWeightWithCompareLast
detail

heartRate
/scheme/app/heartRate/
POST queryHeartRateHistory effect=read paged
queryAvgHeartRate:average

income
/food/income/
POST draw/list effect=read paged
POST draw/submit
drawable-amount noInput
summary noInput
/food/income/draw/
POST submitTransferRequest
POST userConfirmed
/food/income/income/
POST wait-settle-list effect=read paged

information
/information/app/
article/html-content
/information/app/v1/
course/detail
/information/view/content/
listByHealthDataType data=array
listByTaskType data=array
/information/app/scrm/
getShortLink

lookup
/scheme/view/
glycemic-index/list data=array
health-data-goods/detail
health-data-goods/list data=array
purine-index/list data=array

mealPlan
/food/app/foodAnalysis/
POST deleteCustomizedPre:deletePre
POST modifyCustomized:modify
POST replaceCustomizedAllPre:replaceAllPre
POST replaceCustomizedPre:replacePre
customizedCalendar:calendar silent data=array
customizedDetail:detail silent
finishCustomizedMeal:finish effect=command
queryCustomizedGuideFlag:guideFlag noInput data=number
queryCustomizedStatus:status silent noInput
queryNeverCustomizedStatus noInput data=number
replaceAllResult
replaceResult
viewCustomizedSubmit:viewSubmit silent noInput nullable

medication
/cooperation/app/medicationRemind/
POST delete data=null
POST queryHistoryList effect=read paged
POST save
finish effect=command
queryList data=array
queryYearList data=array

member
/food/member/
has-permission

messaging
/{app}/view/wx/
POST get-h5-lanuch-app-param:launchAppParam effect=read

mirror
/scheme/view/mirror/record/
POST confirm
info
result:viewResult
/scheme/app/mirror/record/
last-result noInput nullable
list paged
result

orders
/food/order/
POST calculateRefundAmount effect=read
POST cancelOrderRefundApply
POST confirmFinished
POST list effect=read paged
POST orderCancel
POST submitOrderRefundApply
POST submitRefundLogisticInfo
orderDetail
refundReason data=array
/food/delivery-address/
default:defaultDeliveryAddress noInput nullable
/food/view/
goods/detail
/food/logistics/
getLogisticsInfo

partner
/scheme/view/slimmingPartner/
POST cancelInvitePartner
POST deletePartnerRelationship
POST savePartnerRelationship
POST saveRelationshipByPhoneNumber silent
answerInvitedMessage effect=command
getPartnerRank:pairRank
getSingleRank
getSlimmingPartnerQrCode:qrCode noInput
indexData noInput
matchPartner effect=command noInput nullable
queryPartnerInvitedMessage noInput data=array
queryPartnerRelationship noInput nullable

plans
/scheme/app/v1/task/handler/
POST clockIn
POST remind
/scheme/view/v1/execution/plan/
getExecutionPlanData
listExecutionPlanTitle:executionTitles data=array
/scheme/app/v1/exec-scheme/task/stage-assessment/
finished-stage noInput data=array
/scheme/app/task/custom-task/
goods-item data=array
/scheme/app/v1/exec-scheme/task/
stage-assessment/detail

share
/food/view/share/
log effect=command data=null

statistic
/{app}/view/statistic/event/
POST push data=null

user
/information/app/v1/account/
getUserInformation:accountInformation exempt noInput
/food/user/
POST changePhoneNumber/submit
POST changePhoneNumber/verifyOld
POST closeAccount data=null
POST saveUserInformation
getHealthTagGroups noInput data=array
getUserInformation exempt noInput
/food/view/user/sms/
getVerifyCode effect=command`;
