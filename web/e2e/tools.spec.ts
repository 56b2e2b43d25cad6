import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible } from './test.ts';

const saveWeight = '/scheme/app/health-data/saveWeightWithCompareLast';
const profile = '/information/app/v1/account/getUserInformation';

type Words = (en: string, zh: string) => string;

const test = base.extend<{ enter: (values: Record<string, string>) => Promise<void> }>({
  enter: async ({ page, words }, use) => {
    await use(async (values) => {
      for (const [name, value] of Object.entries(values)) await field(page, words, name).fill(value);
    });
  },
});

test.use({ runningClock: true });

const labels: Record<string, [en: string, zh: string]> = {
  age: ['Age', '年龄'],
  height: ['Height', '身高'],
  weight: ['Weight', '体重'],
  bodyFat: ['Body fat', '体脂率'],
  restingRate: ['Heart rate at rest', '静息心率'],
  waist: ['Waist', '腰围'],
  hip: ['Hips', '臀围'],
  father: ['Father’s height', '父亲身高'],
  mother: ['Mother’s height', '母亲身高'],
};

const field = (page: Page, words: Words, name: string) =>
  page.getByRole('textbox', { name: words(...(labels[name] as [string, string])), exact: true });

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

/** The connection is gone for a call; `answer` brings it back. */
const cutOff = (page: Page, path: string) => page.route(`**/api${path}`, (route) => route.abort());

test('BMI: an answer as soon as all is entered, by the cut-offs of China or of the WHO', async ({
  page,
  open,
  enter,
  words,
}) => {
  await open('/tools/bmi');
  await expect(page).toHaveTitle(words('BMI', 'BMI 计算'));
  const result = page.getByRole('region', { name: words('Your BMI', '您的 BMI') });
  const invitation = result.getByText(words('Enter your age, height and weight', '填写年龄、身高和体重'));
  const scale = result.getByRole('img');
  await expect(page.getByRole('radio', { name: words('WHO', '中国标准') })).toBeChecked();

  // Nothing comes of half-filled fields, and nothing moves when the answer comes.
  await enter({ age: '38', height: '200' });
  await expect(invitation).toBeVisible();
  await expect(scale).toHaveCount(0);
  const below = page.getByRole('button', { name: words('Save weight', '保存体重') });
  const place = await below.boundingBox();
  await enter({ weight: '95,5' });
  await expect(scale).toHaveAccessibleName(words('BMI: 23.9, Normal', 'BMI：23.9，正常'));
  await expect(invitation).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(place);
  await expect(result).toContainText(
    words('Normal at your height: 73.8 to 99.7 kg', '您的身高对应的正常体重：73.8–95.7 kg'),
  );

  // Screen readers hear it once the typing rests.
  await expect(result.getByRole('status')).toHaveText(words('BMI 23.9: Normal', 'BMI 23.9，正常'));

  // Exactly at the cut-offs, and between those of the two standards.
  await enter({ weight: '96' });
  await pick(page, words('China', '中国标准'));
  await expect(scale).toHaveAccessibleName(words('BMI: 24.0, Overweight', 'BMI：24.0，超重'));
  await pick(page, words('WHO', '世卫组织标准'));
  await expect(scale).toHaveAccessibleName(words('BMI: 24.0, Normal', 'BMI：24.0，正常'));
  await enter({ weight: '99.8' });
  // Where one band ends and the next begins, each says its own values alone.
  await expect(result).toContainText(words('Normal 18.5–24.9', '正常 18.5–24.9'));
  await expect(result).toContainText(words('Overweight 25.0–29.9', '超重 25.0–29.9'));
  await expect(scale).toHaveAccessibleName(words('BMI: 25.0, Overweight', 'BMI：25.0，超重'));
  await page.reload();
  await expect(page.getByRole('radio', { name: words('WHO', '世卫组织标准') })).toBeChecked();
  await expect(scale).toHaveAccessibleName(words('BMI: 25.0, Overweight', 'BMI：25.0，超重'));
});

test('BMI: says what is wrong, and judges no child', async ({ page, open, enter, words }) => {
  await open('/tools/bmi');
  const result = page.getByRole('region', { name: words('Your BMI', '您的 BMI') });
  await enter({ age: '18', height: '251', weight: '1.9' });
  await expect(page.getByText(words('Enter 50 to 250 cm', '请输入 50 至 250 cm'))).toBeVisible();
  await field(page, words, 'weight').blur();
  await expect(page.getByText(words('Enter 2 to 300 kg', '请输入 2 至 300 kg'))).toBeVisible();
  await expect(field(page, words, 'height')).toHaveAttribute('aria-invalid', 'true');
  await expect(result.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await enter({ height: '170', weight: '65', age: '17' });
  await expect(result).toContainText(words('for adults aged 18 and over', '18 岁及以上的成年人'));
  await expect(result.getByRole('img')).toHaveCount(0);
  await expect(result.getByRole('link')).toHaveAttribute('href', '/growth-curve');
  await expectAccessible(page);
  await enter({ age: '18' });
  await expect(result.getByRole('img')).toHaveAccessibleName(words('BMI: 22.5, Normal', 'BMI：22.5，正常'));
});

test('Enter goes from field to field and to the answer', async ({ page, open, words }) => {
  await open('/tools/bmi');
  await field(page, words, 'age').focus();
  for (const value of ['38', '162', '58.6']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
  const result = page.getByRole('region', { name: words('Your BMI', '您的 BMI') });
  await expect(result).toBeFocused();
  await expect(result.getByRole('img')).toHaveAccessibleName(words('BMI: 22.3, Normal', 'BMI：22.3，正常'));
});

test('what is entered is there in the other calculators and after a reload, until it is cleared', async ({
  page,
  open,
  enter,
  words,
}) => {
  await open('/tools/bmi');
  await expect(page.getByText(words('stays on this device', '仅保存在本设备'))).toBeVisible();
  await enter({ age: '38', height: '162', weight: '58.6' });
  await page.getByRole('link', { name: words('Standard weight', '标准体重') }).click();
  await expect(field(page, words, 'height')).toHaveValue('162');
  await page.reload();
  await expect(field(page, words, 'weight')).toHaveValue('58.6');
  await expect(page.getByRole('img')).toHaveAccessibleName(
    words('Difference from the standard weight: +1.6%, Normal', '与标准体重的偏差：+1.6%，正常'),
  );
  await page.getByRole('button', { name: words('Clear', '清除') }).click();
  await expect(field(page, words, 'height')).toHaveValue('');
  await page.getByRole('button', { name: words('Undo', '撤销') }).click();
  await expect(field(page, words, 'height')).toHaveValue('162');
  await page.getByRole('button', { name: words('Clear', '清除') }).click();
  await page.reload();
  await expect(field(page, words, 'height')).toHaveValue('');
  await expect(page.getByRole('button', { name: words('Clear', '清除') })).toBeDisabled();
});

test('standard weight: by two methods, with the deviation', async ({ page, open, enter, words }) => {
  await open('/tools/standard-weight');
  const result = page.getByRole('region', { name: words('Standard weight', '标准体重') });
  const compared = page.getByRole('img');
  await enter({ age: '40', height: '170' });
  await expect(result).toContainText('63.6');
  await expect(result).toContainText(words('Normal: 57.3 to 69.9 kg', '正常范围：57.3–69.9 kg'));
  await expect(compared).toHaveCount(0);
  await pick(page, words('By Broca, modified', '布罗卡改良法'));
  await expect(result).toContainText('63.0');
  const at = async (weight: string, deviation: string, band: string) => {
    await enter({ weight });
    await expect(compared).toHaveAccessibleName(
      words(`Difference from the standard weight: ${deviation}, ${band}`, `与标准体重的偏差：${deviation}，${band}`),
    );
  };
  await at('69.3', '+10%', words('Normal', '正常'));
  await at('69.4', '+10.2%', words('Overweight', '超重'));
  await at('75.6', '+20%', words('Obesity', '肥胖'));
  await at('56.7', '-10%', words('Normal', '正常'));
  await at('50.4', '-20%', words('Severe underweight', '明显消瘦'));
  await enter({ height: '100' });
  await expect(result).toContainText(words('Broca has no answer', '布罗卡公式不适用'));
  await expect(page.getByText(words('nothing to compare yours with', '得出标准体重后'))).toBeVisible();
  await expect(compared).toHaveCount(0);
});

test('basal metabolism: by three formulas, with the need of a day', async ({ page, open, enter, words }) => {
  await open('/tools/basal-metabolism');
  const result = page.getByRole('region', { name: words('Energy at rest', '静息能量消耗') });
  await enter({ age: '30', height: '180', weight: '80' });
  await expect(result).toContainText(words('Enter your sex', '填写性别'));
  await pick(page, words('Male', '男'));
  await expect(result).toContainText('1,780');
  for (const need of ['2,136', '2,448', '2,759', '3,071', '3,382']) await expect(result).toContainText(need);
  await pick(page, 'Harris–Benedict');
  await expect(result).toContainText('1,854');
  await pick(page, 'Katch–McArdle');
  await expect(field(page, words, 'height')).toHaveCount(0);
  await expect(result).toContainText(words('body fat', '体脂率'));
  await enter({ bodyFat: '15' });
  await expect(result).toContainText('1,839');
  await expect(page.getByText(words('Katch and McArdle', 'Katch 与 McArdle'))).toBeVisible();
  await enter({ age: '17' });
  await expect(result.getByText('1,839')).toHaveCount(0);
});

test('heart rate: the zone by Karvonen, with the maximum by Tanaka or Fox', async ({ page, open, enter, words }) => {
  await open('/tools/heart-rate');
  const result = page.getByRole('region', { name: words('Your fat-burning zone', '您的燃脂区间') });
  await enter({ age: '60', restingRate: '29' });
  await field(page, words, 'restingRate').blur();
  await expect(page.getByText(words('Enter 30 to 120 bpm', '请输入 30 至 120 次/分'))).toBeVisible();
  await expect(result.getByRole('img')).toHaveCount(0);
  await enter({ restingRate: '60' });
  // (166 − 60) × 0.6 and 0.7, + 60
  await expect(result).toContainText('124–134');
  await expect(result.getByRole('img')).toHaveAccessibleName(new RegExp(words('Fat burning', '燃脂')));
  await pick(page, words('Fox', 'Fox 公式'));
  await expect(result).toContainText('120–130');
  await enter({ age: '120', restingRate: '100' });
  await expect(result).toContainText(words('above the maximum', '超过您这个年龄的最大心率'));
});

test('predicted height: the target range of a girl and of a boy', async ({ page, open, enter, words }) => {
  await open('/tools/predicted-height');
  const result = page.getByRole('region', { name: words('Height as an adult', '成年身高') });
  await enter({ father: '175', mother: '162' });
  await expect(result.getByRole('img')).toHaveCount(0);
  await pick(page, words('Boy', '男孩'));
  await expect(result).toContainText(words('become 166.5 to 183.5 cm tall', '在 166.5–183.5 cm 之间'));
  await expect(result.getByRole('img')).toHaveAccessibleName(
    words('Height as an adult: 175 cm, Target range', '成年身高：175 cm，靶身高范围'),
  );
  await pick(page, words('Girl', '女孩'));
  await expect(result).toContainText(words('become 153.5 to 170.5 cm tall', '在 153.5–170.5 cm 之间'));
});

test('waist–hip ratio: by sex, and the waist alone', async ({ page, open, enter, words }) => {
  await open('/tools/waist-hip-ratio');
  const [ratio, waist] = [page.getByRole('img').first(), page.getByRole('img').last()];
  await enter({ age: '40', waist: '85', hip: '100' });
  await expect(page.getByRole('img')).toHaveCount(0);
  await pick(page, words('Female', '女'));
  await expect(ratio).toHaveAccessibleName(words('Waist–hip ratio: 0.85, Raised', '腰臀比：0.85，超标'));
  await expect(waist).toHaveAccessibleName(words('Waist in cm: 85, Central obesity', '腰围（cm）：85，中心型肥胖'));
  await pick(page, words('Male', '男'));
  await expect(ratio).toHaveAccessibleName(words('Waist–hip ratio: 0.85, Not raised', '腰臀比：0.85，未超标'));
  await expect(waist).toHaveAccessibleName(
    words('Waist in cm: 85, Pre-central obesity', '腰围（cm）：85，中心型肥胖前期'),
  );
  await enter({ waist: '90' });
  await expect(ratio).toHaveAccessibleName(words('Waist–hip ratio: 0.90, Raised', '腰臀比：0.90，超标'));
});

test('saves the weight once, and tells the change', async ({ page, open, enter, answer, words, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(saveWeight)) sent.push(request.postDataJSON());
  });
  await open('/tools/bmi');
  const save = page.getByRole('button', { name: words('Save weight', '保存体重') });
  await expect(save).toBeDisabled();
  await enter({ weight: '58.4' });
  await cutOff(page, saveWeight);
  await save.click();
  await expect(page.getByRole('alert')).toContainText(words('Your weight was not saved.', '体重未保存。'));
  await expect(page.getByRole('alert')).toContainText(words('No connection to the server.', '无法连接服务器'));
  await expect(field(page, words, 'weight')).toHaveValue('58.4');
  await answer(saveWeight, undefined);
  sent.length = 0;
  await save.dblclick();
  await expect(page.getByText(words('58.4 kg is saved: 0.2 kg less than on', '已保存 58.4 kg，比'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([{ weight: 58.4 }]);
  const saved = page.getByRole('button', { name: words('Weight saved', '体重已保存') });
  await expect(saved).toBeFocused();
  await saved.press('Enter');
  expect(sent).toHaveLength(1);

  // Far from the last one: asked once, then kept.
  await enter({ weight: '85' });
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('Is 85.0 kg right?', '体重确定是 85.0 kg 吗？'));
  await expect(dialog).toContainText('请确认单位是公斤');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('Change it', '返回修改') }).click();
  await expect(dialog).toBeHidden();
  await save.click();
  await dialog.getByRole('button', { name: words('Save weight', '保存体重') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('85.0 kg is saved: 26.6 kg more', '重了 26.6 kg'))).toBeVisible();
  expect(sent.slice(1)).toEqual([{ weight: 85 }, { weight: 85 }, { weight: 85, confirmed: true }]);

  // On the other screen too.
  await page.getByRole('link', { name: words('Standard weight', '标准体重') }).click();
  await save.click();
  await expect(page.getByText(words('85.0 kg is saved: as much as on', '已保存 85.0 kg，与'))).toBeVisible();
});

test('fills in what the profile knows, when asked', async ({ page, open, answer, words, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(profile)) asked.push(request.url());
  });
  await cutOff(page, profile);
  await open('/tools/basal-metabolism');
  const fill = page.getByRole('button', { name: words('Fill in from my profile', '用我的资料填写') });
  await expect(fill).toBeVisible();
  expect(asked).toEqual([]);
  await fill.click();
  await expect(page.getByText(words('No connection to the server.', '无法连接服务器'))).toBeVisible();
  await answer(profile, 'incomplete');
  await fill.click();
  await expect(page.getByText(words('Your profile has no sex', '资料中还没有性别'))).toBeVisible();
  await answer(profile, undefined);
  await fill.click();
  await expect(page.getByText(words('Filled in from your profile.', '已用您的资料填写。'))).toBeVisible();
  await expect(field(page, words, 'age')).toHaveValue('38');
  await expect(field(page, words, 'height')).toHaveValue('162');
  await expect(page.getByRole('radio', { name: words('Female', '女'), exact: true })).toBeChecked();
  // 10 × 58.6 + 6.25 × 162 − 5 × 38 − 161
  await expect(page.getByText('1,248')).toBeVisible();
  await field(page, words, 'weight').fill('58');
  await expect(page.getByText(words('Filled in from your profile.', '已用您的资料填写。'))).toHaveCount(0);
});

test.describe('a guest', () => {
  test.use({ guest: true });

  test('calculates, and is offered nothing that needs an account', async ({ page, open, enter, words }) => {
    await open('/tools/bmi');
    await enter({ age: '38', height: '162', weight: '58.6' });
    await expect(page.getByRole('img')).toHaveAccessibleName(words('BMI: 22.3, Normal', 'BMI：22.3，正常'));
    await expect(page.getByRole('button', { name: words('Save weight', '保存体重') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('Fill in from my profile', '用我的资料填写') })).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all are accessible, ${colorScheme}`, async ({ page, open }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await open('/tools/bmi');
    await expect(page.getByRole('region').first()).toBeVisible();
    await expectAccessible(page);
    const person = { sex: 'female', age: '38', height: '162', weight: '70', bodyFat: '28', restingRate: '62' };
    const entries = { ...person, waist: '84', hip: '94', childSex: 'male', father: '175', mother: '162' };
    await page.addInitScript((text) => localStorage.setItem('0:calculators', text), JSON.stringify(entries));
    for (const path of [
      'bmi',
      'standard-weight',
      'basal-metabolism',
      'heart-rate',
      'predicted-height',
      'waist-hip-ratio',
    ]) {
      await open(`/tools/${path}`);
      await expect(page.getByRole('region').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}
