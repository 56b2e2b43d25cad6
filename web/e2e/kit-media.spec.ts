import { expectAccessible } from './support/accessibility.ts';
import { answerSheet, test } from './support/device.ts';
import { choosePhoto } from './support/photo.ts';
import { expect, storyPath } from './support/test.ts';
import { t } from './support/texts.ts';

const picker = storyPath('media-imagepicker--three');

test('a hostile text runs no script and loads nothing, and its words stay', async ({ page, story }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  page.on('dialog', (dialog) => fetched.push(dialog.message()));
  await story('media-richtext--hostile');
  const text = page.getByRole('main').locator('section');
  const last = text.getByText('Last words stay.');
  await last.hover();
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('What stays');
  await expect(text.getByText('Text without its style.')).toHaveCSS('position', 'static');
  await expect(text).not.toContainText(/Give me your number|Choice|Drawn link/);
  for (const alt of ['Picture as data', 'Picture from elsewhere']) {
    await expect(text).toContainText(alt);
    await expect(text.getByRole('img', { name: alt })).toHaveCount(0);
  }

  const left = await text.evaluate((element) => ({
    tags: [...new Set([...element.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    attributes: [...element.querySelectorAll(':scope > * *')].flatMap((each) => each.getAttributeNames()),
    links: [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  }));
  for (const tag of left.tags)
    expect(['div', 'h2', 'p', 'hr', 'img', 'a', 'table', 'tbody', 'tr', 'td']).toContain(tag);
  for (const name of left.attributes) {
    expect(['href', 'src', 'alt', 'width', 'rel', 'target', 'loading', 'decoding', 'referrerpolicy']).toContain(name);
  }
  expect(left.links).toEqual([
    ['our site', 'https://health-app.example/help'],
    ['our app', '/sugar-control?from=text'],
  ]);
  await expect(text.getByRole('link', { name: 'our site' })).toHaveAttribute('rel', 'noopener noreferrer');

  // A link into the app opens by the router.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await text.getByRole('link', { name: 'our app' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-path', '/sugar-control');
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);

  expect(await page.evaluate(() => (window as { hostile?: string[] }).hostile)).toBeUndefined();
  expect(
    fetched.filter((url) => !url.startsWith('data:') && new URL(url).origin !== new URL(page.url()).origin),
  ).toEqual([]);
});

test('the keyboard scrolls a wide table of an article', async ({ page, story }) => {
  await story('media-richtext--article');
  const table = page.getByRole('group', { name: 'Of a plate for lunch' });
  await table.focus();
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a browser shrinks a photo and removes its location before the upload', async ({ page, story }) => {
  await story('media-photobutton--meal');
  await choosePhoto(page, () => page.getByRole('button', { name: t('Choose photo') }).click());
  await expect(page.getByTestId('photo')).toHaveText(/^\/api\/__mock\/pictures\/\d+\.jpg$/);
  const uploaded = await page.getByTestId('photo').innerText();
  const picture = await (await page.request.get(new URL(uploaded, page.url()).href)).body();
  expect(picture.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(picture.includes('Exif')).toBe(false);
  const size = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, uploaded);
  expect(size).toEqual([1600, 1200]);
  await page
    .getByRole('button', { name: t('Remove picture {number}', { number: 1 }) })
    .last()
    .click();
  // The file chooser has taken the focus from the window, so only the active element tells.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^(Choose|Take) photo$/);
});

test('a QR code whose encoder does not load reports it, and a retry shows the code', async ({
  page,
  story,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  let asked = 0;
  // The encoder is a package; the story's own files are requested before it.
  await page.route(/\/assets\/dist-/, async (route) => {
    const file = await (await route.fetch()).text();
    if (!file.includes('non-numeric')) return route.continue();
    asked += 1;
    return route.abort();
  });
  await story('media-qrcode--two');
  const again = page.getByRole('alert').getByRole('button', { name: t('Try again') });
  // Both QR codes on the page need the same encoder.
  await expect(again).toHaveCount(2);
  expect(asked).toBe(1);
  await page.unrouteAll();
  await again.first().click();
  await expect(page.getByRole('img', { name: 'Opens sugar control' })).toBeVisible();
});

test('pictures are added, sent, sent again and removed in the app', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: picker });
  const add = app.getByRole('button', { name: t('Add pictures') });
  const remove = (number: number) => app.getByRole('button', { name: t('Remove picture {number}', { number }) });
  const choose = async (...names: number[]) => {
    await add.click();
    for (const name of names) {
      await answerSheet(page, `Picture ${name}`);
    }
    await answerSheet(page, 'Choose');
  };

  // Cancelling changes nothing.
  await add.click();
  await answerSheet(page, 'Cancel');
  await expect(remove(1)).toHaveCount(0);

  await choose(2);
  await expect(remove(2)).toBeVisible();
  await expect(app.getByTestId('addresses')).toHaveText(/^(\S+\/meals\/\S+\.svg ?){2}$/);
  await expect(app.getByText('2/3', { exact: true })).toBeVisible();

  // The app fails to upload the next picture.
  await app.locator('html').evaluate(() => {
    const { webkit, healthBridgeReceive } = window as unknown as {
      webkit: { messageHandlers: { healthBridge: { postMessage: (message: unknown) => void } } };
      healthBridgeReceive: (message: unknown) => void;
    };
    const channel = webkit.messageHandlers.healthBridge;
    const { postMessage } = channel;
    channel.postMessage = (message) => {
      const { id, action } = typeof message === 'string' ? JSON.parse(message) : (message as Record<string, string>);
      if (action !== 'uploadImage') return postMessage(message);
      channel.postMessage = postMessage;
      healthBridgeReceive({ type: 'reply', id, error: { code: 'unavailable' } });
    };
  });
  await choose();
  const again = app.getByRole('button', { name: t('Try again') });
  await expect(again).toContainText(t('Not sent'));
  await expect(app.getByText(t('No more than {max} pictures can be added.', { max: 3 }))).toBeVisible();
  await expect(add).toHaveCount(0);
  await expectAccessible(page);
  await again.press('Enter');
  await expect(remove(3)).toBeFocused();
  await expect(app.getByTestId('addresses')).toHaveText(/^(\S+\/meals\/\S+\.svg ?){3}$/);
  await expect(again).toHaveCount(0);

  await remove(1).press('Enter');
  await expect(remove(3)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('a picture chosen in the app has no location when the page gets it', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: picker });
  await app.getByRole('button', { name: t('Add pictures') }).click();
  const taken = await page.getByRole('dialog').getByRole('img').first().getAttribute('src');
  await answerSheet(page, 'Choose');
  const preview = app.getByRole('img', { name: t('Picture {number}', { number: 1 }) });
  await expect(preview).toHaveAttribute('src', /^data:image\/jpeg/);
  const hasExif = (address: string | null) => Buffer.from(address?.split(',')[1] ?? '', 'base64').includes('Exif');
  expect([taken, await preview.getAttribute('src')].map(hasExif)).toEqual([true, false]);
});

test('pictures are sent one after the other, and removing a picture cancels its upload', async ({ device }) => {
  const { page, app } = await device({ platform: 'ios', path: picker });
  const add = app.getByRole('button', { name: t('Add pictures') });
  await expect(add).toBeVisible();
  // The app never replies to an upload.
  await app.locator('html').evaluate(() => {
    const channel = (
      window as unknown as {
        webkit: { messageHandlers: { healthBridge: { postMessage: (message: unknown) => void } } };
      }
    ).webkit.messageHandlers.healthBridge;
    const { postMessage } = channel;
    const sent: string[] = [];
    Object.assign(window, { sent });
    channel.postMessage = (message) => {
      const { type, action } = typeof message === 'string' ? JSON.parse(message) : (message as Record<string, string>);
      if (type !== 'cancel' && action !== 'uploadImage') return postMessage(message);
      sent.push(type);
    };
  });
  const sent = () => app.locator('html').evaluate(() => (window as unknown as { sent: string[] }).sent);
  await add.click();
  await answerSheet(page, 'Picture 2');
  await answerSheet(page, 'Choose');
  await expect(app.getByText(t('Sending'), { exact: true })).toHaveCount(2);
  await expect.poll(sent).toEqual(['call']);
  // During the upload the person can add another one.
  await expect(add).not.toHaveAttribute('aria-disabled');
  await app.getByRole('button', { name: t('Remove picture {number}', { number: 1 }) }).click();
  await expect.poll(sent).toEqual(['call', 'cancel', 'call']);
  await expect(app.getByText(t('Sending'), { exact: true })).toHaveCount(1);
});

test('a photo is taken by the camera of the app and uploaded', async ({ device }) => {
  const { page, app } = await device({ platform: 'android', path: storyPath('media-photobutton--meal') });
  await app.getByRole('button', { name: t('Take photo') }).click();
  await answerSheet(page, 'Choose');
  await expect(app.getByTestId('photo')).toHaveText(/^https?:\/\/|^\//);
  await app.getByRole('button', { name: t('Remove picture {number}', { number: 1 }) }).click();
  await expect(app.getByRole('button', { name: t('Take photo') })).toBeFocused();
});
