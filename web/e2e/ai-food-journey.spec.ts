import type { FrameLocator, Page } from '@playwright/test';
import { answerSheet, test } from './support/device.ts';
import { countCalls } from './support/requests.ts';
import { expect } from './support/test.ts';
import { t } from './support/texts.ts';

// The whole phone is in view, so that no sheet needs scrolling.
test.use({ viewport: { width: 900, height: 1000 } });

const calls = '/scheme/app/foodIntellectual';
const picture = 'bread-yogurt-kiwi.svg';

const foodsOf = (app: FrameLocator) => app.getByRole('list', { name: t('Foods of the meal') });

async function addFood(app: FrameLocator, keyword: string, name: RegExp): Promise<void> {
  await app.getByRole('button', { name: t('Add a food'), exact: true }).click();
  await app.getByRole('searchbox').fill(keyword);
  await app.getByRole('dialog').getByRole('button', { name }).first().click();
  await app.getByRole('dialog').getByRole('button', { name: 'Take 1 food' }).click();
}

/** Records the bodies of the analytics requests. The browser hides those of requests that outlive the page. */
async function recordEvents(page: Page): Promise<readonly string[]> {
  const events: string[] = [];
  await page.exposeFunction('recordEvents', (body: string) => events.push(body));
  await page.addInitScript(() => {
    const send = fetch;
    const { recordEvents } = window as unknown as { recordEvents: (body: string) => void };
    globalThis.fetch = (input, init) => {
      if (input instanceof Request && input.url.endsWith('/event/push')) void input.clone().text().then(recordEvents);
      return send(input, init);
    };
  });
  return events;
}

test('a person photographs a meal, corrects another, has the day summed up, and shares a link that names nobody', async ({
  page,
  device,
  serverWorks,
  world,
  expectErrors,
}) => {
  // The host gives the photo an address that is not https.
  expectErrors(/Content Security Policy/);
  const events = await recordEvents(page);
  const { app } = await device({ platform: 'android', path: '/ai-food/list?mealType=snack&photo=1' });
  const works = (seconds: number) => serverWorks(seconds, `${world}-yearly-member`);
  const submitted = countCalls(page, `${calls}/submitFoodName`);
  const summed = countCalls(page, `${calls}/generateSummary`);

  // The analysis of a photo has three stages. The person leaves it in the middle.
  await answerSheet(page, 'Choose');
  const step = app.locator('[aria-current=step]');
  await expect(step).toHaveText(t('Looking for the foods'));
  await works(3.5);
  await expect(step).toHaveText(t('Finding them in the nutrient table'));
  // The person begins another meal meanwhile, and a link leads back to the photo.
  await device({ platform: 'android', path: '/ai-food/list' });
  await app.getByRole('link', { name: t('A meal is still being analysed') }).click();
  await works(1);
  await expect(step).toHaveText(t('Working out the portions'));
  const ready = page.waitForResponse((reply) => reply.url().includes(`${calls}/queryAnalysisResult`));
  await works(2);
  const { data: snack } = await (await ready).json();
  const foods = foodsOf(app);
  await expect(app.getByRole('img', { name: t('The meal as it was served') })).toHaveAttribute(
    'src',
    new RegExp(picture),
  );
  await expect(foods.getByRole('listitem')).toHaveCount(3);
  for (const name of [/bread/i, /yogurt/i, /kiwi/i])
    await expect(foods.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  // The portions are typical ones, because a photo shows no weight.
  await expect(foods.getByText(/^≈ /)).toHaveCount(3);
  expect(submitted()).toBe(1);

  // The breakfast of 378 kcal has 417 with less sweet potato and with milk instead of soya milk.
  await device({ platform: 'android', path: '/ai-food/history' });
  await app.getByRole('heading', { name: t('The last seven days') }).evaluate((node) => node.scrollIntoView());
  const repeated = app.getByRole('heading', { name: t('Same as a meal above, counted once') }).first();
  await repeated
    .locator('..')
    .getByRole('link', { name: /^Breakfast/ })
    .click();
  await foods.getByRole('button', { name: /^Sweet potato/ }).click();
  await app.getByRole('textbox', { name: t('Weight as eaten') }).fill('200');
  await app.getByRole('button', { name: t('Take this amount') }).click();
  await app.getByRole('button', { name: t('Leave out {name}', { name: 'Unsweetened soya milk' }) }).click();
  await addFood(app, 'milk', /^Milk/);
  await foods.getByRole('button', { name: /^Milk/ }).click();
  await app.getByRole('textbox', { name: t('Weight as eaten') }).fill('250');
  await app.getByRole('button', { name: t('Take this amount') }).click();

  // It replaces the breakfast of the plan.
  await app.getByRole('button', { name: t('Add to diary') }).click();
  await expect(app.getByRole('dialog')).toContainText('378 kcal');
  const replaced = page.waitForResponse((reply) => reply.url().includes('/foodAnalysis/submitFoodItem'));
  await app
    .getByRole('dialog')
    .getByRole('button', { name: t('Replace it') })
    .click();
  expect((await (await replaced).json()).data.macros.energy).toBe(417);
  await expect(app.getByText(t('In your diary'))).toBeVisible();
  await expect(foods.getByRole('button', { name: /^Milk/ })).toContainText('250 g');

  // The summary of the day is written only on request, and another meal makes it outdated.
  await device({ platform: 'android', path: '/ai-food/history' });
  await expect(app.getByRole('img', { name: /^959 of/ })).toBeVisible();
  await app.getByRole('button', { name: t('Summarise this day') }).click();
  await expect(app.getByText(t('Summing up the day'))).toBeVisible();
  await works(5);
  const words = app.locator('section').filter({ has: app.getByRole('heading', { name: t('Day summary') }) });
  await expect(words).toContainText('of the target of 1,700 kcal');
  await expect(words.getByRole('button')).toHaveCount(0);
  await app.getByRole('link', { name: t('Add a meal to this day') }).click();
  await addFood(app, 'banana', /^Banana/);
  await app.getByRole('button', { name: t('Add to diary') }).click();
  await expect(app.getByText(t('In your diary'))).toBeVisible();
  await device({ platform: 'android', path: '/ai-food/history' });
  await expect(words).toContainText(/The meals have changed since/);
  expect(summed()).toBe(1);
  await words.getByRole('button', { name: t('Rewrite it') }).click();
  await expect(app.getByText(t('Summing up the day'))).toBeVisible();
  await works(5);
  await expect(words.getByRole('button')).toHaveCount(0);
  expect(summed()).toBe(2);

  // Analytics events contain no photo. The link opens for anyone, and names nobody.
  await expect.poll(() => events.join()).toContain('analysis.photo');
  expect(events.join()).not.toContain(picture);
  await page.addInitScript(() => sessionStorage.setItem('0:user', '{}'));
  await page.goto(new URL(`/ai-food/result?shareCode=${snack.shareCode}`, process.env.WEB_URL).href);
  const shared = page.getByRole('list', { name: t('Foods of the meal') }).getByRole('listitem');
  await expect(shared).toHaveCount(3);
  await expect(page.getByText(t('{kcal} kcal', { kcal: Math.round(snack.macros.energy) })).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/林晓|Today/);
});
