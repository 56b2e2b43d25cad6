/** Plays a native app of an earlier version around the page. */
import type { Page } from '@playwright/test';

interface OlderApp {
  /** The actions that this version offers. */
  offers?: string[];
  user: { userToken?: string };
}

/** Attaches an Android app to the next pages. It knows its user; the page's other calls stay unanswered. */
export async function attachOlderApp(page: Page, { offers = [], user }: OlderApp): Promise<void> {
  await page.addInitScript(
    ({ actions, user }) => {
      const app = window as unknown as { healthBridgeReceive?: (message: string) => void };
      const results: Record<string, unknown> = { hello: { version: 1, actions }, getUserInfo: user };
      const postMessage = (text: string) => {
        const { type, id, action = type } = JSON.parse(text);
        const reply = JSON.stringify({ type: 'reply', id, result: results[action] });
        // An app never replies at once.
        if (results[action]) setTimeout(() => app.healthBridgeReceive?.(reply));
      };
      Object.assign(window, { healthBridge: { postMessage } });
    },
    { actions: ['getUserInfo', ...offers], user },
  );
}
