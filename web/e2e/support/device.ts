/** Opens the app inside the device page. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base } from './test.ts';

interface Device {
  page: Page;
  app: FrameLocator;
}

export const test = base.extend<{
  /** Opens the device page with these settings, e.g. `{ platform: 'ios', path: '/purine' }`, by default at the sugar control. */
  device: (settings?: Record<string, string>) => Promise<Device>;
}>({
  device: async ({ page, world, expectErrors: _ }, use) => {
    await use(async (settings) => {
      const url = new URL(process.env.DEVICE_URL as string);
      url.search = String(
        new URLSearchParams({ language: 'en', theme: 'light', path: '/sugar-control', world, ...settings }),
      );
      await page.goto(url.href);
      return { page, app: page.frameLocator('iframe') };
    });
  },
});

/** The log entries of an action or a call on the device page. */
export const entry = (page: Page, name: string): Locator =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** The phone on the device page: the app with the bar and menu of its embedder. */
export const phoneOf = (page: Page): Locator => page.getByRole('region', { name: 'Phone' });

/** Calls a bridge action from the device page. */
export async function callAction(page: Page, action: string, parameters?: object): Promise<void> {
  await page.getByRole('combobox', { name: 'Action' }).selectOption(action);
  if (parameters) await page.getByRole('textbox', { name: 'Parameters (JSON)' }).fill(JSON.stringify(parameters));
  // It waits until the app has started, which takes the focus, and a key would go to the app.
  await page.getByRole('button', { name: 'Call', exact: true }).click();
}

/** Presses a button of the embedder's sheet, e.g. to allow the camera. */
export const answerSheet = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
