/** The settings of the page and their parameters in its address: a link reproduces all of them. */
import type { User } from '@health-app/sdk';

export const platforms = ['ios', 'android', 'messaging', 'browser'] as const;
export const models = ['phone-13', 'phone-se', 'phone-max', 'pixel'] as const;
export const users = ['guest', 'nonMember', 'weekly', 'monthly', 'yearly', 'promoter'] as const;
export const languages = ['en', 'zh-CN'] as const;
export const themes = ['light', 'dark'] as const;
export const networks = ['normal', 'slow', 'offline', 'failing'] as const;

export type Platform = (typeof platforms)[number];
export type Language = (typeof languages)[number];

export interface Settings {
  platform: Platform;
  model: (typeof models)[number];
  user: (typeof users)[number];
  language: Language;
  theme: (typeof themes)[number];
  network: (typeof networks)[number];
  /** `<operation>/<status>/<example>`; empty for replies from the mock's memory. */
  scenario: string;
  /** The world of the mock; each test has its own. */
  world: string;
  /** The app's address, which the link includes. */
  path: string;
}

const choices = {
  platform: platforms,
  model: models,
  user: users,
  language: languages,
  theme: themes,
  network: networks,
};

const defaults: Settings = {
  platform: 'ios',
  model: 'phone-13',
  user: 'yearly',
  language: 'en',
  theme: 'light',
  network: 'normal',
  scenario: '',
  world: 'device',
  path: '/sugar-control',
};

/** Reads the settings from the address; an unknown value counts as absent. */
export function readSettings(search: string, own: Partial<Settings> = {}): Settings {
  const said = new URLSearchParams(search);
  const settings: Settings = { ...defaults, ...own };
  for (const [name, values] of Object.entries(choices)) {
    const value = said.get(name);
    if (value !== null && (values as readonly string[]).includes(value)) Object.assign(settings, { [name]: value });
  }
  const scenario = said.get('scenario');
  if (scenario && /^[\w.]+\/\d{3}\/\w+$/.test(scenario)) settings.scenario = scenario;
  const world = said.get('world');
  if (world && /^\w{1,80}$/.test(world)) settings.world = world;
  const path = said.get('path');
  if (path && isPath(path)) settings.path = path;
  return settings;
}

/** Writes all settings into an address, defaults included, so that it works the same on another machine. */
export function writeSettings(settings: Settings): string {
  const said = Object.entries(settings).filter(
    ([name, value]) => value !== '' && (name !== 'world' || value !== defaults.world),
  );
  return `?${new URLSearchParams(said as [string, string][])}`;
}

/** Whether this is an address of the app. */
function isPath(path: string): boolean {
  return /^\/(?![/\\]|device\/)/.test(path);
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
