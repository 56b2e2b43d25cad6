export type Confidence = 'sure' | 'likely' | 'perhaps';

/**
 * How certain a recognition is, in three steps. A percentage would suggest a precision that a photo does not allow.
 * @param share 0 to 1
 */
export function confidenceOf(share: number): Confidence {
  if (share >= 0.85) return 'sure';
  return share >= 0.6 ? 'likely' : 'perhaps';
}
