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
    /** Offers to call a phone number. */
    CALL_PHONE("callPhone", Kind.CALL),
    /** Checks whether the store has a newer version of the app. */
    CHECK_UPDATE("checkUpdate", Kind.CALL),
    /** Returns the device, the app and the person’s settings. */
    GET_DEVICE("getDevice", Kind.CALL),
    /** Reads a text that this page stored in the app. */
    GET_ITEM("getItem", Kind.CALL),
    /** Returns the state of the network. */
    GET_NETWORK("getNetwork", Kind.CALL),
    /** Returns the insets where the device’s edges cover the page. */
    GET_SAFE_AREA("getSafeArea", Kind.CALL),
    /** Opens a chat with customer service. */
    OPEN_CUSTOMER_SERVICE("openCustomerService", Kind.CALL),
    /** Has the person choose one contact; nothing else of the address book is read. */
    PICK_CONTACT("pickContact", Kind.CALL, waitsForPerson = true),
    /** Removes a stored text. */
    REMOVE_ITEM("removeItem", Kind.CALL),
    /** Asks for a rating in the store; the device decides whether it shows. */
    REQUEST_RATING("requestRating", Kind.CALL, waitsForPerson = true),
    /** Stores a text in the app, where it outlives the web view’s storage. */
    SET_ITEM("setItem", Kind.CALL),
    /** Sets the orientation of the page, or leaves it to the device. */
    SET_ORIENTATION("setOrientation", Kind.NOTIFY),
    /** Switches on or off whether the screen stays on while this page is open. */
    SET_SCREEN_ON("setScreenOn", Kind.NOTIFY),
    /** Passes an event to the app’s analytics. */
    TRACK_EVENT("trackEvent", Kind.NOTIFY),
    /** Vibrates once, briefly. */
    VIBRATE("vibrate", Kind.NOTIFY),
    /** Sends the state of the network when it changes. */
    WATCH_NETWORK("watchNetwork", Kind.STREAM),
    /** Sends the settings when the person changes language or theme. */
    WATCH_SETTINGS("watchSettings", Kind.STREAM),
    /** Asks the person to let the app read and write types of health data. */
    AUTHORIZE_HEALTH("authorizeHealth", Kind.CALL, waitsForPerson = true),
    /** Opens the smart mirror’s camera with its outline, and returns the pictures. */
    CAPTURE_MIRROR("captureMirror", Kind.CALL, waitsForPerson = true),
    /** Returns whether the device has a health store, and whether the person was asked for access. */
    GET_HEALTH_ACCESS("getHealthAccess", Kind.CALL),
    /** Returns the steps between two times by the device’s own counter. */
    GET_STEPS("getSteps", Kind.CALL),
    /** Lists the devices that are paired with the app. */
    LIST_SENSORS("listSensors", Kind.CALL),
    /** Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time. */
    MEASURE_HEART_RATE("measureHeartRate", Kind.STREAM, waitsForPerson = true),
    /** Has the person pair a device. */
    PAIR_SENSOR("pairSensor", Kind.CALL, waitsForPerson = true),
    /** Returns samples of the health store between two times, oldest first. */
    READ_HEALTH("readHealth", Kind.CALL),
    /** Sends new samples of the health store to the server. */
    SYNC_HEALTH("syncHealth", Kind.CALL),
    /** Sends readings of a blood-pressure monitor. */
    WATCH_BLOOD_PRESSURE("watchBloodPressure", Kind.STREAM),
    /** Sends readings of a glucometer. */
    WATCH_GLUCOSE("watchGlucose", Kind.STREAM),
    /** Sends readings of a scale while the person stands on it. */
    WATCH_SCALE("watchScale", Kind.STREAM),
    /** Adds samples to the health store. */
    WRITE_HEALTH("writeHealth", Kind.CALL),
    /** Tells the store that the server has delivered a purchase. */
    FINISH_PURCHASE("finishPurchase", Kind.CALL),
    /** Lists products that the app sells through its store, with the store’s prices. */
    LIST_PRODUCTS("listProducts", Kind.CALL),
    /** Pays with a payment app by data that the payment app’s server has signed. A page without such data opens the native page `pay`. */
    PAY("pay", Kind.CALL, waitsForPerson = true),
    /** Buys a product through the app’s store. */
    PURCHASE("purchase", Kind.CALL, waitsForPerson = true),
    /** Has the person confirm a withdrawal in the messaging app. */
    WITHDRAW("withdraw", Kind.CALL, waitsForPerson = true),
    /** Closes this web view. */
    CLOSE_PAGE("closePage", Kind.CALL),
    /** Takes over the app’s back gesture and button while it is open; each event is one press. */
    INTERCEPT_BACK("interceptBack", Kind.STREAM),
    /** Opens this app’s page, or another app’s, in the store. */
    OPEN_APP_STORE("openAppStore", Kind.CALL),
    /** Opens an address in the device’s browser. */
    OPEN_BROWSER("openBrowser", Kind.CALL),
    /** Opens a screen of the app. */
    OPEN_NATIVE_PAGE("openNativePage", Kind.CALL),
    /** Opens the app’s page in the device’s settings, where permissions are. */
    OPEN_SETTINGS("openSettings", Kind.CALL),
    /** Opens an address in a new web view of the app. */
    OPEN_WEB_VIEW("openWebView", Kind.CALL),
    /** Colours the navigation bar. */
    SET_BAR_COLORS("setBarColors", Kind.NOTIFY),
    /** Hides or shows the navigation bar. */
    SET_BAR_HIDDEN("setBarHidden", Kind.NOTIFY),
    /** Switches scrolling and bouncing of the web view on or off. */
    SET_SCROLLING("setScrolling", Kind.NOTIFY),
    /** Sets the colour of the status bar’s text. */
    SET_STATUS_BAR("setStatusBar", Kind.NOTIFY),
    /** Sets the title in the navigation bar. */
    SET_TITLE("setTitle", Kind.NOTIFY),
    /** Writes an event into the device’s calendar. */
    ADD_CALENDAR_EVENT("addCalendarEvent", Kind.CALL, waitsForPerson = true),
    /** Removes a local reminder; an unknown id is no error. */
    CANCEL_REMINDER("cancelReminder", Kind.CALL),
    /** Returns whether the app may use something, without asking the person. */
    GET_PERMISSION("getPermission", Kind.CALL),
    /** Returns the device’s address for push notifications. */
    GET_PUSH_TOKEN("getPushToken", Kind.CALL),
    /** Lists the local reminders. */
    LIST_REMINDERS("listReminders", Kind.CALL),
    /** Removes an event of this app from the calendar. */
    REMOVE_CALENDAR_EVENT("removeCalendarEvent", Kind.CALL, waitsForPerson = true),
    /** Asks the person to let the app use something. */
    REQUEST_PERMISSION("requestPermission", Kind.CALL, waitsForPerson = true),
    /** Sets a local reminder that fires without the network; one with the same id is replaced. */
    SCHEDULE_REMINDER("scheduleReminder", Kind.CALL),
    /** Sends the person’s answer to a reminder’s notification. */
    WATCH_REMINDERS("watchReminders", Kind.STREAM),
    /** Has the person allow the app to use their messaging-app account. */
    BIND_MESSAGING_ACCOUNT("bindMessagingAccount", Kind.CALL, waitsForPerson = true),
    /** Returns the messaging-app account that is bound to the user, if any. */
    GET_MESSAGING_ACCOUNT("getMessagingAccount", Kind.CALL),
    /** Returns the user who is logged in to the app; without a userToken nobody is logged in. */
    GET_USER_INFO("getUserInfo", Kind.CALL),
    /** Opens the app’s own login. */
    LOGIN("login", Kind.CALL, waitsForPerson = true),
    /** Ends the app’s session. */
    LOGOUT("logout", Kind.CALL),
    /** Sends the user after every login, logout and renewal of the token. */
    WATCH_USER("watchUser", Kind.STREAM),
    /** Has the person choose pictures from the album or take one. */
    CHOOSE_IMAGE("chooseImage", Kind.CALL, waitsForPerson = true),
    /** Puts text on the clipboard. */
    COPY_TEXT("copyText", Kind.CALL),
    /** Shows pictures full screen. */
    PREVIEW_IMAGE("previewImage", Kind.CALL),
    /** Reads text from the clipboard; the device may ask the person. */
    READ_CLIPBOARD("readClipboard", Kind.CALL, waitsForPerson = true),
    /** Saves a picture to the album. */
    SAVE_IMAGE("saveImage", Kind.CALL, waitsForPerson = true),
    /** Reads a QR code or bar code with the camera. */
    SCAN_QR("scanQr", Kind.CALL, waitsForPerson = true),
    /** Shares with a friend in the messaging app. */
    SHARE_FRIEND("shareFriend", Kind.CALL, waitsForPerson = true),
    /** Shares a card that opens a mini-program. */
    SHARE_MINI_PROGRAM("shareMiniProgram", Kind.CALL, waitsForPerson = true),
    /** Opens the app’s share panel. */
    SHARE_PANEL("sharePanel", Kind.CALL, waitsForPerson = true),
    /** Shares a picture that the page has drawn. */
    SHARE_POSTER("sharePoster", Kind.CALL, waitsForPerson = true),
    /** Shares on the messaging app’s timeline. */
    SHARE_TIMELINE("shareTimeline", Kind.CALL, waitsForPerson = true),
    /** Has the person take a picture. */
    TAKE_PHOTO("takePhoto", Kind.CALL, waitsForPerson = true),
    /** Uploads a picture of the device through the app, without its metadata (Exif, XMP, IPTC, comments and embedded previews): pictures of meals and bodies would tell where and when they were taken. The orientation is applied to the picture, or stays as the one tag. */
    UPLOAD_IMAGE("uploadImage", Kind.CALL);

    enum class Kind(val wireName: String) { CALL("call"), NOTIFY("notify"), STREAM("stream") }

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
    BAD_PARAMS("bad params")
}
