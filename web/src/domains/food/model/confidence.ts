export type Confidence = 'sure' | 'likely' | 'perhaps';

/**
 * How sure a recognition is, in three steps: a percentage would promise a precision that a photo does not have.
 * @param share 0 to 1
 */
export function confidenceOf(share: number): Confidence {
  if (share >= 0.85) return 'sure';
  return share >= 0.6 ? 'likely' : 'perhaps';
}
