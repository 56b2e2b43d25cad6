// Written by npm run generate, with quicktype. Do not edit.
// This file was generated from JSON Schema using quicktype, do not modify it directly.
// To parse the JSON, add this file to your project and do:
//
//   let user = try? JSONDecoder().decode(User.self, from: jsonData)
//   let foodUserInformation = try? JSONDecoder().decode(FoodUserInformation.self, from: jsonData)
//   let healthTag = try? JSONDecoder().decode(HealthTag.self, from: jsonData)
//   let consent = try? JSONDecoder().decode(Consent.self, from: jsonData)
//   let careProfile = try? JSONDecoder().decode(CareProfile.self, from: jsonData)
//   let careWithheld = try? JSONDecoder().decode(CareWithheld.self, from: jsonData)
//   let accountInformation = try? JSONDecoder().decode(AccountInformation.self, from: jsonData)
//   let verifyCodeLogin = try? JSONDecoder().decode(VerifyCodeLogin.self, from: jsonData)
//   let statisticBatch = try? JSONDecoder().decode(StatisticBatch.self, from: jsonData)
//   let statisticEvent = try? JSONDecoder().decode(StatisticEvent.self, from: jsonData)

import Foundation

/// The current user, as the native app or a sign-in hands them over.
// MARK: - User
public struct User: Codable {
    /// Version of the native app, as `major.minor.patch`; absent in a browser.
    public let apkVersion: String?
    /// Address of the picture, absolute or relative to the web app; null when the person chose
    /// none.
    public let avatar: String?
    /// Kind of membership.
    ///
    /// - 0: non-member
    /// - 1: weekly member
    /// - 2: monthly member
    /// - 3: yearly member
    public let memberType: Int
    /// A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
    /// it.
    public let phoneNumber: String
    /// 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
    public let promoteRoleFlag: Int
    /// Id of the user.
    public let userId: String
    /// Name that the person goes by in the app.
    public let userName: String
    /// The token for the `userToken` header.
    public let userToken: String

    public enum CodingKeys: String, CodingKey {
        case apkVersion = "apkVersion"
        case avatar = "avatar"
        case memberType = "memberType"
        case phoneNumber = "phoneNumber"
        case promoteRoleFlag = "promoteRoleFlag"
        case userId = "userId"
        case userName = "userName"
        case userToken = "userToken"
    }

    public init(apkVersion: String?, avatar: String?, memberType: Int, phoneNumber: String, promoteRoleFlag: Int, userId: String, userName: String, userToken: String) {
        self.apkVersion = apkVersion
        self.avatar = avatar
        self.memberType = memberType
        self.phoneNumber = phoneNumber
        self.promoteRoleFlag = promoteRoleFlag
        self.userId = userId
        self.userName = userName
        self.userToken = userToken
    }
}

/// The user as the food app knows them.
// MARK: - FoodUserInformation
public struct FoodUserInformation: Codable {
    /// Address of the picture, absolute or relative to the web app; null when the person chose
    /// none.
    public let avatar: String?
    /// Date of birth; null when not given.
    public let birthDate: String?
    public let care: CareProfile
    /// The person's last decision on each purpose; a purpose on which they never decided is
    /// absent, and not agreed to.
    public let consents: [Consent]
    /// The goal that the person chose; null when they have not chosen yet.
    public let dietaryGoal: String?
    /// Energy to eat in a day, in kcal; null until the profile suffices to work it out, and
    /// where no target is safe (see `user.saveInformation`).
    public let energyTarget: Int?
    /// Gender of a person.
    ///
    /// - -1: unknown
    /// - 0: female
    /// - 1: male
    public let gender: Int
    /// The health tags that the person chose; empty when none.
    public let healthTags: [HealthTag]
    /// Height in cm; null when not given.
    public let height: Double?
    /// Kind of membership.
    ///
    /// - 0: non-member
    /// - 1: weekly member
    /// - 2: monthly member
    /// - 3: yearly member
    public let memberType: Int
    /// A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
    /// it.
    public let phoneNumber: String
    /// 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
    public let promoteRoleFlag: Int
    /// Id of the user.
    public let userId: String
    /// Name that the person goes by in the app.
    public let userName: String
    /// Latest body weight in kg; null when not given.
    public let weight: Double?

    public enum CodingKeys: String, CodingKey {
        case avatar = "avatar"
        case birthDate = "birthDate"
        case care = "care"
        case consents = "consents"
        case dietaryGoal = "dietaryGoal"
        case energyTarget = "energyTarget"
        case gender = "gender"
        case healthTags = "healthTags"
        case height = "height"
        case memberType = "memberType"
        case phoneNumber = "phoneNumber"
        case promoteRoleFlag = "promoteRoleFlag"
        case userId = "userId"
        case userName = "userName"
        case weight = "weight"
    }

    public init(avatar: String?, birthDate: String?, care: CareProfile, consents: [Consent], dietaryGoal: String?, energyTarget: Int?, gender: Int, healthTags: [HealthTag], height: Double?, memberType: Int, phoneNumber: String, promoteRoleFlag: Int, userId: String, userName: String, weight: Double?) {
        self.avatar = avatar
        self.birthDate = birthDate
        self.care = care
        self.consents = consents
        self.dietaryGoal = dietaryGoal
        self.energyTarget = energyTarget
        self.gender = gender
        self.healthTags = healthTags
        self.height = height
        self.memberType = memberType
        self.phoneNumber = phoneNumber
        self.promoteRoleFlag = promoteRoleFlag
        self.userId = userId
        self.userName = userName
        self.weight = weight
    }
}

/// What applies to a person: the server decides it at each reply, and a client shows,
/// advises and offers nothing past it. The rules with their sources are in the package
/// `@health-app/sdk/safety` (`careProfile`).
// MARK: - CareProfile
public struct CareProfile: Codable {
    /// The codes of the person's health tags. The ranges of measured values depend on them.
    public let conditions: [String]
    /// How soon the person should see a doctor because of these states; null without a need.
    public let doctor: String?
    /// The states that limit something, the gravest first; empty if there is none.
    public let states: [String]
    /// The areas that are not permitted; empty when everything is.
    public let withheld: [CareWithheld]

    public enum CodingKeys: String, CodingKey {
        case conditions = "conditions"
        case doctor = "doctor"
        case states = "states"
        case withheld = "withheld"
    }

    public init(conditions: [String], doctor: String?, states: [String], withheld: [CareWithheld]) {
        self.conditions = conditions
        self.doctor = doctor
        self.states = states
        self.withheld = withheld
    }
}

/// An area that is not permitted for a person, with the reasons.
// MARK: - CareWithheld
public struct CareWithheld: Codable {
    /// The area.
    public let area: String
    /// The states that are the reason.
    public let reasons: [String]

    public enum CodingKeys: String, CodingKey {
        case area = "area"
        case reasons = "reasons"
    }

    public init(area: String, reasons: [String]) {
        self.area = area
        self.reasons = reasons
    }
}

/// The last decision of a person on one purpose.
// MARK: - Consent
public struct Consent: Codable {
    /// The time of the decision.
    public let decidedAt: String
    /// Whether the person agrees.
    public let given: Bool
    /// What a person agrees to, each apart from the others and before its first use.
    ///
    /// - `healthData`: keep measures of the body, conditions and medicines.
    /// - `mealPhotos`: send photographs of meals, and have a model recognise them.
    /// - `bodyPictures`: have pictures of the body taken by a mirror. Withdrawing it deletes the
    /// pictures of all measurements, and
    /// ends the links to the measurements.
    /// - `ranking`: show name, picture and the number of days with a recorded weight to
    /// signed-in people.
    /// - `training`: use what was given to improve the models.
    /// - `analytics`: count which screens and actions are used.
    /// - `guardian`: the consent of a guardian, for a person below 14. It is given with the
    /// guardian's own number and code, and
    /// withdrawn without.
    public let purpose: String

    public enum CodingKeys: String, CodingKey {
        case decidedAt = "decidedAt"
        case given = "given"
        case purpose = "purpose"
    }

    public init(decidedAt: String, given: Bool, purpose: String) {
        self.decidedAt = decidedAt
        self.given = given
        self.purpose = purpose
    }
}

/// A condition or habit that a person can say of themselves and that meal advice takes into
/// account.
// MARK: - HealthTag
public struct HealthTag: Codable {
    /// The allergens that a person with this tag must avoid; absent for a tag of another kind.
    public let allergens: [String]?
    /// The meaning of the tag; absent for a tag on which no rule decides.
    public let code: String?
    /// Whether plans of meals keep to this tag, by foods that they leave out or by making no
    /// plan (see `mealPlan.modify`); absent for false. A client offers no other tag for a plan,
    /// and claims nothing about it. Allergies count by `allergens`.
    public let limitsMeals: Bool?
    /// Name in Simplified Chinese.
    public let name: String
    /// Name in English.
    public let nameEn: String
    /// Id of the tag.
    public let tagId: String

    public enum CodingKeys: String, CodingKey {
        case allergens = "allergens"
        case code = "code"
        case limitsMeals = "limitsMeals"
        case name = "name"
        case nameEn = "nameEn"
        case tagId = "tagId"
    }

    public init(allergens: [String]?, code: String?, limitsMeals: Bool?, name: String, nameEn: String, tagId: String) {
        self.allergens = allergens
        self.code = code
        self.limitsMeals = limitsMeals
        self.name = name
        self.nameEn = nameEn
        self.tagId = tagId
    }
}

/// The user as the general health app knows them.
// MARK: - AccountInformation
public struct AccountInformation: Codable {
    /// Address of the picture, absolute or relative to the web app; null when the person chose
    /// none.
    public let avatar: String?
    /// Date of birth; null when not given.
    public let birthDate: String?
    public let care: CareProfile
    /// Gender of a person.
    ///
    /// - -1: unknown
    /// - 0: female
    /// - 1: male
    public let gender: Int
    /// Height in cm; null when not given.
    public let height: Double?
    /// Kind of membership.
    ///
    /// - 0: non-member
    /// - 1: weekly member
    /// - 2: monthly member
    /// - 3: yearly member
    public let memberType: Int
    /// A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
    /// it.
    public let phoneNumber: String
    /// 1 for a promoter, who sees income, withdrawal and distribution; 0 for anyone else.
    public let promoteRoleFlag: Int
    /// Id of the user.
    public let userId: String
    /// Name that the person goes by in the app.
    public let userName: String
    /// Latest body weight in kg; null when not given.
    public let weight: Double?

    public enum CodingKeys: String, CodingKey {
        case avatar = "avatar"
        case birthDate = "birthDate"
        case care = "care"
        case gender = "gender"
        case height = "height"
        case memberType = "memberType"
        case phoneNumber = "phoneNumber"
        case promoteRoleFlag = "promoteRoleFlag"
        case userId = "userId"
        case userName = "userName"
        case weight = "weight"
    }

    public init(avatar: String?, birthDate: String?, care: CareProfile, gender: Int, height: Double?, memberType: Int, phoneNumber: String, promoteRoleFlag: Int, userId: String, userName: String, weight: Double?) {
        self.avatar = avatar
        self.birthDate = birthDate
        self.care = care
        self.gender = gender
        self.height = height
        self.memberType = memberType
        self.phoneNumber = phoneNumber
        self.promoteRoleFlag = promoteRoleFlag
        self.userId = userId
        self.userName = userName
        self.weight = weight
    }
}

/// A phone number and the code that was sent to it.
// MARK: - VerifyCodeLogin
public struct VerifyCodeLogin: Codable {
    /// Id of the promoter whose link led here; absent for a person who came by themselves.
    public let inviterId: String?
    /// A mainland mobile number, 11 digits that start with 1, without country code. Screens mask
    /// it.
    public let phoneNumber: String
    /// The six digits of the latest text message.
    public let verifyCode: String

    public enum CodingKeys: String, CodingKey {
        case inviterId = "inviterId"
        case phoneNumber = "phoneNumber"
        case verifyCode = "verifyCode"
    }

    public init(inviterId: String?, phoneNumber: String, verifyCode: String) {
        self.inviterId = inviterId
        self.phoneNumber = phoneNumber
        self.verifyCode = verifyCode
    }
}

/// Events of one client, sent together.
// MARK: - StatisticBatch
public struct StatisticBatch: Codable {
    /// Client type.
    public let ct: String
    /// The events, oldest first.
    public let data: [StatisticEvent]
    /// Anonymous tracking id, made by the client and kept by it.
    public let tid: String
    /// Id of the signed-in user; null before a sign-in.
    public let uid: String?

    public enum CodingKeys: String, CodingKey {
        case ct = "ct"
        case data = "data"
        case tid = "tid"
        case uid = "uid"
    }

    public init(ct: String, data: [StatisticEvent], tid: String, uid: String?) {
        self.ct = ct
        self.data = data
        self.tid = tid
        self.uid = uid
    }
}

/// Something that a person did or saw.
// MARK: - StatisticEvent
public struct StatisticEvent: Codable {
    /// Event name.
    public let ev: String
    /// Further data of the event, without personal data; an empty object if there are none.
    public let extras: [String: JSONAny]
    /// Made by the client for each event, so that a second arrival counts once. Without it, each
    /// arrival counts.
    public let id: String?
    /// The screen of the event, by its path or its name (assumed); empty when unknown. It holds
    /// nothing that a person has typed.
    public let ori: String
    /// The time of the event, in ms since 1970-01-01 UTC.
    public let t: Int

    public enum CodingKeys: String, CodingKey {
        case ev = "ev"
        case extras = "extras"
        case id = "id"
        case ori = "ori"
        case t = "t"
    }

    public init(ev: String, extras: [String: JSONAny], id: String?, ori: String, t: Int) {
        self.ev = ev
        self.extras = extras
        self.id = id
        self.ori = ori
        self.t = t
    }
}

// MARK: - Encode/decode helpers

public class JSONNull: Codable, Hashable {

    public static func == (lhs: JSONNull, rhs: JSONNull) -> Bool {
        return true
    }

    public var hashValue: Int {
        return 0
    }

    public func hash(into hasher: inout Hasher) {
        // No-op
    }

    public init() {}

    public required init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() {
            throw DecodingError.typeMismatch(JSONNull.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for JSONNull"))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

class JSONCodingKey: CodingKey {
    let key: String

    required init?(intValue: Int) {
        return nil
    }

    required init?(stringValue: String) {
        key = stringValue
    }

    var intValue: Int? {
        return nil
    }

    var stringValue: String {
        return key
    }
}

public class JSONAny: Codable {

    public let value: Any

    static func decodingError(forCodingPath codingPath: [CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot decode JSONAny")
        return DecodingError.typeMismatch(JSONAny.self, context)
    }

    static func encodingError(forValue value: Any, codingPath: [CodingKey]) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "Cannot encode JSONAny")
        return EncodingError.invalidValue(value, context)
    }

    static func decode(from container: SingleValueDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if container.decodeNil() {
            return JSONNull()
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout UnkeyedDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if let value = try? container.decodeNil() {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer() {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout KeyedDecodingContainer<JSONCodingKey>, forKey key: JSONCodingKey) throws -> Any {
        if let value = try? container.decode(Bool.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Int64.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Double.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(String.self, forKey: key) {
            return value
        }
        if let value = try? container.decodeNil(forKey: key) {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer(forKey: key) {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decodeArray(from container: inout UnkeyedDecodingContainer) throws -> [Any] {
        var arr: [Any] = []
        while !container.isAtEnd {
            let value = try decode(from: &container)
            arr.append(value)
        }
        return arr
    }

    static func decodeDictionary(from container: inout KeyedDecodingContainer<JSONCodingKey>) throws -> [String: Any] {
        var dict = [String: Any]()
        for key in container.allKeys {
            let value = try decode(from: &container, forKey: key)
            dict[key.stringValue] = value
        }
        return dict
    }

    static func encode(to container: inout UnkeyedEncodingContainer, array: [Any]) throws {
        for value in array {
            if let value = value as? Bool {
                try container.encode(value)
            } else if let value = value as? Int64 {
                try container.encode(value)
            } else if let value = value as? Double {
                try container.encode(value)
            } else if let value = value as? String {
                try container.encode(value)
            } else if value is JSONNull {
                try container.encodeNil()
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer()
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout KeyedEncodingContainer<JSONCodingKey>, dictionary: [String: Any]) throws {
        for (key, value) in dictionary {
            let key = JSONCodingKey(stringValue: key)!
            if let value = value as? Bool {
                try container.encode(value, forKey: key)
            } else if let value = value as? Int64 {
                try container.encode(value, forKey: key)
            } else if let value = value as? Double {
                try container.encode(value, forKey: key)
            } else if let value = value as? String {
                try container.encode(value, forKey: key)
            } else if value is JSONNull {
                try container.encodeNil(forKey: key)
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout SingleValueEncodingContainer, value: Any) throws {
        if let value = value as? Bool {
            try container.encode(value)
        } else if let value = value as? Int64 {
            try container.encode(value)
        } else if let value = value as? Double {
            try container.encode(value)
        } else if let value = value as? String {
            try container.encode(value)
        } else if value is JSONNull {
            try container.encodeNil()
        } else {
            throw encodingError(forValue: value, codingPath: container.codingPath)
        }
    }

    public required init(from decoder: Decoder) throws {
        if var arrayContainer = try? decoder.unkeyedContainer() {
            self.value = try JSONAny.decodeArray(from: &arrayContainer)
        } else if var container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            self.value = try JSONAny.decodeDictionary(from: &container)
        } else {
            let container = try decoder.singleValueContainer()
            self.value = try JSONAny.decode(from: container)
        }
    }

    public func encode(to encoder: Encoder) throws {
        if let arr = self.value as? [Any] {
            var container = encoder.unkeyedContainer()
            try JSONAny.encode(to: &container, array: arr)
        } else if let dict = self.value as? [String: Any] {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try JSONAny.encode(to: &container, dictionary: dict)
        } else {
            var container = encoder.singleValueContainer()
            try JSONAny.encode(to: &container, value: self.value)
        }
    }
}
