/** Tests that what a screen praises, shows in figures or lets be done with one tap follows the rules of the others. */
import type { CareProfile, MedicationReminder } from '@health-app/sdk';
import type { Page } from '@playwright/test';
import { test as calculators } from './support/calculators.ts';
import { card } from './support/home.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** Changes the data of the replies of a call. @param part the end of its path */
const change = <Data extends object>(page: Page, part: string, changed: (data: Data) => object) =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.endsWith(part),
    async (route) => {
      const body = await (await route.fetch()).json();
      await route.fulfill({ json: { ...body, data: changed(body.data) } });
    },
  );

test('a loss that nobody planned is not praised in the picture to share', async ({ page, open }) => {
  const highest = { value: 64.5, measuredAt: '2026-08-24T07:00:00+08:00', source: 'device' };
  await change(page, '/health-data/detail', (data) => ({ ...data, unplannedLoss: { highest, lostPercent: 9.1 } }));
  await open('/food-app/share/weight');
  await page.getByText('90 days', { exact: true }).click();
  const shown = page.getByRole('region', { name: t('In the picture') });
  await expect(shown).toContainText('days recorded');
  await expect(shown).not.toContainText('%');
});

const daily = {
  medicineName: '二甲双胍 0.5 g',
  dose: 1,
  doseUnit: 'tablet',
  repeatType: 'daily',
  startDate: '2026-01-01',
};
const reminder = (reminderId: string, time: string, changes: object = {}) => ({
  ...{ ...daily, reminderId, times: [time], endDate: null, stock: null, remark: '', enabled: true },
  ...{ doses: [{ time, status: 'pending', handledAt: null }], ...changes },
});
const asReminders = (list: object[]) => list as MedicationReminder[];

test('the home and the medication screen doubt the same late doses', async ({ page, open }) => {
  let list: MedicationReminder[] = [];
  await change(page, '/medicationRemind/queryList', () => list);
  const take = (time: string) => t('Take {medicineName}, {time}', { medicineName: daily.medicineName, time });
  const dose = card(page, 'Next dose');
  const seeWhatToDo = dose.getByRole('link', { name: /see what to do/ });

  // The next dose of a weekly medicine is in a week, so a late one may be taken.
  list = asReminders([reminder('weekly', '02:00', { repeatType: 'weekdays', weekdays: [5] })]);
  await open('/');
  await expect(dose.getByRole('button', { name: take('02:00') })).toBeVisible();
  await expect(seeWhatToDo).toHaveCount(0);
  await open('/medicine-remind');
  await expect(page.getByRole('button', { name: take('02:00') })).toBeVisible();
  await expect(page.getByText(t('Do not take a double dose'))).toHaveCount(0);

  // The next dose of the same substance is that of another reminder.
  list = asReminders([reminder('one', '11:00'), reminder('two', '18:00')]);
  await open('/');
  await expect(seeWhatToDo).toHaveText(t('This dose is late: see what to do'));
  await expect(dose.getByRole('button')).toHaveCount(0);

  // Another dose of the substance was taken a moment ago.
  const taken = [{ time: '12:30', status: 'taken', handledAt: '2026-11-20T16:00:00+08:00' }];
  list = asReminders([reminder('one', '12:30', { doses: taken }), reminder('two', '18:30')]);
  await open('/');
  await expect(seeWhatToDo).toBeVisible();
  await expect(dose.getByRole('button')).toHaveCount(0);
});

const eatingDisorder: CareProfile = {
  ...{ states: ['eatingDisorder'], conditions: ['eatingDisorder'], doctor: null },
  withheld: [{ area: 'weightChange', reasons: ['eatingDisorder'] }],
};

test('a saved weight is not compared for a person who sees no changes in figures', async ({ page, open }) => {
  await change(page, '/getUserInformation', (data) => ({ ...data, care: eatingDisorder }));
  await open('/health-data/detail?healthDataType=weight&add=1');
  await page.getByRole('textbox', { name: t('Weight') }).fill('58.4');
  await page.getByRole('button', { name: t('Save weight') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toHaveText(
    t('{kg} kg is saved.', { kg: '58.4' }),
  );

  await open('/tools/bmi');
  await page.getByRole('textbox', { name: /^Weight/ }).fill('58.2');
  await page.getByRole('button', { name: t('Save weight') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toHaveText(
    t('{kg} kg is saved.', { kg: '58.2' }),
  );
});

const nothing = { states: [], withheld: [], doctor: null };

for (const condition of ['pregnant', 'gestationalDiabetes', 'breastfeeding', 'bariatricSurgery'])
  calculators(`a calculator gives no daily need with the condition ${condition}`, async ({ page, open, enter }) => {
    await change(page, '/getUserInformation', (data) => ({ ...data, care: { ...nothing, conditions: [condition] } }));
    await open('/tools/basal-metabolism');
    await enter({ age: '30', height: '165', weight: '60' });
    await page.getByRole('radio', { name: t('Female') }).check();
    await expect(page.getByText(t('What your body burns just to keep going'))).toBeVisible();
    await expect(page.getByText(t('Daily need by activity'))).toHaveCount(0);
  });

calculators.describe('a guest', () => {
  calculators.use({ guest: true });

  calculators('every calculator of the weight asks for a doctor below BMI 15', async ({ page, open, enter }) => {
    await open('/tools/bmi');
    await enter({ age: '38', height: '170', weight: '42' });
    const doctor = page.getByRole('region', { name: t('Please see a doctor now') });
    for (const path of ['/tools/bmi', '/tools/standard-weight', '/tools/basal-metabolism']) {
      await open(path);
      await expect(doctor).toHaveCount(1);
    }
    await page.getByRole('radio', { name: t('Female') }).check();
    await expect(page.getByText(t('What your body burns just to keep going'))).toBeVisible();
    await expect(page.getByText(t('Daily need by activity'))).toHaveCount(0);
  });
});
