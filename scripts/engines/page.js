/*
 * Runs in each page before the app, in every engine, and needs nothing that Chrome 87 and Safari 14 lack: fixes the time, collects
 * errors, counts open requests, and finds elements as a screen reader names them. `/engines-axe.js` stands before it.
 */
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
      errors.push(target === window || !target.tagName ? message : `${target.src || target.href} did not load`);
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
  // A search asks the server when the typing has paused.
  addEventListener('input', () => wait(900), true);
  const { fetch } = window;
  window.fetch = (...args) => {
    count(1);
    return fetch(...args).finally(() => count(-1));
  };

  const isQuiet = () => pending === 0 && performance.now() > quietFrom;

  const { commons, setup, teardown } = window.axe;
  const clean = (text) => text.replace(/\s+/g, ' ').trim();

  /** Runs a function on axe's copy of the tree, which its functions need. */
  function withTree(run) {
    setup(document.documentElement);
    try {
      return run();
    } finally {
      teardown();
    }
  }

  const scrollAreas = () => [document.documentElement, ...document.querySelectorAll('main')];

  /** Whether an animation has a part in where an element is. WebKit lists one that has finished until it draws the next frame. */
  const isAnimated = (element) => document.getAnimations().some(({ effect }) => effect.target.contains(element));

  /** The last dialog that is open, else the page: what is behind a dialog cannot be reached. */
  const reachable = () => [...document.querySelectorAll('dialog[open]')].pop() || document.body;

  /** All elements with a role that a screen reader reads, with their names, in the order of the document. */
  const named = (role) =>
    withTree(() =>
      [...reachable().querySelectorAll('*')]
        .filter((element) => commons.aria.getRole(element) === role && commons.dom.isVisibleToScreenReaders(element))
        .map((element) => ({ element, name: clean(commons.text.accessibleText(element)) })),
    );

  window.engines = {
    errors,

    /** The element with a role and a name; a name that only contains the wanted one comes second. */
    find(role, name) {
      const all = named(role);
      const found = all.find((one) => one.name === name) || all.find((one) => one.name.includes(name));
      return found?.element;
    },

    /** The point of the last aim, px of the visible page. */
    target: { x: 0, y: 0 },

    /** What prevents a click since the last aim. */
    obstacle: '',

    /**
     * Aims at the middle of an element. Returns whether the element is where the last aim was and nothing covers it: a reply
     * that arrives may move the element.
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

    /** Whether the visible text of the page contains a text. */
    shows: (text) => clean(document.body.innerText).includes(text),

    /** Whether the screen has its heading, waits for no answer, and shows no placeholder. */
    isReady(loading) {
      return isQuiet() && named('heading').length > 0 && !this.find('status', loading);
    },

    /** The height of the content, px. */
    height: () => Math.max(...scrollAreas().map(({ scrollHeight }) => scrollHeight)),

    /** The faults of the layout: an empty page, or content that overflows sideways. */
    layout() {
      const found = [];
      if (clean(document.body.innerText).length < 20) found.push('The screen is blank');
      const overflow = Math.max(...scrollAreas().map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      if (overflow > 0) found.push(`Overflows by ${overflow} px at ${innerWidth} px`);
      return found;
    },
  };
})();
