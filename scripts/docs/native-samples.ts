/** Samples for native teams: Swift with URLSession, Kotlin with what Android and the JVM have in common. */
import { type Call, REFERENCE } from './cases.ts';
import { MOCK } from './page/fill.ts';
import { requestOf } from './request.ts';

/** A language's way to write what the samples of both languages have in common. */
interface Grammar {
  /** A text in one line. */
  text: (value: string) => string;
  /** A text of several lines between three quotes. */
  block: (value: string) => string;
  /** The field of the reply to an earlier call. */
  field: (call: string, field: string) => string;
}

/** The most characters of a call in one line. */
const SHORT = 60;

const swift: Grammar = {
  text: (value) => `"${value.replace(/["\\]/g, '\\$&')}"`,
  // The content may have escapes, which JSON writes with the same sign.
  block: (value) => `"""\n${value.replaceAll('\\', '\\\\').replace(/^/gm, '  ')}\n  """`,
  field: (call, field) => `\\(${call}["${field}"]!)`,
};

const kotlin: Grammar = {
  text: (value) => `"${value.replace(/["\\$]/g, '\\$&')}"`,
  block: (value) => `"""\n${value.replaceAll('$', `\${'$'}`).replace(/^/gm, '    ')}\n    """`,
  field: (call, field) => `\${${call}["${field}"]}`,
};

/** Writes a text and then the fields of earlier replies into it, which the escapes of the text would change. */
const withFields = (written: string, { field }: Grammar): string =>
  written.replace(REFERENCE, (_, call: string, name: string) => field(call, name));

interface WrittenCall {
  method: string;
  path: string;
  token: string | undefined;
  body: string | undefined;
  /** The constant with the reply; the operation's own call has `reply`. */
  name: string | undefined;
}

const write = (call: Call, isLast: boolean, grammar: Grammar): WrittenCall => {
  const { url, body } = requestOf(call);
  const text = (value: string) => withFields(grammar.text(value), grammar);
  return {
    method: call.operation.method.toUpperCase(),
    path: text(url),
    token: call.token === undefined ? undefined : text(call.token),
    body: body === undefined ? undefined : withFields(grammar.block(JSON.stringify(body, null, 2)), grammar),
    name: isLast ? undefined : call.name,
  };
};

/** Arguments in one line if they fit beside the text of the page. */
const argumentsOf = (given: string[], line: string): string => {
  const short = given.join(', ');
  return short.length <= SHORT ? short : `\n${given.map((one) => `${line}  ${one}`).join(',\n')}\n${line}`;
};

/** The headers that every call of a sample sends. */
const headersOf = (calls: Call[], grammar: Grammar, line: (name: string, value: string) => string): string =>
  Object.entries(calls.at(-1)?.operation.headers ?? {})
    .map(([name, value]) => line(grammar.text(name), grammar.text(value)))
    .join('');

export function swiftSample(calls: Call[]): string {
  const lines = calls.map((call, index) => {
    const isLast = index === calls.length - 1;
    const { method, path, token, body, name } = write(call, isLast, swift);
    const options = [
      `"${method}"`,
      path,
      ...(token === undefined ? [] : [`token: ${token}`]),
      ...(body === undefined ? [] : [`body: ${body}`]),
    ];
    const made = `try await call(${argumentsOf(options, '')})`;
    if (isLast) return `let reply = ${made}`;
    return name ? `let ${name} = (${made})["data"] as! [String: Any]` : `_ = ${made}`;
  });
  const headers = headersOf(calls, swift, (key, value) => `\n  request.setValue(${value}, forHTTPHeaderField: ${key})`);
  return `import Foundation

${lines.join('\n')}
// A failure may have status 200, too.
if reply["success"] as? Bool == true {
  print(reply["data"] ?? "null")
} else {
  print("\\(reply["code"] ?? ""): \\(reply["msg"] ?? "")")
}

func call(
  _ method: String, _ path: String,
  token: String? = nil, body: String? = nil
) async throws -> [String: Any] {
  let url = URL(string: "${MOCK}" + path)!
  var request = URLRequest(url: url)
  request.httpMethod = method
  request.httpBody = body?.data(using: .utf8)
  request.setValue("application/json", forHTTPHeaderField: "content-type")
  request.setValue(token, forHTTPHeaderField: "userToken")${headers}
  let (data, _) = try await URLSession.shared.data(for: request)
  let json = try JSONSerialization.jsonObject(with: data)
  return json as! [String: Any]
}`;
}

export function kotlinSample(calls: Call[]): string {
  const lines = calls.map((call, index) => {
    const isLast = index === calls.length - 1;
    const { method, path, token, body, name } = write(call, isLast, kotlin);
    const options = [
      `"${method}"`,
      path,
      ...(token === undefined ? [] : [`token = ${token}`]),
      ...(body === undefined ? [] : [`body = ${body}`]),
    ];
    const made = `call(${argumentsOf(options, '  ')})`;
    if (isLast) return `  val reply = ${made}`;
    return name ? `  val ${name} = ${made}.getJSONObject("data")` : `  ${made}`;
  });
  const headers = headersOf(calls, kotlin, (key, value) => `\n  request.setRequestProperty(${key}, ${value})`);
  return `import java.net.HttpURLConnection
import java.net.URL
import org.json.JSONObject

// On Android, outside the main thread.
fun main() {
${lines.join('\n')}
  // A failure may have status 200, too.
  if (reply.getBoolean("success")) println(reply.opt("data"))
  else println("\${reply.opt("code")}: \${reply.opt("msg")}")
}

fun call(
  method: String, path: String,
  token: String? = null, body: String? = null
): JSONObject {
  val url = URL("${MOCK}" + path)
  val request = url.openConnection() as HttpURLConnection
  request.requestMethod = method
  request.setRequestProperty("content-type", "application/json")
  if (token != null) request.setRequestProperty("userToken", token)${headers}
  if (body != null) {
    request.doOutput = true
    request.outputStream.use { it.write(body.toByteArray()) }
  }
  val isFailure = request.responseCode >= 400
  val reply = if (isFailure) request.errorStream else request.inputStream
  return JSONObject(reply.bufferedReader().use { it.readText() })
}`;
}
