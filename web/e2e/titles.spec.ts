import { screens } from '../screens.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

/** The screens of one article, course or product: their subject is their first heading below the title. */
const subjects = [
  ['/article', 'Article', 'General health'],
  ['/course', 'Course', 'General health'],
  ['/product/detail', 'Product', 'General health'],
  ['/food-app/product/detail', 'Product', 'Food and diet'],
] as const;

for (const [path, title, app] of subjects) {
  test(`the titles of ${path} name what it shows`, async ({ page, open }) => {
    await open(screens[path]);
    const subject = await page.getByRole('heading', { level: 2 }).first().innerText();
    await expect(page).toHaveTitle(`${subject} – ${t(app)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t(title)} – ${subject}`);
  });
}

test('the heading of a family member has the name, which the history of the browser does not show', async ({
  page,
  open,
}) => {
  await open(screens['/family-health/members/detail']);
  const name = await page.getByRole('heading', { level: 2 }).first().innerText();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t('Family member')} – ${name}`);
  await expect(page).toHaveTitle(`${t('Family member')} – ${t('General health')}`);
});

test('the title of the document names the screen again after its subject has gone', async ({ page, open }) => {
  await open(screens['/course']);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/tools/bmi'));
  await expect(page).toHaveTitle(`${t('BMI')} – ${t('General health')}`);
});
