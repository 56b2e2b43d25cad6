/**
 * Presses the buttons of a screen with the keyboard, and finds those after which the focus is lost or out of sight, and dialogs
 * that are not accessible.
 */
import type { Page } from '@playwright/test';
import { violationsOfDialog } from './accessibility.ts';
import { goOn } from './tour.ts';

interface Options {
  page: Page;
  open: (address: string) => Promise<void>;
  /** The address of the open screen. */
  address: string;
  /** Another screen of the same product, to open this one again. */
  other: string;
  /** Waits until the screen is complete. */
  untilComplete: () => Promise<void>;
  /** Names of the buttons that were pressed before; the new ones are added. */
  pressed: Set<string>;
  /** Titles of the dialogs that axe has checked; the new ones are added. */
  dialogs: Set<string>;
}

/** How long the focus may take to arrive, ms, even on a busy machine. */
const patience = 10_000;

/**
 * Presses every button of a screen with Enter, and those that appear; of several with one name, the first. A button may
 * appear only in the first state of the screen, so the screen is opened again until it has no new one.
 * @returns the buttons that lose the focus, and the violations of axe in each dialog
 */
export async function pressAll({
  page,
  open,
  address,
  other,
  untilComplete,
  pressed,
  dialogs,
}: Options): Promise<string[]> {
  const found: string[] = [];
  const isOutside = () => !page.url().startsWith(new URL(process.env.WEB_URL as string).origin);
  const isAt = (path: string) => new URL(page.url()).pathname === new URL(path, page.url()).pathname;
  const reopen = async () => {
    if (isAt(address)) await goOn(page, other);
    await goOn(page, address);
    await untilComplete();
  };
  const check = async (name: string) => {
    const problem = await problemAfter(page, untilComplete);
    if (isOutside()) return;
    if (problem) found.push(`${name}: ${problem}`);
    const title = await page.evaluate(titleOfDialog);
    if (title === undefined || dialogs.has(title)) return;
    dialogs.add(title);
    found.push(...(await violationsOfDialog(page)).map((violation) => `${title}: ${violation}`));
  };
  for (let fresh = true; ; ) {
    const name = await page.evaluate(focusNext, [...pressed]);
    if (name !== undefined) {
      pressed.add(name);
      await page.keyboard.press('Enter');
      await check(name);
      // A link of the native app, which this browser does not know.
      if (isOutside()) await open(address);
    } else if (await page.evaluate(() => document.querySelector('dialog[open]') !== null)) {
      await page.keyboard.press('Escape');
      await check('Escape');
      if (await page.evaluate(() => document.querySelector('dialog[open]') !== null)) await open(address);
    } else if (fresh) {
      return found;
    } else {
      await reopen();
      fresh = true;
      continue;
    }
    fresh = false;
    if (!isAt(address)) {
      await reopen();
      fresh = true;
    }
  }
}

/**
 * Focuses the next button that was not pressed, in the topmost dialog or the page. The rows of a list have the same buttons,
 * so only the first row's are pressed.
 * @returns its name, without numbers
 */
function focusNext(pressed: string[]): string | undefined {
  // More buttons of one kind are rows, even if they are no list.
  const most = 5;
  const places = new Map<string, number>();
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  const title = dialog?.querySelector('h2')?.textContent;
  for (const button of (dialog ?? document).querySelectorAll<HTMLElement>('button, summary')) {
    const row = button.closest('li');
    const place = `${button.parentElement?.className} › ${button.className}`;
    places.set(place, (places.get(place) ?? 0) + 1);
    const text = row
      ? `row ${[...row.querySelectorAll('button')].indexOf(button as HTMLButtonElement)} ${button.className}`
      : (button.ariaLabel ?? button.textContent ?? '').trim().slice(0, 60);
    if ((places.get(place) ?? 0) > most) continue;
    const name = `${title ? `${title} › ` : ''}${text}`.replace(/\d+/g, '0');
    if (pressed.includes(name) || !button.checkVisibility()) continue;
    button.focus();
    if (document.activeElement === button) return name;
  }
  return undefined;
}

/** The title of the topmost dialog, without numbers. */
function titleOfDialog(): string | undefined {
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  return dialog && (dialog.querySelector('h2')?.textContent ?? '').replace(/\d+/g, '0');
}

async function problemAfter(page: Page, untilComplete: () => Promise<void>): Promise<string | undefined> {
  const start = performance.now();
  for (;;) {
    try {
      let problem = await page.evaluate(focusProblem, true);
      if (!problem) {
        await untilComplete();
        // The screen may have moved on: a list that has got its next page loads another one.
        problem = await page.evaluate(focusProblem, false);
      }
      if (!problem || performance.now() - start > patience) return problem;
    } catch (error) {
      // The button has opened another document.
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
    }
  }
}

async function focusProblem(waits: boolean): Promise<string | undefined> {
  if (waits) await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'no element has the focus';
  const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const text = `${focused.localName} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  return x1 - x0 < 1 || y1 - y0 < 1 ? `${text} has the focus outside the visible part` : undefined;
}
