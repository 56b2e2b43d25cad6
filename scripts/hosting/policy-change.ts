import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../bench/phone.ts';
import type { RunningServer } from './servers.ts';

/** A part of the security policy, and a stricter one. */
const before = 'frame-src https://*.qq.com webcompt:';
const after = "frame-src 'none'";

/**
 * Checks that a stricter security policy of the host, without a new release, reaches a browser whose service worker has
 * stored the app.
 * @throws {AssertionError} if the second page after the change does not have the policy
 */
export async function checkPolicyChange(server: RunningServer): Promise<void> {
  const browser = await launchBrowser([server.keyHash]);
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await until(async () => Boolean(await keptPolicy(page)), 'the start page is not stored');
    assert.ok((await openPage(page, server)).includes(before), 'the page lacks the policy');
    await server.changeHeaders((text) => text.replace(before, after));
    // This page starts from the device, and its worker compares the headers.
    await openPage(page, server);
    await until(async () => (await keptPolicy(page))?.includes(after) === true, 'the stored page has the old policy');
    assert.ok((await openPage(page, server)).includes(after), 'the page has the old policy');
  } finally {
    await browser.close();
  }
}

/** Opens the app from the device. @returns the security policy of the page */
async function openPage(page: Page, { origin }: RunningServer): Promise<string> {
  const response = await page.goto(origin);
  assert.equal(response?.fromServiceWorker(), true, 'the page is not from the service worker');
  return response?.headers()['content-security-policy'] ?? '';
}

// A string, because the TypeScript loader rewrites functions with helpers that the page lacks.
const keptPolicy = (page: Page) =>
  page.evaluate<string | null | undefined>(
    `navigator.serviceWorker.controller && caches.match('/').then((kept) => kept?.headers.get('content-security-policy'))`,
  );

async function until(isReached: () => Promise<boolean>, failure: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isReached()); await new Promise((done) => setTimeout(done, 200))) {
    assert.ok(Date.now() < end, failure);
  }
}
