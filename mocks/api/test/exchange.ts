import { decodeData, encodeInput, envelope } from '../../../sdk/src/generated/wire.ts';
import { loadDescription } from '../description/load-description.ts';

const { byRoute } = await loadDescription();

/** Calls a mock. The body and the reply have the format of the description, whatever the wire format. */
export async function exchange(url: string, path: string, init: RequestInit = {}) {
  const operation = byRoute.get(`${(init.method ?? 'GET').toLowerCase()} ${path.split('?')[0]}`);
  const id = operation?.variantOf ?? operation?.id ?? '';
  const body = typeof init.body === 'string' ? encoded(id, init.body) : init.body;
  const response = await fetch(url + path, { ...init, ...(body !== undefined && { body }) });
  const reply = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    body: path.startsWith('/__mock') ? reply : decoded(id, reply),
  };
}

function encoded(id: string, text: string): string {
  try {
    return JSON.stringify(encodeInput(id, JSON.parse(text)));
  } catch {
    // Tests send malformed bodies too.
    return text;
  }
}

function decoded(id: string, reply: unknown) {
  const { success, data, code, message } = envelope;
  const { reasons }: { reasons?: string } = envelope;
  const { [success.name]: flag, ...rest } = Object(reply) as Record<string, unknown>;
  if (flag === success.value) {
    return { success: true, ...(message in rest && { msg: rest[message] }), data: decodeData(id, rest[data]) };
  }
  if (!(message in rest)) return reply;
  const why = reasons === undefined ? undefined : rest[reasons];
  return {
    success: false,
    code: rest[code] ?? flag,
    msg: rest[message],
    ...(why !== undefined && { reasons: why }),
  };
}
