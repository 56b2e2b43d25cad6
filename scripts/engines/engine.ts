/** A browser with one page, with the same operations in every engine. */
export interface Engine {
  /** The name and the version, for the report. */
  readonly label: string;
  /** Loads a URL and waits for the page's `load` event. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks at a point of the viewport, px. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  /** Returns a PNG of the viewport. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The common interface of puppeteer's and Playwright's pages. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  screenshot(): Promise<Buffer>;
}

/** The operations of an engine on such a page. */
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

/** The viewport in every engine: a narrow phone, but higher, so that a picture shows more of each screen. */
export const viewport = { width: 375, height: 1_200 };

/** The time zone of the mock's people. */
export const timeZone = 'Asia/Shanghai';

/** Without hinting, text has the same width in an old and a new Chromium, so that their pictures are comparable. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
