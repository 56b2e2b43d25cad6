// Written by npm run generate. Do not edit.

/// The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'.
public enum HealthBridgeAction: String, CaseIterable {
    /// Offers to call a phone number.
    case callPhone
    /// Checks whether the store has a newer version of the app.
    case checkUpdate
    /// Returns the device, the app and the person’s settings.
    case getDevice
    /// Reads a text that this page stored in the app.
    case getItem
    /// Returns the state of the network.
    case getNetwork
    /// Returns the insets where the device’s edges cover the page.
    case getSafeArea
    /// Opens a chat with customer service.
    case openCustomerService
    /// Has the person choose one contact; nothing else of the address book is read.
    case pickContact
    /// Removes a stored text.
    case removeItem
    /// Asks for a rating in the store; the device decides whether it shows.
    case requestRating
    /// Stores a text in the app, where it outlives the web view’s storage.
    case setItem
    /// Sets the orientation of the page, or leaves it to the device.
    case setOrientation
    /// Switches on or off whether the screen stays on while this page is open.
    case setScreenOn
    /// Passes an event to the app’s analytics.
    case trackEvent
    /// Vibrates once, briefly.
    case vibrate
    /// Sends the state of the network when it changes.
    case watchNetwork
    /// Sends the settings when the person changes language or theme.
    case watchSettings
    /// Asks the person to let the app read and write types of health data.
    case authorizeHealth
    /// Opens the smart mirror’s camera with its outline, and returns the pictures.
    case captureMirror
    /// Returns whether the device has a health store, and whether the person was asked for access.
    case getHealthAccess
    /// Returns the steps between two times by the device’s own counter.
    case getSteps
    /// Lists the devices that are paired with the app.
    case listSensors
    /// Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time.
    case measureHeartRate
    /// Has the person pair a device.
    case pairSensor
    /// Returns samples of the health store between two times, oldest first.
    case readHealth
    /// Sends new samples of the health store to the server.
    case syncHealth
    /// Sends readings of a blood-pressure monitor.
    case watchBloodPressure
    /// Sends readings of a glucometer.
    case watchGlucose
    /// Sends readings of a scale while the person stands on it.
    case watchScale
    /// Adds samples to the health store.
    case writeHealth
    /// Tells the store that the server has delivered a purchase.
    case finishPurchase
    /// Lists products that the app sells through its store, with the store’s prices.
    case listProducts
    /// Pays with a payment app by data that the payment app’s server has signed. A page without such data opens the native page `pay`.
    case pay
    /// Buys a product through the app’s store.
    case purchase
    /// Returns earlier purchases of the person from the store.
    case restorePurchases
    /// Has the person confirm a withdrawal in the messaging app.
    case withdraw
    /// Closes this web view.
    case closePage
    /// Takes over the app’s back gesture and button while it is open; each event is one press.
    case interceptBack
    /// Opens this app’s page, or another app’s, in the store.
    case openAppStore
    /// Opens an address in the device’s browser.
    case openBrowser
    /// Opens a screen of the app.
    case openNativePage
    /// Opens the app’s page in the device’s settings, where permissions are.
    case openSettings
    /// Opens an address in a new web view of the app.
    case openWebView
    /// Colours the navigation bar.
    case setBarColors
    /// Hides or shows the navigation bar.
    case setBarHidden
    /// Switches scrolling and bouncing of the web view on or off.
    case setScrolling
    /// Sets the colour of the status bar’s text.
    case setStatusBar
    /// Sets the title in the navigation bar.
    case setTitle
    /// Writes an event into the device’s calendar.
    case addCalendarEvent
    /// Removes a local reminder; an unknown id is no error.
    case cancelReminder
    /// Returns whether the app may use something, without asking the person.
    case getPermission
    /// Returns the device’s address for push notifications.
    case getPushToken
    /// Lists the local reminders.
    case listReminders
    /// Removes an event of this app from the calendar.
    case removeCalendarEvent
    /// Asks the person to let the app use something.
    case requestPermission
    /// Sets a local reminder that fires without the network; one with the same id is replaced.
    case scheduleReminder
    /// Sends the person’s answer to a reminder’s notification.
    case watchReminders
    /// Has the person allow the app to use their messaging-app account.
    case bindMessagingAccount
    /// Returns the messaging-app account that is bound to the user, if any.
    case getMessagingAccount
    /// Returns the user who is logged in to the app; without a userToken nobody is logged in.
    case getUserInfo
    /// Opens the app’s own login.
    case login
    /// Ends the app’s session.
    case logout
    /// Sends the user after every login, logout and renewal of the token.
    case watchUser
    /// Has the person choose pictures from the album or take one.
    case chooseImage
    /// Puts text on the clipboard.
    case copyText
    /// Shows pictures full screen.
    case previewImage
    /// Reads text from the clipboard; the device may ask the person.
    case readClipboard
    /// Saves a picture to the album.
    case saveImage
    /// Reads a QR code or bar code with the camera.
    case scanQr
    /// Shares with a friend in the messaging app.
    case shareFriend
    /// Shares a card that opens a mini-program.
    case shareMiniProgram
    /// Opens the app’s share panel.
    case sharePanel
    /// Shares a picture that the page has drawn.
    case sharePoster
    /// Shares on the messaging app’s timeline.
    case shareTimeline
    /// Has the person take a picture.
    case takePhoto
    /// Uploads a picture of the device through the app, without its metadata (Exif, XMP, IPTC, comments and embedded previews): pictures of meals and bodies would tell where and when they were taken. The orientation is applied to the picture, or stays as the one tag.
    case uploadImage

    public enum Kind { case call, notify, stream }

    public var kind: Kind {
        switch self {
        case .setOrientation, .setScreenOn, .trackEvent, .vibrate, .setBarColors, .setBarHidden, .setScrolling, .setStatusBar, .setTitle: return .notify
        case .watchNetwork, .watchSettings, .measureHeartRate, .watchBloodPressure, .watchGlucose, .watchScale, .interceptBack, .watchReminders, .watchUser: return .stream
        default: return .call
        }
    }

    /// Waits for a person: the page gives up after ten minutes on the screen.
    public var waitsForPerson: Bool {
        switch self {
        case .pickContact, .requestRating, .authorizeHealth, .captureMirror, .measureHeartRate, .pairSensor, .pay, .purchase, .restorePurchases, .withdraw, .addCalendarEvent, .removeCalendarEvent, .requestPermission, .bindMessagingAccount, .login, .chooseImage, .readClipboard, .saveImage, .scanQr, .shareFriend, .shareMiniProgram, .sharePanel, .sharePoster, .shareTimeline, .takePhoto: return true
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
    case badParams = "bad params"
}
