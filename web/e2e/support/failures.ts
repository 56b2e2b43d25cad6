/** Makes calls fail, and counts the messages on the page. */
import type { FrameLocator, Page } from '@playwright/test';
import { interceptCall } from './intercept.ts';
import { expect } from './test.ts';
import { t } from './texts.ts';

/** Kinds of failures. The app shows the server's own text only for a refusal with an unknown code. */
type Failure = 'refusal' | 'status 500' | 'expired login' | 'no reply';

export const refusalOf = (call: string): string => `refused: ${call}.`;

export const requestException = t('Request exception. Try again later.');
export const noConnection = t('No connection to the server. Check your network.');
export const loginExpired = t('Login expired');

interface FailingCall {
  /** Changes the kind of failure. */
  change: (next: Failure) => void;
  /** Lets the call reach the server again. */
  restore: () => Promise<void>;
}

/** Makes a call fail. */
export async function failCall(page: Page, call: string, first: Failure): Promise<FailingCall> {
  let failure = first;
  const restore = await interceptCall(page, call, ({ reply, refuseConnection }) => {
    if (failure === 'no reply') return refuseConnection();
    if (failure === 'refusal') return reply(200, { success: false, code: 'UNKNOWN_CODE', msg: refusalOf(call) });
    const code = failure === 'expired login' ? '600' : '';
    return reply(500, { success: false, code, msg: 'text of the server' });
  });
  return {
    change: (next) => {
      failure = next;
    },
    restore,
  };
}

/** Records the toasts of all pages from now on, so that toasts that have disappeared count too. */
export const recordToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const toasts: (string | null)[] = [];
    Object.assign(window, { toasts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role=status] > *')) toasts.push(node.textContent);
          for (const inside of node.querySelectorAll('[role=status] > *')) toasts.push(inside.textContent);
        }
    }).observe(document, { childList: true, subtree: true });
  });

/** Asserts that the page shows a text exactly once, in place or as a toast. Requires `recordToasts`. */
export async function expectSaidOnce(app: Page | FrameLocator, text: string): Promise<void> {
  const inPlace = app.getByText(text).and(app.locator(':not([role=status] *)'));
  const root = app.locator('html');
  const count = async () => {
    const toasts = await root.evaluate(
      (_, said) => (window as unknown as { toasts: string[] }).toasts.filter((toast) => toast.includes(said)).length,
      text,
    );
    return toasts + (await inPlace.count());
  };
  await expect.poll(count).toBe(1);
  // If both a toast and a text in place appear, one of them may appear a frame later.
  await root.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect.poll(count).toBe(1);
  await expect(app.getByText('text of the server')).toHaveCount(0);
}
