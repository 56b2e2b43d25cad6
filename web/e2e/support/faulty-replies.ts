/**
 * Replies that violate the description: the screen stays, and shows a dash or a message that a part is missing. A page that
 * `watchReplies` has prepared behaves as usual until `expectSurvivesFaults`.
 */
import type { Page } from '@playwright/test';
import { type Fault, faultsOf } from './reply-faults.ts';
import { expect } from './test.ts';
import { t } from './texts.ts';
import { expectLoaded } from './tour.ts';

/** `ALL_FAULTS=1` tries every fault, as every night. Otherwise the test tries one of fifteen, the same for a description. */
const share = process.env.ALL_FAULTS ? 1 : 15;

interface Reply {
  method: string;
  path: string;
  body: { success: boolean };
}

const line = (text: string) => new RegExp(`^\\s*${text}\\s*$`, 'm');

/** Texts that a screen must not show with a fault, by the end of its name. These faults are always tried. */
const wrongClaims: [fault: string, never: RegExp][] = [
  ['queryList data/*/doses/*/status missing', line(t('Every dose of today has an answer.'))],
  ['queryList data/*/doses/*/status missing', line(t('Stock is enough'))],
  ['queryList data/*/doses/*/status missing', line(t('Take'))],
  ['queryList data/*/doses/*/status missing', /^(Doses )?0(\/| of )4/m],
  ['queryList data/*/repeatType missing', line(t('Stock is enough'))],
  ['queryList data/*/dose null', /^0 tablets/m],
  ['queryYearList data/*/taken null', /are not logged/],
  ['getExecutionPlanData data/tasks/*/status missing', line(t('All tasks of today are done.'))],
  ['queryByFamilyUserId data/latest/bloodSugar/moment missing', /mmol\/L Usual/],
  ['queryByFamilyUserId data/trends/weight/*/measuredAt null', line(t('This part cannot be shown'))],
  ['queryByFamilyUserId data/trends/medication/*/taken null', /^0 of \d|not logged/m],
  ['course/detail data/sections/*/status missing', /^(0 of 4 parts|Opens once)/m],
  ['queryInvitedMessage data/*/userName missing', /^invited you/m],
];

/** The page's side of the test, installed by `recordReplies`. */
interface Recorder {
  /**
   * The replies of the queries that the last two refetches read. Replies that a page reads only once get no faults: those
   * after a tap, and those of work that starts when the page is idle.
   */
  replies: Reply[];
  /**
   * Refetches all queries, with a fault in their replies, and waits until the screen stops changing.
   * @returns whether a reply had the fault
   */
  show: (fault?: Fault) => Promise<boolean>;
}

declare global {
  var recorder: Recorder;
}

/** Prepares the pages that open from now on. */
export const watchReplies = (page: Page): Promise<unknown> => page.addInitScript(recordReplies);

/**
 * Asserts that the open screen survives faults in each reply that it refetches. React reports each error that a boundary
 * catches, so the console has errors.
 * @param reopen opens the screen again, after a fault that it shows until a reload
 * @param atLeast the smallest number of faults of which some are tried
 */
export async function expectSurvivesFaults(page: Page, reopen: () => Promise<void>, atLeast: number): Promise<void> {
  await settle(page);
  const replies = await page.evaluate(async () => {
    await recorder.show();
    return recorder.replies;
  });
  const all = replies.flatMap(({ method, path, body }) => faultsOf(method, path, body));
  // The test would be useless if no query were refetched.
  expect(all.length).toBeGreaterThanOrEqual(atLeast);
  const faults = all
    .map((fault) => ({
      ...fault,
      never: wrongClaims.filter(([end]) => nameOf(fault).endsWith(end)).map(([, never]) => never),
    }))
    .filter((fault) => fault.never.length > 0 || hash(nameOf(fault)) % share === 0);
  const problems: string[] = [];
  for (let next = 0; next < faults.length; ) {
    const found = await page.evaluate(tryFaults, { faults: faults.slice(next), crash: t('This page did not open') });
    problems.push(...found.problems.map(({ index, text }) => `${nameOf(faults[next + index] as Fault)}: ${text}`));
    next += found.tried;
    if (!found.crashed) break;
    await reopen();
    await settle(page);
  }
  expect(problems).toEqual([]);
  await page.evaluate(() => recorder.show());
  for (const retry of await page
    .getByRole('alert')
    .getByRole('button', { name: t('Try again') })
    .all()) {
    await retry.click();
  }
  await expect(page.getByText(t('This part cannot be shown'))).toHaveCount(0);
}

/** Waits until the screen shows its content. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.evaluate(() => recorder.show());
    await expectLoaded(page, t('Loading'));
  }).toPass();
}

const nameOf = ({ path, pointer, kind }: Fault) => `${path} ${pointer.join('/')} ${kind}`;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

interface Tried {
  problems: { index: number; text: string }[];
  tried: number;
  /** Whether the screen or a part of it is missing until the page is reloaded. */
  crashed: boolean;
}

/** Runs in the page. */
async function tryFaults({
  faults,
  crash,
}: {
  faults: (Fault & { never: RegExp[] })[];
  crash: string;
}): Promise<Tried> {
  /** Texts that code produces for a missing value. */
  const leak = /\b(NaN|undefined|null|Invalid Date|Infinity)\b|\[object Object\]|∞/;
  const problems: Tried['problems'] = [];
  for (const [index, fault] of faults.entries()) {
    const delivered = await recorder.show(fault);
    const text = textOf(document.body);
    const claim = fault.never.find((never) => never.test(text));
    const crashed = text.includes(crash);
    // A part that failed with its query refetches only on a retry, or on a new page.
    if (!delivered && index > 0) return { problems, tried: index, crashed: true };
    if (!delivered) problems.push({ index, text: 'no query loaded it again' });
    else if (crashed) problems.push({ index, text: 'the whole screen failed' });
    else if (!document.querySelector('h1')) problems.push({ index, text: 'the screen has no title' });
    else if (claim) problems.push({ index, text: `"${around(text, claim)}"` });
    else if (leak.test(text)) problems.push({ index, text: `"${around(text, leak)}"` });
    if (crashed) return { problems, tried: index + 1, crashed };
  }
  return { problems, tried: faults.length, crashed: false };

  /** The texts of the page, and the values of all attributes except `class`. */
  function textOf(root: HTMLElement): string {
    const texts = [root.innerText];
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) if (name !== 'class') texts.push(value);
    }
    return texts.join('\n');
  }

  function around(text: string, pattern: RegExp): string {
    const at = text.search(pattern);
    return text.slice(Math.max(0, at - 30), at + 30).replace(/\s+/g, ' ');
  }
}

/**
 * Runs in the page before its scripts. From the first `show` on, it answers repeated calls with the first replies and the
 * current fault.
 */
function recordReplies(): void {
  const known = new Map<string, Promise<Reply & { status: number }>>();
  const send = globalThis.fetch;
  let started = false;
  let fault: Fault | undefined;
  let delivered = false;
  let pending = 0;
  let changed = false;
  const asked = new Set<string>();
  const fixed: { [kind in Fault['kind']]?: unknown } = { null: null, huge: 1e12, 'unknown value': 'aNewValue' };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/')) return send(input, init);
    pending += 1;
    try {
      if (!started) return await send(request);
      const key = `${request.method} ${url.pathname}${url.search} ${await request.clone().text()}`;
      const path = url.pathname.replace('/api', '');
      const load = async () => {
        // Without the query's abort signal, because a cancelled query may request again.
        const response = await send(new Request(request, { signal: new AbortController().signal }));
        return { method: request.method, path, status: response.status, body: await response.json() };
      };
      const reply = known.get(key) ?? load();
      known.set(key, reply);
      asked.add(key);
      const { status, body } = await reply;
      const shown = structuredClone(body);
      if (fault?.path === path) {
        delivered = true;
        spoil(shown, fault.pointer, fault.kind);
      }
      return new Response(JSON.stringify(shown), { status, headers: { 'content-type': 'application/json' } });
    } finally {
      // After the client has read the reply.
      setTimeout(() => {
        pending -= 1;
      });
    }
  };

  const recorder: Recorder = {
    replies: [],
    async show(next) {
      started = true;
      fault = next;
      delivered = false;
      const before = new Set(asked);
      asked.clear();
      // Makes the page refetch its queries, as after a return from the browser's cache.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      for (let still = 0; still < 2; ) {
        changed = false;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = pending === 0 && !changed ? still + 1 : 0;
      }
      const twice = [...known].filter(([key]) => asked.has(key) && before.has(key));
      const replies = await Promise.all(twice.map(([, reply]) => reply));
      this.replies = replies.filter(({ body }) => body.success);
      return delivered;
    },
  };
  // Comparing the text of the whole page after each frame would take longer.
  new MutationObserver(() => {
    changed = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.recorder = recorder;

  function spoil(value: unknown, [name, ...rest]: string[], kind: Fault['kind']): void {
    if (typeof value !== 'object' || value === null || name === undefined) return;
    if (name === '*') {
      for (const item of Object.values(value)) spoil(item, rest, kind);
      return;
    }
    const fields = value as Record<string, unknown>;
    if (rest.length > 0) spoil(fields[name], rest, kind);
    else if (kind === 'missing') delete fields[name];
    else if (name in fields) fields[name] = kind in fixed ? fixed[kind] : another(fields[name]);
  }

  function another(value: unknown): unknown {
    if (typeof value === 'string') return 12;
    if (Array.isArray(value)) return { first: value[0] };
    return typeof value === 'number' || typeof value === 'boolean' ? 'twelve' : 'text';
  }
}
