// Written by npm run generate. Do not edit.
package app.health.bridge

/** The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'. */
enum class HealthBridgeAction(
    /** Its name in messages. */
    val wireName: String,
    val kind: Kind,
    /** Waits for a person: the page gives up after ten minutes on the screen. */
    val waitsForPerson: Boolean = false
) {
    /** The user who is logged in to the app; without a userToken nobody is. */
    GET_USER_INFO("getUserInfo", Kind.CALL),
    /** Opens the app’s own login. */
    LOGIN("login", Kind.CALL, waitsForPerson = true),
    /** Ends the app’s session. */
    LOGOUT("logout", Kind.CALL),
    /** Tells of every login and logout in the app, and of a renewed token. */
    WATCH_USER("watchUser", Kind.STREAM),
    /** Whether a messaging-app account is bound to the user, and whose it is. */
    GET_MESSAGING_ACCOUNT("getMessagingAccount", Kind.CALL),
    /** Has the person allow the app to use their messaging-app account. */
    BIND_MESSAGING_ACCOUNT("bindMessagingAccount", Kind.CALL, waitsForPerson = true),
    /** Opens an address in a new web view of the app. */
    OPEN_WEB_VIEW("openWebView", Kind.CALL),
    /** Closes this web view. */
    CLOSE_PAGE("closePage", Kind.CALL),
    /** Opens a screen of the app. */
    OPEN_NATIVE_PAGE("openNativePage", Kind.CALL),
    /** Opens an address in the device’s browser. */
    OPEN_BROWSER("openBrowser", Kind.CALL),
    /** Opens this app’s page, or another app’s, in the store. */
    OPEN_APP_STORE("openAppStore", Kind.CALL),
    /** Opens the app’s page in the device’s settings, where permissions are. */
    OPEN_SETTINGS("openSettings", Kind.CALL),
    /** Takes over the app’s back gesture and button while it is open; each event is one press. */
    INTERCEPT_BACK("interceptBack", Kind.STREAM),
    /** Sets the title in the navigation bar. */
    SET_TITLE("setTitle", Kind.NOTIFY),
    /** Colours the navigation bar. */
    SET_BAR_COLORS("setBarColors", Kind.NOTIFY),
    /** Hides the navigation bar, or shows it again. */
    SET_BAR_HIDDEN("setBarHidden", Kind.NOTIFY),
    /** Lets the web view scroll and bounce, or not. */
    SET_SCROLLING("setScrolling", Kind.NOTIFY),
    /** Sets the colour of the status bar’s text. */
    SET_STATUS_BAR("setStatusBar", Kind.NOTIFY),
    /** Opens the app’s share panel. */
    SHARE_PANEL("sharePanel", Kind.CALL, waitsForPerson = true),
    /** Shares with a friend in the messaging app. */
    SHARE_FRIEND("shareFriend", Kind.CALL, waitsForPerson = true),
    /** Shares on the messaging app’s timeline. */
    SHARE_TIMELINE("shareTimeline", Kind.CALL, waitsForPerson = true),
    /** Shares a card that opens a mini-program. */
    SHARE_MINI_PROGRAM("shareMiniProgram", Kind.CALL, waitsForPerson = true),
    /** Shares a picture that the page has drawn. */
    SHARE_POSTER("sharePoster", Kind.CALL, waitsForPerson = true),
    /** Has the person choose pictures from the album or take one. */
    CHOOSE_IMAGE("chooseImage", Kind.CALL, waitsForPerson = true),
    /** Has the person take a picture. */
    TAKE_PHOTO("takePhoto", Kind.CALL, waitsForPerson = true),
    /** Shows pictures full screen. */
    PREVIEW_IMAGE("previewImage", Kind.CALL),
    /** Saves a picture to the album. */
    SAVE_IMAGE("saveImage", Kind.CALL, waitsForPerson = true),
    /** Uploads a picture of the device through the app. */
    UPLOAD_IMAGE("uploadImage", Kind.CALL),
    /** Puts text on the clipboard. */
    COPY_TEXT("copyText", Kind.CALL),
    /** Reads text from the clipboard; the device may ask the person. */
    READ_CLIPBOARD("readClipboard", Kind.CALL, waitsForPerson = true),
    /** Reads a QR code or bar code with the camera. */
    SCAN_QR("scanQr", Kind.CALL, waitsForPerson = true),
    /** Pays with a payment app, by what that app’s server has signed. A page without such a payload opens the native page `pay`. */
    PAY("pay", Kind.CALL, waitsForPerson = true),
    /** What the app sells through its store, with the store’s prices. */
    LIST_PRODUCTS("listProducts", Kind.CALL),
    /** Buys a product through the app’s store. */
    PURCHASE("purchase", Kind.CALL, waitsForPerson = true),
    /** Tells the store that the server has delivered a purchase. */
    FINISH_PURCHASE("finishPurchase", Kind.CALL),
    /** Has the person confirm a withdrawal in the messaging app. */
    WITHDRAW("withdraw", Kind.CALL, waitsForPerson = true),
    /** Whether the app may use something, without asking. */
    GET_PERMISSION("getPermission", Kind.CALL),
    /** Asks the person to let the app use something. */
    REQUEST_PERMISSION("requestPermission", Kind.CALL, waitsForPerson = true),
    /** The device’s address for push notifications. */
    GET_PUSH_TOKEN("getPushToken", Kind.CALL),
    /** Sets a local reminder that fires without the network; one with the same id is replaced. */
    SCHEDULE_REMINDER("scheduleReminder", Kind.CALL),
    /** Takes a local reminder back; an unknown one is no error. */
    CANCEL_REMINDER("cancelReminder", Kind.CALL),
    /** The local reminders that are set. */
    LIST_REMINDERS("listReminders", Kind.CALL),
    /** Tells when the person answers a reminder’s notification. */
    WATCH_REMINDERS("watchReminders", Kind.STREAM),
    /** Writes an event into the device’s calendar. */
    ADD_CALENDAR_EVENT("addCalendarEvent", Kind.CALL, waitsForPerson = true),
    /** Takes an event of this app out of the calendar. */
    REMOVE_CALENDAR_EVENT("removeCalendarEvent", Kind.CALL, waitsForPerson = true),
    /** Whether the device has a health store, and whether the person was asked about it. */
    GET_HEALTH_ACCESS("getHealthAccess", Kind.CALL),
    /** Asks the person to let the app read and write types of health data. */
    AUTHORIZE_HEALTH("authorizeHealth", Kind.CALL, waitsForPerson = true),
    /** Samples of the health store between two moments, oldest first. */
    READ_HEALTH("readHealth", Kind.CALL),
    /** Adds samples to the health store. */
    WRITE_HEALTH("writeHealth", Kind.CALL),
    /** Sends what is new in the health store to the server. */
    SYNC_HEALTH("syncHealth", Kind.CALL),
    /** Steps between two moments, by the device’s own counter. */
    GET_STEPS("getSteps", Kind.CALL),
    /** Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time. */
    MEASURE_HEART_RATE("measureHeartRate", Kind.STREAM, waitsForPerson = true),
    /** Devices that are paired with the app. */
    LIST_SENSORS("listSensors", Kind.CALL),
    /** Has the person pair a device. */
    PAIR_SENSOR("pairSensor", Kind.CALL, waitsForPerson = true),
    /** Readings of a scale while the person stands on it. */
    WATCH_SCALE("watchScale", Kind.STREAM),
    /** Readings of a glucometer. */
    WATCH_GLUCOSE("watchGlucose", Kind.STREAM),
    /** Readings of a blood-pressure monitor. */
    WATCH_BLOOD_PRESSURE("watchBloodPressure", Kind.STREAM),
    /** Opens the smart mirror’s camera, with its outline, and gives the pictures. */
    CAPTURE_MIRROR("captureMirror", Kind.CALL, waitsForPerson = true),
    /** Has the person choose one contact; nothing else of the address book is read. */
    PICK_CONTACT("pickContact", Kind.CALL, waitsForPerson = true),
    /** Offers to call a phone number. */
    CALL_PHONE("callPhone", Kind.CALL),
    /** Reads what this page keeps in the app. */
    GET_ITEM("getItem", Kind.CALL),
    /** Keeps text in the app, where it outlives the web view’s storage. */
    SET_ITEM("setItem", Kind.CALL),
    /** Forgets what was kept. */
    REMOVE_ITEM("removeItem", Kind.CALL),
    /** The way to the network. */
    GET_NETWORK("getNetwork", Kind.CALL),
    /** Tells when the way to the network changes. */
    WATCH_NETWORK("watchNetwork", Kind.STREAM),
    /** The device, the app and the person’s settings. */
    GET_DEVICE("getDevice", Kind.CALL),
    /** Tells when the person changes language or theme. */
    WATCH_SETTINGS("watchSettings", Kind.STREAM),
    /** Where the device’s edges cover the page. */
    GET_SAFE_AREA("getSafeArea", Kind.CALL),
    /** Gives a short tap to feel. */
    VIBRATE("vibrate", Kind.NOTIFY),
    /** Keeps the screen on while this page is open, or no longer. */
    SET_SCREEN_ON("setScreenOn", Kind.NOTIFY),
    /** Turns the page, or leaves it to the device. */
    SET_ORIENTATION("setOrientation", Kind.NOTIFY),
    /** Hands an event to the app’s analytics. */
    TRACK_EVENT("trackEvent", Kind.NOTIFY),
    /** Opens a chat with customer service. */
    OPEN_CUSTOMER_SERVICE("openCustomerService", Kind.CALL),
    /** Whether the store has a newer version of the app. */
    CHECK_UPDATE("checkUpdate", Kind.CALL),
    /** Asks for a rating in the store; the device decides whether it shows. */
    REQUEST_RATING("requestRating", Kind.CALL, waitsForPerson = true);

    enum class Kind { CALL, NOTIFY, STREAM }

    companion object {
        private val byName = values().associateBy { it.wireName }

        fun named(wireName: String): HealthBridgeAction? = byName[wireName]
    }
}

/** Screens that `openNativePage` opens. */
enum class HealthNativePage(val wireName: String) {
    /** The home screen of the app. */
    HOME("home"),
    /** What membership gives, and its plans to buy. */
    MEMBERSHIP("membership"),
    /** The execution plans to choose from and to buy. */
    PLAN("plan"),
    /** One article of the shop. */
    GOODS("goods"),
    /** A camp, to buy a place in it. */
    CAMP("camp"),
    /** A new order of one article: address, delivery and payment. */
    ORDER("order"),
    /** The payment of an order that was made before. */
    PAY("pay"),
    /** The delivery addresses. */
    ADDRESSES("addresses"),
    /** A health value to enter by hand. */
    HEALTH_ENTRY("healthEntry");

    companion object {
        private val byName = values().associateBy { it.wireName }

        fun named(wireName: String): HealthNativePage? = byName[wireName]
    }
}

/** Why a call fails, the `code` of an error. */
enum class HealthBridgeErrorCode(val wireName: String) {
    NOT_SUPPORTED("not supported"),
    UNAVAILABLE("unavailable"),
    DENIED("denied"),
    CANCELLED("cancelled"),
    TIMEOUT("timeout"),
    TRANSPORT("transport")
}
