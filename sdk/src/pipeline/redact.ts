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
  if (!(fault instanceof Error) || !depth) return undefined;
  const { name, message, cause } = fault;
  return Object.assign(new Error(redact(`${message}`, token)), { name, cause: redactCause(cause, token, depth - 1) });
}
