import { afterAll, expect, it } from 'vitest';
import { openStoryMock, type StoryMock } from './story-mock.ts';

const stage = await openStoryMock();
afterAll(() => stage.end());

const EGG = 'tag-3015';
const PREGNANT = 'tag-3032';

interface Range {
  series: { normal: { min: number | null; max: number | null } | null }[];
}

const stories: Record<string, (stage: StoryMock) => Promise<void>> = {
  'a new allergy outdates both plans at once, and a new plan fits': async ({ caller, wait }) => {
    const { ask } = caller('story-allergy');
    expect(await ask('mealPlan.status')).not.toHaveProperty('outdatedBy');
    await ask('user.saveInformation', { healthTagIds: [EGG] });
    expect(await ask('mealPlan.status')).toMatchObject({ status: 'ready', outdatedBy: ['allergies'] });
    expect(await ask('evaluation.foodPlan')).toMatchObject({ outdatedBy: ['allergies'] });
    const {
      submittedAt: _1,
      heededAllergies: _2,
      ...preferences
    } = await ask<Record<string, unknown>>('mealPlan.viewSubmit');
    await ask('mealPlan.modify', { action: 'submit', preferences });
    wait(10);
    const plan = await ask('mealPlan.status');
    expect(plan).toMatchObject({ status: 'ready', planId: 'meal-plan-4302' });
    expect(plan).not.toHaveProperty('outdatedBy');
  },
  'an allergy that is withdrawn outdates nothing': async ({ caller }) => {
    const { ask } = caller('story-no-allergy');
    await ask('user.saveInformation', { healthTagIds: [EGG] });
    await ask('user.saveInformation', { healthTagIds: [] });
    expect(await ask('mealPlan.status')).not.toHaveProperty('outdatedBy');
  },
  'another energy target outdates the meal plan': async ({ caller }) => {
    const { ask } = caller('story-target');
    await ask('user.saveInformation', { dietaryGoal: 'gainMuscle' });
    expect(await ask('mealPlan.status')).toMatchObject({ outdatedBy: ['energyTarget'] });
    await ask('user.saveInformation', { dietaryGoal: 'controlGlucose' });
    expect(await ask('mealPlan.status')).not.toHaveProperty('outdatedBy');
  },
  'a pregnancy outdates both plans': async ({ caller }) => {
    const { ask } = caller('story-pregnancy');
    await ask('user.saveInformation', { healthTagIds: [PREGNANT] });
    expect(await ask('mealPlan.status')).toMatchObject({ outdatedBy: ['stageOfLife'] });
    // A menu is made for an energy target, which there is none in pregnancy.
    expect(await ask('evaluation.foodPlan')).toBe('NO_PLAN');
  },
  'the normal weight follows the height': async ({ caller }) => {
    const { ask } = caller('story-height');
    const weight = async () => (await ask<Range>('healthData.detail', { healthDataType: 'weight' })).series[0]?.normal;
    expect(await weight()).toMatchObject({ min: 48.6, max: 62.9 });
    await ask('user.saveInformation', { height: 180 });
    expect(await weight()).toMatchObject({ min: 60, max: 77.7 });
    await ask('user.saveInformation', { height: null });
    expect(await weight()).toBeNull();
  },
  'the normal uric acid follows the sex': async ({ caller }) => {
    const { ask } = caller('story-sex');
    const acid = async () => (await ask<Range>('healthData.detail', { healthDataType: 'uricAcid' })).series[0]?.normal;
    expect(await acid()).toMatchObject({ max: 360 });
    await ask('user.saveInformation', { gender: 1 });
    expect(await acid()).toMatchObject({ max: 420 });
    await ask('user.saveInformation', { gender: -1 });
    expect(await acid()).toBeNull();
  },
  'a child has no normal range': async ({ caller }) => {
    const { ask } = caller('story-child');
    const kinds = ['weight', 'uricAcid', 'bloodPressure', 'heartRate', 'sleep', 'bloodSugar'];
    await ask('user.saveInformation', { birthDate: '2012-05-01' });
    for (const healthDataType of kinds) {
      const { series } = await ask<Range>('healthData.detail', { healthDataType });
      expect(series.map(({ normal }) => normal)).toEqual(series.map(() => null));
    }
  },
  'a new person fills in the profile and gets a target in every domain': async ({ signIn }) => {
    const { ask } = await signIn();
    expect(await ask('aiFood.userSummary')).toMatchObject({ energyTarget: null });
    await ask('user.saveInformation', { gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.6 });
    expect(await ask('aiFood.userSummary')).toMatchObject({ energyTarget: 1700 });
    expect(await ask('mealPlan.detail')).toMatchObject({ target: { energy: 1700 } });
    expect(await ask('partner.indexData')).toMatchObject({ me: { startWeight: 58.6, lostPercent: 0 } });
  },
};

it.each(Object.entries(stories))('%s', (_, story) => story(stage));
