/** The state of the native parts of the phone. The page draws it, and `script.ts` changes it. */
import type { LocalReminder, SharedContent } from '@health-app/sdk/bridge';
import type { HostAnswer } from '@health-app/sdk/testing';
import type { Measured } from './heart-rate.ts';
import type { Beat } from './pulse.ts';
import { createStore } from './store.ts';
import type { Word } from './words.ts';

export interface Choice {
  label: Word;
  /** The reply to the page; a function receives the typed text or the chosen pictures. */
  answer: HostAnswer | ((input: string[]) => HostAnswer);
  look?: 'main';
}

/** Native interface over the page, which waits for the person. */
export interface Sheet {
  key: number;
  action: string;
  title: Word;
  facts: [string, string][];
  /** A picture of what is shared. */
  image?: string;
  /** Pictures to choose from, and how many. */
  images?: { urls: string[]; count: number };
  /** A field, with what it says at first. */
  field?: { label: Word; value: string };
  choices: Choice[];
  answer: (answer: HostAnswer) => void;
}

export interface Phone {
  /** `undefined` until the page says one. */
  title?: string;
  background: string;
  foreground: string;
  barHidden: boolean;
  scrolls: boolean;
  /** The document's own, which the messaging app shows. */
  documentTitle: string;
  /** The app's address. */
  url: string;
  sheets: Sheet[];
  toast?: string;
  beat?: Beat;
  /** The finger is away from the lens. */
  lifted: boolean;
  /** Measurements that have not reached the server. */
  unsent: Measured[];
  reminders: LocalReminder[];
  permissions: Record<string, string>;
  clipboard: string;
  kept: Record<string, string>;
  /** The content that the messaging app's own menu shares. */
  prepared?: SharedContent;
}

const fresh: Phone = {
  background: '#0b7345',
  foreground: '#ffffff',
  barHidden: false,
  scrolls: true,
  lifted: false,
  unsent: [],
  documentTitle: '',
  url: '/',
  sheets: [],
  reminders: [],
  permissions: {},
  clipboard: '',
  kept: {},
};

export const phone = createStore<Phone>(fresh);

export const change = (changes: Partial<Phone>): void => phone.set((now) => ({ ...now, ...changes }));

/** Resets the state for a new document of the app. The phone keeps its own. */
export function newDocument(): void {
  for (const sheet of phone.get().sheets) sheet.answer({ error: 'unavailable' });
  const { title: _, beat: __, prepared: ___, ...kept } = phone.get();
  phone.set(() => ({ ...kept, barHidden: false, scrolls: true, lifted: false, sheets: [] }));
}

let key = 0;

/** Puts a sheet up, and waits for the person. It goes away by itself when the page loses interest. */
export function ask(sheet: Omit<Sheet, 'key' | 'answer'>, signal?: AbortSignal): Promise<HostAnswer> {
  key += 1;
  const own = key;
  return new Promise((resolve) => {
    const answer = (given: HostAnswer) => {
      phone.set((now) => ({ ...now, sheets: now.sheets.filter((other) => other.key !== own) }));
      resolve(given);
    };
    signal?.addEventListener('abort', () => answer({ error: 'cancelled' }));
    phone.set((now) => ({ ...now, sheets: [...now.sheets, { ...sheet, key: own, answer }] }));
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something for three seconds. */
export function say(toast: string): void {
  clearTimeout(timer);
  change({ toast });
  timer = setTimeout(() => change({ toast: undefined }), 3_000);
}
