// Written by npm run generate. Do not edit.

/**
 * Every operation; `table.ts` reads it. A line with a domain and a base path heads the operations below it, each of them
 * `[+]segment[=verb] [flags]`: `+` marks a POST, the verb is told where it does not follow from the segment. Flags:
 * `s` silent, `e` exempt from the login gate, `c` a GET that is a command, `r` a POST that is a read, `p` paged,
 * `a` a path by app, `b` bare: without input, `n` nullable: may succeed without data.
 */
export const operations = `
auth /food/view/auth/
+login
camp /scheme/app/weight-loss-camp/
goods-info
not-over bn
healthData /scheme/app/health-data/
detail
+healthDataRemind=remind
+saveWeightWithCompareLast
heartRate /scheme/app/heartRate/
queryAvgHeartRate=average
+queryHeartRateHistory=history rp
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
user /food/user/
getUserInformation=information eb
`;
