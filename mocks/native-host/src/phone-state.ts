/** The state of the phone's native parts. The page renders it, and `host-script.ts` changes it. */
import type { LocalReminder, SharedContent } from '@health-app/sdk/bridge';
import type { HostAnswer } from '@health-app/sdk/testing';
import type { Beat } from './pulse.ts';
import { createStore } from './store.ts';
import type { TextKey } from './texts.ts';

/** A measurement in the app's format. */
export interface Measured {
  heartRate: number;
  state: 'resting' | 'active';
  source: 'camera' | 'device';
  /** Unix time; ms */
  time: number;
}

export interface Choice {
  label: TextKey;
  /** The reply to the page; a function computes it from the typed text or the chosen pictures. */
  answer: HostAnswer | ((input: string[]) => HostAnswer);
  look?: 'main';
}

/** A native sheet over the page that waits for an answer. */
export interface Sheet {
  key: number;
  action: string;
  title: TextKey;
  facts: [string, string][];
  /** A preview of the shared picture. */
  image?: string;
  /** Pictures to choose from, and the maximum number of choices. */
  images?: { urls: string[]; count: number };
  /** A text field with its initial value. */
  field?: { label: TextKey; value: string };
  choices: Choice[];
  answer: (answer: HostAnswer) => void;
}

export interface Phone {
  /** `undefined` until the page sets one. */
  title?: string;
  background: string;
  foreground: string;
  barHidden: boolean;
  scrolls: boolean;
  /** The document's title, which the messaging app shows. */
  documentTitle: string;
  /** The current address of the app; empty until its first document loads. */
  url: string;
  sheets: Sheet[];
  toast?: string;
  beat?: Beat;
  /** Whether the finger is off the lens. */
  lifted: boolean;
  /** Measurements that are not uploaded yet. */
  unsent: Measured[];
  reminders: LocalReminder[];
  permissions: Record<string, string>;
  /** Whether the person was asked for health data, which happens once. */
  healthAsked: boolean;
  clipboard: string;
  /** Whether the person has connected an account of the messaging app on this page. */
  accountBound: boolean;
  kept: Record<string, string>;
  /** The content that the messaging app's menu shares. */
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
  url: '',
  sheets: [],
  reminders: [],
  permissions: {},
  healthAsked: false,
  clipboard: '',
  accountBound: false,
  kept: {},
};

export const phoneState = createStore<Phone>(fresh);

export const change = (changes: Partial<Phone>): void => phoneState.set((now) => ({ ...now, ...changes }));

/** Resets the state for a new document of the app. Values stored on the phone persist. */
export function newDocument(): void {
  for (const sheet of phoneState.get().sheets) sheet.answer({ error: 'unavailable' });
  const { title: _, beat: __, prepared: ___, ...kept } = phoneState.get();
  phoneState.set(() => ({ ...kept, barHidden: false, scrolls: true, lifted: false, sheets: [] }));
}

let key = 0;

/** Opens a sheet and waits for an answer. The sheet closes when the page aborts the call. */
export function ask(sheet: Omit<Sheet, 'key' | 'answer'>, signal?: AbortSignal): Promise<HostAnswer> {
  key += 1;
  const own = key;
  return new Promise((resolve) => {
    const answer = (given: HostAnswer) => {
      phoneState.set((now) => ({ ...now, sheets: now.sheets.filter((other) => other.key !== own) }));
      resolve(given);
    };
    signal?.addEventListener('abort', () => answer({ error: 'cancelled' }));
    phoneState.set((now) => ({ ...now, sheets: [...now.sheets, { ...sheet, key: own, answer }] }));
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for three seconds. */
export function say(toast: string): void {
  clearTimeout(timer);
  change({ toast });
  timer = setTimeout(() => change({ toast: undefined }), 3_000);
}
