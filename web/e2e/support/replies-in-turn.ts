import type { Page } from '@playwright/test';

/** The page's side, installed by `holdReplies`. */
interface Turns {
  /** From now on, replies arrive in turn again. Resolves when the window has stopped changing. */
  begin: () => Promise<void>;
  /** Resolves when no reply is due and the window has stopped changing; after that, replies arrive as they come. */
  end: () => Promise<void>;
}

declare global {
  var replyTurns: Turns;
}

/**
 * Lets the first reply to the pages that open from now on arrive only after the screen has painted without any, and each
 * further one after the page has painted the one before it. So the order does not depend on the speed of the machine, and
 * is the one in which a slow server moves the most.
 */
export const takeTurns = (page: Page): Promise<unknown> => page.addInitScript(holdReplies, patience);

/** The longest wait for the screen, far more than the time for which it waits for its first data; ms. */
const patience = 15_000;

/** Lets the replies arrive in turn again, before an open page shows another screen. */
export const beginTurns = (page: Page): Promise<void> => page.evaluate(() => replyTurns.begin());

/** Waits until the last reply has arrived and is painted. */
export const endTurns = (page: Page): Promise<void> => page.evaluate(() => replyTurns.end());

/** Runs in the page before its scripts. */
function holdReplies(patience: number): void {
  const send = globalThis.fetch;
  const waiting: (() => Promise<void>)[] = [];
  let pending = 0;
  let changes = 0;
  let ended = false;
  let running = false;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Waits for some frames in a row without a change. */
  async function untilStill(frames: number): Promise<void> {
    for (let still = 0; still < frames; still += 1) {
      const before = changes;
      await nextFrame();
      if (changes !== before) still = -1;
    }
  }

  /** Whether the screen has replaced the placeholder that all screens have, six blocks. */
  const isShown = () => {
    const main = document.querySelector('#root main');
    // A screen with an area of its own for scrolling has an element around its content.
    const content = main?.querySelector(':scope > div:only-child:not([role])') ?? main;
    const [first, second] = content?.children ?? [];
    return (
      content != null && (second !== undefined || !first?.matches('[role="status"]') || first.children.length !== 6)
    );
  };

  async function takeNext(): Promise<void> {
    if (running) return;
    running = true;
    const end = performance.now() + patience;
    while (!isShown() && performance.now() < end) await nextFrame();
    if (!isShown()) console.error('The screen waits for its data with the placeholder of all screens, not its own');
    await untilStill(3);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next();
      await untilStill(3);
    }
    running = false;
  }

  /** Whether a part in the window is loading, perhaps its code. A part below may load only when somebody scrolls there. */
  const isLoading = () =>
    [...document.querySelectorAll('main [role="status"][aria-label]')].some(
      (part) => part.getBoundingClientRect().top < innerHeight,
    );

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (ended || !new URL(request.url).pathname.startsWith('/api/')) return send(request);
    pending += 1;
    try {
      return await new Promise((resolve, reject) => {
        waiting.push(() => send(request).then(resolve, reject));
        void takeNext();
      });
    } finally {
      pending -= 1;
    }
  };

  globalThis.replyTurns = {
    async begin() {
      await untilStill(3);
      ended = false;
    },
    async end() {
      do await untilStill(10);
      while (pending > 0 || running || isLoading());
      ended = true;
    },
  };
}
