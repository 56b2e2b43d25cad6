import type { Call } from '../call.ts';

/** Parts of a call that must not appear in a text. */
type Secrets = Pick<Call, 'token' | 'query'>;

/** Hides the token and the query, which may contain personal data, in a text. */
export function redact(text: string, { token, query }: Secrets): string {
  // A shorter token is no secret, and may be part of other words.
  const clean = token?.[3] ? text.split(token).join('hidden') : text;
  return query ? clean.split(query).join('?hidden') : clean;
}

/**
 * Copies name, stack, code, message and cause of a foreign error, without the token. Other properties are dropped, because they may
 * contain the request and thus the token.
 * @param depth maximum number of nested causes
 */
export function redactCause(fault: unknown, secrets: Secrets, depth = 4): Error | undefined {
  const { code, cause } = Object(fault) as { code?: unknown; cause?: unknown };
  return fault instanceof Error && depth
    ? Object.assign(new Error(redact(`${fault.message}`, secrets)), {
        name: fault.name,
        stack: redact(`${fault.stack}`, secrets),
        // For example `ECONNREFUSED`.
        ...(typeof code === 'string' && { code: redact(code, secrets) }),
        cause: redactCause(cause, secrets, depth - 1),
      })
    : undefined;
}
