// Written by npm run generate, with quicktype. Do not edit.
package app.health.api

/**
 * The current user, as the native app or a sign-in hands them over.
 */
data class User (
    /**
     * Version of the native app, as `major.minor.patch`; absent in a browser.
     */
    val apkVersion: String? = null,

    /**
     * Address of the picture, absolute or relative to the web app; null when the person chose
     * none.
     */
    val avatar: String? = null,

    /**
     * Kind of membership.
     *
     * - 0: non-member
     * - 1: weekly member
     * - 2: monthly member
     * - 3: yearly member
     */
    val memberType: Long,

    /**
     * A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
     * it.
     */
    val phoneNumber: String,

    /**
     * 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
     */
    val promoteRoleFlag: Long,

    /**
     * Id of the user.
     */
    val userId: String,

    /**
     * Name that the person goes by in the app.
     */
    val userName: String,

    /**
     * The token for the `userToken` header.
     */
    val userToken: String
)

/**
 * The user as the food app knows them.
 */
data class FoodUserInformation (
    /**
     * Address of the picture, absolute or relative to the web app; null when the person chose
     * none.
     */
    val avatar: String? = null,

    /**
     * Date of birth; null when not given.
     */
    val birthDate: String? = null,

    val care: CareProfile,

    /**
     * The person's last decision on each purpose; a purpose on which they never decided is
     * absent, and not agreed to.
     */
    val consents: List<Consent>,

    /**
     * The goal that the person chose; null when they have not chosen yet.
     */
    val dietaryGoal: String? = null,

    /**
     * Energy to eat in a day, in kcal; null until the profile suffices to work it out, and
     * where no target is safe (see `user.saveInformation`).
     */
    val energyTarget: Long? = null,

    /**
     * Gender of a person.
     *
     * - -1: unknown
     * - 0: female
     * - 1: male
     */
    val gender: Long,

    /**
     * The health tags that the person chose; empty when none.
     */
    val healthTags: List<HealthTag>,

    /**
     * Height in cm; null when not given.
     */
    val height: Double? = null,

    /**
     * Kind of membership.
     *
     * - 0: non-member
     * - 1: weekly member
     * - 2: monthly member
     * - 3: yearly member
     */
    val memberType: Long,

    /**
     * A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
     * it.
     */
    val phoneNumber: String,

    /**
     * 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
     */
    val promoteRoleFlag: Long,

    /**
     * Id of the user.
     */
    val userId: String,

    /**
     * Name that the person goes by in the app.
     */
    val userName: String,

    /**
     * Latest body weight in kg; null when not given.
     */
    val weight: Double? = null
)

/**
 * What applies to a person: the server decides it at each reply, and a client shows,
 * advises and offers nothing past it. The rules with their sources are in the package
 * `@health-app/sdk/safety` (`careProfile`).
 */
data class CareProfile (
    /**
     * The codes of the person's health tags. The ranges of measured values depend on them.
     */
    val conditions: List<String>,

    /**
     * How soon the person should see a doctor because of these states; null without a need.
     */
    val doctor: String? = null,

    /**
     * The states that limit something, the gravest first; empty if there is none.
     */
    val states: List<String>,

    /**
     * The areas that are not permitted; empty when everything is.
     */
    val withheld: List<CareWithheld>
)

/**
 * An area that is not permitted for a person, with the reasons.
 */
data class CareWithheld (
    /**
     * The area.
     */
    val area: String,

    /**
     * The states that are the reason.
     */
    val reasons: List<String>
)

/**
 * The last decision of a person on one purpose.
 */
data class Consent (
    /**
     * The time of the decision.
     */
    val decidedAt: String,

    /**
     * Whether the person agrees.
     */
    val given: Boolean,

    /**
     * What a person agrees to, each apart from the others and before its first use.
     *
     * - `healthData`: keep measures of the body, conditions and medicines.
     * - `mealPhotos`: send photographs of meals, and have a model recognise them.
     * - `bodyPictures`: have pictures of the body taken by a mirror. Withdrawing it deletes the
     * pictures of all measurements, and
     * ends the links to the measurements.
     * - `ranking`: show name, picture and the number of days with a recorded weight to
     * signed-in people.
     * - `training`: use what was given to improve the models.
     * - `analytics`: count which screens and actions are used.
     * - `guardian`: the consent of a guardian, for a person below 14. It is given with the
     * guardian's own number and code, and
     * withdrawn without.
     */
    val purpose: String
)

/**
 * A condition or habit that a person can say of themselves and that meal advice takes into
 * account.
 */
data class HealthTag (
    /**
     * The allergens that a person with this tag must avoid; absent for a tag of another kind.
     */
    val allergens: List<String>? = null,

    /**
     * The meaning of the tag; absent for a tag on which no rule decides.
     */
    val code: String? = null,

    /**
     * Whether plans of meals keep to this tag, by foods that they leave out or by making no
     * plan (see `mealPlan.modify`); absent for false. A client offers no other tag for a plan,
     * and claims nothing about it. Allergies count by `allergens`.
     */
    val limitsMeals: Boolean? = null,

    /**
     * Name in Simplified Chinese.
     */
    val name: String,

    /**
     * Name in English.
     */
    val nameEn: String,

    /**
     * Id of the tag.
     */
    val tagId: String
)

/**
 * The user as the general health app knows them.
 */
data class AccountInformation (
    /**
     * Address of the picture, absolute or relative to the web app; null when the person chose
     * none.
     */
    val avatar: String? = null,

    /**
     * Date of birth; null when not given.
     */
    val birthDate: String? = null,

    val care: CareProfile,

    /**
     * Gender of a person.
     *
     * - -1: unknown
     * - 0: female
     * - 1: male
     */
    val gender: Long,

    /**
     * Height in cm; null when not given.
     */
    val height: Double? = null,

    /**
     * Kind of membership.
     *
     * - 0: non-member
     * - 1: weekly member
     * - 2: monthly member
     * - 3: yearly member
     */
    val memberType: Long,

    /**
     * A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
     * it.
     */
    val phoneNumber: String,

    /**
     * 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
     */
    val promoteRoleFlag: Long,

    /**
     * Id of the user.
     */
    val userId: String,

    /**
     * Name that the person goes by in the app.
     */
    val userName: String,

    /**
     * Latest body weight in kg; null when not given.
     */
    val weight: Double? = null
)

/**
 * A phone number and the code that was sent to it.
 */
data class VerifyCodeLogin (
    /**
     * Id of the promoter whose link led here; absent for a person who came by themselves.
     */
    val inviterId: String? = null,

    /**
     * A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
     * it.
     */
    val phoneNumber: String,

    /**
     * The six digits of the latest text message.
     */
    val verifyCode: String
)

/**
 * Events of one client, sent together.
 */
data class StatisticBatch (
    /**
     * Client type.
     */
    val ct: String,

    /**
     * The events, oldest first.
     */
    val data: List<StatisticEvent>,

    /**
     * Anonymous tracking id, made by the client and kept by it.
     */
    val tid: String,

    /**
     * Id of the signed-in user; null before a sign-in.
     */
    val uid: String? = null
)

/**
 * Something that a person did or saw.
 */
data class StatisticEvent (
    /**
     * Event name.
     */
    val ev: String,

    /**
     * Further data of the event, without personal data; an empty object if there are none.
     */
    val extras: Map<String, Any?>,

    /**
     * Made by the client for each event, so that a second arrival counts once. Without it, each
     * arrival counts.
     */
    val id: String? = null,

    /**
     * The screen of the event, by its path or its name (assumed); empty when unknown. It holds
     * nothing that a person has typed.
     */
    val ori: String,

    /**
     * The time of the event, in ms since 1970-01-01 UTC.
     */
    val t: Long
)
