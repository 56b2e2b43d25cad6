// Written by npm run generate. Do not edit.

/**
 * Every operation as `METHOD path flags`. Flags: `silent` shows no toast, `exempt` passes the login gate, `command`
 * and `read` mark a GET that changes something and a POST that does not, `paged` takes a page, `by-app` has a twin
 * below /food on the food host, `bare` takes no input, `nullable` may succeed without data.
 */
export const operations = {
  lookup: {
    glycemicIndexList: 'GET /scheme/view/glycemic-index/list',
    healthDataGoodsDetail: 'GET /scheme/view/health-data-goods/detail',
    healthDataGoodsList: 'GET /scheme/view/health-data-goods/list',
    purineIndexList: 'GET /scheme/view/purine-index/list',
  },
  medication: {
    delete: 'POST /cooperation/app/medicationRemind/delete nullable',
    finish: 'GET /cooperation/app/medicationRemind/finish command',
    historyList: 'POST /cooperation/app/medicationRemind/queryHistoryList read paged',
    list: 'GET /cooperation/app/medicationRemind/queryList',
    save: 'POST /cooperation/app/medicationRemind/save',
    yearList: 'GET /cooperation/app/medicationRemind/queryYearList',
  },
  user: {
    accountInformation: 'GET /information/app/v1/account/getUserInformation exempt bare',
    information: 'GET /food/user/getUserInformation exempt bare',
  },
} as const;
