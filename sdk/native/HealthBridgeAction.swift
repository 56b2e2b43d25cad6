// Written by npm run generate. Do not edit.

/// The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'.
public enum HealthBridgeAction: String, CaseIterable {
    /// The user who is logged in to the app; without a userToken nobody is.
    case getUserInfo
    /// Opens the app’s own login.
    case login
    /// Ends the app’s session.
    case logout
    /// Tells of every login and logout in the app, and of a renewed token.
    case watchUser
    /// Whether a messaging-app account is bound to the user, and whose it is.
    case getMessagingAccount
    /// Has the person allow the app to use their messaging-app account.
    case bindMessagingAccount
    /// Opens an address in a new web view of the app.
    case openWebView
    /// Closes this web view.
    case closePage
    /// Opens a screen of the app.
    case openNativePage
    /// Opens an address in the device’s browser.
    case openBrowser
    /// Opens this app’s page, or another app’s, in the store.
    case openAppStore
    /// Opens the app’s page in the device’s settings, where permissions are.
    case openSettings
    /// Takes over the app’s back gesture and button while it is open; each event is one press.
    case interceptBack
    /// Sets the title in the navigation bar.
    case setTitle
    /// Colours the navigation bar.
    case setBarColors
    /// Hides the navigation bar, or shows it again.
    case setBarHidden
    /// Lets the web view scroll and bounce, or not.
    case setScrolling
    /// Sets the colour of the status bar’s text.
    case setStatusBar
    /// Opens the app’s share panel.
    case sharePanel
    /// Shares with a friend in the messaging app.
    case shareFriend
    /// Shares on the messaging app’s timeline.
    case shareTimeline
    /// Shares a card that opens a mini-program.
    case shareMiniProgram
    /// Shares a picture that the page has drawn.
    case sharePoster
    /// Has the person choose pictures from the album or take one.
    case chooseImage
    /// Has the person take a picture.
    case takePhoto
    /// Shows pictures full screen.
    case previewImage
    /// Saves a picture to the album.
    case saveImage
    /// Uploads a picture of the device through the app.
    case uploadImage
    /// Puts text on the clipboard.
    case copyText
    /// Reads text from the clipboard; the device may ask the person.
    case readClipboard
    /// Reads a QR code or bar code with the camera.
    case scanQr
    /// Pays with a payment app, by what that app’s server has signed. A page without such a payload opens the native page `pay`.
    case pay
    /// What the app sells through its store, with the store’s prices.
    case listProducts
    /// Buys a product through the app’s store.
    case purchase
    /// Purchases that the person made before, from the store.
    case restorePurchases
    /// Tells the store that the server has delivered a purchase.
    case finishPurchase
    /// Has the person confirm a withdrawal in the messaging app.
    case withdraw
    /// Whether the app may use something, without asking.
    case getPermission
    /// Asks the person to let the app use something.
    case requestPermission
    /// The device’s address for push notifications.
    case getPushToken
    /// Sets a local reminder that fires without the network; one with the same id is replaced.
    case scheduleReminder
    /// Takes a local reminder back; an unknown one is no error.
    case cancelReminder
    /// The local reminders that are set.
    case listReminders
    /// Tells when the person answers a reminder’s notification.
    case watchReminders
    /// Writes an event into the device’s calendar.
    case addCalendarEvent
    /// Takes an event of this app out of the calendar.
    case removeCalendarEvent
    /// Whether the device has a health store, and whether the person was asked about it.
    case getHealthAccess
    /// Asks the person to let the app read and write types of health data.
    case authorizeHealth
    /// Samples of the health store between two moments, oldest first.
    case readHealth
    /// Adds samples to the health store.
    case writeHealth
    /// Sends what is new in the health store to the server.
    case syncHealth
    /// Steps between two moments, by the device’s own counter.
    case getSteps
    /// Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time.
    case measureHeartRate
    /// Devices that are paired with the app.
    case listSensors
    /// Has the person pair a device.
    case pairSensor
    /// Readings of a scale while the person stands on it.
    case watchScale
    /// Readings of a glucometer.
    case watchGlucose
    /// Readings of a blood-pressure monitor.
    case watchBloodPressure
    /// Opens the smart mirror’s camera, with its outline, and gives the pictures.
    case captureMirror
    /// Has the person choose one contact; nothing else of the address book is read.
    case pickContact
    /// Offers to call a phone number.
    case callPhone
    /// Reads what this page keeps in the app.
    case getItem
    /// Keeps text in the app, where it outlives the web view’s storage.
    case setItem
    /// Forgets what was kept.
    case removeItem
    /// The way to the network.
    case getNetwork
    /// Tells when the way to the network changes.
    case watchNetwork
    /// The device, the app and the person’s settings.
    case getDevice
    /// Tells when the person changes language or theme.
    case watchSettings
    /// Where the device’s edges cover the page.
    case getSafeArea
    /// Gives a short tap to feel.
    case vibrate
    /// Keeps the screen on while this page is open, or no longer.
    case setScreenOn
    /// Turns the page, or leaves it to the device.
    case setOrientation
    /// Hands an event to the app’s analytics.
    case trackEvent
    /// Opens a chat with customer service.
    case openCustomerService
    /// Whether the store has a newer version of the app.
    case checkUpdate
    /// Asks for a rating in the store; the device decides whether it shows.
    case requestRating

    public enum Kind { case call, notify, stream }

    public var kind: Kind {
        switch self {
        case .setTitle, .setBarColors, .setBarHidden, .setScrolling, .setStatusBar, .vibrate, .setScreenOn, .setOrientation, .trackEvent: return .notify
        case .watchUser, .interceptBack, .watchReminders, .measureHeartRate, .watchScale, .watchGlucose, .watchBloodPressure, .watchNetwork, .watchSettings: return .stream
        default: return .call
        }
    }

    /// Waits for a person: the page gives up after ten minutes on the screen.
    public var waitsForPerson: Bool {
        switch self {
        case .login, .bindMessagingAccount, .sharePanel, .shareFriend, .shareTimeline, .shareMiniProgram, .sharePoster, .chooseImage, .takePhoto, .saveImage, .readClipboard, .scanQr, .pay, .purchase, .restorePurchases, .withdraw, .requestPermission, .addCalendarEvent, .removeCalendarEvent, .authorizeHealth, .measureHeartRate, .pairSensor, .captureMirror, .pickContact, .requestRating: return true
        default: return false
        }
    }
}

/// Screens that `openNativePage` opens.
public enum HealthNativePage: String, CaseIterable {
    /// The home screen of the app.
    case home
    /// What membership gives, and its plans to buy.
    case membership
    /// The execution plans to choose from and to buy.
    case plan
    /// One article of the shop.
    case goods
    /// A camp, to buy a place in it.
    case camp
    /// A new order of one article: address, delivery and payment.
    case order
    /// The payment of an order that was made before.
    case pay
    /// The delivery addresses.
    case addresses
    /// A health value to enter by hand.
    case healthEntry
}

/// Why a call fails, the `code` of an error.
public enum HealthBridgeErrorCode: String, CaseIterable {
    case notSupported = "not supported"
    case unavailable
    case denied
    case cancelled
    case timeout
    case transport
}
