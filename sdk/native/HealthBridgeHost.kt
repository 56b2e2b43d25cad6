package app.health.bridge

import android.graphics.Bitmap
import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import app.health.bridge.HealthBridgeAction.*
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject
import org.json.JSONTokener

/** Thrown by a handler to refuse. */
class HealthRefusal(val code: HealthBridgeErrorCode, message: String = code.wireName) : Exception(message)

/** A request of the page. It ends once: a second reply, or one after the page's `cancel`, is dropped. */
class HealthBridgeCall internal constructor(
    val action: HealthBridgeAction,
    val params: JSONObject,
    internal val end: (HealthBridgeCall, JSONObject) -> Unit,
    internal val send: (HealthBridgeCall, Any) -> Unit
) {
    internal var isOpened = false
    internal var release: () -> Unit = {}

    /** Runs when the page cancels, reloads or navigates: close the sheet, the camera, the sensor. */
    fun onCancel(run: () -> Unit) {
        release = run
    }

    /** Sends an event of a stream. */
    fun emit(event: Any) = send(this, event)

    /** The call has succeeded, or the stream has ended. */
    fun reply(result: Any? = null) = try {
        end(this, JSONObject().putOpt("result", result?.let { withoutMetadata(action, it) }))
    } catch (refusal: HealthRefusal) {
        fail(refusal.code, refusal.message)
    }

    fun fail(code: HealthBridgeErrorCode, message: String? = null) =
        end(this, JSONObject().put("error", JSONObject().put("code", code.wireName).putOpt("message", message?.take(200))))
}

typealias HealthHandler = (HealthBridgeCall) -> Unit

/**
 * The app's side of the bridge, with every check of PROTOCOL.md. It knows no web view; `attachHealthBridge` gives it one.
 * @param origins scheme, host and port of the pages that may use the bridge
 * @param schema the text of bridge.schema.json
 * @param handlers the offered actions
 * @param later runs a function on the main thread, never at once
 * @param post sends a message to the page
 */
class HealthBridgeHost(
    private val origins: Set<String>,
    schema: String,
    private val handlers: Map<HealthBridgeAction, HealthHandler>,
    private val later: (() -> Unit) -> Unit,
    private val post: (JSONObject) -> Unit
) {
    private val definitions = JSONObject(schema).getJSONObject("\$defs")
    private val running = LinkedHashMap<String, HealthBridgeCall>()
    private var page = Any()

    /** The checks in the order of the protocol. What fails one of the first three gets no answer. */
    fun receive(text: String?, origin: String, isMainFrame: Boolean) {
        if (origin !in origins || !isMainFrame) return
        val message = parse(text) ?: return
        val sender = page
        later { if (sender === page) take(message) }
    }

    /** Forgets the page, because it navigates, reloads or has crashed. */
    fun reset() {
        page = Any()
        running.keys.toList().forEach(::cancel)
    }

    private fun take(message: JSONObject) {
        val id = message.optString("id")
        when (message.getString("type")) {
            "hello" -> {
                val actions = JSONArray(handlers.keys.map { it.wireName })
                say("reply", id, JSONObject().put("result", JSONObject().put("version", 1).put("actions", actions)))
            }
            "cancel" -> cancel(id)
            "notify" -> {
                if (refusalOf(message) == null) start(message, id)
            }
            else -> {
                val refusal = refusalOf(message)
                if (id in running) return
                if (refusal == null) start(message, id)
                else say("reply", id, JSONObject().put("error", JSONObject().put("code", refusal.wireName)))
            }
        }
    }

    private fun refusalOf(message: JSONObject): HealthBridgeErrorCode? {
        val action = actionOf(message)
        val most = if (action?.kind == Kind.STREAM) 10 else 100
        return when {
            action == null || action !in handlers -> HealthBridgeErrorCode.NOT_SUPPORTED
            !fits(definitions.getJSONObject("${action.wireName}.params"), message.get("params"), definitions) ->
                HealthBridgeErrorCode.BAD_PARAMS
            running.values.count { it.action.kind == action.kind } >= most -> HealthBridgeErrorCode.UNAVAILABLE
            else -> null
        }
    }

    private fun start(message: JSONObject, id: String) {
        val action = actionOf(message) ?: return
        val call = HealthBridgeCall(action, message.getJSONObject("params"),
            end = { call, reply -> later { if (running[id] === call) { running.remove(id); say("reply", id, reply) } } },
            send = { call, data -> later { if (running[id] === call) { openStream(call, id); say("event", id, JSONObject().put("data", data)) } } })
        if (action.kind != Kind.NOTIFY) running[id] = call
        try {
            if (action == UPLOAD_IMAGE) call.params.put("url", withoutMetadata(call.params.getString("url")))
            handlers.getValue(action)(call)
            later { if (running[id] === call) openStream(call, id) }
        } catch (refusal: HealthRefusal) {
            call.fail(refusal.code, refusal.message)
        } catch (fault: RuntimeException) {
            call.fail(HealthBridgeErrorCode.UNAVAILABLE, fault.javaClass.simpleName)
        }
    }

    private fun openStream(call: HealthBridgeCall, id: String) {
        if (call.action.kind == Kind.STREAM && !call.isOpened) say("event", id, JSONObject())
        call.isOpened = true
    }

    private fun cancel(id: String) {
        running.remove(id)?.release?.invoke()
    }

    private fun say(type: String, id: String, rest: JSONObject) = post(rest.put("type", type).put("id", id))
}

/**
 * Puts the bridge on a web view that is used for nothing else, before it loads its first page.
 * @return null where the web view is older than the listener, which names the origin of each message: open the page in a browser
 */
fun attachHealthBridge(view: WebView, origins: Set<String>, schema: String, app: HealthApp): HealthBridgeHost? {
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return null
    val main = Handler(Looper.getMainLooper())
    val host = HealthBridgeHost(origins, schema, handlersOf(app), { main.post(it) }) { message ->
        val text = JSONObject.quote(message.toString())
        if (originOf(view.url) in origins) {
            view.evaluateJavascript("window.healthBridgeReceive && window.healthBridgeReceive($text)", null)
        }
    }
    view.webViewClient = object : WebViewClient() {
        /** The web view opens no other origin and no number: the app does. */
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val isForeign = request.isForMainFrame && originOf(request.url.toString()) !in origins
            if (isForeign) openLink(request.url, app)
            return isForeign
        }
        override fun onPageStarted(view: WebView, url: String, icon: Bitmap?) = host.reset()
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            host.reset()
            app.closePage()
            return true
        }
    }
    WebViewCompat.addWebMessageListener(view, "healthBridge", origins) { _, message, sourceOrigin, isMainFrame, _ ->
        host.receive(message.data, sourceOrigin.toString(), isMainFrame)
    }
    WebViewCompat.addWebMessageListener(view, "healthDownload", origins) { _, message, _, isMainFrame, _ ->
        val name = (message.data ?: "").substringBefore('\n').substringAfterLast('/')
        val url = (message.data ?: "").substringAfter('\n', "")
        if (isMainFrame && name.isNotEmpty() && url.startsWith("data:")) app.saveFile(name, url)
    }
    view.setDownloadListener { url, _, _, _, _ ->
        if (url.startsWith("blob:")) view.evaluateJavascript(readerOf(url), null) else openLink(Uri.parse(url), app)
    }
    return host
}

private fun openLink(url: Uri, app: HealthApp) {
    when (url.scheme) {
        "tel" -> app.dial(url.schemeSpecificPart)
        "https" -> app.openBrowser(url.toString())
    }
}

/** A `blob:` address names a file in the memory of the page, so that the page reads it. */
private fun readerOf(url: String) = """(function (url) {
    var link = Array.from(document.links).find(function (one) { return one.href === url; });
    fetch(url).then(function (response) { return response.blob(); }).then(function (file) {
        var reader = new FileReader();
        reader.onload = function () { healthDownload.postMessage((link && link.download || "file") + "\n" + reader.result); };
        reader.readAsDataURL(file);
    });
})(${JSONObject.quote(url)})"""

private fun originOf(url: String?) = Uri.parse(url ?: "").let { "${it.scheme}://${it.authority}" }

/** The app around the web view. Each `ask` is a native sheet that the page cannot draw. */
interface HealthApp {
    val device: JSONObject
    val user: JSONObject
    val stored: MutableMap<String, String>
    var clipboard: String
    fun setTitle(title: String)
    fun closePage()
    fun openBrowser(url: String)
    /** Shows the number; the person dials. */
    fun dial(number: String)
    /** Lets the person choose where the file of a `data:` address is saved. */
    fun saveFile(name: String, url: String)
    fun ask(question: HealthBridgeAction, answer: (Boolean) -> Unit)
    /** Gives `data:` addresses, or null if the person closes the chooser. @return closes the chooser */
    fun chooseImages(most: Int, chosen: (List<String>?) -> Unit): () -> Unit
    /** @param purpose what the picture shows, which decides where it is stored: a body picture (`mirror`) is no avatar */
    fun upload(url: String, purpose: String, done: (address: String?) -> Unit)
    /** @return ends the watch */
    fun watchBack(pressed: () -> Unit): () -> Unit
}

fun handlersOf(app: HealthApp): Map<HealthBridgeAction, HealthHandler> =
    HealthBridgeAction.values().mapNotNull { action -> handlerOf(action, app)?.let { action to it } }.toMap()

private fun handler(run: HealthHandler) = run

/** The compiler names an action that stands neither among the handlers nor among those that the app does not offer. */
private fun handlerOf(action: HealthBridgeAction, app: HealthApp): HealthHandler? = when (action) {
    GET_DEVICE -> handler { it.reply(app.device) }
    GET_USER_INFO -> handler { it.reply(app.user) }
    GET_ITEM -> handler { it.reply(JSONObject().putOpt("value", app.stored[it.params.getString("key")])) }
    SET_ITEM -> handler { app.stored[it.params.getString("key")] = it.params.getString("value"); it.reply() }
    REMOVE_ITEM -> handler { app.stored.remove(it.params.getString("key")); it.reply() }
    COPY_TEXT -> handler { app.clipboard = it.params.getString("text"); it.reply() }
    SET_TITLE -> handler { app.setTitle(it.params.getString("title")) }
    CLOSE_PAGE -> handler { it.reply(); app.closePage() }
    CALL_PHONE -> handler { app.dial(it.params.getString("phoneNumber")); it.reply() }
    OPEN_BROWSER -> handler { call ->
        val url = call.params.getString("url")
        if (!url.startsWith("https://")) throw HealthRefusal(HealthBridgeErrorCode.DENIED, "only https")
        app.openBrowser(url)
        call.reply()
    }
    READ_CLIPBOARD -> handler { call ->
        app.ask(call.action) { agreed ->
            if (agreed) call.reply(JSONObject().put("text", app.clipboard)) else call.fail(HealthBridgeErrorCode.DENIED)
        }
    }
    CHOOSE_IMAGE -> handler { call ->
        call.onCancel(app.chooseImages(call.params.optInt("count", 1)) { urls ->
            val images = urls?.map { JSONObject().put("url", it) }
            if (images == null) call.fail(HealthBridgeErrorCode.CANCELLED) else call.reply(JSONObject().put("images", JSONArray(images)))
        })
    }
    UPLOAD_IMAGE -> handler { call ->
        app.upload(call.params.getString("url"), call.params.getString("purpose")) { address ->
            if (address == null) call.fail(HealthBridgeErrorCode.UNAVAILABLE) else call.reply(JSONObject().put("url", address))
        }
    }
    INTERCEPT_BACK -> handler { it.onCancel(app.watchBack { it.emit(JSONObject().put("source", "button")) }) }
    CHECK_UPDATE, GET_NETWORK, GET_SAFE_AREA, OPEN_CUSTOMER_SERVICE, PICK_CONTACT, REQUEST_RATING, SET_ORIENTATION,
    SET_SCREEN_ON, TRACK_EVENT, VIBRATE, WATCH_NETWORK, WATCH_SETTINGS, AUTHORIZE_HEALTH, CAPTURE_MIRROR,
    GET_HEALTH_ACCESS, GET_STEPS, LIST_SENSORS, MEASURE_HEART_RATE, PAIR_SENSOR, READ_HEALTH, SYNC_HEALTH,
    WATCH_BLOOD_PRESSURE, WATCH_GLUCOSE, WATCH_SCALE, WRITE_HEALTH, FINISH_PURCHASE, LIST_PRODUCTS, PAY, PURCHASE,
    WITHDRAW, OPEN_APP_STORE, OPEN_NATIVE_PAGE, OPEN_SETTINGS, OPEN_WEB_VIEW, SET_BAR_COLORS, SET_BAR_HIDDEN,
    SET_SCROLLING, SET_STATUS_BAR, ADD_CALENDAR_EVENT, CANCEL_REMINDER, GET_PERMISSION, GET_PUSH_TOKEN, LIST_REMINDERS,
    REMOVE_CALENDAR_EVENT, REQUEST_PERMISSION, SCHEDULE_REMINDER, WATCH_REMINDERS, BIND_MESSAGING_ACCOUNT,
    GET_MESSAGING_ACCOUNT, LOGIN, LOGOUT, WATCH_USER, PREVIEW_IMAGE, SAVE_IMAGE, SCAN_QR, SHARE_FRIEND,
    SHARE_MINI_PROGRAM, SHARE_PANEL, SHARE_POSTER, SHARE_TIMELINE, TAKE_PHOTO -> null
}

private fun actionOf(message: JSONObject): HealthBridgeAction? =
    HealthBridgeAction.named(message.getString("action"))?.takeIf { it.kind.wireName == message.getString("type") }

/** An object with a known type, an id and what its type needs, 1 MB at most. */
private fun parse(text: String?): JSONObject? {
    if (text == null || text.length > 1_000_000) return null
    val message = try {
        JSONTokener(text).nextValue() as? JSONObject ?: return null
    } catch (fault: JSONException) {
        return null
    } catch (fault: StackOverflowError) {
        return null
    }
    val (type, id, version) = listOf("type", "id", "version").map(message::opt)
    val isRequest = type == "call" || type == "notify" || type == "stream"
    val hasForm = (isRequest || type == "hello" || type == "cancel") &&
        (type == "notify" || (id is String && id.length in 1..100)) &&
        (type != "hello" || (version is Number && isWhole(version) && version.toDouble() >= 1)) &&
        (!isRequest || (message.opt("action") is String && message.opt("params") is JSONObject))
    return if (hasForm) message else null
}

private fun isWhole(number: Number) = number.toDouble() % 1 == 0.0

private fun list(array: Any): List<Any> = (array as JSONArray).let { all -> (0 until all.length()).map(all::get) }

/** Whether a value is as a JSON Schema says, for the keywords that bridge.schema.json uses in parameters. */
private fun fits(schema: JSONObject, value: Any, definitions: JSONObject): Boolean = schema.keys().asSequence().all { keyword ->
    val rule = schema.get(keyword)
    when (keyword) {
        "\$ref" -> fits(definitions.getJSONObject("$rule".substringAfterLast('/')), value, definitions)
        "anyOf", "oneOf" -> list(rule).any { fits(it as JSONObject, value, definitions) }
        "enum" -> list(rule).any { isSame(it, value) }
        "const" -> isSame(rule, value)
        "type" -> when (rule) {
            "object" -> value is JSONObject
            "array" -> value is JSONArray
            "string" -> value is String
            "boolean" -> value is Boolean
            "null" -> value == JSONObject.NULL
            else -> value is Number && value.toDouble().isFinite() && (rule == "number" || isWhole(value))
        }
        "required" -> value !is JSONObject || list(rule).all { value.has("$it") }
        "properties" -> value !is JSONObject || (rule as JSONObject).keys().asSequence().all {
            !value.has(it) || fits(rule.getJSONObject(it), value.get(it), definitions)
        }
        "items" -> value !is JSONArray || list(value).all { fits(rule as JSONObject, it, definitions) }
        "pattern" -> value !is String || Regex("$rule").containsMatchIn(value)
        "minimum" -> value !is Number || value.toDouble() >= (rule as Number).toDouble()
        "maximum" -> value !is Number || value.toDouble() <= (rule as Number).toDouble()
        "title", "description", "examples", "default" -> true
        else -> throw IllegalStateException("unknown keyword $keyword")
    }
}

private fun isSame(one: Any, other: Any) = if (one is Number && other is Number) one.toDouble() == other.toDouble() else one == other
