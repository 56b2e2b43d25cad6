/**
 * Whether the next dose is nearer than the planned time of a late dose. A late dose may be taken with one tap only if this
 * is false; otherwise the person should skip it or ask a pharmacist, instead of a double dose.
 * @param planned time of the dose, ms since 1970
 * @param next time of the next dose of the same medicine, ms since 1970; absent for none
 * @param now ms since 1970
 * @returns true for a time that is not a number
 */
export const isNearerToNext = (planned: number, next: number | undefined, now: number): boolean =>
  ![planned, next ?? now, now].every(Number.isFinite) ||
  (next !== undefined && now > planned && next - now < now - planned);
