/** The arguments are invalid; the message gives the reason, and never repeats the token. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
