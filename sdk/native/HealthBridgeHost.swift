import UIKit
import WebKit

/// Thrown by a handler to refuse.
public struct HealthRefusal: Error {
    let code: HealthBridgeErrorCode
}

/// A request of the page. It ends once: a second reply, or one after the page's `cancel`, is dropped.
public final class HealthBridgeCall {
    public let action: HealthBridgeAction
    public fileprivate(set) var params: [String: Any]
    /// Runs when the page cancels, reloads or navigates: close the sheet, the camera, the sensor.
    public var onCancel: () -> Void = {}
    fileprivate var isOpened = false
    fileprivate var send: (HealthBridgeCall, [String: Any]) -> Void = { _, _ in }

    fileprivate init(_ action: HealthBridgeAction, _ params: [String: Any]) {
        self.action = action
        self.params = params
    }

    func text(_ name: String) -> String { params[name] as? String ?? "" }

    /// Sends an event of a stream.
    public func emit(_ event: Any) { send(self, ["type": "event", "data": event]) }

    /// The call has succeeded, or the stream has ended.
    public func reply(_ result: [String: Any]? = nil) {
        guard var result = result else { return send(self, ["type": "reply"]) }
        if [.chooseImage, .takePhoto, .captureMirror].contains(action), let images = result["images"] as? [[String: Any]] {
            let clean = images.compactMap { image in
                withoutMetadata(image["url"] as? String ?? "").map { image.merging(["url": $0]) { _, new in new } }
            }
            guard clean.count == images.count else { return fail(.notSupported) }
            result["images"] = clean
        }
        send(self, ["type": "reply", "result": result])
    }

    public func fail(_ code: HealthBridgeErrorCode, _ message: String? = nil) {
        var error = ["code": code.rawValue]
        if let message = message { error["message"] = String(message.prefix(200)) }
        send(self, ["type": "reply", "error": error])
    }
}

public typealias HealthHandler = (HealthBridgeCall) throws -> Void

/// The app's side of the bridge, with every check of PROTOCOL.md. The web view is used for nothing else.
public final class HealthBridgeHost: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    private let origins: Set<String>
    private let definitions: [String: Any]
    private let handlers: [HealthBridgeAction: HealthHandler]
    private let app: HealthApp
    private var open: [String: HealthBridgeCall] = [:]
    private var page = UUID()
    /// The downloads that run, with their files.
    private var files: [ObjectIdentifier: URL] = [:]
    private weak var view: WKWebView?

    /// - Parameters:
    ///   - origins: scheme, host and port of the pages that may use the bridge
    ///   - schema: the content of bridge.schema.json
    public init(origins: Set<String>, schema: Data, app: HealthApp) throws {
        let root = try JSONSerialization.jsonObject(with: schema) as? [String: Any]
        self.origins = origins
        definitions = root?["$defs"] as? [String: Any] ?? [:]
        handlers = handlersOf(app)
        self.app = app
    }

    /// Call it before the view loads its first page.
    public func attach(to view: WKWebView) {
        self.view = view
        view.navigationDelegate = self
        // The controller keeps its handlers; take this one away with `removeScriptMessageHandler` when the view goes.
        view.configuration.userContentController.add(self, name: "healthBridge")
    }

    /// The checks in the order of the protocol. What fails one of the first three gets no answer.
    public func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let source = message.frameInfo.securityOrigin
        let port = source.port == 0 ? "" : ":\(source.port)"
        guard origins.contains("\(source.protocol)://\(source.host)\(port)"), message.frameInfo.isMainFrame,
              let body = message.body as? [String: Any], hasForm(body) else { return }
        let sender = page
        DispatchQueue.main.async { if sender == self.page { self.take(body) } }
    }

    /// Forgets the page, because it navigates, reloads or has crashed.
    public func reset() {
        page = UUID()
        open.keys.forEach(cancel)
    }

    private func take(_ message: [String: Any]) {
        let id = message["id"] as? String ?? ""
        switch message["type"] as? String {
        case "hello":
            let actions = handlers.keys.map { $0.rawValue }
            post(["type": "reply", "result": ["version": 1, "actions": actions]], id)
        case "cancel": cancel(id)
        case "notify": if refusalOf(message) == nil { start(message, "") }
        default:
            if open[id] != nil { return }
            guard let refusal = refusalOf(message) else { return start(message, id) }
            post(["type": "reply", "error": ["code": refusal.rawValue]], id)
        }
    }

    private func refusalOf(_ message: [String: Any]) -> HealthBridgeErrorCode? {
        guard let action = actionOf(message), handlers[action] != nil else { return .notSupported }
        let schema = definitions["\(action.rawValue).params"] as? [String: Any] ?? [:]
        if !fits(schema, message["params"] ?? NSNull(), definitions) { return .badParams }
        let most = action.kind == .stream ? 10 : 100
        return open.values.filter { $0.action.kind == action.kind }.count >= most ? .unavailable : nil
    }

    private func start(_ message: [String: Any], _ id: String) {
        guard let action = actionOf(message), let params = message["params"] as? [String: Any] else { return }
        let call = HealthBridgeCall(action, params)
        call.send = { [weak self] call, answer in DispatchQueue.main.async { self?.say(answer, call, id) } }
        if action.kind != .notify { open[id] = call }
        do {
            if action == .uploadImage {
                guard let clean = withoutMetadata(call.text("url")) else { throw HealthRefusal(code: .notSupported) }
                call.params["url"] = clean
            }
            try handlers[action]?(call)
            DispatchQueue.main.async { self.openStream(call, id) }
        } catch let refusal as HealthRefusal {
            call.fail(refusal.code)
        } catch {
            call.fail(.unavailable)
        }
    }

    private func say(_ answer: [String: Any], _ call: HealthBridgeCall, _ id: String) {
        guard open[id] === call else { return }
        if answer["type"] as? String == "event" { openStream(call, id) } else { open[id] = nil }
        post(answer, id)
    }

    private func openStream(_ call: HealthBridgeCall, _ id: String) {
        guard open[id] === call, call.action.kind == .stream, !call.isOpened else { return }
        call.isOpened = true
        post(["type": "event"], id)
    }

    private func cancel(_ id: String) { open.removeValue(forKey: id)?.onCancel() }

    private func post(_ message: [String: Any], _ id: String) {
        guard let view = view, origins.contains(originOf(view.url)) else { return }
        let whole = message.merging(["id": id]) { old, _ in old }
        view.callAsyncJavaScript("window.healthBridgeReceive?.(message)", arguments: ["message": whole], in: nil, in: .page)
    }

    /// The web view opens no other origin and no number: the app does.
    public func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction,
                        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        if #available(iOS 14.5, *), action.shouldPerformDownload { return decisionHandler(.download) }
        let isForeign = action.targetFrame?.isMainFrame != false && !origins.contains(originOf(action.request.url))
        if isForeign, let url = action.request.url { openLink(url) }
        decisionHandler(isForeign ? .cancel : .allow)
    }

    private func openLink(_ url: URL) {
        switch url.scheme {
        case "tel": app.dial(String(url.absoluteString.dropFirst("tel:".count)).removingPercentEncoding ?? "")
        case "https": app.openBrowser(url.absoluteString)
        default: break
        }
    }

    public func webView(_: WKWebView, didCommit _: WKNavigation!) { reset() }

    public func webViewWebContentProcessDidTerminate(_: WKWebView) {
        reset()
        app.closePage()
    }
}

/// Files that the page offers to save, also from its memory (`blob:`).
@available(iOS 14.5, *)
extension HealthBridgeHost: WKDownloadDelegate {
    public func webView(_: WKWebView, navigationAction _: WKNavigationAction, didBecome download: WKDownload) {
        download.delegate = self
    }

    public func download(_ download: WKDownload, decideDestinationUsing _: URLResponse, suggestedFilename name: String,
                         completionHandler: @escaping (URL?) -> Void) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        files[ObjectIdentifier(download)] = file
        completionHandler(file)
    }

    public func downloadDidFinish(_ download: WKDownload) {
        if let file = files.removeValue(forKey: ObjectIdentifier(download)) { app.saveFile(file) }
    }

    public func download(_ download: WKDownload, didFailWithError _: Error, resumeData _: Data?) {
        files[ObjectIdentifier(download)] = nil
    }
}

private func originOf(_ url: URL?) -> String {
    let port = url?.port.map { ":\($0)" } ?? ""
    return "\(url?.scheme ?? "")://\(url?.host ?? "")\(port)"
}

/// The app around the web view. `ask` shows a native sheet that the page cannot draw.
public protocol HealthApp: AnyObject {
    var device: [String: Any] { get }
    var user: [String: Any] { get }
    var stored: [String: String] { get set }
    func setTitle(_ title: String)
    func closePage()
    func openBrowser(_ url: String)
    /// Shows the number; the person dials.
    func dial(_ number: String)
    /// Lets the person choose where a temporary file is saved.
    func saveFile(_ file: URL)
    func ask(_ question: HealthBridgeAction, answer: @escaping (Bool) -> Void)
    /// Gives `data:` addresses, or nil if the person closes the chooser. Returns what closes the chooser.
    func chooseImages(most: Int, chosen: @escaping ([String]?) -> Void) -> () -> Void
    /// `purpose` says what the picture shows, which decides where it is stored: a body picture (`mirror`) is no avatar.
    func upload(_ url: String, purpose: String, done: @escaping (_ address: String?) -> Void)
    /// Returns what ends the watch.
    func watchBack(pressed: @escaping () -> Void) -> () -> Void
}

func handlersOf(_ app: HealthApp) -> [HealthBridgeAction: HealthHandler] {
    let pairs = HealthBridgeAction.allCases.compactMap { action in handlerOf(action, app).map { (action, $0) } }
    return Dictionary(uniqueKeysWithValues: pairs)
}

/// The compiler names an action that stands neither among the handlers nor among those that the app does not offer.
private func handlerOf(_ action: HealthBridgeAction, _ app: HealthApp) -> HealthHandler? {
    switch action {
    case .getDevice: return { $0.reply(app.device) }
    case .getUserInfo: return { $0.reply(app.user) }
    case .getItem: return { call in call.reply(app.stored[call.text("key")].map { ["value": $0] } ?? [:]) }
    case .setItem: return { app.stored[$0.text("key")] = $0.text("value"); $0.reply() }
    case .removeItem: return { app.stored[$0.text("key")] = nil; $0.reply() }
    case .copyText: return { UIPasteboard.general.string = $0.text("text"); $0.reply() }
    case .setTitle: return { app.setTitle($0.text("title")) }
    case .closePage: return { $0.reply(); app.closePage() }
    case .callPhone: return { app.dial($0.text("phoneNumber")); $0.reply() }
    case .openBrowser: return { call in
        guard call.text("url").hasPrefix("https://") else { throw HealthRefusal(code: .denied) }
        app.openBrowser(call.text("url"))
        call.reply()
    }
    case .readClipboard: return { call in
        app.ask(call.action) { agreed in
            agreed ? call.reply(["text": UIPasteboard.general.string ?? ""]) : call.fail(.denied)
        }
    }
    case .chooseImage: return { call in
        call.onCancel = app.chooseImages(most: call.params["count"] as? Int ?? 1) { urls in
            guard let urls = urls else { return call.fail(.cancelled) }
            call.reply(["images": urls.map { ["url": $0] }])
        }
    }
    case .uploadImage: return { call in
        app.upload(call.text("url"), purpose: call.text("purpose")) { $0.map { call.reply(["url": $0]) } ?? call.fail(.unavailable) }
    }
    case .interceptBack: return { call in call.onCancel = app.watchBack { call.emit(["source": "button"]) } }
    case .checkUpdate, .getNetwork, .getSafeArea, .openCustomerService, .pickContact, .requestRating, .setOrientation,
        .setScreenOn, .trackEvent, .vibrate, .watchNetwork, .watchSettings, .authorizeHealth, .captureMirror,
        .getHealthAccess, .getSteps, .listSensors, .measureHeartRate, .pairSensor, .readHealth, .syncHealth,
        .watchBloodPressure, .watchGlucose, .watchScale, .writeHealth, .finishPurchase, .listProducts, .pay, .purchase,
        .restorePurchases, .withdraw, .openAppStore, .openNativePage, .openSettings, .openWebView, .setBarColors,
        .setBarHidden, .setScrolling, .setStatusBar, .addCalendarEvent, .cancelReminder, .getPermission, .getPushToken,
        .listReminders, .removeCalendarEvent, .requestPermission, .scheduleReminder, .watchReminders,
        .bindMessagingAccount, .getMessagingAccount, .login, .logout, .watchUser, .previewImage, .saveImage, .scanQr,
        .shareFriend, .shareMiniProgram, .sharePanel, .sharePoster, .shareTimeline, .takePhoto: return nil
    }
}

private func actionOf(_ message: [String: Any]) -> HealthBridgeAction? {
    let action = HealthBridgeAction(rawValue: message["action"] as? String ?? "")
    return action.flatMap { "\($0.kind)" == message["type"] as? String ? $0 : nil }
}

/// A known type, an id and what the type needs, 1 MB at most.
private func hasForm(_ body: [String: Any]) -> Bool {
    guard JSONSerialization.isValidJSONObject(body), let data = try? JSONSerialization.data(withJSONObject: body),
          data.count <= 1_000_000, let type = body["type"] as? String else { return false }
    let idLength = (body["id"] as? String)?.utf16.count ?? 0
    if type != "notify" && !(1...100).contains(idLength) { return false }
    switch type {
    case "hello": return fits(["type": "integer", "minimum": 1], body["version"] ?? NSNull(), [:])
    case "cancel": return true
    case "call", "notify", "stream": return body["action"] is String && body["params"] is [String: Any]
    default: return false
    }
}

/// Whether a value is as a JSON Schema says, for the keywords that bridge.schema.json uses in parameters.
private func fits(_ schema: [String: Any], _ value: Any, _ definitions: [String: Any]) -> Bool {
    let isBoolean = CFGetTypeID(value as CFTypeRef) == CFBooleanGetTypeID()
    let number = isBoolean ? nil : (value as? NSNumber)?.doubleValue
    let object = value as? [String: Any]
    return schema.allSatisfy { keyword, rule in
        let schemas = rule as? [[String: Any]] ?? []
        switch keyword {
        case "$ref":
            let name = (rule as? String)?.components(separatedBy: "/").last ?? ""
            return (definitions[name] as? [String: Any]).map { fits($0, value, definitions) } ?? false
        case "anyOf", "oneOf": return schemas.contains { fits($0, value, definitions) }
        case "enum": return (rule as? [NSObject] ?? []).contains(value as? NSObject ?? NSNull())
        case "const": return (rule as? NSObject) == (value as? NSObject)
        case "type":
            switch rule as? String {
            case "object": return object != nil
            case "array": return value is [Any]
            case "string": return value is String
            case "boolean": return isBoolean
            case "null": return value is NSNull
            default: return number.map { $0.isFinite && (rule as? String == "number" || $0.rounded() == $0) } ?? false
            }
        case "required": return object.map { one in (rule as? [String] ?? []).allSatisfy { one[$0] != nil } } ?? true
        case "properties":
            return (rule as? [String: [String: Any]] ?? [:]).allSatisfy { name, member in
                object?[name].map { fits(member, $0, definitions) } ?? true
            }
        case "items": return (value as? [Any])?.allSatisfy { fits(rule as? [String: Any] ?? [:], $0, definitions) } ?? true
        case "pattern": return (value as? String)?.range(of: rule as? String ?? "", options: .regularExpression) != nil
        case "minimum": return number.map { $0 >= (rule as? Double ?? 0) } ?? true
        case "maximum": return number.map { $0 <= (rule as? Double ?? 0) } ?? true
        case "title", "description", "examples", "default": return true
        default: return false
        }
    }
}
