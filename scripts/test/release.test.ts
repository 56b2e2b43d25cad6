import { describe, expect, it } from 'vitest';
import { nextStep } from '../release/state.ts';

describe('the next step of a release', () => {
  const versions = (version: string, ...published: boolean[]) =>
    published.map((isPublished) => ({ version, isPublished }));

  it.each([
    ['version', ['a.md'], versions('0.0.0', false, false)],
    ['version', ['a.md'], versions('0.1.0', true, true)],
    // A publish that failed halfway, or has not started.
    ['publish', [], versions('0.1.0', true, false)],
    ['publish', [], versions('0.1.0', false, false)],
    ['none', [], versions('0.1.0', true, true)],
    ['none', [], versions('0.0.0', false, false)],
  ])('the next step of a release is %s with changesets %j and versions %j', (step, changesets, known) => {
    expect(nextStep(changesets, known)).toBe(step);
  });
});
