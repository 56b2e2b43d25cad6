/**
 * Histories of a dose in real browsers: two tabs of a phone and a second phone answer it at random, while the network delays,
 * duplicates and loses their requests. An order by the times of the taps explains what every read shows, and at the end all
 * screens show the latest answer. `scripts/test/histories.test.ts` plays thousands of histories without a browser, with the
 * same check; web/guides/run-the-app.md explains long runs.
 */
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { type Decision, type Read, unexplained } from '../../scripts/test/unexplained.ts';
import { hideServerTime, type InterceptedCall, interceptCall } from './support/intercept.ts';
import { now } from './support/now.ts';
import { countKept, goTo, openTab } from './support/offline.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ phone: BrowserContext }>({
  /** The second phone. */
  phone: async ({ browser }, use) => {
    const phone = await browser.newContext();
    await use(phone);
    await phone.close();
  },
});
test.use({ ownContext: true });

const { HISTORY_SEED = '1', HISTORY_RUNS = '2' } = process.env;
const seeds = Array.from({ length: Number(HISTORY_RUNS) }, (_, run) => Number(HISTORY_SEED) + run);

const networks = ['good', 'late', 'twice', 'without a reply', 'without a connection'] as const;
type Network = (typeof networks)[number];

const statuses = ['taken', 'skipped', 'pending'] as const;
type Status = (typeof statuses)[number];

const tab = fc.nat(2);
const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ answer: fc.nat(2), by: tab, over: fc.constantFrom(...networks) }) },
  { weight: 2, arbitrary: fc.record({ arrive: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ reload: tab }) },
);
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;
const moves = fc.array(move, { minLength: 12, maxLength: 16 });

/** A fault of the server or of the pages, which the network plants. */
type PlantedFault = 'the server ignores the time' | 'each attempt has its own time' | 'a lost call is a refusal';

/** The clock of all pages and of the server. */
interface Clock {
  /** Unix time in ms. */
  now: number;
}

interface Given {
  context: BrowserContext;
  phone: BrowserContext;
  world: string;
}

/** A reply that takes a lost answer for a refused one. */
const refusal = { success: false, code: 'NOT_PLANNED', msg: '没有安排这次用药' };

/** A network that treats the answers of each tab in its own way. */
class LossyNetwork {
  /** The times of the answers that have arrived at the server, Unix time in ms. */
  readonly arrived = new Set<number>();
  readonly #kinds = new Map<Page, Network>();
  readonly #onTheirWay: { from?: Page; arrive: () => Promise<unknown> }[] = [];

  constructor(
    readonly clock: Clock,
    readonly fault: PlantedFault | undefined,
  ) {}

  async connect(from: Page): Promise<void> {
    await interceptCall(from, '/cooperation/app/medicationRemind/finish', (call) => this.#send(from, call));
  }

  change(of: Page, kind: Network): void {
    this.#kinds.set(of, kind);
  }

  /** Whether a page waits for a delayed reply. */
  isHeldUp(page: Page): boolean {
    return this.#onTheirWay.some(({ from }) => from === page);
  }

  /** A page that is opened again waits for no reply of before. */
  forget(page: Page): void {
    for (const one of this.#onTheirWay) if (one.from === page) delete one.from;
  }

  /** Lets one of the delayed requests and copies arrive. */
  async arrive(index: number): Promise<void> {
    const [next] = this.#onTheirWay.splice(index % Math.max(1, this.#onTheirWay.length), 1);
    await next?.arrive();
  }

  /** Lets all requests arrive, the latest one first, and loses none from now on. */
  async heal(): Promise<void> {
    this.#kinds.clear();
    while (this.#onTheirWay.length > 0) await this.arrive(this.#onTheirWay.length - 1);
  }

  async #send(from: Page, call: InterceptedCall): Promise<void> {
    const kind = this.#kinds.get(from);
    const arrive = () => this.#arriveAtServer(call.request);
    const succeed = async () => call.reply(200, await arrive());
    if (kind === 'late') this.#onTheirWay.push({ from, arrive: succeed });
    else if (kind === 'twice') {
      this.#onTheirWay.push({ arrive });
      await succeed();
    } else if (kind === 'without a reply') {
      await arrive();
      await call.refuseConnection();
    } else if (kind === 'without a connection') {
      if (this.fault === 'a lost call is a refusal') await call.reply(200, refusal);
      else await call.refuseConnection();
    } else await succeed();
  }

  /** @returns the body of the reply */
  async #arriveAtServer(request: InterceptedCall['request']): Promise<object> {
    const url = new URL(request.url);
    const intendedAt = url.searchParams.get('intendedAt');
    if (this.fault === 'the server ignores the time') url.searchParams.delete('intendedAt');
    if (this.fault === 'each attempt has its own time')
      url.searchParams.set('intendedAt', new Date(this.clock.now).toISOString());
    const reply = await (await fetch(url, { headers: request.headers })).json();
    expect(reply).toMatchObject({ success: true });
    this.arrived.add(Date.parse(intendedAt ?? ''));
    return reply;
  }
}

/** Sends a request to the mock. @returns the body of the reply */
async function request(path: string, userToken: string, body?: object) {
  const headers = { userToken, appVersion: '1.0.0', source: '', 'Content-Type': 'application/json' };
  const reply = await fetch(
    `${process.env.MOCK_URL}${path}`,
    body ? { headers, method: 'POST', body: JSON.stringify(body) } : { headers },
  );
  expect(reply.status).toBe(200);
  return reply.json();
}

/** The status of the dose on the server. */
async function statusAt(userToken: string): Promise<string> {
  const { data } = await request('/cooperation/app/medicationRemind/queryList', userToken);
  const doses = data.flatMap((reminder: { doses: { time: string; status: string }[] }) => reminder.doses);
  return doses.find(({ time }: { time: string }) => time === '18:30').status;
}

const dose = (page: Page) => page.getByRole('listitem').filter({ hasText: '18:30' }).first();

/** What a screen shows as the answer of the dose. */
async function shownBy(page: Page): Promise<Status> {
  const text = await dose(page).innerText();
  if (text.includes('Taken at')) return 'taken';
  return text.includes('Skipped at') ? 'skipped' : 'pending';
}

const buttons: Record<Status, RegExp> = { taken: /^Take /, skipped: /^Skip /, pending: /^Undo [^:]+, / };

/**
 * Gives one of the answers that the dose offers, and waits until the dose shows it. It chooses and presses in one step,
 * because a reply may replace the buttons at any time: after a reload, the page shows the stored list first.
 * @returns the index of the answer; `undefined` if none is offered, as while one is sent
 */
const answer = (page: Page, choice: number): Promise<number | undefined> =>
  dose(page).evaluate(
    async (row, { choice, names }) => {
      const buttons = [...row.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])')];
      const offered = names.flatMap((name, value) => {
        const button = buttons.find(({ ariaLabel }) => new RegExp(name).test(ariaLabel ?? ''));
        return button ? [{ value, button }] : [];
      });
      const chosen = offered[choice % Math.max(1, offered.length)];
      if (!chosen) return undefined;
      const { button, value } = chosen;
      await new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (button.isConnected && button.ariaDisabled !== 'true') return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
        button.click();
      });
      return value;
    },
    { choice, names: statuses.map((status) => buttons[status].source) },
  );

/**
 * Plays a history.
 * @returns the reads that no order of the answers explains, and what the server and all screens show at the end and should show
 */
async function play(history: readonly Move[], given: Given, fault?: PlantedFault) {
  const { context, phone, world } = given;
  const clock: Clock = { now: now.getTime() };
  const network = new LossyNetwork(clock, fault);
  const tabs: Page[] = [];
  for (const device of [context, context, phone]) {
    const page = await openTab(device, { userId: 'user-1001', userToken: world });
    // The mock's clock stands still: only the world of the test advances.
    await hideServerTime(page);
    await network.connect(page);
    await goTo(page, '/medicine-remind');
    await expect(dose(page)).toBeVisible();
    tabs.push(page);
  }
  const open = async (page: Page) => {
    await page.reload();
    network.forget(page);
    await expect(dose(page)).toBeVisible();
  };
  const pass = async (seconds: number) => {
    clock.now += seconds * 1000;
    await request('/__mock/advance', world, { seconds });
    for (const page of tabs) await page.clock.setFixedTime(clock.now);
  };

  const decisions: Decision[] = [];
  const reads: Read[] = [];
  const read = async () => {
    const confirmed = decisions.filter(({ intended }) => network.arrived.has(intended));
    const shown = await statusAt(world);
    reads.push({ shown, made: [...decisions], confirmed });
  };
  for (const one of history) {
    await pass(60);
    if ('answer' in one) {
      const page = tabs[one.by] as Page;
      // A person whose answer gets no reply opens the page again.
      if (network.isHeldUp(page)) await open(page);
      network.change(page, one.over);
      const value = await answer(page, one.answer);
      if (value !== undefined) decisions.push({ value, intended: clock.now, confirmed: false });
      // The page waits for a delayed reply, or it has got one or stored what failed.
      const waits = dose(page).locator('[aria-disabled="true"]');
      await expect.poll(async () => network.isHeldUp(page) || (await waits.count()) === 0).toBe(true);
    } else if ('arrive' in one) await network.arrive(one.arrive);
    else await open(tabs[one.reload] as Page);
    await read();
  }
  await network.heal();
  await Promise.all(tabs.map(open));
  for (const page of tabs) await expect.poll(() => countKept(page, 'outbox')).toBe(0);
  await read();
  await Promise.all(tabs.map(open));
  const end = await statusAt(world);
  // A page shows the stored list until the server has replied.
  for (const page of tabs) await expect.poll(() => shownBy(page)).toBe(end);
  const latest = decisions.at(-1);
  const expected = latest ? statuses[latest.value] : 'pending';
  return { unexplained: unexplained({ reads }, 'pending', statuses), end, expected };
}

for (const seed of seeds) {
  test(`two tabs and a second phone agree on a dose after history ${seed}`, async ({ context, phone, world }) => {
    const [history = []] = fc.sample(moves, { seed, numRuns: 1 });
    const { unexplained, end, expected } = await play(history, { context, phone, world });
    expect({ unexplained, end }, JSON.stringify(history)).toEqual({ unexplained: [], end: expected });
  });
}

const faults: { fault: PlantedFault; history: Move[] }[] = [
  {
    fault: 'the server ignores the time',
    history: [
      { answer: 0, by: 0, over: 'late' },
      { answer: 1, by: 2, over: 'good' },
    ],
  },
  {
    fault: 'each attempt has its own time',
    history: [
      // Not without a connection: the other tab of the phone could send the stored answer before the next move.
      { answer: 0, by: 0, over: 'late' },
      { answer: 1, by: 2, over: 'good' },
    ],
  },
  { fault: 'a lost call is a refusal', history: [{ answer: 0, by: 0, over: 'without a connection' }] },
];
for (const { fault, history } of faults) {
  test(`a history shows that ${fault}`, async ({ context, phone, world }) => {
    const { unexplained, end, expected } = await play(history, { context, phone, world }, fault);
    expect({ unexplained, end }).not.toEqual({ unexplained: [], end: expected });
  });
}
