/** A page without a browser, for tests that render screens on the server. */
import { Fragment, type ReactNode } from 'react';
import { vi } from 'vitest';

type Text = TemplateStringsArray | { message?: string };

const textOf = (text: Text): string =>
  Array.isArray(text) ? text.join('…') : ((text as { message?: string }).message ?? '');

const i18n = {
  locale: 'en',
  _: (message: { id?: string } | string) => (typeof message === 'string' ? message : message.id),
};

/** Mocks of the text macros, which run only in the build. */
export const macros = {
  core: { msg: (text: Text) => ({ id: textOf(text) }), t: textOf, plural: () => '', select: () => '' },
  react: {
    Trans: ({ children }: { children?: ReactNode }) => children,
    Plural: () => null,
    useLingui: () => ({ t: textOf, i18n }),
  },
  runtime: { Trans: () => null, I18nProvider: Fragment, useLingui: () => ({ i18n }) },
};

const nothing = () => {};

/** Sets the page's globals, with an address. */
export function stubPage(address: string): void {
  const events = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: nothing };
  const element = () => ({
    ...events,
    dataset: {},
    style: {},
    lang: 'en',
    setAttribute: nothing,
    toggleAttribute: nothing,
  });
  const storage = () => ({ getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 });
  const globals = {
    ...events,
    location: new URL(address, 'https://h5.health-app.example'),
    document: {
      ...events,
      documentElement: element(),
      head: element(),
      body: element(),
      createElement: element,
      getElementById: () => null,
      querySelector: () => null,
      visibilityState: 'visible',
    },
    // In English, with the clock and the dates of China, where the people of the examples live.
    navigator: {
      userAgent: 'Mozilla/5.0',
      language: 'en',
      languages: ['en', 'zh-CN'],
      onLine: true,
      maxTouchPoints: 0,
    },
    history: { state: null, length: 1, replaceState: nothing, pushState: nothing },
    matchMedia: () => ({ ...events, matches: false }),
    localStorage: storage(),
    sessionStorage: storage(),
    __CONTRACT__: '',
    __FOOD_PICTURES__: '/food/',
    __SETTINGS__: {
      environment: 'test',
      appVersion: '1.0.0',
      hosts: {},
      pictureHosts: [],
      stores: {},
      messagingAppIds: {},
      uploadUrl: '',
      reportUrl: '',
    },
  };
  for (const [name, value] of Object.entries({ ...globals, window: globals })) vi.stubGlobal(name, value);
}
