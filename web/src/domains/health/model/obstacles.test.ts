import { describe, expect, it } from 'vitest';
import { asksForFacts, obstacleSteps } from './obstacles.ts';

describe('obstacleSteps', () => {
  it.each([
    [['ageUnknown', 'heightUnknown'], { missing: ['birthDate', 'height'], inProfile: true, inWeight: false }],
    [['weightUnknown'], { missing: ['weight'], inProfile: true, inWeight: true }],
    [['underweight'], { missing: [], inProfile: false, inWeight: true }],
    [['underweight', 'pregnant'], { missing: [], inProfile: true, inWeight: true }],
    [['under18'], { missing: [], inProfile: true, inWeight: false }],
    [['eatingDisorder'], { missing: [], inProfile: true, inWeight: false }],
    [[], { missing: [], inProfile: true, inWeight: false }],
    [['aReasonOfALaterServer'], { missing: [], inProfile: true, inWeight: false }],
  ])('the obstacles %j have the steps %j', (obstacles, steps) => expect(obstacleSteps(obstacles)).toEqual(steps));
});

it('facts are asked for only if every obstacle is an unknown fact', () => {
  expect(asksForFacts(['ageUnknown', 'weightUnknown'])).toBe(true);
  expect(asksForFacts(['ageUnknown', 'pregnant'])).toBe(false);
  expect(asksForFacts([])).toBe(false);
});
