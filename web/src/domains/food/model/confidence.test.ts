import { describe, expect, it } from 'vitest';
import { confidenceOf } from './confidence.ts';

describe('confidenceOf', () => {
  it.each([
    [1, 'sure'],
    [0.85, 'sure'],
    [0.849, 'likely'],
    [0.6, 'likely'],
    [0.599, 'perhaps'],
    [0, 'perhaps'],
  ])('a share of %d is %s', (share, confidence) => expect(confidenceOf(share)).toBe(confidence));
});
