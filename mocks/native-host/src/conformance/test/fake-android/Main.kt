import android.net.Uri
import android.os.Looper
import android.webkit.WebResourceRequest
import android.webkit.WebView
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import app.health.bridge.*
import java.io.File
import org.json.JSONObject

val origin = "https://h5.health-app.example"

/** The case in which the person plays a part. */
var playing = ""

/** An app whose person agrees to everything. */
class FakeApp(private val examples: JSONObject) : HealthApp {
    private fun example(action: HealthBridgeAction) = examples.getJSONObject(action.wireName)
    override val device get() = example(HealthBridgeAction.GET_DEVICE)
    override val user get() = example(HealthBridgeAction.GET_USER_INFO)
    override val stored = mutableMapOf<String, String>()
    override var clipboard = ""
    override fun setTitle(title: String) = Unit
    override fun closePage() = Unit
    override fun openBrowser(url: String) = note("browser $url")
    override fun dial(number: String) = note("dial $number")
    override fun saveFile(name: String, url: String) = note("file $name $url")
    private fun note(text: String) {
        stored["opened"] = stored["opened"].orEmpty() + text + "\n"
    }
    override fun ask(question: HealthBridgeAction, answer: (Boolean) -> Unit) = answer(true)
    override fun chooseImages(most: Int, chosen: (List<String>?) -> Unit): () -> Unit {
        chosen(listOf(example(HealthBridgeAction.CHOOSE_IMAGE).getJSONArray("images").getJSONObject(0).getString("url")))
        return {}
    }
    override fun upload(url: String, purpose: String, done: (String?) -> Unit) {
        stored["uploaded"] = "$purpose $url"
        done("https://img.health-app.example/food/7781.jpg")
    }
    override fun watchBack(pressed: () -> Unit): () -> Unit {
        pressed()
        return {}
    }
}

/** Each action of Android gives its example; a stream has one event, and stays open. */
fun exampleHandlers(examples: JSONObject): Map<HealthBridgeAction, HealthHandler> =
    HealthBridgeAction.values().filter { examples.has(it.wireName) }.associate { action ->
        val example = examples.get(action.wireName)
        action to { call: HealthBridgeCall ->
            val isRefused = action == HealthBridgeAction.PAY && playing == "conversations/refusal"
            if (isRefused) throw HealthRefusal(HealthBridgeErrorCode.CANCELLED, "the sheet was closed")
            if (action.kind == HealthBridgeAction.Kind.STREAM) {
                call.emit(example)
                if (playing == "conversations/stream") { call.emit(example); call.reply() }
                if (playing == "conversations/stream-failure") call.fail(HealthBridgeErrorCode.UNAVAILABLE, "the scale is out of reach")
            } else {
                call.reply(if (example == JSONObject.NULL) null else example)
                // A second reply is dropped.
                call.fail(HealthBridgeErrorCode.UNAVAILABLE)
            }
        }
    }

/** The person follows a link of the page. */
class Press(private val address: String) : WebResourceRequest {
    override fun getUrl(): Uri = Uri.parse(address)
    override fun isForMainFrame() = true
}

/** Reads commands, one JSON object a line. @param args the schema, the examples, and what to host: `app` or `examples` */
fun main(args: Array<String>) {
    val (schema, text) = args.take(2).map { File(it).readText() }
    val examples = JSONObject(text)
    val view = WebView().apply { url = "$origin/device/conformance" }
    val whole = HealthBridgeHost(setOf(origin), schema, exampleHandlers(examples), { Looper.QUEUE.add(Runnable(it)) }) { message ->
        view.evaluateJavascript("window.healthBridgeReceive && window.healthBridgeReceive(${JSONObject.quote("$message")})", null)
    }
    attachHealthBridge(view, setOf(origin), schema, FakeApp(examples))
    Thread {
        generateSequence(::readLine).forEach { line ->
            Looper.QUEUE.add(Runnable {
                val command = JSONObject(line)
                playing = command.optString("playing", playing)
                if (command.has("url")) {
                    view.url = command.getString("url")
                    view.client.onPageStarted(view, view.url, null)
                    whole.reset()
                }
                if (command.has("link")) {
                    val isTaken = view.client.shouldOverrideUrlLoading(view, Press(command.getString("link")))
                    check(isTaken != command.getString("link").startsWith("$origin/"))
                }
                if (command.has("download")) view.downloads.onDownloadStart(command.getString("download"), "", "", "", 0)
                if (command.has("text")) {
                    val (data, from) = listOf("text", "origin").map(command::getString)
                    val isMainFrame = command.getBoolean("isMainFrame")
                    val listener = WebViewCompat.listeners.getValue(command.optString("channel", "healthBridge"))
                    if (args[2] == "examples") whole.receive(data, from, isMainFrame)
                    else listener.onPostMessage(view, WebMessageCompat(data), Uri.parse(from), isMainFrame, null)
                }
            })
        }
        System.exit(0)
    }.start()
    while (true) Looper.QUEUE.take().run()
}
