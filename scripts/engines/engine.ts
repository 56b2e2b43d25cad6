/** A browser with one page; the same few steps in every engine. */
export interface Engine {
  /** The name and the version, for the report. */
  readonly label: string;
  /** Loads an address and waits for the page's `load` event. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks at a point of the visible page, px. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  /** A PNG of what is visible. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What puppeteer's and Playwright's pages have in common. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  screenshot(): Promise<Buffer>;
}

/** The steps of an engine on such a page. */
export function stepsOf(page: DrivenPage): Omit<Engine, 'label' | 'close'> {
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
  };
}

/** The size of the page in every engine: a narrow phone, with more of each screen in the picture. */
export const viewport = { width: 375, height: 1_200 };

/** The zone of the mock's people. */
export const timeZone = 'Asia/Shanghai';

/** Without hinting, text is as wide in an old Chromium as in a new one, and their pictures can be compared. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
