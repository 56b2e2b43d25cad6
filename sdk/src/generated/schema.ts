// Written by npm run generate. Do not edit.

/** A note of the server on a success; not shown. */
export type Message = string;

/**
 * A description of the failure, in Chinese, for the person: shown as a toast unless the call is silent. A program decides by `code`.
 * @example 该提醒已被删除
 */
export type FailMessage = string;

/**
 * A reason of a failure. `NOT_ELIGIBLE` has the values of `WeightLossObstacle`, and `DOSE_DOUBTED` has the others: why a
 * schedule or a dose of a medicine is doubted. The person is told these in words and confirms it, or changes it.
 *
 * - `largeDose`: more at a time than usual: 10 tablets or capsules, 3 sachets, 20 drops, 10 puffs, 2 patches, 100 IU, 50 ml,
 *   1 ml of insulin, 1,000 µg or 2 g. These limits only lead to a question, and are no maximum.
 * - `largeDay`: more on a day than three such doses, summed over all reminders of the medicine.
 * - `aboveMost`: more of a substance than is usual for adults, summed over all reminders that contain it.
 * - `unitTooLarge`: milligrams or grams of a substance that is dosed in micrograms.
 * - `tooOften`: more often than the substance is usually taken, such as methotrexate on two days of a week.
 * - `sameMedicine`: another reminder that has not ended contains the same substance or has the same name.
 * - `sameClass`: another reminder that has not ended contains a substance of the same class.
 * - `manyTimesUsual`: ten times what the person's own reminders of the medicine have or had.
 * - `lateDose`: a dose so late that the next one is nearer, or later than the medicine may be taken.
 * - `closeToAnother`: another dose of the medicine was taken within half of the planned time between both.
 * - `tooSoon`, `tooMany`: a medicine as needed, sooner than `minHoursBetween` or more often than `maxDosesPerDay`.
 */
export type FailureReason = "ageUnknown" | "heightUnknown" | "weightUnknown" | "under18" | "underweight" | "largeWeightLoss" | "pregnant" | "breastfeeding" | "eatingDisorder" | "from65" | "afterBariatricSurgery" | "largeDose" | "largeDay" | "aboveMost" | "unitTooLarge" | "tooOften" | "sameMedicine" | "sameClass" | "manyTimesUsual" | "lateDose" | "closeToAnother" | "tooSoon" | "tooMany" | (string & {});

/** The id of one thing, which a client keeps as it is and never reads. Its characters fit in addresses and keys of a storage. */
export type Id = string;

/**
 * The status of an analysis.
 *
 * - `pending`: being analysed; `stage` says how far.
 * - `ready`: the result can be read. It counts in the history and in the day's summary.
 * - `failed`: there is no result; `failReason` says why. Only the progress shows it.
 *
 * `pending` → `ready` or `failed`, by the server alone, within 60 seconds: what is still pending then fails as
 * `unavailable`. A correction by the person makes a `ready` or `failed` analysis `ready` at once.
 */
export type AiFoodStatus = "pending" | "ready" | "failed" | (string & {});

/**
 * The step of a pending analysis. The steps run in this order.
 *
 * - `recognising`: looking for foods in the photo; left out where names were entered.
 * - `matching`: finding the foods in the nutrient table.
 * - `calculating`: working out energy and nutrients of the portions.
 */
export type AiFoodStage = "recognising" | "matching" | "calculating" | (string & {});

/**
 * The reason for the failure of an analysis.
 *
 * - `noFood`: there is no food in the photo.
 * - `unclear`: the photo is too dark or too blurred.
 * - `unknownFood`: none of the names is in the nutrient table.
 * - `unavailable`: the service did not answer in time; the same again may succeed.
 */
export type AiFoodFailReason = "noFood" | "unclear" | "unknownFood" | "unavailable" | (string & {});

/**
 * Format: date-time
 * A moment, ISO 8601 with the offset of the zone in which it happened (see Zones in the description of the API).
 * @example 2026-11-20T18:36:20+08:00
 */
export type DateTime = string;

/** The progress of an analysis. A client asks again every 2 seconds while it is pending. */
export interface AiFoodProgress {
    /** Id of the analysis. */
    analysisId: Id;
    status: AiFoodStatus;
    /** The current step; null unless the analysis is pending. */
    stage: AiFoodStage | null;
    /** The share of the work that is done, in percent, 0 to 100; 100 when ready, 0 when failed. It never falls while pending. */
    progress: number;
    /** The reason for the failure; null unless the analysis failed. */
    failReason: AiFoodFailReason | null;
    /** The time of the submission. */
    submittedAt: DateTime;
}

/** Failure of a request that does not follow this description, lacks a token, exceeds a limit, or finds the server unable for a moment. */
export interface Refusal {
    /** Always false here. */
    success: false;
    /** `INVALID_REQUEST` with status 400, `TOKEN_MISSING` with 401, `TOO_MANY_REQUESTS` with 429, `UNAVAILABLE` with 503. `KEY_REUSED` with status 400: the `idempotencyKey` was used before with another content, so the client has a fault. */
    code: "INVALID_REQUEST" | "KEY_REUSED" | "TOKEN_MISSING" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | (string & {});
    /** The fault of the request and its place, in English, for developers. */
    msg: string;
}

/** Failure with HTTP 500. Code `600` means that the login has expired. */
export interface ServerFailure {
    /** Always false here. */
    success: false;
    /**
     * `600`: login expired. Any other code: request exception.
     * @example 600
     * @example 500
     */
    code: string;
    /** Message of the server, for a bug report. */
    msg: string;
}

/** The mark of texts, estimates and pictures that a model made, for the label that the law asks for. Both fields are null while the reply has nothing of a model, as before its status is `ready`. A client shows the mark beside them, and keeps it in copies, posters and exports. */
export interface Generated {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
}

/** The meal of the day. */
export type MealType = "breakfast" | "lunch" | "dinner" | "snack";

/**
 * Format: date
 * A day of the person's calendar, `YYYY-MM-DD` (see Zones in the description of the API).
 * @example 2026-11-20
 */
export type Day = string;

/**
 * The way in which a meal was entered.
 *
 * - `photo`: a picture. It may show the foods, but not their weight: amounts start as typical portions.
 * - `name`: names that the person entered or chose.
 */
export type MealSource = "photo" | "name" | (string & {});

/**
 * Format: uri-reference
 * Address of a picture, by HTTP or relative to the web app. Any other scheme could run a script or read the device.
 * @example /foods/rice.svg
 */
export type PictureAddress = string;

/** Energy and the three macronutrients of an amount of food. */
export interface Macros {
    /** Energy in kcal. */
    energy: number;
    /** Protein in g. */
    protein: number;
    /** Fat in g. */
    fat: number;
    /** Carbohydrate in g. */
    carbohydrate: number;
}

/** An amount of a food with what it gives. The values are those of the amount, not of 100 g. */
export interface FoodPortion {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
}

/** A household measure of a food, such as a bowl or a piece, and its weight. */
export interface FoodServing {
    /**
     * Name in Simplified Chinese.
     * @example 碗
     */
    name: string;
    /**
     * Name in English.
     * @example bowl
     */
    nameEn: string;
    /** The weight of one serving, in g of the edible part. */
    amount: number;
}

/** A food by its id, with its names to show. */
export interface FoodRef {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
}

/** A food of an analysed meal. Its amount can be corrected, and so can the food itself. */
export interface AiFoodItem {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
    /**
     * The origin of the amount: `typical` is the food's typical portion, assumed because nobody gave a weight; `person` is
     * the amount that the person entered or confirmed.
     */
    amountSource: "typical" | "person" | (string & {});
    /** The confidence of the recognition, 0 to 1, that the photo shows this food; null for a food that was named. */
    confidence: number | null;
    /** Energy and macronutrients of 100 g. `macros` are those of the amount. */
    per100g: Macros;
    /** Household measures to choose an amount by; the first one is the typical portion. */
    servings: FoodServing[];
    /** Other foods that the photo may show, the likeliest first; empty for a food that was named. */
    alternatives: FoodRef[];
}

/** A nutrient; the client knows its name in each language. */
export type NutrientCode = "energy" | "protein" | "fat" | "saturatedFat" | "carbohydrate" | "sugar" | "fiber" | "cholesterol" | "sodium" | "potassium" | "calcium" | "magnesium" | "iron" | "zinc" | "selenium" | "vitaminA" | "vitaminB1" | "vitaminB2" | "vitaminB6" | "vitaminB12" | "vitaminC" | "vitaminD" | "vitaminE" | "folate" | (string & {});

/** The share of one food in a nutrient. */
export interface NutrientContributor {
    /** Id of the food or dish. */
    foodId: Id;
    /** The amount that the food gave, in the `unit` of the nutrient. */
    amount: number;
}

/** An amount of a nutrient, and the day's target for it where there is one. */
export interface NutrientAmount {
    code: NutrientCode;
    /** Amount in `unit`. */
    amount: number;
    /** Unit of `amount` and of the targets. */
    unit: "kcal" | "g" | "mg" | "mcg" | (string & {});
    /** Least that is advised for a day, in `unit`. */
    targetMin?: number | undefined;
    /** Most that is advised for a day, in `unit`. Cholesterol has one only with raised blood lipids: 300 mg, from the dietary guide for adults with hyperlipidaemia (National Health Commission of China, 2023). */
    targetMax?: number | undefined;
    /** The foods that brought the most, the greatest first. There for a day of the diary and a deep analysis, absent elsewhere; empty where nothing brought any. */
    contributors?: NutrientContributor[] | undefined;
}

/** An analysed meal, without anything that says whose it is. */
export interface AiFoodMeal {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    mealType: MealType | (string & {});
    /** The day it was eaten. */
    date: Day;
    source: MealSource;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** The foods of the meal. */
    items: AiFoodItem[];
    /** The sum of the items. */
    macros: Macros;
    /** Further nutrients of the whole meal, with what is advised for a day. */
    nutrients: NutrientAmount[];
    /** Names that were entered but are not in the nutrient table. The sum does not include them. */
    unknownNames: string[];
}

/** The result of an analysis, as the person who asked for it sees it. */
export interface AiFoodAnalysis {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    mealType: MealType | (string & {});
    /** The day it was eaten. */
    date: Day;
    source: MealSource;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** The foods of the meal. */
    items: AiFoodItem[];
    /** The sum of the items. */
    macros: Macros;
    /** Further nutrients of the whole meal, with what is advised for a day. */
    nutrients: NutrientAmount[];
    /** Names that were entered but are not in the nutrient table. The sum does not include them. */
    unknownNames: string[];
    /** Id of the analysis. */
    analysisId: Id;
    /** The token of a link to this meal. Anyone who has it may see the meal, so it cannot be guessed. */
    shareCode: string;
    /** The energy target of `user.information`, in kcal a day; null without one. */
    energyTarget: number | null;
    /** The time of the submission. */
    createdAt: DateTime;
    /** The time of the last correction; equals `createdAt` before the first one. */
    updatedAt: DateTime;
    /** Whether the meal is in the diary, by itself or through the analysis that took it over. */
    saved: boolean;
    /** The analysis that took the meal over, for `analysis.simple`; null if there is none. */
    diaryAnalysisId: Id | null;
}

/**
 * Group of foods, for the chips of a lookup. Both lookups share the codes; a list uses those it has foods for (a
 * glycaemic index exists only for foods with carbohydrate).
 *
 * - `cereals`: rice, other grains, their porridges and flakes
 * - `noodlesAndBread`: noodles, pasta, bread, buns, flatbread
 * - `tubers`: potato, sweet potato, taro, yam, cassava and their starches
 * - `legumes`: dried beans and lentils, tofu and other soya foods
 * - `vegetables`: fresh vegetables, fresh peas and beans
 * - `mushroomsAndAlgae`: mushrooms, fungi, seaweed
 * - `fruit`: fresh, dried and canned fruit
 * - `nuts`: nuts and seeds
 * - `dairy`: milk, yogurt, cheese, ice cream
 * - `eggs`: eggs of all birds
 * - `meat`: pork, beef, mutton and products of them
 * - `poultry`: chicken, duck, goose
 * - `offal`: liver, kidney, heart, intestine and the like of any animal
 * - `fish`: fish and roe
 * - `shellfish`: shrimp, crab, shells, squid, sea cucumber
 * - `sugars`: sugars, honey, sweets, jam
 * - `snacks`: biscuits, cakes, crisps
 * - `drinks`: juices, soft and alcoholic drinks
 * - `condiments`: sauces, vinegar, seasonings
 * - `mixedMeals`: dishes and meals of several foods
 */
export type FoodCategory = "cereals" | "noodlesAndBread" | "tubers" | "legumes" | "vegetables" | "mushroomsAndAlgae" | "fruit" | "nuts" | "dairy" | "eggs" | "meat" | "poultry" | "offal" | "fish" | "shellfish" | "sugars" | "snacks" | "drinks" | "condiments" | "mixedMeals";

/** A food of the nutrient table, with what 100 g of it give and what a portion weighs. */
export interface FoodFacts {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /**
     * The syllables of `name` without tones, with `v` for ü, by which a search finds the food as it is typed.
     * @example mi fan
     */
    pinyin?: string | undefined;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory | (string & {});
    /** Energy and macronutrients of 100 g of the food as named. */
    per100g: Macros;
    /** Further nutrients of 100 g, without targets; those that are published for the food. */
    nutrients: NutrientAmount[];
    /** Household measures; the first one is the typical portion. */
    servings: FoodServing[];
}

/**
 * The status of the written summary of a day.
 *
 * - `none`: nobody has asked for it.
 * - `generating`: it is being written.
 * - `ready`: `text` is the summary of everything eaten that day so far.
 * - `outdated`: `text` is there, but foods were added or corrected since.
 * - `failed`: it could not be written.
 *
 * `none`, `outdated`, `failed` → `generating` when the person asks for it; `generating` → `ready` or `failed` by the server,
 * within 60 seconds; `ready` → `outdated` when the foods of the day change.
 */
export type AiFoodSummaryStatus = "none" | "generating" | "ready" | "outdated" | "failed" | (string & {});

/** The sum of one kind of meal of a day. */
export interface MealMacros {
    mealType: MealType | (string & {});
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
}

/**
 * A subject that is shown, advised or offered only if the person's states permit it.
 *
 * - `weightLoss`: a goal or plan to lose weight, a lower target weight, the camp, the slimming partner.
 * - `lessFood`: advice to eat less for the sake of energy.
 * - `energyTarget`: an amount of energy to eat in a day, and a plan of meals made for it.
 * - `energyBalance`: the energy that is left or too much, and verdicts on energy.
 * - `score`: a number that rates meals, days or health.
 * - `exercise`: targets and advice for exercise.
 * - `weightChange`: a change of weight in figures where the person did not ask for it, and comparisons with others.
 * - `fluidTarget`: an amount to drink.
 * - `minerals`: advice to eat more protein, potassium or phosphorus.
 */
export type CareArea = "weightLoss" | "lessFood" | "energyTarget" | "energyBalance" | "score" | "exercise" | "weightChange" | "fluidTarget" | "minerals" | (string & {});

/** What a text of advice needs. A server gives none that needs an area which `CareProfile` withholds, and a client shows none, because the person's state may have changed since the text was written. */
export interface AdviceNeeds {
    /** The areas of care that it needs; empty if there is none. */
    areas: CareArea[];
}

/** The entries of a day in the diary added up, with a written summary once the person asked for one. The sums are always up to date. */
export interface AiFoodSummary {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** The day. */
    date: Day;
    status: AiFoodSummaryStatus;
    /** The sum of all entries of the day, the same as in the daily report; zeros when there is none. */
    macros: Macros;
    /** The energy target of `user.information`, in kcal a day; null without one. */
    energyTarget: number | null;
    /** Each kind of meal that was eaten, breakfast first; empty when nothing was. */
    meals: MealMacros[];
    /** The summary in words, in Chinese; null unless `ready` or `outdated`. */
    text: string | null;
    /** The summary in English; absent without a summary, or where the server has none. */
    textEn?: string | undefined;
    /** What the text needs; absent if it needs nothing. */
    textNeeds?: AdviceNeeds | undefined;
}

/**
 * The properties of every page of a list beside its entries, which a schema built on this one names `list`.
 *
 * A list may change while it is read. A page that is asked for with `after` begins behind the last entry of the page before, even if
 * that one is gone by now: so no entry comes twice, and none that stays is left out. Entries that have come since the first page, and
 * are newer, are on no later page; a new first page has them. `total` counts the entries of this moment. A page behind an
 * unknown place is empty.
 *
 * Entries that are equal by the order of their list stand in the same order in every reply, such as by their id.
 */
export interface Page {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
}

/**
 * The way in which a meal came into the diary.
 *
 * - `analysed`: an analysis that the person saved by `analysis.saveSimple`.
 * - `planned`: a meal of the meal plan that they marked as eaten by `mealPlan.finish`.
 * - `recognised`: a meal of AI food that they saved by `aiFood.submitFoodName`.
 */
export type MealEntryKind = "analysed" | "planned" | "recognised" | (string & {});

/**
 * A meal that was eaten, in the diary. The diary is the one record of a day: the daily report, the eaten part of the meal plan and
 * AI food's days are sums of the same entries. A slot, the meal of a day, has one entry, or several that the person wanted.
 */
export interface MealEntry {
    mealType: MealType | (string & {});
    /** The time at which the meal was submitted or, for a planned one, eaten. */
    recordedAt: DateTime;
    kind: MealEntryKind;
    /** The analysis, where `kind` is `analysed`; null otherwise. */
    analysisId: Id | null;
    /** The meal of the plan, where `kind` is `planned`; null otherwise. */
    mealId: Id | null;
    /** The AI-food analysis that recognised the meal, also where an analysis took it over; null for a meal that AI food has not seen. It has one entry at most. */
    aiFoodAnalysisId: Id | null;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** The nutrients of the meal, the exact sum of its items. */
    macros: Macros;
    /** The foods that were eaten, with the amounts that the person confirmed. A portion is rounded to a tenth, and nothing after it. */
    items: FoodPortion[];
}

/** An analysed meal in the history. */
export interface AiFoodRecord {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the analysis. */
    analysisId: Id;
    mealType: MealType | (string & {});
    source: MealSource;
    /** The time of the submission. */
    createdAt: DateTime;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** Whether the meal is in the diary, by itself or through the analysis that took it over. */
    saved: boolean;
    /** The foods and their amounts. */
    items: FoodPortion[];
    /** The sum of the items. */
    macros: Macros;
}

/** A day with what was eaten, and the meals of AI food. */
export interface AiFoodDay {
    /** The day. */
    date: Day;
    /** The sum of `meals`, the same as in the daily report. */
    macros: Macros;
    /** The entries of the day in the diary, in the order of the daily report. */
    meals: MealEntry[];
    /** The analyses of AI food, latest first. An analysis that is not saved does not count in the sums. */
    records: AiFoodRecord[];
}

/** A page of the history of analysed meals. An entry is a day. */
export interface AiFoodHistoryPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Days with at least one entry or analysis, newest first. */
    list: AiFoodDay[];
}

/**
 * Made by the client once for each intent of the person, such as a tap on *Save*, and kept when the call is repeated: a UUID, for instance. For 24 hours at least, the same key of the same account for the same operation does nothing new and gives the first successful reply again. With another content than before it is refused: status 400, code `KEY_REUSED`. After a failure the key may come with another content, and the call acts; without a key each call acts.
 * @example b1f6c0de-5a0f-4a5e-9d43-6d2b7e9c8a10
 */
export type IdempotencyKey = string;

/**
 * The person's decision where the slot, the meal of a day, already has another meal. Without it the command is refused with
 * `SLOT_TAKEN`, and nothing changes.
 *
 * - `replace`: the meals of the slot leave the diary; a planned one is no longer marked as eaten.
 * - `add`: both were eaten.
 */
export type IfTaken = "replace" | "add";

/** A food that the person says they ate. */
export interface AiFoodEntry {
    /** Id of the food when it was chosen from the search; without it `name` is looked up. */
    foodId?: Id | undefined;
    /** Name of the food, as chosen or as typed. */
    name: string;
    /** Amount eaten in g; the typical portion when absent. */
    amount?: number | undefined;
}

/**
 * The input of an analysis. A new analysis takes a `picture`, or `foods`, or both: where there are foods they count, and the
 * picture is only kept beside them. With `analysisId` the foods of an earlier analysis are replaced.
 */
export interface AiFoodSubmission {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The analysis to correct; absent for a new one. */
    analysisId?: Id | undefined;
    /** When the person decided. An older decision than the last one about the same analysis changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    mealType: MealType;
    /** The day it was eaten, not after today; today by the person's clock when absent. */
    date?: Day | undefined;
    /** True puts the meal into the diary, false takes it out. Absent: a meal in the diary stays in it, with its corrections. Only with `analysisId`, because a new analysis counts once the person has seen its result. */
    saved?: boolean | undefined;
    ifTaken?: IfTaken | undefined;
    /** Address of the photo, which the app that embeds the page has uploaded before. */
    picture?: PictureAddress | undefined;
    /** The foods, in the order they are shown. */
    foods?: AiFoodEntry[] | undefined;
}

/**
 * The completeness of the records of a day. Only complete days are scored, averaged and compared; a screen marks the others.
 *
 * - `empty`: no meal is recorded.
 * - `partial`: the day is not over, or breakfast, lunch or dinner is missing.
 * - `complete`: the day is over and has its three meals.
 *
 * `empty` ↔ `partial` as meals are recorded and taken back; `partial` → `complete` when the day ends or its missing meal
 * is recorded later.
 */
export type DayCoverage = "empty" | "partial" | "complete" | (string & {});

/** Least and most of a macronutrient that is advised for a day. */
export interface MacroRange {
    /** Least in g. */
    min: number;
    /** Most in g. */
    max: number;
}

/** The recommended range of each macronutrient in g: the share of the target's energy that is advised for the person, as in `targetMin` and `targetMax` of the nutrient in a report. The amount of a day is judged by its range, never by the target; an amount without a range is not judged. */
export interface MacroRanges {
    protein?: MacroRange | undefined;
    fat?: MacroRange | undefined;
    carbohydrate?: MacroRange | undefined;
}

/** Energy and macronutrients to eat in a day, with the ranges around them. */
export interface MacroTarget {
    /** Energy in kcal. */
    energy: number;
    /** Protein in g; absent where the person's `CareProfile` withholds `minerals`, because the amount depends on laboratory values then. */
    protein?: number | undefined;
    /** Fat in g. */
    fat: number;
    /** Carbohydrate in g. */
    carbohydrate: number;
    ranges?: MacroRanges | undefined;
}

/** The person's target for a day, from the energy target of `user.information`. Null without one: while height, weight, birth date or sex is not known, and where `user.saveInformation` gives none, as under 18, in pregnancy and below a body mass index of 18.5. Nobody gets the target of another person, and without one no amount counts as met, missed or left. */
export type DayTarget = MacroTarget | null;

/** A day of the diary, as a list or a trend shows it. */
export interface DailyReportSummary {
    /** The day. */
    date: Day;
    coverage: DayCoverage;
    /** The mean of the sections of the day's assessment (see `AssessmentLevel`); null unless the day is complete, under 18, and while the birth date is unknown. */
    score: number | null;
    /** The number of recorded meals, snacks included. */
    mealCount: number;
    /** The sum of the recorded meals; all 0 when there are none. */
    macros: Macros;
    target: DayTarget;
}

/**
 * The subject of an assessment of a meal, a day or several days; the client knows its title in each language. A meal is held against
 * a third of what is advised for a day, energy against the meal's usual share.
 *
 * - `energy`: energy against the target of the day or the share of the meal (breakfast 20–30 %, lunch 30–40 %, dinner
 *   25–35 %, snack 5–15 %). Good within it, fair up to 15 % outside.
 * - `macros`: how the energy divides: protein 15–20 %, fat 20–35 %, carbohydrate 45–60 % (Chinese guideline for adults
 *   with diabetes, 2023). Good when all keep to it, fair when one does not.
 * - `fiber`: good from 25 g a day (29 g while breastfeeding), fair from 72 % of it. Absent in a pregnancy, whose thirds differ.
 * - `sodium`: good up to 2000 mg a day (1900 mg from 65 years on, 1800 mg from 75), fair up to half as much again.
 * - `glycemicLoad`: glycaemic index × available carbohydrate / 100, over all foods whose index is known. Good below 80 a
 *   day, fair up to 120.
 * - `micronutrients`: how many of eleven vitamins and minerals reach what is advised (Chinese dietary reference intakes, 2023).
 *   Good when two at most do not, fair when five at most. Absent if one of them has no table for the person, as in a pregnancy.
 * - `variety`: number of different foods, seasonings apart: good from 12 a day (a meal: 5), fair from 8 (3).
 * - `regularity`: days with three meals recorded, of several days: good when all, fair from 70 %.
 */
export type AssessmentCode = "energy" | "macros" | "fiber" | "sodium" | "glycemicLoad" | "micronutrients" | "variety" | "regularity" | (string & {});

/**
 * The degree to which something meets the recommendation.
 *
 * - `good`: it does.
 * - `fair`: nearly; counts 70 of 100 in a score.
 * - `poor`: far from it; counts 40 of 100. Poor `sodium` is far above its limit, so the score is at most 55.
 */
export type AssessmentLevel = "good" | "fair" | "poor" | (string & {});

/** One aspect of a meal, a day or several days, and what to make of it. */
export interface AssessmentSection {
    code: AssessmentCode;
    level: AssessmentLevel;
    /** The finding, in Chinese. */
    text: string;
    /** The finding in English; absent where the server has none. */
    textEn?: string | undefined;
    /** The advice, in Chinese; null where `level` is `good`, and where the person's state permits none. */
    advice: string | null;
    /** The advice in English; absent without advice, or where the server has none. */
    adviceEn?: string | undefined;
    /** What the advice needs; absent if it needs nothing. */
    adviceNeeds?: AdviceNeeds | undefined;
}

/** A day of the diary with its meals, nutrients and, once it is complete, its assessment. */
export interface DailyReport {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** The day. */
    date: Day;
    coverage: DayCoverage;
    /** The mean of the sections of the day's assessment (see `AssessmentLevel`); null unless the day is complete, under 18, and while the birth date is unknown. */
    score: number | null;
    /** The number of recorded meals, snacks included. */
    mealCount: number;
    /** The sum of the recorded meals; all 0 when there are none. */
    macros: Macros;
    target: DayTarget;
    /** The amount of each nutrient that the day has given so far, and the recommended amount for a day. */
    nutrients: NutrientAmount[];
    /** Glycaemic load of what was recorded, without a unit. */
    glycemicLoad: number;
    /** The entries of the day; breakfast, lunch, dinner, then snacks. Their nutrients add up to those of the day. */
    meals: MealEntry[];
    /** The assessment of the day; empty unless it is complete, since part of a day cannot be held against a whole one. Its limits are those of adults: it is empty under 18, and while the birth date is unknown. */
    sections: AssessmentSection[];
}

/** A page of days of the diary. An entry is a day on which something was recorded. */
export interface DailyReportPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Days, newest first. */
    list: DailyReportSummary[];
}

/** The id of an analysis. */
export interface AnalysisId {
    /** Id of the analysis. */
    analysisId: Id;
}

/**
 * The status of an analysis; the simple and the deep analysis of a meal each have their own.
 *
 * - `submitted`: submitted, waiting.
 * - `analysing`: being worked on.
 * - `ready`: the result is there.
 * - `failed`: there will be no result; `failReason` says why.
 *
 * `submitted` → `analysing` → `ready` or `failed`. A client asks again every 2 seconds. Within 60 seconds the server has
 * set `ready` or `failed`; a client that still waits after that says so and offers to try again. A deep analysis that
 * failed may be submitted again; a simple one is final, and its foods are submitted again.
 */
export type AnalysisStatus = "submitted" | "analysing" | "ready" | "failed" | (string & {});

/**
 * The reason for the failure of an analysis.
 *
 * - `unknownFood`: foods that are not in the nutrient table; `unknownNames` of the simple analysis names them.
 * - `tooLittle`: the meal gives less than 20 kcal, which is too little for a deep analysis.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type AnalysisFailReason = "unknownFood" | "tooLittle" | "unavailable" | (string & {});

/** The details of a meal: all its nutrients, its glycaemic load, and an assessment in sections. It informs and does not diagnose. */
export interface DeepAnalysis {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the analysis. */
    analysisId: Id;
    /** The day the meal belongs to. */
    date: Day;
    mealType: MealType | (string & {});
    status: AnalysisStatus;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: AnalysisFailReason | null;
    /** The nutrients of the meal; known before the deep analysis is ready. */
    macros: Macros;
    /** The mean of the sections (see `AssessmentLevel`); null until `status` is `ready`, and without sections. */
    score: number | null;
    /** Glycaemic load of the meal, without a unit; null until `status` is `ready`. */
    glycemicLoad: number | null;
    /** The amount of each nutrient in the meal, beside the recommended amount for a whole day; empty until `status` is `ready`. */
    nutrients: NutrientAmount[];
    /** The assessment; empty until `status` is `ready`. Its limits are those of adults: it is empty under 18, and while the birth date is unknown. */
    sections: AssessmentSection[];
}

/**
 * A report that is generated on demand. That of a day needs no generating, and that of a meal is its deep analysis.
 *
 * - `week`: Monday to Sunday, the trend of the days.
 * - `deep`: the deep dietary report, over seven days.
 */
export type ReportType = "week" | "deep";

/** The report to generate. */
export interface ReportRequest {
    type: ReportType;
    /** A day of the week, or the day whose preceding seven days the deep report looks at; today by the person's clock when absent. */
    date?: Day | undefined;
}

/**
 * The status of a report.
 *
 * - `none`: nobody has asked for it.
 * - `generating`: being worked on.
 * - `ready`: there, as of `generatedAt`. Later records do not change it.
 * - `failed`: could not be made; `failReason` says why.
 *
 * `none` → `generating` → `ready` or `failed`; generating it again leads from either back to `generating`. A client asks
 * again every 2 seconds. Within 60 seconds the server has set `ready` or `failed`.
 */
export type ReportStatus = "none" | "generating" | "ready" | "failed" | (string & {});

/**
 * The reason why a report could not be made.
 *
 * - `noRecords`: nothing was recorded in the week.
 * - `tooFewDays`: fewer than 3 days are complete, which is too few for the deep report.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type ReportFailReason = "noRecords" | "tooFewDays" | "unavailable" | (string & {});

/** A week of the diary. Averages, scores, best and worst day rest on complete days alone. */
export interface WeekReport {
    /** Monday to Sunday; days without a record, and those to come, have the coverage `empty`. */
    days: DailyReportSummary[];
    /** The number of complete days. */
    completeDays: number;
    target: DayTarget;
    /** The average of a complete day; null when no day is complete. */
    average: Macros | null;
    /** Mean score of the complete days; null when none has a score. */
    averageScore: number | null;
    /** The same average of the week before; null when that has no complete day. */
    previousAverage: Macros | null;
    /** Mean score of the week before; null when no day of it has a score. */
    previousScore: number | null;
    /** The complete day with the highest score; of equals the one nearest to the energy target; null with fewer than two scored days. */
    best: Day | null;
    /** The complete day with the lowest score, likewise. */
    worst: Day | null;
    /** The average amounts of a complete day, beside the recommended amounts; empty when no day is complete. */
    nutrients: NutrientAmount[];
    /** Advice for the next week, in Chinese, each a sentence or two; empty when there is nothing to say. */
    advice: string[];
    /** The same advice in English, in the same order; absent where the server has none. */
    adviceEn?: string[] | undefined;
    /** What each advice needs, in the same order; absent where none needs anything. */
    adviceNeeds?: AdviceNeeds[] | undefined;
}

/** The deep dietary report, from the complete days of seven. It informs and does not diagnose. */
export interface DeepReport {
    /** The mean of the sections (see `AssessmentLevel`); null under 18, and while the birth date is unknown. */
    score: number | null;
    /** The number of complete days behind the report, in days; with fewer than 3 the report fails. */
    completeDays: number;
    target: DayTarget;
    /** The average of a complete day. */
    average: Macros;
    /** The average amount of each nutrient on a complete day, beside the recommended amount. */
    nutrients: NutrientAmount[];
    /** The assessment of the average day, and how regularly was recorded. The limits of a day are those of adults: under 18, and while the birth date is unknown, only the regularity is judged. */
    sections: AssessmentSection[];
}

/** A report of a period, or how far it is. */
export interface ReportDetail {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the report, a new one each time it is generated; null where `status` is `none`. */
    reportId: Id | null;
    type: ReportType | (string & {});
    status: ReportStatus;
    /** First day of the period. */
    from: Day;
    /** Last day of the period, itself included, six days after `from`. */
    to: Day;
    /** The time of the last change to the period's diary after the report was made, so that a new report may differ; null while the report is up to date, and where there is none. */
    staleSince: DateTime | null;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: ReportFailReason | null;
    /** The content, where `type` is `week` and `status` is `ready`; null otherwise. */
    week: WeekReport | null;
    /** The content, where `type` is `deep` and `status` is `ready`; null otherwise. */
    deep: DeepReport | null;
}

/** A food and how much of it. */
export interface FoodAmount {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
}

/**
 * The reason to flag an ingredient; the client has a text for it in each language.
 *
 * - `allergen`: belongs to a group that people are allergic to.
 * - `highGlycemicIndex`: its glycaemic index is above 70 (WS/T 652-2019).
 * - `highPurine`: more than 150 mg of purine per 100 g.
 * - `addedSugar`: sugar was added to it.
 * - `highSodium`, `highFat`, `highCholesterol`: its amount in this meal alone brings a fifth or more of the most that is
 *   advised for a day.
 */
export type IngredientFlagCode = "allergen" | "highGlycemicIndex" | "highPurine" | "addedSugar" | "highSodium" | "highFat" | "highCholesterol" | (string & {});

/**
 * A group of foods that people are allergic to: the eight groups of GB 7718.
 *
 * A person's allergies are one set, wherever the person stated them: the union of `allergens` of their health tags, of
 * `allergies` in their meal preferences, and of `allergens` of the options they chose in their latest assessment.
 * Ingredient flags, meal plans and food plans use the whole set. A person takes an allergy back where they stated it.
 *
 * - `gluten`: cereals that contain gluten, and products of them
 * - `crustaceans`: shrimp, crab, lobster
 * - `fish`
 * - `egg`
 * - `peanut`
 * - `soy`: soya beans, tofu, soy sauce
 * - `milk`: milk and products of it, lactose included
 * - `treeNuts`: almonds, walnuts, cashews and other tree nuts
 */
export type Allergen = "gluten" | "crustaceans" | "fish" | "egg" | "peanut" | "soy" | "milk" | "treeNuts";

/** Something worth knowing of an ingredient. */
export interface IngredientFlag {
    code: IngredientFlagCode;
    /** `notice` holds for anyone, `caution` bears on a health tag of the person by its code, `avoid` is one of their allergies, wherever they stated it (see `Allergen`). */
    level: "notice" | "caution" | "avoid" | (string & {});
    /** The group, where `code` is `allergen`; absent otherwise. */
    allergen?: (Allergen | (string & {})) | undefined;
    /** The figure behind it, absent where `code` is `allergen`. Glycaemic index without a unit; purine in mg per 100 g; sodium and cholesterol in mg, fat and the carbohydrate of added sugar in g, each in the amount of this meal. */
    value?: number | undefined;
}

/** An ingredient of a food with its flags. */
export interface RecordedIngredient {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** The flags of the ingredient; empty when there are none. */
    flags: IngredientFlag[];
}

/** A food of the meal with its ingredients. */
export interface RecordedFood {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** The ingredients as they went into the pan, seasonings included. A plain food has itself as the only one. */
    ingredients: RecordedIngredient[];
}

/** The ingredients of a meal with their flags, for the person who ate it. */
export interface IngredientRecord {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the analysis. */
    analysisId: Id;
    /** The day the meal belongs to. */
    date: Day;
    mealType: MealType | (string & {});
    /** The number of flagged ingredients; an ingredient of two foods counts twice. */
    flaggedCount: number;
    /** The foods of the meal, in its order. */
    items: RecordedFood[];
    /** The allergies of the person, wherever they stated them, with which the ingredients were compared; empty without any. One that no flag names was not found among the listed ingredients, which never means that the meal is free of it. */
    allergies?: (Allergen | (string & {}))[] | undefined;
}

/** A usual portion of a food that brings much of a nutrient. */
export interface NutrientFood {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
    /** The amount of the nutrient in this amount of the food, in the unit of `nutrient`; absent where it is not published. */
    nutrientAmount?: number | undefined;
}

/**
 * The kind of goods, on which the texts that the law asks for depend.
 *
 * - `food`: ordinary food and drink
 * - `healthFood`: registered health food
 * - `device`: medical devices and measuring instruments
 * - `service`: something done for the person, such as a camp
 * - `other`: anything else
 */
export type GoodsKind = "food" | "healthFood" | "device" | "service" | "other" | (string & {});

/** An amount of money in cents of the currency beside it. */
export type Cents = number;

/** A kind of health data that the product keeps. */
export type HealthDataType = "bloodSugar" | "uricAcid" | "weight" | "sleep" | "bloodPressure" | "heartRate";

/** The net content of one unit of goods, all its packs together, as its label states it. Price divided by amount gives the price per 100 g or 100 ml. */
export interface NetContent {
    /** Amount in `unit`. */
    amount: number;
    /** `g` for what is sold by weight, `ml` by volume. */
    unit: "g" | "ml" | (string & {});
}

/** How long goods take from the payment to the receiver. */
export interface DeliveryTime {
    /** Within how many hours after the payment the seller hands them to the carrier. */
    dispatchHours: number;
    /** Days on the way at the least. */
    minDays: number;
    /** Days on the way at the most. */
    maxDays: number;
}

/** A line of the table of facts on a product page. */
export interface GoodsAttribute {
    /** Name of the fact in Simplified Chinese. */
    name: string;
    /** Name of the fact in English. */
    nameEn: string;
    /** The fact in Simplified Chinese. */
    value: string;
    /** The fact in English. */
    valueEn: string;
}

/** Something the provider sells in the app. */
export interface Goods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    kind: GoodsKind;
    /** The allergens in it, as its label names them; empty if there is none. No call that recommends goods to a person gives goods with one of their allergens. */
    allergens: (Allergen | (string & {}))[];
    /**
     * The content of one unit, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * The content of one unit, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: (HealthDataType | (string & {}))[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: PictureAddress[];
    /** The benefit in one line, in Simplified Chinese. */
    purpose: string;
    /** The benefit in one line, in English. */
    purposeEn: string;
    /** The net content of one unit; absent in lists, and for goods that are not sold by weight or volume. */
    netContent?: NetContent | undefined;
    /** How long it takes to arrive; absent in lists, and for a service. */
    deliveryTime?: DeliveryTime | undefined;
    /** The freight when the goods of an order cost less than `freeFreightFrom`; absent in lists, and for a service, as are `freeFreightFrom` and `refundDays`. */
    freight?: Cents | undefined;
    /** From this price of all goods of an order on, before any discount, sending is free. */
    freeFreightFrom?: Cents | undefined;
    /** For how many days after receipt a refund can be applied for. */
    refundDays?: number | undefined;
    /** The table of facts that the product page shows, in this order; absent in lists. */
    attributes?: GoodsAttribute[] | undefined;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
}

/** A nutrient of which a person gets too little or too much, the foods that bring much of it, and the goods of the shop. */
export interface NutrientAdvice {
    /** The average amount of a day, and the recommended amount. */
    nutrient: NutrientAmount;
    /** Whether the average is below `targetMin` or above `targetMax`. */
    direction: "low" | "high" | (string & {});
    /** The number of complete days behind the average. */
    days: number;
    /** Foods of which a usual portion covers at least a tenth of `targetMin`, that portion of each, the one that covers most first, none that the person is allergic to; empty where `direction` is `high`. */
    foods: NutrientFood[];
    /** Goods of the shop that supply the nutrient, without the text of the product page; empty when there are none. */
    goods: Goods[];
}

/** A food and its amount, as the person entered them. The server recognises it by `foodId`, and by `name` without one. */
export interface SubmittedFood {
    /** Id of the food from a search, a lookup or a recognised photo; absent when the person typed the name. */
    foodId?: Id | undefined;
    /** Name of the food in Chinese, or the name as the person typed it. */
    name: string;
    /** Name in English. Replies hold it for every food of the table; it is absent when the person typed the name. */
    nameEn?: string | undefined;
    /** Amount in g, as eaten. What a photo suggests is an estimate that the person may have corrected. */
    amount: number;
}

/** The analysis of one meal, as a list shows it. */
export interface AnalysisRecord {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the analysis. */
    analysisId: Id;
    /** The day the meal belongs to. */
    date: Day;
    mealType: MealType | (string & {});
    /** The status of the simple analysis. */
    status: AnalysisStatus;
    /** The status of the deep analysis; null when it was not submitted, or the portions were changed since. */
    deepStatus: AnalysisStatus | null;
    /** Whether the meal is in the diary. Only saved meals count in the reports. */
    saved: boolean;
    /** The time at which the meal was submitted. */
    submittedAt: DateTime;
    source: MealSource;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** The AI-food analysis that the meal was taken over from, for `aiFood.analysisResult`; null for another meal. */
    aiFoodAnalysisId: Id | null;
    /** The submitted foods, in the order of the submission. A screen shows them while there is no result, and after a failure. */
    foods: SubmittedFood[];
    /** The nutrients of the meal, the sum of its items; null until `status` is `ready`. */
    macros: Macros | null;
}

/** A page of analyses. */
export interface AnalysisRecordPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Analyses, the last submission first. */
    list: AnalysisRecord[];
}

/** A recognised food and the amount that the person set. */
export interface PortionInput {
    /** Id of the food. */
    foodId: Id;
    /** Amount in g. */
    amount: number;
}

/** A meal to put into the diary, with the portions as the person corrected them, or to take out of it. */
export interface SimpleAnalysisSave {
    /** Id of the analysis. */
    analysisId: Id;
    /** The day it belongs to, today or before; that of the analysis when absent. */
    date?: Day | undefined;
    /** The meal to save it as; that of the analysis when absent. */
    mealType?: MealType | undefined;
    /** When the person decided. An older decision than the last one about the same meal changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    ifTaken?: IfTaken | undefined;
    /** All foods of the meal. One that is left out was not eaten, another one was eaten as well; an empty list takes the meal out of the diary. */
    items: PortionInput[];
}

/** A food of an analysed meal, with the data to choose another amount of it. */
export interface AnalysedFood {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
    /** Energy and macronutrients of 100 g. `macros` are those of the amount. */
    per100g: Macros;
    /** Household measures to choose an amount by; empty where none are known. */
    servings: FoodServing[];
}

/** Energy and macronutrients of a meal, food by food, beside the goal of its day. */
export interface SimpleAnalysis {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the analysis. */
    analysisId: Id;
    /** The day the meal belongs to. */
    date: Day;
    mealType: MealType | (string & {});
    /** The status of the simple analysis. */
    status: AnalysisStatus;
    /** The status of the deep analysis; null when it was not submitted, or the portions were changed since. */
    deepStatus: AnalysisStatus | null;
    /** Whether the meal is in the diary. Only saved meals count in the reports. */
    saved: boolean;
    /** The time at which the meal was submitted. */
    submittedAt: DateTime;
    source: MealSource;
    /** Address of the photo, absolute or relative to the web app; null where there is none. */
    picture: PictureAddress | null;
    /** The AI-food analysis that the meal was taken over from, for `aiFood.analysisResult`; null for another meal. */
    aiFoodAnalysisId: Id | null;
    /** The submitted foods, in the order of the submission. A screen shows them while there is no result, and after a failure. */
    foods: SubmittedFood[];
    /** The nutrients of the meal, the sum of its items; null until `status` is `ready`. */
    macros: Macros | null;
    /** The recognised foods with what each gives, in the order of `foods`, or as they were saved; empty until `status` is `ready`. */
    items: AnalysedFood[];
    target: DayTarget;
    /** The sum of the other recorded meals of that day; this meal is not in it. With `macros` it gives the total of the day. */
    otherMeals: Macros;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: AnalysisFailReason | null;
    /** The names in `foods` that are not in the nutrient table; empty unless `failReason` is `unknownFood`. */
    unknownNames: string[];
}

/** A meal to analyse. */
export interface MealSubmission {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The day the meal belongs to, today or before. */
    date: Day;
    mealType: MealType;
    /** The AI-food analysis that the meal is taken over from, with its photo; absent for a meal that was searched or typed. */
    aiFoodAnalysisId?: Id | undefined;
    /** The foods of the meal, 1 to 20. */
    foods: SubmittedFood[];
    /** True puts the meal into the diary with these portions, because the person has seen what they come to. It counts only where each food has a `foodId`; another meal enters the diary by `analysis.saveSimple`, once the person has seen its result. */
    saved?: boolean | undefined;
    ifTaken?: IfTaken | undefined;
}

/**
 * A mainland mobile number, 11 digits that start with 1, without country code. Screens mask it.
 * @example 13800001234
 */
export type PhoneNumber = string;

/** A phone number and the code that was sent to it. */
export interface VerifyCodeLogin {
    phoneNumber: PhoneNumber;
    /** The six digits of the latest text message. */
    verifyCode: string;
    /** Id of the promoter whose link led here; absent for a person who came by themselves. */
    inviterId?: Id | undefined;
}

/**
 * Kind of membership.
 *
 * - 0: non-member
 * - 1: weekly member
 * - 2: monthly member
 * - 3: yearly member
 */
export type MemberType = 0 | 1 | 2 | 3 | (number & {});

/**
 * A flag.
 *
 * - 0: no
 * - 1: yes
 */
export type YesNo = 0 | 1;

/** The basic data that the server has about every user. */
export interface UserProfile {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo | (number & {});
}

/** The current user, as the native app or a sign-in hands them over. */
export interface User {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo | (number & {});
    /** The token for the `userToken` header. */
    userToken: string;
    /** Version of the native app, as `major.minor.patch`; absent in a browser. */
    apkVersion?: string | undefined;
}

/**
 * The status of a camp.
 *
 * - `enrolling`: places can be bought.
 * - `full`: it has not begun, and no place is left; a place that is given back makes it `enrolling` again.
 * - `running`: from its first day on. Nobody can join any more.
 * - `over`: after its last day; final.
 */
export type CampStatus = "enrolling" | "full" | "running" | "over" | (string & {});

/**
 * Why a person gets no help to lose weight: no goal to lose weight, no energy target below the need, no target weight, no camp,
 * no slimming partner and no place in a ranking. The server decides on the profile as it is after the call.
 *
 * - `ageUnknown`, `heightUnknown`, `weightUnknown`: the fact is missing; nothing is assumed in its place.
 * - `under18`: under 18 years old.
 * - `underweight`: body mass index below 18.5 kg/m².
 * - `largeWeightLoss`: more than 10 % of the weight within half a year, without a goal to lose weight. The goal itself is not
 *   refused for it, because a person who sets it says that the loss was meant.
 * - `pregnant`, `breastfeeding`, `eatingDisorder`: by the health tag of this code; `pregnant` also by `gestationalDiabetes`.
 * - `from65`: 65 years and older, for whom losing weight is a doctor's decision.
 * - `afterBariatricSurgery`: by the health tag `bariatricSurgery`.
 */
export type WeightLossObstacle = "ageUnknown" | "heightUnknown" | "weightUnknown" | "under18" | "underweight" | "largeWeightLoss" | "pregnant" | "breastfeeding" | "eatingDisorder" | "from65" | "afterBariatricSurgery" | (string & {});

/** A weight-loss camp as it is sold. One unit is one place; `inStock` says whether one can be bought. */
export interface CampGoods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    kind: GoodsKind;
    /** The allergens in it, as its label names them; empty if there is none. No call that recommends goods to a person gives goods with one of their allergens. */
    allergens: (Allergen | (string & {}))[];
    /**
     * The content of one unit, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * The content of one unit, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: (HealthDataType | (string & {}))[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: PictureAddress[];
    /** The benefit in one line, in Simplified Chinese. */
    purpose: string;
    /** The benefit in one line, in English. */
    purposeEn: string;
    /** The net content of one unit; absent in lists, and for goods that are not sold by weight or volume. */
    netContent?: NetContent | undefined;
    /** How long it takes to arrive; absent in lists, and for a service. */
    deliveryTime?: DeliveryTime | undefined;
    /** The freight when the goods of an order cost less than `freeFreightFrom`; absent in lists, and for a service, as are `freeFreightFrom` and `refundDays`. */
    freight?: Cents | undefined;
    /** From this price of all goods of an order on, before any discount, sending is free. */
    freeFreightFrom?: Cents | undefined;
    /** For how many days after receipt a refund can be applied for. */
    refundDays?: number | undefined;
    /** The table of facts that the product page shows, in this order; absent in lists. */
    attributes?: GoodsAttribute[] | undefined;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** Id of the camp. */
    campId: Id;
    status: CampStatus;
    /** First day. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    /** The largest number of participants. */
    places: number;
    /** The number of places left. */
    placesLeft: number;
    /** Price before a reduction, in cents of `currency`; null where there is none. */
    originalPrice: Cents | null;
    /** Whether the person takes part. */
    joined: boolean;
    /** Why the person can buy no place; empty for a person who can. */
    obstacles: WeightLossObstacle[];
    /** Name of the coach. */
    coach: string;
    /** The services that a place includes, one sentence each, in Simplified Chinese. */
    features: string[];
    /** The same in English, in the same order. */
    featuresEn: string[];
}

/** The id of an execution plan. Whoever has it may read the plan, without a sign-in too, so it cannot be guessed: a server takes at least 128 random bits for it, never a count (assumed). */
export type ExecutionPlanId = string;

/** The camp that a person takes part in and that is not over. */
export interface MyCamp {
    /** Id of the camp. */
    campId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Whether it has begun. */
    status: "upcoming" | "running" | (string & {});
    /** First day. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    /** The number of today's day in the camp, from 1; 0 before it begins. */
    day: number;
    /** The length of the camp, in days. */
    days: number;
    /** The execution plan that goes with the camp, for `plans.executionData`; null until the camp begins. */
    planId: ExecutionPlanId | null;
    /** Name of the coach. */
    coach: string;
}

/** A meal of the food plan in the overview. */
export interface EvaluationPlanMealOutline {
    mealType: MealType | (string & {});
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
    /** The foods of the meal, without the amounts, in the order of the meal's own `foods`: the main food first at breakfast; at lunch and dinner the staple first, then the main dish if there is one. */
    foods: FoodRef[];
}

/** A day of the food plan in the overview. */
export interface EvaluationPlanDayOutline {
    /** The day. */
    date: Day;
    /** Number of the day within the plan, from 1. */
    dayNumber: number;
    /** The sum of the day's meals. */
    macros: Macros;
    /** The meals in the order they are eaten. */
    meals: EvaluationPlanMealOutline[];
}

/** What has changed about the person since a plan was made: an allergen that the plan does not exclude, a condition or way of eating that limits meals (`HealthTag.limitsMeals`), an energy target that differs by more than a tenth, or the stage of life (pregnant, breastfeeding). */
export type PlanChange = "allergies" | "diet" | "energyTarget" | "stageOfLife" | (string & {});

/** A week of meals made for the person's goal, conditions and allergies. */
export interface EvaluationFoodPlan {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the plan. */
    planId: Id;
    /** The report it goes with. */
    reportId: Id;
    /** First day, the one after the report. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    /** Energy to eat in a day for the goal, and how much of each macronutrient should give it. A day of the plan keeps within a tenth of the energy. */
    target: MacroTarget;
    /** The days in their order. */
    days: EvaluationPlanDayOutline[];
    /** Goods of the shop that help to follow the plan, without the text of the product page; empty when there are none. */
    goods: Goods[];
    /** The changes since the report for which the plan no longer fits, so that a client offers a new assessment. Absent for a plan that fits. The energy target is that of the assessment, so it is not among them. */
    outdatedBy?: PlanChange[] | undefined;
}

/**
 * A time of day on the person's clock, `HH:mm`, 00:00 to 23:59.
 * @example 08:00
 */
export type TimeOfDay = string;

/** An amount of a food to buy and to prepare, with the group of foods that it stands under on a shopping list. */
export interface PlannedFood {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
    category: FoodCategory | (string & {});
}

/** A meal of the food plan, with its foods. */
export interface EvaluationPlanMeal {
    mealType: MealType | (string & {});
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
    time: TimeOfDay;
    /** The foods and their amounts, each weighed as its name says (cooked rice cooked, raw fish raw). The main food comes first at breakfast; at lunch and dinner the staple comes first, then the main dish if there is one. */
    foods: PlannedFood[];
    /** A word on preparing or eating it, in Chinese; empty if there is none. */
    tip: string;
    /** The same tip in English; absent where the server has none. */
    tipEn?: string | undefined;
}

/** One day of the food plan in full. */
export interface EvaluationPlanDay {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the plan. */
    planId: Id;
    /** The day. */
    date: Day;
    /** Number of the day within the plan, from 1. */
    dayNumber: number;
    /** Energy to eat in a day, in kcal. */
    energyTarget: number;
    /** The sum of the meals. */
    macros: Macros;
    /** The meals in the order they are eaten. */
    meals: EvaluationPlanMeal[];
}

/** The id of an assessment. */
export interface EvaluationId {
    /** Id of the assessment. */
    evaluationId: Id;
}

/**
 * The status of a report.
 *
 * - `generating`: being written.
 * - `ready`: `content` is there, and so is the food plan.
 * - `failed`: `failReason` says why.
 *
 * `generating` → `ready` or `failed` by the server, within 60 seconds; `failed` → `generating` when it is asked for again.
 */
export type EvaluationReportStatus = "generating" | "ready" | "failed" | (string & {});

/**
 * The reason why a report could not be written.
 *
 * - `implausible`: height and weight do not fit together.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type EvaluationFailReason = "implausible" | "unavailable" | (string & {});

/**
 * Why a report has no score. The rules behind a score hold for adults outside pregnancy, and for a body mass index of 16 and above.
 *
 * - `seeDoctor`: the body mass index is below 16 kg/m², so that the person needs a doctor, now below 15; the report has no other
 *   advice.
 * - `eatingDisorder`: by the health tag of this code; a number would be one more reason to count.
 * - `under18`: children are judged by percentiles.
 * - `ageUnknown`: the profile has no birth date, and none is assumed.
 * - `pregnant`: by the health tag of this code, or `gestationalDiabetes`.
 */
export type EvaluationNoScoreReason = "seeDoctor" | "eatingDisorder" | "under18" | "ageUnknown" | "pregnant" | (string & {});

/** The part of the report about one side of the person's health. */
export interface EvaluationSection {
    /**
     * The subject of the section: `body` is weight and waist, `activity` movement and energy need, `conditions` the diagnoses, which come last,
     * `eating` habits, `sleep` its length. Sleep is left out when the person did not answer, under 18, and while the birth date is
     * unknown.
     */
    code: "body" | "activity" | "conditions" | "eating" | "sleep" | (string & {});
    /** `good`: as it should be. `attention`: could be better. `important`: matters most. `considered`: no habit and without points, but the advice and the menu take it into account, as a diagnosis. None is a verdict on the person. */
    level: "good" | "attention" | "important" | "considered" | (string & {});
    /** The finding in Chinese. */
    text: string;
    /** The finding in English; absent where the server has none. */
    textEn?: string | undefined;
    /** The questions of `evaluation.list` whose answers the finding rests on, in their order. */
    itemIds: Id[];
}

/** The content of a report. It informs and does not diagnose. */
export interface EvaluationReportContent {
    /** The score of weight, waist and habits, 0 to 100, healthier higher; a diagnosis costs nothing. Stars follow from it as from any rate score. Null with a `noScoreReason`. */
    score: number | null;
    /** Why there is no score, and no class of the body mass index; null with a score. */
    noScoreReason: EvaluationNoScoreReason | null;
    /** Body mass index in kg/m²: one decimal, more where one would show it beyond an edge of the classes at the person’s age. */
    bmi: number;
    /** Energy to eat in a day for the goal, and how much of each macronutrient should give it. A goal to lose weight counts only without a `WeightLossObstacle`. Null where `user.saveInformation` gives no target either, and where `CareProfile` withholds `energyBalance`. */
    target: MacroTarget | null;
    /** The findings, each about something else. A body without a class, as that of a child, has no section. */
    sections: EvaluationSection[];
    /** Advice, the most important first, in Chinese; empty when nothing needs changing. */
    advice: string[];
    /** The same advice in English, in the same order; absent where the server has none. */
    adviceEn?: string[] | undefined;
    /** What each advice needs, in the same order; absent where none needs anything. */
    adviceNeeds?: AdviceNeeds[] | undefined;
    /** Id of the food plan that goes with it; null without a target. */
    planId: Id | null;
}

/** The report on an assessment. Ask for it about every two seconds while it is being written. */
export interface EvaluationReport {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the report. */
    reportId: Id;
    /** The assessment it is about. */
    evaluationId: Id;
    status: EvaluationReportStatus;
    /** The share of the report that is written, in percent, 0 to 100; 100 when ready, 0 when failed. */
    progress: number;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: EvaluationFailReason | null;
    /** The time at which the person asked for the report. */
    createdAt: DateTime;
    /** The content; null unless the report is ready. */
    content: EvaluationReportContent | null;
}

/**
 * The status of a health assessment.
 *
 * - `notStarted`: the person has never begun one.
 * - `answering`: under way; it can be broken off and resumed.
 * - `answered`: every required question has an answer; the report can be asked for.
 * - `generating`: the report is being written; answers are locked.
 * - `ready`: the report and the food plan can be read; answers are locked, and a new assessment can begin.
 * - `failed`: the report could not be written. Answers may be changed, and the report be asked for again.
 *
 * `notStarted` → `answering` when one is begun; `answering` ⇄ `answered` as answers open or close a required question;
 * `answered`, `failed` → `generating` by the person; `generating` → `ready` or `failed` by the server, within 60 seconds;
 * `failed` → `answering` or `answered` when an answer is changed. `ready` is final.
 */
export type EvaluationStatus = "notStarted" | "answering" | "answered" | "generating" | "ready" | "failed" | (string & {});

/** The person's progress. Only questions that the answers so far lead to are counted, so `total` may change. */
export interface EvaluationProgress {
    /** Number of the question that waits for an answer, from 1, also after a jump back; `total` once all are done. */
    position: number;
    /** The number of answered questions, 0 to 100. */
    answered: number;
    /** The number of questions, 1 to 100. */
    total: number;
}

/** The person's newest assessment, and the results of the earlier ones. */
export interface EvaluationInfo {
    /** Id of the newest assessment; null when none was begun. */
    evaluationId: Id | null;
    status: EvaluationStatus;
    progress: EvaluationProgress;
    /** The time that the whole assessment takes, in minutes, 1 to 60. */
    estimatedMinutes: number;
    /** The time at which the assessment was begun; null when none was. */
    startedAt: DateTime | null;
    /** The time of the last answer; null when no assessment was begun. */
    updatedAt: DateTime | null;
    /** The newest report that is ready, of this assessment or an earlier one; null when there is none. */
    reportId: Id | null;
}

/**
 * The way in which a question is answered.
 *
 * - 0: one of its options
 * - 1: one or more of its options
 * - 2: input; a number that is typed in (that it is a number is assumed)
 */
export type QuestionType = 0 | 1 | 2 | (number & {});

/**
 * Whether a question must be answered.
 *
 * - 0: optional
 * - 1: required
 */
export type RequiredFlag = 0 | 1 | (number & {});

/**
 * The meaning of a health tag for a program. Rules decide by it, never by the id or the name.
 *
 * - `type1Diabetes`, `type2Diabetes`, `gestationalDiabetes`, `highBloodLipids`, `highBloodPressure`, `highUricAcid`, `gout`, `fattyLiver`,
 *   `ironDeficiency`, `kidneyDisease`, `heartFailure`: diagnoses.
 * - `dialysis`, `bariatricSurgery`: under dialysis, and after an operation on the stomach for weight.
 * - `eatingDisorder`: a history of an eating disorder.
 * - `vegetarian`, `vegan`, `halal`: the way of eating.
 * - `tryingToConceive`, `pregnant`, `breastfeeding`, `menopause`: the stage of life.
 */
export type HealthTagCode = "type1Diabetes" | "type2Diabetes" | "gestationalDiabetes" | "highBloodLipids" | "highBloodPressure" | "highUricAcid" | "gout" | "fattyLiver" | "ironDeficiency" | "kidneyDisease" | "dialysis" | "heartFailure" | "bariatricSurgery" | "eatingDisorder" | "vegetarian" | "vegan" | "halal" | "tryingToConceive" | "pregnant" | "breastfeeding" | "menopause" | (string & {});

/** An answer to choose. */
export interface EvaluationOption {
    /** Id of the option within its question. */
    optionId: Id;
    /** The option in Simplified Chinese. */
    text: string;
    /** The option in English. */
    textEn: string;
    /** True for an option such as "none of these", which is never chosen together with another. */
    exclusive: boolean;
    /** The condition that a person who chooses this option has, as a health tag names it; absent for other options. */
    code?: HealthTagCode | undefined;
    /** The health tags that say the same as this option; absent for other options. A profile with one of them agrees with the option, and the first is the one to add. The server changes no profile by an answer: a client offers the person to do it. */
    tagIds?: Id[] | undefined;
    /** The allergens that a person who chooses this option must avoid; absent for other options. */
    allergens?: (Allergen | (string & {}))[] | undefined;
}

/** The numbers that a question accepts when a person types the answer. Height and weight have the ranges of `BodyHeight` and `BodyWeight`. */
export interface EvaluationInput {
    /** Unit of the number; h is hours. */
    unit: "cm" | "kg" | "h" | (string & {});
    /** Least number that is taken, in `unit`. */
    min: number;
    /** Greatest number that is taken, in `unit`. */
    max: number;
    /** The largest number of decimals, 0 to 2. */
    decimals: number;
}

/** The answer that leads to a question which is not put to everybody. */
export interface EvaluationCondition {
    /** Id of the question before. */
    itemId: Id;
    /** The option that must be among those chosen there. */
    optionId: Id;
}

/** An answer to one question. Without options and with `value` null it leaves the question open. */
export interface EvaluationAnswer {
    /** The options chosen, one for a single choice; empty for a question that takes a number. */
    optionIds: Id[];
    /** The number typed in, in the unit of the question; null for a choice. */
    value: number | null;
}

/** A question of the health assessment, with the answer given so far. */
export interface EvaluationItem {
    /** Id of the question. */
    itemId: Id;
    questionType: QuestionType;
    requiredFlag: RequiredFlag;
    /** The question in Simplified Chinese. */
    text: string;
    /** The question in English. */
    textEn: string;
    /** A hint for the answer, in Simplified Chinese; absent where none is needed. */
    hint?: string | undefined;
    /** The same in English; there whenever `hint` is. */
    hintEn?: string | undefined;
    /** The use that is made of the answer, in Simplified Chinese; absent where the question says it. */
    reason?: string | undefined;
    /** The same in English; there whenever `reason` is. */
    reasonEn?: string | undefined;
    /** The options in their order; empty for a question that takes a number. */
    options: EvaluationOption[];
    /** The number that the question accepts; null for a choice. */
    input: EvaluationInput | null;
    /**
     * The number that the profile has, for the person to confirm or to change; absent where the profile has none, for a choice, and
     * once the question is answered.
     */
    known?: number | undefined;
    /** The answer that leads here; null for a question that everybody gets. The server picks the questions by it. */
    showWhen: EvaluationCondition | null;
    /** The person's answer; null when they have not reached the question. */
    answer: EvaluationAnswer | null;
}

/**
 * An answer, to get the question after it. Without `itemId` nothing is answered: the reply is the question that the person
 * left off at, or the first one of a new assessment.
 */
export interface EvaluationNextInput {
    /** The assessment; absent for the one under way, and for a new one when none is. */
    evaluationId?: Id | undefined;
    /** The question that is answered. */
    itemId?: Id | undefined;
    /** When the person decided. An older decision than the last one about the same question changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The answer; absent to leave an optional question open. */
    answer?: EvaluationAnswer | undefined;
}

/** The question that is put now. */
export interface EvaluationStep {
    /** Id of the assessment. */
    evaluationId: Id;
    /** The question; null when nothing is left to ask, so that the report can be asked for. */
    item: EvaluationItem | null;
    progress: EvaluationProgress;
    /** True for the first question, before which there is none. */
    isFirst: boolean;
}

/** The question to go back from, with the answer entered there so far. */
export interface EvaluationPreInput {
    /** The assessment. */
    evaluationId: Id;
    /** The question on the screen; absent after the last one. */
    itemId?: Id | undefined;
    /** When the person decided. An older decision than the last one about the same question changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The answer entered there. The server keeps a possible answer and drops any other. */
    answer?: EvaluationAnswer | undefined;
}

/**
 * One person's relation to another, as a code of `family.relationshipEnum`. The server keeps the list and may extend it, so a client shows an unknown code by the name that comes with it.
 * @example mother
 */
export type FamilyRelationCode = string;

/**
 * A kind of health data that members of a family can share with one another. Each shares each kind with each member
 * separately, and may stop at any time; what is no longer shared is gone for the other at once, earlier values included.
 *
 * - `weight`: body weight
 * - `bloodPressure`: blood pressure and pulse
 * - `bloodSugar`: blood glucose
 * - `heartRate`: heart rate
 * - `steps`: steps per day
 * - `medication`: how many planned doses were taken per day, not which medicines
 */
export type FamilySharedKind = "weight" | "bloodPressure" | "bloodSugar" | "heartRate" | "steps" | "medication";

/** The public data of a user, as other people see it. */
export interface UserCard {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
}

/** The id of a relation of two people, an invitation included. */
export interface FamilyRelationshipId {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
}

/**
 * The status of the relation of two people.
 *
 * - `invited`: one invited the other, who has not answered. Every invitation begins so.
 * - `accepted`: the two are family, and see what the other shares. A relation made by a code begins here.
 * - `declined`: the invited person said no.
 * - `expired`: seven days passed without an answer. Only the server sets it.
 * - `removed`: one of the two ended the relation, the inviter took the invitation off the list or sent another, or the two
 *   became family in another way meanwhile. Final.
 *
 * `invited` → `accepted`, `declined`, `expired`, `removed`; each of the three → `removed`. The same two may be joined
 * again by a new invitation with an id of its own, unless one is open or they are family.
 */
export type FamilyStatus = "invited" | "accepted" | "declined" | "expired" | "removed" | (string & {});

/** One person's relation to another, with its names. */
export interface FamilyRelation {
    code: FamilyRelationCode;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
}

/** An invitation by phone number. `userId`, `userName` and `avatar` are those of the other person: of the inviter in an invitation that one received, of the invited person in one that one sent. */
export interface FamilyInvitation {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
    status: FamilyStatus;
    /** The number that was invited. There in an invitation that one sent, absent in one that one received. */
    phoneNumber?: PhoneNumber | undefined;
    /** The invited person's relation to the inviter, as the inviter stated it. */
    relation: FamilyRelation;
    /** The kinds of data that the inviter shares once the invitation is accepted; an empty list shares nothing. */
    shared: (FamilySharedKind | (string & {}))[];
    /** The time at which the invitation was sent. */
    invitedAt: DateTime;
    /** Until when it can be answered, seven days after it was sent. */
    expiresAt: DateTime;
    /** The time at which it was accepted, declined or taken back; null while it is open and when it expired. */
    answeredAt: DateTime | null;
}

/**
 * Gender of a person.
 *
 * - -1: unknown
 * - 0: female
 * - 1: male
 */
export type Gender = -1 | 0 | 1;

/**
 * Body weight in kg, of an infant or an adult.
 * @example 58.6
 */
export type BodyWeight = number;

/** A body weight. */
export interface FamilyWeight {
    weight: BodyWeight;
    /** The time of the measurement. */
    measuredAt: DateTime;
}

/** A blood pressure. */
export interface FamilyBloodPressure {
    /** Upper value in mmHg. */
    systolic: number;
    /** Lower value in mmHg. */
    diastolic: number;
    /** Beats per minute; null when it was not noted. */
    pulse: number | null;
    /** The time of the measurement. */
    measuredAt: DateTime;
}

/** A blood glucose. */
export interface FamilyBloodSugar {
    /** Blood glucose in mmol/L. */
    glucose: number;
    /** The time in relation to food: fasting in the morning, before a meal, two hours after one, at bedtime, any other time. */
    moment: "fasting" | "beforeMeal" | "afterMeal" | "bedtime" | "other" | (string & {});
    /** The time of the measurement. */
    measuredAt: DateTime;
}

/** A heart rate at rest. */
export interface FamilyHeartRate {
    /** Beats per minute. */
    heartRate: number;
    /** The time of the measurement. */
    measuredAt: DateTime;
}

/** The steps of a day. */
export interface FamilySteps {
    /** The day. */
    date: Day;
    /** Number of steps; so far, when the day is today. */
    steps: number;
}

/** The doses of one day, for a calendar. A dose that is neither taken nor skipped was missed, or is still pending when the day is today. */
export interface MedicationDay {
    /** The day. */
    date: Day;
    /** Number of doses planned. */
    planned: number;
    /** Number of doses taken. */
    taken: number;
    /** Number of doses skipped on purpose. */
    skipped: number;
}

/** The latest value of each kind that a member shares. A kind that is not shared is absent; one that is shared but was never measured is null. */
export interface FamilyReadings {
    /** Latest body weight. */
    weight?: (FamilyWeight | null) | undefined;
    /** Latest blood pressure. */
    bloodPressure?: (FamilyBloodPressure | null) | undefined;
    /** Latest blood glucose. */
    bloodSugar?: (FamilyBloodSugar | null) | undefined;
    /** Latest heart rate. */
    heartRate?: (FamilyHeartRate | null) | undefined;
    /** Latest steps of a day. */
    steps?: (FamilySteps | null) | undefined;
    /** Latest doses of the latest day with planned ones. */
    medication?: (MedicationDay | null) | undefined;
}

/** A person that one is family with. */
export interface FamilyMember {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
    /** The member's relation to the signed-in person. */
    relation: FamilyRelation;
    gender: Gender | (number & {});
    /** Date of birth; null when not given. */
    birthDate: Day | null;
    /** Number to call the member on; null for one without, such as a child. */
    phoneNumber: PhoneNumber | null;
    /** The time at which the two became family. */
    since: DateTime;
    /** The kinds of data that the member shares with the signed-in person; an empty list shares nothing. */
    sharedWithMe: (FamilySharedKind | (string & {}))[];
    /** The kinds of data that the signed-in person shares with the member; an empty list shares nothing. */
    sharedByMe: (FamilySharedKind | (string & {}))[];
    latest: FamilyReadings;
}

/** The values of the last 30 days of each kind that a member shares, oldest first. A kind that is not shared is absent; one without a value in that time is empty. Days without a value are gaps, not zeros. */
export interface FamilyTrends {
    /** Body weights. */
    weight?: FamilyWeight[] | undefined;
    /** Blood pressures. */
    bloodPressure?: FamilyBloodPressure[] | undefined;
    /** Blood glucose values. */
    bloodSugar?: FamilyBloodSugar[] | undefined;
    /** Heart rates. */
    heartRate?: FamilyHeartRate[] | undefined;
    /** Steps by day. */
    steps?: FamilySteps[] | undefined;
    /** Doses by day, of days on which some were planned. */
    medication?: MedicationDay[] | undefined;
}

/** A member with the values of the last 30 days. */
export interface FamilyMemberDetail {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
    /** The member's relation to the signed-in person. */
    relation: FamilyRelation;
    gender: Gender | (number & {});
    /** Date of birth; null when not given. */
    birthDate: Day | null;
    /** Number to call the member on; null for one without, such as a child. */
    phoneNumber: PhoneNumber | null;
    /** The time at which the two became family. */
    since: DateTime;
    /** The kinds of data that the member shares with the signed-in person; an empty list shares nothing. */
    sharedWithMe: (FamilySharedKind | (string & {}))[];
    /** The kinds of data that the signed-in person shares with the member; an empty list shares nothing. */
    sharedByMe: (FamilySharedKind | (string & {}))[];
    latest: FamilyReadings;
    trends: FamilyTrends;
}

/** The owner of a family. `userId`, `userName` and `avatar` are those of the person it is named after. */
export interface FamilyName {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** Name of the family, made from the person's name. */
    familyName: string;
    /** The code of the request; absent for the person's own family. */
    inviteCode?: string | undefined;
    /** The kinds of data that the owner shares with a person who joins. Present with `inviteCode`, absent otherwise. */
    shared?: (FamilySharedKind | (string & {}))[] | undefined;
    /** The time at which the code expires. Present with `inviteCode`, absent otherwise. */
    expiresAt?: DateTime | undefined;
}

/** A code that a person shows as a QR code or sends as a link, so that another joins them. Showing it is its owner's consent: who uses it is joined at once. It serves one person; the next request gives another code. */
export interface InviteCode {
    /**
     * The code. It cannot be guessed while it is valid.
     * @example FH7K2M9QX4
     */
    inviteCode: string;
    /**
     * Format: uri
     * Address of the web app with the code in it. The QR code holds this text; the link is also shared as it is.
     */
    link: string;
    /** The time at which the code expires, 72 hours after it was made. */
    expiresAt: DateTime;
}

/** A code to join the family with, and what its owner shares with who uses it. */
export interface FamilyQrCode {
    /**
     * The code. It cannot be guessed while it is valid.
     * @example FH7K2M9QX4
     */
    inviteCode: string;
    /**
     * Format: uri
     * Address of the web app with the code in it. The QR code holds this text; the link is also shared as it is.
     */
    link: string;
    /** The time at which the code expires, 72 hours after it was made. */
    expiresAt: DateTime;
    /** The kinds of data that a person who uses the code sees of its owner at first; an empty list shares nothing. The owner may change it for each member later. */
    shared: (FamilySharedKind | (string & {}))[];
}

/** The members of the person's family and the invitations that the person sent. */
export interface FamilyRelationships {
    /** Everyone that one is family with, longest first. */
    members: FamilyMember[];
    /** Invitations that one sent and nobody accepted, the last to each person, newest first: `invited`, `declined` or `expired`. One that was taken back is not listed. */
    invitations: FamilyInvitation[];
}

/** Whom to join, by a code, or which relation to change: one of `inviteCode` and `relationshipId` is there. When both are, the code counts. */
export interface FamilyMemberInput {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The code from the other person's QR code or link. */
    inviteCode?: string | undefined;
    /** The relation to change. */
    relationshipId?: Id | undefined;
    /** When the person decided. An older decision than the last one about the same relation changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The other person's relation to the signed-in person. */
    relationCode: FamilyRelationCode;
    /** The kinds of data that the signed-in person shares with the other person from now on; an empty list shares nothing. It replaces the earlier choice. */
    shared: FamilySharedKind[];
}

/** Whom to invite by phone number. */
export interface FamilyPhoneInvitationInput {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The number that the other person signed up with. */
    phoneNumber: PhoneNumber;
    /** The other person's relation to the signed-in person. */
    relationCode: FamilyRelationCode;
    /** The kinds of data that the signed-in person shares with the other person once they accept; an empty list shares nothing. */
    shared: FamilySharedKind[];
}

/**
 * The subject of a feedback message.
 *
 * - `malfunction`: something does not work.
 * - `suggestion`: something could be better.
 * - `content`: a food, a value or a text is wrong.
 * - `order`: an order, a delivery or a refund.
 * - `other`: anything else.
 */
export type FeedbackType = "malfunction" | "suggestion" | "content" | "order" | "other";

/** The id of a record, or the kind and the time of a reading. */
export type DeletableRecordId = string;

/** A record that no call deletes, and that the person wants deleted (Personal Information Protection Law, Art. 47). */
export interface DeletableRecord {
    /**
     * - `reading`: a value of `healthData.detail`; its id is its kind and its time, `weight 2026-11-20T07:30:00+08:00`.
     * - `heartRate`: a measurement of `heartRate.history`.
     * - `aiFoodMeal`: a meal of `aiFood.historyRecord`, with its photo.
     * - `diaryMeal`: a meal of `analysis.record`, with its photo.
     * - `report`: a report of `analysis.reportDetail`.
     * - `evaluationReport`: a report of `evaluation.report`, with its plan.
     * - `mirrorRecord`: a record of `mirror.list`, with its pictures and its shared link.
     */
    kind: "reading" | "heartRate" | "aiFoodMeal" | "diaryMeal" | "report" | "evaluationReport" | "mirrorRecord";
    recordId: DeletableRecordId;
}

/** A complaint or a suggestion. */
export interface FeedbackInput {
    idempotencyKey?: IdempotencyKey | undefined;
    type: FeedbackType;
    /** The person's message, 10 to 500 characters. */
    text: string;
    /** Addresses of uploaded pictures; empty if there is none. */
    pictures: PictureAddress[];
    /** Phone number or e-mail address for an answer; empty when the person wants none. */
    contact: string;
    /** The order in question; absent if there is none. */
    orderId?: Id | undefined;
    /** Path of the page that it is about, without its query; absent when not known. */
    page?: string | undefined;
    /** The record that the person asks to have deleted; absent if there is none. */
    record?: DeletableRecord | undefined;
}

/** Feedback has arrived. */
export interface FeedbackReceipt {
    /** Id of the feedback, for the person to refer to. */
    feedbackId: Id;
    /** The time at which the feedback arrived. */
    submittedAt: DateTime;
    /** The day by which the `record` is deleted, at most 15 days later. From its start on no call returns the record. Absent without a `record`. */
    deletedBy?: Day | undefined;
}

/**
 * The length of the period of a chart, back from a day.
 *
 * - `week`: 7 days, that day the last
 * - `month`: 30 days, that day the last
 * - `halfYear`: 26 weeks of 7 days, that day the last
 * - `year`: 12 calendar months, that day's month the last
 */
export type HealthPeriod = "week" | "month" | "halfYear" | "year";

/**
 * The quantity of a series, with its unit.
 *
 * - `weight`: body weight, kg
 * - `bloodSugarFasting`: blood sugar before breakfast, mmol/L
 * - `bloodSugarAfterMeal`: blood sugar two hours after a meal, mmol/L
 * - `systolic`, `diastolic`: blood pressure, mmHg
 * - `sleep`: time asleep in a night, h
 * - `heartRate`: heart rate at rest, bpm
 * - `uricAcid`: uric acid in the blood, µmol/L
 */
export type HealthSeriesCode = "weight" | "bloodSugarFasting" | "bloodSugarAfterMeal" | "systolic" | "diastolic" | "sleep" | "heartRate" | "uricAcid" | (string & {});

/** Between which values a reading counts as normal for this person. It informs and does not diagnose. */
export interface NormalRange {
    /** Lowest normal value; null if there is no lower limit. */
    min: number | null;
    /** Highest normal value; null if there is no upper limit. */
    max: number | null;
    /** The publication that the range is taken from. */
    reference: string;
}

/**
 * The origin of a value.
 *
 * - `manual`: entered by the person
 * - `device`: a scale or meter that is connected to the app
 * - `healthApp`: the phone's health app, watches included
 * - `camera`: measured with the phone's camera
 */
export type HealthDataSource = "manual" | "device" | "healthApp" | "camera";

/** A measured value. */
export interface HealthDataReading {
    /** The value, in the unit that it comes with (a weight in kg). */
    value: number;
    /** The time of the measurement; for sleep, the time of waking up. */
    measuredAt: DateTime;
    source: HealthDataSource | (string & {});
}

/** The time in each stage of a night, in hours. Deep, light and REM sleep together are the time asleep. */
export interface SleepStages {
    /** Deep sleep. */
    deep: number;
    /** Light sleep. */
    light: number;
    /** Sleep with rapid eye movements, in which most dreams fall. */
    rem: number;
    /** Awake between falling asleep and waking up, which is no part of the time asleep. */
    awake: number;
}

/** A point of a chart: a day, a week of half a year, or a month of a year. The reading in it is the latest of that time, except that the value of a week or a month is the mean of its readings. A time without a reading has no point. */
export interface HealthDataPoint {
    /** The value, in the unit that it comes with (a weight in kg). */
    value: number;
    /** The time of the measurement; for sleep, the time of waking up. */
    measuredAt: DateTime;
    source: HealthDataSource | (string & {});
    /** The day, or the first day of the week or the month. */
    date: Day;
    /** Lowest reading of that time, in the unit of the series. */
    min: number;
    /** Highest reading of that time, in the unit of the series. */
    max: number;
    /** The number of readings of that time. */
    count: number;
    /** The stages of a night, if the device tells them; absent for a week, a month and other kinds. */
    stages?: SleepStages | undefined;
}

/** A line of a chart. */
export interface HealthDataSeries {
    code: HealthSeriesCode;
    /** Unit of all its values. */
    unit: "kg" | "mmol/L" | "mmHg" | "h" | "bpm" | "µmol/L" | (string & {});
    /** The normal range; null where there is none, as for a weight without a height. */
    normal: NormalRange | null;
    /** The person's target weight, in kg. Null without one, for one below a body mass index of 18.5, for a person with a `WeightLossObstacle`, and for every kind but weight. */
    goal: number | null;
    /** The latest reading, in the period or before it; null when there never was one. */
    latest: HealthDataReading | null;
    /** The points of the period, oldest first; empty when nothing was measured in it. */
    points: HealthDataPoint[];
}

/** A loss of more than 5 % of the weight within half a year (182 days) that no goal explains: neither the dietary goal `loseWeight` nor a target weight, nor breastfeeding. It asks for a doctor (Weight Management Guiding Principles, National Health Commission of China, 2024). `isUnplannedLossLarge` of `@health-app/sdk/safety` is this rule. */
export interface UnplannedLoss {
    /** The highest weight of the half year before the latest one, in kg. */
    highest: HealthDataReading;
    /** What was lost since then, in percent of it, one decimal. */
    lostPercent: number;
}

/** The times at which the native app reminds the person to measure a kind of health data. */
export interface HealthDataRemind {
    healthDataType: HealthDataType;
    /** False while it is off; times and days are kept. */
    enabled: boolean;
    /** Times of day, earliest first, one to eight. */
    times: TimeOfDay[];
    /** Days of the week, 1 is Monday and 7 is Sunday. */
    weekdays: number[];
}

/** A kind of health data over a period. */
export interface HealthDataDetail {
    healthDataType: HealthDataType | (string & {});
    period: HealthPeriod | (string & {});
    /** First day of the period. */
    from: Day;
    /** Last day of the period, itself included. */
    to: Day;
    /** Whether a call takes a value that the person types: true for weight (`healthData.saveWeightWithCompareLast`). Other values come from devices, or from the native page `healthEntry`. */
    canEnter: boolean;
    /** One line for most kinds, two for blood pressure (systolic, diastolic) and blood sugar (fasting, after a meal). */
    series: HealthDataSeries[];
    /** A large loss of weight that no goal explains; absent otherwise, and for other kinds. */
    unplannedLoss?: UnplannedLoss | undefined;
    /** The reminder to measure; null when the person never set one. */
    remind: HealthDataRemind | null;
}

/** The times at which the native app is to remind the person. They replace the earlier ones. */
export interface HealthDataRemindInput {
    healthDataType: HealthDataType;
    /** False while it is off; times and days are kept. */
    enabled: boolean;
    /** Times of day, earliest first, one to eight. */
    times: TimeOfDay[];
    /** Days of the week, 1 is Monday and 7 is Sunday. */
    weekdays: number[];
    /** When the person decided. An older decision than the last one about the same kind of health data changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
}

/** A weight to keep. */
export interface WeightInput {
    idempotencyKey?: IdempotencyKey | undefined;
    /** Body weight in kg, one decimal. */
    weight: BodyWeight;
    /** The time of the measurement; now when absent. */
    measuredAt?: DateTime | undefined;
    /** @default manual */
    source?: HealthDataSource | undefined;
    /**
     * True when the person has looked again at a weight that is far from the last one.
     * @default false
     */
    confirmed?: boolean | undefined;
}

/** A kept weight, beside the one before it. */
export interface WeightComparison {
    /** The stored weight, in kg. */
    weight: HealthDataReading;
    /** The latest weight measured before it, in kg; null when there is none. */
    last: HealthDataReading | null;
    /** Weight less the last one, in kg, one decimal, negative for a loss; null when there is no last one. */
    change: number | null;
    /** The change in percent of the last one, one decimal; null when there is no last one. */
    changePercent: number | null;
    /** Body mass index with this weight, in kg/m²; null when the height is not known. One decimal, more where one would show it beyond an edge of the classes at the person’s age. */
    bmi: number | null;
}

/**
 * The person's activity during the measurement.
 *
 * - `resting`: sitting quietly for some minutes
 * - `active`: during exercise or right after it
 */
export type HeartRateState = "resting" | "active";

/** A measurement of the heart rate. */
export interface HeartRateRecord {
    /** Id of the measurement. */
    recordId: Id;
    /** Heart rate in bpm, the median of the measurement, so that a spike does not count. */
    heartRate: number;
    state: HeartRateState | (string & {});
    /** The time of the measurement. */
    measuredAt: DateTime;
    source: HealthDataSource | (string & {});
}

/** The heart rate at rest over a period. */
export interface HeartRateAverage {
    period: HealthPeriod | (string & {});
    /** First day of the period. */
    from: Day;
    /** Last day of the period, itself included. */
    to: Day;
    /** Mean of the measurements at rest in bpm, rounded half up; null when there are none. */
    average: number | null;
    /** Lowest of them in bpm; null when there are none. */
    min: number | null;
    /** Highest of them in bpm; null when there are none. */
    max: number | null;
    /** The number of measurements. */
    count: number;
    /** The latest measurement in any state, in the period or before it; null when there never was one. */
    last: HeartRateRecord | null;
}

/** The page of a list to return. */
export interface PageQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
}

/** The part of the heart-rate history to return. */
export interface HeartRateHistoryQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
    /** First day; from the beginning when absent. */
    from?: Day | undefined;
    /** Last day, itself included; today by the person's clock when absent. */
    to?: Day | undefined;
    /** Measurements in this state only; all when absent. */
    state?: HeartRateState | undefined;
}

/** A page of the heart-rate history. */
export interface HeartRateHistoryPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** The measurements, newest first. */
    list: HeartRateRecord[];
}

/** The id of a draw. */
export interface DrawId {
    /** Id of the draw. */
    drawId: Id;
}

/**
 * The status of a draw. Until it is `paid`, `failed` or `rejected`, which are final, it is pending and holds back its
 * amount from the drawable one; a failed or rejected draw frees its amount again.
 *
 * - `submitted`: asked for, under review. → `approved`, `rejected`.
 * - `approved`: reviewed. → `awaitingConfirmation` when the person requests the transfer.
 * - `awaitingConfirmation`: the transfer is prepared and the person is to confirm it in the messaging app. →
 *   `transferring` when they have, `failed` when `confirmBefore` passes.
 * - `transferring`: confirmed, the messaging app moves the money. → `paid`, `failed`.
 * - `paid`: the money has arrived.
 * - `failed`: the transfer did not come about; `failReason` says why.
 * - `rejected`: the review refused it; `failReason` says why.
 */
export type DrawStatus = "submitted" | "approved" | "awaitingConfirmation" | "transferring" | "paid" | "failed" | "rejected" | (string & {});

/**
 * The reason for the failure or rejection of a draw.
 *
 * - `nameMismatch`: the real name of the account is not that of the promoter.
 * - `notConfirmed`: the person did not confirm the transfer in time.
 * - `refused`: the review refused it for another reason.
 * - `transferFailed`: the messaging app could not make the transfer.
 */
export type DrawFailReason = "nameMismatch" | "notConfirmed" | "refused" | "transferFailed" | (string & {});

/** Income that a promoter draws to their account in the messaging app. */
export interface Draw {
    /** Id of the draw. */
    drawId: Id;
    /** The amount to draw. Nothing is deducted from it. */
    amount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    status: DrawStatus;
    /** The time at which the person asked for it. */
    submittedAt: DateTime;
    /** The time at which it reached its status; the day of the payment for a draw that is paid. */
    updatedAt: DateTime;
    /** The account of the messaging app that it goes to, masked, with the masked real name in brackets, such as `zhou***88（*航）`. */
    account: string;
    /** Until when the person can confirm the transfer, 24 hours after it was requested; null unless it awaits the confirmation. */
    confirmBefore: DateTime | null;
    /** The reason for the failure or rejection; null otherwise. */
    failReason: DrawFailReason | null;
}

/** A page of draws. */
export interface DrawPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Draws, newest first. */
    list: Draw[];
}

/** A draw to ask for. */
export interface DrawInput {
    /** The amount to draw, between the `minimum` and the `maximum` of the drawable amount and at most its `amount`. */
    amount: Cents;
    /** Names the intent of the person. It is required, because a draw moves money: the application keeps one key from the question to the reply, so that a second tap is no second draw. */
    idempotencyKey: IdempotencyKey;
}

/** The amount that can be drawn now, and the limits of one draw. */
export interface DrawableAmount {
    /** The amount that can be drawn now: `available` of the summary less `pending`. */
    amount: Cents;
    /** Sum of the pending draws. */
    pending: Cents;
    /** Least that one draw may be. */
    minimum: Cents;
    /** Most that one draw may be. */
    maximum: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
}

/** A draw whose transfer is prepared, with the text that the native app passes to the messaging app. */
export interface DrawTransfer {
    draw: Draw;
    /** Id of the paying merchant in the messaging app. */
    merchantId: Id;
    /** Id of the app in the messaging app. */
    appId: Id;
    /** Opaque text that opens the confirmation in the messaging app. Passed on unchanged, never shown or stored. */
    transferPackage: string;
}

/** The income of a promoter that has not been paid out yet. `totalAmount` = `available` + `unsettled`. */
export interface IncomeSummary {
    /** All income that has not been paid out. */
    totalAmount: Cents;
    /** Settled income that has not been paid out, pending draws included. */
    available: Cents;
    /** Income that waits to be settled, the sum of the unsettled entries. */
    unsettled: Cents;
    /** Sum of all draws that were paid out. */
    drawn: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
}

/**
 * The source of a promoter's income.
 *
 * - `goodsOrder`: an order of goods.
 * - `membership`: a membership that was bought.
 */
export type IncomeSource = "goodsOrder" | "membership" | (string & {});

/** Income from one purchase of somebody whom the promoter brought. It is settled once the purchase cannot be refunded any more. */
export interface IncomeEntry {
    /** Id of the entry. */
    incomeId: Id;
    source: IncomeSource;
    /** The goods or the membership that was bought, in Simplified Chinese. */
    title: string;
    /** The name of the buyer, masked by the server. */
    buyer: string;
    /** The amount that the buyer paid, without freight. */
    baseAmount: Cents;
    /** The promoter's share in %. */
    ratePercent: number;
    /** The promoter's income: `baseAmount` × `ratePercent` / 100, rounded down to a cent. */
    amount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** The time at which the purchase was paid. */
    earnedAt: DateTime;
    /** The day on which it will be settled; null until the buyer has received the goods. */
    settlesOn: Day | null;
}

/** A page of income that waits to be settled. */
export interface IncomeEntryPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Entries, newest first. */
    list: IncomeEntry[];
}

/** An article to read. Its HTML is written by many hands and is not to be trusted. */
export interface Article {
    /** Id of the article. */
    articleId: Id;
    /** Title. */
    title: string;
    /** A summary in a sentence or two, for a preview and for sharing. */
    summary: string;
    /** Name of the author. */
    author: string;
    /** The profession or role of the author; empty when not given. */
    authorTitle: string;
    /** The time of publication. */
    publishedAt: DateTime;
    /** Address of a picture for lists and sharing, absolute or relative to the web app; null if there is none. */
    cover: PictureAddress | null;
    /** The reading time, in minutes. */
    minutes: number;
    /** The text as a fragment of HTML, without the title. A client lets through what text, lists, tables, quotations, links and pictures need, and drops everything else. */
    html: string;
}

/**
 * The person's progress in a section of a course.
 *
 * - `locked`: the section before it is not finished.
 * - `unread`: it can be opened.
 * - `reading`: it was opened.
 * - `finished`: it was read to the end; final. The next section is no longer `locked`.
 */
export type CourseSectionStatus = "locked" | "unread" | "reading" | "finished" | (string & {});

/** A section of a course. Its text is an article. */
export interface CourseSection {
    /** Id of the section. */
    sectionId: Id;
    /** Its place in the course, from 1. */
    number: number;
    /** Title. */
    title: string;
    /** The subject of the section. */
    summary: string;
    /** The article that holds its text. */
    articleId: Id;
    /** The reading time, in minutes. */
    minutes: number;
    status: CourseSectionStatus;
    /** The share of the section that was read, in percent, 0 to 100; 0 while locked or unread, 100 when finished. */
    progress: number;
}

/** A course with its sections and how far the person is. */
export interface Course {
    /** Id of the course. */
    courseId: Id;
    /** Title. */
    title: string;
    /** The content of the course, in a few sentences. */
    summary: string;
    /** Name of the teacher. */
    teacher: string;
    /** The profession or role of the teacher; empty when not given. */
    teacherTitle: string;
    /** Address of a picture, absolute or relative to the web app; null if there is none. */
    cover: PictureAddress | null;
    /** Whether only members may take it. Its articles are open to all. */
    membersOnly: boolean;
    /** The reading time of all sections together, in minutes. */
    minutes: number;
    /** `notStarted` until a section is opened, then `learning`, and `finished` once all sections are. */
    status: "notStarted" | "learning" | "finished" | (string & {});
    /** The share of the course that was read, in percent, 0 to 100: the mean of its sections. */
    progress: number;
    /** The sections in their order. */
    sections: CourseSection[];
}

/**
 * The kind of a piece of content.
 *
 * - `article`: a text to read.
 * - `course`: several sections, with progress.
 */
export type ContentType = "article" | "course" | (string & {});

/**
 * The kind of a task of a plan.
 *
 * - `measure`: measure and enter a health value.
 * - `diet`: eat in a certain way.
 * - `water`: drink enough.
 * - `exercise`: move.
 * - `sleep`: go to bed, or rest.
 * - `reading`: read an article.
 * - `course`: study a course.
 */
export type TaskType = "measure" | "diet" | "water" | "exercise" | "sleep" | "reading" | "course";

/** An article or a course in a list. */
export interface ContentItem {
    /** Id of the article or the course. */
    contentId: Id;
    contentType: ContentType;
    /** Whether it is a course that only members may take; false for an article. */
    membersOnly: boolean;
    /** Title. */
    title: string;
    /** A summary in a sentence or two. */
    summary: string;
    /** Address of a picture, absolute or relative to the web app; null if there is none. */
    cover: PictureAddress | null;
    /** The reading time of all sections together, in minutes. */
    minutes: number;
    /** The kinds of task it helps with; empty if there is none. */
    taskTypes: (TaskType | (string & {}))[];
    /** The kinds of health data it explains; empty if there is none. */
    healthDataTypes: (HealthDataType | (string & {}))[];
}

/** A short address that leads to a long one. */
export interface ShortLink {
    /**
     * Format: uri
     * The short address.
     */
    shortUrl: string;
    /**
     * Format: uri
     * The destination of the link.
     */
    url: string;
    /** Until when it leads there; null when it does not expire. */
    expiresAt: DateTime | null;
}

/**
 * Why a low value of a food must not read as a recommendation.
 *
 * - `alcohol`: it raises uric acid however little purine it contains, and can lower blood glucose hours later
 * - `sugars`: much of it is sugar, as in honey, dried fruit, fruit juice or a sweetened drink; its fructose has a low glycaemic
 *   index and no purine, but raises uric acid and energy (ACR guideline for gout, 2020; WHO guideline on sugars, 2015)
 */
export type FoodCaution = "alcohol" | "sugars" | (string & {});

/**
 * The published table that a glycaemic index comes from.
 *
 * - `chinaFct2009`: China Food Composition, 2nd edition (2009), table of glycaemic index
 * - `atkinson2008`: International tables of glycemic index and glycemic load values: 2008 (Diabetes Care 31)
 * - `fosterPowell2002`: International table of glycemic index and glycemic load values: 2002 (Am J Clin Nutr 76)
 */
export type GlycemicSource = "chinaFct2009" | "atkinson2008" | "fosterPowell2002" | (string & {});

/** A food and how far it raises blood sugar. The band (low, medium, high) follows from `gi` by the cut-offs of the region. */
export interface GlycemicFood {
    /**
     * Id of the food in this list.
     * @example gi-001
     */
    foodId: Id;
    /**
     * Name in Simplified Chinese, as people say it: 煮土豆, not 马铃薯（煮）.
     * @example 米饭
     */
    name: string;
    /** Name in English, as people say it: boiled potato, not potato, boiled. */
    nameEn: string;
    /**
     * The syllables of `name` without tones, with `v` for ü, by which a search finds the food as it is typed.
     * @example mi fan
     */
    pinyin?: string | undefined;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory | (string & {});
    caution?: FoodCaution | undefined;
    /** Glycaemic index, without a unit (glucose = 100), rounded half up to a whole number. */
    gi: number;
    /** Carbohydrate with fibre, in g per 100 g of the food as named; `null` where no value is published for it. */
    carbohydratePer100g: number | null;
    /** Fibre, in g per 100 g of the food as named; absent where no value is published for it. It is a part of `carbohydratePer100g` and does not raise blood sugar, so a glycaemic load leaves it out. */
    fiberPer100g?: number | undefined;
    /** Energy in kcal per 100 g of the food as named (a bean or grain counts dry unless its name says cooked); `null` where no value is published for it. */
    energyPer100g: number | null;
    source: GlycemicSource;
}

/**
 * The published table that a purine content comes from.
 *
 * - `chinaFct6`: China Food Composition Tables, Standard Edition, 6th edition (2018, 2019), table of purine
 * - `kaneko2014`: Kaneko et al., Total purine and purine base content of common foodstuffs (Biol Pharm Bull 37, 2014)
 */
export type PurineSource = "chinaFct6" | "kaneko2014" | (string & {});

/** A food and its purine. The band (low, medium, high) follows from `purinePer100g`. */
export interface PurineFood {
    /**
     * Id of the food in this list.
     * @example pu-001
     */
    foodId: Id;
    /**
     * Name in Simplified Chinese, as people say it: 煮土豆, not 马铃薯（煮）.
     * @example 干香菇
     */
    name: string;
    /** Name in English, as people say it: boiled potato, not potato, boiled. */
    nameEn: string;
    /**
     * The syllables of `name` without tones, with `v` for ü, by which a search finds the food as it is typed.
     * @example mi fan
     */
    pinyin?: string | undefined;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory | (string & {});
    caution?: FoodCaution | undefined;
    /** Sum of the four purine bases in mg per 100 g of the edible part, as named. */
    purinePer100g: number;
    /** Energy in kcal per 100 g of the food as named (a bean or grain counts dry unless its name says cooked); `null` where no value is published for it. */
    energyPer100g: number | null;
    source: PurineSource;
}

/**
 * The status of a customised meal plan.
 *
 * - `none`: there never was one; on a day, none is about that day.
 * - `generating`: preferences were submitted, the meals are being put together.
 * - `ready`: the meals are there.
 * - `failed`: the preferences leave too few dishes; `failReason` says so.
 * - `replaced`: a newer plan took its place. Its days before the newer one, and what was eaten by it, stay.
 * - `deleted`: the person deleted it. What was eaten by it stays.
 *
 * `none` → `generating` → `ready` or `failed`; `ready` → `replaced` when a newer plan becomes ready, and → `deleted`.
 * A plan that is `ready` stays in force while a newer one is `generating`, and when that has `failed`. A client asks
 * again every 2 seconds; within 60 seconds a plan is no longer `generating`.
 */
export type MealPlanStatus = "none" | "generating" | "ready" | "failed" | "replaced" | "deleted" | (string & {});

/** A day of the calendar strip. */
export interface MealPlanCalendarDay {
    /** The day. */
    date: Day;
    /** That of the plan which is about the day. */
    status: MealPlanStatus;
    /** The number of planned meals, eaten ones included. */
    mealCount: number;
    /** The number of meals that are marked as eaten. */
    finishedCount: number;
    /** Energy of all planned meals, in kcal. */
    energy: number;
}

/** The part of the plan to delete. */
export interface MealPlanDeletion {
    idempotencyKey?: IdempotencyKey | undefined;
    /** `day`: the meals of one day. `plan`: those of the whole plan from today on. */
    scope: "day" | "plan";
    /** The day, today or later, where `scope` is `day`; today by the person's clock when absent. Ignored otherwise. */
    date?: Day | undefined;
}

/** The effect of a deletion. Nothing is deleted until it is applied. */
export interface MealPlanDeletionPreview {
    /** Id of the preview, to apply it. */
    previewId: Id;
    /** Whether it is about one day or the whole plan. */
    scope: "day" | "plan" | (string & {});
    /** The days that lose meals, earliest first. */
    dates: Day[];
    /** The number of meals to be deleted. */
    mealCount: number;
    /** The number of meals of these days that stay because they were eaten; for the whole plan, from today on. */
    finishedKept: number;
    /** Until when it can be applied, at most 10 minutes from now and no longer than the first of its days lasts. */
    expiresAt: DateTime;
}

/** A medicine of the person's reminders, and the planned items that have to be eaten in a certain way beside it. */
export interface MedicineCaution {
    /** The name of the medicine, as the person wrote it. */
    medicineName: string;
    /** `steadyVitaminK`: about the same amount every week, because vitamin K changes how the medicine works (see `openapi/medication/medicines.yaml`). */
    note: "steadyVitaminK";
    /** The ids of the items of the day's meals, in their order, each once. */
    foodIds: Id[];
}

/**
 * The role of an item in a meal. An item is replaced by another of its role.
 *
 * - `staple`: rice, noodles, bread, porridge, maize, tubers
 * - `main`: a dish of meat, fish, eggs or tofu, or an egg
 * - `side`: a dish of vegetables
 * - `soup`
 * - `drink`: milk, yogurt, soya milk
 * - `fruit`
 * - `nuts`
 */
export type MealCourse = "staple" | "main" | "side" | "soup" | "drink" | "fruit" | "nuts" | (string & {});

/** A dish or a plain food of a planned meal. */
export interface PlannedDish {
    /** Id of the food. */
    foodId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** Address of a picture, absolute or relative to the web app. */
    picture?: PictureAddress | undefined;
    macros: Macros;
    category: FoodCategory | (string & {});
    course: MealCourse;
    /** The ingredients of this amount of the dish; their nutrients add up to those of the dish. Empty for a plain food. */
    ingredients: PlannedFood[];
    /** The allergens in the dish; empty when there are none. */
    allergens: (Allergen | (string & {}))[];
    /** Cooking time in minutes; 0 for a plain food. */
    minutes: number;
    /** The way of cooking, in Chinese; null for a plain food. */
    method: string | null;
    /** The way of cooking in English; absent for a plain food, or where the server has none. */
    methodEn?: string | undefined;
}

/** A meal of the plan. */
export interface PlannedMeal {
    /** Id of the meal. It stays when the meal is replaced. */
    mealId: Id;
    mealType: MealType | (string & {});
    /** The time at which the meal is planned. */
    time: TimeOfDay;
    /** Whether it is marked as eaten. Such a meal is neither replaced nor deleted. */
    finished: boolean;
    /** The time at which it was marked; null while it is not. */
    finishedAt: DateTime | null;
    /** The nutrients of the meal, the sum of its items. */
    macros: Macros;
    /** The items of the meal. */
    items: PlannedDish[];
    /** The reason why the meal suits the person, in Chinese. */
    note: string;
    /** The same reason in English; absent without a reason, or where the server has none. */
    noteEn?: string | undefined;
}

/** A day of the plan with its meals. */
export interface MealPlanDay {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** The day. */
    date: Day;
    /** That of the plan which is about the day. */
    status: MealPlanStatus;
    /** The plan which is about the day; null where `status` is `none`. */
    planId: Id | null;
    target: DayTarget;
    /** The sum of all planned meals. Its energy keeps within a tenth of `target` where breakfast, lunch and dinner are planned (see `mealPlan.modify`). */
    macros: Macros;
    /** What the planned breakfast, lunch and dinner of the day do not keep (assumed): `energy` is more than a tenth off the target, the amount of a macronutrient lies outside its range in `target`, or a dish stands at more than five meals of the plan (`variety`). Absent when all is kept, and where it is not judged. */
    notKept?: ("energy" | "protein" | "fat" | "carbohydrate" | "variety" | (string & {}))[] | undefined;
    /** The medicines that the person takes on the day and that the planned items matter for (assumed), by the order of the reminders; absent without any. */
    cautions?: MedicineCaution[] | undefined;
    /** The sum of `entries`, all that the person has eaten on the day, planned or not. */
    eaten: Macros;
    /** The entries of the day in the diary, in the order of the daily report. */
    entries: MealEntry[];
    /** The planned meals by their time of day; empty where nothing is planned. */
    meals: PlannedMeal[];
}

/**
 * The person's dietary goal.
 *
 * - `loseWeight`: lose weight.
 * - `maintainWeight`: keep the weight and eat better.
 * - `gainMuscle`: gain muscle.
 * - `controlGlucose`: keep the blood glucose steady.
 */
export type DietaryGoal = "loseWeight" | "maintainWeight" | "gainMuscle" | "controlGlucose";

/** A taste that a person likes or a dish has. */
export type Taste = "light" | "savoury" | "sour" | "sweet" | "spicy";

/** The preferences of a person for their meals. */
export interface MealPlanPreferences {
    dietaryGoal: DietaryGoal;
    /** Tastes that are liked; dishes with them come first. Empty for any. */
    tastes: Taste[];
    /** The person's allergies, empty if there is none. No dish holds any of them, nor any that the person stated elsewhere (see `Allergen`). */
    allergies: Allergen[];
    /** Foods that are not eaten, as the person wrote them; no dish has one by that name. Empty if there is none. */
    avoidedFoods: string[];
    /** Foods that the person wants in the plan, by their names in Chinese or English; meals with them come first, as far as the other preferences allow. Empty or absent if there is none. */
    wantedFoods?: string[] | undefined;
    /** Ids of the health tags to keep to beside those of the profile, from the health tag groups; empty if there is none. A tag counts where its `limitsMeals` is true, and is ignored otherwise. */
    tagIds: Id[];
    /** The meals of a day to plan. */
    mealTypes: MealType[];
    /** Longest cooking time of a dish in minutes; null when it does not matter. */
    maxCookingMinutes: number | null;
}

/** New preferences, from which a new plan is made. */
export interface MealPlanSubmit {
    /** Always `submit` here. */
    action: "submit";
    /** First day of the new plan, today or later; tomorrow by the person's clock when absent. */
    from?: Day | undefined;
    /** When the person decided. An older decision than the last one about the preferences changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    preferences: MealPlanPreferences;
}

/** A prepared change that is to happen. */
export interface MealPlanApply {
    /** Always `apply` here. */
    action: "apply";
    /** When the person decided. A preview is applied once and names what it changes, so that no order is needed. */
    intendedAt?: DateTime | undefined;
    /** The preview of a replacement or a deletion. */
    previewId: Id;
}

/** A change of the meal plan; `action` is the kind of change. */
export type MealPlanModification = MealPlanSubmit | MealPlanApply;

/**
 * The reason why a plan or a preview could not be made.
 *
 * - `tooFewDishes`: the preferences leave too few dishes for a plan.
 * - `noAlternative`: nothing else suits the preferences.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type MealPlanFailReason = "tooFewDishes" | "noAlternative" | "unavailable" | (string & {});

/** A preference that excludes dishes or asks for more of them, by its name in the preferences. */
export type MealPlanBlocker = "allergies" | "tagIds" | "avoidedFoods" | "maxCookingMinutes" | "mealTypes" | (string & {});

/** The newest plan of the person, were it only to have been deleted. */
export interface MealPlanState {
    status: MealPlanStatus;
    /** Id of the plan; null where `status` is `none`. */
    planId: Id | null;
    /** First day of the plan; null where `status` is `none`. */
    from: Day | null;
    /** Last day, itself included, six days after `from`; null where `status` is `none`. */
    to: Day | null;
    /** The time of the last change of status or deletion of a meal; null where `status` is `none`. */
    updatedAt: DateTime | null;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: MealPlanFailReason | null;
    /** The preferences that leave too few dishes: each one that would suffice alone if it were wider, or else all that exclude dishes. Present where `failReason` is `tooFewDishes`. */
    blockedBy?: MealPlanBlocker[] | undefined;
    /** The changes for which the plan no longer fits, so that a client offers a new one. Absent for a plan that fits, and where `status` is neither `generating` nor `ready`. */
    outdatedBy?: PlanChange[] | undefined;
}

/** The day whose meals are to be replaced. */
export interface DayReplacement {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The day, today or later. */
    date: Day;
}

/**
 * The status of a prepared replacement.
 *
 * - `generating`: other meals are being looked for.
 * - `ready`: the preview shows what changes; nothing has changed yet.
 * - `failed`: nothing else suits the preferences; `failReason` says so.
 * - `applied`: the change was made.
 * - `expired`: it was not applied within 10 minutes.
 *
 * `generating` → `ready` or `failed`; `ready` → `applied` or `expired`. A person who does not want the change lets the
 * preview expire. A client asks again every 2 seconds; within 60 seconds a preview is no longer `generating`.
 */
export type MealPlanPreviewStatus = "generating" | "ready" | "failed" | "applied" | "expired" | (string & {});

/** A meal as it is and as it would be. */
export interface MealChange {
    /** Id of the meal. */
    mealId: Id;
    mealType: MealType | (string & {});
    /** The meal at the time when the change was prepared. */
    before: PlannedMeal;
    /** The meal as it would be, the same as before where nothing else suits; null while that is not known. */
    after: PlannedMeal | null;
}

/** A prepared replacement. Nothing has changed until it is applied. */
export interface MealPlanPreview {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the preview, to ask for it and to apply it. */
    previewId: Id;
    /** Whether one item of a meal, a whole meal, or all meals of a day that are not eaten yet are replaced. */
    kind: "replaceDish" | "replaceMeal" | "replaceDay" | (string & {});
    status: MealPlanPreviewStatus;
    /** The day it is about. */
    date: Day;
    /** Until when it can be applied, at most 10 minutes after it was made and no longer than its day lasts. */
    expiresAt: DateTime;
    /** The reason for the failure; null unless `status` is `failed`. */
    failReason: MealPlanFailReason | null;
    /** Each meal before and after, by time of day. */
    changes: MealChange[];
    /** The sum of all meals of the day without the change. */
    dayBefore: Macros;
    /** The sum of all meals of the day with the change; null until the server has worked it out. */
    dayAfter: Macros | null;
}

/** The meal, or the item of a meal, to replace. */
export interface MealReplacement {
    idempotencyKey?: IdempotencyKey | undefined;
    /** Id of the meal. */
    mealId: Id;
    /** The item to replace by another of its course; the whole meal when absent. */
    foodId?: Id | undefined;
}

/** The preferences that were submitted last. */
export interface MealPlanSubmission {
    dietaryGoal: DietaryGoal | (string & {});
    /** Tastes that are liked; dishes with them come first. Empty for any. */
    tastes: (Taste | (string & {}))[];
    /** The person's allergies, empty if there is none. No dish holds any of them, nor any that the person stated elsewhere (see `Allergen`). */
    allergies: (Allergen | (string & {}))[];
    /** Foods that are not eaten, as the person wrote them; no dish has one by that name. Empty if there is none. */
    avoidedFoods: string[];
    /** Foods that the person wants in the plan, by their names in Chinese or English; meals with them come first, as far as the other preferences allow. Empty or absent if there is none. */
    wantedFoods?: string[] | undefined;
    /** Ids of the health tags to keep to beside those of the profile, from the health tag groups; empty if there is none. A tag counts where its `limitsMeals` is true, and is ignored otherwise. */
    tagIds: Id[];
    /** The meals of a day to plan. */
    mealTypes: (MealType | (string & {}))[];
    /** Longest cooking time of a dish in minutes; null when it does not matter. */
    maxCookingMinutes: number | null;
    /** The time at which the preferences were submitted. */
    submittedAt: DateTime;
    /** Every allergy of the person that the plan takes into account, those stated elsewhere included (see `Allergen`). */
    heededAllergies?: (Allergen | (string & {}))[] | undefined;
    /** Every health tag that the plan keeps to, those of the profile included. A client claims nothing about a tag that is not among them. */
    heededTagIds?: Id[] | undefined;
}

/** The id of a reminder. */
export interface MedicationReminderId {
    /** Id of the reminder. */
    reminderId: Id;
}

/**
 * The unit of a dose and of the stock.
 *
 * Pieces: `tablet`, `capsule`, `sachet`, `drop`, `puff` (of an inhaler or a spray), `patch`.
 * Amounts: `ml`, `mcg` (µg), `mg`, `g`, `iu` (international units).
 */
export type DoseUnit = "tablet" | "capsule" | "sachet" | "drop" | "puff" | "patch" | "ml" | "mcg" | "mg" | "g" | "iu";

/** A medicine and how much of it makes one dose. */
export interface MedicinePortion {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** The amount of one dose, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
}

/**
 * The days on which a reminder is due, between its start and its end.
 *
 * - `daily`: every day.
 * - `weekdays`: the days of the week listed in `weekdays`.
 * - `interval`: the first day and every `intervalDays`-th day after it.
 * - `asNeeded`: taken only when needed, such as against pain. No dose is planned, reminded of or missed.
 */
export type RepeatType = "daily" | "weekdays" | "interval" | "asNeeded";

/** The medicine, times, days and duration of a schedule. */
export interface MedicationSchedule {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** The amount of one dose, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** Times of day of the doses, earliest first, one to eight; none when `repeatType` is `asNeeded`. */
    times: TimeOfDay[];
    repeatType: RepeatType;
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /** The least time between two doses, in hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    minHoursBetween?: number | undefined;
    /** The most doses within 24 hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    maxDosesPerDay?: number | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included and not before `startDate`; null if it has no end. */
    endDate: Day | null;
    /** The stock at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** The person's own note, such as with or without food; empty if there is none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
}

/**
 * The status of a dose.
 *
 * - `pending`: not answered yet; every dose begins so. Its time may have passed.
 * - `taken`: the person took it.
 * - `skipped`: the person chose not to take it.
 * - `missed`: still pending when its day ended by the person's clock. Only the server sets it.
 *
 * On the day of the dose the person may change `pending`, `taken` and `skipped` into one another; back to `pending`
 * undoes the answer. On the seven days after it the same holds with `missed` in place of `pending`. After that nothing
 * changes any more.
 */
export type MedicationStatus = "pending" | "taken" | "skipped" | "missed" | (string & {});

/** One planned dose of a day and its status. */
export interface MedicationDose {
    /** The planned time of the dose. It identifies the dose within its reminder and day. */
    time: TimeOfDay;
    status: MedicationStatus;
    /** The time at which the dose was taken or skipped; null while it is pending and when it was missed. */
    handledAt: DateTime | null;
}

/** A medication reminder as it is now, with its doses of one day. */
export interface MedicationReminder {
    /** Id of the reminder. */
    reminderId: Id;
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** The amount of one dose, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit | (string & {});
    /** Times of day of the doses, earliest first, one to eight; none when `repeatType` is `asNeeded`. */
    times: TimeOfDay[];
    repeatType: RepeatType | (string & {});
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /** The least time between two doses, in hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    minHoursBetween?: number | undefined;
    /** The most doses within 24 hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    maxDosesPerDay?: number | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included and not before `startDate`; null if it has no end. */
    endDate: Day | null;
    /** The stock at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** The person's own note, such as with or without food; empty if there is none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
    /** The taken doses of the last 24 hours, and the last one before them, oldest first. The day of `handledAt` and `time` identify one. There when `repeatType` is `asNeeded`, absent otherwise. */
    recentDoses?: MedicationDose[] | undefined;
    /** Doses of the day the call is about, earliest first. Empty when the reminder is not due on that day, has ended, has not begun or is paused. A medicine that is taken as needed has none. */
    doses: MedicationDose[];
}

/** The part of the medication history to return. */
export interface MedicationHistoryQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
    /** First day; from the beginning when absent. */
    from?: Day | undefined;
    /** Last day, itself included; today by the person's clock when absent. */
    to?: Day | undefined;
}

/** A dose in the history, with the medicine and amount planned at that time, whatever happened to the reminder since. */
export interface MedicationHistoryDose {
    /** Id of the reminder. */
    reminderId: Id;
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** The amount of one dose, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit | (string & {});
    /** The planned time of the dose. It identifies the dose within its reminder and day. */
    time: TimeOfDay;
    status: MedicationStatus;
    /** The time at which the dose was taken or skipped; null while it is pending and when it was missed. */
    handledAt: DateTime | null;
    /** Taken as needed, so that it was not planned and counts for no adherence; absent otherwise. */
    asNeeded?: true | undefined;
}

/** All doses planned on one day. */
export interface MedicationHistoryDay {
    /** The day. */
    date: Day;
    /** The doses of all reminders, earliest first. */
    doses: MedicationHistoryDose[];
}

/** A page of the medication history. An entry is a day. */
export interface MedicationHistoryPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Days on which something was planned, newest first. */
    list: MedicationHistoryDay[];
}

/** A reminder to create or to change. It replaces the whole schedule. */
export interface MedicationReminderInput {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** The amount of one dose, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** Times of day of the doses, earliest first, one to eight; none when `repeatType` is `asNeeded`. */
    times: TimeOfDay[];
    repeatType: RepeatType;
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /** The least time between two doses, in hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    minHoursBetween?: number | undefined;
    /** The most doses within 24 hours. There when `repeatType` is `asNeeded`, absent otherwise. */
    maxDosesPerDay?: number | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included and not before `startDate`; null if it has no end. */
    endDate: Day | null;
    /** The stock at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** The person's own note, such as with or without food; empty if there is none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
    idempotencyKey?: IdempotencyKey | undefined;
    /** When the person decided. An older decision than the last one about the same reminder changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The person has confirmed a doubted dose; absent otherwise. */
    confirmed?: true | undefined;
    /** The reminder to change; absent to create one. */
    reminderId?: Id | undefined;
}

/**
 * A feature that may need a membership. A person without a membership has two free uses of `aiFood`, and none of the others.
 *
 * - `aiFood`: recognising food by name or photo, counted by `aiFood.submitFoodName`.
 * - `deepAnalysis`: the deep analysis of a meal, `analysis.submitDeep`.
 * - `mealPlan`: customised meals, `mealPlan.modify` with the action `submit`.
 * - `report`: the deep dietary report, `analysis.generateReport` with the type `deep`.
 */
export type MemberFeature = "aiFood" | "deepAnalysis" | "mealPlan" | "report";

/** Whether a person may use a feature now. */
export interface MemberPermission {
    feature: MemberFeature | (string & {});
    /** True for members, and for others while free uses are left. */
    permitted: boolean;
    memberType: MemberType;
    /** The number of uses that a non-member has left; null for members, whose uses are not counted. */
    freeUsesLeft: number | null;
}

/** The page that is to use the messaging app's own functions. */
export interface LaunchAppQuery {
    /**
     * Format: uri
     * Address of the page with its query and without the part from `#` on. On iOS the address that the visit began with, elsewhere the current one.
     */
    url: string;
}

/** The values that the messaging app's JS SDK needs to trust a page, and that its open-the-app button needs to open the native app. */
export interface LaunchAppParam {
    /** Id of the web app at the messaging app's platform. */
    appId: Id;
    /** The time of the signature, in s since 1970-01-01 UTC. */
    timestamp: number;
    /** Random text that was signed along. */
    nonceStr: string;
    /** SHA-1 signature over ticket, nonceStr, timestamp and url, 40 hexadecimal digits. */
    signature: string;
    /** Id of the native app at the messaging app's platform. */
    launchAppId: Id;
    /** The parameter for the native app when it is opened, here the page to open in it; empty for its home. */
    launchParam: string;
}

/**
 * The token in the code on the mirror, or in a shared link. Anyone who has it can see the record's state and measures, never its pictures.
 * @example mt-q7v3k9x2hd
 */
export type MirrorToken = string;

/**
 * Height in cm, of an infant or an adult.
 * @example 162
 */
export type BodyHeight = number;

/** The consent to be photographed, and the data from which the measures are worked out. */
export interface MirrorConfirmInput {
    token: MirrorToken;
    /** 1 when the person agreed to the pictures and how they are kept. Anything else is refused. */
    consent: YesNo;
    gender: Gender;
    /** Date of birth. Mirrors measure adults only. */
    birthDate: Day;
    height: BodyHeight;
    weight: BodyWeight;
}

/**
 * The status of a mirror record.
 *
 * - `pending`: the mirror shows a code and waits for a person to confirm. Every record begins so.
 * - `analysing`: the person confirmed; the mirror takes the pictures and works out the measures.
 * - `ready`: the measures are there. Final.
 * - `failed`: there are none; `failReason` says why. Final: a person starts again at the mirror.
 *
 * `pending` → `analysing` by `mirror.confirm`, or → `failed` after ten minutes; `analysing` → `ready` or `failed`, by the
 * server alone and within a minute.
 */
export type MirrorStatus = "pending" | "analysing" | "ready" | "failed" | (string & {});

/**
 * The reason why a mirror record has no measures.
 *
 * - `expired`: nobody confirmed within ten minutes
 * - `notWholeBody`: head, hands or feet were outside the picture
 * - `looseClothes`: the clothes hid the outline
 * - `badLight`: too dark, or light from behind
 * - `moved`: the person moved
 * - `severalPeople`: more than one person was in the picture
 * - `implausible`: height and weight do not go with the outline
 */
export type MirrorFailReason = "expired" | "notWholeBody" | "looseClothes" | "badLight" | "moved" | "severalPeople" | "implausible" | (string & {});

/** A visit to a mirror, without its measures. */
export interface MirrorRecord {
    /** Id of the record. */
    recordId: Id;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /** The time at which the mirror showed the code. */
    createdAt: DateTime;
    /** The time at which the pictures were taken; null until then, and when they never were. */
    measuredAt: DateTime | null;
    /** The progress of the analysis, in percent, 0 to 100; 0 while pending, 100 when ready. */
    progress: number;
    /** The reason for the failure; null unless the status is `failed`. */
    failReason: MirrorFailReason | null;
    /** Height in cm that the person confirmed; null while pending. */
    height: BodyHeight | null;
    /** Weight in kg that the person confirmed; null while pending. */
    weight: BodyWeight | null;
    /** Girth of the waist in cm, as in the girths; null unless ready. */
    waist: number | null;
    /** Girth of the hip in cm, as in the girths; null unless ready. */
    hip: number | null;
    /** Whether the owner can still see the pictures: from the analysis until 30 days after they were taken. No call deletes them earlier. */
    hasPictures: boolean;
}

/** The facts about a person's body that calculations and advice start from. Each may be unknown. */
export interface BodyProfile {
    gender: Gender | (number & {});
    /** Date of birth; null when not given. */
    birthDate: Day | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
}

/** The data that a code gives about a record before the person confirms. */
export interface MirrorRecordInfo {
    /** Id of the record. */
    recordId: Id;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /** The time at which the mirror showed the code. */
    createdAt: DateTime;
    /** The time at which the pictures were taken; null until then, and when they never were. */
    measuredAt: DateTime | null;
    /** The progress of the analysis, in percent, 0 to 100; 0 while pending, 100 when ready. */
    progress: number;
    /** The reason for the failure; null unless the status is `failed`. */
    failReason: MirrorFailReason | null;
    /** Height in cm that the person confirmed; null while pending. */
    height: BodyHeight | null;
    /** Weight in kg that the person confirmed; null while pending. */
    weight: BodyWeight | null;
    /** Girth of the waist in cm, as in the girths; null unless ready. */
    waist: number | null;
    /** Girth of the hip in cm, as in the girths; null unless ready. */
    hip: number | null;
    /** Whether the owner can still see the pictures: from the analysis until 30 days after they were taken. No call deletes them earlier. */
    hasPictures: boolean;
    token: MirrorToken;
    /** Until when it can be confirmed, ten minutes after the mirror showed the code. */
    expiresAt: DateTime;
    /** The account's data about the person, to fill the form with; null without a userToken. */
    profile: BodyProfile | null;
}

/**
 * The measured quantity; the client has a name for it in each language.
 *
 * From the front: `shoulderWidth`, `waistWidth`, `hipWidth` (cm); `shoulderTilt`, `pelvisTilt` (degrees from level, above
 * 0 when the person's right is lower).
 *
 * From the side: `chestDepth`, `abdomenDepth` (cm); `headForward` (degrees by which the ear lies before the shoulder,
 * from the vertical), `trunkLean` (degrees from the vertical, above 0 forwards).
 *
 * Girths, from both: `chest`, `waist`, `hip`, `upperArm`, `thigh`, `calf` (cm); of the arm and leg that is the larger.
 */
export type MirrorMeasureCode = "shoulderWidth" | "waistWidth" | "hipWidth" | "shoulderTilt" | "pelvisTilt" | "chestDepth" | "abdomenDepth" | "headForward" | "trunkLean" | "chest" | "waist" | "hip" | "upperArm" | "thigh" | "calf" | (string & {});

/** A measure from pictures, which is never exact: it is `value` ± `margin` nineteen times out of twenty. Two measures whose ranges overlap show no change. */
export interface MirrorMeasure {
    code: MirrorMeasureCode;
    /** The measure in `unit`, with one decimal. */
    value: number;
    /** Unit of `value` and `margin`. */
    unit: "cm" | "degree" | (string & {});
    /** Error margin to either side, in `unit`. */
    margin: number;
}

/** One of the two views of the body. */
export interface MirrorView {
    /** Address of the picture, absolute or relative to the web app. It works for ten minutes and must not be cached or stored, since a picture of a body is sensitive: its host answers with `Cache-Control: no-store` (assumed). Null in a shared view, and once the picture was deleted, 30 days after it was taken. */
    picture: PictureAddress | null;
    /** The measures of this view. */
    measures: MirrorMeasure[];
}

/** A record with its measures. */
export interface MirrorResult {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the record. */
    recordId: Id;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /** The time at which the mirror showed the code. */
    createdAt: DateTime;
    /** The time at which the pictures were taken; null until then, and when they never were. */
    measuredAt: DateTime | null;
    /** The progress of the analysis, in percent, 0 to 100; 0 while pending, 100 when ready. */
    progress: number;
    /** The reason for the failure; null unless the status is `failed`. */
    failReason: MirrorFailReason | null;
    /** Height in cm that the person confirmed; null while pending. */
    height: BodyHeight | null;
    /** Weight in kg that the person confirmed; null while pending. */
    weight: BodyWeight | null;
    /** Girth of the waist in cm, as in the girths; null unless ready. */
    waist: number | null;
    /** Girth of the hip in cm, as in the girths; null unless ready. */
    hip: number | null;
    /** Whether the owner can still see the pictures: from the analysis until 30 days after they were taken. No call deletes them earlier. */
    hasPictures: boolean;
    /** The view from the front; null unless ready. */
    front: MirrorView | null;
    /** The view from the side; null unless ready. */
    side: MirrorView | null;
    /** Girths, worked out from both views; empty unless ready. */
    girths: MirrorMeasure[];
    /** The token of a link to share, for `mirror.viewResult`; null unless ready, and in a shared view. */
    shareToken: MirrorToken | null;
}

/** A page of the mirror records. */
export interface MirrorRecordPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** Confirmed records, newest first. */
    list: MirrorRecord[];
}

/** The id of an order. */
export interface OrderId {
    /** Id of the order. */
    orderId: Id;
}

/** The number of units of an item to refund. */
export interface RefundItemInput {
    /** Id of the item of the order. */
    orderItemId: Id;
    /** Units, at most the item's `refundableQuantity`. */
    quantity: number;
}

/** The items of a refund, before the person applies for it. */
export interface RefundCalculation {
    /** Id of the order. */
    orderId: Id;
    /** The items, each at most once. */
    items: RefundItemInput[];
}

/** The number of units of an item in a refund, and their amount. */
export interface RefundItem {
    /** Id of the item of the order. */
    orderItemId: Id;
    /** Units, at most the item's `refundableQuantity`. */
    quantity: number;
    /** The amount paid back for these units. */
    amount: Cents;
}

/**
 * The amount of a refund, and its parts. `totalAmount` = `goodsAmount` + `freight`.
 *
 * An item gives `paid` × k / `quantity`, rounded down to a cent, where k counts the units asked for together with all
 * units refunded or being refunded, less the amount of those units. However an item is refunded in parts, the parts add
 * up to exactly the price paid for it. The freight is paid back with the last units of an order that was not shipped,
 * and never after shipment.
 */
export interface RefundAmount {
    /** The items that it is about. */
    items: RefundItem[];
    /** Sum of the items' amounts. */
    goodsAmount: Cents;
    /** The part for the freight. */
    freight: Cents;
    /** All that is paid back. */
    totalAmount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
}

/**
 * The person's reason for cancelling an order.
 *
 * - `changedMind`: does not want it any more.
 * - `wrongGoods`: chose wrong goods or a wrong number of them.
 * - `wrongAddress`: the address is wrong.
 * - `tooExpensive`: found it cheaper, or it costs too much.
 * - `other`: anything else.
 */
export type OrderCancelReason = "changedMind" | "wrongGoods" | "wrongAddress" | "tooExpensive" | "other";

/** An order to cancel, and why. */
export interface OrderCancellation {
    /** Id of the order. */
    orderId: Id;
    reason: OrderCancelReason;
}

/**
 * The status of an order.
 *
 * - `awaitingPayment`: ordered, not paid. → `awaitingShipment` when paid, `cancelled` by the person, `closed` when
 *   `payBefore` passes.
 * - `awaitingShipment`: paid. → `shipped` by the shop, `closed` when all of it has been refunded.
 * - `shipped`: on its way. → `finished` when the person confirms the receipt or `autoFinishAt` passes, `closed` when all
 *   of it has been refunded.
 * - `finished`: received. → `closed` when all of it has been refunded.
 * - `cancelled`: the person cancelled it before paying. Final.
 * - `closed`: not paid in time, or wholly refunded; `closeReason` tells which. Final.
 */
export type OrderStatus = "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "cancelled" | "closed" | (string & {});

/**
 * Goods in an order, in what number and for what money. A discount of the order is shared among its items in proportion
 * to their amounts: each share is rounded down to a cent, and the cents left over go, one each, to the items that lost
 * most by the rounding, the earlier item first.
 */
export interface OrderItem {
    /** Id of the item. */
    orderItemId: Id;
    /** The goods as they are now, without the text of the product page. Their price may have changed since. */
    goods: Goods;
    /** Units ordered. */
    quantity: number;
    /** Price of one unit when it was ordered. */
    unitPrice: Cents;
    /** `unitPrice` × `quantity`. */
    amount: Cents;
    /** The item's share of the order's discount. */
    discount: Cents;
    /** The price of the item, `amount` − `discount`, which is the most that can be refunded for it. */
    paid: Cents;
    /** Units that were refunded. */
    refundedQuantity: number;
    /** Units that an open refund is about. */
    refundingQuantity: number;
    /** Units that are left to refund, `quantity` − `refundedQuantity` − `refundingQuantity`. */
    refundableQuantity: number;
}

/** The amounts of an order. `totalAmount` = `goodsAmount` − `discount` + `freight`. */
export interface OrderAmounts {
    /** Sum of the items' amounts. */
    goodsAmount: Cents;
    /** The discount on the goods, the sum of the items' discounts. */
    discount: Cents;
    /** The freight. */
    freight: Cents;
    /** The amount that the person pays or has paid. */
    totalAmount: Cents;
    /** The amount paid back so far, at most `totalAmount`. */
    refunded: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
}

/**
 * The status of a refund. It is open until it is `refunded`, `rejected` or `withdrawn`, which are final; after these the
 * person may apply again for what is left.
 *
 * - `applied`: the shop looks into it. → `approved` (`refundOnly`), `awaitingReturn` (`returnAndRefund`), `rejected`,
 *   `withdrawn` by the person.
 * - `approved`: agreed, the money is on its way. → `refunded`.
 * - `awaitingReturn`: agreed, the person is to send the goods back. → `returning` when they tell the parcel's number,
 *   `withdrawn` by the person or when `returnBefore` passes.
 * - `returning`: the parcel is on its way back. → `refunded`, `rejected` when the goods are not as agreed.
 * - `refunded`: the money was paid back.
 * - `rejected`: the shop refused; `rejectReason` says why.
 * - `withdrawn`: the person took it back, or did not send the goods in time.
 */
export type RefundStatus = "applied" | "approved" | "awaitingReturn" | "returning" | "refunded" | "rejected" | "withdrawn" | (string & {});

/**
 * Something that the person may do with an order now.
 *
 * - `pay`: pay it in the native app, while it awaits payment.
 * - `cancel`: cancel it, while it awaits payment.
 * - `confirmFinished`: confirm the receipt, once it is shipped and no refund is open.
 * - `applyRefund`: apply for a refund, from payment until `refundableUntil`, while no refund is open and a unit is left
 *   to refund.
 * - `viewLogistics`: follow the parcel, once there is one.
 */
export type OrderAction = "pay" | "cancel" | "confirmFinished" | "applyRefund" | "viewLogistics" | (string & {});

/** An order as the list shows it. */
export interface OrderSummary {
    /** Id of the order. */
    orderId: Id;
    status: OrderStatus;
    /** The time of the order. */
    createdAt: DateTime;
    /** Until when it can be paid, 24 hours after it was ordered; null unless it awaits payment. */
    payBefore: DateTime | null;
    /** The items of the order. */
    items: OrderItem[];
    amounts: OrderAmounts;
    /** Id of the newest refund; null when there never was one. */
    refundId: Id | null;
    /** Status of the newest refund; null when there never was one. */
    refundStatus: RefundStatus | null;
    /** The actions that are open to the person now; an empty list if there is none. */
    actions: OrderAction[];
}

/** A postal address in mainland China. */
export interface PostalAddress {
    /** Name of the recipient. */
    receiverName: string;
    /** Number that the carrier calls. */
    phoneNumber: PhoneNumber;
    /** Province, municipality or autonomous region. */
    province: string;
    /** City or prefecture. */
    city: string;
    /** District or county. */
    district: string;
    /** Street, number, building and room. */
    street: string;
}

/**
 * The app that an order is paid with; the bridge's action `pay` knows it by the same name.
 *
 * - `messaging`: the payment of the messaging app.
 * - `wallet`: a payment app of its own.
 */
export type PaymentChannel = "messaging" | "wallet" | (string & {});

/** The payment method of an order, and so the destination of its refunds. */
export interface PaymentMethod {
    channel: PaymentChannel;
    /** The account or card within the channel, in Simplified Chinese, with the last four digits of a card. */
    account: string;
}

/**
 * A carrier; the client knows its name in each language.
 *
 * `sf` SF Express, `zto` ZTO, `yto` YTO, `sto` STO, `yunda` Yunda, `jt` J&T, `jd` JD Logistics, `deppon` Deppon, `ems`
 * EMS, `chinaPost` China Post, `other` any other.
 */
export type LogisticsCompany = "sf" | "zto" | "yto" | "sto" | "yunda" | "jt" | "jd" | "deppon" | "ems" | "chinaPost" | "other";

/** The number by which a carrier identifies a parcel. */
export interface ParcelNumber {
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
}

/** A parcel that was sent. */
export interface Parcel {
    company: LogisticsCompany | (string & {});
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
    /** The time at which the person entered its number. */
    sentAt: DateTime;
}

/** The id of a refund. */
export interface RefundId {
    /** Id of the refund. */
    refundId: Id;
}

/**
 * The kind of refund.
 *
 * - `refundOnly`: the money, without sending anything back. The only kind before shipment.
 * - `returnAndRefund`: the money for goods that are sent back.
 */
export type RefundType = "refundOnly" | "returnAndRefund";

/** A reason that a person can give for a refund. */
export interface RefundReason {
    /** Id of the reason. */
    reasonId: Id;
    /** The reason in Simplified Chinese. */
    name: string;
    /** The reason in English. */
    nameEn: string;
    /** The kinds of refund that it fits. */
    types: (RefundType | (string & {}))[];
    /** Whether at least one picture has to show it. */
    needsPictures: boolean;
}

/** A step in the course of a refund. */
export interface RefundEvent {
    status: RefundStatus;
    /** The time at which the refund reached this status. */
    at: DateTime;
}

/** A refund of an order or of a part of it. */
export interface Refund {
    /** Id of the refund. */
    refundId: Id;
    /** Id of the order. */
    orderId: Id;
    /** The items that it is about. */
    items: RefundItem[];
    /** Sum of the items' amounts. */
    goodsAmount: Cents;
    /** The part for the freight. */
    freight: Cents;
    /** All that is paid back. */
    totalAmount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    type: RefundType | (string & {});
    status: RefundStatus;
    reason: RefundReason;
    /** The person's comment; an empty text if there is none. */
    description: string;
    /** Addresses of the pictures that the person added; empty if there is none. */
    pictures: PictureAddress[];
    /** The time of the application. */
    appliedAt: DateTime;
    /** Its steps so far, oldest first; the last step has the present status. */
    events: RefundEvent[];
    /** The destination of the money, which is the payment method of the order. */
    refundTo: PaymentMethod;
    /** The day by which the money is expected, counted from the last event: 5 days after `applied`, 3 after `approved`, 10 after `returning`; null while it awaits the return, and once it has ended. */
    expectedBy: Day | null;
    /** The shop's reason for the refusal, in Simplified Chinese; null unless it is rejected. */
    rejectReason: string | null;
    /** The address to send the goods back to; null until the shop agrees to take them back. */
    returnAddress: PostalAddress | null;
    /** Deadline for handing in the parcel's number, 7 days after the agreement; null unless it awaits the return. */
    returnBefore: DateTime | null;
    /** The parcel that goes back; null until the person hands in its number. */
    parcel: Parcel | null;
}

/** An order with all that its page and the pages of its refunds show. */
export interface OrderDetail {
    /** Id of the order. */
    orderId: Id;
    status: OrderStatus;
    /** The time of the order. */
    createdAt: DateTime;
    /** Until when it can be paid, 24 hours after it was ordered; null unless it awaits payment. */
    payBefore: DateTime | null;
    /** The items of the order. */
    items: OrderItem[];
    amounts: OrderAmounts;
    /** Id of the newest refund; null when there never was one. */
    refundId: Id | null;
    /** Status of the newest refund; null when there never was one. */
    refundStatus: RefundStatus | null;
    /** The actions that are open to the person now; an empty list if there is none. */
    actions: OrderAction[];
    /** The delivery address at the time of the order. */
    address: PostalAddress;
    /** The person's request to the shop; an empty text if there is none. */
    remark: string;
    /** The time of the payment; null until then. */
    paidAt: DateTime | null;
    /** The payment method; null until the order is paid. */
    paymentMethod: PaymentMethod | null;
    /** The time at which the shop sent it; null until then. */
    shippedAt: DateTime | null;
    /** The time at which the order counts as received without a confirmation: 10 days after shipment or, where a refund is open then, when that ends; null unless it is shipped. */
    autoFinishAt: DateTime | null;
    /** The time at which the person confirmed the receipt; null until then. */
    finishedAt: DateTime | null;
    /** Until when a refund can be applied for, 15 days after the receipt; null until then. */
    refundableUntil: DateTime | null;
    /** The time at which it was cancelled or closed; null otherwise. */
    endedAt: DateTime | null;
    /** The person's reason for cancelling; null unless the order is cancelled. */
    cancelReason: (OrderCancelReason | (string & {})) | null;
    /**
     * `unpaid`: not paid in time; `refunded`: wholly refunded; null unless it is closed.
     * @enum {string|null}
     */
    closeReason: "unpaid" | "refunded" | null | (string & {});
    /** The parcel that brings it; null until it is shipped. */
    parcel: Parcel | null;
    /** Its refunds, newest first; empty if there is none. At most one of them is open. */
    refunds: Refund[];
}

/** An address that the person has saved for deliveries. */
export interface DeliveryAddress {
    /** Name of the recipient. */
    receiverName: string;
    /** Number that the carrier calls. */
    phoneNumber: PhoneNumber;
    /** Province, municipality or autonomous region. */
    province: string;
    /** City or prefecture. */
    city: string;
    /** District or county. */
    district: string;
    /** Street, number, building and room. */
    street: string;
    /** Id of the address. */
    addressId: Id;
}

/** Goods with all that the shop's product page shows and an order depends on. */
export interface GoodsDetail {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    kind: GoodsKind;
    /** The allergens in it, as its label names them; empty if there is none. No call that recommends goods to a person gives goods with one of their allergens. */
    allergens: (Allergen | (string & {}))[];
    /**
     * The content of one unit, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * The content of one unit, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: (HealthDataType | (string & {}))[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: PictureAddress[];
    /** The benefit in one line, in Simplified Chinese. */
    purpose: string;
    /** The benefit in one line, in English. */
    purposeEn: string;
    /** The net content of one unit; absent in lists, and for goods that are not sold by weight or volume. */
    netContent?: NetContent | undefined;
    /** How long it takes to arrive. */
    deliveryTime: DeliveryTime;
    /** The freight when the goods of an order cost less than `freeFreightFrom`. */
    freight: Cents;
    /** From this price of all goods of an order on, before any discount, sending is free. */
    freeFreightFrom: Cents;
    /** For how many days after receipt a refund can be applied for. */
    refundDays: number;
    /** The table of facts, in the order to show; empty when there are none. */
    attributes: GoodsAttribute[];
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** Units that can be bought now; 0 exactly when `inStock` is false. */
    stock: number;
    /** Most units that one order may hold; null if there is no limit. */
    purchaseLimit: number | null;
}

/**
 * A tab of the list of orders.
 *
 * - `all`: every order, cancelled and closed ones included.
 * - `awaitingPayment`, `awaitingShipment`, `shipped`, `finished`: the orders of that status.
 * - `refund`: the orders with a refund, whatever its status.
 */
export type OrderTab = "all" | "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "refund";

/** The part of the orders to return. */
export interface OrderListQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
    tab: OrderTab;
}

/** The number of the person's orders in each tab. */
export interface OrderCounts {
    /** All orders. */
    all: number;
    /** Orders to pay. */
    awaitingPayment: number;
    /** Orders that the shop is to send. */
    awaitingShipment: number;
    /** Orders on their way. */
    shipped: number;
    /** Orders that were received. */
    finished: number;
    /** The number of orders with a refund, whatever its status. */
    refund: number;
    /** Those of `refund` with a refund that is still open. An account cannot be closed while this, `awaitingPayment`, `awaitingShipment` or `shipped` is above 0. */
    openRefund: number;
}

/** A page of orders. */
export interface OrderPage {
    /** The number of entries of all pages together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** The number of entries of a full page. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** What a call for the page that follows sends as `after`, unchanged. Absent on the last page. */
    next?: string | undefined;
    /** The number of orders in each tab, whichever tab was asked for. */
    counts: OrderCounts;
    /** Orders of the tab, newest first. */
    list: OrderSummary[];
}

/**
 * The status of a parcel.
 *
 * - `registered`: the carrier has the number, not the parcel. → `collected`.
 * - `collected`: the carrier has the parcel. → `inTransit`.
 * - `inTransit`: on its way. → `outForDelivery`, `problem`.
 * - `outForDelivery`: with the courier. → `delivered`, `problem`.
 * - `problem`: held up, refused or not found. → `inTransit`, `outForDelivery`.
 * - `delivered`: received. Final.
 */
export type LogisticsStatus = "registered" | "collected" | "inTransit" | "outForDelivery" | "problem" | "delivered" | (string & {});

/** Something that the carrier noted of a parcel. */
export interface LogisticsTrace {
    /** The time of the note. */
    at: DateTime;
    status: LogisticsStatus;
    /** The note as the carrier wrote it, in Simplified Chinese. */
    text: string;
}

/** The place of a parcel, and its way there. */
export interface LogisticsInfo {
    company: LogisticsCompany | (string & {});
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
    /** The carrier's own service number; null for a carrier that is not in the list. */
    carrierPhone: string | null;
    status: LogisticsStatus;
    /** The day on which the carrier expects to deliver it; null when unknown or delivered. */
    estimatedArrival: Day | null;
    /** The carrier's notes, newest first; empty before the first one. */
    traces: LogisticsTrace[];
}

/** A refund that a person applies for. */
export interface RefundApplication {
    /** Id of the order. */
    orderId: Id;
    /** The items, each at most once. */
    items: RefundItemInput[];
    idempotencyKey?: IdempotencyKey | undefined;
    type: RefundType;
    /** Id of the reason, one that fits the type. */
    reasonId: Id;
    /** The person's comment; an empty text if there is none. */
    description: string;
    /** Addresses of uploaded pictures; empty if there is none. */
    pictures: PictureAddress[];
    /** The `totalAmount` that the calculation gave and the person saw. */
    expectedAmount: Cents;
}

/** The parcel in which goods go back. */
export interface RefundParcel {
    /** Id of the refund. */
    refundId: Id;
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
}

/** The id of a relation of two partners, an invitation included. */
export interface PartnerRelationshipId {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
}

/**
 * The status of the relation of two slimming partners.
 *
 * - `invited`: one invited the other, who has not answered. An invitation by phone number or to a proposed person begins so.
 * - `accepted`: the two are partners. A relation made by a code begins here.
 * - `declined`: the invited person said no. Final.
 * - `expired`: three days passed without an answer. Only the server sets it, and it is final.
 * - `cancelled`: the inviter took the invitation back. Final.
 * - `left`: one of the two ended the partnership. Final.
 *
 * `invited` → `accepted`, `declined`, `expired`, `cancelled`; `accepted` → `left`. A person has one partner at a time and
 * one open invitation sent; accepting another's invitation or using a code cancels one's own open invitation.
 */
export type PartnerStatus = "invited" | "accepted" | "declined" | "expired" | "cancelled" | "left" | (string & {});

/** A partnership or the invitation to one, as the signed-in person sees it. */
export interface PartnerRelationship {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: Id;
    status: PartnerStatus;
    /** True when the signed-in person sent the invitation or used the other's code, false when the other did. */
    sentByMe: boolean;
    /** The way in which the two came together: by a QR code or link, by phone number, or proposed by the app. */
    way: "code" | "phone" | "match" | (string & {});
    /** The other person. */
    partner: UserCard;
    /** The code that was used. There when `way` is `code`, absent otherwise. */
    inviteCode?: string | undefined;
    /** The invited number. Present when the signed-in person invited by phone number, absent otherwise. */
    phoneNumber?: PhoneNumber | undefined;
    /** The time at which the invitation was sent or the code used. */
    invitedAt: DateTime;
    /** Until when the invitation can be answered, three days after it was sent; null for a relation made by a code. */
    expiresAt: DateTime | null;
    /** The time at which the two became partners; null when they did not. */
    acceptedAt: DateTime | null;
    /** The time at which it was declined or cancelled, when it expired, or when one left; null before. */
    endedAt: DateTime | null;
}

/** The share of the initial weight that was lost, in percent with one decimal; below 0 for a gain. Partners see it in place of kg, so that their weights stay private. */
export type LostPercent = number;

/** The progress of a person on a day on which they weighed themselves. */
export interface PartnerProgressPoint {
    /** The day. */
    date: Day;
    lostPercent: LostPercent;
}

/** The progress of a person, without their weight. */
export interface PartnerProgress {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** The day of the first weight. */
    startDate: Day;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /** The day of the latest weight; null when none is known. */
    lastWeighedOn: Day | null;
    /** Days on which the person weighed themselves, oldest first, thinned out to 100; empty when nothing is known yet. */
    trend: PartnerProgressPoint[];
}

/** The progress of the signed-in person, with the weights. */
export interface PartnerOwnProgress {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    /** The day of the first weight. */
    startDate: Day;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /** The day of the latest weight; null when none is known. */
    lastWeighedOn: Day | null;
    /** Days on which the person weighed themselves, oldest first, thinned out to 100; empty when nothing is known yet. */
    trend: PartnerProgressPoint[];
    /** Weight at the start in kg. */
    startWeight: BodyWeight;
    /** Latest weight in kg. */
    currentWeight: BodyWeight;
    /** Weight to reach in kg. Null when none was set, below a body mass index of 18.5, and for a person with a `WeightLossObstacle`. */
    targetWeight: BodyWeight | null;
}

/** The content of the home of slimming partners. */
export interface PartnerIndex {
    /** The number of people who have a partner at present. */
    participants: number;
    /** The person's own progress; null for a visitor without a token, and for a person who never recorded a weight. */
    me: PartnerOwnProgress | null;
    /** The partner's progress; null without a partner. */
    partner: PartnerProgress | null;
    /** The same as `partner.relationship` gives. */
    relationship: PartnerRelationship | null;
    /** The number of received invitations that wait for an answer. */
    openInvitations: number;
    /** Why the person can take no partner and is not ranked; empty for a person who can, and without a token. */
    obstacles: WeightLossObstacle[];
}

/** A person who also looks for a partner and has made similar progress. */
export interface PartnerCandidate {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    gender: Gender | (number & {});
    /** The day of the first weight. */
    startDate: Day;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /** Percent of the weight at the start that the person wants to lose in all; null when unknown. */
    targetPercent: number | null;
    /** Until when the person is kept for one and can be invited, ten minutes from the proposal. */
    proposedUntil: DateTime;
}

/**
 * The time that a ranking compares.
 *
 * - `week`: the last 7 days, today included
 * - `month`: the last 30 days, today included
 * - `total`: since each person's start, the day of their first weight
 */
export type PartnerPeriod = "week" | "month" | "total";

/** A person in a ranking. All fields are absent without a token, since the names and pictures are for signed-in people. */
export interface RankedPerson {
    /** Id of the user. */
    userId?: Id | undefined;
    /** Name that the person goes by in the app. */
    userName?: string | undefined;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar?: (PictureAddress | null) | undefined;
}

/** A pair's place. */
export interface PartnerPairRankEntry {
    /** Place from 1. Equal numbers of days share a place, and the next place is left out. */
    rank: number;
    /** The one of the two with more recorded days in the period. */
    first: RankedPerson;
    /** The other. */
    second: RankedPerson;
    /** Sum of the days of the period on which each of the two recorded a weight. At most 14 in a week, 60 in a month. */
    recordedDays: number;
}

/** A ranking of pairs by the days on which the two recorded a weight, never by the weight lost, made every hour. The first 50 are listed, and the person's own place comes along even when it is lower; nobody reads on to place 5,000, so the list is not paged. The ranking takes people who have a partner, have recorded a weight on at least one day of the period, and have agreed to it (`ConsentPurpose` `ranking`). A pair is ranked when both are. A person with a `WeightLossObstacle` is not ranked, and neither is a person who loses more than 1 % of the weight or more than 1 kg a week, whichever is less. That pace counts from the first weight of the period to the last one; where they lie less than 3 days apart, from the last weight before the period. When a person leaves the partner, both drop out at once. */
export interface PartnerPairRank {
    period: PartnerPeriod | (string & {});
    /** The time at which the ranking was made. */
    updatedAt: DateTime;
    /** The number of pairs that take part at present, ranked or not. */
    participants: number;
    /** Pairs by place, most days first. */
    list: PartnerPairRankEntry[];
    /** The place of the person's own pair; null when not ranked, and without a token. */
    mine: PartnerPairRankEntry | null;
}

/** Whom to join: the owner of a code or a proposed person. One of the two is there; when both are, the code counts. */
export interface PartnerJoinInput {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The code from the other person's QR code or link. */
    inviteCode?: string | undefined;
    /** The person whom `partner.match` proposed. */
    userId?: Id | undefined;
}

/** Whom to invite by phone number. */
export interface PartnerPhoneInvitationInput {
    idempotencyKey?: IdempotencyKey | undefined;
    /** The number that the other person signed up with. */
    phoneNumber: PhoneNumber;
}

/** A person's place. */
export interface PartnerRankEntry {
    /** Id of the user. */
    userId?: Id | undefined;
    /** Name that the person goes by in the app. */
    userName?: string | undefined;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar?: (PictureAddress | null) | undefined;
    /** Place from 1. Equal numbers of days share a place, and the next place is left out. */
    rank: number;
    /** Days of the period with a recorded weight, counted once however often a day has one. At most 7 in a week, 30 in a month. */
    recordedDays: number;
}

/** A ranking by the days on which people recorded a weight, never by the weight lost, made every hour. The first 50 are listed, and the person's own place comes along even when it is lower; nobody reads on to place 5,000, so the list is not paged. The ranking takes people who have a partner, have recorded a weight on at least one day of the period, and have agreed to it (`ConsentPurpose` `ranking`). No loss of weight is required. A person with a `WeightLossObstacle` is not ranked, and neither is a person who loses more than 1 % of the weight or more than 1 kg a week, whichever is less. That pace counts from the first weight of the period to the last one; where they lie less than 3 days apart, from the last weight before the period. When a person leaves the partner, both drop out at once. */
export interface PartnerRank {
    period: PartnerPeriod | (string & {});
    /** The time at which the ranking was made. */
    updatedAt: DateTime;
    /** The number of people who take part at present, ranked or not. */
    participants: number;
    /** People by place, most days first. */
    list: PartnerRankEntry[];
    /** The person's own place; null when not ranked, and without a token. */
    mine: PartnerRankEntry | null;
}

/** The task that is done, or not done after all. */
export interface ClockInInput {
    /** Id of the task. */
    taskId: Id;
    /** The day that the screen shows; the server uses it to notice a screen that was left open overnight. */
    date: Day;
    /**
     * False takes a clock-in back.
     * @default true
     */
    done?: boolean | undefined;
    /** When the person decided. An older decision than the last one about the same task changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /**
     * The time at which the task was done, on `date` and not in the future, for a clock-in that was made without a
     * connection. When absent, the moment of the call. Not used with `done: false`.
     */
    handledAt?: DateTime | undefined;
}

/**
 * The status of a task on a day.
 *
 * - `upcoming`: its day is to come.
 * - `pending`: its day is today, and it is not done.
 * - `done`: the person clocked in; final.
 * - `missed`: still pending when its day ended. Only the server sets it.
 *
 * Days turn `upcoming` into `pending` and `pending` into `missed`, a clock-in turns `pending` into `done`. A clock-in that was
 * made on the day and arrives within seven days turns `missed` into `done`.
 */
export type PlanTaskStatus = "upcoming" | "pending" | "done" | "missed" | (string & {});

/** A task of an execution plan on one day. A task comes back on every day of its stage. */
export interface PlanTask {
    /** Id of the task, the same on all days. */
    taskId: Id;
    /** The day. */
    date: Day;
    type: TaskType | (string & {});
    /** The task, in a few words. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** The instructions; empty when the title says it all. */
    description: string;
    /** The instructions in English; absent without instructions, or where the server has none. */
    descriptionEn?: string | undefined;
    /** The best time of the day for the task; null if any time suits. */
    time: TimeOfDay | null;
    status: PlanTaskStatus;
    /** The time at which the person clocked in; null while it is not done. */
    handledAt: DateTime | null;
    /** The time of the daily reminder; null if there is none. */
    remindTime: TimeOfDay | null;
    /** The amount to reach, in `unit`, where the task can be counted; absent otherwise. */
    amount?: number | undefined;
    /** Unit of `amount`; there with it, absent without it. */
    unit?: ("ml" | "minute" | "step" | (string & {})) | undefined;
    /** The number of goods that help with it. */
    goodsCount: number;
    /** The kind of health data to measure. Present when `type` is `measure`, absent otherwise. */
    healthDataType?: (HealthDataType | (string & {})) | undefined;
    /** The article or course to read. There when `type` is `reading` or `course`, absent otherwise. */
    contentId?: Id | undefined;
}

/** The task after a clock-in, and how far the day is. */
export interface ClockInResult {
    task: PlanTask;
    /** The number of tasks of the day that are done. */
    done: number;
    /** The number of tasks of the day. */
    planned: number;
    /** On how many days in a row the person has clocked in, today included. */
    streakDays: number;
}

/**
 * The status of a stage of a plan. Only the passing of days changes it, in this order.
 *
 * - `upcoming`: its first day is to come.
 * - `current`: today is one of its days.
 * - `finished`: its last day is over; final.
 */
export type StageStatus = "upcoming" | "current" | "finished" | (string & {});

/** A stage of an execution plan. The stages of a plan follow one another without a gap. */
export interface ExecutionStage {
    /** Id of the stage. */
    stageId: Id;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    status: StageStatus;
}

/** The number of tasks of a day of a plan, and of those that are done. */
export interface PlanDayCount {
    /** The day. */
    date: Day;
    /** The number of tasks, 0 to 100; 0 for a day of rest. */
    planned: number;
    /** The number of tasks that are done, 0 to 100; 0 for a day to come. */
    done: number;
}

/** The next day of a plan. */
export interface ExecutionNext {
    /** The day. */
    date: Day;
    /** The stage that it belongs to. */
    stageId: Id;
    /** Title of that stage. */
    stageTitle: string;
    /** The same in English; absent where the server has none. */
    stageTitleEn?: string | undefined;
    /** Whether that stage begins with it. */
    newStage: boolean;
    /** Titles of its tasks. */
    taskTitles: string[];
    /** The same in English, in the same order; absent where the server has none. */
    taskTitlesEn?: string[] | undefined;
}

/** A day of an execution plan. */
export interface ExecutionPlan {
    planId: ExecutionPlanId;
    /** Title of the plan. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** Whether it is the caller's own plan; a plan that somebody passed on can be read only. */
    isOwn: boolean;
    /** The day. */
    date: Day;
    /** The stage that the day belongs to. */
    stage: ExecutionStage;
    /** Each day of the stage with the number of its tasks, oldest first, for a calendar. */
    days: PlanDayCount[];
    /** The tasks of the day, those with a time first and in its order; empty for a day of rest. */
    tasks: PlanTask[];
    /** The number of tasks that are done. */
    done: number;
    /** On how many days in a row the person has clocked in, up to today, or up to yesterday while nothing is done today. */
    streakDays: number;
    /** The day of the plan that follows; null after the last one. */
    next: ExecutionNext | null;
}

/**
 * The status of the assessment of a finished stage.
 *
 * - `generating`: the stage has just ended, and the server works its score out, which takes a few minutes.
 * - `ready`: it can be read; final.
 */
export type AssessmentStatus = "generating" | "ready" | (string & {});

/**
 * The band of a score.
 *
 * - `needsWork`: 0 to 59
 * - `fair`: 60 to 74
 * - `good`: 75 to 89
 * - `excellent`: 90 to 100
 */
export type AssessmentBand = "needsWork" | "fair" | "good" | "excellent" | (string & {});

/** A finished stage with its score. */
export interface FinishedStage {
    /** Id of the stage. */
    stageId: Id;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    assessmentStatus: AssessmentStatus;
    /** Share of the stage's tasks that were done, in percent; null while the assessment is generated. */
    score: number | null;
    /** The band of the score; null while the assessment is generated. */
    band: AssessmentBand | null;
}

/** Goods that help with a task. */
export interface TaskGoods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    kind: GoodsKind;
    /** The allergens in it, as its label names them; empty if there is none. No call that recommends goods to a person gives goods with one of their allergens. */
    allergens: (Allergen | (string & {}))[];
    /**
     * The content of one unit, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * The content of one unit, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: (HealthDataType | (string & {}))[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: PictureAddress[];
    /** The benefit in one line, in Simplified Chinese. */
    purpose: string;
    /** The benefit in one line, in English. */
    purposeEn: string;
    /** The net content of one unit; absent in lists, and for goods that are not sold by weight or volume. */
    netContent?: NetContent | undefined;
    /** How long it takes to arrive; absent in lists, and for a service. */
    deliveryTime?: DeliveryTime | undefined;
    /** The freight when the goods of an order cost less than `freeFreightFrom`; absent in lists, and for a service, as are `freeFreightFrom` and `refundDays`. */
    freight?: Cents | undefined;
    /** From this price of all goods of an order on, before any discount, sending is free. */
    freeFreightFrom?: Cents | undefined;
    /** For how many days after receipt a refund can be applied for. */
    refundDays?: number | undefined;
    /** The table of facts that the product page shows, in this order; absent in lists. */
    attributes?: GoodsAttribute[] | undefined;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** The task. */
    taskId: Id;
    /** The number of units that the rest of the stage takes. */
    quantity: number;
    /** The use of the goods for the task, in Simplified Chinese. */
    usage: string;
    /** The same in English. */
    usageEn: string;
}

/** The time of the reminder of a task. */
export interface TaskRemindInput {
    /** Id of the task. */
    taskId: Id;
    /** When the person decided. An older decision than the last one about the same task changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** Time of day; null removes the reminder. */
    time: TimeOfDay | null;
}

/** The scores of a band. */
export interface AssessmentBandRange {
    band: AssessmentBand;
    /** Lowest score. */
    from: number;
    /** Highest score, itself included. */
    to: number;
}

/** The result of a task of a stage. */
export interface AssessmentItem {
    /** Id of the task. */
    taskId: Id;
    type: TaskType | (string & {});
    /** The task, in a few words. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** On how many days it was planned. */
    planned: number;
    /** On how many of them it was done. */
    done: number;
    /** Share of the days, in percent. */
    score: number;
}

/** A step to take after a stage. */
export interface AssessmentNextStep {
    /**
     * - `nextStage`: go on with the stage in `stageId`.
     * - `course`: study the course in `contentId` along with it.
     */
    kind: "nextStage" | "course" | (string & {});
    /** The step in a few words. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** The reason or the instructions; empty when the title says it all. */
    text: string;
    /** The same in English; absent without a text, or where the server has none. */
    textEn?: string | undefined;
    /** There when `kind` is `nextStage`, absent otherwise. */
    stageId?: Id | undefined;
    /** There when `kind` is `course`, absent otherwise. */
    contentId?: Id | undefined;
}

/** The result of a finished stage. */
export interface StageAssessment {
    /**
     * `ai`: a model made it, so it may be wrong.
     * @enum {string|null}
     */
    generatedBy: "ai" | null;
    /** The time at which the model made it. */
    generatedAt: DateTime | null;
    /** Id of the stage. */
    stageId: Id;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /** The same in English; absent where the server has none. */
    titleEn?: string | undefined;
    /** First day. */
    startDate: Day;
    /** Last day, itself included. */
    endDate: Day;
    /** Share of the stage's tasks that were done, in percent. */
    score: number;
    band: AssessmentBand;
    /** All bands, lowest first, for the scale. */
    bands: AssessmentBandRange[];
    /** The number of tasks of all its days together. */
    planned: number;
    /** The number of tasks that were done. */
    done: number;
    /** The same by task. */
    items: AssessmentItem[];
    /** First weight of the stage in kg; null when none was entered. */
    startWeight: number | null;
    /** Last weight of the stage in kg; null when none was entered. */
    endWeight: number | null;
    /** A summary of the stage, in a few sentences. */
    summary: string;
    /** The same in English; absent where the server has none. */
    summaryEn?: string | undefined;
    /** Habits to improve or to keep, one sentence each. */
    advice: string[];
    /** The same in English, in the same order; absent where the server has none. */
    adviceEn?: string[] | undefined;
    /** The step to take now; null when there is nothing more to do. */
    nextStep: AssessmentNextStep | null;
}

/**
 * The subject of a shared link. `family` (family health) and `sugarControl` are named by the specification, the others
 * are assumed.
 *
 * - `weight`: a change of weight
 * - `ingredients`: the ingredients of an analysed food
 * - `article`: an article or a course
 * - `introduce`: the app itself
 */
export type ShareType = "family" | "sugarControl" | "weight" | "ingredients" | "article" | "introduce";

/**
 * An event of a shared link.
 *
 * - `share`: it was sent, or its picture was saved.
 * - `open`: someone opened it.
 * - `launch`: it led into the app.
 * - `download`: it led to the store.
 */
export type ShareAction = "share" | "open" | "launch" | "download";

/** Something that a person did or saw. */
export interface StatisticEvent {
    /** Made by the client for each event, so that a second arrival counts once. Without it, each arrival counts. */
    id?: Id | undefined;
    /**
     * Event name.
     * @example page_view
     */
    ev: string;
    /** The screen of the event, by its path or its name (assumed); empty when unknown. It holds nothing that a person has typed. */
    ori: string;
    /** The time of the event, in ms since 1970-01-01 UTC. */
    t: number;
    /** Further data of the event, without personal data; an empty object if there are none. */
    extras: {
        [key: string]: unknown;
    };
}

/** Events of one client, sent together. */
export interface StatisticBatch {
    /** Anonymous tracking id, made by the client and kept by it. */
    tid: Id;
    /** Id of the signed-in user; null before a sign-in. */
    uid: string | null;
    /**
     * Client type.
     * @default h5
     */
    ct: string;
    /** The events, oldest first. */
    data: StatisticEvent[];
}

/**
 * A state of a person that limits what may be shown, advised or offered. The server derives it from the profile and the weights.
 *
 * - `bodyMassBelow15`, `bodyMassBelow16`, `underweight`: an adult's body mass index below 15, 16 and 18.5 kg/m².
 * - `largeWeightLoss`: more than 10 % of the weight within half a year, without a goal to lose weight.
 * - `eatingDisorder`, `pregnant`, `breastfeeding`, `kidneyDisease`, `dialysis`, `heartFailure`: by the health tag of this code. `pregnant`
 *   also by the health tag `gestationalDiabetes`, which exists only in a pregnancy.
 * - `afterBariatricSurgery`: by the health tag `bariatricSurgery`.
 * - `under18`, `from65`: by the birth date.
 */
export type CareState = "bodyMassBelow15" | "bodyMassBelow16" | "largeWeightLoss" | "eatingDisorder" | "underweight" | "pregnant" | "breastfeeding" | "under18" | "from65" | "afterBariatricSurgery" | "dialysis" | "kidneyDisease" | "heartFailure" | (string & {});

/** An area that is not permitted for a person, with the reasons. */
export interface CareWithheld {
    /** The area. */
    area: CareArea;
    /** The states that are the reason. */
    reasons: CareState[];
}

/** What applies to a person: the server decides it at each reply, and a client shows, advises and offers nothing past it. The rules with their sources are in the package `@health-app/sdk/safety` (`careProfile`). */
export interface CareProfile {
    /** The states that limit something, the gravest first; empty if there is none. */
    states: CareState[];
    /** The codes of the person's health tags. The ranges of measured values depend on them. */
    conditions: HealthTagCode[];
    /** The areas that are not permitted; empty when everything is. */
    withheld: CareWithheld[];
    /**
     * How soon the person should see a doctor because of these states; null without a need.
     * @enum {string|null}
     */
    doctor: "now" | "soon" | null | (string & {});
}

/** The user as the general health app knows them. */
export interface AccountInformation {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo | (number & {});
    gender: Gender | (number & {});
    /** Date of birth; null when not given. */
    birthDate: Day | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
    /** What may be shown, advised and offered to the person. */
    care: CareProfile;
}

/**
 * The six digits that came by SMS.
 * @example 123456
 */
export type VerifyCode = string;

/** A new phone number for the account. */
export interface PhoneChange {
    /** The token from the verification of the old number. */
    ticket: string;
    phoneNumber: PhoneNumber;
    /** The code that came to the new number. */
    verifyCode: VerifyCode;
}

/** A condition or habit that a person can say of themselves and that meal advice takes into account. */
export interface HealthTag {
    /** Id of the tag. */
    tagId: Id;
    /** The meaning of the tag; absent for a tag on which no rule decides. */
    code?: HealthTagCode | undefined;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** The allergens that a person with this tag must avoid; absent for a tag of another kind. */
    allergens?: (Allergen | (string & {}))[] | undefined;
    /** Whether plans of meals keep to this tag, by foods that they leave out or by making no plan (see `mealPlan.modify`); absent for false. A client offers no other tag for a plan, and claims nothing about it. Allergies count by `allergens`. */
    limitsMeals?: boolean | undefined;
}

/**
 * What a person agrees to, each apart from the others and before its first use.
 *
 * - `healthData`: keep measures of the body, conditions and medicines.
 * - `mealPhotos`: send photographs of meals, and have a model recognise them.
 * - `bodyPictures`: have pictures of the body taken by a mirror. Withdrawing it deletes the pictures of all measurements, and
 *   ends the links to the measurements.
 * - `ranking`: show name, picture and the number of days with a recorded weight to signed-in people.
 * - `training`: use what was given to improve the models.
 * - `analytics`: count which screens and actions are used.
 * - `guardian`: the consent of a guardian, for a person below 14. It is given with the guardian's own number and code, and
 *   withdrawn without.
 */
export type ConsentPurpose = "healthData" | "mealPhotos" | "bodyPictures" | "ranking" | "training" | "analytics" | "guardian";

/** The last decision of a person on one purpose. */
export interface Consent {
    purpose: ConsentPurpose | (string & {});
    /** Whether the person agrees. */
    given: boolean;
    /** The time of the decision. */
    decidedAt: DateTime;
}

/** The user as the food app knows them. */
export interface FoodUserInformation {
    /** Id of the user. */
    userId: Id;
    /** Name that the person goes by in the app. */
    userName: string;
    /** Address of the picture, absolute or relative to the web app; null when the person chose none. */
    avatar: PictureAddress | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo | (number & {});
    gender: Gender | (number & {});
    /** Date of birth; null when not given. */
    birthDate: Day | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
    /** The health tags that the person chose; empty when none. */
    healthTags: HealthTag[];
    /** The goal that the person chose; null when they have not chosen yet. */
    dietaryGoal: (DietaryGoal | (string & {})) | null;
    /** Energy to eat in a day, in kcal; null until the profile suffices to work it out, and where no target is safe (see `user.saveInformation`). */
    energyTarget: number | null;
    /** The person's last decision on each purpose; a purpose on which they never decided is absent, and not agreed to. */
    consents: Consent[];
    /** What may be shown, advised and offered to the person. */
    care: CareProfile;
}

/** The code that came to the phone number of the account. */
export interface OldPhoneVerification {
    verifyCode: VerifyCode;
}

/** Shows that the old phone number was verified. */
export interface PhoneChangeTicket {
    /** The token to send with the new number; good for one change. */
    ticket: string;
    /** For how many seconds, counted from this reply, the ticket is valid. */
    validSeconds: number;
}

/** The confirmation that an account is to be closed. */
export interface AccountClosure {
    /** The code that came to the phone number of the account. */
    verifyCode: VerifyCode;
    /** The person's reason for leaving, in their own words; empty when they give none. */
    reason: string;
}

/** Health tags that belong together, for a form to offer. */
export interface HealthTagGroup {
    /** Id of the group. */
    groupId: Id;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Whether several of its tags may be chosen, or one at most. */
    multiple: boolean;
    /** Its tags, in the order to show. */
    tags: HealthTag[];
}

/** What shows that a guardian agrees, and not the child alone: a phone number that is not the child's, and the code that came to it. The server keeps the number as evidence of the consent, and uses it for nothing else. */
export interface GuardianProof {
    phoneNumber: PhoneNumber;
    /** The code that came to the guardian's number. */
    verifyCode: VerifyCode;
}

/** A decision of a person on one purpose. A consent is withdrawn as it is given. */
export interface ConsentDecision {
    purpose: ConsentPurpose;
    /** Whether the person agrees. */
    given: boolean;
    /** The guardian's own number and code. Needed to give the consent of a guardian, and ignored otherwise. */
    guardian?: GuardianProof | undefined;
}

/** The changes to a person's information. An absent property stays unchanged, `null` clears it. */
export interface UserInformationInput {
    /** Name that the person goes by in the app. */
    userName?: string | undefined;
    /** Address of an uploaded picture. */
    avatar?: (PictureAddress | null) | undefined;
    gender?: Gender | undefined;
    /** Date of birth, not after today and at most 120 years ago. */
    birthDate?: (Day | null) | undefined;
    /** Height in cm. */
    height?: (BodyHeight | null) | undefined;
    /** Body weight in kg. */
    weight?: (BodyWeight | null) | undefined;
    /** Whether the person has confirmed a weight that is far from the last one (`IMPLAUSIBLE`); false by default. */
    confirmed?: boolean | undefined;
    /** Ids of all health tags that apply, in place of those before; empty if there is none. */
    healthTagIds?: Id[] | undefined;
    /** The person's dietary goal. */
    dietaryGoal?: (DietaryGoal | null) | undefined;
    /** When the person decided. An older decision than the last one about the same property, or the same purpose of a consent, changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** Decisions on purposes; a purpose that is not listed keeps its last decision. */
    consents?: ConsentDecision[] | undefined;
}

/**
 * The purpose of a verification code. The code is good for this alone.
 *
 * - `login`: sign in.
 * - `verifyOld`: show that the phone number of the account is still one's own, before it is changed.
 * - `changePhone`: show that a new phone number is one's own.
 * - `closeAccount`: close the account.
 * - `guardian`: show that the number of a guardian is theirs, before they agree for a child.
 */
export type VerifyCodePurpose = "login" | "verifyOld" | "changePhone" | "closeAccount" | "guardian";

/** A verification code was sent. */
export interface VerifyCodeReceipt {
    /** In how many seconds, counted from this reply, another code can be sent to the number. */
    resendSeconds: number;
    /** For how many seconds, counted from this reply, the code is valid. */
    validSeconds: number;
}

/** Parameters of `aiFood.analysisPending`. */
export interface AiFoodAnalysisPendingInput {
    /** Id of the analysis; without it, the newest one that is still pending. */
    analysisId?: Id | undefined;
}

/** Parameters of `aiFood.analysisResult`. */
export interface AiFoodAnalysisResultInput {
    /** Id of the analysis. */
    analysisId: Id;
}

/** Parameters of `aiFood.foodName`. */
export interface AiFoodFoodNameInput {
    /** Part of the Chinese or English name or of an alias; case does not matter. The foods that are eaten most without it. */
    keyword?: string | undefined;
}

/** Parameters of `aiFood.generateSummary`. */
export interface AiFoodGenerateSummaryInput {
    /** The day, not after today; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `aiFood.historyRecord`. */
export interface AiFoodHistoryRecordInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
}

/** Parameters of `aiFood.userSummary`. */
export interface AiFoodUserSummaryInput {
    /** The day, not after today; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `aiFood.viewHistoryRecord`. */
export interface AiFoodViewHistoryRecordInput {
    /** The code that the link carries. */
    shareCode: string;
}

/** Parameters of `analysis.dailyReportDetail`. */
export interface AnalysisDailyReportDetailInput {
    /** The day; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `analysis.dailyReportList`. */
export interface AnalysisDailyReportListInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
    /** First day; from the beginning when absent. */
    from?: Day | undefined;
    /** Last day, itself included; today by the person's clock when absent. */
    to?: Day | undefined;
}

/** Parameters of `analysis.deep`. */
export interface AnalysisDeepInput {
    /** Id of the analysis. */
    analysisId: Id;
}

/** Parameters of `analysis.ingredientRecord`. */
export interface AnalysisIngredientRecordInput {
    /** Id of the analysis. */
    analysisId: Id;
}

/** Parameters of `analysis.nutrientGoods`. */
export interface AnalysisNutrientGoodsInput {
    /** The last of the seven days; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `analysis.record`. */
export interface AnalysisRecordInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
    /** Meals of this day only; of all days when absent. */
    date?: Day | undefined;
}

/** Parameters of `analysis.reportDetail`. */
export interface AnalysisReportDetailInput {
    /** The kind of report. */
    type: ReportType;
    /** A day of the week, or the day whose preceding seven days the deep report looks at; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `analysis.simple`. */
export interface AnalysisSimpleInput {
    /** Id of the analysis. */
    analysisId: Id;
}

/** Parameters of `camp.goodsInfo`. */
export interface CampGoodsInfoInput {
    /** The camp; the next one to begin when absent. */
    campId?: Id | undefined;
}

/** Parameters of `evaluation.foodPlan`. */
export interface EvaluationFoodPlanInput {
    /** The plan; the newest one when absent. */
    planId?: Id | undefined;
}

/** Parameters of `evaluation.foodPlanDetail`. */
export interface EvaluationFoodPlanDetailInput {
    /** The day, one of the plan. */
    date: Day;
    /** The plan; the newest one when absent. */
    planId?: Id | undefined;
}

/** Parameters of `evaluation.list`. */
export interface EvaluationListInput {
    /** The assessment; the newest one when absent. */
    evaluationId?: Id | undefined;
}

/** Parameters of `evaluation.report`. */
export interface EvaluationReportInput {
    /** The report; the newest one when absent. */
    reportId?: Id | undefined;
}

/** Parameters of `family.answerInvitedMessage`. */
export interface FamilyAnswerInvitedMessageInput {
    /** Id of the invitation. */
    relationshipId: Id;
    /** The answer. */
    answer: "accepted" | "declined";
    /** The inviter's relation to the signed-in person. Needed to accept, ignored when declining. */
    relationCode?: FamilyRelationCode | undefined;
    /** The kinds of data that the signed-in person shares with the inviter. Nothing without it. Given once per kind; ignored when declining. */
    shared?: FamilySharedKind[] | undefined;
}

/** Parameters of `family.byUserId`. */
export interface FamilyByUserIdInput {
    /** User id of the member. */
    familyUserId: Id;
}

/** Parameters of `family.name`. */
export interface FamilyNameInput {
    /** The code from another person's QR code or link; the person's own family without it. */
    inviteCode?: string | undefined;
}

/** Parameters of `family.qrCode`. */
export interface FamilyQrCodeInput {
    /** The kinds of data that a person who uses the code sees of its owner at first. Nothing without it. Given once per kind. */
    shared?: FamilySharedKind[] | undefined;
}

/** Parameters of `healthData.detail`. */
export interface HealthDataDetailInput {
    /** The kind of health data. */
    healthDataType: HealthDataType;
    /**
     * The length of the period; a week when absent.
     * @default week
     */
    period?: HealthPeriod | undefined;
    /** The last day of the period; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `heartRate.average`. */
export interface HeartRateAverageInput {
    /**
     * The length of the period; a week when absent.
     * @default week
     */
    period?: HealthPeriod | undefined;
    /** The last day of the period; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `information.articleHtmlContent`. */
export interface InformationArticleHtmlContentInput {
    /** Id of the article. */
    articleId: Id;
}

/** Parameters of `information.courseDetail`. */
export interface InformationCourseDetailInput {
    /** Id of the course. */
    courseId: Id;
}

/** Parameters of `information.listByHealthDataType`. */
export interface InformationListByHealthDataTypeInput {
    /** The kind of health data. */
    healthDataType: HealthDataType;
}

/** Parameters of `information.listByTaskType`. */
export interface InformationListByTaskTypeInput {
    /** The kind of task. */
    taskType: TaskType;
}

/** Parameters of `information.shortLink`. */
export interface InformationShortLinkInput {
    /**
     * Format: uri
     * The long address, absolute, http or https.
     */
    url: string;
}

/** Parameters of `lookup.glycemicIndexList`. */
export interface LookupGlycemicIndexListInput {
    /** Part of the Chinese or English name or of an alias; case does not matter. All foods without it. */
    keyword?: string | undefined;
    /** Foods of this group only. All groups without it. */
    category?: FoodCategory | undefined;
}

/** Parameters of `lookup.healthDataGoodsDetail`. */
export interface LookupHealthDataGoodsDetailInput {
    /** Id from the goods list. */
    goodsId: Id;
}

/** Parameters of `lookup.healthDataGoodsList`. */
export interface LookupHealthDataGoodsListInput {
    /** The kind of health data the goods have to do with. */
    healthDataType: HealthDataType;
}

/** Parameters of `lookup.purineIndexList`. */
export interface LookupPurineIndexListInput {
    /** Part of the Chinese or English name or of an alias; case does not matter. All foods without it. */
    keyword?: string | undefined;
    /** Foods of this group only. All groups without it. */
    category?: FoodCategory | undefined;
}

/** Parameters of `mealPlan.calendar`. */
export interface MealPlanCalendarInput {
    /** First day; Monday of this week by the person's clock when absent. */
    from?: Day | undefined;
    /** Last day, itself included, at most 61 days after the first; six days after the first when absent. */
    to?: Day | undefined;
}

/** Parameters of `mealPlan.detail`. */
export interface MealPlanDetailInput {
    /** The day; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `mealPlan.finish`. */
export interface MealPlanFinishInput {
    /** Id of the meal. */
    mealId: Id;
    /**
     * False to take the mark back.
     * @default true
     */
    finished?: boolean | undefined;
    /**
     * The time at which the meal was eaten, neither before its day nor in the future. When absent, the moment of the
     * call, or the earlier time of the same answer. Not used with `finished: false`.
     */
    finishedAt?: DateTime | undefined;
    /** When the person set or took back the mark. An older decision than the last one changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The person's decision where the slot already has another meal; refused without it. */
    ifTaken?: IfTaken | undefined;
}

/** Parameters of `mealPlan.replaceAllResult`. */
export interface MealPlanReplaceAllResultInput {
    /** Id of the preview. */
    previewId: Id;
}

/** Parameters of `mealPlan.replaceResult`. */
export interface MealPlanReplaceResultInput {
    /** Id of the preview. */
    previewId: Id;
}

/** Parameters of `medication.finish`. */
export interface MedicationFinishInput {
    /** Id of the reminder. */
    reminderId: Id;
    /** The day of the dose. */
    date: Day;
    /** The planned time of the dose, one of the reminder's doses of that day. */
    time: TimeOfDay;
    /** The answer; `pending` takes an earlier answer back. */
    status: "taken" | "skipped" | "pending";
    /**
     * The time at which the dose was really taken or skipped, neither before the day of the dose nor in the future.
     * When absent, that of the decision (`intendedAt`) or else of the call, or the earlier time of the same answer. Not used with `pending`.
     */
    handledAt?: DateTime | undefined;
    /** When the person gave or took back this answer. An older decision than the last one changes nothing (*The order of decisions*). */
    intendedAt?: DateTime | undefined;
    /** The person has confirmed a doubted dose; absent otherwise. */
    confirmed?: true | undefined;
}

/** Parameters of `medication.list`. */
export interface MedicationListInput {
    /** The day whose doses are asked for; today by the person's clock when absent. */
    date?: Day | undefined;
}

/** Parameters of `medication.yearList`. */
export interface MedicationYearListInput {
    /** The calendar year, 2000 to 2100. */
    year: number;
}

/** Parameters of `member.hasPermission`. */
export interface MemberHasPermissionInput {
    /**
     * The feature that is about to be opened; AI food when absent.
     * @default aiFood
     */
    feature?: MemberFeature | undefined;
}

/** Parameters of `mirror.info`. */
export interface MirrorInfoInput {
    /** The token in the code on the mirror. */
    token: MirrorToken;
}

/** Parameters of `mirror.list`. */
export interface MirrorListInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * The number of entries of a page, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /** The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
    after?: string | undefined;
}

/** Parameters of `mirror.result`. */
export interface MirrorResultInput {
    /** Id of the record. */
    recordId: Id;
}

/** Parameters of `mirror.viewResult`. */
export interface MirrorViewResultInput {
    /** The token of a shared link or of the code on the mirror. */
    token: MirrorToken;
}

/** Parameters of `orders.detail`. */
export interface OrdersDetailInput {
    /** Id of the order. */
    orderId: Id;
}

/** Parameters of `orders.goodsDetail`. */
export interface OrdersGoodsDetailInput {
    /** Id of the goods. */
    goodsId: Id;
}

/** Parameters of `orders.logisticsInfo`. */
export interface OrdersLogisticsInfoInput {
    /** Id of the order. */
    orderId: Id;
    /** Id of one of its refunds, for the parcel that goes back. */
    refundId?: Id | undefined;
}

/** Parameters of `orders.refundReason`. */
export interface OrdersRefundReasonInput {
    /** Only the reasons that fit this kind of refund; all when absent. */
    type?: RefundType | undefined;
}

/** Parameters of `partner.answerInvitedMessage`. */
export interface PartnerAnswerInvitedMessageInput {
    /** Id of the invitation. */
    relationshipId: Id;
    /** The answer. */
    answer: "accepted" | "declined";
}

/** Parameters of `partner.pairRank`. */
export interface PartnerPairRankInput {
    /** The time to compare. */
    period: PartnerPeriod;
}

/** Parameters of `partner.singleRank`. */
export interface PartnerSingleRankInput {
    /** The time to compare. */
    period: PartnerPeriod;
}

/** Parameters of `plans.executionData`. */
export interface PlansExecutionDataInput {
    /** Id of the plan; the plan of the person whose token is sent when absent. */
    planId?: ExecutionPlanId | undefined;
    /** The stage. Without it, the stage to which the day belongs. */
    stageId?: Id | undefined;
    /** The day. */
    date?: Day | undefined;
}

/** Parameters of `plans.executionTitles`. */
export interface PlansExecutionTitlesInput {
    /** Id of the plan; the plan of the person whose token is sent when absent. */
    planId?: ExecutionPlanId | undefined;
}

/** Parameters of `plans.goodsItem`. */
export interface PlansGoodsItemInput {
    /** Id of the task. */
    taskId: Id;
}

/** Parameters of `plans.stageAssessmentDetail`. */
export interface PlansStageAssessmentDetailInput {
    /** Id of the stage. */
    stageId: Id;
}

/** Parameters of `share.log`. */
export interface ShareLogInput {
    /** The subject of the link. */
    type: ShareType;
    /** The event to log. */
    action: ShareAction;
    /** The user who shared it, where the link says so. */
    userId?: Id | undefined;
    /** The id of the shared thing, such as an article or a report, where the kind alone is not enough. */
    contentId?: Id | undefined;
}

/** Parameters of `user.verifyCode`. */
export interface UserVerifyCodeInput {
    /** The purpose of the code. */
    purpose: VerifyCodePurpose;
    /** The number to send it to. Needed for `login`, `changePhone` and `guardian`; the number of the account when absent. */
    phoneNumber?: PhoneNumber | undefined;
}
