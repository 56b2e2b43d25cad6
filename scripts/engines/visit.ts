/** The actions of a person in a browser, in terms that work in every engine. */
import { t } from '../../web/e2e/support/texts.ts';
import { delay } from '../lib/processes.mjs';
import type { Engine } from './engine.ts';
import { emptyPage, type Site } from './site.ts';

/** Time limit of a wait, long enough for a busy machine, ms. */
const patience = 20_000;

/** The number of guests in this run. */
let guests = 0;

export class Visit {
  readonly engine: Engine;
  private readonly site: Site;
  private userToken = '';

  constructor(engine: Engine, site: Site) {
    this.engine = engine;
    this.site = site;
  }

  /** Starts with an empty storage, as a person with a world of the mock, or as a guest. */
  async begin(userToken?: string): Promise<void> {
    this.userToken = userToken ?? '';
    if (!userToken) guests += 1;
    await this.engine.open(new URL(emptyPage, this.site.url).href);
    const user = JSON.stringify(userToken ? { userToken } : {});
    await this.engine.evaluate(`(() => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('0:locale', 'en');
      sessionStorage.setItem('0:user', ${JSON.stringify(user)});
      return true;
    })()`);
  }

  /** A phone number that only this guest uses, so that the mock has not yet sent it a code. */
  get phoneNumber(): string {
    return `13${String(process.pid).padStart(7, '0')}${String(guests).padStart(2, '0')}`;
  }

  /** Opens an address and waits until its screen is complete. */
  async open(path: string): Promise<void> {
    await this.engine.open(new URL(path, this.site.url).href);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.until('the screen to be complete', `engines.isReady(${JSON.stringify(t('Loading'))})`);
  }

  /** Clicks the element with this role and name when it exists, does not move and is not covered. */
  async click(role: string, name: string): Promise<void> {
    const aim = `engines.aim(${find(role, name)})`;
    await this.until(`the ${role} "${name}" to stand still in front`, aim, 'engines.obstacle');
    const { x, y } = await this.engine.evaluate<Point>('engines.target');
    await this.engine.click(x, y);
  }

  /** Types into the field with this role and name. */
  async type(role: string, name: string, text: string): Promise<void> {
    await this.click(role, name);
    await this.engine.type(text);
  }

  /** Waits for an element. */
  async see(role: string, name: string): Promise<void> {
    await this.until(`the ${role} "${name}"`, `Boolean(${find(role, name)})`);
  }

  /** Waits for a text. */
  async read(text: string): Promise<void> {
    await this.until(`the text "${text}"`, `engines.shows(${JSON.stringify(text)})`);
  }

  /** Advances the server's work for this person. */
  async serverWorks(seconds: number): Promise<void> {
    await this.ready();
    const reply = await fetch(`${this.site.mock}/__mock/advance`, {
      method: 'POST',
      headers: { userToken: this.userToken, 'Content-Type': 'application/json' },
      body: JSON.stringify({ seconds }),
    });
    if (!reply.ok) throw new Error(`The mock's clock did not move: ${reply.status}`);
  }

  /** The faults of the page: its errors since it was opened, and the faults of its layout. */
  async findings(): Promise<string[]> {
    return this.engine.evaluate<string[]>('engines.errors.concat(engines.layout())');
  }

  /** The height of the content, px. */
  async height(): Promise<number> {
    return this.engine.evaluate<number>('engines.height()');
  }

  /** @param why expression that describes what is missing at the end */
  private async until(what: string, expression: string, why = '""'): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await delay(100)) {
      // A page that is being replaced has no `engines` yet.
      if (await this.engine.evaluate<boolean>(`window.engines ? ${expression} : false`).catch(() => false)) return;
    }
    const reason = await this.engine.evaluate<string>(why).catch(String);
    throw new Error(`Waited ${patience / 1_000} s for ${what}${reason && `: ${reason}`}`);
  }
}

/** A point to click, px of the viewport. */
interface Point {
  x: number;
  y: number;
}

const find = (role: string, name: string) => `engines.find(${JSON.stringify(role)}, ${JSON.stringify(name)})`;
