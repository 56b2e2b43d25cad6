/** The development servers, as `npm start` starts them. */
import { freePort } from '../../scripts/lib/ports.mjs';
import { launch } from '../../scripts/lib/processes.mjs';
import { expect, test } from './support/test.ts';

test.use({ guest: true });

test('the pages of npm start log no error or warning, and request no missing file', async ({ page }) => {
  // The servers compile each page when it is opened.
  test.slow();
  const [webPort, devicePort] = [await freePort(), await freePort()];
  const web = `http://localhost:${webPort}`;
  const device = `http://localhost:${devicePort}/device/`;
  // The tests' own environment would change the mode of the servers.
  const env = { NODE_ENV: undefined };
  const servers = [
    launch('npm', ['exec', '-w', 'web', '--', 'vite', '--port', `${webPort}`, '--strictPort'], { env }),
    launch(
      'npm',
      ['exec', '--', 'vite', '--config', 'mocks/native-host/vite.config.ts', '--port', `${devicePort}`, '--strictPort'],
      { env: { ...env, WEB_URL: web } },
    ),
  ];
  try {
    for (const url of [web, device]) {
      await expect
        .poll(
          () =>
            fetch(url).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
    }
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      // Vite answers for a missing file with the start page.
      const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
      if (isPage && response.request().resourceType() !== 'document') faults.push(`missing ${response.url()}`);
    });
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['/', '/ai-app', '/food-app']) {
      await page.goto(web + path);
      await expect(heading).toBeVisible({ timeout: 60_000 });
    }
    await page.goto(device);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${device}?view=stage`);
    const phone = page.frameLocator('iframe').first().frameLocator('iframe');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    expect(faults).toEqual([]);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
});
