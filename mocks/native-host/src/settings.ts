/** The settings of the page and their parameters in its address, so that a link reproduces all of them. */
import type { User } from '@health-app/sdk';
import type { Throttle } from './throttle.ts';

export const platforms = ['ios', 'android', 'messaging', 'browser'] as const;
export const models = ['phone-13', 'phone-se', 'phone-max', 'pixel', 'desktop'] as const;
export const users = ['guest', 'nonMember', 'weekly', 'monthly', 'yearly', 'promoter'] as const;
export const languages = ['en', 'zh-CN'] as const;
export const themes = ['light', 'dark'] as const;
export const networks = ['normal', 'slow', 'offline', 'failing'] as const;
/** `newer` offers an action that the page does not know, `otherProtocol` a version of it; `silent` is older than the bridge. */
export const appVersions = ['current', 'newer', 'otherProtocol', 'silent'] as const;
export const orientations = ['portrait', 'landscape'] as const;
export const messagingAccounts = ['bound', 'unbound'] as const;
export const sizes = ['fit', 'actual'] as const;
/** Factors of the text size. */
export const textScales = ['1', '1.3', '1.6', '2'] as const;
/** Distant time zones, one of them with a half-hour offset, and the zone of this machine. */
export const zones = [
  '',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Europe/London',
  'America/Los_Angeles',
  'Pacific/Auckland',
] as const;

export type Platform = (typeof platforms)[number];
export type Language = (typeof languages)[number];

/** Whether the phone shows the page in the app, with a bridge. */
export const isNative = (platform: Platform): platform is 'ios' | 'android' =>
  platform === 'ios' || platform === 'android';

export interface Settings {
  platform: Platform;
  model: (typeof models)[number];
  user: (typeof users)[number];
  language: Language;
  theme: (typeof themes)[number];
  network: (typeof networks)[number];
  /** The time until the first byte of each reply of the API on a slow network; ms. */
  latency: string;
  /** The bandwidth of a slow network, which the calls of the API share; kbit/s, 0 for no limit. */
  bandwidth: string;
  appVersion: (typeof appVersions)[number];
  /** The actions that the app does not offer, with commas between them. */
  lacks: string;
  /** Whether the user has connected an account of the messaging app. */
  messagingAccount: (typeof messagingAccounts)[number];
  orientation: (typeof orientations)[number];
  /** `fit` shrinks a phone that is larger than the window. */
  size: (typeof sizes)[number];
  textScale: (typeof textScales)[number];
  /** The phone's wall clock when the app starts, like `2026-11-20T23:55`; empty for the time of this machine. */
  time: string;
  /** The phone's time zone; empty for that of this machine. */
  zone: (typeof zones)[number];
  /** `<operation>/<status>/<example>`; empty for replies from the mock's memory. */
  scenario: string;
  /** The world of the mock; each test has its own. */
  world: string;
  /** The app's address, which the link includes. */
  path: string;
}

const defaults: Settings = {
  platform: 'ios',
  model: 'phone-13',
  user: 'yearly',
  language: 'en',
  theme: 'light',
  network: 'normal',
  latency: '1500',
  bandwidth: '400',
  appVersion: 'current',
  lacks: '',
  messagingAccount: 'bound',
  orientation: 'portrait',
  size: 'fit',
  textScale: '1',
  time: '',
  zone: '',
  scenario: '',
  world: 'device',
  path: '/',
};

const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const like = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Whether a text is a latency or a bandwidth: a whole number up to five digits. */
export const isAmount = like(/^\d{1,5}$/);

/** Whether a text is a wall clock in the format of a date and time field. */
export const isTime = (time: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) && !Number.isNaN(Date.parse(time));

/** Whether a text is a value of a setting. */
const accepts: Record<keyof Settings, (text: string) => boolean> = {
  platform: oneOf(platforms),
  model: oneOf(models),
  user: oneOf(users),
  language: oneOf(languages),
  theme: oneOf(themes),
  network: oneOf(networks),
  latency: isAmount,
  bandwidth: isAmount,
  appVersion: oneOf(appVersions),
  lacks: like(/^\w+(,\w+)*$/),
  messagingAccount: oneOf(messagingAccounts),
  orientation: oneOf(orientations),
  size: oneOf(sizes),
  textScale: oneOf(textScales),
  time: isTime,
  zone: oneOf(zones),
  scenario: like(/^[\w.]+\/\d{3}\/\w+$/),
  world: like(/^\w{1,80}$/),
  // An address of the app.
  path: like(/^\/(?![/\\]|device\/)/),
};

/** Parses the settings in the address; an unknown value counts as absent. */
export function readSettings(search: string, own: Partial<Settings> = {}): Settings {
  const given = [...new URLSearchParams(search)];
  const valid = given.filter(([name, text]) => Object.hasOwn(accepts, name) && accepts[name as keyof Settings](text));
  return { ...defaults, ...own, ...Object.fromEntries(valid) };
}

/** Writes all settings into an address, including defaults, so that it works the same on another machine. */
export function writeSettings(settings: Settings): string {
  const said = Object.entries(settings).filter(
    ([name, value]) => value !== '' && (name !== 'world' || value !== defaults.world),
  );
  return `?${new URLSearchParams(said as [string, string][])}`;
}

/** The latency and the bandwidth of the calls of the API. */
export function throttleOf({ network, latency, bandwidth }: Settings): Throttle {
  return network === 'slow' ? { latency: Number(latency), bandwidth: Number(bandwidth) } : { latency: 0, bandwidth: 0 };
}

/** The user as the native app stores it; the token identifies the user to the mock. */
export function userOf({ user, world }: Pick<Settings, 'user' | 'world'>): User {
  if (user === 'guest') return {};
  const name = user === 'promoter' || user === 'nonMember' ? user : 'member';
  return {
    userId: 'user-1001',
    userToken: `${world}-${user}-${name}`,
    userName: '林晓',
    memberType: { nonMember: 0, weekly: 1, monthly: 2, yearly: 3, promoter: 3 }[user] as 0 | 1 | 2 | 3,
    promoteRoleFlag: user === 'promoter' ? 1 : 0,
  };
}
