/** Hides the token in a text. */
export function redact(text: string, token: string | undefined): string {
  // A shorter one is no secret, and may be part of other words.
  return token && token.length > 3 ? text.split(token).join('hidden') : text;
}

/**
 * Copies name, message and cause of a foreign error, without the token. Its other properties may hold the request, and with
 * it the token.
 * @param depth of causes
 */
export function redactCause(fault: unknown, token: string | undefined, depth = 4): Error | undefined {
  return fault instanceof Error && depth
    ? Object.assign(new Error(redact(`${fault.message}`, token)), {
        name: fault.name,
        cause: redactCause(fault.cause, token, depth - 1),
      })
    : undefined;
}
