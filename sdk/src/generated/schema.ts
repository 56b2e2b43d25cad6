// Written by npm run generate. Do not edit.

/** A note of the server on a success; not shown. */
export type Message = string;

/**
 * Where an analysis stands.
 *
 * - `pending`: being analysed; `stage` says how far.
 * - `ready`: the result can be read. It counts in the history and in the day's summary.
 * - `failed`: nothing came of it; `failReason` says why. It is shown nowhere else.
 *
 * `pending` → `ready` or `failed`, by the server alone, within 60 seconds: what is still pending then fails as
 * `unavailable`. A correction by the person makes a `ready` or `failed` analysis `ready` at once.
 */
export type AiFoodStatus = "pending" | "ready" | "failed";

/**
 * What a pending analysis is doing, in this order.
 *
 * - `recognising`: looking for foods in the photo; left out where names were entered.
 * - `matching`: finding the foods in the nutrient table.
 * - `calculating`: working out energy and nutrients of the portions.
 */
export type AiFoodStage = "recognising" | "matching" | "calculating";

/**
 * Why an analysis failed.
 *
 * - `noFood`: there is no food in the photo.
 * - `unclear`: the photo is too dark or too blurred.
 * - `unknownFood`: none of the names is in the nutrient table.
 * - `unavailable`: the service did not answer in time; the same again may succeed.
 */
export type AiFoodFailReason = "noFood" | "unclear" | "unknownFood" | "unavailable";

/** How far an analysis is. Ask about once a second while it is pending. */
export interface AiFoodProgress {
    /** Id of the analysis. */
    analysisId: string;
    status: AiFoodStatus;
    /** What it is doing; null unless it is pending. */
    stage: AiFoodStage | null;
    /** How much of the work is done, in percent; 100 when ready, 0 when failed. It never falls while pending. */
    progress: number;
    /** Why it failed; null otherwise. */
    failReason: AiFoodFailReason | null;
    /**
     * Format: date-time
     * When it was submitted.
     */
    submittedAt: string;
}

/**
 * What went wrong, in Chinese, for the person: shown as a toast unless the call is silent. A program decides by `code`.
 * @example 该提醒已被删除
 */
export type FailMessage = string;

/** Body of a request that does not follow this description, or that lacks a token. */
export interface Refusal {
    /** Always false here. */
    success: false;
    /** `INVALID_REQUEST` with status 400, `TOKEN_MISSING` with status 401. */
    code: "INVALID_REQUEST" | "TOKEN_MISSING";
    /** What is wrong with the request and where, in English, for developers. */
    msg: string;
}

/** Body of an HTTP 500. Code `600` means that the login has expired. */
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

/** Which meal of the day. */
export type MealType = "breakfast" | "lunch" | "dinner" | "snack";

/**
 * How a meal was entered.
 *
 * - `photo`: a picture. It may tell which foods there are, but not what they weigh: amounts start as typical portions.
 * - `name`: names that the person entered or chose.
 */
export type MealSource = "photo" | "name";

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
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app.
     */
    picture?: string | undefined;
    macros: Macros;
}

/** A household measure of a food, such as a bowl or a piece, and what it weighs. */
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
    /** What one of it weighs, in g of the edible part. */
    amount: number;
}

/** A food by its id, with its names to show. */
export interface FoodRef {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
}

/** A food of an analysed meal. Its amount can be corrected, and so can the food itself. */
export interface AiFoodItem {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app.
     */
    picture?: string | undefined;
    macros: Macros;
    /**
     * Where the amount comes from: `typical` is the food's typical portion, assumed because nobody gave a weight; `person` is
     * what the person entered or confirmed.
     */
    amountSource: "typical" | "person";
    /** How sure the recognition of the photo is that it is this food, 0 to 1; null for a food that was named. */
    confidence: number | null;
    /** Energy and macronutrients of 100 g. `macros` are those of the amount. */
    per100g: Macros;
    /** Household measures to choose an amount by; the first one is the typical portion. */
    servings: FoodServing[];
    /** What the photo may show instead, the likeliest first; empty for a food that was named. */
    alternatives: FoodRef[];
}

/** A nutrient; the client knows its name in each language. */
export type NutrientCode = "energy" | "protein" | "fat" | "saturatedFat" | "carbohydrate" | "sugar" | "fiber" | "cholesterol" | "sodium" | "potassium" | "calcium" | "magnesium" | "iron" | "zinc" | "selenium" | "vitaminA" | "vitaminB1" | "vitaminB2" | "vitaminB6" | "vitaminB12" | "vitaminC" | "vitaminD" | "vitaminE" | "folate";

/** What one food brought of a nutrient. */
export interface NutrientContributor {
    /** Id of the food or dish as it was eaten. */
    foodId: string;
    /** What it gave, in the `unit` of the nutrient. */
    amount: number;
}

/** An amount of a nutrient, and the day's target for it where there is one. */
export interface NutrientAmount {
    code: NutrientCode;
    /** Amount in `unit`. */
    amount: number;
    /** Unit of `amount` and of the targets. */
    unit: "kcal" | "g" | "mg" | "mcg";
    /** Least that is advised for a day, in `unit`. */
    targetMin?: number | undefined;
    /** Most that is advised for a day, in `unit`. */
    targetMax?: number | undefined;
    /** The foods that brought the most, the greatest first. There for a day of the diary and a deep analysis, absent elsewhere; empty where nothing brought any. */
    contributors?: NutrientContributor[] | undefined;
}

/** An analysed meal, without anything that says whose it is. */
export interface AiFoodMeal {
    mealType: MealType;
    /**
     * Format: date
     * The day it was eaten.
     */
    date: string;
    source: MealSource;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** The foods of the meal. */
    items: AiFoodItem[];
    /** The sum of the items. */
    macros: Macros;
    /** Further nutrients of the whole meal, with what is advised for a day. */
    nutrients: NutrientAmount[];
    /** Names that were entered but are not in the nutrient table. They count for nothing in the sum. */
    unknownNames: string[];
}

/**
 * Where a target for a day comes from.
 *
 * - `profile`: worked out from the person's height, weight, age, gender and goal.
 * - `usual`: 2,000 kcal, which food labels assume for an adult, until the profile says enough.
 */
export type TargetSource = "profile" | "usual";

/** The result of an analysis, as the person who asked for it sees it. */
export interface AiFoodAnalysis {
    mealType: MealType;
    /**
     * Format: date
     * The day it was eaten.
     */
    date: string;
    source: MealSource;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** The foods of the meal. */
    items: AiFoodItem[];
    /** The sum of the items. */
    macros: Macros;
    /** Further nutrients of the whole meal, with what is advised for a day. */
    nutrients: NutrientAmount[];
    /** Names that were entered but are not in the nutrient table. They count for nothing in the sum. */
    unknownNames: string[];
    /** Id of the analysis. */
    analysisId: string;
    /** What a link to this meal carries. Whoever has it may see the meal, so it cannot be guessed. */
    shareCode: string;
    /** Energy that the person means to eat in a day, in kcal. */
    energyTarget: number;
    targetSource: TargetSource;
    /**
     * Format: date-time
     * When it was submitted.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When it was last corrected; `createdAt` if never.
     */
    updatedAt: string;
    /** The analysis that took the meal over for the food diary, for `analysis.simple`; null for none. The meal counts in the diary once that is saved. */
    diaryAnalysisId: string | null;
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
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory;
    /** Energy and macronutrients of 100 g of the food as named. */
    per100g: Macros;
    /** Further nutrients of 100 g, without targets; those that are published for the food. */
    nutrients: NutrientAmount[];
    /** Household measures; the first one is the typical portion. */
    servings: FoodServing[];
}

/**
 * What there is of the written summary of a day.
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
export type AiFoodSummaryStatus = "none" | "generating" | "ready" | "outdated" | "failed";

/** What one kind of meal of a day came to. */
export interface MealMacros {
    mealType: MealType;
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
}

/** What was eaten on a day, added up, and in words once these were asked for. The sums are always up to date. */
export interface AiFoodSummary {
    /**
     * Format: date
     * The day.
     */
    date: string;
    status: AiFoodSummaryStatus;
    /** The sum of all analysed meals of the day; zeros when there is none. */
    macros: Macros;
    /** Energy that the person means to eat in a day, in kcal. */
    energyTarget: number;
    targetSource: TargetSource;
    /** Each kind of meal that was eaten, breakfast first; empty when nothing was analysed. */
    meals: MealMacros[];
    /** The summary in words, in Chinese; null unless `ready` or `outdated`. */
    text: string | null;
    /**
     * Format: date-time
     * When the text was written; null where there is none.
     */
    generatedAt: string | null;
}

/** What every page of a list says beside its entries, which a schema built on this one names `list`. */
export interface Page {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
}

/** An analysed meal in the history. */
export interface AiFoodRecord {
    /** Id of the analysis. */
    analysisId: string;
    mealType: MealType;
    source: MealSource;
    /**
     * Format: date-time
     * When it was submitted.
     */
    createdAt: string;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** The foods and their amounts. */
    items: FoodPortion[];
    /** The sum of the items. */
    macros: Macros;
}

/** The analysed meals of one day. */
export interface AiFoodDay {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** The sum of the day's meals. */
    macros: Macros;
    /** The meals, the last submitted first. */
    records: AiFoodRecord[];
}

/** A page of the history of analysed meals. An entry is a day. */
export interface AiFoodHistoryPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Days with at least one analysed meal, newest first. */
    list: AiFoodDay[];
}

/** A food that the person says they ate. */
export interface AiFoodEntry {
    /** Id of the food when it was chosen from the search; without it `name` is looked up. */
    foodId?: string | undefined;
    /** Name of the food, as chosen or as typed. */
    name: string;
    /** Amount eaten in g; the typical portion when absent. */
    amount?: number | undefined;
}

/**
 * What is to be analysed. A new analysis takes a `picture`, or `foods`, or both: where there are foods they count, and the
 * picture is only kept beside them. With `analysisId` the foods of an earlier analysis are replaced.
 */
export interface AiFoodSubmission {
    /** The analysis to correct; absent for a new one. */
    analysisId?: string | undefined;
    mealType: MealType;
    /**
     * Format: date
     * The day it was eaten, not after today; today when absent.
     */
    date?: string | undefined;
    /**
     * Format: uri-reference
     * Address of the photo, which the app that embeds the page has uploaded before.
     */
    picture?: string | undefined;
    /** The foods, in the order they are shown. */
    foods?: AiFoodEntry[] | undefined;
}

/**
 * How much of a day is recorded. Only complete days are scored, averaged and compared; a screen marks the others.
 *
 * - `empty`: no meal is recorded.
 * - `partial`: the day is not over, or breakfast, lunch or dinner is missing.
 * - `complete`: the day is over and has its three meals.
 *
 * `empty` ↔ `partial` as meals are recorded and taken back; `partial` → `complete` when the day ends or its missing meal
 * is recorded later.
 */
export type DayCoverage = "empty" | "partial" | "complete";

/** A day of the diary, as a list or a trend shows it. */
export interface DailyReportSummary {
    /**
     * Format: date
     * The day.
     */
    date: string;
    coverage: DayCoverage;
    /** The mean of the sections of the day's assessment (good 100, fair 70, poor 40); null unless the day is complete. */
    score: number | null;
    /** How many meals are recorded, snacks included. */
    mealCount: number;
    /** What the recorded meals give together; all 0 when there are none. */
    macros: Macros;
    /** What the person wants to eat in a day. */
    target: Macros;
    targetSource: TargetSource;
}

/** A meal in the diary. */
export interface MealRecord {
    mealType: MealType;
    /**
     * Format: date-time
     * When it was handed in or marked as eaten.
     */
    recordedAt: string;
    /** `analysis`: the person had it analysed and saved it. `plan`: a meal of the meal plan that they marked as eaten. */
    origin: "analysis" | "plan";
    /** The analysis, where `origin` is `analysis`; null otherwise. */
    analysisId: string | null;
    /** The meal of the plan, where `origin` is `plan`; null otherwise. */
    mealId: string | null;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** What the meal gives, the sum of its items. */
    macros: Macros;
    /** What was eaten. */
    items: FoodPortion[];
}

/**
 * What is assessed of a meal, a day or several days; the client knows its title in each language. A meal is held against
 * a third of what is advised for a day, energy against the meal's usual share.
 *
 * - `energy`: energy against the target of the day or the share of the meal (breakfast 20–30 %, lunch 30–40 %, dinner
 *   25–35 %, snack 5–15 %). Good within it, fair up to 15 % outside.
 * - `macros`: how the energy divides: protein 15–20 %, fat 20–35 %, carbohydrate 45–60 % (Chinese guideline for adults
 *   with diabetes, 2023). Good when all keep to it, fair when one does not.
 * - `fiber`: good from 25 g a day, fair from 18 g.
 * - `sodium`: good up to 2000 mg a day, fair up to 3000 mg.
 * - `glycemicLoad`: glycaemic index × available carbohydrate / 100, over all foods whose index is known. Good below 80 a
 *   day, fair up to 120.
 * - `micronutrients`: how many of eleven vitamins and minerals reach what is advised (WS/T 578). Good when two at most do
 *   not, fair when five at most.
 * - `variety`: number of different foods, seasonings apart: good from 12 a day (a meal: 5), fair from 8 (3).
 * - `regularity`: days with three meals recorded, of several days: good when all, fair from 70 %.
 */
export type AssessmentCode = "energy" | "macros" | "fiber" | "sodium" | "glycemicLoad" | "micronutrients" | "variety" | "regularity";

/**
 * How well something meets what is advised.
 *
 * - `good`: it does.
 * - `fair`: nearly; counts 70 of 100 in a score.
 * - `poor`: far from it; counts 40 of 100.
 */
export type AssessmentLevel = "good" | "fair" | "poor";

/** One aspect of a meal, a day or several days, and what to make of it. */
export interface AssessmentSection {
    code: AssessmentCode;
    level: AssessmentLevel;
    /** What was found, in Chinese. */
    text: string;
    /** What to do about it, in Chinese; null where `level` is `good`. */
    advice: string | null;
}

/** A day of the diary with its meals, nutrients and, once it is complete, its assessment. */
export interface DailyReport {
    /**
     * Format: date
     * The day.
     */
    date: string;
    coverage: DayCoverage;
    /** The mean of the sections of the day's assessment (good 100, fair 70, poor 40); null unless the day is complete. */
    score: number | null;
    /** How many meals are recorded, snacks included. */
    mealCount: number;
    /** What the recorded meals give together; all 0 when there are none. */
    macros: Macros;
    /** What the person wants to eat in a day. */
    target: Macros;
    targetSource: TargetSource;
    /** What the day gave of each nutrient so far, and what is advised for a day. */
    nutrients: NutrientAmount[];
    /** Glycaemic load of what was recorded, without a unit. */
    glycemicLoad: number;
    /** The recorded meals; breakfast, lunch, dinner, then snacks. What they give adds up to what the day gives. */
    meals: MealRecord[];
    /** The assessment of the day; empty unless it is complete, since part of a day cannot be held against a whole one. */
    sections: AssessmentSection[];
}

/** A page of days of the diary. An entry is a day on which something was recorded. */
export interface DailyReportPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Days, newest first. */
    list: DailyReportSummary[];
}

/** Which analysis. */
export interface AnalysisId {
    /** Id of the analysis. */
    analysisId: string;
}

/**
 * How far an analysis is; the simple and the deep one of a meal each have their own.
 *
 * - `submitted`: handed in, waiting.
 * - `analysing`: being worked on.
 * - `ready`: the result is there.
 * - `failed`: there will be no result; `failReason` says why.
 *
 * `submitted` → `analysing` → `ready` or `failed`. A client asks again every 2 seconds. Within 60 seconds the server has
 * set `ready` or `failed`; a client that still waits after that says so and offers to try again. A deep analysis that
 * failed may be submitted again; a simple one is final, and its foods are submitted anew.
 */
export type AnalysisStatus = "submitted" | "analysing" | "ready" | "failed";

/**
 * Why an analysis failed.
 *
 * - `unknownFood`: foods that are not in the nutrient table; `unknownNames` of the simple analysis names them.
 * - `tooLittle`: the meal gives less than 20 kcal, which is too little for a deep analysis.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type AnalysisFailReason = "unknownFood" | "tooLittle" | "unavailable";

/** What lies behind a meal: all its nutrients, its glycaemic load, and an assessment in sections. It informs and does not diagnose. */
export interface DeepAnalysis {
    /** Id of the analysis. */
    analysisId: string;
    /**
     * Format: date
     * The day the meal belongs to.
     */
    date: string;
    mealType: MealType;
    status: AnalysisStatus;
    /** Why it failed; null unless `status` is `failed`. */
    failReason: AnalysisFailReason | null;
    /** What the meal gives; known before the deep analysis is ready. */
    macros: Macros;
    /** The mean of the sections (good 100, fair 70, poor 40); null until `status` is `ready`. */
    score: number | null;
    /** Glycaemic load of the meal, without a unit; null until `status` is `ready`. */
    glycemicLoad: number | null;
    /** What the meal gives of each nutrient, beside what is advised for a whole day; empty until `status` is `ready`. */
    nutrients: NutrientAmount[];
    /** The assessment; empty until `status` is `ready`. */
    sections: AssessmentSection[];
}

/**
 * A report that is generated on demand. That of a day needs no generating, and that of a meal is its deep analysis.
 *
 * - `week`: Monday to Sunday, the trend of the days.
 * - `deep`: the deep dietary report, over seven days.
 */
export type ReportType = "week" | "deep";

/** Which report to generate. */
export interface ReportRequest {
    type: ReportType;
    /**
     * Format: date
     * A day of the week, or the day whose preceding seven days the deep report looks at; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/**
 * How far a report is.
 *
 * - `none`: nobody has asked for it.
 * - `generating`: being worked on.
 * - `ready`: there, as of `generatedAt`. What is recorded later does not change it.
 * - `failed`: could not be made; `failReason` says why.
 *
 * `none` → `generating` → `ready` or `failed`; generating it again leads from either back to `generating`. A client asks
 * again every 2 seconds. Within 60 seconds the server has set `ready` or `failed`.
 */
export type ReportStatus = "none" | "generating" | "ready" | "failed";

/**
 * Why a report could not be made.
 *
 * - `noRecords`: nothing was recorded in the week.
 * - `tooFewDays`: fewer than 3 days are complete, which is too few for the deep report.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type ReportFailReason = "noRecords" | "tooFewDays" | "unavailable";

/** A week of the diary. Averages, scores, best and worst day rest on complete days alone. */
export interface WeekReport {
    /** Monday to Sunday; days without a record, and those to come, have the coverage `empty`. */
    days: DailyReportSummary[];
    /** How many days are complete. */
    completeDays: number;
    /** What the person wants to eat in a day. */
    target: Macros;
    targetSource: TargetSource;
    /** What a complete day gave on average; null when no day is complete. */
    average: Macros | null;
    /** Mean score of the complete days; null when there is none. */
    averageScore: number | null;
    /** The same average of the week before; null when that has no complete day. */
    previousAverage: Macros | null;
    /** Mean score of the week before; null when that has no complete day. */
    previousScore: number | null;
    /**
     * Format: date
     * The complete day with the highest score; of equals the one nearest to the energy target; null with fewer than two complete days.
     */
    best: string | null;
    /**
     * Format: date
     * The complete day with the lowest score, likewise.
     */
    worst: string | null;
    /** What a complete day gave on average, and what is advised; empty when no day is complete. */
    nutrients: NutrientAmount[];
    /** What to do next week, in Chinese, one piece a sentence or two; empty when there is nothing to say. */
    advice: string[];
}

/** The deep dietary report, from the complete days of seven. It informs and does not diagnose. */
export interface DeepReport {
    /** The mean of the sections (good 100, fair 70, poor 40). */
    score: number;
    /** How many complete days it rests on; with fewer than 3 the report fails. */
    completeDays: number;
    /** What the person wants to eat in a day. */
    target: Macros;
    targetSource: TargetSource;
    /** What a complete day gave on average. */
    average: Macros;
    /** What a complete day gave on average of each nutrient, and what is advised. */
    nutrients: NutrientAmount[];
    /** The assessment of the average day, and how regularly was recorded. */
    sections: AssessmentSection[];
}

/** A report of a period, or how far it is. */
export interface ReportDetail {
    /** Id of the report, a new one each time it is generated; null where `status` is `none`. */
    reportId: string | null;
    type: ReportType;
    status: ReportStatus;
    /**
     * Format: date
     * First day of the period.
     */
    from: string;
    /**
     * Format: date
     * Last day of the period, itself included, six days after `from`.
     */
    to: string;
    /**
     * Format: date-time
     * When it became ready or failed; null before.
     */
    generatedAt: string | null;
    /**
     * Format: date-time
     * When the diary of the period last changed after the report was made, so that it may say something else if made anew; null while it is up to date, and where there is none.
     */
    staleSince: string | null;
    /** Why it failed; null unless `status` is `failed`. */
    failReason: ReportFailReason | null;
    /** What it says, where `type` is `week` and `status` is `ready`; null otherwise. */
    week: WeekReport | null;
    /** What it says, where `type` is `deep` and `status` is `ready`; null otherwise. */
    deep: DeepReport | null;
}

/** A food and how much of it. */
export interface FoodAmount {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
}

/**
 * Why an ingredient is worth a look; the client knows the words in each language.
 *
 * - `allergen`: belongs to a group that people are allergic to.
 * - `highGlycemicIndex`: its glycaemic index is above 70 (WS/T 652-2019).
 * - `highPurine`: more than 150 mg of purine per 100 g.
 * - `addedSugar`: sugar was added to it.
 * - `highSodium`, `highFat`, `highCholesterol`: its amount in this meal alone brings a fifth or more of the most that is
 *   advised for a day.
 */
export type IngredientFlagCode = "allergen" | "highGlycemicIndex" | "highPurine" | "addedSugar" | "highSodium" | "highFat" | "highCholesterol";

/**
 * What a person may be allergic to: the eight groups of GB 7718.
 *
 * A person's allergies are one set, wherever they were told: the union of `allergens` of their health tags, of
 * `allergies` in their meal preferences, and of `allergens` of the options they chose in their latest assessment.
 * Ingredient flags, meal plans and food plans heed the whole set. A person takes an allergy back where they stated it.
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
    /** `notice` holds for anyone, `caution` bears on a health tag of the person, `avoid` is one of their allergies, wherever they told it (see `Allergen`). */
    level: "notice" | "caution" | "avoid";
    /** The group, where `code` is `allergen`; absent otherwise. */
    allergen?: Allergen | undefined;
    /** The figure behind it, absent where `code` is `allergen`. Glycaemic index without a unit; purine in mg per 100 g; sodium and cholesterol in mg, fat and the carbohydrate of added sugar in g, each in the amount of this meal. */
    value?: number | undefined;
}

/** An ingredient of something eaten, with what is worth knowing of it. */
export interface RecordedIngredient {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** What is worth knowing; empty when nothing is. */
    flags: IngredientFlag[];
}

/** Something eaten, and what it is made of. */
export interface RecordedFood {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /** What it is made of, seasonings included, as it went into the pan. A plain food has itself as the only one. */
    ingredients: RecordedIngredient[];
}

/** The ingredients of a meal, with what is worth knowing of them, for the person who ate it. */
export interface IngredientRecord {
    /** Id of the analysis. */
    analysisId: string;
    /**
     * Format: date
     * The day the meal belongs to.
     */
    date: string;
    mealType: MealType;
    /** How many ingredients have a flag, those of different foods counted each. */
    flaggedCount: number;
    /** The foods of the meal, in its order. */
    items: RecordedFood[];
}

/** A kind of health data that the product keeps. */
export type HealthDataType = "bloodSugar" | "uricAcid" | "weight" | "sleep" | "bloodPressure" | "heartRate";

/** Something the provider sells in the app. */
export interface Goods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /**
     * What one unit holds, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * What one unit holds, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: number;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: HealthDataType[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: string[];
    /** What it is good for in one line, in Simplified Chinese. */
    purpose: string;
    /** What it is good for in one line, in English. */
    purposeEn: string;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
}

/** A nutrient of which a person gets too little or too much, what is rich in it, and what the shop has. */
export interface NutrientAdvice {
    /** What a day gave on average, and what is advised. */
    nutrient: NutrientAmount;
    /** Whether the average is below `targetMin` or above `targetMax`. */
    direction: "low" | "high";
    /** How many complete days the average is taken over. */
    days: number;
    /** Foods that hold much of it for their energy, 100 g of each, the richest first, none that the person is allergic to; empty where `direction` is `high`. */
    foods: FoodPortion[];
    /** What the shop sells for it, without the text of the product page; empty when nothing. */
    goods: Goods[];
}

/** A food and how much of it, as a person handed it in. The server recognises it by `foodId`, and by `name` without one. */
export interface SubmittedFood {
    /** Id of the food from a search, a lookup or a recognised photo; absent when the person typed the name. */
    foodId?: string | undefined;
    /** Name of the food in the language of the person. */
    name: string;
    /** Amount in g, as eaten. What a photo suggests is an estimate that the person may have corrected. */
    amount: number;
}

/** The analysis of one meal, as a list shows it. */
export interface AnalysisRecord {
    /** Id of the analysis. */
    analysisId: string;
    /**
     * Format: date
     * The day the meal belongs to.
     */
    date: string;
    mealType: MealType;
    /** How far the simple analysis is. */
    status: AnalysisStatus;
    /** How far the deep analysis is; null when it was not submitted, or the portions were changed since. */
    deepStatus: AnalysisStatus | null;
    /** Whether the meal is in the diary. Only saved meals count in the reports. */
    saved: boolean;
    /**
     * Format: date-time
     * When the meal was handed in.
     */
    submittedAt: string;
    source: MealSource;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** The AI-food analysis that the meal was taken over from, for `aiFood.analysisResult`; null for another meal. */
    aiFoodAnalysisId: string | null;
    /** What was handed in, in that order. To be shown while the result is not there, and after a failure. */
    foods: SubmittedFood[];
    /** What the meal gives, the sum of its items; null until `status` is `ready`. */
    macros: Macros | null;
}

/** A page of analyses. */
export interface AnalysisRecordPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Analyses, the last one handed in first. */
    list: AnalysisRecord[];
}

/** A recognised food and the amount that the person set. */
export interface PortionInput {
    /** Id of the food. */
    foodId: string;
    /** Amount in g. */
    amount: number;
}

/** A meal to put into the diary, with the portions as the person corrected them, or to take out of it. */
export interface SimpleAnalysisSave {
    /** Id of the analysis. */
    analysisId: string;
    /**
     * Format: date
     * The day it belongs to, today or before; that of the analysis when absent.
     */
    date?: string | undefined;
    /** Which meal it is; that of the analysis when absent. */
    mealType?: MealType | undefined;
    /** All foods of the meal. One that is left out was not eaten; an empty list takes the meal out of the diary. */
    items: PortionInput[];
}

/** A food of an analysed meal, with what it takes to choose another amount of it. */
export interface AnalysedFood {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app.
     */
    picture?: string | undefined;
    macros: Macros;
    /** Energy and macronutrients of 100 g. `macros` are those of the amount. */
    per100g: Macros;
    /** Household measures to choose an amount by; empty where none are known. */
    servings: FoodServing[];
}

/** Energy and macronutrients of a meal, food by food, beside the goal of its day. */
export interface SimpleAnalysis {
    /** Id of the analysis. */
    analysisId: string;
    /**
     * Format: date
     * The day the meal belongs to.
     */
    date: string;
    mealType: MealType;
    /** How far the simple analysis is. */
    status: AnalysisStatus;
    /** How far the deep analysis is; null when it was not submitted, or the portions were changed since. */
    deepStatus: AnalysisStatus | null;
    /** Whether the meal is in the diary. Only saved meals count in the reports. */
    saved: boolean;
    /**
     * Format: date-time
     * When the meal was handed in.
     */
    submittedAt: string;
    source: MealSource;
    /**
     * Format: uri-reference
     * Address of the photo, absolute or relative to the web app; null where there is none.
     */
    picture: string | null;
    /** The AI-food analysis that the meal was taken over from, for `aiFood.analysisResult`; null for another meal. */
    aiFoodAnalysisId: string | null;
    /** What was handed in, in that order. To be shown while the result is not there, and after a failure. */
    foods: SubmittedFood[];
    /** What the meal gives, the sum of its items; null until `status` is `ready`. */
    macros: Macros | null;
    /** The recognised foods with what each gives, in the order of `foods`, or as they were saved; empty until `status` is `ready`. */
    items: AnalysedFood[];
    /** What the person wants to eat in the whole day. */
    target: Macros;
    targetSource: TargetSource;
    /** What the other recorded meals of that day give together; this meal is not in it. With `macros` it is what the day comes to. */
    otherMeals: Macros;
    /** Why the analysis failed; null unless `status` is `failed`. */
    failReason: AnalysisFailReason | null;
    /** The names in `foods` that are not in the nutrient table; empty unless `failReason` is `unknownFood`. */
    unknownNames: string[];
}

/** A meal to analyse. */
export interface MealSubmission {
    /**
     * Format: date
     * The day the meal belongs to, today or before.
     */
    date: string;
    mealType: MealType;
    /** The AI-food analysis that the meal is taken over from, with its photo; absent for a meal that was searched or typed. */
    aiFoodAnalysisId?: string | undefined;
    /** What was eaten, one to twenty foods. */
    foods: SubmittedFood[];
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
    inviterId?: string | undefined;
}

/**
 * Kind of membership.
 *
 * - 0: non-member
 * - 1: weekly member
 * - 2: monthly member
 * - 3: yearly member
 */
export type MemberType = 0 | 1 | 2 | 3;

/**
 * A flag.
 *
 * - 0: no
 * - 1: yes
 */
export type YesNo = 0 | 1;

/** What the server knows of every user. */
export interface UserProfile {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo;
}

/** The current user, as the native app or a sign-in hands them over. */
export interface User {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo;
    /** The token for the `userToken` header. */
    userToken: string;
    /** Version of the native app, as `major.minor.patch`; absent in a browser. */
    apkVersion?: string | undefined;
}

/**
 * How far a camp is.
 *
 * - `enrolling`: places can be bought.
 * - `full`: it has not begun, and no place is left; a place that is given back makes it `enrolling` again.
 * - `running`: from its first day on. Nobody can join any more.
 * - `over`: after its last day; final.
 */
export type CampStatus = "enrolling" | "full" | "running" | "over";

/** A weight-loss camp as it is sold. One unit is one place; `inStock` says whether one can be bought. */
export interface CampGoods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /**
     * What one unit holds, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * What one unit holds, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: number;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: HealthDataType[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: string[];
    /** What it is good for in one line, in Simplified Chinese. */
    purpose: string;
    /** What it is good for in one line, in English. */
    purposeEn: string;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** Id of the camp. */
    campId: string;
    status: CampStatus;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    /** How many people take part at most. */
    places: number;
    /** How many places are left. */
    placesLeft: number;
    /** Price before a reduction, in cents of `currency`; null where there is none. */
    originalPrice: number | null;
    /** Whether the person takes part. */
    joined: boolean;
    /** Name of the coach. */
    coach: string;
    /** What a place includes, one sentence each, in Simplified Chinese. */
    features: string[];
    /** The same in English, in the same order. */
    featuresEn: string[];
}

/** The camp that a person takes part in and that is not over. */
export interface MyCamp {
    /** Id of the camp. */
    campId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Whether it has begun. */
    status: "upcoming" | "running";
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    /** Which day of the camp today is, from 1; 0 before it begins. */
    day: number;
    /** How many days it lasts. */
    days: number;
    /** The execution plan that goes with the camp, for `plans.executionData`; null until the camp begins. */
    planId: string | null;
    /** Name of the coach. */
    coach: string;
}

/** A meal of the food plan in the overview. */
export interface EvaluationPlanMealOutline {
    mealType: MealType;
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
    /** What it is made of, without the amounts. */
    foods: FoodRef[];
}

/** A day of the food plan in the overview. */
export interface EvaluationPlanDayOutline {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** Number of the day within the plan, from 1. */
    dayNumber: number;
    /** The sum of the day's meals. */
    macros: Macros;
    /** The meals in the order they are eaten. */
    meals: EvaluationPlanMealOutline[];
}

/** A week of meals made for the person's goal, conditions and allergies. */
export interface EvaluationFoodPlan {
    /** Id of the plan. */
    planId: string;
    /** The report it goes with. */
    reportId: string;
    /**
     * Format: date
     * First day, the one after the report.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    /** Energy to eat in a day for the goal, and how much of each macronutrient should give it. A day of the plan keeps within a tenth of the energy. */
    target: Macros;
    /** The days in their order. */
    days: EvaluationPlanDayOutline[];
    /** What the shop has that helps to follow it, without the text of the product page; empty when nothing does. */
    goods: Goods[];
}

/**
 * A time of day on the person's clock, `HH:mm`, 00:00 to 23:59.
 * @example 08:00
 */
export type TimeOfDay = string;

/** A meal of the food plan, with its foods. */
export interface EvaluationPlanMeal {
    mealType: MealType;
    /** Energy and macronutrients of all foods of that meal. */
    macros: Macros;
    time: TimeOfDay;
    /** The foods and their amounts, each weighed as its name says (cooked rice cooked, raw fish raw). */
    foods: FoodPortion[];
    /** A word on preparing or eating it, in Chinese; empty for none. */
    tip: string;
}

/** One day of the food plan in full. */
export interface EvaluationPlanDay {
    /** Id of the plan. */
    planId: string;
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** Number of the day within the plan, from 1. */
    dayNumber: number;
    /** Energy to eat in a day, in kcal. */
    energyTarget: number;
    /** The sum of the meals. */
    macros: Macros;
    /** The meals in the order they are eaten. */
    meals: EvaluationPlanMeal[];
}

/** Which assessment. */
export interface EvaluationId {
    /** Id of the assessment. */
    evaluationId: string;
}

/**
 * Where a report stands.
 *
 * - `generating`: being written.
 * - `ready`: `content` is there, and so is the food plan.
 * - `failed`: `failReason` says why.
 *
 * `generating` → `ready` or `failed` by the server, within 60 seconds; `failed` → `generating` when it is asked for again.
 */
export type EvaluationReportStatus = "generating" | "ready" | "failed";

/**
 * Why a report could not be written.
 *
 * - `implausible`: height and weight do not fit together.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type EvaluationFailReason = "implausible" | "unavailable";

/** What the report says of one side of the person's health. */
export interface EvaluationSection {
    /**
     * What it is about: `body` is weight and waist, `activity` movement and energy need, `conditions` what was diagnosed,
     * `eating` habits, `sleep` its length. Sleep is left out when the person did not answer.
     */
    code: "body" | "activity" | "conditions" | "eating" | "sleep";
    /** `good`: as it should be. `attention`: could be better. `important`: matters most. None is a diagnosis. */
    level: "good" | "attention" | "important";
    /** The finding in Chinese. */
    text: string;
}

/** What a report says. It informs and does not diagnose. */
export interface EvaluationReportContent {
    /** How healthy the habits are, 0 to 100. Stars follow from it as from any rate score. */
    score: number;
    /** Body mass index in kg/m², one decimal. */
    bmi: number;
    /** Energy to eat in a day for the goal, and how much of each macronutrient should give it. */
    target: Macros;
    /** The findings, each about something else. */
    sections: EvaluationSection[];
    /** What to do, the most important first, in Chinese; empty when nothing needs changing. */
    advice: string[];
    /** Id of the food plan that goes with it. */
    planId: string;
}

/** The report on an assessment. Ask for it about every two seconds while it is being written. */
export interface EvaluationReport {
    /** Id of the report. */
    reportId: string;
    /** The assessment it is about. */
    evaluationId: string;
    status: EvaluationReportStatus;
    /** How much of it is written, in percent; 100 when ready, 0 when failed. */
    progress: number;
    /** Why it failed; null unless `status` is `failed`. */
    failReason: EvaluationFailReason | null;
    /**
     * Format: date-time
     * When it was asked for.
     */
    createdAt: string;
    /** What it says; null unless it is ready. */
    content: EvaluationReportContent | null;
}

/**
 * Where a health assessment stands.
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
export type EvaluationStatus = "notStarted" | "answering" | "answered" | "generating" | "ready" | "failed";

/** How far the person has come. Only questions that the answers so far lead to are counted, so `total` may change. */
export interface EvaluationProgress {
    /** Number of the question that waits for an answer, from 1, also after a jump back; `total` once all are done. */
    position: number;
    /** How many questions have an answer. */
    answered: number;
    /** How many questions there are. */
    total: number;
}

/** The newest assessment of the person, and what came of the ones before. */
export interface EvaluationInfo {
    /** Id of the newest assessment; null when none was begun. */
    evaluationId: string | null;
    status: EvaluationStatus;
    progress: EvaluationProgress;
    /** How many minutes the whole assessment takes. */
    estimatedMinutes: number;
    /**
     * Format: date-time
     * When it was begun; null when none was.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * When an answer was last given; null when none was begun.
     */
    updatedAt: string | null;
    /** The newest report that is ready, of this assessment or an earlier one; null when there is none. */
    reportId: string | null;
}

/**
 * How a question is answered.
 *
 * - 0: one of its options
 * - 1: one or more of its options
 * - 2: input; a number that is typed in (that it is a number is assumed)
 */
export type QuestionType = 0 | 1 | 2;

/**
 * Whether a question must be answered.
 *
 * - 0: optional
 * - 1: required
 */
export type RequiredFlag = 0 | 1;

/** An answer to choose. */
export interface EvaluationOption {
    /** Id of the option within its question. */
    optionId: string;
    /** The option in Simplified Chinese. */
    text: string;
    /** The option in English. */
    textEn: string;
    /** True for an option such as "none of these", which is never chosen together with another. */
    exclusive: boolean;
    /** What a person who chooses it is allergic to or cannot digest; absent for other options. */
    allergens?: Allergen[] | undefined;
}

/** Which numbers a question takes that is answered by typing one. Height and weight have the ranges of `BodyHeight` and `BodyWeight`. */
export interface EvaluationInput {
    /** Unit of the number; h is hours. */
    unit: "cm" | "kg" | "h";
    /** Least number that is taken, in `unit`. */
    min: number;
    /** Greatest number that is taken, in `unit`. */
    max: number;
    /** How many decimals it may have. */
    decimals: number;
}

/** The answer that leads to a question which is not put to everybody. */
export interface EvaluationCondition {
    /** Id of the question before. */
    itemId: string;
    /** The option that must be among those chosen there. */
    optionId: string;
}

/** An answer to one question. Without options and with `value` null it leaves the question open. */
export interface EvaluationAnswer {
    /** The options chosen, one for a single choice; empty for a question that takes a number. */
    optionIds: string[];
    /** The number typed in, in the unit of the question; null for a choice. */
    value: number | null;
}

/** A question of the health assessment, with the answer given so far. */
export interface EvaluationItem {
    /** Id of the question. */
    itemId: string;
    questionType: QuestionType;
    requiredFlag: RequiredFlag;
    /** The question in Simplified Chinese. */
    text: string;
    /** The question in English. */
    textEn: string;
    /** What helps to answer it, in Simplified Chinese; absent where nothing needs saying. */
    hint?: string | undefined;
    /** The same in English; there whenever `hint` is. */
    hintEn?: string | undefined;
    /** The options in their order; empty for a question that takes a number. */
    options: EvaluationOption[];
    /** Which number it takes; null for a choice. */
    input: EvaluationInput | null;
    /** The answer that leads here; null for a question that everybody gets. The server picks the questions by it. */
    showWhen: EvaluationCondition | null;
    /** What the person has answered; null when they have not come to it. */
    answer: EvaluationAnswer | null;
}

/**
 * An answer, to get the question after it. Without `itemId` nothing is answered: the reply is the question that the person
 * left off at, or the first one of a new assessment.
 */
export interface EvaluationNextInput {
    /** The assessment; absent for the one under way, and for a new one when none is. */
    evaluationId?: string | undefined;
    /** The question that is answered. */
    itemId?: string | undefined;
    /** The answer; absent to leave an optional question open. */
    answer?: EvaluationAnswer | undefined;
}

/** The question that is put now. */
export interface EvaluationStep {
    /** Id of the assessment. */
    evaluationId: string;
    /** The question; null when nothing is left to ask, so that the report can be asked for. */
    item: EvaluationItem | null;
    progress: EvaluationProgress;
    /** True for the first question, before which there is none. */
    isFirst: boolean;
}

/** Which question to go back from, with what was entered there so far. */
export interface EvaluationPreInput {
    /** The assessment. */
    evaluationId: string;
    /** The question on the screen; absent after the last one. */
    itemId?: string | undefined;
    /** What is entered there, kept as it is where it is a possible answer, dropped otherwise. */
    answer?: EvaluationAnswer | undefined;
}

/**
 * What one person is to another, as a code of `family.relationshipEnum`. The server keeps the list and may extend it, so an unknown code is shown by the name that comes with it.
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

/** What other people see of a user. */
export interface UserCard {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
}

/** Which relation of two people, an invitation included. */
export interface FamilyRelationshipId {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
}

/**
 * Where the relation of two people stands.
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
export type FamilyStatus = "invited" | "accepted" | "declined" | "expired" | "removed";

/** What one person is to another, with its names. */
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
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
    status: FamilyStatus;
    /** The number that was invited. There in an invitation that one sent, absent in one that one received. */
    phoneNumber?: PhoneNumber | undefined;
    /** What the invited person is to the inviter, as the inviter said. */
    relation: FamilyRelation;
    /** What the inviter shares once the invitation is accepted; empty for nothing. */
    shared: FamilySharedKind[];
    /**
     * Format: date-time
     * When the invitation was sent.
     */
    invitedAt: string;
    /**
     * Format: date-time
     * Until when it can be answered, seven days after it was sent.
     */
    expiresAt: string;
    /**
     * Format: date-time
     * When it was accepted, declined or taken back; null while it is open and when it expired.
     */
    answeredAt: string | null;
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
    /**
     * Format: date-time
     * When it was measured.
     */
    measuredAt: string;
}

/** A blood pressure. */
export interface FamilyBloodPressure {
    /** Upper value in mmHg. */
    systolic: number;
    /** Lower value in mmHg. */
    diastolic: number;
    /** Beats per minute; null when it was not noted. */
    pulse: number | null;
    /**
     * Format: date-time
     * When it was measured.
     */
    measuredAt: string;
}

/** A blood glucose. */
export interface FamilyBloodSugar {
    /** Blood glucose in mmol/L. */
    glucose: number;
    /** When in relation to food: fasting in the morning, before a meal, two hours after one, at bedtime, any other time. */
    moment: "fasting" | "beforeMeal" | "afterMeal" | "bedtime" | "other";
    /**
     * Format: date-time
     * When it was measured.
     */
    measuredAt: string;
}

/** A heart rate at rest. */
export interface FamilyHeartRate {
    /** Beats per minute. */
    heartRate: number;
    /**
     * Format: date-time
     * When it was measured.
     */
    measuredAt: string;
}

/** The steps of a day. */
export interface FamilySteps {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** Number of steps; so far, when the day is today. */
    steps: number;
}

/** How one day went, for a calendar. What is neither taken nor skipped was missed, or is still pending when the day is today. */
export interface MedicationDay {
    /**
     * Format: date
     * The day.
     */
    date: string;
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
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
    /** What the member is to oneself. */
    relation: FamilyRelation;
    gender: Gender;
    /**
     * Format: date
     * Date of birth; null when not given.
     */
    birthDate: string | null;
    /** Number to call the member on; null for one without, such as a child. */
    phoneNumber: PhoneNumber | null;
    /**
     * Format: date-time
     * When the two became family.
     */
    since: string;
    /** What the member shares with oneself; empty for nothing. */
    sharedWithMe: FamilySharedKind[];
    /** What one shares with the member; empty for nothing. */
    sharedByMe: FamilySharedKind[];
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
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
    /** What the member is to oneself. */
    relation: FamilyRelation;
    gender: Gender;
    /**
     * Format: date
     * Date of birth; null when not given.
     */
    birthDate: string | null;
    /** Number to call the member on; null for one without, such as a child. */
    phoneNumber: PhoneNumber | null;
    /**
     * Format: date-time
     * When the two became family.
     */
    since: string;
    /** What the member shares with oneself; empty for nothing. */
    sharedWithMe: FamilySharedKind[];
    /** What one shares with the member; empty for nothing. */
    sharedByMe: FamilySharedKind[];
    latest: FamilyReadings;
    trends: FamilyTrends;
}

/** Whose family it is. `userId`, `userName` and `avatar` are those of the person it is named after. */
export interface FamilyName {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /** Name of the family, made from the person's name. */
    familyName: string;
    /** The code that was asked about; absent when it is one's own family. */
    inviteCode?: string | undefined;
    /** What one would see of the person after joining. There with `inviteCode`, absent otherwise. */
    shared?: FamilySharedKind[] | undefined;
    /**
     * Format: date-time
     * When the code stops to work. There with `inviteCode`, absent otherwise.
     */
    expiresAt?: string | undefined;
}

/** A code that a person shows as a QR code or sends as a link, so that another joins them. Showing it is its owner's consent: who uses it is joined at once. It serves one person; the next request gives another code. */
export interface InviteCode {
    /**
     * The code.
     * @example FH7K2M9QX4
     */
    inviteCode: string;
    /**
     * Format: uri
     * Address of the web app with the code in it. The QR code holds this text; the link is also shared as it is.
     */
    link: string;
    /**
     * Format: date-time
     * When the code stops to work, 72 hours after it was made.
     */
    expiresAt: string;
}

/** A code to join the family with, and what its owner shares with who uses it. */
export interface FamilyQrCode {
    /**
     * The code.
     * @example FH7K2M9QX4
     */
    inviteCode: string;
    /**
     * Format: uri
     * Address of the web app with the code in it. The QR code holds this text; the link is also shared as it is.
     */
    link: string;
    /**
     * Format: date-time
     * When the code stops to work, 72 hours after it was made.
     */
    expiresAt: string;
    /** What who uses the code sees of its owner at first; empty for nothing. The owner may change it for each member later. */
    shared: FamilySharedKind[];
}

/** The members of one's family and the invitations that one sent. */
export interface FamilyRelationships {
    /** Everyone that one is family with, longest first. */
    members: FamilyMember[];
    /** Invitations that one sent and nobody accepted, the last to each person, newest first: `invited`, `declined` or `expired`. One that was taken back is not listed. */
    invitations: FamilyInvitation[];
}

/** Whom to join, by a code, or which relation to change: one of `inviteCode` and `relationshipId` is there. When both are, the code counts. */
export interface FamilyMemberInput {
    /** The code from the other person's QR code or link. */
    inviteCode?: string | undefined;
    /** The relation to change. */
    relationshipId?: string | undefined;
    /** What the other person is to oneself. */
    relationCode: FamilyRelationCode;
    /** What one shares with the other person from now on; empty for nothing. It replaces what was shared before. */
    shared: FamilySharedKind[];
}

/** Whom to invite by phone number. */
export interface FamilyPhoneInvitationInput {
    /** The number that the other person signed up with. */
    phoneNumber: PhoneNumber;
    /** What the other person is to oneself. */
    relationCode: FamilyRelationCode;
    /** What one shares with the other person once they accept; empty for nothing. */
    shared: FamilySharedKind[];
}

/**
 * What feedback is about.
 *
 * - `malfunction`: something does not work.
 * - `suggestion`: something could be better.
 * - `content`: a food, a value or a text is wrong.
 * - `order`: an order, a delivery or a refund.
 * - `other`: anything else.
 */
export type FeedbackType = "malfunction" | "suggestion" | "content" | "order" | "other";

/** A complaint or a suggestion. */
export interface FeedbackInput {
    type: FeedbackType;
    /** What the person says, 10 to 500 characters. */
    text: string;
    /** Addresses of uploaded pictures; empty for none. */
    pictures: string[];
    /** Phone number or e-mail address for an answer; empty when the person wants none. */
    contact: string;
    /** The order that it is about; absent for none. */
    orderId?: string | undefined;
    /** Path of the page that it is about, without its query; absent when not known. */
    page?: string | undefined;
}

/** Feedback has arrived. */
export interface FeedbackReceipt {
    /** Id of the feedback, for the person to refer to. */
    feedbackId: string;
    /**
     * Format: date-time
     * When it arrived.
     */
    submittedAt: string;
}

/**
 * How much time a chart shows, back from a day.
 *
 * - `week`: 7 days, that day the last
 * - `month`: 30 days, that day the last
 * - `year`: 12 calendar months, that day's month the last
 */
export type HealthPeriod = "week" | "month" | "year";

/**
 * What exactly a series holds.
 *
 * - `weight`: body weight, kg
 * - `bloodSugarFasting`: blood sugar before breakfast, mmol/L
 * - `bloodSugarAfterMeal`: blood sugar two hours after a meal, mmol/L
 * - `systolic`, `diastolic`: blood pressure, mmHg
 * - `sleep`: time asleep in a night, h
 * - `heartRate`: heart rate at rest, bpm
 * - `uricAcid`: uric acid in the blood, µmol/L
 */
export type HealthSeriesCode = "weight" | "bloodSugarFasting" | "bloodSugarAfterMeal" | "systolic" | "diastolic" | "sleep" | "heartRate" | "uricAcid";

/** Between which values a reading counts as normal for this person. It informs and does not diagnose. */
export interface NormalRange {
    /** Lowest normal value; null for no lower limit. */
    min: number | null;
    /** Highest normal value; null for no upper limit. */
    max: number | null;
    /** The publication that the range is taken from. */
    reference: string;
}

/**
 * Where a value comes from.
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
    /**
     * Format: date-time
     * When it was measured; of sleep, when the person woke up.
     */
    measuredAt: string;
    source: HealthDataSource;
}

/** A point of a chart: a day, or a month of a year. The reading in it is the latest of that time, except that the value of a month is the mean of its readings. A day or a month without a reading has no point. */
export interface HealthDataPoint {
    /** The value, in the unit that it comes with (a weight in kg). */
    value: number;
    /**
     * Format: date-time
     * When it was measured; of sleep, when the person woke up.
     */
    measuredAt: string;
    source: HealthDataSource;
    /**
     * Format: date
     * The day, or the first day of the month.
     */
    date: string;
    /** Lowest reading of that time, in the unit of the series. */
    min: number;
    /** Highest reading of that time, in the unit of the series. */
    max: number;
    /** How many readings there are of that time. */
    count: number;
}

/** A line of a chart. */
export interface HealthDataSeries {
    code: HealthSeriesCode;
    /** Unit of all its values. */
    unit: "kg" | "mmol/L" | "mmHg" | "h" | "bpm" | "µmol/L";
    /** The normal range; null where none can be told, as for a weight without a height. */
    normal: NormalRange | null;
    /** What the person aims at, in `unit`, such as the weight of the slimming plan; null without a goal. */
    goal: number | null;
    /** The latest reading, in the period or before it; null when there never was one. */
    latest: HealthDataReading | null;
    /** The points of the period, oldest first; empty when nothing was measured in it. */
    points: HealthDataPoint[];
}

/** When the native app reminds to measure a kind of health data. */
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
    healthDataType: HealthDataType;
    period: HealthPeriod;
    /**
     * Format: date
     * First day of the period.
     */
    from: string;
    /**
     * Format: date
     * Last day of the period, itself included.
     */
    to: string;
    /** Whether a call takes a value that the person types: true for weight (`healthData.saveWeightWithCompareLast`). Other values come from devices, or from the native page `healthEntry`. */
    canEnter: boolean;
    /** One line for most kinds, two for blood pressure (systolic, diastolic) and blood sugar (fasting, after a meal). */
    series: HealthDataSeries[];
    /** The reminder to measure; null when the person never set one. */
    remind: HealthDataRemind | null;
}

/** A weight to keep. */
export interface WeightInput {
    /** Body weight in kg, one decimal. */
    weight: BodyWeight;
    /**
     * Format: date-time
     * When it was measured; now when absent.
     */
    measuredAt?: string | undefined;
    /** @default manual */
    source?: HealthDataSource | undefined;
    /**
     * True when the person has looked again at a weight that was refused for being far from the last one.
     * @default false
     */
    confirmed?: boolean | undefined;
}

/** A kept weight, beside the one before it. */
export interface WeightComparison {
    /** The weight as it was kept, in kg. */
    weight: HealthDataReading;
    /** The latest weight measured before it, in kg; null when there is none. */
    last: HealthDataReading | null;
    /** Weight less the last one, in kg, one decimal, negative for a loss; null when there is no last one. */
    change: number | null;
    /** The change in percent of the last one, one decimal; null when there is no last one. */
    changePercent: number | null;
    /** Body mass index with this weight, in kg/m², one decimal; null when the height is not known. */
    bmi: number | null;
}

/**
 * What the person was doing.
 *
 * - `resting`: sitting quietly for some minutes
 * - `active`: during exercise or right after it
 */
export type HeartRateState = "resting" | "active";

/** A measurement of the heart rate. */
export interface HeartRateRecord {
    /** Id of the measurement. */
    recordId: string;
    /** Heart rate in bpm, the median of the measurement, so that a spike does not count. */
    heartRate: number;
    state: HeartRateState;
    /**
     * Format: date-time
     * When it was measured.
     */
    measuredAt: string;
    source: HealthDataSource;
}

/** The heart rate at rest over a period. */
export interface HeartRateAverage {
    period: HealthPeriod;
    /**
     * Format: date
     * First day of the period.
     */
    from: string;
    /**
     * Format: date
     * Last day of the period, itself included.
     */
    to: string;
    /** Mean of the measurements at rest in bpm, rounded half up; null when there are none. */
    average: number | null;
    /** Lowest of them in bpm; null when there are none. */
    min: number | null;
    /** Highest of them in bpm; null when there are none. */
    max: number | null;
    /** How many there are. */
    count: number;
    /** The latest measurement in any state, in the period or before it; null when there never was one. */
    last: HeartRateRecord | null;
}

/** Which page of a list is asked for. */
export interface PageQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
}

/** Which part of the heart-rate history is asked for. */
export interface HeartRateHistoryQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /**
     * Format: date
     * First day; from the beginning when absent.
     */
    from?: string | undefined;
    /**
     * Format: date
     * Last day, itself included; today when absent.
     */
    to?: string | undefined;
    /** Measurements in this state only; all when absent. */
    state?: HeartRateState | undefined;
}

/** A page of the heart-rate history. */
export interface HeartRateHistoryPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** The measurements, newest first. */
    list: HeartRateRecord[];
}

/** Which draw. */
export interface DrawId {
    /** Id of the draw. */
    drawId: string;
}

/** An amount of money in cents of the currency beside it. */
export type Cents = number;

/**
 * Where a draw stands. Until it is `paid`, `failed` or `rejected`, which are final, it is pending and holds its amount
 * back from what can be drawn; a failed or rejected one gives the amount free again.
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
export type DrawStatus = "submitted" | "approved" | "awaitingConfirmation" | "transferring" | "paid" | "failed" | "rejected";

/**
 * Why a draw came to nothing.
 *
 * - `nameMismatch`: the real name of the account is not that of the promoter.
 * - `notConfirmed`: the person did not confirm the transfer in time.
 * - `refused`: the review refused it for another reason.
 * - `transferFailed`: the messaging app could not make the transfer.
 */
export type DrawFailReason = "nameMismatch" | "notConfirmed" | "refused" | "transferFailed";

/** Income that a promoter draws to their account in the messaging app. */
export interface Draw {
    /** Id of the draw. */
    drawId: string;
    /** What is drawn. Nothing is deducted from it. */
    amount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    status: DrawStatus;
    /**
     * Format: date-time
     * When the person asked for it.
     */
    submittedAt: string;
    /**
     * Format: date-time
     * When it came to its status; the day it was paid for one that is paid.
     */
    updatedAt: string;
    /** The account of the messaging app that it goes to, masked, with the masked real name in brackets, such as `zhou***88（*航）`. */
    account: string;
    /**
     * Format: date-time
     * Until when the person can confirm the transfer, 24 hours after it was requested; null unless it awaits the confirmation.
     */
    confirmBefore: string | null;
    /** Why it failed or was rejected; null otherwise. */
    failReason: DrawFailReason | null;
}

/** A page of draws. */
export interface DrawPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Draws, newest first. */
    list: Draw[];
}

/** A draw to ask for. */
export interface DrawInput {
    /** What to draw, between the `minimum` and the `maximum` of the drawable amount and at most its `amount`. */
    amount: Cents;
    /** Made by the client once for each confirmation of the person. The same id again asks for nothing new and gives the draw of the first time, so that a double tap or a repeated request draws once. */
    requestId: string;
}

/** What can be drawn now, and the limits of one draw. */
export interface DrawableAmount {
    /** What can be drawn now, `available` of the summary less `pending`. */
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

/** A draw whose transfer is prepared, with what the native app hands to the messaging app. */
export interface DrawTransfer {
    draw: Draw;
    /** Id of the paying merchant in the messaging app. */
    merchantId: string;
    /** Id of the app in the messaging app. */
    appId: string;
    /** Opaque text that opens the confirmation in the messaging app. Handed on as it is, never shown or kept. */
    transferPackage: string;
}

/** What a promoter has earned and not yet received. `totalAmount` = `available` + `unsettled`. */
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
 * What a promoter earns by.
 *
 * - `goodsOrder`: an order of goods.
 * - `membership`: a membership that was bought.
 */
export type IncomeSource = "goodsOrder" | "membership";

/** Income from one purchase of somebody whom the promoter brought. It is settled once the purchase cannot be refunded any more. */
export interface IncomeEntry {
    /** Id of the entry. */
    incomeId: string;
    source: IncomeSource;
    /** What was bought, in Simplified Chinese. */
    title: string;
    /** Who bought it, masked by the server. */
    buyer: string;
    /** What the buyer paid, without freight. */
    baseAmount: Cents;
    /** The promoter's share in %. */
    ratePercent: number;
    /** What the promoter earns, `baseAmount` × `ratePercent` / 100, rounded down to a cent. */
    amount: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /**
     * Format: date-time
     * When the purchase was paid.
     */
    earnedAt: string;
    /**
     * Format: date
     * The day on which it will be settled; null until the buyer has received the goods.
     */
    settlesOn: string | null;
}

/** A page of income that waits to be settled. */
export interface IncomeEntryPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Entries, newest first. */
    list: IncomeEntry[];
}

/** An article to read. Its HTML is written by many hands and is not to be trusted. */
export interface Article {
    /** Id of the article. */
    articleId: string;
    /** Title. */
    title: string;
    /** What it is about, in a sentence or two; for a preview and for sharing. */
    summary: string;
    /** Name of the author. */
    author: string;
    /** What the author is, such as a profession; empty when not told. */
    authorTitle: string;
    /**
     * Format: date-time
     * When it was published.
     */
    publishedAt: string;
    /**
     * Format: uri-reference
     * Address of a picture for lists and sharing, absolute or relative to the web app; null for none.
     */
    cover: string | null;
    /** How long it takes to read, in minutes. */
    minutes: number;
    /** The text as a fragment of HTML, without the title. A client lets through what text, lists, tables, quotations, links and pictures need, and drops everything else. */
    html: string;
}

/**
 * How far a person is with a section of a course.
 *
 * - `locked`: the section before it is not finished.
 * - `unread`: it can be opened.
 * - `reading`: it was opened.
 * - `finished`: it was read to the end; final. The next section is no longer `locked`.
 */
export type CourseSectionStatus = "locked" | "unread" | "reading" | "finished";

/** A section of a course. Its text is an article. */
export interface CourseSection {
    /** Id of the section. */
    sectionId: string;
    /** Its place in the course, from 1. */
    number: number;
    /** Title. */
    title: string;
    /** What it is about. */
    summary: string;
    /** The article that holds its text. */
    articleId: string;
    /** How long it takes, in minutes. */
    minutes: number;
    status: CourseSectionStatus;
    /** How much of it was read, in percent; 0 while locked or unread, 100 when finished. */
    progress: number;
}

/** A course with its sections and how far the person is. */
export interface Course {
    /** Id of the course. */
    courseId: string;
    /** Title. */
    title: string;
    /** What one learns, in a few sentences. */
    summary: string;
    /** Name of the teacher. */
    teacher: string;
    /** What the teacher is, such as a profession; empty when not told. */
    teacherTitle: string;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app; null for none.
     */
    cover: string | null;
    /** How long all sections take, in minutes. */
    minutes: number;
    /** `notStarted` until a section is opened, then `learning`, and `finished` once all sections are. */
    status: "notStarted" | "learning" | "finished";
    /** How much of the course was read, in percent, the mean of its sections. */
    progress: number;
    /** The sections in their order. */
    sections: CourseSection[];
}

/**
 * What a piece of content is.
 *
 * - `article`: a text to read.
 * - `course`: several sections, with progress.
 */
export type ContentType = "article" | "course";

/**
 * What a task of a plan asks for.
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
    contentId: string;
    contentType: ContentType;
    /** Title. */
    title: string;
    /** What it is about, in a sentence or two. */
    summary: string;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app; null for none.
     */
    cover: string | null;
    /** How long it takes, in minutes, all sections together. */
    minutes: number;
    /** The kinds of task it helps with; empty for none. */
    taskTypes: TaskType[];
    /** The kinds of health data it explains; empty for none. */
    healthDataTypes: HealthDataType[];
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
     * Where it leads.
     */
    url: string;
    /**
     * Format: date-time
     * Until when it leads there; null when it does not expire.
     */
    expiresAt: string | null;
}

/**
 * The published table that a glycaemic index comes from.
 *
 * - `chinaFct2009`: China Food Composition, 2nd edition (2009), table of glycaemic index
 * - `atkinson2008`: International tables of glycemic index and glycemic load values: 2008 (Diabetes Care 31)
 * - `fosterPowell2002`: International table of glycemic index and glycemic load values: 2002 (Am J Clin Nutr 76)
 */
export type GlycemicSource = "chinaFct2009" | "atkinson2008" | "fosterPowell2002";

/** A food and how far it raises blood sugar. The band (low, medium, high) follows from `gi` by the cut-offs of the region. */
export interface GlycemicFood {
    /**
     * Id of the food in this list.
     * @example gi-001
     */
    foodId: string;
    /**
     * Name in Simplified Chinese, with the way it was prepared in brackets.
     * @example 大米饭
     */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory;
    /** Glycaemic index, without a unit (glucose = 100), rounded half up to a whole number. */
    gi: number;
    /** Carbohydrate with fibre, in g per 100 g of the food as named; `null` where no value is published for it. */
    carbohydratePer100g: number | null;
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
export type PurineSource = "chinaFct6" | "kaneko2014";

/** A food and its purine. The band (low, medium, high) follows from `purinePer100g`. */
export interface PurineFood {
    /**
     * Id of the food in this list.
     * @example pu-001
     */
    foodId: string;
    /**
     * Name in Simplified Chinese, with the way it was prepared in brackets.
     * @example 香菇（干）
     */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Other names, Chinese or English, that a search finds as well. Not shown as a title. */
    aliases?: string[] | undefined;
    category: FoodCategory;
    /** Sum of the four purine bases in mg per 100 g of the edible part, as named. */
    purinePer100g: number;
    /** Energy in kcal per 100 g of the food as named (a bean or grain counts dry unless its name says cooked); `null` where no value is published for it. */
    energyPer100g: number | null;
    source: PurineSource;
}

/**
 * What became of a customised meal plan.
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
export type MealPlanStatus = "none" | "generating" | "ready" | "failed" | "replaced" | "deleted";

/** A day of the calendar strip. */
export interface MealPlanCalendarDay {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** That of the plan which is about the day. */
    status: MealPlanStatus;
    /** How many meals are planned, eaten ones included. */
    mealCount: number;
    /** How many of them are marked as eaten. */
    finishedCount: number;
    /** Energy of all planned meals, in kcal. */
    energy: number;
}

/** What is to be deleted. */
export interface MealPlanDeletion {
    /** `day`: the meals of one day. `plan`: those of the whole plan from today on. */
    scope: "day" | "plan";
    /**
     * Format: date
     * The day, today or later, where `scope` is `day`; today when absent. Not heeded otherwise.
     */
    date?: string | undefined;
}

/** What a deletion would take away. Nothing is deleted until it is applied. */
export interface MealPlanDeletionPreview {
    /** Id of the preview, to apply it. */
    previewId: string;
    /** Whether it is about one day or the whole plan. */
    scope: "day" | "plan";
    /** The days that lose meals, earliest first. */
    dates: string[];
    /** How many meals would be deleted. */
    mealCount: number;
    /** How many meals of these days stay because they were eaten; for the whole plan, from today on. */
    finishedKept: number;
    /**
     * Format: date-time
     * Until when it can be applied, 10 minutes from now.
     */
    expiresAt: string;
}

/**
 * What an item is on the table. An item is replaced by another of its kind.
 *
 * - `staple`: rice, noodles, bread, porridge, maize, tubers
 * - `main`: a dish of meat, fish, eggs or tofu, or an egg
 * - `side`: a dish of vegetables
 * - `soup`
 * - `drink`: milk, yogurt, soya milk
 * - `fruit`
 * - `nuts`
 */
export type MealCourse = "staple" | "main" | "side" | "soup" | "drink" | "fruit" | "nuts";

/** A dish or a plain food of a planned meal. */
export interface PlannedDish {
    /** Id of the food. */
    foodId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Amount in g. */
    amount: number;
    /**
     * Format: uri-reference
     * Address of a picture, absolute or relative to the web app.
     */
    picture?: string | undefined;
    macros: Macros;
    course: MealCourse;
    /** What the amount of the dish is made of; what they give adds up to what the dish gives. Empty for a plain food. */
    ingredients: FoodPortion[];
    /** What it holds that people may be allergic to; empty when nothing. */
    allergens: Allergen[];
    /** Cooking time in minutes; 0 for a plain food. */
    minutes: number;
    /** How it is cooked, in Chinese; null for a plain food. */
    method: string | null;
}

/** A meal of the plan. */
export interface PlannedMeal {
    /** Id of the meal. It stays when the meal is replaced. */
    mealId: string;
    mealType: MealType;
    /** When it is meant to be eaten. */
    time: TimeOfDay;
    /** Whether it is marked as eaten. Such a meal is neither replaced nor deleted. */
    finished: boolean;
    /**
     * Format: date-time
     * When it was marked; null while it is not.
     */
    finishedAt: string | null;
    /** What the meal gives, the sum of its items. */
    macros: Macros;
    /** What is on the table. */
    items: PlannedDish[];
    /** Why it suits the person, in Chinese. */
    note: string;
}

/** A day of the plan with its meals. */
export interface MealPlanDay {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** That of the plan which is about the day. */
    status: MealPlanStatus;
    /** The plan which is about the day; null where `status` is `none`. */
    planId: string | null;
    /** What the person wants to eat in a day. */
    target: Macros;
    targetSource: TargetSource;
    /** What all planned meals give together. */
    macros: Macros;
    /** What the meals marked as eaten give. */
    eaten: Macros;
    /** The planned meals by their time of day; empty where nothing is planned. */
    meals: PlannedMeal[];
}

/**
 * What a person wants to reach by eating.
 *
 * - `loseWeight`: lose weight.
 * - `maintainWeight`: keep the weight and eat better.
 * - `gainMuscle`: gain muscle.
 * - `controlGlucose`: keep the blood glucose steady.
 */
export type DietaryGoal = "loseWeight" | "maintainWeight" | "gainMuscle" | "controlGlucose";

/** A taste that a person likes or a dish has. */
export type Taste = "light" | "savoury" | "sour" | "sweet" | "spicy";

/** What a person asks of their meals. */
export interface MealPlanPreferences {
    dietaryGoal: DietaryGoal;
    /** Tastes that are liked; dishes with them come first. Empty for any. */
    tastes: Taste[];
    /** Allergies told here, empty for none. No dish holds any of them, nor any that the person told elsewhere (see `Allergen`). */
    allergies: Allergen[];
    /** Foods that are not eaten, as the person wrote them; no dish has one by that name. Empty for none. */
    avoidedFoods: string[];
    /** Ids of the health tags to heed, from the health tag groups; empty for none. */
    tagIds: string[];
    /** The meals of a day to plan. */
    mealTypes: MealType[];
    /** Longest cooking time of a dish in minutes; null when it does not matter. */
    maxCookingMinutes: number | null;
}

/** New preferences, from which a new plan is made. */
export interface MealPlanSubmit {
    /** Always `submit` here. */
    action: "submit";
    /**
     * Format: date
     * First day of the new plan, today or later; tomorrow when absent.
     */
    from?: string | undefined;
    preferences: MealPlanPreferences;
}

/** A prepared change that is to happen. */
export interface MealPlanApply {
    /** Always `apply` here. */
    action: "apply";
    /** The preview of a replacement or a deletion. */
    previewId: string;
}

/** A change of the meal plan; `action` tells which. */
export type MealPlanModification = MealPlanSubmit | MealPlanApply;

/**
 * Why a plan or a preview could not be made.
 *
 * - `tooFewDishes`: the preferences leave too few dishes for a plan.
 * - `noAlternative`: nothing else suits the preferences.
 * - `unavailable`: the server could not do it now; the same again may work.
 */
export type MealPlanFailReason = "tooFewDishes" | "noAlternative" | "unavailable";

/** The newest plan of the person, were it only to have been deleted. */
export interface MealPlanState {
    status: MealPlanStatus;
    /** Id of the plan; null where `status` is `none`. */
    planId: string | null;
    /**
     * Format: date
     * First day of the plan; null where `status` is `none`.
     */
    from: string | null;
    /**
     * Format: date
     * Last day, itself included, six days after `from`; null where `status` is `none`.
     */
    to: string | null;
    /**
     * Format: date-time
     * When the status last changed or a meal was deleted; null where `status` is `none`.
     */
    updatedAt: string | null;
    /** Why it failed; null unless `status` is `failed`. */
    failReason: MealPlanFailReason | null;
}

/** Which day's meals are to be replaced. */
export interface DayReplacement {
    /**
     * Format: date
     * The day, today or later.
     */
    date: string;
}

/**
 * How far a prepared replacement is.
 *
 * - `generating`: other meals are being looked for.
 * - `ready`: the preview shows what changes; nothing has changed yet.
 * - `failed`: nothing else suits the preferences; `failReason` says so.
 * - `applied`: it has happened.
 * - `expired`: it was not applied within 10 minutes.
 *
 * `generating` → `ready` or `failed`; `ready` → `applied` or `expired`. A person who does not want the change lets the
 * preview expire. A client asks again every 2 seconds; within 60 seconds a preview is no longer `generating`.
 */
export type MealPlanPreviewStatus = "generating" | "ready" | "failed" | "applied" | "expired";

/** A meal as it is and as it would be. */
export interface MealChange {
    /** Id of the meal. */
    mealId: string;
    mealType: MealType;
    /** The meal as it was when the change was prepared. */
    before: PlannedMeal;
    /** The meal as it would be, the same as before where nothing else suits; null while that is not known. */
    after: PlannedMeal | null;
}

/** A prepared replacement. Nothing has changed until it is applied. */
export interface MealPlanPreview {
    /** Id of the preview, to ask for it and to apply it. */
    previewId: string;
    /** Whether one item of a meal, a whole meal, or all meals of a day that are not eaten yet are replaced. */
    kind: "replaceDish" | "replaceMeal" | "replaceDay";
    status: MealPlanPreviewStatus;
    /**
     * Format: date
     * The day it is about.
     */
    date: string;
    /**
     * Format: date-time
     * Until when it can be applied.
     */
    expiresAt: string;
    /** Why it failed; null unless `status` is `failed`. */
    failReason: MealPlanFailReason | null;
    /** Each meal before and after, by time of day. */
    changes: MealChange[];
    /** What all meals of the day give without the change. */
    dayBefore: Macros;
    /** What all meals of the day give with the change; null while that is not known. */
    dayAfter: Macros | null;
}

/** Which meal, or which item of it, is to be replaced. */
export interface MealReplacement {
    /** Id of the meal. */
    mealId: string;
    /** The item to replace by another of its course; the whole meal when absent. */
    foodId?: string | undefined;
}

/** The preferences that were submitted last. */
export interface MealPlanSubmission {
    dietaryGoal: DietaryGoal;
    /** Tastes that are liked; dishes with them come first. Empty for any. */
    tastes: Taste[];
    /** Allergies told here, empty for none. No dish holds any of them, nor any that the person told elsewhere (see `Allergen`). */
    allergies: Allergen[];
    /** Foods that are not eaten, as the person wrote them; no dish has one by that name. Empty for none. */
    avoidedFoods: string[];
    /** Ids of the health tags to heed, from the health tag groups; empty for none. */
    tagIds: string[];
    /** The meals of a day to plan. */
    mealTypes: MealType[];
    /** Longest cooking time of a dish in minutes; null when it does not matter. */
    maxCookingMinutes: number | null;
    /**
     * Format: date-time
     * When they were submitted.
     */
    submittedAt: string;
    /** Every allergy of the person that the plan heeds, those told elsewhere included (see `Allergen`). */
    heededAllergies?: Allergen[] | undefined;
}

/** Which reminder. */
export interface MedicationReminderId {
    /** Id of the reminder. */
    reminderId: string;
}

/**
 * What a dose and the stock are counted in.
 *
 * Pieces: `tablet`, `capsule`, `sachet`, `drop`, `puff` (of an inhaler or a spray), `patch`.
 * Amounts: `ml`, `mcg` (µg), `mg`, `g`, `iu` (international units).
 */
export type DoseUnit = "tablet" | "capsule" | "sachet" | "drop" | "puff" | "patch" | "ml" | "mcg" | "mg" | "g" | "iu";

/** A medicine and how much of it makes one dose. */
export interface MedicinePortion {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
}

/**
 * The days on which a reminder is due, between its start and its end.
 *
 * - `daily`: every day.
 * - `weekdays`: the days of the week listed in `weekdays`.
 * - `interval`: the first day and every `intervalDays`-th day after it.
 */
export type RepeatType = "daily" | "weekdays" | "interval";

/** What is taken, when, on which days and for how long. */
export interface MedicationSchedule {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** Times of day of the doses, earliest first, one to eight. */
    times: TimeOfDay[];
    repeatType: RepeatType;
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included and not before `startDate`; null for no end.
     */
    endDate: string | null;
    /** What is left at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** A note to oneself, such as with or without food; empty for none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
}

/**
 * What became of a dose.
 *
 * - `pending`: not answered yet; every dose begins so. Its time may have passed.
 * - `taken`: the person took it.
 * - `skipped`: the person chose not to take it.
 * - `missed`: still pending when its day ended. Only the server sets it, and it is final.
 *
 * Until the day of the dose ends, the person may change `pending`, `taken` and `skipped` into one another; back to
 * `pending` undoes the answer. After that nothing changes any more.
 */
export type MedicationStatus = "pending" | "taken" | "skipped" | "missed";

/** One planned dose of a day and what became of it. */
export interface MedicationDose {
    /** When the dose is planned. It names the dose within its reminder and day. */
    time: TimeOfDay;
    status: MedicationStatus;
    /**
     * Format: date-time
     * When the person answered; null while the dose is pending and when it was missed.
     */
    handledAt: string | null;
}

/** A medication reminder as it is now, with its doses of one day. */
export interface MedicationReminder {
    /** Id of the reminder. */
    reminderId: string;
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** Times of day of the doses, earliest first, one to eight. */
    times: TimeOfDay[];
    repeatType: RepeatType;
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included and not before `startDate`; null for no end.
     */
    endDate: string | null;
    /** What is left at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** A note to oneself, such as with or without food; empty for none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
    /** Doses of the day the call is about, earliest first. Empty when the reminder is not due on that day, has ended, has not begun or is paused. */
    doses: MedicationDose[];
}

/** Which part of the medication history is asked for. */
export interface MedicationHistoryQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /**
     * Format: date
     * First day; from the beginning when absent.
     */
    from?: string | undefined;
    /**
     * Format: date
     * Last day, itself included; today when absent.
     */
    to?: string | undefined;
}

/** A dose in the history. It tells the medicine and amount planned at that time, whatever became of the reminder since. */
export interface MedicationHistoryDose {
    /** Id of the reminder. */
    reminderId: string;
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** When the dose is planned. It names the dose within its reminder and day. */
    time: TimeOfDay;
    status: MedicationStatus;
    /**
     * Format: date-time
     * When the person answered; null while the dose is pending and when it was missed.
     */
    handledAt: string | null;
}

/** All doses planned on one day. */
export interface MedicationHistoryDay {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** The doses of all reminders, earliest first. */
    doses: MedicationHistoryDose[];
}

/** A page of the medication history. An entry is a day. */
export interface MedicationHistoryPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Days on which something was planned, newest first. */
    list: MedicationHistoryDay[];
}

/** A reminder to create or to change. It replaces the whole schedule. */
export interface MedicationReminderInput {
    /** Name of the medicine as the person wrote it, strength included where they care. */
    medicineName: string;
    /** How much is taken at a time, in `doseUnit`. Half a tablet is 0.5. */
    dose: number;
    doseUnit: DoseUnit;
    /** Times of day of the doses, earliest first, one to eight. */
    times: TimeOfDay[];
    repeatType: RepeatType;
    /** Days of the week, 1 is Monday and 7 is Sunday. There when `repeatType` is `weekdays`, absent otherwise. */
    weekdays?: number[] | undefined;
    /** Every how many days. There when `repeatType` is `interval`, absent otherwise. */
    intervalDays?: number | undefined;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included and not before `startDate`; null for no end.
     */
    endDate: string | null;
    /** What is left at home, in `doseUnit`; null when it is not tracked. A dose that is taken lowers it by `dose`, not below 0; an undone one gives it back. */
    stock: number | null;
    /** A note to oneself, such as with or without food; empty for none. */
    remark: string;
    /** False while the reminder is paused. A paused reminder plans no doses. */
    enabled: boolean;
    /** The reminder to change; absent to create one. */
    reminderId?: string | undefined;
}

/**
 * What a membership may be needed for. A person without a membership has two free uses of `aiFood`, and none of the others.
 *
 * - `aiFood`: recognising food by name or photo, counted by `aiFood.submitFoodName`.
 * - `deepAnalysis`: the deep analysis of a meal, `analysis.submitDeep`.
 * - `mealPlan`: customised meals, `mealPlan.modify` with the action `submit`.
 * - `report`: the deep dietary report, `analysis.generateReport` with the type `deep`.
 */
export type MemberFeature = "aiFood" | "deepAnalysis" | "mealPlan" | "report";

/** Whether a person may use a feature now. */
export interface MemberPermission {
    feature: MemberFeature;
    /** True for members, and for others while free uses are left. */
    permitted: boolean;
    memberType: MemberType;
    /** How often a non-member may still use the feature; null for members, who are not counted. */
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

/** What the messaging app's JS SDK needs to trust a page, and its open-the-app button to open the native app. */
export interface LaunchAppParam {
    /** Id of the web app at the messaging app's platform. */
    appId: string;
    /** When it was signed, in s since 1970-01-01 UTC. */
    timestamp: number;
    /** Random text that was signed along. */
    nonceStr: string;
    /** SHA-1 signature over ticket, nonceStr, timestamp and url, 40 hexadecimal digits. */
    signature: string;
    /** Id of the native app at the messaging app's platform. */
    launchAppId: string;
    /** What the native app is handed when it is opened, here the page to open in it; empty for its home. */
    launchParam: string;
}

/**
 * What the code on the mirror, or a shared link, carries. Whoever has it can see the record's state and measures, never its pictures.
 * @example mt-q7v3k9x2hd
 */
export type MirrorToken = string;

/**
 * Height in cm, of an infant or an adult.
 * @example 162
 */
export type BodyHeight = number;

/** The consent to be photographed, and what the measures are worked out with. */
export interface MirrorConfirmInput {
    token: MirrorToken;
    /** 1 when the person agreed to the pictures and how they are kept. Anything else is refused. */
    consent: YesNo;
    gender: Gender;
    /**
     * Format: date
     * Date of birth. Mirrors measure adults only.
     */
    birthDate: string;
    height: BodyHeight;
    weight: BodyWeight;
}

/**
 * Where a mirror record stands.
 *
 * - `pending`: the mirror shows a code and waits for a person to confirm. Every record begins so.
 * - `analysing`: the person confirmed; the mirror takes the pictures and works out the measures.
 * - `ready`: the measures are there. Final.
 * - `failed`: there are none; `failReason` says why. Final: one starts anew at the mirror.
 *
 * `pending` → `analysing` by `mirror.confirm`, or → `failed` after ten minutes; `analysing` → `ready` or `failed`, by the
 * server alone and within a minute.
 */
export type MirrorStatus = "pending" | "analysing" | "ready" | "failed";

/**
 * Why a mirror record has no measures.
 *
 * - `expired`: nobody confirmed within ten minutes
 * - `notWholeBody`: head, hands or feet were outside the picture
 * - `looseClothes`: the clothes hid the outline
 * - `badLight`: too dark, or light from behind
 * - `moved`: the person moved
 * - `severalPeople`: more than one person was in the picture
 * - `implausible`: height and weight do not go with the outline
 */
export type MirrorFailReason = "expired" | "notWholeBody" | "looseClothes" | "badLight" | "moved" | "severalPeople" | "implausible";

/** A visit to a mirror, without its measures. */
export interface MirrorRecord {
    /** Id of the record. */
    recordId: string;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /**
     * Format: date-time
     * When the mirror showed the code.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the pictures were taken; null until then, and when they never were.
     */
    measuredAt: string | null;
    /** How far the analysis has come, in percent; 0 while pending, 100 when ready. */
    progress: number;
    /** Why it failed; null unless the status is `failed`. */
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
    gender: Gender;
    /**
     * Format: date
     * Date of birth; null when not given.
     */
    birthDate: string | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
}

/** What one learns of a record by its code before confirming. */
export interface MirrorRecordInfo {
    /** Id of the record. */
    recordId: string;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /**
     * Format: date-time
     * When the mirror showed the code.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the pictures were taken; null until then, and when they never were.
     */
    measuredAt: string | null;
    /** How far the analysis has come, in percent; 0 while pending, 100 when ready. */
    progress: number;
    /** Why it failed; null unless the status is `failed`. */
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
    /**
     * Format: date-time
     * Until when it can be confirmed, ten minutes after the mirror showed the code.
     */
    expiresAt: string;
    /** What the account knows of the person, to fill the form with; null without a userToken. */
    profile: BodyProfile | null;
}

/**
 * What was measured; the client knows its name in each language.
 *
 * From the front: `shoulderWidth`, `waistWidth`, `hipWidth` (cm); `shoulderTilt`, `pelvisTilt` (degrees from level, above
 * 0 when the person's right is lower).
 *
 * From the side: `chestDepth`, `abdomenDepth` (cm); `headForward` (degrees by which the ear lies before the shoulder,
 * from the vertical), `trunkLean` (degrees from the vertical, above 0 forwards).
 *
 * Girths, from both: `chest`, `waist`, `hip`, `upperArm`, `thigh`, `calf` (cm); of the arm and leg that is the larger.
 */
export type MirrorMeasureCode = "shoulderWidth" | "waistWidth" | "hipWidth" | "shoulderTilt" | "pelvisTilt" | "chestDepth" | "abdomenDepth" | "headForward" | "trunkLean" | "chest" | "waist" | "hip" | "upperArm" | "thigh" | "calf";

/** A measure from pictures, which is never exact: it is `value` ± `margin` nineteen times out of twenty. Two measures whose ranges overlap show no change. */
export interface MirrorMeasure {
    code: MirrorMeasureCode;
    /** The measure in `unit`, with one decimal. */
    value: number;
    /** Unit of `value` and `margin`. */
    unit: "cm" | "degree";
    /** Error margin to either side, in `unit`. */
    margin: number;
}

/** One of the two views of the body. */
export interface MirrorView {
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app. It works for ten minutes and must not be cached or stored: a picture of a body is sensitive. Null in a shared view, and once the picture was deleted, 30 days after it was taken.
     */
    picture: string | null;
    /** What was measured in this view. */
    measures: MirrorMeasure[];
}

/** A record with its measures. */
export interface MirrorResult {
    /** Id of the record. */
    recordId: string;
    status: MirrorStatus;
    /** Name of the mirror and where it stands, in Simplified Chinese. */
    deviceName: string;
    /**
     * Format: date-time
     * When the mirror showed the code.
     */
    createdAt: string;
    /**
     * Format: date-time
     * When the pictures were taken; null until then, and when they never were.
     */
    measuredAt: string | null;
    /** How far the analysis has come, in percent; 0 while pending, 100 when ready. */
    progress: number;
    /** Why it failed; null unless the status is `failed`. */
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
    /** What a link to share carries, for `mirror.viewResult`; null unless ready, and in a shared view. */
    shareToken: MirrorToken | null;
}

/** A page of the mirror records. */
export interface MirrorRecordPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** Confirmed records, newest first. */
    list: MirrorRecord[];
}

/** Which order. */
export interface OrderId {
    /** Id of the order. */
    orderId: string;
}

/** How many units of an item a refund is to be about. */
export interface RefundItemInput {
    /** Id of the item of the order. */
    orderItemId: string;
    /** Units, at most the item's `refundableQuantity`. */
    quantity: number;
}

/** What a refund would be about. */
export interface RefundCalculation {
    /** Id of the order. */
    orderId: string;
    /** The items, each at most once. */
    items: RefundItemInput[];
}

/** How many units of an item a refund is about, and the money for them. */
export interface RefundItem {
    /** Id of the item of the order. */
    orderItemId: string;
    /** Units, at most the item's `refundableQuantity`. */
    quantity: number;
    /** What is paid back for these units. */
    amount: Cents;
}

/**
 * What a refund pays back, and how it comes about. `totalAmount` = `goodsAmount` + `freight`.
 *
 * An item gives `paid` × k / `quantity`, rounded down to a cent, where k counts the units asked for together with all
 * units refunded or being refunded, less what those units give. So however an item is refunded in parts, its parts add
 * up to exactly what was paid for it. The freight is paid back with the last units of an order that was not shipped,
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
 * Why a person cancels an order.
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
    orderId: string;
    reason: OrderCancelReason;
}

/**
 * Where an order stands.
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
export type OrderStatus = "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "cancelled" | "closed";

/**
 * Goods in an order, in what number and for what money. A discount of the order is shared among its items in proportion
 * to their amounts: each share is rounded down to a cent, and the cents left over go, one each, to the items that lost
 * most by the rounding, the earlier item first.
 */
export interface OrderItem {
    /** Id of the item. */
    orderItemId: string;
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
    /** `amount` − `discount`: what the item costs, and what can be refunded for it at most. */
    paid: Cents;
    /** Units that were refunded. */
    refundedQuantity: number;
    /** Units that an open refund is about. */
    refundingQuantity: number;
    /** Units that are left to refund, `quantity` − `refundedQuantity` − `refundingQuantity`. */
    refundableQuantity: number;
}

/** What an order costs. `totalAmount` = `goodsAmount` − `discount` + `freight`. */
export interface OrderAmounts {
    /** Sum of the items' amounts. */
    goodsAmount: Cents;
    /** What is taken off the goods, the sum of the items' discounts. */
    discount: Cents;
    /** What sending costs. */
    freight: Cents;
    /** What the person pays or has paid. */
    totalAmount: Cents;
    /** What has been paid back so far, at most `totalAmount`. */
    refunded: Cents;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
}

/**
 * Where a refund stands. It is open until it is `refunded`, `rejected` or `withdrawn`, which are final; after these the
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
export type RefundStatus = "applied" | "approved" | "awaitingReturn" | "returning" | "refunded" | "rejected" | "withdrawn";

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
export type OrderAction = "pay" | "cancel" | "confirmFinished" | "applyRefund" | "viewLogistics";

/** An order as the list shows it. */
export interface OrderSummary {
    /** Id of the order. */
    orderId: string;
    status: OrderStatus;
    /**
     * Format: date-time
     * When it was ordered.
     */
    createdAt: string;
    /**
     * Format: date-time
     * Until when it can be paid, 24 hours after it was ordered; null unless it awaits payment.
     */
    payBefore: string | null;
    /** What was ordered. */
    items: OrderItem[];
    amounts: OrderAmounts;
    /** Id of the newest refund; null when there never was one. */
    refundId: string | null;
    /** Status of the newest refund; null when there never was one. */
    refundStatus: RefundStatus | null;
    /** What the person may do with it now; empty for nothing. */
    actions: OrderAction[];
}

/** Where a parcel goes to in mainland China. */
export interface PostalAddress {
    /** Name of who receives it. */
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
export type PaymentChannel = "messaging" | "wallet";

/** How an order was paid, and so where a refund of it goes. */
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

/** What a carrier knows a parcel by. */
export interface ParcelNumber {
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
}

/** A parcel that was sent. */
export interface Parcel {
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
    /**
     * Format: date-time
     * When its number was handed in.
     */
    sentAt: string;
}

/** Which refund. */
export interface RefundId {
    /** Id of the refund. */
    refundId: string;
}

/**
 * What a refund asks for.
 *
 * - `refundOnly`: the money, without sending anything back. The only kind before shipment.
 * - `returnAndRefund`: the money for goods that are sent back.
 */
export type RefundType = "refundOnly" | "returnAndRefund";

/** A reason that a person can give for a refund. */
export interface RefundReason {
    /** Id of the reason. */
    reasonId: string;
    /** The reason in Simplified Chinese. */
    name: string;
    /** The reason in English. */
    nameEn: string;
    /** The kinds of refund that it fits. */
    types: RefundType[];
    /** Whether at least one picture has to show it. */
    needsPictures: boolean;
}

/** A step in the course of a refund. */
export interface RefundEvent {
    status: RefundStatus;
    /**
     * Format: date-time
     * When it came to this status.
     */
    at: string;
}

/** A refund of an order or of a part of it. */
export interface Refund {
    /** Id of the refund. */
    refundId: string;
    /** Id of the order. */
    orderId: string;
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
    type: RefundType;
    status: RefundStatus;
    reason: RefundReason;
    /** What the person added in their own words; empty for nothing. */
    description: string;
    /** Addresses of the pictures that the person added; empty for none. */
    pictures: string[];
    /**
     * Format: date-time
     * When it was applied for.
     */
    appliedAt: string;
    /** Its course so far, oldest first, the last one its status now. */
    events: RefundEvent[];
    /** Where the money goes, which is how the order was paid. */
    refundTo: PaymentMethod;
    /**
     * Format: date
     * The day by which the money is expected, counted from the last event: 5 days after `applied`, 3 after `approved`, 10 after `returning`; null while it awaits the return, and once it has ended.
     */
    expectedBy: string | null;
    /** Why the shop refused, in Simplified Chinese; null unless it is rejected. */
    rejectReason: string | null;
    /** Where the goods are to be sent; null until the shop agrees to take them back. */
    returnAddress: PostalAddress | null;
    /**
     * Format: date-time
     * Deadline for handing in the parcel's number, 7 days after the agreement; null unless it awaits the return.
     */
    returnBefore: string | null;
    /** The parcel that goes back; null until the person hands in its number. */
    parcel: Parcel | null;
}

/** An order with all that its page and the pages of its refunds show. */
export interface OrderDetail {
    /** Id of the order. */
    orderId: string;
    status: OrderStatus;
    /**
     * Format: date-time
     * When it was ordered.
     */
    createdAt: string;
    /**
     * Format: date-time
     * Until when it can be paid, 24 hours after it was ordered; null unless it awaits payment.
     */
    payBefore: string | null;
    /** What was ordered. */
    items: OrderItem[];
    amounts: OrderAmounts;
    /** Id of the newest refund; null when there never was one. */
    refundId: string | null;
    /** Status of the newest refund; null when there never was one. */
    refundStatus: RefundStatus | null;
    /** What the person may do with it now; empty for nothing. */
    actions: OrderAction[];
    /** Where it goes to, as it was when it was ordered. */
    address: PostalAddress;
    /** What the person asked of the shop; empty for nothing. */
    remark: string;
    /**
     * Format: date-time
     * When it was paid; null until then.
     */
    paidAt: string | null;
    /** How it was paid; null until then. */
    paymentMethod: PaymentMethod | null;
    /**
     * Format: date-time
     * When the shop sent it; null until then.
     */
    shippedAt: string | null;
    /**
     * Format: date-time
     * When it counts as received if the person says nothing, 10 days after shipment or, where a refund is open then, when that ends; null unless it is shipped.
     */
    autoFinishAt: string | null;
    /**
     * Format: date-time
     * When the receipt was confirmed; null until then.
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * Until when a refund can be applied for, 15 days after the receipt; null until then.
     */
    refundableUntil: string | null;
    /**
     * Format: date-time
     * When it was cancelled or closed; null otherwise.
     */
    endedAt: string | null;
    /** Why the person cancelled it; null unless it is cancelled. */
    cancelReason: OrderCancelReason | null;
    /**
     * `unpaid`: not paid in time; `refunded`: wholly refunded; null unless it is closed.
     * @enum {string|null}
     */
    closeReason: "unpaid" | "refunded" | null;
    /** The parcel that brings it; null until it is shipped. */
    parcel: Parcel | null;
    /** Its refunds, newest first; empty for none. At most one of them is open. */
    refunds: Refund[];
}

/** An address that the person has saved for deliveries. */
export interface DeliveryAddress {
    /** Name of who receives it. */
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
    addressId: string;
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

/** Goods with all that the shop's product page shows and an order depends on. */
export interface GoodsDetail {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /**
     * What one unit holds, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * What one unit holds, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: number;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: HealthDataType[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: string[];
    /** What it is good for in one line, in Simplified Chinese. */
    purpose: string;
    /** What it is good for in one line, in English. */
    purposeEn: string;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** Units that can be bought now; 0 exactly when `inStock` is false. */
    stock: number;
    /** Most units that one order may hold; null for no limit. */
    purchaseLimit: number | null;
    /** What sending costs when the goods of an order cost less than `freeFreightFrom`. */
    freight: Cents;
    /** From this price of all goods of an order on, before any discount, sending is free. */
    freeFreightFrom: Cents;
    /** For how many days after receipt a refund can be applied for. */
    refundDays: number;
    /** The table of facts, in the order to show; empty when there are none. */
    attributes: GoodsAttribute[];
}

/**
 * A tab of the list of orders.
 *
 * - `all`: every order, cancelled and closed ones included.
 * - `awaitingPayment`, `awaitingShipment`, `shipped`, `finished`: the orders of that status.
 * - `refund`: the orders with a refund, whatever became of it.
 */
export type OrderTab = "all" | "awaitingPayment" | "awaitingShipment" | "shipped" | "finished" | "refund";

/** Which part of the orders is asked for. */
export interface OrderListQuery {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    tab: OrderTab;
}

/** How many orders of the person each tab holds. */
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
    /** Orders with a refund, whatever became of it. */
    refund: number;
    /** Those of `refund` with a refund that is still open. An account cannot be closed while this, `awaitingPayment`, `awaitingShipment` or `shipped` is above 0. */
    openRefund: number;
}

/** A page of orders. */
export interface OrderPage {
    /** How many entries all pages hold together. */
    total: number;
    /** Number of this page, from 1. */
    pageNum: number;
    /** How many entries a full page holds. */
    pageSize: number;
    /** Whether another page follows. A page beyond the last is empty and says false. */
    hasMore: boolean;
    /** How many orders each tab holds, whichever tab was asked for. */
    counts: OrderCounts;
    /** Orders of the tab, newest first. */
    list: OrderSummary[];
}

/**
 * Where a parcel is.
 *
 * - `registered`: the carrier has the number, not the parcel. → `collected`.
 * - `collected`: the carrier has the parcel. → `inTransit`.
 * - `inTransit`: on its way. → `outForDelivery`, `problem`.
 * - `outForDelivery`: with the courier. → `delivered`, `problem`.
 * - `problem`: held up, refused or not found. → `inTransit`, `outForDelivery`.
 * - `delivered`: received. Final.
 */
export type LogisticsStatus = "registered" | "collected" | "inTransit" | "outForDelivery" | "problem" | "delivered";

/** Something that the carrier noted of a parcel. */
export interface LogisticsTrace {
    /**
     * Format: date-time
     * When it was noted.
     */
    at: string;
    status: LogisticsStatus;
    /** The note as the carrier wrote it, in Simplified Chinese. */
    text: string;
}

/** Where a parcel is, and how it came there. */
export interface LogisticsInfo {
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
    /** The carrier's own service number; null for a carrier that is not in the list. */
    carrierPhone: string | null;
    status: LogisticsStatus;
    /**
     * Format: date
     * The day on which the carrier expects to deliver it; null when unknown or delivered.
     */
    estimatedArrival: string | null;
    /** What the carrier noted, newest first; empty before its first note. */
    traces: LogisticsTrace[];
}

/** A refund that a person applies for. */
export interface RefundApplication {
    /** Id of the order. */
    orderId: string;
    /** The items, each at most once. */
    items: RefundItemInput[];
    type: RefundType;
    /** Id of the reason, one that fits the type. */
    reasonId: string;
    /** What the person adds in their own words; empty for nothing. */
    description: string;
    /** Addresses of uploaded pictures; empty for none. */
    pictures: string[];
    /** The `totalAmount` that the calculation gave and the person saw. */
    expectedAmount: Cents;
}

/** The parcel in which goods go back. */
export interface RefundParcel {
    /** Id of the refund. */
    refundId: string;
    company: LogisticsCompany;
    /** Number on the waybill, 6 to 30 letters, digits and hyphens. */
    trackingNumber: string;
}

/** Which relation of two partners, an invitation included. */
export interface PartnerRelationshipId {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
}

/**
 * Where the relation of two slimming partners stands.
 *
 * - `invited`: one invited the other, who has not answered. An invitation by phone number or to a proposed person begins so.
 * - `accepted`: the two are partners. A relation made by a code begins here.
 * - `declined`: the invited person said no. Final.
 * - `expired`: three days passed without an answer. Only the server sets it, and it is final.
 * - `cancelled`: the inviter took the invitation back. Final.
 * - `left`: one of the two ended the partnership. Final.
 *
 * `invited` → `accepted`, `declined`, `expired`, `cancelled`; `accepted` → `left`. A person has one partner at a time and
 * one open invitation sent; whoever accepts another's invitation or uses a code has the own open one cancelled with it.
 */
export type PartnerStatus = "invited" | "accepted" | "declined" | "expired" | "cancelled" | "left";

/** A partnership or the invitation to one, seen from oneself. */
export interface PartnerRelationship {
    /** Id of the relation; it stays the same from the invitation on. */
    relationshipId: string;
    status: PartnerStatus;
    /** True when one invited or used the other's code oneself, false when the other did. */
    sentByMe: boolean;
    /** How the two came together: by a QR code or link, by phone number, or proposed by the app. */
    way: "code" | "phone" | "match";
    /** The other person. */
    partner: UserCard;
    /** The code that was used. There when `way` is `code`, absent otherwise. */
    inviteCode?: string | undefined;
    /** The number that one invited. There when one invited by phone number oneself, absent otherwise. */
    phoneNumber?: PhoneNumber | undefined;
    /**
     * Format: date-time
     * When the invitation was sent or the code used.
     */
    invitedAt: string;
    /**
     * Format: date-time
     * Until when the invitation can be answered, three days after it was sent; null for a relation made by a code.
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * When the two became partners; null when they did not.
     */
    acceptedAt: string | null;
    /**
     * Format: date-time
     * When it was declined or cancelled, when it expired, or when one left; null before.
     */
    endedAt: string | null;
}

/** How much of the weight at the beginning was lost, in percent of it with one decimal; below 0 for a gain. People are compared by it and never by kg, so that nobody gains by starving and others' weights stay private. */
export type LostPercent = number;

/** How far a person had come on a day on which they weighed themselves. */
export interface PartnerProgressPoint {
    /**
     * Format: date
     * The day.
     */
    date: string;
    lostPercent: LostPercent;
}

/** How far a person has come, without their weight. */
export interface PartnerProgress {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /**
     * Format: date
     * The day of the first weight.
     */
    startDate: string;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /**
     * Format: date
     * The day of the latest weight; null when none is known.
     */
    lastWeighedOn: string | null;
    /** Days on which the person weighed themselves, oldest first, thinned out to 100; empty when nothing is known yet. */
    trend: PartnerProgressPoint[];
}

/** How far one has come oneself, with the weights. */
export interface PartnerOwnProgress {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /**
     * Format: date
     * The day of the first weight.
     */
    startDate: string;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /**
     * Format: date
     * The day of the latest weight; null when none is known.
     */
    lastWeighedOn: string | null;
    /** Days on which the person weighed themselves, oldest first, thinned out to 100; empty when nothing is known yet. */
    trend: PartnerProgressPoint[];
    /** Weight at the start in kg. */
    startWeight: BodyWeight;
    /** Latest weight in kg. */
    currentWeight: BodyWeight;
    /** Weight to reach in kg; null when none was set. */
    targetWeight: BodyWeight | null;
}

/** What the home of slimming partners shows. */
export interface PartnerIndex {
    /** How many people have a partner at present. */
    participants: number;
    /** One's own progress; null for a visitor without a token, and for a person who never noted a weight. */
    me: PartnerOwnProgress | null;
    /** The partner's progress; null without a partner. */
    partner: PartnerProgress | null;
    /** The same as `partner.relationship` gives. */
    relationship: PartnerRelationship | null;
    /** How many invitations wait for one's answer. */
    openInvitations: number;
}

/** A person who looks for a partner too and is about as far. */
export interface PartnerCandidate {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    gender: Gender;
    /**
     * Format: date
     * The day of the first weight.
     */
    startDate: string;
    /** Percent lost since the start. */
    lostPercent: LostPercent;
    /** Percent of the weight at the start that the person wants to lose in all; null when unknown. */
    targetPercent: number | null;
    /**
     * Format: date-time
     * Until when the person is kept for one and can be invited, ten minutes from the proposal.
     */
    proposedUntil: string;
}

/**
 * The time that a ranking compares.
 *
 * - `week`: the last 7 days
 * - `month`: the last 30 days
 * - `total`: since each person's start
 */
export type PartnerPeriod = "week" | "month" | "total";

/** A pair's place. */
export interface PartnerPairRankEntry {
    /** Place from 1. Equal percentages share a place, and the next place is left out. */
    rank: number;
    /** The one of the two who has lost more in the period. */
    first: UserCard;
    /** The other. */
    second: UserCard;
    /** Mean of what the two have lost in the period, in percent, rounded half up to one decimal. */
    lostPercent: LostPercent;
}

/** A ranking by the percent of weight that was lost, made every hour. The best 50 are listed, and one's own place is given wherever it is: nobody reads on to place 5,000, so it is not paged. Ranked is who has a partner, has weighed themselves twice in the period and has lost weight. Who leaves a partner drops out at once, and so does the other. */
export interface PartnerPairRank {
    period: PartnerPeriod;
    /**
     * Format: date-time
     * When the ranking was made.
     */
    updatedAt: string;
    /** How many pairs take part at present, ranked or not. */
    participants: number;
    /** Pairs by place, the best first. */
    list: PartnerPairRankEntry[];
    /** The place of one's own pair; null when not ranked, and without a token. */
    mine: PartnerPairRankEntry | null;
}

/** Whom to join: the owner of a code or a proposed person. One of the two is there; when both are, the code counts. */
export interface PartnerJoinInput {
    /** The code from the other person's QR code or link. */
    inviteCode?: string | undefined;
    /** The person whom `partner.match` proposed. */
    userId?: string | undefined;
}

/** Whom to invite by phone number. */
export interface PartnerPhoneInvitationInput {
    /** The number that the other person signed up with. */
    phoneNumber: PhoneNumber;
}

/** A person's place. */
export interface PartnerRankEntry {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    /** Place from 1. Equal percentages share a place, and the next place is left out. */
    rank: number;
    /** Percent lost in the period. */
    lostPercent: LostPercent;
}

/** A ranking by the percent of weight that was lost, made every hour. The best 50 are listed, and one's own place is given wherever it is: nobody reads on to place 5,000, so it is not paged. Ranked is who has a partner, has weighed themselves twice in the period and has lost weight. Who leaves a partner drops out at once, and so does the other. */
export interface PartnerRank {
    period: PartnerPeriod;
    /**
     * Format: date-time
     * When the ranking was made.
     */
    updatedAt: string;
    /** How many people take part at present, ranked or not. */
    participants: number;
    /** People by place, the best first. */
    list: PartnerRankEntry[];
    /** One's own place; null when not ranked, and without a token. */
    mine: PartnerRankEntry | null;
}

/** The task that is done. */
export interface ClockInInput {
    /** Id of the task. */
    taskId: string;
    /**
     * Format: date
     * The day that the person sees it on; a screen that was left open overnight is told apart by it.
     */
    date: string;
}

/**
 * What became of a task on a day.
 *
 * - `upcoming`: its day is to come.
 * - `pending`: its day is today, and it is not done.
 * - `done`: the person clocked in; final.
 * - `missed`: still pending when its day ended. Only the server sets it, and it is final.
 *
 * Days turn `upcoming` into `pending` and `pending` into `missed`, a clock-in turns `pending` into `done`.
 */
export type PlanTaskStatus = "upcoming" | "pending" | "done" | "missed";

/** A task of an execution plan on one day. A task comes back on every day of its stage. */
export interface PlanTask {
    /** Id of the task, the same on all days. */
    taskId: string;
    /**
     * Format: date
     * The day.
     */
    date: string;
    type: TaskType;
    /** What to do, in a few words. */
    title: string;
    /** How to do it; empty when the title says it all. */
    description: string;
    /** When it is best done; null for any time of the day. */
    time: TimeOfDay | null;
    status: PlanTaskStatus;
    /**
     * Format: date-time
     * When the person clocked in; null while it is not done.
     */
    handledAt: string | null;
    /** When the person wants to be reminded of it each day; null for no reminder. */
    remindTime: TimeOfDay | null;
    /** How much is to be done, in `unit`, where the task can be counted; absent otherwise. */
    amount?: number | undefined;
    /** Unit of `amount`; there with it, absent without it. */
    unit?: ("ml" | "minute" | "step") | undefined;
    /** How many goods help with it. */
    goodsCount: number;
    /** What to measure. There when `type` is `measure`, absent otherwise. */
    healthDataType?: HealthDataType | undefined;
    /** The article or course to read. There when `type` is `reading` or `course`, absent otherwise. */
    contentId?: string | undefined;
}

/** The task after a clock-in, and how far the day is. */
export interface ClockInResult {
    task: PlanTask;
    /** How many tasks of the day are done. */
    done: number;
    /** How many tasks the day has. */
    planned: number;
    /** On how many days in a row the person has clocked in, today included. */
    streakDays: number;
}

/**
 * How far a stage of a plan is. Only the days pass it on, in this order.
 *
 * - `upcoming`: its first day is to come.
 * - `current`: today is one of its days.
 * - `finished`: its last day is over; final.
 */
export type StageStatus = "upcoming" | "current" | "finished";

/** A stage of an execution plan. The stages of a plan follow one another without a gap. */
export interface ExecutionStage {
    /** Id of the stage. */
    stageId: string;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    status: StageStatus;
}

/** How many tasks a day of a plan has, and how many of them are done. */
export interface PlanDayCount {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** How many tasks it has; 0 for a day of rest. */
    planned: number;
    /** How many of them are done; 0 for a day to come. */
    done: number;
}

/** The next day of a plan. */
export interface ExecutionNext {
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** The stage that it belongs to. */
    stageId: string;
    /** Title of that stage. */
    stageTitle: string;
    /** Whether that stage begins with it. */
    newStage: boolean;
    /** Titles of its tasks. */
    taskTitles: string[];
}

/** A day of an execution plan. */
export interface ExecutionPlan {
    /** Id of the plan. */
    planId: string;
    /** Title of the plan. */
    title: string;
    /** Whether it is the caller's own plan; a plan that somebody passed on can be read only. */
    isOwn: boolean;
    /**
     * Format: date
     * The day.
     */
    date: string;
    /** The stage that the day belongs to. */
    stage: ExecutionStage;
    /** Each day of the stage with the number of its tasks, oldest first, for a calendar. */
    days: PlanDayCount[];
    /** The tasks of the day, those with a time first and in its order; empty for a day of rest. */
    tasks: PlanTask[];
    /** How many of them are done. */
    done: number;
    /** On how many days in a row the person has clocked in, up to today, or up to yesterday while nothing is done today. */
    streakDays: number;
    /** What comes after that day; null after the last day of the plan. */
    next: ExecutionNext | null;
}

/**
 * How far the assessment of a finished stage is.
 *
 * - `generating`: the stage has just ended, and the server works its score out, which takes a few minutes.
 * - `ready`: it can be read; final.
 */
export type AssessmentStatus = "generating" | "ready";

/**
 * How a score reads.
 *
 * - `needsWork`: 0 to 59
 * - `fair`: 60 to 74
 * - `good`: 75 to 89
 * - `excellent`: 90 to 100
 */
export type AssessmentBand = "needsWork" | "fair" | "good" | "excellent";

/** A finished stage with its score. */
export interface FinishedStage {
    /** Id of the stage. */
    stageId: string;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    assessmentStatus: AssessmentStatus;
    /** Share of the stage's tasks that were done, in percent; null while the assessment is generated. */
    score: number | null;
    /** How the score reads; null while the assessment is generated. */
    band: AssessmentBand | null;
}

/** Goods that help with a task. */
export interface TaskGoods {
    /**
     * Id of the goods.
     * @example goods-1001
     */
    goodsId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /**
     * What one unit holds, in Simplified Chinese.
     * @example 500 克 × 2 袋
     */
    specification: string;
    /**
     * What one unit holds, in English.
     * @example 2 packs of 500 g
     */
    specificationEn: string;
    /** Price of one unit in cents of `currency`. */
    price: number;
    /** ISO 4217 code of the currency. */
    currency: "CNY";
    /** Whether it can be bought now. */
    inStock: boolean;
    /** The kinds of health data it is shown beside; absent where it has to do with none. */
    healthDataTypes?: HealthDataType[] | undefined;
    /** Addresses of pictures, absolute or relative to the web app, the first one for lists. */
    pictures: string[];
    /** What it is good for in one line, in Simplified Chinese. */
    purpose: string;
    /** What it is good for in one line, in English. */
    purposeEn: string;
    /** Further text for the product page, in Simplified Chinese, plain text. */
    detail?: string | undefined;
    /** Further text for the product page, in English, plain text. */
    detailEn?: string | undefined;
    /** The task. */
    taskId: string;
    /** How many units the rest of the stage takes. */
    quantity: number;
    /** How it is used for the task, in Simplified Chinese. */
    usage: string;
    /** The same in English. */
    usageEn: string;
}

/** When to be reminded of a task. */
export interface TaskRemindInput {
    /** Id of the task. */
    taskId: string;
    /** Time of day; null for no reminder any more. */
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

/** How a task of a stage went. */
export interface AssessmentItem {
    /** Id of the task. */
    taskId: string;
    type: TaskType;
    /** What was to do. */
    title: string;
    /** On how many days it was planned. */
    planned: number;
    /** On how many of them it was done. */
    done: number;
    /** Share of the days, in percent. */
    score: number;
}

/** What to do after a stage. */
export interface AssessmentNextStep {
    /**
     * - `nextStage`: go on with the stage in `stageId`.
     * - `course`: study the course in `contentId` along with it.
     */
    kind: "nextStage" | "course";
    /** The step in a few words. */
    title: string;
    /** Why, or how; empty when the title says it all. */
    text: string;
    /** There when `kind` is `nextStage`, absent otherwise. */
    stageId?: string | undefined;
    /** There when `kind` is `course`, absent otherwise. */
    contentId?: string | undefined;
}

/** How a finished stage went. */
export interface StageAssessment {
    /** Id of the stage. */
    stageId: string;
    /** Its place in the plan, from 1. */
    number: number;
    /** Title. */
    title: string;
    /**
     * Format: date
     * First day.
     */
    startDate: string;
    /**
     * Format: date
     * Last day, itself included.
     */
    endDate: string;
    /** Share of the stage's tasks that were done, in percent. */
    score: number;
    band: AssessmentBand;
    /** All bands, lowest first, for the scale. */
    bands: AssessmentBandRange[];
    /** How many tasks all its days had together. */
    planned: number;
    /** How many of them were done. */
    done: number;
    /** The same by task. */
    items: AssessmentItem[];
    /** First weight of the stage in kg; null when none was entered. */
    startWeight: number | null;
    /** Last weight of the stage in kg; null when none was entered. */
    endWeight: number | null;
    /** How it went, in a few sentences. */
    summary: string;
    /** What to do better or to keep, one sentence each. */
    advice: string[];
    /** What to do now; null when there is nothing more to do. */
    nextStep: AssessmentNextStep | null;
}

/**
 * What a shared link is about. `family` (family health) and `sugarControl` are named by the specification, the others
 * are assumed.
 *
 * - `weight`: a change of weight
 * - `ingredients`: the ingredients of an analysed food
 * - `article`: an article or a course
 * - `introduce`: the app itself
 */
export type ShareType = "family" | "sugarControl" | "weight" | "ingredients" | "article" | "introduce";

/**
 * What happened with a shared link.
 *
 * - `share`: it was sent, or its picture was saved.
 * - `open`: someone opened it.
 * - `launch`: it led into the app.
 * - `download`: it led to the store.
 */
export type ShareAction = "share" | "open" | "launch" | "download";

/** Something that a person did or saw. */
export interface StatisticEvent {
    /** Made by the client for each event, so that a second arrival counts once. */
    id?: string | undefined;
    /**
     * Event name.
     * @example page_view
     */
    ev: string;
    /** Where it happened, the path of the screen (assumed); empty when unknown. */
    ori: string;
    /** When it happened, in ms since 1970-01-01 UTC. */
    t: number;
    /** Whatever else belongs to the event, without personal data; empty for nothing. */
    extras: {
        [key: string]: unknown;
    };
}

/** Events of one client, sent together. */
export interface StatisticBatch {
    /** Anonymous tracking id, made by the client and kept by it. */
    tid: string;
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

/** The user as the general health app knows them. */
export interface AccountInformation {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo;
    gender: Gender;
    /**
     * Format: date
     * Date of birth; null when not given.
     */
    birthDate: string | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
}

/**
 * The six digits that came by SMS.
 * @example 123456
 */
export type VerifyCode = string;

/** A new phone number for the account. */
export interface PhoneChange {
    /** What the verification of the old number gave. */
    ticket: string;
    phoneNumber: PhoneNumber;
    /** The code that came to the new number. */
    verifyCode: VerifyCode;
}

/** A condition or habit that a person can say of themselves and that meal advice heeds. */
export interface HealthTag {
    /** Id of the tag. */
    tagId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** What a person with this tag is allergic to or cannot digest; absent for a tag of another kind. */
    allergens?: Allergen[] | undefined;
}

/** The user as the food app knows them. */
export interface FoodUserInformation {
    /** Id of the user. */
    userId: string;
    /** Name that the person goes by in the app. */
    userName: string;
    /**
     * Format: uri-reference
     * Address of the picture, absolute or relative to the web app; null when the person chose none.
     */
    avatar: string | null;
    phoneNumber: PhoneNumber;
    memberType: MemberType;
    /** 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else. */
    promoteRoleFlag: YesNo;
    gender: Gender;
    /**
     * Format: date
     * Date of birth; null when not given.
     */
    birthDate: string | null;
    /** Height in cm; null when not given. */
    height: BodyHeight | null;
    /** Latest body weight in kg; null when not given. */
    weight: BodyWeight | null;
    /** The health tags that the person chose; empty when none. */
    healthTags: HealthTag[];
    /** The goal that the person chose; null when they have not chosen yet. */
    dietaryGoal: DietaryGoal | null;
    /** Energy to eat in a day, in kcal; null until the profile suffices to work it out. */
    energyTarget: number | null;
}

/** The code that came to the phone number of the account. */
export interface OldPhoneVerification {
    verifyCode: VerifyCode;
}

/** Shows that the old phone number was verified. */
export interface PhoneChangeTicket {
    /** To be handed over with the new number; good for one change. */
    ticket: string;
    /** For how many seconds, counted from this reply, the ticket is valid. */
    validSeconds: number;
}

/** The confirmation that an account is to be closed. */
export interface AccountClosure {
    /** The code that came to the phone number of the account. */
    verifyCode: VerifyCode;
    /** Why the person leaves, in their own words; empty when they do not say. */
    reason: string;
}

/** Health tags that belong together, for a form to offer. */
export interface HealthTagGroup {
    /** Id of the group. */
    groupId: string;
    /** Name in Simplified Chinese. */
    name: string;
    /** Name in English. */
    nameEn: string;
    /** Whether several of its tags may be chosen, or one at most. */
    multiple: boolean;
    /** Its tags, in the order to show. */
    tags: HealthTag[];
}

/** What to change of a person's information. What is absent stays as it is, `null` takes it back. */
export interface UserInformationInput {
    /** Name that the person goes by in the app. */
    userName?: string | undefined;
    /**
     * Format: uri-reference
     * Address of an uploaded picture.
     */
    avatar?: (string | null) | undefined;
    gender?: Gender | undefined;
    /**
     * Format: date
     * Date of birth, not after today and at most 120 years ago.
     */
    birthDate?: (string | null) | undefined;
    /** Height in cm. */
    height?: (BodyHeight | null) | undefined;
    /** Body weight in kg. */
    weight?: (BodyWeight | null) | undefined;
    /** Ids of all health tags that apply, in place of those before; empty for none. */
    healthTagIds?: string[] | undefined;
    /** What the person wants to reach by eating. */
    dietaryGoal?: (DietaryGoal | null) | undefined;
}

/**
 * What a verification code is for. It is good for this alone.
 *
 * - `login`: sign in.
 * - `verifyOld`: show that the phone number of the account is still one's own, before it is changed.
 * - `changePhone`: show that a new phone number is one's own.
 * - `closeAccount`: close the account.
 */
export type VerifyCodePurpose = "login" | "verifyOld" | "changePhone" | "closeAccount";

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
    analysisId?: string | undefined;
}

/** Parameters of `aiFood.analysisResult`. */
export interface AiFoodAnalysisResultInput {
    /** Id of the analysis. */
    analysisId: string;
}

/** Parameters of `aiFood.foodName`. */
export interface AiFoodFoodNameInput {
    /** Part of the Chinese or English name or of an alias; case does not matter. The foods that are eaten most without it. */
    keyword?: string | undefined;
}

/** Parameters of `aiFood.generateSummary`. */
export interface AiFoodGenerateSummaryInput {
    /**
     * Format: date
     * The day, not after today; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `aiFood.historyRecord`. */
export interface AiFoodHistoryRecordInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
}

/** Parameters of `aiFood.userSummary`. */
export interface AiFoodUserSummaryInput {
    /**
     * Format: date
     * The day, not after today; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `aiFood.viewHistoryRecord`. */
export interface AiFoodViewHistoryRecordInput {
    /** The code that the link carries. */
    shareCode: string;
}

/** Parameters of `analysis.dailyReportDetail`. */
export interface AnalysisDailyReportDetailInput {
    /**
     * Format: date
     * The day; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `analysis.dailyReportList`. */
export interface AnalysisDailyReportListInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /**
     * Format: date
     * First day; from the beginning when absent.
     */
    from?: string | undefined;
    /**
     * Format: date
     * Last day, itself included; today by the server's clock when absent.
     */
    to?: string | undefined;
}

/** Parameters of `analysis.deep`. */
export interface AnalysisDeepInput {
    /** Id of the analysis. */
    analysisId: string;
}

/** Parameters of `analysis.ingredientRecord`. */
export interface AnalysisIngredientRecordInput {
    /** Id of the analysis. */
    analysisId: string;
}

/** Parameters of `analysis.nutrientGoods`. */
export interface AnalysisNutrientGoodsInput {
    /**
     * Format: date
     * The last of the seven days; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `analysis.record`. */
export interface AnalysisRecordInput {
    /** Number of the page, from 1. */
    pageNum: number;
    /**
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
    /**
     * Format: date
     * Meals of this day only; of all days when absent.
     */
    date?: string | undefined;
}

/** Parameters of `analysis.reportDetail`. */
export interface AnalysisReportDetailInput {
    /** Which kind of report. */
    type: ReportType;
    /**
     * Format: date
     * A day of the week, or the day whose preceding seven days the deep report looks at; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `analysis.simple`. */
export interface AnalysisSimpleInput {
    /** Id of the analysis. */
    analysisId: string;
}

/** Parameters of `camp.goodsInfo`. */
export interface CampGoodsInfoInput {
    /** The camp; the next one to begin when absent. */
    campId?: string | undefined;
}

/** Parameters of `evaluation.foodPlan`. */
export interface EvaluationFoodPlanInput {
    /** The plan; the newest one when absent. */
    planId?: string | undefined;
}

/** Parameters of `evaluation.foodPlanDetail`. */
export interface EvaluationFoodPlanDetailInput {
    /**
     * Format: date
     * The day, one of the plan.
     */
    date: string;
    /** The plan; the newest one when absent. */
    planId?: string | undefined;
}

/** Parameters of `evaluation.list`. */
export interface EvaluationListInput {
    /** The assessment; the newest one when absent. */
    evaluationId?: string | undefined;
}

/** Parameters of `evaluation.report`. */
export interface EvaluationReportInput {
    /** The report; the newest one when absent. */
    reportId?: string | undefined;
}

/** Parameters of `family.answerInvitedMessage`. */
export interface FamilyAnswerInvitedMessageInput {
    /** Id of the invitation. */
    relationshipId: string;
    /** The answer. */
    answer: "accepted" | "declined";
    /** What the inviter is to oneself. Needed to accept, ignored when declining. */
    relationCode?: FamilyRelationCode | undefined;
    /** What one shares with the inviter. Nothing without it. Given once per kind; ignored when declining. */
    shared?: FamilySharedKind[] | undefined;
}

/** Parameters of `family.byUserId`. */
export interface FamilyByUserIdInput {
    /** User id of the member. */
    familyUserId: string;
}

/** Parameters of `family.name`. */
export interface FamilyNameInput {
    /** The code from another person's QR code or link; one's own family without it. */
    inviteCode?: string | undefined;
}

/** Parameters of `family.qrCode`. */
export interface FamilyQrCodeInput {
    /** What who uses the code sees of its owner at first. Nothing without it. Given once per kind. */
    shared?: FamilySharedKind[] | undefined;
}

/** Parameters of `healthData.detail`. */
export interface HealthDataDetailInput {
    /** The kind of health data. */
    healthDataType: HealthDataType;
    /**
     * How much time; a week when absent.
     * @default week
     */
    period?: HealthPeriod | undefined;
    /**
     * Format: date
     * The last day of the period; today when absent.
     */
    date?: string | undefined;
}

/** Parameters of `heartRate.average`. */
export interface HeartRateAverageInput {
    /**
     * How much time; a week when absent.
     * @default week
     */
    period?: HealthPeriod | undefined;
    /**
     * Format: date
     * The last day of the period; today when absent.
     */
    date?: string | undefined;
}

/** Parameters of `information.articleHtmlContent`. */
export interface InformationArticleHtmlContentInput {
    /** Id of the article. */
    articleId: string;
}

/** Parameters of `information.courseDetail`. */
export interface InformationCourseDetailInput {
    /** Id of the course. */
    courseId: string;
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
    goodsId: string;
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
    /**
     * Format: date
     * First day; Monday of this week when absent.
     */
    from?: string | undefined;
    /**
     * Format: date
     * Last day, itself included, at most 61 days after the first; six days after the first when absent.
     */
    to?: string | undefined;
}

/** Parameters of `mealPlan.detail`. */
export interface MealPlanDetailInput {
    /**
     * Format: date
     * The day; today by the server's clock when absent.
     */
    date?: string | undefined;
}

/** Parameters of `mealPlan.finish`. */
export interface MealPlanFinishInput {
    /** Id of the meal. */
    mealId: string;
    /**
     * False to take the mark back.
     * @default true
     */
    finished?: boolean | undefined;
}

/** Parameters of `mealPlan.replaceAllResult`. */
export interface MealPlanReplaceAllResultInput {
    /** Id of the preview. */
    previewId: string;
}

/** Parameters of `mealPlan.replaceResult`. */
export interface MealPlanReplaceResultInput {
    /** Id of the preview. */
    previewId: string;
}

/** Parameters of `medication.finish`. */
export interface MedicationFinishInput {
    /** Id of the reminder. */
    reminderId: string;
    /**
     * Format: date
     * The day of the dose.
     */
    date: string;
    /** The planned time of the dose, one of the reminder's doses of that day. */
    time: TimeOfDay;
    /** The answer; `pending` takes an earlier answer back. */
    status: "taken" | "skipped" | "pending";
}

/** Parameters of `medication.list`. */
export interface MedicationListInput {
    /**
     * Format: date
     * The day whose doses are asked for; today by the server's clock when absent.
     */
    date?: string | undefined;
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
     * How many entries a page holds, 10 unless said otherwise.
     * @default 10
     */
    pageSize?: number | undefined;
}

/** Parameters of `mirror.result`. */
export interface MirrorResultInput {
    /** Id of the record. */
    recordId: string;
}

/** Parameters of `mirror.viewResult`. */
export interface MirrorViewResultInput {
    /** The token of a shared link or of the code on the mirror. */
    token: MirrorToken;
}

/** Parameters of `orders.detail`. */
export interface OrdersDetailInput {
    /** Id of the order. */
    orderId: string;
}

/** Parameters of `orders.goodsDetail`. */
export interface OrdersGoodsDetailInput {
    /** Id of the goods. */
    goodsId: string;
}

/** Parameters of `orders.logisticsInfo`. */
export interface OrdersLogisticsInfoInput {
    /** Id of the order. */
    orderId: string;
    /** Id of one of its refunds, for the parcel that goes back. */
    refundId?: string | undefined;
}

/** Parameters of `orders.refundReason`. */
export interface OrdersRefundReasonInput {
    /** Only the reasons that fit this kind of refund; all when absent. */
    type?: RefundType | undefined;
}

/** Parameters of `partner.answerInvitedMessage`. */
export interface PartnerAnswerInvitedMessageInput {
    /** Id of the invitation. */
    relationshipId: string;
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
    planId?: string | undefined;
    /** The stage; the one that the day belongs to when absent. */
    stageId?: string | undefined;
    /**
     * Format: date
     * The day.
     */
    date?: string | undefined;
}

/** Parameters of `plans.executionTitles`. */
export interface PlansExecutionTitlesInput {
    /** Id of the plan; the plan of the person whose token is sent when absent. */
    planId?: string | undefined;
}

/** Parameters of `plans.goodsItem`. */
export interface PlansGoodsItemInput {
    /** Id of the task. */
    taskId: string;
}

/** Parameters of `plans.stageAssessmentDetail`. */
export interface PlansStageAssessmentDetailInput {
    /** Id of the stage. */
    stageId: string;
}

/** Parameters of `share.log`. */
export interface ShareLogInput {
    /** What is shared. */
    type: ShareType;
    /** What happened with it. */
    action: ShareAction;
    /** Who shared it, where the link says so. */
    userId?: string | undefined;
    /** What exactly is shared, such as an article or a report, where the kind alone does not say. */
    contentId?: string | undefined;
}

/** Parameters of `user.verifyCode`. */
export interface UserVerifyCodeInput {
    /** What the code is for. */
    purpose: VerifyCodePurpose;
    /** Where to send it. Needed for `login` and `changePhone`; the number of the account when absent. */
    phoneNumber?: PhoneNumber | undefined;
}
