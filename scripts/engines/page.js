/* Runs in each page before the app, in every engine, and uses nothing that Chrome 87 and Safari 14 lack: fixes the time,
   collects errors, counts pending requests, and finds elements by role and accessible name. `/engines-axe.js` must be
   loaded first. */
(() => {
  const now = Number(document.currentScript.dataset.now);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length > 0) super(...args);
      else super(now);
    }
    static now() {
      return now;
    }
  };

  const errors = [];
  addEventListener(
    'error',
    ({ message, target }) => {
      // The `href` of an SVG element is an object.
      const address = target.src || target.href?.baseVal || target.href;
      errors.push(target === window || !target.tagName ? message : `${address} did not load`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', (event) => {
    errors.push(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
  });
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...args) => {
      errors.push(args.map(String).join(' '));
      log.apply(console, args);
    };
  }

  let pending = 0;
  let quietFrom = 0;
  const wait = (ms) => {
    quietFrom = Math.max(quietFrom, performance.now() + ms);
  };
  const count = (step) => {
    pending += step;
    wait(300);
  };
  // A search sends its request after the typing has paused.
  addEventListener('input', () => wait(900), true);
  const { fetch } = window;
  window.fetch = (...args) => {
    count(1);
    return fetch(...args).finally(() => count(-1));
  };

  const isQuiet = () => pending === 0 && performance.now() > quietFrom;

  const { commons, setup, teardown } = window.axe;
  const clean = (text) => text.replace(/\s+/g, ' ').trim();

  /** Runs a function with axe's copy of the tree, which its functions need. */
  function withTree(run) {
    setup(document.documentElement);
    try {
      return run();
    } finally {
      teardown();
    }
  }

  const scrollAreas = () => [document.documentElement, ...document.querySelectorAll('main')];

  /**
   * Whether an animation affects the position of an element. WebKit lists a finished animation until it renders the next
   * frame.
   */
  const isAnimated = (element) => document.getAnimations().some(({ effect }) => effect.target.contains(element));

  /** The last open dialog, or the page: content behind a dialog cannot be reached. */
  const reachable = () => [...document.querySelectorAll('dialog[open]')].pop() || document.body;

  /** All elements with an accessible role, with their names, in document order. */
  const named = (role) =>
    withTree(() =>
      [...reachable().querySelectorAll('*')]
        .filter((element) => commons.aria.getRole(element) === role && commons.dom.isVisibleToScreenReaders(element))
        .map((element) => ({ element, name: clean(commons.text.accessibleText(element)) })),
    );

  window.engines = {
    errors,

    /** Finds the element with a role and a name; an exact name takes precedence over one that contains the text. */
    find(role, name) {
      const all = named(role);
      const found = all.find((one) => one.name === name) || all.find((one) => one.name.includes(name));
      return found?.element;
    },

    /** The point of the last aim, px of the viewport. */
    target: { x: 0, y: 0 },

    /** The reason why the last aim cannot be clicked. */
    obstacle: '',

    /**
     * Aims at the centre of an element. Returns whether the element has not moved since the last aim and is not covered,
     * because an arriving reply may move it.
     */
    aim(element) {
      this.obstacle = !element ? 'it is not there' : isQuiet() ? this.obstacleOf(element) : 'the page waits';
      return !this.obstacle;
    },

    obstacleOf(element) {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const last = this.target;
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      this.target = { x, y };
      const hit = document.elementFromPoint(x, y);
      const isInFront = [element, ...(element.labels || [])].some((own) => own.contains(hit));
      if (!isInFront) return `in front lies ${hit ? hit.outerHTML.slice(0, 200) : 'nothing'}`;
      if (isAnimated(element)) return 'it is animated';
      return x === last.x && y === last.y ? '' : `it moved from ${last.x}, ${last.y} to ${x}, ${y}`;
    },

    /** Whether the page's visible text contains a text. */
    shows: (text) => clean(document.body.innerText).includes(text),

    /** Whether the screen has its heading, waits for no reply, and shows no placeholder. */
    isReady(loading) {
      return isQuiet() && named('heading').length > 0 && !this.find('status', loading);
    },

    /** The height of the content, px. */
    height: () => Math.max(...scrollAreas().map(({ scrollHeight }) => scrollHeight)),

    /** The faults of the layout: an empty page, or content that overflows horizontally. */
    layout() {
      const found = [];
      if (clean(document.body.innerText).length < 20) found.push('The screen is blank');
      const overflow = Math.max(...scrollAreas().map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      if (overflow > 0) found.push(`Overflows by ${overflow} px at ${innerWidth} px`);
      return found;
    },
  };
})();
