// Written by npm run generate. Do not edit.

/**
 * Every operation; `table.ts` reads it. A line with a domain and a base path heads the operations below it, each of them
 * `[+]segment[=verb] [flags]`: `+` marks a POST, the verb is told where it does not follow from the segment. Flags:
 * `s` silent, `e` exempt from the login gate, `c` a GET that is a command, `r` a POST that is a read, `p` paged,
 * `a` a path by app, `b` bare: without input, `n` nullable: may succeed without data.
 */
export const operations = `
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
user /information/app/v1/account/
getUserInformation=accountInformation eb
user /food/user/
getUserInformation=information eb
`;
