/** The age of a person changes by itself, and what follows from it changes with it. */
import { expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshWorld } from './world.ts';

const facts = { gender: 0, height: 165, weight: 75, healthTagIds: [] };

/** The target and the goal in the profile before a birthday, and after it. */
function aroundBirthday(birthDate: string, dietaryGoal: string | null) {
  const { ask, clock } = freshWorld();
  const read = () => {
    const { energyTarget, dietaryGoal } = ask('user.information');
    return { energyTarget, dietaryGoal, compared: ask('aiFood.userSummary').energyTarget };
  };
  ask('user.saveInformation', { ...facts, birthDate, dietaryGoal, confirmed: true });
  const before = read();
  clock.now = moment('2026-11-22T10:00');
  return { before, after: read() };
}

it('the goal to lose weight and its target end on the 65th birthday', () => {
  const { before, after } = aroundBirthday('1961-11-21', 'loseWeight');
  expect(before).toEqual({ dietaryGoal: 'loseWeight', energyTarget: 1300, compared: 1300 });
  expect(after).toEqual({ dietaryGoal: null, energyTarget: 1750, compared: 1750 });
});

it('an energy target begins on the 18th birthday', () => {
  const { before, after } = aroundBirthday('2008-11-21', null);
  expect(before).toEqual({ dietaryGoal: null, energyTarget: null, compared: null });
  expect(after).toEqual({ dietaryGoal: null, energyTarget: 2100, compared: 2100 });
});
