// Written by npm run generate. Do not edit.
import type { AccountClosure, AccountInformation, AdviceNeeds, AiFoodAnalysis, AiFoodDay, AiFoodEntry, AiFoodFailReason, AiFoodHistoryPage, AiFoodItem, AiFoodMeal, AiFoodProgress, AiFoodRecord, AiFoodStage, AiFoodStatus, AiFoodSubmission, AiFoodSummary, AiFoodSummaryStatus, Allergen, AnalysedFood, AnalysisFailReason, AnalysisId, AnalysisRecord, AnalysisRecordPage, AnalysisStatus, Article, AssessmentBand, AssessmentBandRange, AssessmentCode, AssessmentItem, AssessmentLevel, AssessmentNextStep, AssessmentSection, AssessmentStatus, BodyHeight, BodyProfile, BodyWeight, CampGoods, CampStatus, CareArea, CareProfile, CareState, CareWithheld, Cents, ClockInInput, ClockInResult, Consent, ConsentDecision, ConsentPurpose, ContentItem, ContentType, Course, CourseSection, CourseSectionStatus, DailyReport, DailyReportPage, DailyReportSummary, DateTime, Day, DayCoverage, DayReplacement, DayTarget, DeepAnalysis, DeepReport, DeletableRecord, DeletableRecordId, DeliveryAddress, DeliveryTime, DietaryGoal, DoseUnit, Draw, DrawFailReason, DrawId, DrawInput, DrawPage, DrawStatus, DrawTransfer, DrawableAmount, EvaluationAnswer, EvaluationCondition, EvaluationFailReason, EvaluationFoodPlan, EvaluationId, EvaluationInfo, EvaluationInput, EvaluationItem, EvaluationNextInput, EvaluationNoScoreReason, EvaluationOption, EvaluationPlanDay, EvaluationPlanDayOutline, EvaluationPlanMeal, EvaluationPlanMealOutline, EvaluationPreInput, EvaluationProgress, EvaluationReport, EvaluationReportContent, EvaluationReportStatus, EvaluationSection, EvaluationStatus, EvaluationStep, ExecutionNext, ExecutionPlan, ExecutionPlanId, ExecutionStage, FailMessage, FailureReason, FamilyBloodPressure, FamilyBloodSugar, FamilyHeartRate, FamilyInvitation, FamilyMember, FamilyMemberDetail, FamilyMemberInput, FamilyName, FamilyPhoneInvitationInput, FamilyQrCode, FamilyReadings, FamilyRelation, FamilyRelationCode, FamilyRelationshipId, FamilyRelationships, FamilySharedKind, FamilyStatus, FamilySteps, FamilyTrends, FamilyWeight, FeedbackInput, FeedbackReceipt, FeedbackType, FinishedStage, FoodAmount, FoodCategory, FoodCaution, FoodFacts, FoodPortion, FoodRef, FoodServing, FoodUserInformation, Gender, Generated, GlycemicFood, GlycemicSource, Goods, GoodsAttribute, GoodsDetail, GoodsKind, GuardianProof, HealthDataDetail, HealthDataPoint, HealthDataReading, HealthDataRemind, HealthDataRemindInput, HealthDataSeries, HealthDataSource, HealthDataType, HealthPeriod, HealthSeriesCode, HealthTag, HealthTagCode, HealthTagGroup, HeartRateAverage, HeartRateHistoryPage, HeartRateHistoryQuery, HeartRateRecord, HeartRateState, Id, IdempotencyKey, IfTaken, IncomeEntry, IncomeEntryPage, IncomeSource, IncomeSummary, IngredientFlag, IngredientFlagCode, IngredientRecord, InviteCode, LaunchAppParam, LaunchAppQuery, LogisticsCompany, LogisticsInfo, LogisticsStatus, LogisticsTrace, LostPercent, MacroRange, MacroRanges, MacroTarget, Macros, MealChange, MealCourse, MealEntry, MealEntryKind, MealMacros, MealPlanApply, MealPlanBlocker, MealPlanCalendarDay, MealPlanDay, MealPlanDeletion, MealPlanDeletionPreview, MealPlanFailReason, MealPlanModification, MealPlanPreferences, MealPlanPreview, MealPlanPreviewStatus, MealPlanState, MealPlanStatus, MealPlanSubmission, MealPlanSubmit, MealReplacement, MealSource, MealSubmission, MealType, MedicationDay, MedicationDose, MedicationHistoryDay, MedicationHistoryDose, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, MedicationSchedule, MedicationStatus, MedicineCaution, MedicinePortion, MemberFeature, MemberPermission, MemberType, Message, MirrorConfirmInput, MirrorFailReason, MirrorMeasure, MirrorMeasureCode, MirrorRecord, MirrorRecordInfo, MirrorRecordPage, MirrorResult, MirrorStatus, MirrorToken, MirrorView, MyCamp, NetContent, NormalRange, NutrientAdvice, NutrientAmount, NutrientCode, NutrientContributor, NutrientFood, OldPhoneVerification, OrderAction, OrderAmounts, OrderCancelReason, OrderCancellation, OrderCounts, OrderDetail, OrderId, OrderItem, OrderListQuery, OrderPage, OrderStatus, OrderSummary, OrderTab, Page, PageQuery, Parcel, ParcelNumber, PartnerCandidate, PartnerIndex, PartnerJoinInput, PartnerOwnProgress, PartnerPairRank, PartnerPairRankEntry, PartnerPeriod, PartnerPhoneInvitationInput, PartnerProgress, PartnerProgressPoint, PartnerRank, PartnerRankEntry, PartnerRelationship, PartnerRelationshipId, PartnerStatus, PaymentChannel, PaymentMethod, PhoneChange, PhoneChangeTicket, PhoneNumber, PictureAddress, PlanChange, PlanDayCount, PlanTask, PlanTaskStatus, PlannedDish, PlannedFood, PlannedMeal, PortionInput, PostalAddress, PurineFood, PurineSource, QuestionType, RankedPerson, RecordedFood, RecordedIngredient, Refund, RefundAmount, RefundApplication, RefundCalculation, RefundEvent, RefundId, RefundItem, RefundItemInput, RefundParcel, RefundReason, RefundStatus, RefundType, Refusal, RepeatType, ReportDetail, ReportFailReason, ReportRequest, ReportStatus, ReportType, RequiredFlag, ServerFailure, ShareAction, ShareType, ShortLink, SimpleAnalysis, SimpleAnalysisSave, SleepStages, StageAssessment, StageStatus, StatisticBatch, StatisticEvent, SubmittedFood, TaskGoods, TaskRemindInput, TaskType, Taste, TimeOfDay, UnplannedLoss, User, UserCard, UserInformationInput, UserProfile, VerifyCode, VerifyCodeLogin, VerifyCodePurpose, VerifyCodeReceipt, WeekReport, WeightComparison, WeightInput, WeightLossObstacle, YesNo } from './schema.ts';

/** Every path with its calls, for `createRaw`. */
export interface paths {
    "/scheme/app/foodIntellectual/queryAnalysisPending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of an analysis
         * @description Called every 2 seconds while an analysis is pending, for 60 seconds at most. Without `analysisId` it returns the
         *     analysis under way, if any, so that a reopened page resumes waiting.
         */
        get: operations["aiFood.analysisPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/queryAnalysisPending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of an analysis, for the food app
         * @description The same call on the food host. See `aiFood.analysisPending`.
         */
        get: operations["aiFood.analysisPendingFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/queryAnalysisResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of an analysis
         * @description The foods with their portions, energy and nutrients, once the analysis is ready; also that of any earlier meal in the history.
         */
        get: operations["aiFood.analysisResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/queryAnalysisResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of an analysis, for the food app
         * @description The same call on the food host. See `aiFood.analysisResult`.
         */
        get: operations["aiFood.analysisResultFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/queryFoodName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search foods by name
         * @description Foods of the nutrient table whose name matches, the best match first, at most 50. Called while the person types, debounced, to
         *     add or exchange a food. Without a keyword: the foods that are eaten most.
         */
        get: operations["aiFood.foodName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/queryFoodName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search foods by name, for the food app
         * @description The same call on the food host. See `aiFood.foodName`.
         */
        get: operations["aiFood.foodNameFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/generateSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start writing the summary of a day
         * @description Starts the written summary of the meals of a day. Called when the person asks for it, at most once for a state of the day:
         *     a summary that is ready or being written is returned unchanged, an outdated one is written again.
         */
        get: operations["aiFood.generateSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/generateSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start writing the summary of a day, for the food app
         * @description The same call on the food host. See `aiFood.generateSummary`.
         */
        get: operations["aiFood.generateSummaryFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/historyRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of analysed meals by day
         * @description Days with an entry in the diary or an analysis of AI food, newest first, each with its meals and their foods.
         */
        get: operations["aiFood.historyRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/historyRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of analysed meals by day, for the food app
         * @description The same call on the food host. See `aiFood.historyRecord`.
         */
        get: operations["aiFood.historyRecordFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/submitFoodName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a photo or names of foods for analysis, or correct an analysis
         * @description A new submission starts an analysis: ask for its progress until it is ready or has failed. A photo shows the foods,
         *     never their weight; amounts that nobody gave are typical portions. With `analysisId` the foods of an earlier analysis, their
         *     amounts or its meal are replaced, which is ready at once. A meal counts once it is in the diary (`saved`); the summary of the day
         *     is then outdated. Where the slot already has another meal, the person decides (`ifTaken`).
         */
        post: operations["aiFood.submitFoodName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/submitFoodName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit foods for analysis, or correct an analysis, for the food app
         * @description The same call on the food host. See `aiFood.submitFoodName`.
         */
        post: operations["aiFood.submitFoodNameFood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/foodIntellectual/queryUserSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums of the meals of a day
         * @description The sums of a day against the goal, by meal, and the written summary as far as there is one. Called when the day is shown, and
         *     about every two seconds while the summary is being written.
         */
        get: operations["aiFood.userSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodIntellectual/queryUserSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums of the meals of a day, for the food app
         * @description The same call on the food host. See `aiFood.userSummary`.
         */
        get: operations["aiFood.userSummaryFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/foodIntellectual/historyRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A meal that somebody shared
         * @description One analysed meal behind a link, for anyone who opens the link, signed in or not. It reveals nothing about the person.
         */
        get: operations["aiFood.viewHistoryRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/foodIntellectual/historyRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A meal that somebody shared, for the food app
         * @description The same call on the food host. See `aiFood.viewHistoryRecord`.
         */
        get: operations["aiFood.viewHistoryRecordFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryDailyReportDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a day
         * @description The day's meals, the amount of each nutrient against the recommended amount, and the assessment once the day is
         *     complete. It follows the diary at once and needs no generating.
         */
        get: operations["analysis.dailyReportDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryDailyReportList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of the diary
         * @description The days on which something was recorded, newest first, each with what it gave against the target. For the list
         *     of reports and for trends longer than a week.
         */
        get: operations["analysis.dailyReportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryDeepAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deep analysis of a meal
         * @description All nutrients of a meal, its glycaemic load, a score and an assessment in sections: the report of the meal.
         *     Asked every 2 seconds after it was submitted, until it is ready or failed. Read back it counts as no new use of
         *     the membership.
         */
        get: operations["analysis.deep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/generateReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report
         * @description Begins a report of a week, which may be under way, or the deep report of the seven days before a day; the latter
         *     is for members. A report that was there is replaced; one that is being generated goes on. Ask for the report
         *     until it is ready or failed.
         */
        post: operations["analysis.generateReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryIngredientRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ingredients of a meal
         * @description The ingredients of each food of an analysed meal, with flags for allergens and for nutrients that are high, weighed
         *     against the person's allergies and health tags. Asked when the ingredients are opened or shared as a picture.
         */
        get: operations["analysis.ingredientRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryNutrientGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nutrients to make up for, and what helps
         * @description The nutrients of which the complete days among the last seven gave too little or too much, largest deviation
         *     first, with foods that bring much of each and what the shop sells for it. It rests on several days, never on one
         *     meal. A client calls it when the person opens the supplements. Health foods are only for adults who are neither pregnant nor
         *     breastfeeding.
         */
        get: operations["analysis.nutrientGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryAnalysisRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The analyses so far
         * @description The person's analyses, newest first, whatever their status: a pending one can be continued, a failed one can be
         *     tried again. Asked when the list is opened and quietly at the start, so a
         *     failure shows no toast.
         */
        get: operations["analysis.record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryReportDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a week, or the deep report
         * @description The newest report of the kind about the period that the date stands for. Where nobody has asked for one the
         *     status is `none` and a screen offers to generate it; while it is being generated the screen asks every 2 seconds
         *     and shows that by itself, so a failure shows no toast.
         */
        get: operations["analysis.reportDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/saveSimpleAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an analysed meal into the diary
         * @description Saves the portions that the person corrected, recalculates the meal, and counts the meal in the
         *     reports of its day. Saving again replaces what was saved; an empty
         *     list takes the meal out of the diary and leaves its portions unchanged. A change of portions discards the deep analysis.
         *     Where the slot already has another meal, the person decides (`ifTaken`). A meal that AI food recognised counts once: this
         *     entry takes the place of the other.
         */
        post: operations["analysis.saveSimple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/querySimpleAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The simple analysis of a meal
         * @description Energy and macronutrients of a meal, food by food, beside the day's goal and the other meals of the day.
         *     Called every 2 seconds after the meal was submitted, until it is ready or failed, and again whenever the
         *     result is opened.
         */
        get: operations["analysis.simple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/submitDeepAnalysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the deep analysis of a meal
         * @description Begins the deep analysis of a meal whose simple one is ready; members only. Asked again while it is under way or
         *     ready it changes nothing, after a failure it begins again. Ask for the deep analysis until it is ready or failed.
         */
        post: operations["analysis.submitDeep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/submitFoodItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a meal to be analysed
         * @description Begins the simple analysis of what was eaten, be it searched, typed or recognised in a photo. Ask for the simple analysis
         *     until it is ready or failed. It enters the diary when it is saved; with `saved`, a meal whose foods are all known by their ids
         *     enters it at once, and its analysis is ready in the reply. Where the slot already has another meal, the person decides
         *     (`ifTaken`). A meal of AI food is taken over by its id: it counts once, and what its shared view shows are the foods and
         *     portions of the diary.
         */
        post: operations["analysis.submitFoodItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         *     the call for verification codes and is good for 5 minutes and one sign-in. After three wrong codes for a number it is
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
         * @description The content, price, dates and free places of the camp. People buy a place in the native app, which sells none to a
         *     person with `obstacles`.
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
         * @description For the camp's entry: a member of a camp sees its day, anyone else sees the camps on sale.
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
    "/food/evaluation/queryFoodPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The food plan that goes with a report
         * @description A week of meals, outlined by day, and the goods that help to follow it. Called from the report.
         *
         *     The plan keeps two rules, or there is none: the energy of each day lies within a tenth of `target`, and no food, tip or
         *     goods holds an allergen of the person or breaks a condition of the assessment or a health tag whose `limitsMeals` is true
         *     (see `mealPlan.modify`). Of other conditions it takes no account.
         */
        get: operations["evaluation.foodPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/queryFoodPlanDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day of the food plan
         * @description The meals of a day with their foods, amounts and what these give.
         */
        get: operations["evaluation.foodPlanDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/generateEvaluationReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start writing the report
         * @description Locks the answers and starts writing the report and the food plan. A repeated call gives the existing report, and writes a failed
         *     one again.
         */
        post: operations["evaluation.generateReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the health assessment
         * @description Whether an assessment is under way, how far it is, and whether there is a report. Called first: it decides whether the person
         *     begins, resumes, waits or reads.
         */
        get: operations["evaluation.info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/item/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions with their answers
         * @description Every question that the answers so far lead to, in order, each with its answer. For the review at the end, and to show what an
         *     earlier report was based on.
         */
        get: operations["evaluation.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/item/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question and get the next one
         * @description Keeps the answer and gives the question that follows from it. Without a question it begins an assessment, or takes up the one
         *     under way where the person left off. A required question has to be answered. Some questions come only after a certain answer.
         */
        post: operations["evaluation.next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/item/pre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the question before
         * @description Returns the previous question with its answer. Going back submits nothing: the server keeps the answer on the screen
         *     for the way forward, and later answers stay. A client jumps to any question of `evaluation.list` by naming
         *     the question after it here, or, for the last one, none.
         */
        post: operations["evaluation.pre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/evaluation/queryEvaluationReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of an assessment
         * @description The report, or how far it is. Called to read it, and every 2 seconds while it is being written, for 60 seconds at most. The report changes nothing in the profile: a client that wants its goal, height and weight there offers to save them with `user.saveInformation`, from which the energy target of the profile follows.
         */
        get: operations["evaluation.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/answerInvitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accept or decline an invitation
         * @description Answers an open invitation to the person. Accepting makes the two family at once: the person sees what the inviter
         *     shares, and the inviter sees what `shared` lists. An answer cannot be taken back; an accepted relation can be ended.
         */
        get: operations["family.answerInvitedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/queryByFamilyUserId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member of the family
         * @description A member with what each shares with the other, the latest values and those of the last 30 days. Called when a person opens a member.
         */
        get: operations["family.byUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/deleteRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a relation, or take an invitation back
         * @description Ends the relation for both: neither sees anything of the other any more, at once. With an invitation that one sent,
         *     open or not accepted, it takes the invitation off the list.
         */
        post: operations["family.deleteRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/queryInvitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that other people sent
         * @description Invitations by phone number to the person, newest first. Those that were answered, have expired or were taken
         *     back stay in the list for a year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
         */
        get: operations["family.invitedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/getFamilyName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Owner of a family
         * @description Returns the name of the person's own family, or with a code the name of the code's family and the data that its owner
         *     would share. Called before a code is used, so that a person knows whom they join.
         */
        get: operations["family.name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/getHealthQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code that lets another person join the family
         * @description The code to show as a QR code or to send as a link. Asked again for the same `shared`, it is the same code until it
         *     was used or has expired; then it is another. Codes for different `shared` work side by side.
         */
        get: operations["family.qrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/queryRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of the family and the invitations sent
         * @description Everyone that one is family with, each with the latest values that they share, and the invitations that one sent and nobody accepted.
         */
        get: operations["family.relationship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/queryRelationshipEnum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Relations that one person can have to another
         * @description Every relation to choose from when a person is invited or joined, in the order to show. It seldom changes.
         */
        get: operations["family.relationshipEnum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/saveRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a person by their code, or change a relation
         * @description With `inviteCode` the two become family at once, as the owner of the code agreed by showing it. With
         *     `relationshipId` it changes the relation of an existing member and the data shared with them; data that is no longer
         *     shared disappears for them at once.
         */
        post: operations["family.saveRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/familyHealth/saveRelationshipByPhoneNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by phone number
         * @description Sends an invitation to the user with that number, who may accept or decline it within seven days. A failure belongs
         *     beside the field, so no toast is shown.
         */
        post: operations["family.saveRelationshipByPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/feedback/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description Called from the pages for complaints and suggestions, and from a record that the person wants deleted and that no call deletes (`record`, assumed). Such a request counts for no daily limit. From the day `deletedBy` on no call returns the record. What the person wrote stays with the client until this succeeds.
         */
        post: operations["feedback.submit"];
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
         * @description The latest value, the chart of a week, a month, half a year or a year, the normal range and the reminder. Called when the screen of a
         *     kind of health data opens and when the period or its last day changes. `normal` follows from
         *     the rule that judges the reading, for this person: it minds diabetes, pregnancy and age. It is those of adults, so it is
         *     null under 18, and while the birth date is unknown; the range of a weight is null in pregnancy, too.
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
         * @description Sets the times at which the native app reminds the person to measure a kind of health data. It replaces the earlier setting.
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
         * @description Stores a weight and returns the change against the latest earlier one. A weight that is more than 5 % away from one of
         *     the last 7 days, or more than 20 % from an older one, is refused once, since a slip or another unit is the likely reason;
         *     with `confirmed` it is stored. The same weight with the same `measuredAt` again is stored once.
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
    "/food/income/draw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The draws
         * @description All draws of the person, newest first, each with its status. For promoters alone.
         */
        post: operations["income.drawList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/draw/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a draw
         * @description Called when the person has confirmed an amount. It is held back at once and reviewed; then the transfer can be requested. For promoters alone.
         */
        post: operations["income.drawSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/drawable-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Amount that can be drawn now
         * @description The amount that a draw may take, with the limits of one draw. A pending draw lowers it at once. For promoters alone.
         */
        get: operations["income.drawableAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/draw/submitTransferRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the transfer of a draw
         * @description Prepares the transfer of an approved draw and returns the text that the native app passes to the messaging app, where the person confirms it. Called again before the confirmation, it returns the same transfer, so that an interrupted confirmation can be resumed.
         */
        post: operations["income.submitTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income of a promoter
         * @description The sums at the head of the income page. For promoters alone.
         */
        get: operations["income.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/draw/userConfirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the person confirmed the transfer
         * @description Called when the messaging app reports the confirmation. Said again of a draw that is being transferred or was paid, it changes nothing.
         */
        post: operations["income.userConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/income/income/wait-settle-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Income that waits to be settled
         * @description The purchases that earned something and can still be refunded, newest first. For promoters alone.
         */
        post: operations["income.waitSettleList"];
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
         * @description The subject of the course, its sections and the person's progress in each. A section's text is an article. The native
         *     app reports the progress; this call only returns it.
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
         * @description Articles and courses about a kind of health data, the most fitting first. Shown below its chart.
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
         * @description Articles and courses that help with a task of a plan, the most fitting first. Shown below the task.
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
         * @description Goods for a lookup, a health chart or a product page, the most fitting first. Goods that are sold out stay in the list.
         *
         *     For a signed-in person (assumed), goods with one of their allergens, or whose texts name a food that they leave out, such as
         *     meat with the tag `vegan`, are left out. A person with a `WeightLossObstacle` gets no goods beside `weight`.
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
    "/food/app/foodAnalysis/customizedCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of the calendar strip
         * @description The days of a span that a plan is or was about, with its state, how many meals there are and how many were
         *     eaten. Asked for the strip above the meals of a day, which shows its own failure.
         */
        get: operations["mealPlan.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/deleteCustomizedPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a deletion
         * @description Returns the meals of a day, or of the whole plan from today on, that would be deleted; eaten meals stay. Nothing
         *     is deleted: show the person the preview, and apply it with `modify`.
         */
        post: operations["mealPlan.deletePre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/customizedDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The meals of a day
         * @description The planned meals of a day with their dishes, ingredients and cooking, their sums against the target, and
         *     the eaten ones. A day without a plan has no meals; its status says why.
         */
        get: operations["mealPlan.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/finishCustomizedMeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark a planned meal as eaten
         * @description Marks a meal of today or before, or removes the mark. An eaten meal counts in the diary and the reports of
         *     its day and is neither replaced nor deleted any more. The same answer twice changes nothing. Where the slot already has
         *     another meal, the person decides (`ifTaken`).
         */
        get: operations["mealPlan.finish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryCustomizedGuideFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether to explain the meal plan
         * @description 1 from the first plan's being ready until the person has marked, replaced or deleted a meal for the first time:
         *     so long a screen points at how this is done.
         */
        get: operations["mealPlan.guideFlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/modifyCustomized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the meal plan
         * @description Changes the plan in one of two ways, chosen by `action`.
         *
         *     `submit`: new preferences, from which a new plan of seven days is generated; members only. The first plan begins
         *     so too. Ask `status` until it is ready or failed. It replaces the previous plan only
         *     when it is ready.
         *
         *     A plan keeps two rules, or it fails. The energy of each day lies within a tenth of the person's target, where breakfast,
         *     lunch and dinner are planned; fewer meals give their share of it (breakfast 30 %, lunch 40 %, dinner 30 %, a snack 10 %).
         *     No item holds an allergen of the person or breaks a health tag whose `limitsMeals` is true: vegetarian, vegan, halal (no
         *     pork; the kitchen uses no alcohol), type 2 diabetes (no staple or drink with a glycaemic index above 70, no added sugar)
         *     and high uric acid (no food above 150 mg of purine in 100 g). `NEEDS_DIETITIAN` refuses a plan under 18, below a body
         *     mass index of 18.5, in pregnancy, while breastfeeding, after bariatric surgery, with kidney disease, on dialysis, with a
         *     need below the minimum of `user.saveInformation`, and above 4,000 kcal a day; `NO_TARGET` refuses it while height, weight, birth date
         *     or sex is not known.
         *
         *     `apply`: makes a prepared replacement or deletion. It is refused when the preview is not
         *     ready, has expired (after ten minutes, or when the first of its days is over) or was applied, and when one of its meals was eaten, replaced or deleted since.
         */
        post: operations["mealPlan.modify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryNeverCustomizedStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the person never had a meal plan
         * @description Decides between the introduction with the form, and the meals. A plan that was deleted or failed counts as had.
         */
        get: operations["mealPlan.neverCustomizedStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/replaceCustomizedAllPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare other meals for a day
         * @description Looks for something else in the place of all meals of a day that were not eaten yet. Nothing changes: ask
         *     `replaceAllResult` with the preview's id until it is ready, show the person what would change, and apply it with
         *     `modify`.
         */
        post: operations["mealPlan.replaceAllPre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/replaceAllResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview of other meals for a day
         * @description Asked every 2 seconds after `replaceAllPre` until it is ready or failed. It shows each meal before and after and
         *     the totals of the day; nothing has changed until it is applied. A meal for which nothing else suits stays as it
         *     is.
         */
        get: operations["mealPlan.replaceAllResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/replaceCustomizedPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare another meal or dish
         * @description Looks for something else that suits the preferences, in the place of a meal that was not eaten yet, or of one
         *     item of it. Nothing changes: ask `replaceResult` with the preview's id until it is ready, show the person what
         *     would change, and apply it with `modify`. For another suggestion, call it again.
         */
        post: operations["mealPlan.replacePre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/replaceResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview of another meal or dish
         * @description Asked every 2 seconds after `replacePre` until it is ready or failed. It shows the meal before and after and
         *     the totals of the day; nothing has changed until it is applied.
         */
        get: operations["mealPlan.replaceResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/queryCustomizedStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the meal plan
         * @description Asked when the meal plan is opened, and every 2 seconds while a plan is being generated.
         */
        get: operations["mealPlan.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/app/foodAnalysis/viewCustomizedSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preferences that were submitted last
         * @description Fills the form of the dietary preferences.
         */
        get: operations["mealPlan.viewSubmit"];
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
         * @description Says that a dose was taken or skipped, or takes the answer back. Possible on the day of the dose and on the seven
         *     days after it. The same answer with the same time changes nothing. A tracked stock follows.
         *
         *     A taken dose is doubted (assumed) with the reasons `lateDose` and `closeToAnother` of `FailureReason`, at `handledAt`, or else
         *     at `intendedAt` or at the call. The doses of all reminders with the same substance count. The app says the reasons, and
         *     sends the same input with `confirmed: true` when the person insists. `takingDoubts` of `@health-app/sdk/safety` is this
         *     rule.
         *
         *     A medicine with the `repeatType` `asNeeded` (assumed) has no planned dose: `taken` adds one at `time`, `pending` takes it
         *     away, and `skipped` is refused. A dose sooner than `minHoursBetween` after the last one, or one more than
         *     `maxDosesPerDay` within 24 hours, is doubted, where the doses of all reminders with the same substance count, planned ones
         *     too. A planned dose within `minHoursBetween` of one that was taken as needed is `closeToAnother`. The app says the last time and the number, and sends the same input with
         *     `confirmed: true` when the person insists. `asNeededStatus` of `@health-app/sdk/safety` is this rule.
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
         * @description With `reminderId` the schedule replaces the previous one, from today on: earlier days keep their plan,
         *     and doses already answered today stay. Without it a reminder is created; a person may have 50.
         *
         *     A schedule is doubted before it is saved (assumed), with reasons that `FailureReason` lists: an unusual amount at a time or on
         *     a day, a unit or a rhythm that the substance does not have, the same substance or class in another reminder that has
         *     not ended, ten times what the person's own reminders have. Doses are summed over the reminders. `medicines.yaml` beside
         *     the description has the known substances with their sources; of an unknown medicine only what needs no figure is
         *     judged. The app says the reasons and repeats the number in words, and sends the same input with `confirmed: true` when
         *     the person agrees. A change that leaves medicine, dose and times as they are is not doubted again. `doseDoubts` and
         *     `changeDoubts` of `@health-app/sdk/safety` are these rules.
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
         * Status of each day of a year
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
         *     counts nothing: the feature's own call does, and refuses whom this call does not permit.
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
    "/scheme/view/mirror/record/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to be measured
         * @description Lets the mirror take the pictures, from the front and from the side. With a userToken the record belongs to the person
         *     and comes into their list; without, it can be seen by the token alone. Afterwards ask for the result every two seconds,
         *     at most for a minute.
         */
        post: operations["mirror.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/mirror/record/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record behind a scanned code
         * @description Returns the mirror that shows the code, whether it can still be confirmed, and the account's data to fill the form with.
         *     Called when a person has scanned the code, with or without being signed in.
         */
        get: operations["mirror.info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/mirror/record/last-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest measures
         * @description The newest record that is ready. `null` when there is none.
         */
        get: operations["mirror.lastResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/mirror/record/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of the person
         * @description Records that one confirmed while signed in, newest first, those that failed included.
         */
        get: operations["mirror.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/app/mirror/record/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One record with its measures
         * @description A record of the person, whatever its status. Called every two seconds while it is analysed, at most for a minute, and for
         *     each of two records to compare.
         */
        get: operations["mirror.result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/mirror/record/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A record by its token, for anyone who has it
         * @description The shared view of a record: measures without pictures. Called for a shared link, and after a confirmation without
         *     sign-in, every two seconds until it is ready, at most for a minute.
         */
        get: operations["mirror.viewResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/calculateRefundAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Amount that a refund would pay back
         * @description Called while the person chooses items and numbers of units, before they apply. It changes nothing.
         */
        post: operations["orders.calculateRefundAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/orderCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not paid
         * @description Called after the person has chosen a reason and confirmed. A paid order is not cancelled but refunded.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/cancelOrderRefundApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a refund
         * @description Possible while the shop looks into it and while it awaits the return. The person may apply again later.
         */
        post: operations["orders.cancelRefundApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/confirmFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the receipt of an order
         * @description Called when the person says that the goods have arrived. It cannot be undone; a refund can still be applied for until `refundableUntil`.
         */
        post: operations["orders.confirmFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/delivery-address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's default delivery address
         * @description The delivery address of an order unless the person chooses another. Called on the product page before buying.
         */
        get: operations["orders.defaultDeliveryAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/orderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its refunds
         * @description All that the page of an order shows: status and times, goods, amounts, address, parcel, and its refunds with their course. The page of a refund reads it too.
         */
        get: operations["orders.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/goods/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the goods of the shop
         * @description Everything the shop's product page shows, and what an order of it depends on. The goods are those that lookups and charts suggest, and the supplements, by the same ids.
         */
        get: operations["orders.goodsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The orders by tab
         * @description The person's orders of a tab, newest first, each with its goods, its amounts and what can be done with it now.
         */
        post: operations["orders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/logistics/getLogisticsInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a parcel
         * @description The place of an order's parcel, or of the parcel that goes back in one of its refunds. Called from the order's page and from the refund's.
         */
        get: operations["orders.logisticsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/refundReason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons for a refund
         * @description The reasons that a person can choose from when they apply for a refund.
         */
        get: operations["orders.refundReason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/submitOrderRefundApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a refund
         * @description Called when the person has chosen items, reason and kind of refund and has seen the amount. An order has one open refund at most. The server works out the amount again and refuses when it differs from the one that the person saw.
         */
        post: operations["orders.submitRefundApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/order/submitRefundLogisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the parcel that goes back
         * @description Called once the person has sent the goods to the refund's `returnAddress`.
         */
        post: operations["orders.submitRefundLogisticInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/answerInvitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accept or decline an invitation
         * @description Answers an open invitation to the person. Accepting makes the two partners at once and cancels the person's own
         *     open invitation. An answer cannot be taken back; a partnership can be ended.
         */
        get: operations["partner.answerInvitedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/cancelInvitePartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back
         * @description Possible while an invitation that one sent is open.
         */
        post: operations["partner.cancelInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/deletePartnerRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the partnership
         * @description Ends it for both, at once: neither sees the other's progress any more, and both drop out of the rankings until they
         *     have a partner again.
         */
        post: operations["partner.deleteRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/indexData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home of slimming partners
         * @description The person's own progress, the partner's, and the status of the relation. A visitor without a token sees only the
         *     number of participants.
         */
        get: operations["partner.indexData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/queryPartnerInvitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that other people sent
         * @description Invitations to the person, newest first. Those that were answered, cancelled or have expired stay in the list for a
         *     year, so that a message opened late can show its outcome. Open ones have the `status` `invited`.
         */
        get: operations["partner.invitedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/matchPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose a partner
         * @description Proposes a person with similar progress and reserves them for ten minutes: nobody else gets the same proposal
         *     meanwhile, which is why it is a command. Called again, it proposes another, and the earlier proposals expire by
         *     themselves. The proposed person learns nothing until an invitation by `partner.saveRelationship`. `null` when there is
         *     nobody now.
         */
        get: operations["partner.match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/getPartnerRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranking of pairs
         * @description The first 50 pairs by the days with a recorded weight of both in a period, and the place of the person's own pair. A
         *     visitor without a token sees places and days without names and pictures.
         */
        get: operations["partner.pairRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/getSlimmingPartnerQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code that lets another person become the partner
         * @description The code to show as a QR code or to send as a link. Asked again, it is the same code until it was used or has
         *     expired; then it is another.
         */
        get: operations["partner.qrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/queryPartnerRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the relation to the partner
         * @description The partnership, else the person's last invitation, whatever its status, so that the person learns of a refusal or of
         *     the partner's leaving. `null` when there was none yet.
         */
        get: operations["partner.relationship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/savePartnerRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a person by their code, or invite a proposed one
         * @description With `inviteCode` the two are partners at once, as the owner of the code agreed by showing it. With `userId` it sends
         *     an invitation to the person whom `partner.match` proposed, who may accept or decline it within three days.
         */
        post: operations["partner.saveRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/saveRelationshipByPhoneNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by phone number
         * @description Sends an invitation to the user with that number, who may accept or decline it within three days. A failure belongs
         *     beside the field, so no toast is shown.
         */
        post: operations["partner.saveRelationshipByPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/view/slimmingPartner/getSingleRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranking of people
         * @description The first 50 people by the days with a recorded weight in a period, and the person's own place. A visitor without a
         *     token sees places and days without names and pictures.
         */
        get: operations["partner.singleRank"];
        put?: never;
        post?: never;
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
         * @description Says that a task of today is done; with `handledAt`, also one of the last seven days. A second time is refused. The same
         *     `handledAt` again changes nothing. `done: false` takes a clock-in of today or of the last seven days back (assumed).
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
         * @description The tasks of a day with their stage and the next day. With neither `date` nor `stageId` it is today, or the nearest
         *     day of the plan; with `stageId` alone it is today where today belongs to that stage, else the first day of a stage to
         *     come and the last day of a finished one. For the person of the plan, tasks that their care profile withholds are left out:
         *     those of `exercise` and, without a permitted amount to drink, of `water` (assumed). Works with a plan's id alone;
         *     anyone who has the id sees the plan and can change nothing, so nobody can guess it.
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
         *     every 2 seconds while one is being generated. Empty for a person with a `WeightLossObstacle` other than a missing fact
         *     (assumed).
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
         *     Works for the tasks of each plan that the caller sees, also of one that another person shared; what the caller must not
         *     eat is left out.
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
         * @description Reports to the server that a link was shared, was opened, or led to the app. No screen waits for it or shows a failure.
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
         * @description Takes a batch of events. A client that has no reply may send them again: an event with an `id` counts once, and one without
         *     counts at each arrival.
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
         * @description Takes a batch of events. A client that has no reply may send them again: an event with an `id` counts once, and one without
         *     counts at each arrival.
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
    "/food/user/changePhoneNumber/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone number
         * @description The second of two steps: takes the ticket of the first and the code that came to the new number. The person stays signed in.
         */
        post: operations["user.changePhoneNumberSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/user/changePhoneNumber/verifyOld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the old phone number
         * @description The first of two steps to change the phone number: shows, by the code that came to it, that the number of the account is still one's own.
         */
        post: operations["user.changePhoneNumberVerifyOld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/user/closeAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Called when the person has read the consequences, typed the confirmation and entered the code. It is final: from then on the account answers as closed, and the client signs out.
         */
        post: operations["user.closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/user/getHealthTagGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The health tags to choose from
         * @description All tags that a person can choose, by group. `user.information` has the chosen ones.
         */
        get: operations["user.healthTagGroups"];
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
    "/food/user/saveUserInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the person's information
         * @description Saves the given properties and leaves the rest. The goal `loseWeight` is refused, and nothing saved, for a person with a
         *     `WeightLossObstacle`, such as an age below 18 or a pregnancy. A person with that goal who later gets an obstacle,
         *     also by a new weight, loses the goal: `dietaryGoal` becomes null. A weight far from the last one is refused until
         *     the input says `confirmed: true`, by the rule of `healthData.saveWeightWithCompareLast`.
         *
         *     `energyTarget` and an obstacle to the goal follow the facts, and so the age, at each reply (assumed). The target is the basal
         *     metabolism by Mifflin–St Jeor on the day, times 1.375, less 500 kcal to lose weight or plus 300 kcal to gain muscle,
         *     rounded to 50 kcal (upwards when losing weight), at least 1,200 kcal for women and 1,500 kcal for men. From 65 on nothing is added, and the target is rounded down, so that it never
         *     lies above the need. It is null while gender, birth date, height or weight are unknown; with a need below that minimum;
         *     under 18, in pregnancy, while breastfeeding and after bariatric surgery, for which the formula does not hold; and below a
         *     body mass index of 18.5, where the goal is to gain weight with a doctor.
         *
         *     `consents` takes decisions, each with the time of the server. Height, weight and new tags of a person below 14 are refused
         *     without the consent of a guardian, which may come in the same call (assumed; Personal Information Protection Law, Art. 31).
         *     A guardian's consent is given with `guardian`: a number other than that of the account, and the code that
         *     `user.verifyCode` sent to it for the purpose `guardian` (assumed), so that a child cannot agree alone. The code is used
         *     up only if the call succeeds.
         *
         *     Health data are refused too after the consent to keep health data was withdrawn, unless the call gives it again (Art. 15).
         *     Removing them needs no consent: null, and tags that are all among the person's own (`x-consent`).
         */
        post: operations["user.saveInformation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/food/view/user/sms/getVerifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a verification code by SMS
         * @description Sends six digits to a number. The client counts down from the reply before it offers to send again; the server
         *     refuses a second code to the same number within 60 seconds, and more than ten a day. A code for `verifyOld` or
         *     `closeAccount` goes to the number of the account alone, so that a client needs no number for them. After three wrong
         *     codes for a number and a purpose, every code for them is refused for 10 minutes (assumed).
         */
        get: operations["user.verifyCode"];
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
         * Message
         * @description A note of the server on a success; not shown.
         */
        Message: Message;
        /**
         * FailMessage
         * @description A description of the failure, in Chinese, for the person: shown as a toast unless the call is silent. A program decides by `code`.
         * @example 该提醒已被删除
         */
        FailMessage: FailMessage;
        /**
         * FailureReason
         * @description A reason of a failure. `NOT_ELIGIBLE` has the values of `WeightLossObstacle`, and `DOSE_DOUBTED` has the others: why a
         *     schedule or a dose of a medicine is doubted. The person is told these in words and confirms it, or changes it.
         *
         *     - `largeDose`: more at a time than usual: 10 tablets or capsules, 3 sachets, 20 drops, 10 puffs, 2 patches, 100 IU, 50 ml,
         *       1 ml of insulin, 1,000 µg or 2 g. These limits only lead to a question, and are no maximum.
         *     - `largeDay`: more on a day than three such doses, summed over all reminders of the medicine.
         *     - `aboveMost`: more of a substance than is usual for adults, summed over all reminders that contain it.
         *     - `unitTooLarge`: milligrams or grams of a substance that is dosed in micrograms.
         *     - `tooOften`: more often than the substance is usually taken, such as methotrexate on two days of a week.
         *     - `sameMedicine`: another reminder that has not ended contains the same substance or has the same name.
         *     - `sameClass`: another reminder that has not ended contains a substance of the same class.
         *     - `manyTimesUsual`: ten times what the person's own reminders of the medicine have or had.
         *     - `lateDose`: a dose so late that the next one is nearer, or later than the medicine may be taken.
         *     - `closeToAnother`: another dose of the medicine was taken within half of the planned time between both.
         *     - `tooSoon`, `tooMany`: a medicine as needed, sooner than `minHoursBetween` or more often than `maxDosesPerDay`.
         * @enum {string}
         */
        FailureReason: FailureReason;
        /**
         * Id
         * @description The id of one thing, which a client keeps as it is and never reads. Its characters fit in addresses and keys of a storage.
         */
        Id: Id;
        /**
         * AiFoodStatus
         * @description The status of an analysis.
         *
         *     - `pending`: being analysed; `stage` says how far.
         *     - `ready`: the result can be read. It counts in the history and in the day's summary.
         *     - `failed`: there is no result; `failReason` says why. Only the progress shows it.
         *
         *     `pending` → `ready` or `failed`, by the server alone, within 60 seconds: what is still pending then fails as
         *     `unavailable`. A correction by the person makes a `ready` or `failed` analysis `ready` at once.
         * @enum {string}
         */
        AiFoodStatus: AiFoodStatus;
        /**
         * AiFoodStage
         * @description The step of a pending analysis. The steps run in this order.
         *
         *     - `recognising`: looking for foods in the photo; left out where names were entered.
         *     - `matching`: finding the foods in the nutrient table.
         *     - `calculating`: working out energy and nutrients of the portions.
         * @enum {string}
         */
        AiFoodStage: AiFoodStage;
        /**
         * AiFoodFailReason
         * @description The reason for the failure of an analysis.
         *
         *     - `noFood`: there is no food in the photo.
         *     - `unclear`: the photo is too dark or too blurred.
         *     - `unknownFood`: none of the names is in the nutrient table.
         *     - `unavailable`: the service did not answer in time; the same again may succeed.
         * @enum {string}
         */
        AiFoodFailReason: AiFoodFailReason;
        /**
         * DateTime
         * Format: date-time
         * @description A moment, ISO 8601 with the offset of the zone in which it happened (see Zones in the description of the API).
         * @example 2026-11-20T18:36:20+08:00
         */
        DateTime: DateTime;
        /**
         * AiFoodProgress
         * @description The progress of an analysis. A client asks again every 2 seconds while it is pending.
         */
        AiFoodProgress: AiFoodProgress;
        /**
         * Refusal
         * @description Failure of a request that does not follow this description, lacks a token, exceeds a limit, or finds the server unable for a moment.
         */
        Refusal: Refusal;
        /**
         * ServerFailure
         * @description Failure with HTTP 500. Code `600` means that the login has expired.
         */
        ServerFailure: ServerFailure;
        /**
         * Generated
         * @description The mark of texts, estimates and pictures that a model made, for the label that the law asks for. Both fields are null while the reply has nothing of a model, as before its status is `ready`. A client shows the mark beside them, and keeps it in copies, posters and exports.
         */
        Generated: Generated;
        /**
         * MealType
         * @description The meal of the day.
         * @enum {string}
         */
        MealType: MealType;
        /**
         * Day
         * Format: date
         * @description A day of the person's calendar, `YYYY-MM-DD` (see Zones in the description of the API).
         * @example 2026-11-20
         */
        Day: Day;
        /**
         * MealSource
         * @description The way in which a meal was entered.
         *
         *     - `photo`: a picture. It may show the foods, but not their weight: amounts start as typical portions.
         *     - `name`: names that the person entered or chose.
         * @enum {string}
         */
        MealSource: MealSource;
        /**
         * PictureAddress
         * Format: uri-reference
         * @description Address of a picture, by HTTP or relative to the web app. Any other scheme could run a script or read the device.
         * @example /foods/rice.svg
         */
        PictureAddress: PictureAddress;
        /**
         * Macros
         * @description Energy and the three macronutrients of an amount of food.
         */
        Macros: Macros;
        /**
         * FoodPortion
         * @description An amount of a food with what it gives. The values are those of the amount, not of 100 g.
         */
        FoodPortion: FoodPortion;
        /**
         * FoodServing
         * @description A household measure of a food, such as a bowl or a piece, and its weight.
         */
        FoodServing: FoodServing;
        /**
         * FoodRef
         * @description A food by its id, with its names to show.
         */
        FoodRef: FoodRef;
        /**
         * AiFoodItem
         * @description A food of an analysed meal. Its amount can be corrected, and so can the food itself.
         */
        AiFoodItem: AiFoodItem;
        /**
         * NutrientCode
         * @description A nutrient; the client knows its name in each language.
         * @enum {string}
         */
        NutrientCode: NutrientCode;
        /**
         * NutrientContributor
         * @description The share of one food in a nutrient.
         */
        NutrientContributor: NutrientContributor;
        /**
         * NutrientAmount
         * @description An amount of a nutrient, and the day's target for it where there is one.
         */
        NutrientAmount: NutrientAmount;
        /**
         * AiFoodMeal
         * @description An analysed meal, without anything that says whose it is.
         */
        AiFoodMeal: AiFoodMeal;
        /**
         * AiFoodAnalysis
         * @description The result of an analysis, as the person who asked for it sees it.
         */
        AiFoodAnalysis: AiFoodAnalysis;
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
        FoodCategory: FoodCategory;
        /**
         * FoodFacts
         * @description A food of the nutrient table, with what 100 g of it give and what a portion weighs.
         */
        FoodFacts: FoodFacts;
        /**
         * AiFoodSummaryStatus
         * @description The status of the written summary of a day.
         *
         *     - `none`: nobody has asked for it.
         *     - `generating`: it is being written.
         *     - `ready`: `text` is the summary of everything eaten that day so far.
         *     - `outdated`: `text` is there, but foods were added or corrected since.
         *     - `failed`: it could not be written.
         *
         *     `none`, `outdated`, `failed` → `generating` when the person asks for it; `generating` → `ready` or `failed` by the server,
         *     within 60 seconds; `ready` → `outdated` when the foods of the day change.
         * @enum {string}
         */
        AiFoodSummaryStatus: AiFoodSummaryStatus;
        /**
         * MealMacros
         * @description The sum of one kind of meal of a day.
         */
        MealMacros: MealMacros;
        /**
         * CareArea
         * @description A subject that is shown, advised or offered only if the person's states permit it.
         *
         *     - `weightLoss`: a goal or plan to lose weight, a lower target weight, the camp, the slimming partner.
         *     - `lessFood`: advice to eat less for the sake of energy.
         *     - `energyTarget`: an amount of energy to eat in a day, and a plan of meals made for it.
         *     - `energyBalance`: the energy that is left or too much, and verdicts on energy.
         *     - `score`: a number that rates meals, days or health.
         *     - `exercise`: targets and advice for exercise.
         *     - `weightChange`: a change of weight in figures where the person did not ask for it, and comparisons with others.
         *     - `fluidTarget`: an amount to drink.
         *     - `minerals`: advice to eat more protein, potassium or phosphorus.
         * @enum {string}
         */
        CareArea: CareArea;
        /**
         * AdviceNeeds
         * @description What a text of advice needs. A server gives none that needs an area which `CareProfile` withholds, and a client shows none, because the person's state may have changed since the text was written.
         */
        AdviceNeeds: AdviceNeeds;
        /**
         * AiFoodSummary
         * @description The entries of a day in the diary added up, with a written summary once the person asked for one. The sums are always up to date.
         */
        AiFoodSummary: AiFoodSummary;
        /**
         * Page
         * @description The properties of every page of a list beside its entries, which a schema built on this one names `list`.
         *
         *     A list may change while it is read. A page that is asked for with `after` begins behind the last entry of the page before, even if
         *     that one is gone by now: so no entry comes twice, and none that stays is left out. Entries that have come since the first page, and
         *     are newer, are on no later page; a new first page has them. `total` counts the entries of this moment. A page behind an
         *     unknown place is empty.
         *
         *     Entries that are equal by the order of their list stand in the same order in every reply, such as by their id.
         */
        Page: Page;
        /**
         * MealEntryKind
         * @description The way in which a meal came into the diary.
         *
         *     - `analysed`: an analysis that the person saved by `analysis.saveSimple`.
         *     - `planned`: a meal of the meal plan that they marked as eaten by `mealPlan.finish`.
         *     - `recognised`: a meal of AI food that they saved by `aiFood.submitFoodName`.
         * @enum {string}
         */
        MealEntryKind: MealEntryKind;
        /**
         * MealEntry
         * @description A meal that was eaten, in the diary. The diary is the one record of a day: the daily report, the eaten part of the meal plan and
         *     AI food's days are sums of the same entries. A slot, the meal of a day, has one entry, or several that the person wanted.
         */
        MealEntry: MealEntry;
        /**
         * AiFoodRecord
         * @description An analysed meal in the history.
         */
        AiFoodRecord: AiFoodRecord;
        /**
         * AiFoodDay
         * @description A day with what was eaten, and the meals of AI food.
         */
        AiFoodDay: AiFoodDay;
        /**
         * AiFoodHistoryPage
         * @description A page of the history of analysed meals. An entry is a day.
         */
        AiFoodHistoryPage: AiFoodHistoryPage;
        /**
         * IdempotencyKey
         * @description Made by the client once for each intent of the person, such as a tap on *Save*, and kept when the call is repeated: a UUID, for instance. For 24 hours at least, the same key of the same account for the same operation does nothing new and gives the first successful reply again. With another content than before it is refused: status 400, code `KEY_REUSED`. After a failure the key may come with another content, and the call acts; without a key each call acts.
         * @example b1f6c0de-5a0f-4a5e-9d43-6d2b7e9c8a10
         */
        IdempotencyKey: IdempotencyKey;
        /**
         * IfTaken
         * @description The person's decision where the slot, the meal of a day, already has another meal. Without it the command is refused with
         *     `SLOT_TAKEN`, and nothing changes.
         *
         *     - `replace`: the meals of the slot leave the diary; a planned one is no longer marked as eaten.
         *     - `add`: both were eaten.
         * @enum {string}
         */
        IfTaken: IfTaken;
        /**
         * AiFoodEntry
         * @description A food that the person says they ate.
         */
        AiFoodEntry: AiFoodEntry;
        /**
         * AiFoodSubmission
         * @description The input of an analysis. A new analysis takes a `picture`, or `foods`, or both: where there are foods they count, and the
         *     picture is only kept beside them. With `analysisId` the foods of an earlier analysis are replaced.
         */
        AiFoodSubmission: AiFoodSubmission;
        /**
         * DayCoverage
         * @description The completeness of the records of a day. Only complete days are scored, averaged and compared; a screen marks the others.
         *
         *     - `empty`: no meal is recorded.
         *     - `partial`: the day is not over, or breakfast, lunch or dinner is missing.
         *     - `complete`: the day is over and has its three meals.
         *
         *     `empty` ↔ `partial` as meals are recorded and taken back; `partial` → `complete` when the day ends or its missing meal
         *     is recorded later.
         * @enum {string}
         */
        DayCoverage: DayCoverage;
        /**
         * MacroRange
         * @description Least and most of a macronutrient that is advised for a day.
         */
        MacroRange: MacroRange;
        /**
         * MacroRanges
         * @description The recommended range of each macronutrient in g: the share of the target's energy that is advised for the person, as in `targetMin` and `targetMax` of the nutrient in a report. The amount of a day is judged by its range, never by the target; an amount without a range is not judged.
         */
        MacroRanges: MacroRanges;
        /**
         * MacroTarget
         * @description Energy and macronutrients to eat in a day, with the ranges around them.
         */
        MacroTarget: MacroTarget;
        /**
         * DayTarget
         * @description The person's target for a day, from the energy target of `user.information`. Null without one: while height, weight, birth date or sex is not known, and where `user.saveInformation` gives none, as under 18, in pregnancy and below a body mass index of 18.5. Nobody gets the target of another person, and without one no amount counts as met, missed or left.
         */
        DayTarget: DayTarget;
        /**
         * DailyReportSummary
         * @description A day of the diary, as a list or a trend shows it.
         */
        DailyReportSummary: DailyReportSummary;
        /**
         * AssessmentCode
         * @description The subject of an assessment of a meal, a day or several days; the client knows its title in each language. A meal is held against
         *     a third of what is advised for a day, energy against the meal's usual share.
         *
         *     - `energy`: energy against the target of the day or the share of the meal (breakfast 20–30 %, lunch 30–40 %, dinner
         *       25–35 %, snack 5–15 %). Good within it, fair up to 15 % outside.
         *     - `macros`: how the energy divides: protein 15–20 %, fat 20–35 %, carbohydrate 45–60 % (Chinese guideline for adults
         *       with diabetes, 2023). Good when all keep to it, fair when one does not.
         *     - `fiber`: good from 25 g a day (29 g while breastfeeding), fair from 72 % of it. Absent in a pregnancy, whose thirds differ.
         *     - `sodium`: good up to 2000 mg a day (1900 mg from 65 years on, 1800 mg from 75), fair up to half as much again.
         *     - `glycemicLoad`: glycaemic index × available carbohydrate / 100, over all foods whose index is known. Good below 80 a
         *       day, fair up to 120.
         *     - `micronutrients`: how many of eleven vitamins and minerals reach what is advised (Chinese dietary reference intakes, 2023).
         *       Good when two at most do not, fair when five at most. Absent if one of them has no table for the person, as in a pregnancy.
         *     - `variety`: number of different foods, seasonings apart: good from 12 a day (a meal: 5), fair from 8 (3).
         *     - `regularity`: days with three meals recorded, of several days: good when all, fair from 70 %.
         * @enum {string}
         */
        AssessmentCode: AssessmentCode;
        /**
         * AssessmentLevel
         * @description The degree to which something meets the recommendation.
         *
         *     - `good`: it does.
         *     - `fair`: nearly; counts 70 of 100 in a score.
         *     - `poor`: far from it; counts 40 of 100. Poor `sodium` is far above its limit, so the score is at most 55.
         * @enum {string}
         */
        AssessmentLevel: AssessmentLevel;
        /**
         * AssessmentSection
         * @description One aspect of a meal, a day or several days, and what to make of it.
         */
        AssessmentSection: AssessmentSection;
        /**
         * DailyReport
         * @description A day of the diary with its meals, nutrients and, once it is complete, its assessment.
         */
        DailyReport: DailyReport;
        /**
         * DailyReportPage
         * @description A page of days of the diary. An entry is a day on which something was recorded.
         */
        DailyReportPage: DailyReportPage;
        /**
         * AnalysisId
         * @description The id of an analysis.
         */
        AnalysisId: AnalysisId;
        /**
         * AnalysisStatus
         * @description The status of an analysis; the simple and the deep analysis of a meal each have their own.
         *
         *     - `submitted`: submitted, waiting.
         *     - `analysing`: being worked on.
         *     - `ready`: the result is there.
         *     - `failed`: there will be no result; `failReason` says why.
         *
         *     `submitted` → `analysing` → `ready` or `failed`. A client asks again every 2 seconds. Within 60 seconds the server has
         *     set `ready` or `failed`; a client that still waits after that says so and offers to try again. A deep analysis that
         *     failed may be submitted again; a simple one is final, and its foods are submitted again.
         * @enum {string}
         */
        AnalysisStatus: AnalysisStatus;
        /**
         * AnalysisFailReason
         * @description The reason for the failure of an analysis.
         *
         *     - `unknownFood`: foods that are not in the nutrient table; `unknownNames` of the simple analysis names them.
         *     - `tooLittle`: the meal gives less than 20 kcal, which is too little for a deep analysis.
         *     - `unavailable`: the server could not do it now; the same again may work.
         * @enum {string}
         */
        AnalysisFailReason: AnalysisFailReason;
        /**
         * DeepAnalysis
         * @description The details of a meal: all its nutrients, its glycaemic load, and an assessment in sections. It informs and does not diagnose.
         */
        DeepAnalysis: DeepAnalysis;
        /**
         * ReportType
         * @description A report that is generated on demand. That of a day needs no generating, and that of a meal is its deep analysis.
         *
         *     - `week`: Monday to Sunday, the trend of the days.
         *     - `deep`: the deep dietary report, over seven days.
         * @enum {string}
         */
        ReportType: ReportType;
        /**
         * ReportRequest
         * @description The report to generate.
         */
        ReportRequest: ReportRequest;
        /**
         * ReportStatus
         * @description The status of a report.
         *
         *     - `none`: nobody has asked for it.
         *     - `generating`: being worked on.
         *     - `ready`: there, as of `generatedAt`. Later records do not change it.
         *     - `failed`: could not be made; `failReason` says why.
         *
         *     `none` → `generating` → `ready` or `failed`; generating it again leads from either back to `generating`. A client asks
         *     again every 2 seconds. Within 60 seconds the server has set `ready` or `failed`.
         * @enum {string}
         */
        ReportStatus: ReportStatus;
        /**
         * ReportFailReason
         * @description The reason why a report could not be made.
         *
         *     - `noRecords`: nothing was recorded in the week.
         *     - `tooFewDays`: fewer than 3 days are complete, which is too few for the deep report.
         *     - `unavailable`: the server could not do it now; the same again may work.
         * @enum {string}
         */
        ReportFailReason: ReportFailReason;
        /**
         * WeekReport
         * @description A week of the diary. Averages, scores, best and worst day rest on complete days alone.
         */
        WeekReport: WeekReport;
        /**
         * DeepReport
         * @description The deep dietary report, from the complete days of seven. It informs and does not diagnose.
         */
        DeepReport: DeepReport;
        /**
         * ReportDetail
         * @description A report of a period, or how far it is.
         */
        ReportDetail: ReportDetail;
        /**
         * FoodAmount
         * @description A food and how much of it.
         */
        FoodAmount: FoodAmount;
        /**
         * IngredientFlagCode
         * @description The reason to flag an ingredient; the client has a text for it in each language.
         *
         *     - `allergen`: belongs to a group that people are allergic to.
         *     - `highGlycemicIndex`: its glycaemic index is above 70 (WS/T 652-2019).
         *     - `highPurine`: more than 150 mg of purine per 100 g.
         *     - `addedSugar`: sugar was added to it.
         *     - `highSodium`, `highFat`, `highCholesterol`: its amount in this meal alone brings a fifth or more of the most that is
         *       advised for a day.
         * @enum {string}
         */
        IngredientFlagCode: IngredientFlagCode;
        /**
         * Allergen
         * @description A group of foods that people are allergic to: the eight groups of GB 7718.
         *
         *     A person's allergies are one set, wherever the person stated them: the union of `allergens` of their health tags, of
         *     `allergies` in their meal preferences, and of `allergens` of the options they chose in their latest assessment.
         *     Ingredient flags, meal plans and food plans use the whole set. A person takes an allergy back where they stated it.
         *
         *     - `gluten`: cereals that contain gluten, and products of them
         *     - `crustaceans`: shrimp, crab, lobster
         *     - `fish`
         *     - `egg`
         *     - `peanut`
         *     - `soy`: soya beans, tofu, soy sauce
         *     - `milk`: milk and products of it, lactose included
         *     - `treeNuts`: almonds, walnuts, cashews and other tree nuts
         * @enum {string}
         */
        Allergen: Allergen;
        /**
         * IngredientFlag
         * @description Something worth knowing of an ingredient.
         */
        IngredientFlag: IngredientFlag;
        /**
         * RecordedIngredient
         * @description An ingredient of a food with its flags.
         */
        RecordedIngredient: RecordedIngredient;
        /**
         * RecordedFood
         * @description A food of the meal with its ingredients.
         */
        RecordedFood: RecordedFood;
        /**
         * IngredientRecord
         * @description The ingredients of a meal with their flags, for the person who ate it.
         */
        IngredientRecord: IngredientRecord;
        /**
         * NutrientFood
         * @description A usual portion of a food that brings much of a nutrient.
         */
        NutrientFood: NutrientFood;
        /**
         * GoodsKind
         * @description The kind of goods, on which the texts that the law asks for depend.
         *
         *     - `food`: ordinary food and drink
         *     - `healthFood`: registered health food
         *     - `device`: medical devices and measuring instruments
         *     - `service`: something done for the person, such as a camp
         *     - `other`: anything else
         * @enum {string}
         */
        GoodsKind: GoodsKind;
        /**
         * Cents
         * @description An amount of money in cents of the currency beside it.
         */
        Cents: Cents;
        /**
         * HealthDataType
         * @description A kind of health data that the product keeps.
         * @enum {string}
         */
        HealthDataType: HealthDataType;
        /**
         * NetContent
         * @description The net content of one unit of goods, all its packs together, as its label states it. Price divided by amount gives the price per 100 g or 100 ml.
         */
        NetContent: NetContent;
        /**
         * DeliveryTime
         * @description How long goods take from the payment to the receiver.
         */
        DeliveryTime: DeliveryTime;
        /**
         * GoodsAttribute
         * @description A line of the table of facts on a product page.
         */
        GoodsAttribute: GoodsAttribute;
        /**
         * Goods
         * @description Something the provider sells in the app.
         */
        Goods: Goods;
        /**
         * NutrientAdvice
         * @description A nutrient of which a person gets too little or too much, the foods that bring much of it, and the goods of the shop.
         */
        NutrientAdvice: NutrientAdvice;
        /**
         * SubmittedFood
         * @description A food and its amount, as the person entered them. The server recognises it by `foodId`, and by `name` without one.
         */
        SubmittedFood: SubmittedFood;
        /**
         * AnalysisRecord
         * @description The analysis of one meal, as a list shows it.
         */
        AnalysisRecord: AnalysisRecord;
        /**
         * AnalysisRecordPage
         * @description A page of analyses.
         */
        AnalysisRecordPage: AnalysisRecordPage;
        /**
         * PortionInput
         * @description A recognised food and the amount that the person set.
         */
        PortionInput: PortionInput;
        /**
         * SimpleAnalysisSave
         * @description A meal to put into the diary, with the portions as the person corrected them, or to take out of it.
         */
        SimpleAnalysisSave: SimpleAnalysisSave;
        /**
         * AnalysedFood
         * @description A food of an analysed meal, with the data to choose another amount of it.
         */
        AnalysedFood: AnalysedFood;
        /**
         * SimpleAnalysis
         * @description Energy and macronutrients of a meal, food by food, beside the goal of its day.
         */
        SimpleAnalysis: SimpleAnalysis;
        /**
         * MealSubmission
         * @description A meal to analyse.
         */
        MealSubmission: MealSubmission;
        /**
         * PhoneNumber
         * @description A mainland mobile number, 11 digits that start with 1, without country code. Screens mask it.
         * @example 13800001234
         */
        PhoneNumber: PhoneNumber;
        /**
         * VerifyCodeLogin
         * @description A phone number and the code that was sent to it.
         */
        VerifyCodeLogin: VerifyCodeLogin;
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
        MemberType: MemberType;
        /**
         * YesNo
         * @description A flag.
         *
         *     - 0: no
         *     - 1: yes
         * @enum {integer}
         */
        YesNo: YesNo;
        /**
         * UserProfile
         * @description The basic data that the server has about every user.
         */
        UserProfile: UserProfile;
        /**
         * User
         * @description The current user, as the native app or a sign-in hands them over.
         */
        User: User;
        /**
         * CampStatus
         * @description The status of a camp.
         *
         *     - `enrolling`: places can be bought.
         *     - `full`: it has not begun, and no place is left; a place that is given back makes it `enrolling` again.
         *     - `running`: from its first day on. Nobody can join any more.
         *     - `over`: after its last day; final.
         * @enum {string}
         */
        CampStatus: CampStatus;
        /**
         * WeightLossObstacle
         * @description Why a person gets no help to lose weight: no goal to lose weight, no energy target below the need, no target weight, no camp,
         *     no slimming partner and no place in a ranking. The server decides on the profile as it is after the call.
         *
         *     - `ageUnknown`, `heightUnknown`, `weightUnknown`: the fact is missing; nothing is assumed in its place.
         *     - `under18`: under 18 years old.
         *     - `underweight`: body mass index below 18.5 kg/m².
         *     - `largeWeightLoss`: more than 10 % of the weight within half a year, without a goal to lose weight. The goal itself is not
         *       refused for it, because a person who sets it says that the loss was meant.
         *     - `pregnant`, `breastfeeding`, `eatingDisorder`: by the health tag of this code; `pregnant` also by `gestationalDiabetes`.
         *     - `from65`: 65 years and older, for whom losing weight is a doctor's decision.
         *     - `afterBariatricSurgery`: by the health tag `bariatricSurgery`.
         * @enum {string}
         */
        WeightLossObstacle: WeightLossObstacle;
        /**
         * CampGoods
         * @description A weight-loss camp as it is sold. One unit is one place; `inStock` says whether one can be bought.
         */
        CampGoods: CampGoods;
        /**
         * ExecutionPlanId
         * @description The id of an execution plan. Whoever has it may read the plan, without a sign-in too, so it cannot be guessed: a server takes at least 128 random bits for it, never a count (assumed).
         */
        ExecutionPlanId: ExecutionPlanId;
        /**
         * MyCamp
         * @description The camp that a person takes part in and that is not over.
         */
        MyCamp: MyCamp;
        /**
         * EvaluationPlanMealOutline
         * @description A meal of the food plan in the overview.
         */
        EvaluationPlanMealOutline: EvaluationPlanMealOutline;
        /**
         * EvaluationPlanDayOutline
         * @description A day of the food plan in the overview.
         */
        EvaluationPlanDayOutline: EvaluationPlanDayOutline;
        /**
         * PlanChange
         * @description What has changed about the person since a plan was made: an allergen that the plan does not exclude, a condition or way of eating that limits meals (`HealthTag.limitsMeals`), an energy target that differs by more than a tenth, or the stage of life (pregnant, breastfeeding).
         * @enum {string}
         */
        PlanChange: PlanChange;
        /**
         * EvaluationFoodPlan
         * @description A week of meals made for the person's goal, conditions and allergies.
         */
        EvaluationFoodPlan: EvaluationFoodPlan;
        /**
         * TimeOfDay
         * @description A time of day on the person's clock, `HH:mm`, 00:00 to 23:59.
         * @example 08:00
         */
        TimeOfDay: TimeOfDay;
        /**
         * PlannedFood
         * @description An amount of a food to buy and to prepare, with the group of foods that it stands under on a shopping list.
         */
        PlannedFood: PlannedFood;
        /**
         * EvaluationPlanMeal
         * @description A meal of the food plan, with its foods.
         */
        EvaluationPlanMeal: EvaluationPlanMeal;
        /**
         * EvaluationPlanDay
         * @description One day of the food plan in full.
         */
        EvaluationPlanDay: EvaluationPlanDay;
        /**
         * EvaluationId
         * @description The id of an assessment.
         */
        EvaluationId: EvaluationId;
        /**
         * EvaluationReportStatus
         * @description The status of a report.
         *
         *     - `generating`: being written.
         *     - `ready`: `content` is there, and so is the food plan.
         *     - `failed`: `failReason` says why.
         *
         *     `generating` → `ready` or `failed` by the server, within 60 seconds; `failed` → `generating` when it is asked for again.
         * @enum {string}
         */
        EvaluationReportStatus: EvaluationReportStatus;
        /**
         * EvaluationFailReason
         * @description The reason why a report could not be written.
         *
         *     - `implausible`: height and weight do not fit together.
         *     - `unavailable`: the server could not do it now; the same again may work.
         * @enum {string}
         */
        EvaluationFailReason: EvaluationFailReason;
        /**
         * EvaluationNoScoreReason
         * @description Why a report has no score. The rules behind a score hold for adults outside pregnancy, and for a body mass index of 16 and above.
         *
         *     - `seeDoctor`: the body mass index is below 16 kg/m², so that the person needs a doctor, now below 15; the report has no other
         *       advice.
         *     - `eatingDisorder`: by the health tag of this code; a number would be one more reason to count.
         *     - `under18`: children are judged by percentiles.
         *     - `ageUnknown`: the profile has no birth date, and none is assumed.
         *     - `pregnant`: by the health tag of this code, or `gestationalDiabetes`.
         * @enum {string}
         */
        EvaluationNoScoreReason: EvaluationNoScoreReason;
        /**
         * EvaluationSection
         * @description The part of the report about one side of the person's health.
         */
        EvaluationSection: EvaluationSection;
        /**
         * EvaluationReportContent
         * @description The content of a report. It informs and does not diagnose.
         */
        EvaluationReportContent: EvaluationReportContent;
        /**
         * EvaluationReport
         * @description The report on an assessment. Ask for it about every two seconds while it is being written.
         */
        EvaluationReport: EvaluationReport;
        /**
         * EvaluationStatus
         * @description The status of a health assessment.
         *
         *     - `notStarted`: the person has never begun one.
         *     - `answering`: under way; it can be broken off and resumed.
         *     - `answered`: every required question has an answer; the report can be asked for.
         *     - `generating`: the report is being written; answers are locked.
         *     - `ready`: the report and the food plan can be read; answers are locked, and a new assessment can begin.
         *     - `failed`: the report could not be written. Answers may be changed, and the report be asked for again.
         *
         *     `notStarted` → `answering` when one is begun; `answering` ⇄ `answered` as answers open or close a required question;
         *     `answered`, `failed` → `generating` by the person; `generating` → `ready` or `failed` by the server, within 60 seconds;
         *     `failed` → `answering` or `answered` when an answer is changed. `ready` is final.
         * @enum {string}
         */
        EvaluationStatus: EvaluationStatus;
        /**
         * EvaluationProgress
         * @description The person's progress. Only questions that the answers so far lead to are counted, so `total` may change.
         */
        EvaluationProgress: EvaluationProgress;
        /**
         * EvaluationInfo
         * @description The person's newest assessment, and the results of the earlier ones.
         */
        EvaluationInfo: EvaluationInfo;
        /**
         * QuestionType
         * @description The way in which a question is answered.
         *
         *     - 0: one of its options
         *     - 1: one or more of its options
         *     - 2: input; a number that is typed in (that it is a number is assumed)
         * @enum {integer}
         */
        QuestionType: QuestionType;
        /**
         * RequiredFlag
         * @description Whether a question must be answered.
         *
         *     - 0: optional
         *     - 1: required
         * @enum {integer}
         */
        RequiredFlag: RequiredFlag;
        /**
         * HealthTagCode
         * @description The meaning of a health tag for a program. Rules decide by it, never by the id or the name.
         *
         *     - `type1Diabetes`, `type2Diabetes`, `gestationalDiabetes`, `highBloodLipids`, `highBloodPressure`, `highUricAcid`, `gout`, `fattyLiver`,
         *       `ironDeficiency`, `kidneyDisease`, `heartFailure`: diagnoses.
         *     - `dialysis`, `bariatricSurgery`: under dialysis, and after an operation on the stomach for weight.
         *     - `eatingDisorder`: a history of an eating disorder.
         *     - `vegetarian`, `vegan`, `halal`: the way of eating.
         *     - `tryingToConceive`, `pregnant`, `breastfeeding`, `menopause`: the stage of life.
         * @enum {string}
         */
        HealthTagCode: HealthTagCode;
        /**
         * EvaluationOption
         * @description An answer to choose.
         */
        EvaluationOption: EvaluationOption;
        /**
         * EvaluationInput
         * @description The numbers that a question accepts when a person types the answer. Height and weight have the ranges of `BodyHeight` and `BodyWeight`.
         */
        EvaluationInput: EvaluationInput;
        /**
         * EvaluationCondition
         * @description The answer that leads to a question which is not put to everybody.
         */
        EvaluationCondition: EvaluationCondition;
        /**
         * EvaluationAnswer
         * @description An answer to one question. Without options and with `value` null it leaves the question open.
         */
        EvaluationAnswer: EvaluationAnswer;
        /**
         * EvaluationItem
         * @description A question of the health assessment, with the answer given so far.
         */
        EvaluationItem: EvaluationItem;
        /**
         * EvaluationNextInput
         * @description An answer, to get the question after it. Without `itemId` nothing is answered: the reply is the question that the person
         *     left off at, or the first one of a new assessment.
         */
        EvaluationNextInput: EvaluationNextInput;
        /**
         * EvaluationStep
         * @description The question that is put now.
         */
        EvaluationStep: EvaluationStep;
        /**
         * EvaluationPreInput
         * @description The question to go back from, with the answer entered there so far.
         */
        EvaluationPreInput: EvaluationPreInput;
        /**
         * FamilyRelationCode
         * @description One person's relation to another, as a code of `family.relationshipEnum`. The server keeps the list and may extend it, so a client shows an unknown code by the name that comes with it.
         * @example mother
         */
        FamilyRelationCode: FamilyRelationCode;
        /**
         * FamilySharedKind
         * @description A kind of health data that members of a family can share with one another. Each shares each kind with each member
         *     separately, and may stop at any time; what is no longer shared is gone for the other at once, earlier values included.
         *
         *     - `weight`: body weight
         *     - `bloodPressure`: blood pressure and pulse
         *     - `bloodSugar`: blood glucose
         *     - `heartRate`: heart rate
         *     - `steps`: steps per day
         *     - `medication`: how many planned doses were taken per day, not which medicines
         * @enum {string}
         */
        FamilySharedKind: FamilySharedKind;
        /**
         * UserCard
         * @description The public data of a user, as other people see it.
         */
        UserCard: UserCard;
        /**
         * FamilyRelationshipId
         * @description The id of a relation of two people, an invitation included.
         */
        FamilyRelationshipId: FamilyRelationshipId;
        /**
         * FamilyStatus
         * @description The status of the relation of two people.
         *
         *     - `invited`: one invited the other, who has not answered. Every invitation begins so.
         *     - `accepted`: the two are family, and see what the other shares. A relation made by a code begins here.
         *     - `declined`: the invited person said no.
         *     - `expired`: seven days passed without an answer. Only the server sets it.
         *     - `removed`: one of the two ended the relation, the inviter took the invitation off the list or sent another, or the two
         *       became family in another way meanwhile. Final.
         *
         *     `invited` → `accepted`, `declined`, `expired`, `removed`; each of the three → `removed`. The same two may be joined
         *     again by a new invitation with an id of its own, unless one is open or they are family.
         * @enum {string}
         */
        FamilyStatus: FamilyStatus;
        /**
         * FamilyRelation
         * @description One person's relation to another, with its names.
         */
        FamilyRelation: FamilyRelation;
        /**
         * FamilyInvitation
         * @description An invitation by phone number. `userId`, `userName` and `avatar` are those of the other person: of the inviter in an invitation that one received, of the invited person in one that one sent.
         */
        FamilyInvitation: FamilyInvitation;
        /**
         * Gender
         * @description Gender of a person.
         *
         *     - -1: unknown
         *     - 0: female
         *     - 1: male
         * @enum {integer}
         */
        Gender: Gender;
        /**
         * BodyWeight
         * @description Body weight in kg, of an infant or an adult.
         * @example 58.6
         */
        BodyWeight: BodyWeight;
        /**
         * FamilyWeight
         * @description A body weight.
         */
        FamilyWeight: FamilyWeight;
        /**
         * FamilyBloodPressure
         * @description A blood pressure.
         */
        FamilyBloodPressure: FamilyBloodPressure;
        /**
         * FamilyBloodSugar
         * @description A blood glucose.
         */
        FamilyBloodSugar: FamilyBloodSugar;
        /**
         * FamilyHeartRate
         * @description A heart rate at rest.
         */
        FamilyHeartRate: FamilyHeartRate;
        /**
         * FamilySteps
         * @description The steps of a day.
         */
        FamilySteps: FamilySteps;
        /**
         * MedicationDay
         * @description The doses of one day, for a calendar. A dose that is neither taken nor skipped was missed, or is still pending when the day is today.
         */
        MedicationDay: MedicationDay;
        /**
         * FamilyReadings
         * @description The latest value of each kind that a member shares. A kind that is not shared is absent; one that is shared but was never measured is null.
         */
        FamilyReadings: FamilyReadings;
        /**
         * FamilyMember
         * @description A person that one is family with.
         */
        FamilyMember: FamilyMember;
        /**
         * FamilyTrends
         * @description The values of the last 30 days of each kind that a member shares, oldest first. A kind that is not shared is absent; one without a value in that time is empty. Days without a value are gaps, not zeros.
         */
        FamilyTrends: FamilyTrends;
        /**
         * FamilyMemberDetail
         * @description A member with the values of the last 30 days.
         */
        FamilyMemberDetail: FamilyMemberDetail;
        /**
         * FamilyName
         * @description The owner of a family. `userId`, `userName` and `avatar` are those of the person it is named after.
         */
        FamilyName: FamilyName;
        /**
         * InviteCode
         * @description A code that a person shows as a QR code or sends as a link, so that another joins them. Showing it is its owner's consent: who uses it is joined at once. It serves one person; the next request gives another code.
         */
        InviteCode: InviteCode;
        /**
         * FamilyQrCode
         * @description A code to join the family with, and what its owner shares with who uses it.
         */
        FamilyQrCode: FamilyQrCode;
        /**
         * FamilyRelationships
         * @description The members of the person's family and the invitations that the person sent.
         */
        FamilyRelationships: FamilyRelationships;
        /**
         * FamilyMemberInput
         * @description Whom to join, by a code, or which relation to change: one of `inviteCode` and `relationshipId` is there. When both are, the code counts.
         */
        FamilyMemberInput: FamilyMemberInput;
        /**
         * FamilyPhoneInvitationInput
         * @description Whom to invite by phone number.
         */
        FamilyPhoneInvitationInput: FamilyPhoneInvitationInput;
        /**
         * FeedbackType
         * @description The subject of a feedback message.
         *
         *     - `malfunction`: something does not work.
         *     - `suggestion`: something could be better.
         *     - `content`: a food, a value or a text is wrong.
         *     - `order`: an order, a delivery or a refund.
         *     - `other`: anything else.
         * @enum {string}
         */
        FeedbackType: FeedbackType;
        /**
         * DeletableRecordId
         * @description The id of a record, or the kind and the time of a reading.
         */
        DeletableRecordId: DeletableRecordId;
        /**
         * DeletableRecord
         * @description A record that no call deletes, and that the person wants deleted (Personal Information Protection Law, Art. 47).
         */
        DeletableRecord: DeletableRecord;
        /**
         * FeedbackInput
         * @description A complaint or a suggestion.
         */
        FeedbackInput: FeedbackInput;
        /**
         * FeedbackReceipt
         * @description Feedback has arrived.
         */
        FeedbackReceipt: FeedbackReceipt;
        /**
         * HealthPeriod
         * @description The length of the period of a chart, back from a day.
         *
         *     - `week`: 7 days, that day the last
         *     - `month`: 30 days, that day the last
         *     - `halfYear`: 26 weeks of 7 days, that day the last
         *     - `year`: 12 calendar months, that day's month the last
         * @enum {string}
         */
        HealthPeriod: HealthPeriod;
        /**
         * HealthSeriesCode
         * @description The quantity of a series, with its unit.
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
        HealthSeriesCode: HealthSeriesCode;
        /**
         * NormalRange
         * @description Between which values a reading counts as normal for this person. It informs and does not diagnose.
         */
        NormalRange: NormalRange;
        /**
         * HealthDataSource
         * @description The origin of a value.
         *
         *     - `manual`: entered by the person
         *     - `device`: a scale or meter that is connected to the app
         *     - `healthApp`: the phone's health app, watches included
         *     - `camera`: measured with the phone's camera
         * @enum {string}
         */
        HealthDataSource: HealthDataSource;
        /**
         * HealthDataReading
         * @description A measured value.
         */
        HealthDataReading: HealthDataReading;
        /**
         * SleepStages
         * @description The time in each stage of a night, in hours. Deep, light and REM sleep together are the time asleep.
         */
        SleepStages: SleepStages;
        /**
         * HealthDataPoint
         * @description A point of a chart: a day, a week of half a year, or a month of a year. The reading in it is the latest of that time, except that the value of a week or a month is the mean of its readings. A time without a reading has no point.
         */
        HealthDataPoint: HealthDataPoint;
        /**
         * HealthDataSeries
         * @description A line of a chart.
         */
        HealthDataSeries: HealthDataSeries;
        /**
         * UnplannedLoss
         * @description A loss of more than 5 % of the weight within half a year (182 days) that no goal explains: neither the dietary goal `loseWeight` nor a target weight, nor breastfeeding. It asks for a doctor (Weight Management Guiding Principles, National Health Commission of China, 2024). `isUnplannedLossLarge` of `@health-app/sdk/safety` is this rule.
         */
        UnplannedLoss: UnplannedLoss;
        /**
         * HealthDataRemind
         * @description The times at which the native app reminds the person to measure a kind of health data.
         */
        HealthDataRemind: HealthDataRemind;
        /**
         * HealthDataDetail
         * @description A kind of health data over a period.
         */
        HealthDataDetail: HealthDataDetail;
        /**
         * HealthDataRemindInput
         * @description The times at which the native app is to remind the person. They replace the earlier ones.
         */
        HealthDataRemindInput: HealthDataRemindInput;
        /**
         * WeightInput
         * @description A weight to keep.
         */
        WeightInput: WeightInput;
        /**
         * WeightComparison
         * @description A kept weight, beside the one before it.
         */
        WeightComparison: WeightComparison;
        /**
         * HeartRateState
         * @description The person's activity during the measurement.
         *
         *     - `resting`: sitting quietly for some minutes
         *     - `active`: during exercise or right after it
         * @enum {string}
         */
        HeartRateState: HeartRateState;
        /**
         * HeartRateRecord
         * @description A measurement of the heart rate.
         */
        HeartRateRecord: HeartRateRecord;
        /**
         * HeartRateAverage
         * @description The heart rate at rest over a period.
         */
        HeartRateAverage: HeartRateAverage;
        /**
         * PageQuery
         * @description The page of a list to return.
         */
        PageQuery: PageQuery;
        /**
         * HeartRateHistoryQuery
         * @description The part of the heart-rate history to return.
         */
        HeartRateHistoryQuery: HeartRateHistoryQuery;
        /**
         * HeartRateHistoryPage
         * @description A page of the heart-rate history.
         */
        HeartRateHistoryPage: HeartRateHistoryPage;
        /**
         * DrawId
         * @description The id of a draw.
         */
        DrawId: DrawId;
        /**
         * DrawStatus
         * @description The status of a draw. Until it is `paid`, `failed` or `rejected`, which are final, it is pending and holds back its
         *     amount from the drawable one; a failed or rejected draw frees its amount again.
         *
         *     - `submitted`: asked for, under review. → `approved`, `rejected`.
         *     - `approved`: reviewed. → `awaitingConfirmation` when the person requests the transfer.
         *     - `awaitingConfirmation`: the transfer is prepared and the person is to confirm it in the messaging app. →
         *       `transferring` when they have, `failed` when `confirmBefore` passes.
         *     - `transferring`: confirmed, the messaging app moves the money. → `paid`, `failed`.
         *     - `paid`: the money has arrived.
         *     - `failed`: the transfer did not come about; `failReason` says why.
         *     - `rejected`: the review refused it; `failReason` says why.
         * @enum {string}
         */
        DrawStatus: DrawStatus;
        /**
         * DrawFailReason
         * @description The reason for the failure or rejection of a draw.
         *
         *     - `nameMismatch`: the real name of the account is not that of the promoter.
         *     - `notConfirmed`: the person did not confirm the transfer in time.
         *     - `refused`: the review refused it for another reason.
         *     - `transferFailed`: the messaging app could not make the transfer.
         * @enum {string}
         */
        DrawFailReason: DrawFailReason;
        /**
         * Draw
         * @description Income that a promoter draws to their account in the messaging app.
         */
        Draw: Draw;
        /**
         * DrawPage
         * @description A page of draws.
         */
        DrawPage: DrawPage;
        /**
         * DrawInput
         * @description A draw to ask for.
         */
        DrawInput: DrawInput;
        /**
         * DrawableAmount
         * @description The amount that can be drawn now, and the limits of one draw.
         */
        DrawableAmount: DrawableAmount;
        /**
         * DrawTransfer
         * @description A draw whose transfer is prepared, with the text that the native app passes to the messaging app.
         */
        DrawTransfer: DrawTransfer;
        /**
         * IncomeSummary
         * @description The income of a promoter that has not been paid out yet. `totalAmount` = `available` + `unsettled`.
         */
        IncomeSummary: IncomeSummary;
        /**
         * IncomeSource
         * @description The source of a promoter's income.
         *
         *     - `goodsOrder`: an order of goods.
         *     - `membership`: a membership that was bought.
         * @enum {string}
         */
        IncomeSource: IncomeSource;
        /**
         * IncomeEntry
         * @description Income from one purchase of somebody whom the promoter brought. It is settled once the purchase cannot be refunded any more.
         */
        IncomeEntry: IncomeEntry;
        /**
         * IncomeEntryPage
         * @description A page of income that waits to be settled.
         */
        IncomeEntryPage: IncomeEntryPage;
        /**
         * Article
         * @description An article to read. Its HTML is written by many hands and is not to be trusted.
         */
        Article: Article;
        /**
         * CourseSectionStatus
         * @description The person's progress in a section of a course.
         *
         *     - `locked`: the section before it is not finished.
         *     - `unread`: it can be opened.
         *     - `reading`: it was opened.
         *     - `finished`: it was read to the end; final. The next section is no longer `locked`.
         * @enum {string}
         */
        CourseSectionStatus: CourseSectionStatus;
        /**
         * CourseSection
         * @description A section of a course. Its text is an article.
         */
        CourseSection: CourseSection;
        /**
         * Course
         * @description A course with its sections and how far the person is.
         */
        Course: Course;
        /**
         * ContentType
         * @description The kind of a piece of content.
         *
         *     - `article`: a text to read.
         *     - `course`: several sections, with progress.
         * @enum {string}
         */
        ContentType: ContentType;
        /**
         * TaskType
         * @description The kind of a task of a plan.
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
        TaskType: TaskType;
        /**
         * ContentItem
         * @description An article or a course in a list.
         */
        ContentItem: ContentItem;
        /**
         * ShortLink
         * @description A short address that leads to a long one.
         */
        ShortLink: ShortLink;
        /**
         * FoodCaution
         * @description Why a low value of a food must not read as a recommendation.
         *
         *     - `alcohol`: it raises uric acid however little purine it contains, and can lower blood glucose hours later
         *     - `sugars`: much of it is sugar, as in honey, dried fruit, fruit juice or a sweetened drink; its fructose has a low glycaemic
         *       index and no purine, but raises uric acid and energy (ACR guideline for gout, 2020; WHO guideline on sugars, 2015)
         * @enum {string}
         */
        FoodCaution: FoodCaution;
        /**
         * GlycemicSource
         * @description The published table that a glycaemic index comes from.
         *
         *     - `chinaFct2009`: China Food Composition, 2nd edition (2009), table of glycaemic index
         *     - `atkinson2008`: International tables of glycemic index and glycemic load values: 2008 (Diabetes Care 31)
         *     - `fosterPowell2002`: International table of glycemic index and glycemic load values: 2002 (Am J Clin Nutr 76)
         * @enum {string}
         */
        GlycemicSource: GlycemicSource;
        /**
         * GlycemicFood
         * @description A food and how far it raises blood sugar. The band (low, medium, high) follows from `gi` by the cut-offs of the region.
         */
        GlycemicFood: GlycemicFood;
        /**
         * PurineSource
         * @description The published table that a purine content comes from.
         *
         *     - `chinaFct6`: China Food Composition Tables, Standard Edition, 6th edition (2018, 2019), table of purine
         *     - `kaneko2014`: Kaneko et al., Total purine and purine base content of common foodstuffs (Biol Pharm Bull 37, 2014)
         * @enum {string}
         */
        PurineSource: PurineSource;
        /**
         * PurineFood
         * @description A food and its purine. The band (low, medium, high) follows from `purinePer100g`.
         */
        PurineFood: PurineFood;
        /**
         * MealPlanStatus
         * @description The status of a customised meal plan.
         *
         *     - `none`: there never was one; on a day, none is about that day.
         *     - `generating`: preferences were submitted, the meals are being put together.
         *     - `ready`: the meals are there.
         *     - `failed`: the preferences leave too few dishes; `failReason` says so.
         *     - `replaced`: a newer plan took its place. Its days before the newer one, and what was eaten by it, stay.
         *     - `deleted`: the person deleted it. What was eaten by it stays.
         *
         *     `none` → `generating` → `ready` or `failed`; `ready` → `replaced` when a newer plan becomes ready, and → `deleted`.
         *     A plan that is `ready` stays in force while a newer one is `generating`, and when that has `failed`. A client asks
         *     again every 2 seconds; within 60 seconds a plan is no longer `generating`.
         * @enum {string}
         */
        MealPlanStatus: MealPlanStatus;
        /**
         * MealPlanCalendarDay
         * @description A day of the calendar strip.
         */
        MealPlanCalendarDay: MealPlanCalendarDay;
        /**
         * MealPlanDeletion
         * @description The part of the plan to delete.
         */
        MealPlanDeletion: MealPlanDeletion;
        /**
         * MealPlanDeletionPreview
         * @description The effect of a deletion. Nothing is deleted until it is applied.
         */
        MealPlanDeletionPreview: MealPlanDeletionPreview;
        /**
         * MedicineCaution
         * @description A medicine of the person's reminders, and the planned items that have to be eaten in a certain way beside it.
         */
        MedicineCaution: MedicineCaution;
        /**
         * MealCourse
         * @description The role of an item in a meal. An item is replaced by another of its role.
         *
         *     - `staple`: rice, noodles, bread, porridge, maize, tubers
         *     - `main`: a dish of meat, fish, eggs or tofu, or an egg
         *     - `side`: a dish of vegetables
         *     - `soup`
         *     - `drink`: milk, yogurt, soya milk
         *     - `fruit`
         *     - `nuts`
         * @enum {string}
         */
        MealCourse: MealCourse;
        /**
         * PlannedDish
         * @description A dish or a plain food of a planned meal.
         */
        PlannedDish: PlannedDish;
        /**
         * PlannedMeal
         * @description A meal of the plan.
         */
        PlannedMeal: PlannedMeal;
        /**
         * MealPlanDay
         * @description A day of the plan with its meals.
         */
        MealPlanDay: MealPlanDay;
        /**
         * DietaryGoal
         * @description The person's dietary goal.
         *
         *     - `loseWeight`: lose weight.
         *     - `maintainWeight`: keep the weight and eat better.
         *     - `gainMuscle`: gain muscle.
         *     - `controlGlucose`: keep the blood glucose steady.
         * @enum {string}
         */
        DietaryGoal: DietaryGoal;
        /**
         * Taste
         * @description A taste that a person likes or a dish has.
         * @enum {string}
         */
        Taste: Taste;
        /**
         * MealPlanPreferences
         * @description The preferences of a person for their meals.
         */
        MealPlanPreferences: MealPlanPreferences;
        /**
         * MealPlanSubmit
         * @description New preferences, from which a new plan is made.
         */
        MealPlanSubmit: MealPlanSubmit;
        /**
         * MealPlanApply
         * @description A prepared change that is to happen.
         */
        MealPlanApply: MealPlanApply;
        /**
         * MealPlanModification
         * @description A change of the meal plan; `action` is the kind of change.
         */
        MealPlanModification: MealPlanModification;
        /**
         * MealPlanFailReason
         * @description The reason why a plan or a preview could not be made.
         *
         *     - `tooFewDishes`: the preferences leave too few dishes for a plan.
         *     - `noAlternative`: nothing else suits the preferences.
         *     - `unavailable`: the server could not do it now; the same again may work.
         * @enum {string}
         */
        MealPlanFailReason: MealPlanFailReason;
        /**
         * MealPlanBlocker
         * @description A preference that excludes dishes or asks for more of them, by its name in the preferences.
         * @enum {string}
         */
        MealPlanBlocker: MealPlanBlocker;
        /**
         * MealPlanState
         * @description The newest plan of the person, were it only to have been deleted.
         */
        MealPlanState: MealPlanState;
        /**
         * DayReplacement
         * @description The day whose meals are to be replaced.
         */
        DayReplacement: DayReplacement;
        /**
         * MealPlanPreviewStatus
         * @description The status of a prepared replacement.
         *
         *     - `generating`: other meals are being looked for.
         *     - `ready`: the preview shows what changes; nothing has changed yet.
         *     - `failed`: nothing else suits the preferences; `failReason` says so.
         *     - `applied`: the change was made.
         *     - `expired`: it was not applied within 10 minutes.
         *
         *     `generating` → `ready` or `failed`; `ready` → `applied` or `expired`. A person who does not want the change lets the
         *     preview expire. A client asks again every 2 seconds; within 60 seconds a preview is no longer `generating`.
         * @enum {string}
         */
        MealPlanPreviewStatus: MealPlanPreviewStatus;
        /**
         * MealChange
         * @description A meal as it is and as it would be.
         */
        MealChange: MealChange;
        /**
         * MealPlanPreview
         * @description A prepared replacement. Nothing has changed until it is applied.
         */
        MealPlanPreview: MealPlanPreview;
        /**
         * MealReplacement
         * @description The meal, or the item of a meal, to replace.
         */
        MealReplacement: MealReplacement;
        /**
         * MealPlanSubmission
         * @description The preferences that were submitted last.
         */
        MealPlanSubmission: MealPlanSubmission;
        /**
         * MedicationReminderId
         * @description The id of a reminder.
         */
        MedicationReminderId: MedicationReminderId;
        /**
         * DoseUnit
         * @description The unit of a dose and of the stock.
         *
         *     Pieces: `tablet`, `capsule`, `sachet`, `drop`, `puff` (of an inhaler or a spray), `patch`.
         *     Amounts: `ml`, `mcg` (µg), `mg`, `g`, `iu` (international units).
         * @enum {string}
         */
        DoseUnit: DoseUnit;
        /**
         * MedicinePortion
         * @description A medicine and how much of it makes one dose.
         */
        MedicinePortion: MedicinePortion;
        /**
         * RepeatType
         * @description The days on which a reminder is due, between its start and its end.
         *
         *     - `daily`: every day.
         *     - `weekdays`: the days of the week listed in `weekdays`.
         *     - `interval`: the first day and every `intervalDays`-th day after it.
         *     - `asNeeded`: taken only when needed, such as against pain. No dose is planned, reminded of or missed.
         * @enum {string}
         */
        RepeatType: RepeatType;
        /**
         * MedicationSchedule
         * @description The medicine, times, days and duration of a schedule.
         */
        MedicationSchedule: MedicationSchedule;
        /**
         * MedicationStatus
         * @description The status of a dose.
         *
         *     - `pending`: not answered yet; every dose begins so. Its time may have passed.
         *     - `taken`: the person took it.
         *     - `skipped`: the person chose not to take it.
         *     - `missed`: still pending when its day ended by the person's clock. Only the server sets it.
         *
         *     On the day of the dose the person may change `pending`, `taken` and `skipped` into one another; back to `pending`
         *     undoes the answer. On the seven days after it the same holds with `missed` in place of `pending`. After that nothing
         *     changes any more.
         * @enum {string}
         */
        MedicationStatus: MedicationStatus;
        /**
         * MedicationDose
         * @description One planned dose of a day and its status.
         */
        MedicationDose: MedicationDose;
        /**
         * MedicationReminder
         * @description A medication reminder as it is now, with its doses of one day.
         */
        MedicationReminder: MedicationReminder;
        /**
         * MedicationHistoryQuery
         * @description The part of the medication history to return.
         */
        MedicationHistoryQuery: MedicationHistoryQuery;
        /**
         * MedicationHistoryDose
         * @description A dose in the history, with the medicine and amount planned at that time, whatever happened to the reminder since.
         */
        MedicationHistoryDose: MedicationHistoryDose;
        /**
         * MedicationHistoryDay
         * @description All doses planned on one day.
         */
        MedicationHistoryDay: MedicationHistoryDay;
        /**
         * MedicationHistoryPage
         * @description A page of the medication history. An entry is a day.
         */
        MedicationHistoryPage: MedicationHistoryPage;
        /**
         * MedicationReminderInput
         * @description A reminder to create or to change. It replaces the whole schedule.
         */
        MedicationReminderInput: MedicationReminderInput;
        /**
         * MemberFeature
         * @description A feature that may need a membership. A person without a membership has two free uses of `aiFood`, and none of the others.
         *
         *     - `aiFood`: recognising food by name or photo, counted by `aiFood.submitFoodName`.
         *     - `deepAnalysis`: the deep analysis of a meal, `analysis.submitDeep`.
         *     - `mealPlan`: customised meals, `mealPlan.modify` with the action `submit`.
         *     - `report`: the deep dietary report, `analysis.generateReport` with the type `deep`.
         * @enum {string}
         */
        MemberFeature: MemberFeature;
        /**
         * MemberPermission
         * @description Whether a person may use a feature now.
         */
        MemberPermission: MemberPermission;
        /**
         * LaunchAppQuery
         * @description The page that is to use the messaging app's own functions.
         */
        LaunchAppQuery: LaunchAppQuery;
        /**
         * LaunchAppParam
         * @description The values that the messaging app's JS SDK needs to trust a page, and that its open-the-app button needs to open the native app.
         */
        LaunchAppParam: LaunchAppParam;
        /**
         * MirrorToken
         * @description The token in the code on the mirror, or in a shared link. Anyone who has it can see the record's state and measures, never its pictures.
         * @example mt-q7v3k9x2hd
         */
        MirrorToken: MirrorToken;
        /**
         * BodyHeight
         * @description Height in cm, of an infant or an adult.
         * @example 162
         */
        BodyHeight: BodyHeight;
        /**
         * MirrorConfirmInput
         * @description The consent to be photographed, and the data from which the measures are worked out.
         */
        MirrorConfirmInput: MirrorConfirmInput;
        /**
         * MirrorStatus
         * @description The status of a mirror record.
         *
         *     - `pending`: the mirror shows a code and waits for a person to confirm. Every record begins so.
         *     - `analysing`: the person confirmed; the mirror takes the pictures and works out the measures.
         *     - `ready`: the measures are there. Final.
         *     - `failed`: there are none; `failReason` says why. Final: a person starts again at the mirror.
         *
         *     `pending` → `analysing` by `mirror.confirm`, or → `failed` after ten minutes; `analysing` → `ready` or `failed`, by the
         *     server alone and within a minute.
         * @enum {string}
         */
        MirrorStatus: MirrorStatus;
        /**
         * MirrorFailReason
         * @description The reason why a mirror record has no measures.
         *
         *     - `expired`: nobody confirmed within ten minutes
         *     - `notWholeBody`: head, hands or feet were outside the picture
         *     - `looseClothes`: the clothes hid the outline
         *     - `badLight`: too dark, or light from behind
         *     - `moved`: the person moved
         *     - `severalPeople`: more than one person was in the picture
         *     - `implausible`: height and weight do not go with the outline
         * @enum {string}
         */
        MirrorFailReason: MirrorFailReason;
        /**
         * MirrorRecord
         * @description A visit to a mirror, without its measures.
         */
        MirrorRecord: MirrorRecord;
        /**
         * BodyProfile
         * @description The facts about a person's body that calculations and advice start from. Each may be unknown.
         */
        BodyProfile: BodyProfile;
        /**
         * MirrorRecordInfo
         * @description The data that a code gives about a record before the person confirms.
         */
        MirrorRecordInfo: MirrorRecordInfo;
        /**
         * MirrorMeasureCode
         * @description The measured quantity; the client has a name for it in each language.
         *
         *     From the front: `shoulderWidth`, `waistWidth`, `hipWidth` (cm); `shoulderTilt`, `pelvisTilt` (degrees from level, above
         *     0 when the person's right is lower).
         *
         *     From the side: `chestDepth`, `abdomenDepth` (cm); `headForward` (degrees by which the ear lies before the shoulder,
         *     from the vertical), `trunkLean` (degrees from the vertical, above 0 forwards).
         *
         *     Girths, from both: `chest`, `waist`, `hip`, `upperArm`, `thigh`, `calf` (cm); of the arm and leg that is the larger.
         * @enum {string}
         */
        MirrorMeasureCode: MirrorMeasureCode;
        /**
         * MirrorMeasure
         * @description A measure from pictures, which is never exact: it is `value` ± `margin` nineteen times out of twenty. Two measures whose ranges overlap show no change.
         */
        MirrorMeasure: MirrorMeasure;
        /**
         * MirrorView
         * @description One of the two views of the body.
         */
        MirrorView: MirrorView;
        /**
         * MirrorResult
         * @description A record with its measures.
         */
        MirrorResult: MirrorResult;
        /**
         * MirrorRecordPage
         * @description A page of the mirror records.
         */
        MirrorRecordPage: MirrorRecordPage;
        /**
         * OrderId
         * @description The id of an order.
         */
        OrderId: OrderId;
        /**
         * RefundItemInput
         * @description The number of units of an item to refund.
         */
        RefundItemInput: RefundItemInput;
        /**
         * RefundCalculation
         * @description The items of a refund, before the person applies for it.
         */
        RefundCalculation: RefundCalculation;
        /**
         * RefundItem
         * @description The number of units of an item in a refund, and their amount.
         */
        RefundItem: RefundItem;
        /**
         * RefundAmount
         * @description The amount of a refund, and its parts. `totalAmount` = `goodsAmount` + `freight`.
         *
         *     An item gives `paid` × k / `quantity`, rounded down to a cent, where k counts the units asked for together with all
         *     units refunded or being refunded, less the amount of those units. However an item is refunded in parts, the parts add
         *     up to exactly the price paid for it. The freight is paid back with the last units of an order that was not shipped,
         *     and never after shipment.
         */
        RefundAmount: RefundAmount;
        /**
         * OrderCancelReason
         * @description The person's reason for cancelling an order.
         *
         *     - `changedMind`: does not want it any more.
         *     - `wrongGoods`: chose wrong goods or a wrong number of them.
         *     - `wrongAddress`: the address is wrong.
         *     - `tooExpensive`: found it cheaper, or it costs too much.
         *     - `other`: anything else.
         * @enum {string}
         */
        OrderCancelReason: OrderCancelReason;
        /**
         * OrderCancellation
         * @description An order to cancel, and why.
         */
        OrderCancellation: OrderCancellation;
        /**
         * OrderStatus
         * @description The status of an order.
         *
         *     - `awaitingPayment`: ordered, not paid. → `awaitingShipment` when paid, `cancelled` by the person, `closed` when
         *       `payBefore` passes.
         *     - `awaitingShipment`: paid. → `shipped` by the shop, `closed` when all of it has been refunded.
         *     - `shipped`: on its way. → `finished` when the person confirms the receipt or `autoFinishAt` passes, `closed` when all
         *       of it has been refunded.
         *     - `finished`: received. → `closed` when all of it has been refunded.
         *     - `cancelled`: the person cancelled it before paying. Final.
         *     - `closed`: not paid in time, or wholly refunded; `closeReason` tells which. Final.
         * @enum {string}
         */
        OrderStatus: OrderStatus;
        /**
         * OrderItem
         * @description Goods in an order, in what number and for what money. A discount of the order is shared among its items in proportion
         *     to their amounts: each share is rounded down to a cent, and the cents left over go, one each, to the items that lost
         *     most by the rounding, the earlier item first.
         */
        OrderItem: OrderItem;
        /**
         * OrderAmounts
         * @description The amounts of an order. `totalAmount` = `goodsAmount` − `discount` + `freight`.
         */
        OrderAmounts: OrderAmounts;
        /**
         * RefundStatus
         * @description The status of a refund. It is open until it is `refunded`, `rejected` or `withdrawn`, which are final; after these the
         *     person may apply again for what is left.
         *
         *     - `applied`: the shop looks into it. → `approved` (`refundOnly`), `awaitingReturn` (`returnAndRefund`), `rejected`,
         *       `withdrawn` by the person.
         *     - `approved`: agreed, the money is on its way. → `refunded`.
         *     - `awaitingReturn`: agreed, the person is to send the goods back. → `returning` when they tell the parcel's number,
         *       `withdrawn` by the person or when `returnBefore` passes.
         *     - `returning`: the parcel is on its way back. → `refunded`, `rejected` when the goods are not as agreed.
         *     - `refunded`: the money was paid back.
         *     - `rejected`: the shop refused; `rejectReason` says why.
         *     - `withdrawn`: the person took it back, or did not send the goods in time.
         * @enum {string}
         */
        RefundStatus: RefundStatus;
        /**
         * OrderAction
         * @description Something that the person may do with an order now.
         *
         *     - `pay`: pay it in the native app, while it awaits payment.
         *     - `cancel`: cancel it, while it awaits payment.
         *     - `confirmFinished`: confirm the receipt, once it is shipped and no refund is open.
         *     - `applyRefund`: apply for a refund, from payment until `refundableUntil`, while no refund is open and a unit is left
         *       to refund.
         *     - `viewLogistics`: follow the parcel, once there is one.
         * @enum {string}
         */
        OrderAction: OrderAction;
        /**
         * OrderSummary
         * @description An order as the list shows it.
         */
        OrderSummary: OrderSummary;
        /**
         * PostalAddress
         * @description A postal address in mainland China.
         */
        PostalAddress: PostalAddress;
        /**
         * PaymentChannel
         * @description The app that an order is paid with; the bridge's action `pay` knows it by the same name.
         *
         *     - `messaging`: the payment of the messaging app.
         *     - `wallet`: a payment app of its own.
         * @enum {string}
         */
        PaymentChannel: PaymentChannel;
        /**
         * PaymentMethod
         * @description The payment method of an order, and so the destination of its refunds.
         */
        PaymentMethod: PaymentMethod;
        /**
         * LogisticsCompany
         * @description A carrier; the client knows its name in each language.
         *
         *     `sf` SF Express, `zto` ZTO, `yto` YTO, `sto` STO, `yunda` Yunda, `jt` J&T, `jd` JD Logistics, `deppon` Deppon, `ems`
         *     EMS, `chinaPost` China Post, `other` any other.
         * @enum {string}
         */
        LogisticsCompany: LogisticsCompany;
        /**
         * ParcelNumber
         * @description The number by which a carrier identifies a parcel.
         */
        ParcelNumber: ParcelNumber;
        /**
         * Parcel
         * @description A parcel that was sent.
         */
        Parcel: Parcel;
        /**
         * RefundId
         * @description The id of a refund.
         */
        RefundId: RefundId;
        /**
         * RefundType
         * @description The kind of refund.
         *
         *     - `refundOnly`: the money, without sending anything back. The only kind before shipment.
         *     - `returnAndRefund`: the money for goods that are sent back.
         * @enum {string}
         */
        RefundType: RefundType;
        /**
         * RefundReason
         * @description A reason that a person can give for a refund.
         */
        RefundReason: RefundReason;
        /**
         * RefundEvent
         * @description A step in the course of a refund.
         */
        RefundEvent: RefundEvent;
        /**
         * Refund
         * @description A refund of an order or of a part of it.
         */
        Refund: Refund;
        /**
         * OrderDetail
         * @description An order with all that its page and the pages of its refunds show.
         */
        OrderDetail: OrderDetail;
        /**
         * DeliveryAddress
         * @description An address that the person has saved for deliveries.
         */
        DeliveryAddress: DeliveryAddress;
        /**
         * GoodsDetail
         * @description Goods with all that the shop's product page shows and an order depends on.
         */
        GoodsDetail: GoodsDetail;
        /**
         * OrderTab
         * @description A tab of the list of orders.
         *
         *     - `all`: every order, cancelled and closed ones included.
         *     - `awaitingPayment`, `awaitingShipment`, `shipped`, `finished`: the orders of that status.
         *     - `refund`: the orders with a refund, whatever its status.
         * @enum {string}
         */
        OrderTab: OrderTab;
        /**
         * OrderListQuery
         * @description The part of the orders to return.
         */
        OrderListQuery: OrderListQuery;
        /**
         * OrderCounts
         * @description The number of the person's orders in each tab.
         */
        OrderCounts: OrderCounts;
        /**
         * OrderPage
         * @description A page of orders.
         */
        OrderPage: OrderPage;
        /**
         * LogisticsStatus
         * @description The status of a parcel.
         *
         *     - `registered`: the carrier has the number, not the parcel. → `collected`.
         *     - `collected`: the carrier has the parcel. → `inTransit`.
         *     - `inTransit`: on its way. → `outForDelivery`, `problem`.
         *     - `outForDelivery`: with the courier. → `delivered`, `problem`.
         *     - `problem`: held up, refused or not found. → `inTransit`, `outForDelivery`.
         *     - `delivered`: received. Final.
         * @enum {string}
         */
        LogisticsStatus: LogisticsStatus;
        /**
         * LogisticsTrace
         * @description Something that the carrier noted of a parcel.
         */
        LogisticsTrace: LogisticsTrace;
        /**
         * LogisticsInfo
         * @description The place of a parcel, and its way there.
         */
        LogisticsInfo: LogisticsInfo;
        /**
         * RefundApplication
         * @description A refund that a person applies for.
         */
        RefundApplication: RefundApplication;
        /**
         * RefundParcel
         * @description The parcel in which goods go back.
         */
        RefundParcel: RefundParcel;
        /**
         * PartnerRelationshipId
         * @description The id of a relation of two partners, an invitation included.
         */
        PartnerRelationshipId: PartnerRelationshipId;
        /**
         * PartnerStatus
         * @description The status of the relation of two slimming partners.
         *
         *     - `invited`: one invited the other, who has not answered. An invitation by phone number or to a proposed person begins so.
         *     - `accepted`: the two are partners. A relation made by a code begins here.
         *     - `declined`: the invited person said no. Final.
         *     - `expired`: three days passed without an answer. Only the server sets it, and it is final.
         *     - `cancelled`: the inviter took the invitation back. Final.
         *     - `left`: one of the two ended the partnership. Final.
         *
         *     `invited` → `accepted`, `declined`, `expired`, `cancelled`; `accepted` → `left`. A person has one partner at a time and
         *     one open invitation sent; accepting another's invitation or using a code cancels one's own open invitation.
         * @enum {string}
         */
        PartnerStatus: PartnerStatus;
        /**
         * PartnerRelationship
         * @description A partnership or the invitation to one, as the signed-in person sees it.
         */
        PartnerRelationship: PartnerRelationship;
        /**
         * LostPercent
         * @description The share of the initial weight that was lost, in percent with one decimal; below 0 for a gain. Partners see it in place of kg, so that their weights stay private.
         */
        LostPercent: LostPercent;
        /**
         * PartnerProgressPoint
         * @description The progress of a person on a day on which they weighed themselves.
         */
        PartnerProgressPoint: PartnerProgressPoint;
        /**
         * PartnerProgress
         * @description The progress of a person, without their weight.
         */
        PartnerProgress: PartnerProgress;
        /**
         * PartnerOwnProgress
         * @description The progress of the signed-in person, with the weights.
         */
        PartnerOwnProgress: PartnerOwnProgress;
        /**
         * PartnerIndex
         * @description The content of the home of slimming partners.
         */
        PartnerIndex: PartnerIndex;
        /**
         * PartnerCandidate
         * @description A person who also looks for a partner and has made similar progress.
         */
        PartnerCandidate: PartnerCandidate;
        /**
         * PartnerPeriod
         * @description The time that a ranking compares.
         *
         *     - `week`: the last 7 days, today included
         *     - `month`: the last 30 days, today included
         *     - `total`: since each person's start, the day of their first weight
         * @enum {string}
         */
        PartnerPeriod: PartnerPeriod;
        /**
         * RankedPerson
         * @description A person in a ranking. All fields are absent without a token, since the names and pictures are for signed-in people.
         */
        RankedPerson: RankedPerson;
        /**
         * PartnerPairRankEntry
         * @description A pair's place.
         */
        PartnerPairRankEntry: PartnerPairRankEntry;
        /**
         * PartnerPairRank
         * @description A ranking of pairs by the days on which the two recorded a weight, never by the weight lost, made every hour. The first 50 are listed, and the person's own place comes along even when it is lower; nobody reads on to place 5,000, so the list is not paged. The ranking takes people who have a partner, have recorded a weight on at least one day of the period, and have agreed to it (`ConsentPurpose` `ranking`). A pair is ranked when both are. A person with a `WeightLossObstacle` is not ranked, and neither is a person who loses more than 1 % of the weight or more than 1 kg a week, whichever is less. That pace counts from the first weight of the period to the last one; where they lie less than 3 days apart, from the last weight before the period. When a person leaves the partner, both drop out at once.
         */
        PartnerPairRank: PartnerPairRank;
        /**
         * PartnerJoinInput
         * @description Whom to join: the owner of a code or a proposed person. One of the two is there; when both are, the code counts.
         */
        PartnerJoinInput: PartnerJoinInput;
        /**
         * PartnerPhoneInvitationInput
         * @description Whom to invite by phone number.
         */
        PartnerPhoneInvitationInput: PartnerPhoneInvitationInput;
        /**
         * PartnerRankEntry
         * @description A person's place.
         */
        PartnerRankEntry: PartnerRankEntry;
        /**
         * PartnerRank
         * @description A ranking by the days on which people recorded a weight, never by the weight lost, made every hour. The first 50 are listed, and the person's own place comes along even when it is lower; nobody reads on to place 5,000, so the list is not paged. The ranking takes people who have a partner, have recorded a weight on at least one day of the period, and have agreed to it (`ConsentPurpose` `ranking`). No loss of weight is required. A person with a `WeightLossObstacle` is not ranked, and neither is a person who loses more than 1 % of the weight or more than 1 kg a week, whichever is less. That pace counts from the first weight of the period to the last one; where they lie less than 3 days apart, from the last weight before the period. When a person leaves the partner, both drop out at once.
         */
        PartnerRank: PartnerRank;
        /**
         * ClockInInput
         * @description The task that is done, or not done after all.
         */
        ClockInInput: ClockInInput;
        /**
         * PlanTaskStatus
         * @description The status of a task on a day.
         *
         *     - `upcoming`: its day is to come.
         *     - `pending`: its day is today, and it is not done.
         *     - `done`: the person clocked in; final.
         *     - `missed`: still pending when its day ended. Only the server sets it.
         *
         *     Days turn `upcoming` into `pending` and `pending` into `missed`, a clock-in turns `pending` into `done`. A clock-in that was
         *     made on the day and arrives within seven days turns `missed` into `done`.
         * @enum {string}
         */
        PlanTaskStatus: PlanTaskStatus;
        /**
         * PlanTask
         * @description A task of an execution plan on one day. A task comes back on every day of its stage.
         */
        PlanTask: PlanTask;
        /**
         * ClockInResult
         * @description The task after a clock-in, and how far the day is.
         */
        ClockInResult: ClockInResult;
        /**
         * StageStatus
         * @description The status of a stage of a plan. Only the passing of days changes it, in this order.
         *
         *     - `upcoming`: its first day is to come.
         *     - `current`: today is one of its days.
         *     - `finished`: its last day is over; final.
         * @enum {string}
         */
        StageStatus: StageStatus;
        /**
         * ExecutionStage
         * @description A stage of an execution plan. The stages of a plan follow one another without a gap.
         */
        ExecutionStage: ExecutionStage;
        /**
         * PlanDayCount
         * @description The number of tasks of a day of a plan, and of those that are done.
         */
        PlanDayCount: PlanDayCount;
        /**
         * ExecutionNext
         * @description The next day of a plan.
         */
        ExecutionNext: ExecutionNext;
        /**
         * ExecutionPlan
         * @description A day of an execution plan.
         */
        ExecutionPlan: ExecutionPlan;
        /**
         * AssessmentStatus
         * @description The status of the assessment of a finished stage.
         *
         *     - `generating`: the stage has just ended, and the server works its score out, which takes a few minutes.
         *     - `ready`: it can be read; final.
         * @enum {string}
         */
        AssessmentStatus: AssessmentStatus;
        /**
         * AssessmentBand
         * @description The band of a score.
         *
         *     - `needsWork`: 0 to 59
         *     - `fair`: 60 to 74
         *     - `good`: 75 to 89
         *     - `excellent`: 90 to 100
         * @enum {string}
         */
        AssessmentBand: AssessmentBand;
        /**
         * FinishedStage
         * @description A finished stage with its score.
         */
        FinishedStage: FinishedStage;
        /**
         * TaskGoods
         * @description Goods that help with a task.
         */
        TaskGoods: TaskGoods;
        /**
         * TaskRemindInput
         * @description The time of the reminder of a task.
         */
        TaskRemindInput: TaskRemindInput;
        /**
         * AssessmentBandRange
         * @description The scores of a band.
         */
        AssessmentBandRange: AssessmentBandRange;
        /**
         * AssessmentItem
         * @description The result of a task of a stage.
         */
        AssessmentItem: AssessmentItem;
        /**
         * AssessmentNextStep
         * @description A step to take after a stage.
         */
        AssessmentNextStep: AssessmentNextStep;
        /**
         * StageAssessment
         * @description The result of a finished stage.
         */
        StageAssessment: StageAssessment;
        /**
         * ShareType
         * @description The subject of a shared link. `family` (family health) and `sugarControl` are named by the specification, the others
         *     are assumed.
         *
         *     - `weight`: a change of weight
         *     - `ingredients`: the ingredients of an analysed food
         *     - `article`: an article or a course
         *     - `introduce`: the app itself
         * @enum {string}
         */
        ShareType: ShareType;
        /**
         * ShareAction
         * @description An event of a shared link.
         *
         *     - `share`: it was sent, or its picture was saved.
         *     - `open`: someone opened it.
         *     - `launch`: it led into the app.
         *     - `download`: it led to the store.
         * @enum {string}
         */
        ShareAction: ShareAction;
        /**
         * StatisticEvent
         * @description Something that a person did or saw.
         */
        StatisticEvent: StatisticEvent;
        /**
         * StatisticBatch
         * @description Events of one client, sent together.
         */
        StatisticBatch: StatisticBatch;
        /**
         * CareState
         * @description A state of a person that limits what may be shown, advised or offered. The server derives it from the profile and the weights.
         *
         *     - `bodyMassBelow15`, `bodyMassBelow16`, `underweight`: an adult's body mass index below 15, 16 and 18.5 kg/m².
         *     - `largeWeightLoss`: more than 10 % of the weight within half a year, without a goal to lose weight.
         *     - `eatingDisorder`, `pregnant`, `breastfeeding`, `kidneyDisease`, `dialysis`, `heartFailure`: by the health tag of this code. `pregnant`
         *       also by the health tag `gestationalDiabetes`, which exists only in a pregnancy.
         *     - `afterBariatricSurgery`: by the health tag `bariatricSurgery`.
         *     - `under18`, `from65`: by the birth date.
         * @enum {string}
         */
        CareState: CareState;
        /**
         * CareWithheld
         * @description An area that is not permitted for a person, with the reasons.
         */
        CareWithheld: CareWithheld;
        /**
         * CareProfile
         * @description What applies to a person: the server decides it at each reply, and a client shows, advises and offers nothing past it. The rules with their sources are in the package `@health-app/sdk/safety` (`careProfile`).
         */
        CareProfile: CareProfile;
        /**
         * AccountInformation
         * @description The user as the general health app knows them.
         */
        AccountInformation: AccountInformation;
        /**
         * VerifyCode
         * @description The six digits that came by SMS.
         * @example 123456
         */
        VerifyCode: VerifyCode;
        /**
         * PhoneChange
         * @description A new phone number for the account.
         */
        PhoneChange: PhoneChange;
        /**
         * HealthTag
         * @description A condition or habit that a person can say of themselves and that meal advice takes into account.
         */
        HealthTag: HealthTag;
        /**
         * ConsentPurpose
         * @description What a person agrees to, each apart from the others and before its first use.
         *
         *     - `healthData`: keep measures of the body, conditions and medicines.
         *     - `mealPhotos`: send photographs of meals, and have a model recognise them.
         *     - `bodyPictures`: have pictures of the body taken by a mirror. Withdrawing it deletes the pictures of all measurements, and
         *       ends the links to the measurements.
         *     - `ranking`: show name, picture and the number of days with a recorded weight to signed-in people.
         *     - `training`: use what was given to improve the models.
         *     - `analytics`: count which screens and actions are used.
         *     - `guardian`: the consent of a guardian, for a person below 14. It is given with the guardian's own number and code, and
         *       withdrawn without.
         * @enum {string}
         */
        ConsentPurpose: ConsentPurpose;
        /**
         * Consent
         * @description The last decision of a person on one purpose.
         */
        Consent: Consent;
        /**
         * FoodUserInformation
         * @description The user as the food app knows them.
         */
        FoodUserInformation: FoodUserInformation;
        /**
         * OldPhoneVerification
         * @description The code that came to the phone number of the account.
         */
        OldPhoneVerification: OldPhoneVerification;
        /**
         * PhoneChangeTicket
         * @description Shows that the old phone number was verified.
         */
        PhoneChangeTicket: PhoneChangeTicket;
        /**
         * AccountClosure
         * @description The confirmation that an account is to be closed.
         */
        AccountClosure: AccountClosure;
        /**
         * HealthTagGroup
         * @description Health tags that belong together, for a form to offer.
         */
        HealthTagGroup: HealthTagGroup;
        /**
         * GuardianProof
         * @description What shows that a guardian agrees, and not the child alone: a phone number that is not the child's, and the code that came to it. The server keeps the number as evidence of the consent, and uses it for nothing else.
         */
        GuardianProof: GuardianProof;
        /**
         * ConsentDecision
         * @description A decision of a person on one purpose. A consent is withdrawn as it is given.
         */
        ConsentDecision: ConsentDecision;
        /**
         * UserInformationInput
         * @description The changes to a person's information. An absent property stays unchanged, `null` clears it.
         */
        UserInformationInput: UserInformationInput;
        /**
         * VerifyCodePurpose
         * @description The purpose of a verification code. The code is good for this alone.
         *
         *     - `login`: sign in.
         *     - `verifyOld`: show that the phone number of the account is still one's own, before it is changed.
         *     - `changePhone`: show that a new phone number is one's own.
         *     - `closeAccount`: close the account.
         *     - `guardian`: show that the number of a guardian is theirs, before they agree for a child.
         * @enum {string}
         */
        VerifyCodePurpose: VerifyCodePurpose;
        /**
         * VerifyCodeReceipt
         * @description A verification code was sent.
         */
        VerifyCodeReceipt: VerifyCodeReceipt;
    };
    responses: {
        /** @description The progress of the analysis, or the reason why it cannot be read. */
        AiFoodPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    /** @description The progress; null when no analysis was named and none is pending. */
                    data: components["schemas"]["AiFoodProgress"] | null;
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "GONE";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
        /** @description The request does not follow this description. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
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
        /** @description More calls than the limits permit (assumed). A client waits before it repeats the call. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the server accepts another call. */
                "Retry-After": number;
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
        /** @description The server cannot do this for a moment, and has changed nothing (assumed). A client waits before it repeats the call. */
        Unavailable: {
            headers: {
                /** @description Seconds until the call may succeed. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The result, or why there is none. */
        AiFoodResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodAnalysis"];
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "GONE" | "PENDING" | "NO_FOOD" | "UNCLEAR" | "UNKNOWN_FOOD";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
        /** @description The foods. */
        AiFoodNames: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    /** @description The foods, at most 50. */
                    data: components["schemas"]["FoodFacts"][];
                };
            };
        };
        /** @description The day, its summary being written, or why not. */
        AiFoodSummaryStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodSummary"];
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "NOTHING";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
        /** @description A page of days. */
        AiFoodHistory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodHistoryPage"];
                };
            };
        };
        /** @description The progress of the analysis, or the reason for the refusal. */
        AiFoodSubmitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodProgress"];
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "NOTHING" | "FUTURE" | "UNKNOWN_FOOD" | "PENDING" | "SLOT_TAKEN" | "USED_UP";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
        /** @description The day, or why not. */
        AiFoodDaySummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodSummary"];
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "FUTURE";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
        /** @description The meal, or why not. */
        AiFoodShared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    msg?: components["schemas"]["Message"];
                    data: components["schemas"]["AiFoodMeal"];
                } | {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "GONE";
                    msg: components["schemas"]["FailMessage"];
                    /** @description Nothing. */
                    data?: null;
                };
            };
        };
    };
    parameters: {
        /** @description Id of the analysis; without it, the newest one that is still pending. */
        AiFoodPendingId: components["schemas"]["Id"];
        /** @description Id of the analysis. */
        AiFoodAnalysisId: components["schemas"]["Id"];
        /** @description Part of the Chinese or English name or of an alias; case does not matter. The foods that are eaten most without it. */
        AiFoodKeyword: string;
        /** @description The day, not after today; today by the person's clock when absent. */
        AiFoodDate: components["schemas"]["Day"];
        /** @description Number of the page, from 1. */
        PageNum: number;
        /** @description The number of entries of a page, 10 unless said otherwise. */
        PageSize: number;
        /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
        After: string;
        /** @description The code that the link carries. */
        AiFoodShareCode: string;
    };
    requestBodies: {
        /** @description The input of the analysis. */
        AiFoodSubmission: {
            content: {
                "application/json": components["schemas"]["AiFoodSubmission"];
            };
        };
    };
    headers: {
        /** @description The limit that was exceeded, the number of calls that are left (`r`), and the seconds until there are more (`t`): `token` for the calls with one token, `address` for those without one from one address. The field is that of the IETF draft *RateLimit header fields for HTTP* (assumed). */
        RateLimit: string;
        /** @description The limits of the server: at most `q` calls in `w` seconds, with the names of `RateLimit`. They permit no less than `x-limits` (assumed). */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "aiFood.analysisPending": {
        parameters: {
            query?: {
                /** @description Id of the analysis; without it, the newest one that is still pending. */
                analysisId?: components["parameters"]["AiFoodPendingId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodPending"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.analysisPendingFood": {
        parameters: {
            query?: {
                /** @description Id of the analysis; without it, the newest one that is still pending. */
                analysisId?: components["parameters"]["AiFoodPendingId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodPending"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.analysisResult": {
        parameters: {
            query: {
                /** @description Id of the analysis. */
                analysisId: components["parameters"]["AiFoodAnalysisId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.analysisResultFood": {
        parameters: {
            query: {
                /** @description Id of the analysis. */
                analysisId: components["parameters"]["AiFoodAnalysisId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.foodName": {
        parameters: {
            query?: {
                /** @description Part of the Chinese or English name or of an alias; case does not matter. The foods that are eaten most without it. */
                keyword?: components["parameters"]["AiFoodKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodNames"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.foodNameFood": {
        parameters: {
            query?: {
                /** @description Part of the Chinese or English name or of an alias; case does not matter. The foods that are eaten most without it. */
                keyword?: components["parameters"]["AiFoodKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodNames"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.generateSummary": {
        parameters: {
            query?: {
                /** @description The day, not after today; today by the person's clock when absent. */
                date?: components["parameters"]["AiFoodDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodSummaryStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.generateSummaryFood": {
        parameters: {
            query?: {
                /** @description The day, not after today; today by the person's clock when absent. */
                date?: components["parameters"]["AiFoodDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodSummaryStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.historyRecord": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                pageNum: components["parameters"]["PageNum"];
                /** @description The number of entries of a page, 10 unless said otherwise. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.historyRecordFood": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                pageNum: components["parameters"]["PageNum"];
                /** @description The number of entries of a page, 10 unless said otherwise. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.submitFoodName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AiFoodSubmission"];
        responses: {
            200: components["responses"]["AiFoodSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.submitFoodNameFood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AiFoodSubmission"];
        responses: {
            200: components["responses"]["AiFoodSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.userSummary": {
        parameters: {
            query?: {
                /** @description The day, not after today; today by the person's clock when absent. */
                date?: components["parameters"]["AiFoodDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodDaySummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.userSummaryFood": {
        parameters: {
            query?: {
                /** @description The day, not after today; today by the person's clock when absent. */
                date?: components["parameters"]["AiFoodDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodDaySummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.viewHistoryRecord": {
        parameters: {
            query: {
                /** @description The code that the link carries. */
                shareCode: components["parameters"]["AiFoodShareCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodShared"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "aiFood.viewHistoryRecordFood": {
        parameters: {
            query: {
                /** @description The code that the link carries. */
                shareCode: components["parameters"]["AiFoodShareCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiFoodShared"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.dailyReportDetail": {
        parameters: {
            query?: {
                /** @description The day; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DailyReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.dailyReportList": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                pageNum: components["parameters"]["PageNum"];
                /** @description The number of entries of a page, 10 unless said otherwise. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
                after?: components["parameters"]["After"];
                /** @description First day; from the beginning when absent. */
                from?: components["schemas"]["Day"];
                /** @description Last day, itself included; today by the person's clock when absent. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                        data: components["schemas"]["DailyReportPage"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "INVALID_RANGE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.deep": {
        parameters: {
            query: {
                /** @description Id of the analysis. */
                analysisId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deep analysis as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DeepAnalysis"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_SUBMITTED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.generateReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The report that has begun, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["ReportDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_MEMBER" | "FUTURE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.ingredientRecord": {
        parameters: {
            query: {
                /** @description Id of the analysis. */
                analysisId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ingredients, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["IngredientRecord"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_READY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.nutrientGoods": {
        parameters: {
            query?: {
                /** @description The last of the seven days; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nutrients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The nutrients that deviate, largest deviation first; empty if all are as advised, or no day is complete. */
                        data: components["schemas"]["NutrientAdvice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.record": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                pageNum: components["parameters"]["PageNum"];
                /** @description The number of entries of a page, 10 unless said otherwise. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
                after?: components["parameters"]["After"];
                /** @description Meals of this day only; of all days when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of analyses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["AnalysisRecordPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.reportDetail": {
        parameters: {
            query: {
                /** @description The kind of report. */
                type: components["schemas"]["ReportType"];
                /** @description A day of the week, or the day whose preceding seven days the deep report looks at; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["ReportDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.saveSimple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimpleAnalysisSave"];
            };
        };
        responses: {
            /** @description The analysis as saved, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["SimpleAnalysis"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "NOT_READY" | "UNKNOWN_FOOD" | "SLOT_TAKEN" | "FUTURE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.simple": {
        parameters: {
            query: {
                /** @description Id of the analysis. */
                analysisId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["SimpleAnalysis"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.submitDeep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisId"];
            };
        };
        responses: {
            /** @description The deep analysis that has begun, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DeepAnalysis"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_MEMBER" | "GONE" | "NOT_READY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analysis.submitFoodItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MealSubmission"];
            };
        };
        responses: {
            /** @description The analysis that has begun, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["SimpleAnalysis"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "FUTURE" | "SLOT_TAKEN" | "DAILY_LIMIT";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED" | "WRONG_CODE" | "CODE_EXPIRED" | "TOO_MANY_TRIES";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "camp.goodsInfo": {
        parameters: {
            query?: {
                /** @description The camp; the next one to begin when absent. */
                campId?: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_CAMP";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The camp, or nothing. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.foodPlan": {
        parameters: {
            query?: {
                /** @description The plan; the newest one when absent. */
                planId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationFoodPlan"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_PLAN" | "NEEDS_DIETITIAN" | "NONE_FITS";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.foodPlanDetail": {
        parameters: {
            query: {
                /** @description The day, one of the plan. */
                date: components["schemas"]["Day"];
                /** @description The plan; the newest one when absent. */
                planId?: components["schemas"]["Id"];
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
                        data: components["schemas"]["EvaluationPlanDay"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "OUTSIDE" | "NO_PLAN" | "NEEDS_DIETITIAN" | "NONE_FITS";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.generateReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationId"];
            };
        };
        responses: {
            /** @description The report being written, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationReport"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "INCOMPLETE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the assessment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.list": {
        parameters: {
            query?: {
                /** @description The assessment; the newest one when absent. */
                evaluationId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The questions in their order; empty when no assessment was begun. */
                        data: components["schemas"]["EvaluationItem"][];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationNextInput"];
            };
        };
        responses: {
            /** @description The question that follows, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationStep"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "REQUIRED" | "OUT_OF_RANGE" | "IMPLAUSIBLE" | "ONE_ONLY" | "EXCLUSIVE" | "UNKNOWN_OPTION" | "WRONG_KIND" | "UNKNOWN_ITEM" | "LOCKED" | "GENERATING";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.pre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationPreInput"];
            };
        };
        responses: {
            /** @description The question before, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationStep"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "AT_FIRST" | "UNKNOWN_ITEM" | "LOCKED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "evaluation.report": {
        parameters: {
            query?: {
                /** @description The report; the newest one when absent. */
                reportId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["EvaluationReport"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_REPORT";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.answerInvitedMessage": {
        parameters: {
            query: {
                /** @description Id of the invitation. */
                relationshipId: components["schemas"]["Id"];
                /** @description The answer. */
                answer: "accepted" | "declined";
                /** @description The inviter's relation to the signed-in person. Needed to accept, ignored when declining. */
                relationCode?: components["schemas"]["FamilyRelationCode"];
                /** @description The kinds of data that the signed-in person shares with the inviter. Nothing without it. Given once per kind; ignored when declining. */
                shared?: components["schemas"]["FamilySharedKind"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyInvitation"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "EXPIRED" | "ANSWERED" | "NO_RELATION" | "UNKNOWN_RELATION" | "TOO_MANY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.byUserId": {
        parameters: {
            query: {
                /** @description User id of the member. */
                familyUserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyMemberDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_FAMILY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.deleteRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyRelationshipId"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "RECEIVED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.invitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The invitations. */
                        data: components["schemas"]["FamilyInvitation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.name": {
        parameters: {
            query?: {
                /** @description The code from another person's QR code or link; the person's own family without it. */
                inviteCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The family, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyName"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CODE_INVALID" | "SELF";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.qrCode": {
        parameters: {
            query?: {
                /** @description The kinds of data that a person who uses the code sees of its owner at first. Nothing without it. Given once per kind. */
                shared?: components["schemas"]["FamilySharedKind"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyQrCode"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "TOO_MANY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.relationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The family. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyRelationships"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.relationshipEnum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The relations. */
                        data: components["schemas"]["FamilyRelation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.saveRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyMemberInput"];
            };
        };
        responses: {
            /** @description The member, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyMember"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "GONE" | "CODE_INVALID" | "SELF" | "ALREADY_MEMBER" | "NO_TARGET" | "UNKNOWN_RELATION" | "TOO_MANY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "family.saveRelationshipByPhoneNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyPhoneInvitationInput"];
            };
        };
        responses: {
            /** @description The invitation, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FamilyInvitation"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "UNKNOWN_PHONE" | "SELF" | "ALREADY_MEMBER" | "ALREADY_INVITED" | "INVITED_YOU" | "UNKNOWN_RELATION" | "TOO_MANY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "feedback.submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description It has arrived, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["FeedbackReceipt"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "TOO_SHORT" | "DAILY_LIMIT" | "NOT_ALLOWED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "healthData.detail": {
        parameters: {
            query: {
                /** @description The kind of health data. */
                healthDataType: components["schemas"]["HealthDataType"];
                /** @description The length of the period; a week when absent. */
                period?: components["schemas"]["HealthPeriod"];
                /** @description The last day of the period; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health data. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                "application/json": components["schemas"]["HealthDataRemindInput"];
            };
        };
        responses: {
            /** @description The stored reminder. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "IMPLAUSIBLE" | "FUTURE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "heartRate.average": {
        parameters: {
            query?: {
                /** @description The length of the period; a week when absent. */
                period?: components["schemas"]["HealthPeriod"];
                /** @description The last day of the period; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "INVALID_RANGE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.drawList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"];
            };
        };
        responses: {
            /** @description A page of draws, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DrawPage"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.drawSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawInput"];
            };
        };
        responses: {
            /** @description The draw, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER" | "TOO_LITTLE" | "TOO_MUCH" | "NOT_ENOUGH";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.drawableAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount and the limits, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DrawableAmount"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.submitTransferRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawId"];
            };
        };
        responses: {
            /** @description The prepared transfer, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["DrawTransfer"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER" | "GONE" | "UNDER_REVIEW" | "CONFIRMED" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["IncomeSummary"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.userConfirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawId"];
            };
        };
        responses: {
            /** @description The draw, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER" | "GONE" | "NOT_AWAITED" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "income.waitSettleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageQuery"];
            };
        };
        responses: {
            /** @description A page of entries, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["IncomeEntryPage"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_PROMOTER";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "information.articleHtmlContent": {
        parameters: {
            query: {
                /** @description Id of the article. */
                articleId: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "information.courseDetail": {
        parameters: {
            query: {
                /** @description Id of the course. */
                courseId: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NOT_MEMBER" | "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "information.listByHealthDataType": {
        parameters: {
            query: {
                /** @description The kind of health data. */
                healthDataType: components["schemas"]["HealthDataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles and courses. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "information.listByTaskType": {
        parameters: {
            query: {
                /** @description The kind of task. */
                taskType: components["schemas"]["TaskType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles and courses. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "information.shortLink": {
        parameters: {
            query: {
                /** @description The long address, absolute, http or https. */
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "UNKNOWN_HOST";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lookup.glycemicIndexList": {
        parameters: {
            query?: {
                /** @description Part of the Chinese or English name or of an alias; case does not matter. All foods without it. */
                keyword?: string;
                /** @description Foods of this group only. All groups without it. */
                category?: components["schemas"]["FoodCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The foods that match. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lookup.healthDataGoodsDetail": {
        parameters: {
            query: {
                /** @description Id from the goods list. */
                goodsId: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lookup.healthDataGoodsList": {
        parameters: {
            query: {
                /** @description The kind of health data the goods have to do with. */
                healthDataType: components["schemas"]["HealthDataType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lookup.purineIndexList": {
        parameters: {
            query?: {
                /** @description Part of the Chinese or English name or of an alias; case does not matter. All foods without it. */
                keyword?: string;
                /** @description Foods of this group only. All groups without it. */
                category?: components["schemas"]["FoodCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The foods that match. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.calendar": {
        parameters: {
            query?: {
                /** @description First day; Monday of this week by the person's clock when absent. */
                from?: components["schemas"]["Day"];
                /** @description Last day, itself included, at most 61 days after the first; six days after the first when absent. */
                to?: components["schemas"]["Day"];
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
                        /** @description The days of the span that a plan is about, earliest first. */
                        data: components["schemas"]["MealPlanCalendarDay"][];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "INVALID_RANGE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.deletePre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MealPlanDeletion"];
            };
        };
        responses: {
            /** @description The effect of the deletion, or the reason for the refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanDeletionPreview"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "PAST" | "NOTHING";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.detail": {
        parameters: {
            query?: {
                /** @description The day; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.finish": {
        parameters: {
            query: {
                /** @description Id of the meal. */
                mealId: components["schemas"]["Id"];
                /** @description False to take the mark back. */
                finished?: boolean;
                /**
                 * @description The time at which the meal was eaten, neither before its day nor in the future. When absent, the moment of the
                 *     call, or the earlier time of the same answer. Not used with `finished: false`.
                 */
                finishedAt?: components["schemas"]["DateTime"];
                /** @description When the person set or took back the mark. An older decision than the last one changes nothing (*The order of decisions*). */
                intendedAt?: components["schemas"]["DateTime"];
                /** @description The person's decision where the slot already has another meal; refused without it. */
                ifTaken?: components["schemas"]["IfTaken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day with its meals, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanDay"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "TIME_OUTSIDE" | "SLOT_TAKEN" | "FUTURE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.guideFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description 1 when the guide is to be shown, 0 otherwise. */
                        data: components["schemas"]["YesNo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MealPlanModification"];
            };
        };
        responses: {
            /** @description The newest plan after the change, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanState"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "NOT_MEMBER" | "NEEDS_DIETITIAN" | "NO_TARGET" | "GENERATING" | "PAST" | "NO_PREVIEW" | "NOT_READY" | "EXPIRED" | "APPLIED" | "CHANGED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.neverCustomizedStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description 1 when there never was a plan, 0 otherwise. */
                        data: components["schemas"]["YesNo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.replaceAllPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayReplacement"];
            };
        };
        responses: {
            /** @description The preview that has begun, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanPreview"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "PAST" | "NOTHING";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.replaceAllResult": {
        parameters: {
            query: {
                /** @description Id of the preview. */
                previewId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanPreview"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_PREVIEW";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.replacePre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MealReplacement"];
            };
        };
        responses: {
            /** @description The preview that has begun, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanPreview"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NO_SUCH_FOOD" | "FINISHED" | "PAST";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.replaceResult": {
        parameters: {
            query: {
                /** @description Id of the preview. */
                previewId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanPreview"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_PREVIEW";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MealPlanState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mealPlan.viewSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The preferences; null when none were ever submitted. */
                        data: components["schemas"]["MealPlanSubmission"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "medication.finish": {
        parameters: {
            query: {
                /** @description Id of the reminder. */
                reminderId: components["schemas"]["Id"];
                /** @description The day of the dose. */
                date: components["schemas"]["Day"];
                /** @description The planned time of the dose, one of the reminder's doses of that day. */
                time: components["schemas"]["TimeOfDay"];
                /** @description The answer; `pending` takes an earlier answer back. */
                status: "taken" | "skipped" | "pending";
                /**
                 * @description The time at which the dose was really taken or skipped, neither before the day of the dose nor in the future.
                 *     When absent, that of the decision (`intendedAt`) or else of the call, or the earlier time of the same answer. Not used with `pending`.
                 */
                handledAt?: components["schemas"]["DateTime"];
                /** @description When the person gave or took back this answer. An older decision than the last one changes nothing (*The order of decisions*). */
                intendedAt?: components["schemas"]["DateTime"];
                /** @description The person has confirmed a doubted dose; absent otherwise. */
                confirmed?: true;
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "DOSE_DOUBTED" | "NOT_PLANNED" | "OTHER_DAY" | "TIME_OUTSIDE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "INVALID_RANGE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "medication.list": {
        parameters: {
            query?: {
                /** @description The day whose doses are asked for; today by the person's clock when absent. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "GONE" | "DOSE_DOUBTED" | "END_BEFORE_START" | "NO_WEEKDAY" | "NO_TIMES" | "NO_LIMITS" | "NO_INTERVAL" | "TOO_MANY";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "medication.yearList": {
        parameters: {
            query: {
                /** @description The calendar year, 2000 to 2100. */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "member.hasPermission": {
        parameters: {
            query?: {
                /** @description The feature that is about to be opened; AI food when absent. */
                feature?: components["schemas"]["MemberFeature"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is permitted. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "UNKNOWN_HOST";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "UNKNOWN_HOST";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MirrorConfirmInput"];
            };
        };
        responses: {
            /** @description The record as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MirrorRecord"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "UNKNOWN_TOKEN" | "EXPIRED" | "CONFIRMED" | "NO_CONSENT" | "UNDERAGE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.info": {
        parameters: {
            query: {
                /** @description The token in the code on the mirror. */
                token: components["schemas"]["MirrorToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MirrorRecordInfo"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "UNKNOWN_TOKEN";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.lastResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The record; null when none is ready. */
                        data: components["schemas"]["MirrorResult"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.list": {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                pageNum: components["parameters"]["PageNum"];
                /** @description The number of entries of a page, 10 unless said otherwise. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `next` of the page before, so that the pages fit together although the list changes. Without it, `pageNum` counts entries from the newest. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MirrorRecordPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.result": {
        parameters: {
            query: {
                /** @description Id of the record. */
                recordId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MirrorResult"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mirror.viewResult": {
        parameters: {
            query: {
                /** @description The token of a shared link or of the code on the mirror. */
                token: components["schemas"]["MirrorToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["MirrorResult"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "UNKNOWN_TOKEN";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.calculateRefundAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCalculation"];
            };
        };
        responses: {
            /** @description The amount, or why it cannot be refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["RefundAmount"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_REFUNDABLE" | "TOO_LATE" | "OPEN_REFUND" | "UNKNOWN_ITEM" | "TOO_MANY_UNITS";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description The cancelled order, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "PAID" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.cancelRefundApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundId"];
            };
        };
        responses: {
            /** @description The withdrawn refund, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Refund"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "TOO_LATE" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.confirmFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderId"];
            };
        };
        responses: {
            /** @description The finished order, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_SHIPPED" | "OPEN_REFUND" | "FINISHED" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.defaultDeliveryAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, `null` when the person has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The default address; null when none is saved. */
                        data: components["schemas"]["DeliveryAddress"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.detail": {
        parameters: {
            query: {
                /** @description Id of the order. */
                orderId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.goodsDetail": {
        parameters: {
            query: {
                /** @description Id of the goods. */
                goodsId: components["schemas"]["Id"];
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
                        data: components["schemas"]["GoodsDetail"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderListQuery"];
            };
        };
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["OrderPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.logisticsInfo": {
        parameters: {
            query: {
                /** @description Id of the order. */
                orderId: components["schemas"]["Id"];
                /** @description Id of one of its refunds, for the parcel that goes back. */
                refundId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcel, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["LogisticsInfo"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_SENT";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.refundReason": {
        parameters: {
            query?: {
                /** @description Only the reasons that fit this kind of refund; all when absent. */
                type?: components["schemas"]["RefundType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The reasons in the order to show. */
                        data: components["schemas"]["RefundReason"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.submitRefundApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundApplication"];
            };
        };
        responses: {
            /** @description The refund, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Refund"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_REFUNDABLE" | "TOO_LATE" | "OPEN_REFUND" | "UNKNOWN_ITEM" | "TOO_MANY_UNITS" | "NOT_SHIPPED" | "UNKNOWN_REASON" | "NO_PICTURE" | "AMOUNT_CHANGED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "orders.submitRefundLogisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundParcel"];
            };
        };
        responses: {
            /** @description The refund with its parcel, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["Refund"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_AWAITED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.answerInvitedMessage": {
        parameters: {
            query: {
                /** @description Id of the invitation. */
                relationshipId: components["schemas"]["Id"];
                /** @description The answer. */
                answer: "accepted" | "declined";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relation as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRelationship"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "GONE" | "NOT_ELIGIBLE" | "HAS_PARTNER" | "PARTNER_TAKEN" | "EXPIRED" | "ANSWERED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.cancelInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRelationshipId"];
            };
        };
        responses: {
            /** @description The invitation as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRelationship"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "GONE" | "ACCEPTED" | "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.deleteRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRelationshipId"];
            };
        };
        responses: {
            /** @description The relation as it is now, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRelationship"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "GONE" | "NOT_PARTNERS";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.indexData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerIndex"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.invitedMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The invitations. */
                        data: components["schemas"]["PartnerRelationship"][];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The proposed person; null if there is none now. */
                        data: components["schemas"]["PartnerCandidate"] | null;
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "NOT_ELIGIBLE" | "HAS_PARTNER" | "INVITATION_OPEN";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.pairRank": {
        parameters: {
            query: {
                /** @description The time to compare. */
                period: components["schemas"]["PartnerPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerPairRank"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.qrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["InviteCode"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "NOT_ELIGIBLE" | "HAS_PARTNER";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.relationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relation, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The relation; null when there was none yet. */
                        data: components["schemas"]["PartnerRelationship"] | null;
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.saveRelationship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerJoinInput"];
            };
        };
        responses: {
            /** @description The relation, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRelationship"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "NOT_ELIGIBLE" | "CODE_INVALID" | "SELF" | "HAS_PARTNER" | "PARTNER_TAKEN" | "INVITATION_OPEN" | "PROPOSAL_OVER" | "NO_TARGET";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.saveRelationshipByPhoneNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPhoneInvitationInput"];
            };
        };
        responses: {
            /** @description The invitation, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRelationship"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "SIGNED_OUT" | "NOT_ELIGIBLE" | "UNKNOWN_PHONE" | "SELF" | "HAS_PARTNER" | "PARTNER_TAKEN" | "INVITATION_OPEN" | "INVITED_YOU";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partner.singleRank": {
        parameters: {
            query: {
                /** @description The time to compare. */
                period: components["schemas"]["PartnerPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PartnerRank"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "ALREADY" | "OTHER_DAY" | "TIME_OUTSIDE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "plans.executionData": {
        parameters: {
            query?: {
                /** @description Id of the plan; the plan of the person whose token is sent when absent. */
                planId?: components["schemas"]["ExecutionPlanId"];
                /** @description The stage. Without it, the stage to which the day belongs. */
                stageId?: components["schemas"]["Id"];
                /** @description The day. */
                date?: components["schemas"]["Day"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NO_PLAN" | "NOT_ELIGIBLE" | "OUTSIDE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "plans.executionTitles": {
        parameters: {
            query?: {
                /** @description Id of the plan; the plan of the person whose token is sent when absent. */
                planId?: components["schemas"]["ExecutionPlanId"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The stages. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "plans.goodsItem": {
        parameters: {
            query: {
                /** @description Id of the task. */
                taskId: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "STAGE_FINISHED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "plans.stageAssessmentDetail": {
        parameters: {
            query: {
                /** @description Id of the stage. */
                stageId: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "GONE" | "NOT_ELIGIBLE" | "NOT_FINISHED" | "GENERATING";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "share.log": {
        parameters: {
            query: {
                /** @description The subject of the link. */
                type: components["schemas"]["ShareType"];
                /** @description The event to log. */
                action: components["schemas"]["ShareAction"];
                /** @description The user who shared it, where the link says so. */
                userId?: components["schemas"]["Id"];
                /** @description The id of the shared thing, such as an article or a report, where the kind alone is not enough. */
                contentId?: components["schemas"]["Id"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "ENDED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description Nothing more to say. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
            /** @description Nothing more to say. */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.changePhoneNumberSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description The person with the new number, or why not. */
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED" | "WRONG_CODE" | "CODE_EXPIRED" | "TOO_MANY_TRIES" | "NOT_VERIFIED" | "TAKEN" | "SAME";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.changePhoneNumberVerifyOld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OldPhoneVerification"];
            };
        };
        responses: {
            /** @description A ticket for the second step, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["PhoneChangeTicket"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED" | "WRONG_CODE" | "CODE_EXPIRED" | "TOO_MANY_TRIES";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.closeAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosure"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED" | "WRONG_CODE" | "CODE_EXPIRED" | "TOO_MANY_TRIES" | "OPEN_ORDERS" | "OPEN_INCOME";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.healthTagGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        /** @description The groups in the order to show. */
                        data: components["schemas"]["HealthTagGroup"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "CLOSED";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.saveInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInformationInput"];
            };
        };
        responses: {
            /** @description The person as they are now, or why not. */
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
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NEEDS_GUARDIAN" | "NEEDS_CONSENT" | "CLOSED" | "INVALID_BIRTH_DATE" | "UNKNOWN_TAG" | "TAG_CONFLICT" | "NAME_NOT_ALLOWED" | "NOT_ELIGIBLE" | "IMPLAUSIBLE" | "SAME" | "WRONG_CODE" | "CODE_EXPIRED" | "TOO_MANY_TRIES";
                        msg: components["schemas"]["FailMessage"];
                        /** @description All reasons of the failure, which a client names in the person's language. They are data of the person. */
                        reasons?: components["schemas"]["FailureReason"][];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "user.verifyCode": {
        parameters: {
            query: {
                /** @description The purpose of the code. */
                purpose: components["schemas"]["VerifyCodePurpose"];
                /** @description The number to send it to. Needed for `login`, `changePhone` and `guardian`; the number of the account when absent. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was sent, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        msg?: components["schemas"]["Message"];
                        data: components["schemas"]["VerifyCodeReceipt"];
                    } | {
                        /** @constant */
                        success: false;
                        /** @enum {string} */
                        code: "NO_PHONE_NUMBER" | "TOO_OFTEN" | "DAILY_LIMIT" | "OTHER_PHONE" | "TAKEN" | "SAME";
                        msg: components["schemas"]["FailMessage"];
                        /** @description Nothing. */
                        data?: null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
