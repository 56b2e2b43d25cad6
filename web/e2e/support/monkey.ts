/** Random input to the page's controls, with random numbers from a seed. */
import type { BrowserContext, Page } from '@playwright/test';
import { seededRandom } from '../../../mocks/api/engine/random.ts';

export interface Monkey {
  /** Makes a move. @returns its description for the report of a failure */
  move: () => Promise<string>;
  /** Waits until the screen has loaded, up to a limit. Reopens the product if a move has left it. */
  settle: () => Promise<void>;
}

interface Options {
  page: Page;
  context: BrowserContext;
  seed: number;
  /** The paths of the product's screens. */
  addresses: string[];
  /** Opens the product in a new document. */
  open: () => Promise<void>;
}

const texts = ['', '0', '-1', '7', '58.6', '1e308', '13800000000', '123456', '燕麦粥', '<b>"\u202e١٢', 'x'.repeat(600)];
const keys = ['Enter', 'Escape', 'Tab', 'ArrowRight', 'Backspace'];

/** The share of each move, in percent. */
const shares = { tap: 55, type: 15, jump: 10, key: 5, back: 5, connection: 4, reload: 3, 'tap twice': 3 };
type Move = keyof typeof shares;

const bag = Object.entries(shares).flatMap(([move, share]) => Array<Move>(share).fill(move as Move));

export function startMonkey({ page, context, seed, addresses, open }: Options): Monkey {
  const random = seededRandom(seed);
  const oneOf = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
  let online = true;
  const connect = async (wanted: boolean) => {
    online = wanted;
    await context.setOffline(!wanted);
  };
  const tap = async (times: number) => {
    const target = await findTarget(page, random());
    for (let tapped = 0; target && tapped < times; tapped++) await tapAt(page, target);
    return target?.name;
  };
  const moves: Record<Move, () => Promise<unknown>> = {
    tap: () => tap(1),
    'tap twice': () => tap(2),
    type: () => typeText(page, random(), oneOf(texts)),
    jump: async () => {
      const address = oneOf(addresses);
      await evaluate(page, (address) => history.pushState(null, '', address), address);
      return address;
    },
    key: async () => {
      const key = oneOf(keys);
      await page.keyboard.press(key);
      return key;
    },
    back: () => evaluate(page, () => history.back(), undefined),
    connection: async () => {
      await connect(!online);
      return online ? 'on' : 'off';
    },
    // Tests block the service worker, so a page cannot load without a connection.
    reload: async () => {
      if (online) await evaluate(page, reload, undefined);
    },
  };
  return {
    move: async () => {
      const move = oneOf(bag);
      return `${move} ${(await moves[move]()) ?? ''}`;
    },
    settle: async () => {
      if (await settled(page)) return;
      await connect(true);
      await open();
    },
  };
}

/** Taps at a point. If the tap navigates, the old document may never acknowledge it, and Chromium would wait forever. */
async function tapAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const tap = page.touchscreen.tap(x, y);
  tap.catch(() => undefined); // after the test
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- a limit, not a wait
  await Promise.race([tap, page.waitForTimeout(3_000)]);
}

/** Evaluates a function in the page. If the app navigates meanwhile, evaluates it again in the next document. */
async function evaluate<Argument, Result>(
  page: Page,
  work: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result> {
  for (;;) {
    try {
      return (await page.evaluate(work as (argument: unknown) => Result, argument)) as Result;
    } catch (error) {
      if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
    }
  }
}

/** The state that `settled` stores in a document. */
interface Settling {
  quiet?: number;
  polls?: number;
  left?: boolean;
}

function reload(): void {
  Object.assign(window, { left: true });
  location.reload();
}

/** Waits for a quiet page. @returns whether it is the app: *back* may leave it, and a load without a connection fails */
async function settled(page: Page): Promise<boolean> {
  const outcome = await page.waitForFunction(() => {
    if (!location.protocol.startsWith('http')) return 'outside';
    const state = window as Window & Settling;
    if (state.left) return '';
    const busy = '[role="status"][aria-label], [aria-busy="true"]';
    const quiet = document.querySelector('h1') !== null && document.querySelector(busy) === null;
    state.quiet = quiet ? (state.quiet ?? 0) + 1 : 0;
    state.polls = (state.polls ?? 0) + 1;
    // Without a connection, a screen may keep loading.
    if (state.quiet < 3 && state.polls < 40) return '';
    Object.assign(state, { quiet: 0, polls: 0 });
    return 'inside';
  });
  return (await outcome.jsonValue()) === 'inside';
}

/** Finds a control that is not covered, and scrolls to it. */
const findTarget = (page: Page, choice: number): Promise<{ name: string; x: number; y: number } | undefined> =>
  evaluate(
    page,
    (choice) => {
      const kinds = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="slider"]';
      const all = [...document.querySelectorAll<HTMLElement>(kinds)];
      const first = Math.floor(choice * all.length);
      for (const element of [...all.slice(first), ...all.slice(0, first)]) {
        const label = element.closest('label') ?? element;
        label.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = label.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (!label.contains(document.elementFromPoint(x, y))) continue;
        const text = element.ariaLabel ?? label.textContent ?? '';
        return { name: `${element.localName} ${JSON.stringify(text.slice(0, 40))}`, x, y };
      }
      return undefined;
    },
    choice,
  );

/** The largest value of a field that accepts only certain text. */
const largest: Record<string, string> = {
  date: '9999-12-31',
  'datetime-local': '9999-12-31T23:59',
  month: '9999-12',
  time: '23:59',
  range: '1e9',
};

/** Replaces the text of a field, or chooses one of its options. @returns the field */
const typeText = (page: Page, choice: number, text: string): Promise<string | undefined> =>
  evaluate(
    page,
    ({ choice, text, largest }) => {
      const all = [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('*'),
      ].filter((one) => one.matches('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select'));
      const field = all.filter((one) => !one.matches(':disabled, [readonly], [inert] *'))[
        Math.floor(choice * all.length)
      ];
      if (!field) return undefined;
      const set = (value: string) => {
        // React replaces the setter of the element.
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
        for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
      };
      field.focus();
      if (field instanceof HTMLSelectElement) set(field.options[Math.floor(field.length * choice)]?.value ?? '');
      else if (field.type in largest) set(text && (largest[field.type] ?? ''));
      else {
        document.execCommand('selectAll');
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
      }
      return `${JSON.stringify(text.slice(0, 20))} into ${field.localName} ${field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''}`;
    },
    { choice, text, largest },
  );
