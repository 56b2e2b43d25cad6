/** The classes of Android that the sample host uses, as far as it uses them. The web view prints what it is given. */
const sources: Record<string, string> = {
  'android/graphics/Bitmap': 'public class Bitmap {}',
  'android/net/Uri': `public class Uri {
    private final java.net.URI uri;
    private Uri(String text) { uri = java.net.URI.create(text); }
    public static Uri parse(String text) { return new Uri(text); }
    public String getScheme() { return uri.getScheme(); }
    public String getSchemeSpecificPart() { return uri.getSchemeSpecificPart(); }
    public String getAuthority() { return uri.getAuthority(); }
    @Override public String toString() { return uri.toString(); } }`,
  'android/os/Looper': `public class Looper {
    public static final java.util.concurrent.LinkedBlockingQueue<Runnable> QUEUE = new java.util.concurrent.LinkedBlockingQueue<>();
    public static Looper getMainLooper() { return new Looper(); } }`,
  'android/os/Handler': `public class Handler {
    public Handler(Looper looper) {}
    public boolean post(Runnable task) { return Looper.QUEUE.add(task); } }`,
  'android/webkit/DownloadListener': `public interface DownloadListener {
    void onDownloadStart(String url, String userAgent, String disposition, String type, long length); }`,
  'android/webkit/RenderProcessGoneDetail': 'public class RenderProcessGoneDetail {}',
  'android/webkit/WebResourceRequest': `public interface WebResourceRequest {
    android.net.Uri getUrl(); boolean isForMainFrame(); }`,
  'android/webkit/WebViewClient': `public class WebViewClient {
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) { return false; }
    public void onPageStarted(WebView view, String url, android.graphics.Bitmap icon) {}
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) { return false; } }`,
  'android/webkit/WebView': `public class WebView {
    public String url;
    public WebViewClient client;
    public DownloadListener downloads;
    public String getUrl() { return url; }
    public void setDownloadListener(DownloadListener given) { downloads = given; }
    public WebViewClient getWebViewClient() { return client; }
    public void setWebViewClient(WebViewClient given) { client = given; }
    public void evaluateJavascript(String script, Object callback) { System.out.println(script); } }`,
  'androidx/webkit/WebMessageCompat': `public class WebMessageCompat {
    private final String data;
    public WebMessageCompat(String data) { this.data = data; }
    public String getData() { return data; } }`,
  'androidx/webkit/JavaScriptReplyProxy': 'public class JavaScriptReplyProxy {}',
  'androidx/webkit/WebViewFeature': `public class WebViewFeature {
    public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER";
    public static boolean isFeatureSupported(String name) { return WEB_MESSAGE_LISTENER.equals(name); } }`,
  'androidx/webkit/WebViewCompat': `import android.net.Uri;
    import android.webkit.WebView;
    public class WebViewCompat {
    public interface WebMessageListener {
      void onPostMessage(WebView view, WebMessageCompat message, Uri origin, boolean isMainFrame, JavaScriptReplyProxy reply); }
    public static java.util.Map<String, WebMessageListener> listeners = new java.util.HashMap<>();
    public static void addWebMessageListener(WebView view, String name, java.util.Set<String> origins, WebMessageListener given) {
      listeners.put(name, given); } }`,
};

/** File names and contents. */
export const androidFiles = Object.entries(sources).map(([path, source]): [string, string] => {
  const name = path.slice(0, path.lastIndexOf('/')).replaceAll('/', '.');
  return [`${path}.java`, `package ${name};\n${source}\n`];
});
