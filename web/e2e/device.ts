/** The app inside the device page. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base } from './test.ts';

interface Device {
  page: Page;
  app: FrameLocator;
}

export const test = base.extend<{
  /** Opens the device page with these settings, e.g. `{ platform: 'ios', path: '/purine' }`. */
  device: (settings?: Record<string, string>) => Promise<Device>;
}>({
  device: async ({ page, expectErrors: _, words }, use, info) => {
    await use(async (settings) => {
      const url = new URL(process.env.DEVICE_URL as string);
      const world = `${info.testId}x${info.repeatEachIndex}x${info.retry}`.replace(/\W/g, '');
      url.search = String(new URLSearchParams({ language: words('en', 'zh-CN'), theme: 'light', world, ...settings }));
      await page.goto(url.href);
      return { page, app: page.frameLocator('iframe') };
    });
  },
});

/** The entries of an action, or of a call, in the device page's log. */
export const entry = (page: Page, name: string): Locator =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
