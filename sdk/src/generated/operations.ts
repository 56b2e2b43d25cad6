// Written by npm run generate. Do not edit.

/**
 * Every operation; `table.ts` reads it. A line with a domain and a base path heads the operations below it, each of them
 * `[+]segment[=verb] [flags]`: `+` marks a POST, the verb is told where it does not follow from the segment. Flags:
 * `s` silent, `e` exempt from the login gate, `c` a GET that is a command, `r` a POST that is a read, `p` paged,
 * `a` a path by app, `b` bare: without input, `n` nullable: may succeed without data.
 */
export const operations = `
aiFood /scheme/app/foodIntellectual/
queryAnalysisPending an
queryAnalysisResult a
queryFoodName a
generateSummary ca
historyRecord pa
+submitFoodName a
queryUserSummary a
aiFood /scheme/view/foodIntellectual/
historyRecord=viewHistoryRecord a
analysis /food/app/foodAnalysis/
queryDailyReportDetail
queryDailyReportList p
queryDeepAnalysis=deep
+generateReport
queryIngredientRecord
queryNutrientGoods
queryAnalysisRecord=record sp
queryReportDetail s
+saveSimpleAnalysis=saveSimple
querySimpleAnalysis=simple
+submitDeepAnalysis=submitDeep
+submitFoodItem
auth /food/view/auth/
+login
camp /scheme/app/weight-loss-camp/
goods-info
not-over bn
evaluation /food/evaluation/
queryFoodPlan
queryFoodPlanDetail
+generateEvaluationReport=generateReport
info b
queryEvaluationReport=report
evaluation /food/evaluation/item/
list
+next
+pre
family /scheme/app/familyHealth/
answerInvitedMessage c
queryByFamilyUserId=byUserId
+deleteRelationship n
queryInvitedMessage b
getFamilyName=name
getHealthQrCode=qrCode
queryRelationship b
queryRelationshipEnum b
+saveRelationship
+saveRelationshipByPhoneNumber s
feedback /food/feedback/
+submit
healthData /scheme/app/health-data/
detail
+healthDataRemind=remind
+saveWeightWithCompareLast
heartRate /scheme/app/heartRate/
queryAvgHeartRate=average
+queryHeartRateHistory=history rp
income /food/income/draw/
+list=drawList rp
+submit=drawSubmit
+submitTransferRequest
+userConfirmed
income /food/income/
drawable-amount b
summary b
income /food/income/income/
+wait-settle-list rp
information /information/app/article/
html-content=articleHtmlContent
information /information/app/v1/course/
detail=courseDetail
information /information/view/content/
listByHealthDataType
listByTaskType
information /information/app/scrm/
getShortLink
lookup /scheme/view/glycemic-index/
list=glycemicIndexList
lookup /scheme/view/health-data-goods/
detail=healthDataGoodsDetail
list=healthDataGoodsList
lookup /scheme/view/purine-index/
list=purineIndexList
mealPlan /food/app/foodAnalysis/
customizedCalendar=calendar s
+deleteCustomizedPre=deletePre
customizedDetail=detail s
finishCustomizedMeal=finish c
queryCustomizedGuideFlag=guideFlag b
+modifyCustomized=modify
queryNeverCustomizedStatus b
+replaceCustomizedAllPre=replaceAllPre
replaceAllResult
+replaceCustomizedPre=replacePre
replaceResult
queryCustomizedStatus=status sb
viewCustomizedSubmit=viewSubmit sbn
medication /cooperation/app/medicationRemind/
+delete n
finish c
+queryHistoryList rp
queryList
+save
queryYearList
member /food/member/
has-permission
messaging /scheme/view/wx/
+get-h5-lanuch-app-param=launchAppParam ra
mirror /scheme/view/mirror/record/
+confirm
info
result=viewResult
mirror /scheme/app/mirror/record/
last-result bn
list p
result
orders /food/order/
+calculateRefundAmount r
+orderCancel=cancel
+cancelOrderRefundApply=cancelRefundApply
+confirmFinished
orderDetail=detail
+list rp
refundReason
+submitOrderRefundApply=submitRefundApply
+submitRefundLogisticInfo
orders /food/delivery-address/
default=defaultDeliveryAddress bn
orders /food/view/goods/
detail=goodsDetail
orders /food/logistics/
getLogisticsInfo
partner /scheme/view/slimmingPartner/
answerInvitedMessage c
+cancelInvitePartner=cancelInvite
+deletePartnerRelationship=deleteRelationship
indexData b
queryPartnerInvitedMessage=invitedMessage b
matchPartner=match cbn
getPartnerRank=pairRank
getSlimmingPartnerQrCode=qrCode b
queryPartnerRelationship=relationship bn
+savePartnerRelationship=saveRelationship
+saveRelationshipByPhoneNumber s
getSingleRank
plans /scheme/app/v1/task/handler/
+clockIn
+remind
plans /scheme/view/v1/execution/plan/
getExecutionPlanData=executionData
listExecutionPlanTitle=executionTitles
plans /scheme/app/v1/exec-scheme/task/stage-assessment/
finished-stage b
detail=stageAssessmentDetail
plans /scheme/app/task/custom-task/
goods-item
share /food/view/share/
log cn
statistic /scheme/view/statistic/event/
+push an
user /information/app/v1/account/
getUserInformation=accountInformation eb
user /food/user/changePhoneNumber/
+submit=changePhoneNumberSubmit
+verifyOld=changePhoneNumberVerifyOld
user /food/user/
+closeAccount n
getHealthTagGroups b
getUserInformation=information eb
+saveUserInformation=saveInformation
user /food/view/user/sms/
getVerifyCode c
`;
