/**
 * Opens targets, rankings and weight-loss offers as people whom they could harm. `mocks/api/test/people.ts` has them all.
 */
import type { UserInformationInput } from '@health-app/sdk';
import { expectAccessible } from './support/accessibility.ts';
import { guardianConsent, sendCodeToGuardian } from './support/guardian.ts';
import { expectFits } from './support/layout.ts';
import { home, rank } from './support/partner.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

interface UnsafePerson {
  name: string;
  profile: UserInformationInput;
  /** The app's reason against losing weight. */
  reason: string;
  /** The link beside the reason. */
  link: { name: string; href: RegExp };
  /** Why a day has no energy target. */
  noTarget: string;
  /** Whether the app asks for a doctor on every screen with weight, food or a plan. */
  needsDoctor?: boolean;
  /** The text of an assessment report without a score; absent if the report has a score. */
  noScore?: string;
}

const profileLink = { name: t('Open your profile'), href: /\/ai-app\/user\/profile$/ };
const people: UnsafePerson[] = [
  {
    name: 'a pregnant woman',
    profile: { healthTagIds: ['tag-3032'] },
    reason: t('You are pregnant.'),
    link: profileLink,
    noTarget: t('No daily target in pregnancy: ask at your antenatal care how much you need.'),
    noScore: t('No score this time'),
  },
  {
    name: 'a boy of ten',
    profile: {
      birthDate: '2016-05-01',
      height: 140,
      weight: 35,
      gender: 1,
      confirmed: true,
      consents: [guardianConsent],
    },
    reason: t('You are under 18, and still growing.'),
    link: profileLink,
    noTarget: t('No daily target under 18: the formula is for adults.'),
    noScore: t('No score this time'),
  },
  {
    name: 'a woman with a body mass index of 14',
    profile: { birthDate: '1986-04-01', height: 165, weight: 38.1, gender: 0, confirmed: true },
    reason: t('Your body mass index is below {0} (WS/T 428-2013): your body needs its weight.', { 0: 18.5 }),
    link: { name: t('See your weight'), href: /healthDataType=weight/ },
    noTarget: t(
      'No daily target: your body mass index is below {dangerousBodyMass}. A doctor can tell you how to eat now.',
      { dangerousBodyMass: 15 },
    ),
    needsDoctor: true,
    noScore: t('Please see a doctor now'),
  },
  {
    name: 'a person whose height is unknown',
    profile: { height: null },
    reason: t('We do not know your height.'),
    link: { name: t('Complete your profile'), href: /\/ai-app\/user\/profile\?missing=height$/ },
    noTarget: t(
      'No daily target: it needs your birth date, sex, height and weight, and a need that is not too low. <0>Open your profile</0>',
    ).replace(/ ?<0>.*/, ''),
  },
];

/** Answers to the questions of the assessment: an option, or a number. */
const answers: Record<string, string | number> = {
  ...{ goal: 'loseWeight', activity: 'sedentary', conditions: 'none', allergies: 'none', breakfast: 'never' },
  ...{ vegetables: 'upTo200', sugaryDrinks: 'daily', waist: 80, sleep: 5 },
};

interface Step {
  evaluationId: string;
  item: { itemId: string } | null;
}

for (const { name, profile, reason, link, noTarget, needsDoctor = false, noScore } of people) {
  test(`${name} gets no unsuitable target, no rank and no offer to lose weight`, async ({
    page,
    open,
    world,
    serverWorks,
  }) => {
    const post = async <Data>(path: string, data: object): Promise<Data> => {
      const reply = await page.request.post(new URL(path, process.env.MOCK_URL).href, {
        headers: { userToken: world, appVersion: '1.0.0', source: '' },
        data,
      });
      const body = await reply.json();
      expect(body).toMatchObject({ success: true });
      return body.data;
    };
    if (profile.consents) await sendCodeToGuardian(page, world);
    await post('/food/user/saveUserInformation', profile);

    for (const address of ['/food-app', '/ai-app/analyze', '/ai-app/custom']) {
      await open(address);
      await expect(page.getByText(noTarget).first()).toBeVisible();
      await expect(page.getByText(t('kcal left'), { exact: true })).toHaveCount(0);
      await expect(page.getByRole('region', { name: t('Please see a doctor now') })).toHaveCount(needsDoctor ? 1 : 0);
    }
    if (needsDoctor) await expectFits(page);
    await expectAccessible(page);

    for (const address of [home, '/health-data/x-plan/detail']) {
      await open(address);
      const note = page.getByRole('note').filter({ hasText: reason });
      await expect(note.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href);
    }
    await expectAccessible(page);
    await open(rank);
    await expect(page.getByText(/^You are not ranked in this period/)).toBeVisible();

    if (!noScore) return;
    // Answers the assessment with the goal to lose weight.
    let step = await post<Step>('/food/evaluation/item/next', {});
    while (step.item) {
      const { itemId } = step.item;
      const answer = { ...answers, height: profile.height ?? 162, weight: profile.weight ?? 58.6 }[
        itemId.replace('item-', '')
      ];
      const given =
        typeof answer === 'number' ? { optionIds: [], value: answer } : { optionIds: [answer], value: null };
      step = await post<Step>('/food/evaluation/item/next', { evaluationId: step.evaluationId, itemId, answer: given });
    }
    await post('/food/evaluation/generateEvaluationReport', { evaluationId: step.evaluationId });
    await serverWorks(10);
    await open('/food-app/custom/food-health/report');
    await expect(page.getByRole('heading', { name: noScore })).toBeVisible();
    await expect(page.getByText(/^Habits score/)).toHaveCount(0);
    await expect(page.getByText(t('See the menu'))).toHaveCount(0);
    await expect(page.getByText(/walk briskly|快走|恭喜|继续保持/i)).toHaveCount(0);
    await expectAccessible(page);
  });
}
