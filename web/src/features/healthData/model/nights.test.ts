import { expect, test } from 'vitest';
import { stageHours } from './nights.ts';

const stages = { deep: 1.5, light: 4.1, rem: 1.5, awake: 0.7 };

test.each([
  ['a night has its stages from the bottom up, without the time awake', { value: 7.1, stages }, [1.5, 4.1, 1.5]],
  ['stages that a device has rounded are shown', { value: 7, stages }, [1.5, 4.1, 1.5]],
  ['stages that make up another time are not shown', { value: 5, stages }, undefined],
  ['a night without stages has none', { value: 7.1 }, undefined],
  [
    'a night that lacks a stage has none',
    { value: 5.6, stages: { deep: 1.5, light: 4.1 } as typeof stages },
    undefined,
  ],
])('%s', (_, night, hours) => expect(stageHours(night)).toEqual(hours));
