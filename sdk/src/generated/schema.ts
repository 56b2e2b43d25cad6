// Written by npm run generate. Do not edit.
export interface paths {
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
         * Message
         * @description A note of the server on a success; not shown.
         */
        Message: string;
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
         * TimeOfDay
         * @description A time of day on the person's clock, `HH:mm`, 00:00 to 23:59.
         * @example 08:00
         */
        TimeOfDay: string;
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
         * PhoneNumber
         * @description A mainland mobile number, 11 digits that start with 1, without country code. Screens mask it.
         * @example 13800001234
         */
        PhoneNumber: string;
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
export type FoodCategory = components['schemas']['FoodCategory'];
export type Message = components['schemas']['Message'];
export type GlycemicSource = components['schemas']['GlycemicSource'];
export type GlycemicFood = components['schemas']['GlycemicFood'];
export type Fail = components['schemas']['Fail'];
export type Refusal = components['schemas']['Refusal'];
export type ServerFailure = components['schemas']['ServerFailure'];
export type HealthDataType = components['schemas']['HealthDataType'];
export type Goods = components['schemas']['Goods'];
export type PurineSource = components['schemas']['PurineSource'];
export type PurineFood = components['schemas']['PurineFood'];
export type MedicationReminderId = components['schemas']['MedicationReminderId'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type DoseUnit = components['schemas']['DoseUnit'];
export type MedicinePortion = components['schemas']['MedicinePortion'];
export type RepeatType = components['schemas']['RepeatType'];
export type MedicationSchedule = components['schemas']['MedicationSchedule'];
export type MedicationStatus = components['schemas']['MedicationStatus'];
export type MedicationDose = components['schemas']['MedicationDose'];
export type MedicationReminder = components['schemas']['MedicationReminder'];
export type PageQuery = components['schemas']['PageQuery'];
export type MedicationHistoryQuery = components['schemas']['MedicationHistoryQuery'];
export type Page = components['schemas']['Page'];
export type MedicationHistoryDose = components['schemas']['MedicationHistoryDose'];
export type MedicationHistoryDay = components['schemas']['MedicationHistoryDay'];
export type MedicationHistoryPage = components['schemas']['MedicationHistoryPage'];
export type MedicationReminderInput = components['schemas']['MedicationReminderInput'];
export type MedicationDay = components['schemas']['MedicationDay'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type MemberType = components['schemas']['MemberType'];
export type YesNo = components['schemas']['YesNo'];
export type UserProfile = components['schemas']['UserProfile'];
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
