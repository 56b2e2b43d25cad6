/** A reply of the server before its body is serialized. */
export interface Reply {
  status: number;
  body: unknown;
  /** Headers beside those of the delivery, by name in lower case. */
  headers?: Record<string, string>;
}

/** A request that the mock refuses. It becomes the envelope `{ success: false, code, msg }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string | undefined;

  /** @param code by default that of the status */
  constructor(status: number, message: string, code = CODES[status]) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** An error of the mock: a reply violates the description. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** The usual codes of refusals; the description contains those of 400 and 401. */
const CODES: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'TOKEN_MISSING',
  403: 'FORBIDDEN',
  404: 'UNKNOWN_PATH',
  405: 'UNKNOWN_METHOD',
  413: 'TOO_LARGE',
  502: 'BACKEND_UNAVAILABLE',
};

/** The reply to a refused request, or to one at which the mock itself failed, which is logged. */
export function replyTo(error: unknown, log: (line: string) => void): Reply {
  if (error instanceof Refusal)
    return { status: error.status, body: { success: false, code: error.code, msg: error.message } };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isViolation = error instanceof ContractViolation;
  log(isViolation ? `mock: a reply violates the description. ${message}` : `mock: ${stack}`);
  const code = isViolation ? 'contract-violation' : 'mock-error';
  return { status: 500, body: { success: false, code, msg: message } };
}
