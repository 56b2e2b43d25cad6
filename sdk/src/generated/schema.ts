// Written by npm run generate. Do not edit.
export interface paths {
    "/food/view/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a phone number and a code
         * @description Gives the user with a token of their own for this sign-in; a number that is new becomes a new user. The code comes from
         *     the call for verification codes and is good for 10 minutes and one sign-in. After three wrong codes for a number it is
         *     refused for 10 minutes, whatever the code. For plain browsers, where no native app hands a user over.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/weight-loss-camp/goods-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A weight-loss camp as it is sold
         * @description What the camp is, what it costs, when it runs and how many places are left. Bought in the native app.
         */
        get: operations["camp.goodsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/weight-loss-camp/not-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The camp of the person that is not over
         * @description For the camp's entry: a person in a camp sees its day, any other sees what is sold.
         */
        get: operations["camp.notOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/health-data/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kind of health data over a period
         * @description The latest value, the chart of a week, a month or a year, the normal range and the reminder. Called when the screen of a
         *     kind of health data opens and when the period or its last day changes.
         */
        get: operations["healthData.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/health-data/healthDataRemind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be reminded to measure
         * @description Sets when the native app reminds to measure a kind of health data. It replaces what was set before.
         */
        post: operations["healthData.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/health-data/saveWeightWithCompareLast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a weight, and compare it with the one before
         * @description Keeps a weight and tells the change against the latest one measured before it. A weight that is more than 20 % away
         *     from that one is refused once, since another unit is the likely reason; with `confirmed` it is kept.
         */
        post: operations["healthData.saveWeightWithCompareLast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/heartRate/queryAvgHeartRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The average heart rate at rest
         * @description Average, lowest and highest of the measurements at rest over a period, and the latest measurement. For the monitor's home
         *     and for comparing a result.
         */
        get: operations["heartRate.average"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/heartRate/queryHeartRateHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The history of heart-rate measurements
         * @description Measurements, newest first, for the list and the chart of the monitor. The native app keeps a measurement by itself when
         *     it ends, so that it is in the history right after it.
         */
        post: operations["heartRate.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/app/article/html-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article to read
         * @description The whole article. Its HTML may hold anything: a client sanitises it before it is shown.
         */
        get: operations["information.articleHtmlContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/app/v1/course/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course with its sections
         * @description What the course is about, its sections and how far the person is with each. A section's text is an article. The server
         *     notes the progress when a section's article is read.
         */
        get: operations["information.courseDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/view/content/listByHealthDataType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles and courses beside a kind of health data
         * @description What explains a kind of health data, the most fitting first. Shown below its chart.
         */
        get: operations["information.listByHealthDataType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/view/content/listByTaskType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles and courses beside a kind of task
         * @description What helps with a task of a plan, the most fitting first. Shown below the task.
         */
        get: operations["information.listByTaskType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/app/scrm/getShortLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A short address for a long one
         * @description For a share picture or a message, where a long address would not fit. The same address gives the same short one for as
         *     long as that is good.
         */
        get: operations["information.shortLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/glycemic-index/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Foods with their glycaemic index
         * @description The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
         */
        get: operations["lookup.glycemicIndexList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/health-data-goods/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the goods shown beside health data
         * @description Everything a product page shows. Called when a person opens one of the goods that a lookup or a health chart suggests.
         */
        get: operations["lookup.healthDataGoodsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/health-data-goods/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods shown beside one kind of health data
         * @description What a lookup, a health chart or a product page suggests, the most fitting first. Goods that are sold out stay in the list.
         */
        get: operations["lookup.healthDataGoodsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/purine-index/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Foods with their purine content
         * @description The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
         */
        get: operations["lookup.purineIndexList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a medication reminder
         * @description Ends the reminder for good. The history keeps the doses of earlier days and those answered today.
         */
        post: operations["medication.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer a dose
         * @description Says that a dose was taken or skipped, or takes the answer back. Possible until the day of the dose ends. The same
         *     answer twice changes nothing. A tracked stock follows.
         */
        get: operations["medication.finish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/queryHistoryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The history of doses by day
         * @description Days up to today on which something was planned, newest first, each with all its doses. Doses of deleted reminders
         *     stay in it.
         */
        post: operations["medication.historyList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/queryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All medication reminders with the doses of a day
         * @description Every reminder of the person with its doses of the asked day. A reminder that is not due on that day is listed
         *     with no doses, so that it can be edited. Those with doses come first, by their first time of day. On a future day
         *     all doses are pending.
         */
        get: operations["medication.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a medication reminder
         * @description With `reminderId` the schedule replaces the one before, from today on: earlier days keep what was planned then,
         *     and doses already answered today stay. Without it a reminder is created; a person may have 50.
         */
        post: operations["medication.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cooperation/app/medicationRemind/queryYearList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the days of a year went
         * @description One entry for each day of the year, up to today, on which something was planned. For the calendar.
         */
        get: operations["medication.yearList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/member/has-permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a membership permits a feature
         * @description Asked before a feature that members have is opened, so that a screen can offer the membership instead of failing. It
         *     counts nothing: the feature itself does.
         */
        get: operations["member.hasPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/wx/get-h5-lanuch-app-param": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a page for the messaging app
         * @description Signs the address of a page, so that the messaging app's JS SDK shares it and opens the native app from it. Called once a
         *     page is open in that app's browser, before its JS SDK is configured. It changes nothing and may be repeated.
         */
        post: operations["messaging.launchAppParam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/wx/get-h5-lanuch-app-param": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a page for the messaging app, for the food app
         * @description Signs the address of a page, so that the messaging app's JS SDK shares it and opens the native app from it. Called once a
         *     page is open in that app's browser, before its JS SDK is configured. It changes nothing and may be repeated.
         */
        post: operations["messaging.launchAppParamFood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/v1/task/handler/clockIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock in, which says that a task is done
         * @description Says that a task of today is done. It cannot be taken back, and a second time is refused.
         */
        post: operations["plans.clockIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/v1/execution/plan/getExecutionPlanData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day of an execution plan
         * @description The tasks of a day with their stage and what comes next. With neither `date` nor `stageId` it is today, or the nearest
         *     day of the plan; with `stageId` alone it is today where today belongs to that stage, else the first day of a stage to
         *     come and the last day of a finished one. Works with a plan's id alone; whoever has it sees the plan and changes nothing.
         */
        get: operations["plans.executionData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/v1/execution/plan/listExecutionPlanTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stages of an execution plan
         * @description Titles and days of all stages, for the tabs above the tasks. Works with a plan's id alone, so that a plan can be opened
         *     in a messaging app.
         */
        get: operations["plans.executionTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/v1/exec-scheme/task/stage-assessment/finished-stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The finished stages of the plan
         * @description The finished stages of the person's plan with their scores. Asked when the plan or an assessment is opened, and again
         *     every few seconds while one is being generated.
         */
        get: operations["plans.finishedStage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/task/custom-task/goods-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods that help with a task
         * @description Called when a task with `goodsCount` above 0 is opened. Nobody has to buy any of them to do the task.
         */
        get: operations["plans.goodsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/v1/task/handler/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be reminded of a task
         * @description Sets the time of day at which the native app reminds of a task, from today until its stage ends, or takes it back.
         */
        post: operations["plans.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/v1/exec-scheme/task/stage-assessment/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The assessment of a finished stage
         * @description Score, how each task went, the change of weight, advice and the next step.
         */
        get: operations["plans.stageAssessmentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/share/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Note what happens with a shared link
         * @description Tells the server that a link was shared, was opened, or led to the app. Nothing waits for it and nothing is shown.
         *     Each call counts once.
         */
        get: operations["share.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/statistic/event/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send analytics events
         * @description Takes a batch of events. The client sends it in the background and forgets it: an event that is lost is lost.
         */
        post: operations["statistic.push"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/statistic/event/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send analytics events from the food app
         * @description Takes a batch of events. The client sends it in the background and forgets it: an event that is lost is lost.
         */
        post: operations["statistic.pushFood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/app/v1/account/getUserInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person, as the general app knows them
         * @description Completes the user that the native app hands over. It is part of signing in, so it does not wait for a pending login.
         */
        get: operations["user.accountInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/user/getUserInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person, as the food app knows them
         * @description Completes the user that the native app hands over, with what meals and reports depend on. It is part of signing in, so it does not wait for a pending login.
         */
        get: operations["user.information"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * PhoneNumber
         * @description A mainland mobile number, 11 digits that start with 1, without country code. Screens mask it.
         * @example 13800001234
         */
        PhoneNumber: string;
        /**
         * VerifyCodeLogin
         * @description A phone number and the code that was sent to it.
         */
        VerifyCodeLogin: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The six digits of the latest text message. */
            verifyCode: string;
        };
        /**
         * Message
         * @description A note of the server on a success; not shown.
         */
        Message: string;
        /**
         * MemberType
         * @description Kind of membership.
         *
         *     - 0: non-member
         *     - 1: weekly member
         *     - 2: monthly member
         *     - 3: yearly member
         * @enum {integer}
         */
        MemberType: 0 | 1 | 2 | 3;
        /**
         * YesNo
         * @description A flag.
         *
         *     - 0: no
         *     - 1: yes
         * @enum {integer}
         */
        YesNo: 0 | 1;
        /**
         * UserProfile
         * @description What the server knows of every user.
         */
        UserProfile: {
            /** @description Id of the user. */
            userId: string;
            /** @description Name that the person goes by in the app. */
            userName: string;
            /**
             * Format: uri-reference
             * @description Address of the picture, absolute or relative to the web app; null when the person chose none.
             */
            avatar: string | null;
            phoneNumber: components["schemas"]["PhoneNumber"];
            memberType: components["schemas"]["MemberType"];
            /** @description 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
            promoteRoleFlag: components["schemas"]["YesNo"];
        };
        /**
         * User
         * @description The current user, as the native app or a sign-in hands them over.
         */
        User: {
            /** @description The token for the `userToken` header. */
            userToken: string;
            /** @description Version of the native app, as `major.minor.patch`; absent in a browser. */
            apkVersion?: string;
        } & components["schemas"]["UserProfile"];
        /**
         * Fail
         * @description A business failure. `msg` is meant for the person and is shown as a toast unless the call is silent.
         */
        Fail: {
            /**
             * @description Always false here.
             * @constant
             */
            success: false;
            /**
             * @description What went wrong, in the person's language.
             * @example The reminder no longer exists
             */
            msg: string;
            /** @description Server code, if the server gives one. */
            code?: string;
            /** @description Nothing, where it is present at all. */
            data?: null;
        };
        /**
         * Refusal
         * @description Body of a request that does not follow this description, or that lacks a token.
         */
        Refusal: {
            /**
             * @description Always false here.
             * @constant
             */
            success: false;
            /** @description What is wrong with the request and where. */
            msg: string;
        };
        /**
         * ServerFailure
         * @description Body of an HTTP 500. Code `600` means that the login has expired.
         */
        ServerFailure: {
            /**
             * @description Always false here.
             * @constant
             */
            success: false;
            /**
             * @description `600`: login expired. Any other code: request exception.
             * @example 600
             */
            code?: string;
            /** @description Message of the server, for a bug report. */
            msg: string;
        };
        /**
         * HealthDataType
         * @description A kind of health data that the product keeps.
         * @enum {string}
         */
        HealthDataType: "bloodSugar" | "uricAcid" | "weight" | "sleep" | "bloodPressure" | "heartRate";
        /**
         * Goods
         * @description Something the provider sells in the app.
         */
        Goods: {
            /**
             * @description Id of the goods.
             * @example goods-1001
             */
            goodsId: string;
            /** @description Name in Simplified Chinese. */
            name: string;
            /** @description Name in English. */
            nameEn: string;
            /**
             * @description What one unit holds, in Simplified Chinese.
             * @example 500 克 × 2 袋
             */
            specification: string;
            /**
             * @description What one unit holds, in English.
             * @example 2 packs of 500 g
             */
            specificationEn: string;
            /** @description Price of one unit in cents of `currency`. */
            price: number;
            /**
             * @description ISO 4217 code of the currency.
             * @constant
             */
            currency: "CNY";
            /** @description Whether it can be bought now. */
            inStock: boolean;
            /** @description The kinds of health data it is shown beside; absent where it has to do with none. */
            healthDataTypes?: components["schemas"]["HealthDataType"][];
            /** @description Addresses of pictures, absolute or relative to the web app, the first one for lists. */
            pictures: string[];
            /** @description What it is good for in one line, in Simplified Chinese. */
            purpose: string;
            /** @description What it is good for in one line, in English. */
            purposeEn: string;
            /** @description Further text for the product page, in Simplified Chinese, plain text. */
            detail?: string;
            /** @description Further text for the product page, in English, plain text. */
            detailEn?: string;
        };
        /**
         * CampStatus
         * @description How far a camp is.
         *
         *     - `enrolling`: places can be bought.
         *     - `full`: it has not begun, and no place is left; a place that is given back makes it `enrolling` again.
         *     - `running`: from its first day on. Nobody can join any more.
         *     - `over`: after its last day; final.
         * @enum {string}
         */
        CampStatus: "enrolling" | "full" | "running" | "over";
        /**
         * CampGoods
         * @description A weight-loss camp as it is sold. One unit is one place; `inStock` says whether one can be bought.
         */
        CampGoods: {
            /** @description Id of the camp. */
            campId: string;
            status: components["schemas"]["CampStatus"];
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included.
             */
            endDate: string;
            /** @description How many people take part at most. */
            places: number;
            /** @description How many places are left. */
            placesLeft: number;
            /** @description Price before a reduction, in cents of `currency`; null where there is none. */
            originalPrice: number | null;
            /** @description Name of the coach. */
            coach: string;
            /** @description What a place includes, one sentence each, in Simplified Chinese. */
            features: string[];
            /** @description The same in English, in the same order. */
            featuresEn: string[];
        } & components["schemas"]["Goods"];
        /**
         * MyCamp
         * @description The camp that a person takes part in and that is not over.
         */
        MyCamp: {
            /** @description Id of the camp. */
            campId: string;
            /** @description Name in Simplified Chinese. */
            name: string;
            /** @description Name in English. */
            nameEn: string;
            /**
             * @description Whether it has begun.
             * @enum {string}
             */
            status: "upcoming" | "running";
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included.
             */
            endDate: string;
            /** @description Which day of the camp today is, from 1; 0 before it begins. */
            day: number;
            /** @description How many days it lasts. */
            days: number;
            /** @description Name of the coach. */
            coach: string;
        };
        /**
         * HealthPeriod
         * @description How much time a chart shows, back from a day.
         *
         *     - `week`: 7 days, that day the last
         *     - `month`: 30 days, that day the last
         *     - `year`: 12 calendar months, that day's month the last
         * @enum {string}
         */
        HealthPeriod: "week" | "month" | "year";
        /**
         * HealthSeriesCode
         * @description What exactly a series holds.
         *
         *     - `weight`: body weight, kg
         *     - `bloodSugarFasting`: blood sugar before breakfast, mmol/L
         *     - `bloodSugarAfterMeal`: blood sugar two hours after a meal, mmol/L
         *     - `systolic`, `diastolic`: blood pressure, mmHg
         *     - `sleep`: time asleep in a night, h
         *     - `heartRate`: heart rate at rest, bpm
         *     - `uricAcid`: uric acid in the blood, µmol/L
         * @enum {string}
         */
        HealthSeriesCode: "weight" | "bloodSugarFasting" | "bloodSugarAfterMeal" | "systolic" | "diastolic" | "sleep" | "heartRate" | "uricAcid";
        /**
         * NormalRange
         * @description Between which values a reading counts as normal for this person. It informs and does not diagnose.
         */
        NormalRange: {
            /** @description Lowest normal value; null for no lower limit. */
            min: number | null;
            /** @description Highest normal value; null for no upper limit. */
            max: number | null;
            /** @description The publication that the range is taken from. */
            reference: string;
        };
        /**
         * HealthDataSource
         * @description Where a value comes from.
         *
         *     - `manual`: entered by the person
         *     - `device`: a scale or meter that is connected to the app
         *     - `healthApp`: the phone's health app, watches included
         *     - `camera`: measured with the phone's camera
         * @enum {string}
         */
        HealthDataSource: "manual" | "device" | "healthApp" | "camera";
        /**
         * HealthDataReading
         * @description A measured value.
         */
        HealthDataReading: {
            /** @description The value, in the unit that it comes with (a weight in kg). */
            value: number;
            /**
             * Format: date-time
             * @description When it was measured; of sleep, when the person woke up.
             */
            measuredAt: string;
            source: components["schemas"]["HealthDataSource"];
        };
        /**
         * HealthDataPoint
         * @description A point of a chart: a day, or a month of a year. The reading in it is the latest of that time, except that the value of a month is the mean of its readings. A day or a month without a reading has no point.
         */
        HealthDataPoint: {
            /**
             * Format: date
             * @description The day, or the first day of the month.
             */
            date: string;
            /** @description Lowest reading of that time, in the unit of the series. */
            min: number;
            /** @description Highest reading of that time, in the unit of the series. */
            max: number;
            /** @description How many readings there are of that time. */
            count: number;
        } & components["schemas"]["HealthDataReading"];
        /**
         * HealthDataSeries
         * @description A line of a chart.
         */
        HealthDataSeries: {
            code: components["schemas"]["HealthSeriesCode"];
            /**
             * @description Unit of all its values.
             * @enum {string}
             */
            unit: "kg" | "mmol/L" | "mmHg" | "h" | "bpm" | "µmol/L";
            /** @description The normal range; null where none can be told, as for a weight without a height. */
            normal: components["schemas"]["NormalRange"] | null;
            /** @description The latest reading, in the period or before it; null when there never was one. */
            latest: components["schemas"]["HealthDataReading"] | null;
            /** @description The points of the period, oldest first; empty when nothing was measured in it. */
            points: components["schemas"]["HealthDataPoint"][];
        };
        /**
         * TimeOfDay
         * @description A time of day on the person's clock, `HH:mm`, 00:00 to 23:59.
         * @example 08:00
         */
        TimeOfDay: string;
        /**
         * HealthDataRemind
         * @description When the native app reminds to measure a kind of health data.
         */
        HealthDataRemind: {
            healthDataType: components["schemas"]["HealthDataType"];
            /** @description False while it is off; times and days are kept. */
            enabled: boolean;
            /** @description Times of day, earliest first, one to eight. */
            times: components["schemas"]["TimeOfDay"][];
            /** @description Days of the week, 1 is Monday and 7 is Sunday. */
            weekdays: number[];
        };
        /**
         * HealthDataDetail
         * @description A kind of health data over a period.
         */
        HealthDataDetail: {
            healthDataType: components["schemas"]["HealthDataType"];
            period: components["schemas"]["HealthPeriod"];
            /**
             * Format: date
             * @description First day of the period.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period, itself included.
             */
            to: string;
            /** @description One line for most kinds, two for blood pressure (systolic, diastolic) and blood sugar (fasting, after a meal). */
            series: components["schemas"]["HealthDataSeries"][];
            /** @description The reminder to measure; null when the person never set one. */
            remind: components["schemas"]["HealthDataRemind"] | null;
        };
        /**
         * WeightInput
         * @description A weight to keep.
         */
        WeightInput: {
            /** @description Body weight in kg, one decimal. */
            weight: number;
            /**
             * Format: date-time
             * @description When it was measured; now when absent.
             */
            measuredAt?: string;
            /** @default manual */
            source?: components["schemas"]["HealthDataSource"];
            /**
             * @description True when the person has looked again at a weight that was refused for being far from the last one.
             * @default false
             */
            confirmed?: boolean;
        };
        /**
         * WeightComparison
         * @description A kept weight, beside the one before it.
         */
        WeightComparison: {
            /** @description The weight as it was kept, in kg. */
            weight: components["schemas"]["HealthDataReading"];
            /** @description The latest weight measured before it, in kg; null when there is none. */
            last: components["schemas"]["HealthDataReading"] | null;
            /** @description Weight less the last one, in kg, one decimal, negative for a loss; null when there is no last one. */
            change: number | null;
            /** @description The change in percent of the last one, one decimal; null when there is no last one. */
            changePercent: number | null;
            /** @description Body mass index with this weight, in kg/m², one decimal; null when the height is not known. */
            bmi: number | null;
        };
        /**
         * HeartRateState
         * @description What the person was doing.
         *
         *     - `resting`: sitting quietly for some minutes
         *     - `active`: during exercise or right after it
         * @enum {string}
         */
        HeartRateState: "resting" | "active";
        /**
         * HeartRateRecord
         * @description A measurement of the heart rate.
         */
        HeartRateRecord: {
            /** @description Id of the measurement. */
            recordId: string;
            /** @description Heart rate in bpm, the median of the measurement, so that a spike does not count. */
            heartRate: number;
            state: components["schemas"]["HeartRateState"];
            /**
             * Format: date-time
             * @description When it was measured.
             */
            measuredAt: string;
            source: components["schemas"]["HealthDataSource"];
        };
        /**
         * HeartRateAverage
         * @description The heart rate at rest over a period.
         */
        HeartRateAverage: {
            period: components["schemas"]["HealthPeriod"];
            /**
             * Format: date
             * @description First day of the period.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period, itself included.
             */
            to: string;
            /** @description Mean of the measurements at rest in bpm, rounded half up; null when there are none. */
            average: number | null;
            /** @description Lowest of them in bpm; null when there are none. */
            min: number | null;
            /** @description Highest of them in bpm; null when there are none. */
            max: number | null;
            /** @description How many there are. */
            count: number;
            /** @description The latest measurement in any state, in the period or before it; null when there never was one. */
            last: components["schemas"]["HeartRateRecord"] | null;
        };
        /**
         * PageQuery
         * @description Which page of a list is asked for.
         */
        PageQuery: {
            /** @description Number of the page, from 1. */
            pageNum: number;
            /**
             * @description How many entries a page holds, 10 unless said otherwise.
             * @default 10
             */
            pageSize?: number;
        };
        /**
         * HeartRateHistoryQuery
         * @description Which part of the heart-rate history is asked for.
         */
        HeartRateHistoryQuery: {
            /**
             * Format: date
             * @description First day; from the beginning when absent.
             */
            from?: string;
            /**
             * Format: date
             * @description Last day, itself included; today when absent.
             */
            to?: string;
            /** @description Measurements in this state only; all when absent. */
            state?: components["schemas"]["HeartRateState"];
        } & components["schemas"]["PageQuery"];
        /**
         * Page
         * @description What every page of a list says beside its entries, which a schema built on this one names `list`.
         */
        Page: {
            /** @description How many entries all pages hold together. */
            total: number;
            /** @description Number of this page, from 1. */
            pageNum: number;
            /** @description How many entries a full page holds. */
            pageSize: number;
            /** @description Whether another page follows. A page beyond the last is empty and says false. */
            hasMore: boolean;
        };
        /**
         * HeartRateHistoryPage
         * @description A page of the heart-rate history.
         */
        HeartRateHistoryPage: {
            /** @description The measurements, newest first. */
            list: components["schemas"]["HeartRateRecord"][];
        } & components["schemas"]["Page"];
        /**
         * Article
         * @description An article to read. Its HTML is written by many hands and is not to be trusted.
         */
        Article: {
            /** @description Id of the article. */
            articleId: string;
            /** @description Title. */
            title: string;
            /** @description What it is about, in a sentence or two; for a preview and for sharing. */
            summary: string;
            /** @description Name of the author. */
            author: string;
            /** @description What the author is, such as a profession; empty when not told. */
            authorTitle: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string;
            /**
             * Format: uri-reference
             * @description Address of a picture for lists and sharing, absolute or relative to the web app; null for none.
             */
            cover: string | null;
            /** @description How long it takes to read, in minutes. */
            minutes: number;
            /** @description The text as a fragment of HTML, without the title. A client lets through what text, lists, tables, quotations, links and pictures need, and drops everything else. */
            html: string;
        };
        /**
         * CourseSectionStatus
         * @description How far a person is with a section of a course.
         *
         *     - `locked`: the section before it is not finished.
         *     - `unread`: it can be opened.
         *     - `reading`: it was opened.
         *     - `finished`: it was read to the end; final. The next section is no longer `locked`.
         * @enum {string}
         */
        CourseSectionStatus: "locked" | "unread" | "reading" | "finished";
        /**
         * CourseSection
         * @description A section of a course. Its text is an article.
         */
        CourseSection: {
            /** @description Id of the section. */
            sectionId: string;
            /** @description Its place in the course, from 1. */
            number: number;
            /** @description Title. */
            title: string;
            /** @description What it is about. */
            summary: string;
            /** @description The article that holds its text. */
            articleId: string;
            /** @description How long it takes, in minutes. */
            minutes: number;
            status: components["schemas"]["CourseSectionStatus"];
            /** @description How much of it was read, in percent; 0 while locked or unread, 100 when finished. */
            progress: number;
        };
        /**
         * Course
         * @description A course with its sections and how far the person is.
         */
        Course: {
            /** @description Id of the course. */
            courseId: string;
            /** @description Title. */
            title: string;
            /** @description What one learns, in a few sentences. */
            summary: string;
            /** @description Name of the teacher. */
            teacher: string;
            /** @description What the teacher is, such as a profession; empty when not told. */
            teacherTitle: string;
            /**
             * Format: uri-reference
             * @description Address of a picture, absolute or relative to the web app; null for none.
             */
            cover: string | null;
            /** @description How long all sections take, in minutes. */
            minutes: number;
            /**
             * @description `notStarted` until a section is opened, then `learning`, and `finished` once all sections are.
             * @enum {string}
             */
            status: "notStarted" | "learning" | "finished";
            /** @description How much of the course was read, in percent, the mean of its sections. */
            progress: number;
            /** @description The sections in their order. */
            sections: components["schemas"]["CourseSection"][];
        };
        /**
         * ContentType
         * @description What a piece of content is.
         *
         *     - `article`: a text to read.
         *     - `course`: several sections, with progress.
         * @enum {string}
         */
        ContentType: "article" | "course";
        /**
         * TaskType
         * @description What a task of a plan asks for.
         *
         *     - `measure`: measure and enter a health value.
         *     - `diet`: eat in a certain way.
         *     - `water`: drink enough.
         *     - `exercise`: move.
         *     - `sleep`: go to bed, or rest.
         *     - `reading`: read an article.
         *     - `course`: study a course.
         * @enum {string}
         */
        TaskType: "measure" | "diet" | "water" | "exercise" | "sleep" | "reading" | "course";
        /**
         * ContentItem
         * @description An article or a course in a list.
         */
        ContentItem: {
            /** @description Id of the article or the course. */
            contentId: string;
            contentType: components["schemas"]["ContentType"];
            /** @description Title. */
            title: string;
            /** @description What it is about, in a sentence or two. */
            summary: string;
            /**
             * Format: uri-reference
             * @description Address of a picture, absolute or relative to the web app; null for none.
             */
            cover: string | null;
            /** @description How long it takes, in minutes, all sections together. */
            minutes: number;
            /** @description The kinds of task it helps with; empty for none. */
            taskTypes: components["schemas"]["TaskType"][];
            /** @description The kinds of health data it explains; empty for none. */
            healthDataTypes: components["schemas"]["HealthDataType"][];
        };
        /**
         * ShortLink
         * @description A short address that leads to a long one.
         */
        ShortLink: {
            /**
             * Format: uri
             * @description The short address.
             */
            shortUrl: string;
            /**
             * Format: uri
             * @description Where it leads.
             */
            url: string;
            /**
             * Format: date-time
             * @description Until when it leads there; null when it does not expire.
             */
            expiresAt: string | null;
        };
        /**
         * FoodCategory
         * @description Group of foods, for the chips of a lookup. Both lookups share the codes; a list uses those it has foods for (a
         *     glycaemic index exists only for foods with carbohydrate).
         *
         *     - `cereals`: rice, other grains, their porridges and flakes
         *     - `noodlesAndBread`: noodles, pasta, bread, buns, flatbread
         *     - `tubers`: potato, sweet potato, taro, yam, cassava and their starches
         *     - `legumes`: dried beans and lentils, tofu and other soya foods
         *     - `vegetables`: fresh vegetables, fresh peas and beans
         *     - `mushroomsAndAlgae`: mushrooms, fungi, seaweed
         *     - `fruit`: fresh, dried and canned fruit
         *     - `nuts`: nuts and seeds
         *     - `dairy`: milk, yogurt, cheese, ice cream
         *     - `eggs`: eggs of all birds
         *     - `meat`: pork, beef, mutton and products of them
         *     - `poultry`: chicken, duck, goose
         *     - `offal`: liver, kidney, heart, intestine and the like of any animal
         *     - `fish`: fish and roe
         *     - `shellfish`: shrimp, crab, shells, squid, sea cucumber
         *     - `sugars`: sugars, honey, sweets, jam
         *     - `snacks`: biscuits, cakes, crisps
         *     - `drinks`: juices, soft and alcoholic drinks
         *     - `condiments`: sauces, vinegar, seasonings
         *     - `mixedMeals`: dishes and meals of several foods
         * @enum {string}
         */
        FoodCategory: "cereals" | "noodlesAndBread" | "tubers" | "legumes" | "vegetables" | "mushroomsAndAlgae" | "fruit" | "nuts" | "dairy" | "eggs" | "meat" | "poultry" | "offal" | "fish" | "shellfish" | "sugars" | "snacks" | "drinks" | "condiments" | "mixedMeals";
        /**
         * GlycemicSource
         * @description The published table that a glycaemic index comes from.
         *
         *     - `chinaFct2009`: China Food Composition, 2nd edition (2009), table of glycaemic index
         *     - `atkinson2008`: International tables of glycemic index and glycemic load values: 2008 (Diabetes Care 31)
         *     - `fosterPowell2002`: International table of glycemic index and glycemic load values: 2002 (Am J Clin Nutr 76)
         * @enum {string}
         */
        GlycemicSource: "chinaFct2009" | "atkinson2008" | "fosterPowell2002";
        /**
         * GlycemicFood
         * @description A food and how far it raises blood sugar. The band (low, medium, high) follows from `gi` by the cut-offs of the region.
         */
        GlycemicFood: {
            /**
             * @description Id of the food in this list.
             * @example gi-001
             */
            foodId: string;
            /**
             * @description Name in Simplified Chinese, with the way it was prepared in brackets.
             * @example 大米饭
             */
            name: string;
            /** @description Name in English. */
            nameEn: string;
            /** @description Other names, Chinese or English, that a search finds as well. Not shown as a title. */
            aliases?: string[];
            category: components["schemas"]["FoodCategory"];
            /** @description Glycaemic index, without a unit (glucose = 100), rounded half up to a whole number. */
            gi: number;
            /** @description Carbohydrate with fibre, in g per 100 g of the food as named; `null` where no value is published for it. */
            carbohydratePer100g: number | null;
            /** @description Energy in kcal per 100 g of the food as named (a bean or grain counts dry unless its name says cooked); `null` where no value is published for it. */
            energyPer100g: number | null;
            source: components["schemas"]["GlycemicSource"];
        };
        /**
         * PurineSource
         * @description The published table that a purine content comes from.
         *
         *     - `chinaFct6`: China Food Composition Tables, Standard Edition, 6th edition (2018, 2019), table of purine
         *     - `kaneko2014`: Kaneko et al., Total purine and purine base content of common foodstuffs (Biol Pharm Bull 37, 2014)
         * @enum {string}
         */
        PurineSource: "chinaFct6" | "kaneko2014";
        /**
         * PurineFood
         * @description A food and its purine. The band (low, medium, high) follows from `purinePer100g`.
         */
        PurineFood: {
            /**
             * @description Id of the food in this list.
             * @example pu-001
             */
            foodId: string;
            /**
             * @description Name in Simplified Chinese, with the way it was prepared in brackets.
             * @example 香菇（干）
             */
            name: string;
            /** @description Name in English. */
            nameEn: string;
            /** @description Other names, Chinese or English, that a search finds as well. Not shown as a title. */
            aliases?: string[];
            category: components["schemas"]["FoodCategory"];
            /** @description Sum of the four purine bases in mg per 100 g of the edible part, as named. */
            purinePer100g: number;
            /** @description Energy in kcal per 100 g of the food as named (a bean or grain counts dry unless its name says cooked); `null` where no value is published for it. */
            energyPer100g: number | null;
            source: components["schemas"]["PurineSource"];
        };
        /**
         * MedicationReminderId
         * @description Which reminder.
         */
        MedicationReminderId: {
            /** @description Id of the reminder. */
            reminderId: string;
        };
        /**
         * DoseUnit
         * @description What a dose and the stock are counted in.
         *
         *     Pieces: `tablet`, `capsule`, `sachet`, `drop`, `puff` (of an inhaler or a spray), `patch`.
         *     Amounts: `ml`, `mcg` (µg), `mg`, `g`, `iu` (international units).
         * @enum {string}
         */
        DoseUnit: "tablet" | "capsule" | "sachet" | "drop" | "puff" | "patch" | "ml" | "mcg" | "mg" | "g" | "iu";
        /**
         * MedicinePortion
         * @description A medicine and how much of it makes one dose.
         */
        MedicinePortion: {
            /** @description Name of the medicine as the person wrote it, strength included where they care. */
            medicineName: string;
            /** @description How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
            dose: number;
            doseUnit: components["schemas"]["DoseUnit"];
        };
        /**
         * RepeatType
         * @description The days on which a reminder is due, between its start and its end.
         *
         *     - `daily`: every day.
         *     - `weekdays`: the days of the week listed in `weekdays`.
         *     - `interval`: the first day and every `intervalDays`-th day after it.
         * @enum {string}
         */
        RepeatType: "daily" | "weekdays" | "interval";
        /**
         * MedicationSchedule
         * @description What is taken, when, on which days and for how long.
         */
        MedicationSchedule: {
            /** @description Times of day of the doses, earliest first, one to eight. */
            times: components["schemas"]["TimeOfDay"][];
            repeatType: components["schemas"]["RepeatType"];
            /** @description Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
            weekdays?: number[];
            /** @description Every how many days. There when `repeatType` is `interval`, absent otherwise. */
            intervalDays?: number;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included and not before `startDate`; null for no end.
             */
            endDate: string | null;
            /** @description What is left at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
            stock: number | null;
            /** @description A note to oneself, such as with or without food; empty for none. */
            remark: string;
            /** @description False while the reminder is paused. A paused reminder plans no doses. */
            enabled: boolean;
        } & components["schemas"]["MedicinePortion"];
        /**
         * MedicationStatus
         * @description What became of a dose.
         *
         *     - `pending`: not answered yet; every dose begins so. Its time may have passed.
         *     - `taken`: the person took it.
         *     - `skipped`: the person chose not to take it.
         *     - `missed`: still pending when its day ended. Only the server sets it, and it is final.
         *
         *     Until the day of the dose ends, the person may change `pending`, `taken` and `skipped` into one another; back to
         *     `pending` undoes the answer. After that nothing changes any more.
         * @enum {string}
         */
        MedicationStatus: "pending" | "taken" | "skipped" | "missed";
        /**
         * MedicationDose
         * @description One planned dose of a day and what became of it.
         */
        MedicationDose: {
            /** @description When the dose is planned. It names the dose within its reminder and day. */
            time: components["schemas"]["TimeOfDay"];
            status: components["schemas"]["MedicationStatus"];
            /**
             * Format: date-time
             * @description When the person answered; null while the dose is pending and when it was missed.
             */
            handledAt: string | null;
        };
        /**
         * MedicationReminder
         * @description A medication reminder as it is now, with its doses of one day.
         */
        MedicationReminder: {
            /** @description Doses of the day the call is about, earliest first. Empty when the reminder is not due on that day, has ended, has not begun or is paused. */
            doses: components["schemas"]["MedicationDose"][];
        } & (components["schemas"]["MedicationReminderId"] & components["schemas"]["MedicationSchedule"]);
        /**
         * MedicationHistoryQuery
         * @description Which part of the medication history is asked for.
         */
        MedicationHistoryQuery: {
            /**
             * Format: date
             * @description First day; from the beginning when absent.
             */
            from?: string;
            /**
             * Format: date
             * @description Last day, itself included; today when absent.
             */
            to?: string;
        } & components["schemas"]["PageQuery"];
        /**
         * MedicationHistoryDose
         * @description A dose in the history. It tells the medicine and amount planned at that time, whatever became of the reminder since.
         */
        MedicationHistoryDose: components["schemas"]["MedicationReminderId"] & components["schemas"]["MedicinePortion"] & components["schemas"]["MedicationDose"];
        /**
         * MedicationHistoryDay
         * @description All doses planned on one day.
         */
        MedicationHistoryDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The doses of all reminders, earliest first. */
            doses: components["schemas"]["MedicationHistoryDose"][];
        };
        /**
         * MedicationHistoryPage
         * @description A page of the medication history. An entry is a day.
         */
        MedicationHistoryPage: {
            /** @description Days on which something was planned, newest first. */
            list: components["schemas"]["MedicationHistoryDay"][];
        } & components["schemas"]["Page"];
        /**
         * MedicationReminderInput
         * @description A reminder to create or to change. It replaces the whole schedule.
         */
        MedicationReminderInput: {
            /** @description The reminder to change; absent to create one. */
            reminderId?: string;
        } & components["schemas"]["MedicationSchedule"];
        /**
         * MedicationDay
         * @description How one day went, for a calendar. What is neither taken nor skipped was missed, or is still pending when the day is today.
         */
        MedicationDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Number of doses planned. */
            planned: number;
            /** @description Number of doses taken. */
            taken: number;
            /** @description Number of doses skipped on purpose. */
            skipped: number;
        };
        /**
         * MemberFeature
         * @description What a membership may be needed for.
         *
         *     - `aiFood`: recognising food by name or photo.
         *     - `deepAnalysis`: the deep analysis of a meal.
         *     - `mealPlan`: customised meals.
         *     - `report`: the deep dietary report.
         * @enum {string}
         */
        MemberFeature: "aiFood" | "deepAnalysis" | "mealPlan" | "report";
        /**
         * MemberPermission
         * @description Whether a person may use a feature now.
         */
        MemberPermission: {
            feature: components["schemas"]["MemberFeature"];
            /** @description True for members, and for others while free uses are left. */
            permitted: boolean;
            memberType: components["schemas"]["MemberType"];
            /** @description How often a non-member may still use the feature; null for members, who are not counted. */
            freeUsesLeft: number | null;
        };
        /**
         * LaunchAppQuery
         * @description The page that is to use the messaging app's own functions.
         */
        LaunchAppQuery: {
            /**
             * Format: uri
             * @description Address of the page with its query and without the part from `#` on. On iOS the address that the visit began with, elsewhere the current one.
             */
            url: string;
        };
        /**
         * LaunchAppParam
         * @description What the messaging app's JS SDK needs to trust a page, and its open-the-app button to open the native app.
         */
        LaunchAppParam: {
            /** @description Id of the web app at the messaging app's platform. */
            appId: string;
            /** @description When it was signed, in s since 1970-01-01 UTC. */
            timestamp: number;
            /** @description Random text that was signed along. */
            nonceStr: string;
            /** @description SHA-1 signature over ticket, nonceStr, timestamp and url, 40 hexadecimal digits. */
            signature: string;
            /** @description Id of the native app at the messaging app's platform. */
            launchAppId: string;
            /** @description What the native app is handed when it is opened, here the page to open in it; empty for its home. */
            launchParam: string;
        };
        /**
         * ClockInInput
         * @description The task that is done.
         */
        ClockInInput: {
            /** @description Id of the task. */
            taskId: string;
            /**
             * Format: date
             * @description The day that the person sees it on; a screen that was left open overnight is told apart by it.
             */
            date: string;
        };
        /**
         * PlanTaskStatus
         * @description What became of a task on a day.
         *
         *     - `upcoming`: its day is to come.
         *     - `pending`: its day is today, and it is not done.
         *     - `done`: the person clocked in; final.
         *     - `missed`: still pending when its day ended. Only the server sets it, and it is final.
         *
         *     Days turn `upcoming` into `pending` and `pending` into `missed`, a clock-in turns `pending` into `done`.
         * @enum {string}
         */
        PlanTaskStatus: "upcoming" | "pending" | "done" | "missed";
        /**
         * PlanTask
         * @description A task of an execution plan on one day. A task comes back on every day of its stage.
         */
        PlanTask: {
            /** @description Id of the task, the same on all days. */
            taskId: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            type: components["schemas"]["TaskType"];
            /** @description What to do, in a few words. */
            title: string;
            /** @description How to do it; empty when the title says it all. */
            description: string;
            /** @description When it is best done; null for any time of the day. */
            time: components["schemas"]["TimeOfDay"] | null;
            status: components["schemas"]["PlanTaskStatus"];
            /**
             * Format: date-time
             * @description When the person clocked in; null while it is not done.
             */
            handledAt: string | null;
            /** @description When the person wants to be reminded of it each day; null for no reminder. */
            remindTime: components["schemas"]["TimeOfDay"] | null;
            /** @description How many goods help with it. */
            goodsCount: number;
            /** @description What to measure. There when `type` is `measure`, absent otherwise. */
            healthDataType?: components["schemas"]["HealthDataType"];
            /** @description The article or course to read. There when `type` is `reading` or `course`, absent otherwise. */
            contentId?: string;
        };
        /**
         * ClockInResult
         * @description The task after a clock-in, and how far the day is.
         */
        ClockInResult: {
            task: components["schemas"]["PlanTask"];
            /** @description How many tasks of the day are done. */
            done: number;
            /** @description How many tasks the day has. */
            planned: number;
            /** @description On how many days in a row the person has clocked in, today included. */
            streakDays: number;
        };
        /**
         * StageStatus
         * @description How far a stage of a plan is. Only the days pass it on, in this order.
         *
         *     - `upcoming`: its first day is to come.
         *     - `current`: today is one of its days.
         *     - `finished`: its last day is over; final.
         * @enum {string}
         */
        StageStatus: "upcoming" | "current" | "finished";
        /**
         * ExecutionStage
         * @description A stage of an execution plan. The stages of a plan follow one another without a gap.
         */
        ExecutionStage: {
            /** @description Id of the stage. */
            stageId: string;
            /** @description Its place in the plan, from 1. */
            number: number;
            /** @description Title. */
            title: string;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included.
             */
            endDate: string;
            status: components["schemas"]["StageStatus"];
        };
        /**
         * ExecutionNext
         * @description The next day of a plan.
         */
        ExecutionNext: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The stage that it belongs to. */
            stageId: string;
            /** @description Title of that stage. */
            stageTitle: string;
            /** @description Whether that stage begins with it. */
            newStage: boolean;
            /** @description Titles of its tasks. */
            taskTitles: string[];
        };
        /**
         * ExecutionPlan
         * @description A day of an execution plan.
         */
        ExecutionPlan: {
            /** @description Id of the plan. */
            planId: string;
            /** @description Title of the plan. */
            title: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The stage that the day belongs to. */
            stage: components["schemas"]["ExecutionStage"];
            /** @description The tasks of the day, those with a time first and in its order; empty for a day of rest. */
            tasks: components["schemas"]["PlanTask"][];
            /** @description How many of them are done. */
            done: number;
            /** @description On how many days in a row the person has clocked in, up to today, or up to yesterday while nothing is done today. */
            streakDays: number;
            /** @description What comes after that day; null after the last day of the plan. */
            next: components["schemas"]["ExecutionNext"] | null;
        };
        /**
         * AssessmentStatus
         * @description How far the assessment of a finished stage is.
         *
         *     - `generating`: the stage has just ended, and the server works its score out, which takes a few minutes.
         *     - `ready`: it can be read; final.
         * @enum {string}
         */
        AssessmentStatus: "generating" | "ready";
        /**
         * AssessmentBand
         * @description How a score reads.
         *
         *     - `needsWork`: 0 to 59
         *     - `fair`: 60 to 74
         *     - `good`: 75 to 89
         *     - `excellent`: 90 to 100
         * @enum {string}
         */
        AssessmentBand: "needsWork" | "fair" | "good" | "excellent";
        /**
         * FinishedStage
         * @description A finished stage with its score.
         */
        FinishedStage: {
            /** @description Id of the stage. */
            stageId: string;
            /** @description Its place in the plan, from 1. */
            number: number;
            /** @description Title. */
            title: string;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included.
             */
            endDate: string;
            assessmentStatus: components["schemas"]["AssessmentStatus"];
            /** @description Share of the stage's tasks that were done, in percent; null while the assessment is generated. */
            score: number | null;
            /** @description How the score reads; null while the assessment is generated. */
            band: components["schemas"]["AssessmentBand"] | null;
        };
        /**
         * TaskGoods
         * @description Goods that help with a task.
         */
        TaskGoods: {
            /** @description The task. */
            taskId: string;
            /** @description How many units the rest of the stage takes. */
            quantity: number;
            /** @description How it is used for the task, in Simplified Chinese. */
            usage: string;
            /** @description The same in English. */
            usageEn: string;
        } & components["schemas"]["Goods"];
        /**
         * TaskRemindInput
         * @description When to be reminded of a task.
         */
        TaskRemindInput: {
            /** @description Id of the task. */
            taskId: string;
            /** @description Time of day; null for no reminder any more. */
            time: components["schemas"]["TimeOfDay"] | null;
        };
        /**
         * AssessmentBandRange
         * @description The scores of a band.
         */
        AssessmentBandRange: {
            band: components["schemas"]["AssessmentBand"];
            /** @description Lowest score. */
            from: number;
            /** @description Highest score, itself included. */
            to: number;
        };
        /**
         * AssessmentItem
         * @description How a task of a stage went.
         */
        AssessmentItem: {
            /** @description Id of the task. */
            taskId: string;
            type: components["schemas"]["TaskType"];
            /** @description What was to do. */
            title: string;
            /** @description On how many days it was planned. */
            planned: number;
            /** @description On how many of them it was done. */
            done: number;
            /** @description Share of the days, in percent. */
            score: number;
        };
        /**
         * AssessmentNextStep
         * @description What to do after a stage.
         */
        AssessmentNextStep: {
            /**
             * @description - `nextStage`: go on with the stage in `stageId`.
             *     - `course`: study the course in `contentId` along with it.
             * @enum {string}
             */
            kind: "nextStage" | "course";
            /** @description The step in a few words. */
            title: string;
            /** @description Why, or how; empty when the title says it all. */
            text: string;
            /** @description There when `kind` is `nextStage`, absent otherwise. */
            stageId?: string;
            /** @description There when `kind` is `course`, absent otherwise. */
            contentId?: string;
        };
        /**
         * StageAssessment
         * @description How a finished stage went.
         */
        StageAssessment: {
            /** @description Id of the stage. */
            stageId: string;
            /** @description Its place in the plan, from 1. */
            number: number;
            /** @description Title. */
            title: string;
            /**
             * Format: date
             * @description First day.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, itself included.
             */
            endDate: string;
            /** @description Share of the stage's tasks that were done, in percent. */
            score: number;
            band: components["schemas"]["AssessmentBand"];
            /** @description All bands, lowest first, for the scale. */
            bands: components["schemas"]["AssessmentBandRange"][];
            /** @description How many tasks all its days had together. */
            planned: number;
            /** @description How many of them were done. */
            done: number;
            /** @description The same by task. */
            items: components["schemas"]["AssessmentItem"][];
            /** @description First weight of the stage in kg; null when none was entered. */
            startWeight: number | null;
            /** @description Last weight of the stage in kg; null when none was entered. */
            endWeight: number | null;
            /** @description How it went, in a few sentences. */
            summary: string;
            /** @description What to do better or to keep, one sentence each. */
            advice: string[];
            /** @description What to do now; null when there is nothing more to do. */
            nextStep: components["schemas"]["AssessmentNextStep"] | null;
        };
        /**
         * ShareType
         * @description What a shared link is about. `family` (family health) and `sugarControl` are named by the specification, the others
         *     are assumed.
         *
         *     - `weight`: a change of weight
         *     - `ingredients`: the ingredients of an analysed food
         *     - `article`: an article or a course
         *     - `introduce`: the app itself
         * @enum {string}
         */
        ShareType: "family" | "sugarControl" | "weight" | "ingredients" | "article" | "introduce";
        /**
         * ShareAction
         * @description What happened with a shared link.
         *
         *     - `share`: it was sent, or its picture was saved.
         *     - `open`: someone opened it.
         *     - `launch`: it led into the app.
         *     - `download`: it led to the store.
         * @enum {string}
         */
        ShareAction: "share" | "open" | "launch" | "download";
        /**
         * StatisticEvent
         * @description Something that a person did or saw.
         */
        StatisticEvent: {
            /**
             * @description Event name.
             * @example page_view
             */
            ev: string;
            /** @description Where it happened, the path of the screen (assumed); empty when unknown. */
            ori: string;
            /** @description When it happened, in ms since 1970-01-01 UTC. */
            t: number;
            /** @description Whatever else belongs to the event, without personal data; empty for nothing. */
            extras: {
                [key: string]: unknown;
            };
        };
        /**
         * StatisticBatch
         * @description Events of one client, sent together.
         */
        StatisticBatch: {
            /** @description Anonymous tracking id, made by the client and kept by it. */
            tid: string;
            /** @description Id of the signed-in user; null before a sign-in. */
            uid: string | null;
            /**
             * @description Client type.
             * @default h5
             */
            ct: string;
            /** @description The events, oldest first. */
            data: components["schemas"]["StatisticEvent"][];
        };
        /**
         * Gender
         * @description Gender of a person.
         *
         *     - -1: unknown
         *     - 0: female
         *     - 1: male
         * @enum {integer}
         */
        Gender: -1 | 0 | 1;
        /**
         * BodyProfile
         * @description The facts about a person's body that calculations and advice start from. Each may be unknown.
         */
        BodyProfile: {
            gender: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Date of birth; null when not given.
             */
            birthDate: string | null;
            /** @description Height in cm; null when not given. */
            height: number | null;
            /** @description Latest body weight in kg; null when not given. */
            weight: number | null;
        };
        /**
         * AccountInformation
         * @description The user as the general health app knows them.
         */
        AccountInformation: components["schemas"]["UserProfile"] & components["schemas"]["BodyProfile"];
        /**
         * HealthTag
         * @description A condition or habit that a person can say of themselves and that meal advice heeds.
         */
        HealthTag: {
            /** @description Id of the tag. */
            tagId: string;
            /** @description Name in Simplified Chinese. */
            name: string;
            /** @description Name in English. */
            nameEn: string;
        };
        /**
         * DietaryGoal
         * @description What a person wants to reach by eating.
         *
         *     - `loseWeight`: lose weight.
         *     - `maintainWeight`: keep the weight and eat better.
         *     - `gainMuscle`: gain muscle.
         *     - `controlGlucose`: keep the blood glucose steady.
         * @enum {string}
         */
        DietaryGoal: "loseWeight" | "maintainWeight" | "gainMuscle" | "controlGlucose";
        /**
         * FoodUserInformation
         * @description The user as the food app knows them.
         */
        FoodUserInformation: {
            /** @description The health tags that the person chose; empty when none. */
            healthTags: components["schemas"]["HealthTag"][];
            /** @description The goal that the person chose; null when they have not chosen yet. */
            dietaryGoal: components["schemas"]["DietaryGoal"] | null;
            /** @description Energy to eat in a day, in kcal; null until the profile suffices to work it out. */
            dailyEnergyTarget: number | null;
        } & (components["schemas"]["UserProfile"] & components["schemas"]["BodyProfile"]);
    };
    responses: {
        /** @description The request does not follow this description. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The login has expired (code `600`), or the server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerFailure"];
            };
        };
        /** @description The call needs a token and got none. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type VerifyCodeLogin = components['schemas']['VerifyCodeLogin'];
export type Message = components['schemas']['Message'];
export type MemberType = components['schemas']['MemberType'];
export type YesNo = components['schemas']['YesNo'];
export type UserProfile = components['schemas']['UserProfile'];
export type User = components['schemas']['User'];
export type Fail = components['schemas']['Fail'];
export type Refusal = components['schemas']['Refusal'];
export type ServerFailure = components['schemas']['ServerFailure'];
export type HealthDataType = components['schemas']['HealthDataType'];
export type Goods = components['schemas']['Goods'];
export type CampStatus = components['schemas']['CampStatus'];
export type CampGoods = components['schemas']['CampGoods'];
export type MyCamp = components['schemas']['MyCamp'];
export type HealthPeriod = components['schemas']['HealthPeriod'];
export type HealthSeriesCode = components['schemas']['HealthSeriesCode'];
export type NormalRange = components['schemas']['NormalRange'];
export type HealthDataSource = components['schemas']['HealthDataSource'];
export type HealthDataReading = components['schemas']['HealthDataReading'];
export type HealthDataPoint = components['schemas']['HealthDataPoint'];
export type HealthDataSeries = components['schemas']['HealthDataSeries'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type HealthDataRemind = components['schemas']['HealthDataRemind'];
export type HealthDataDetail = components['schemas']['HealthDataDetail'];
export type WeightInput = components['schemas']['WeightInput'];
export type WeightComparison = components['schemas']['WeightComparison'];
export type HeartRateState = components['schemas']['HeartRateState'];
export type HeartRateRecord = components['schemas']['HeartRateRecord'];
export type HeartRateAverage = components['schemas']['HeartRateAverage'];
export type PageQuery = components['schemas']['PageQuery'];
export type HeartRateHistoryQuery = components['schemas']['HeartRateHistoryQuery'];
export type Page = components['schemas']['Page'];
export type HeartRateHistoryPage = components['schemas']['HeartRateHistoryPage'];
export type Article = components['schemas']['Article'];
export type CourseSectionStatus = components['schemas']['CourseSectionStatus'];
export type CourseSection = components['schemas']['CourseSection'];
export type Course = components['schemas']['Course'];
export type ContentType = components['schemas']['ContentType'];
export type TaskType = components['schemas']['TaskType'];
export type ContentItem = components['schemas']['ContentItem'];
export type ShortLink = components['schemas']['ShortLink'];
export type FoodCategory = components['schemas']['FoodCategory'];
export type GlycemicSource = components['schemas']['GlycemicSource'];
export type GlycemicFood = components['schemas']['GlycemicFood'];
export type PurineSource = components['schemas']['PurineSource'];
export type PurineFood = components['schemas']['PurineFood'];
export type MedicationReminderId = components['schemas']['MedicationReminderId'];
export type DoseUnit = components['schemas']['DoseUnit'];
export type MedicinePortion = components['schemas']['MedicinePortion'];
export type RepeatType = components['schemas']['RepeatType'];
export type MedicationSchedule = components['schemas']['MedicationSchedule'];
export type MedicationStatus = components['schemas']['MedicationStatus'];
export type MedicationDose = components['schemas']['MedicationDose'];
export type MedicationReminder = components['schemas']['MedicationReminder'];
export type MedicationHistoryQuery = components['schemas']['MedicationHistoryQuery'];
export type MedicationHistoryDose = components['schemas']['MedicationHistoryDose'];
export type MedicationHistoryDay = components['schemas']['MedicationHistoryDay'];
export type MedicationHistoryPage = components['schemas']['MedicationHistoryPage'];
export type MedicationReminderInput = components['schemas']['MedicationReminderInput'];
export type MedicationDay = components['schemas']['MedicationDay'];
export type MemberFeature = components['schemas']['MemberFeature'];
export type MemberPermission = components['schemas']['MemberPermission'];
export type LaunchAppQuery = components['schemas']['LaunchAppQuery'];
export type LaunchAppParam = components['schemas']['LaunchAppParam'];
export type ClockInInput = components['schemas']['ClockInInput'];
export type PlanTaskStatus = components['schemas']['PlanTaskStatus'];
export type PlanTask = components['schemas']['PlanTask'];
export type ClockInResult = components['schemas']['ClockInResult'];
export type StageStatus = components['schemas']['StageStatus'];
export type ExecutionStage = components['schemas']['ExecutionStage'];
export type ExecutionNext = components['schemas']['ExecutionNext'];
export type ExecutionPlan = components['schemas']['ExecutionPlan'];
export type AssessmentStatus = components['schemas']['AssessmentStatus'];
export type AssessmentBand = components['schemas']['AssessmentBand'];
export type FinishedStage = components['schemas']['FinishedStage'];
export type TaskGoods = components['schemas']['TaskGoods'];
export type TaskRemindInput = components['schemas']['TaskRemindInput'];
export type AssessmentBandRange = components['schemas']['AssessmentBandRange'];
export type AssessmentItem = components['schemas']['AssessmentItem'];
export type AssessmentNextStep = components['schemas']['AssessmentNextStep'];
export type StageAssessment = components['schemas']['StageAssessment'];
export type ShareType = components['schemas']['ShareType'];
export type ShareAction = components['schemas']['ShareAction'];
export type StatisticEvent = components['schemas']['StatisticEvent'];
export type StatisticBatch = components['schemas']['StatisticBatch'];
export type Gender = components['schemas']['Gender'];
export type BodyProfile = components['schemas']['BodyProfile'];
export type AccountInformation = components['schemas']['AccountInformation'];
export type HealthTag = components['schemas']['HealthTag'];
export type DietaryGoal = components['schemas']['DietaryGoal'];
export type FoodUserInformation = components['schemas']['FoodUserInformation'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type $defs = Record<string, never>;
export interface operations {
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeLogin"];
            };
        };
        responses: {
            /** @description The user with a token, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["User"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "camp.goodsInfo": {
        parameters: {
            query?: {
                /**
                 * @description The camp; the next one to begin when absent.
                 * @example camp-6302
                 */
                campId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The camp, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["CampGoods"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "camp.notOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The camp, nothing, or why that is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The camp that the person takes part in; null when there is none, or it is over. */
                        data: components["schemas"]["MyCamp"] | null;
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "healthData.detail": {
        parameters: {
            query: {
                /**
                 * @description The kind of health data.
                 * @example weight
                 */
                healthDataType: components["schemas"]["HealthDataType"];
                /**
                 * @description How much time; a week when absent.
                 * @example week
                 */
                period?: components["schemas"]["HealthPeriod"];
                /**
                 * @description The last day of the period; today when absent.
                 * @example 2026-11-20
                 */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health data, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["HealthDataDetail"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "healthData.remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthDataRemind"];
            };
        };
        responses: {
            /** @description The reminder as it was kept, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["HealthDataRemind"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "healthData.saveWeightWithCompareLast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightInput"];
            };
        };
        responses: {
            /** @description The weight beside the one before, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["WeightComparison"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "heartRate.average": {
        parameters: {
            query?: {
                /**
                 * @description How much time; a week when absent.
                 * @example week
                 */
                period?: components["schemas"]["HealthPeriod"];
                /**
                 * @description The last day of the period; today when absent.
                 * @example 2026-11-20
                 */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["HeartRateAverage"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "heartRate.history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeartRateHistoryQuery"];
            };
        };
        responses: {
            /** @description A page of measurements, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["HeartRateHistoryPage"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "information.articleHtmlContent": {
        parameters: {
            query: {
                /**
                 * @description Id of the article.
                 * @example article-6001
                 */
                articleId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Article"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "information.courseDetail": {
        parameters: {
            query: {
                /**
                 * @description Id of the course.
                 * @example course-6101
                 */
                courseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Course"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "information.listByHealthDataType": {
        parameters: {
            query: {
                /**
                 * @description The kind of health data.
                 * @example weight
                 */
                healthDataType: components["schemas"]["HealthDataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles and courses, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description All content for that kind of health data, not paged. */
                        data: components["schemas"]["ContentItem"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "information.listByTaskType": {
        parameters: {
            query: {
                /**
                 * @description The kind of task.
                 * @example diet
                 */
                taskType: components["schemas"]["TaskType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles and courses, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description All content for that kind of task, not paged. */
                        data: components["schemas"]["ContentItem"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "information.shortLink": {
        parameters: {
            query: {
                /**
                 * @description The long address, absolute, http or https.
                 * @example https://h5.health-app.example/share?userName=%E6%9E%97%E6%99%93&type=sugarControl
                 */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The short address, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["ShortLink"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "lookup.glycemicIndexList": {
        parameters: {
            query?: {
                /**
                 * @description Part of the Chinese or English name or of an alias; case does not matter. All foods without it.
                 * @example 豆腐
                 */
                keyword?: string;
                /**
                 * @description Foods of this group only. All groups without it.
                 * @example legumes
                 */
                category?: components["schemas"]["FoodCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The foods that match, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The whole list, not paged. */
                        data: components["schemas"]["GlycemicFood"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "lookup.healthDataGoodsDetail": {
        parameters: {
            query: {
                /**
                 * @description Id from the goods list.
                 * @example goods-1001
                 */
                goodsId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Goods"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "lookup.healthDataGoodsList": {
        parameters: {
            query: {
                /**
                 * @description The kind of health data the goods have to do with.
                 * @example bloodSugar
                 */
                healthDataType: components["schemas"]["HealthDataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description All goods of that kind, not paged, without the text of the product page. */
                        data: components["schemas"]["Goods"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "lookup.purineIndexList": {
        parameters: {
            query?: {
                /**
                 * @description Part of the Chinese or English name or of an alias; case does not matter. All foods without it.
                 * @example 香菇
                 */
                keyword?: string;
                /**
                 * @description Foods of this group only. All groups without it.
                 * @example mushroomsAndAlgae
                 */
                category?: components["schemas"]["FoodCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The foods that match, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The whole list, not paged. */
                        data: components["schemas"]["PurineFood"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicationReminderId"];
            };
        };
        responses: {
            /** @description Nothing more to say, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description Nothing. */
                        data: null;
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.finish": {
        parameters: {
            query: {
                /**
                 * @description Id of the reminder.
                 * @example rem-2001
                 */
                reminderId: string;
                /**
                 * @description The day of the dose.
                 * @example 2026-11-20
                 */
                date: string;
                /**
                 * @description The planned time of the dose, one of the reminder's doses of that day.
                 * @example 18:30
                 */
                time: components["schemas"]["TimeOfDay"];
                /**
                 * @description The answer; `pending` takes an earlier answer back.
                 * @example taken
                 */
                status: "taken" | "skipped" | "pending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder with its doses of that day, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MedicationReminder"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.historyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicationHistoryQuery"];
            };
        };
        responses: {
            /** @description A page of days, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MedicationHistoryPage"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.list": {
        parameters: {
            query?: {
                /**
                 * @description The day whose doses are asked for; today by the server's clock when absent.
                 * @example 2026-11-20
                 */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description All reminders of the person, paused and ended ones included. */
                        data: components["schemas"]["MedicationReminder"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicationReminderInput"];
            };
        };
        responses: {
            /** @description The reminder with today's doses, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MedicationReminder"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "medication.yearList": {
        parameters: {
            query: {
                /**
                 * @description The calendar year, 2000 to 2100.
                 * @example 2026
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description Days with something planned, oldest first. */
                        data: components["schemas"]["MedicationDay"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.hasPermission": {
        parameters: {
            query?: {
                /**
                 * @description The feature that is about to be opened; AI food when absent.
                 * @example aiFood
                 */
                feature?: components["schemas"]["MemberFeature"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is permitted, or why that is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MemberPermission"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "messaging.launchAppParam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchAppQuery"];
            };
        };
        responses: {
            /** @description The signature, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["LaunchAppParam"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "messaging.launchAppParamFood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchAppQuery"];
            };
        };
        responses: {
            /** @description The signature, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["LaunchAppParam"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.clockIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockInInput"];
            };
        };
        responses: {
            /** @description The task with the progress of the day, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["ClockInResult"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.executionData": {
        parameters: {
            query?: {
                /**
                 * @description Id of the plan; the plan of the person whose token is sent when absent.
                 * @example plan-6200
                 */
                planId?: string;
                /**
                 * @description The stage; the one that the day belongs to when absent.
                 * @example stage-6253
                 */
                stageId?: string;
                /**
                 * @description The day.
                 * @example 2026-11-20
                 */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["ExecutionPlan"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.executionTitles": {
        parameters: {
            query?: {
                /**
                 * @description Id of the plan; the plan of the person whose token is sent when absent.
                 * @example plan-6200
                 */
                planId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description All stages in their order. */
                        data: components["schemas"]["ExecutionStage"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.finishedStage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The finished stages, newest first. */
                        data: components["schemas"]["FinishedStage"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.goodsItem": {
        parameters: {
            query: {
                /**
                 * @description Id of the task.
                 * @example task-6211
                 */
                taskId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods, or why there are none to give. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The goods, the most fitting first, without the text of the product page. */
                        data: components["schemas"]["TaskGoods"][];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRemindInput"];
            };
        };
        responses: {
            /** @description The task as it is today, or on its first day while that is to come, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PlanTask"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "plans.stageAssessmentDetail": {
        parameters: {
            query: {
                /**
                 * @description Id of the stage.
                 * @example stage-6252
                 */
                stageId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["StageAssessment"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "share.log": {
        parameters: {
            query: {
                /**
                 * @description What is shared.
                 * @example sugarControl
                 */
                type: components["schemas"]["ShareType"];
                /**
                 * @description What happened with it.
                 * @example open
                 */
                action: components["schemas"]["ShareAction"];
                /**
                 * @description Who shared it, where the link says so.
                 * @example user-1001
                 */
                userId?: string;
                /**
                 * @description What exactly is shared, such as an article or a report, where the kind alone does not say.
                 * @example article-6003
                 */
                contentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more to say, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description Nothing. */
                        data: null;
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "statistic.push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatisticBatch"];
            };
        };
        responses: {
            /** @description Nothing more to say, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description Nothing. */
                        data: null;
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "statistic.pushFood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatisticBatch"];
            };
        };
        responses: {
            /** @description Nothing more to say, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description Nothing. */
                        data: null;
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.accountInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["AccountInformation"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    "user.information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FoodUserInformation"];
                    } | components["schemas"]["Fail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
}
