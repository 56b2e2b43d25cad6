/**
 * The native app's handler of each action of the bridge: it asks the person, stores or shows a value, or replies with
 * the example.
 */
import type { LocalReminder, SharedContent } from '@health-app/sdk/bridge';
import {
  type BridgeAction,
  bridgeActions,
  type HostAnswer,
  type HostCall,
  type HostScript,
  withoutMetadata,
} from '@health-app/sdk/testing';
import { type HeartRateParams, measureHeartRate, sendMeasured } from './heart-rate.ts';
import { modelOf } from './phone-models.ts';
import { ask, type Choice, change, type Phone, phoneState, say } from './phone-state.ts';
import { type Settings, userOf } from './settings.ts';
import { type TextKey, translator } from './texts.ts';

type Answer = (params: never, call: HostCall) => HostAnswer | Promise<HostAnswer>;

const cancel: Choice = { label: 'cancel', answer: { error: 'cancelled' } };
const refuse: Choice = { label: 'refuse', answer: { error: 'denied' } };
const meals = ['bread-yogurt-kiwi', 'corn-prawns-cabbage', 'oats-egg-milk', 'sweet-potato-soya-egg'];

/**
 * @param now the settings, which change while the app runs
 * @param close closes the page that the app shows
 */
export function scriptOf(now: () => Settings, close: () => void): HostScript {
  const own: Record<string, Answer> = {
    getUserInfo: () => ({ result: userOf(now()) }),
    login: (_, { signal }) =>
      askFor('login', 'user', [], signal, [
        { label: 'allow', answer: { result: userOf({ ...now(), user: 'yearly' }) }, look: 'main' },
      ]),
    getMessagingAccount: () =>
      now().messagingAccount === 'bound' || phoneState.get().accountBound
        ? exampleOf('getMessagingAccount')
        : { result: { bound: false } },
    bindMessagingAccount: (_, { signal }) => bindMessagingAccount(signal),
    setTitle: ({ title }: { title: string }) => did({ title }),
    setBarColors: (colors: { background: string; foreground: string }) => did(colors),
    setBarHidden: ({ hidden }: { hidden: boolean }) => did({ barHidden: hidden }),
    setScrolling: ({ enabled }: { enabled: boolean }) => did({ scrolls: enabled }),
    setStatusBar: () => ({}),
    closePage: () => {
      say(translator(now().language)('closedPage'));
      setTimeout(close);
      return {};
    },
    interceptBack: () => ({}),
    sharePanel: shareSheet('sharePanel'),
    shareFriend: shareSheet('shareFriend'),
    shareTimeline: shareSheet('shareTimeline'),
    shareMiniProgram: shareSheet('shareMiniProgram'),
    pay: paySheet('pay', { result: { status: 'paid' } }, { result: { status: 'pending' } }),
    purchase: (params, call) => paySheet('purchase', exampleOf('purchase'))(params, call),
    withdraw: paySheet('withdraw', { result: { status: 'confirmed' } }, { result: { status: 'pending' } }),
    chooseImage: ({ count = 1 }: { count?: number }, { signal }) => imageSheet('chooseImage', count, signal),
    takePhoto: (_, { signal }) => imageSheet('takePhoto', 1, signal),
    captureMirror: (_, { signal }) => imageSheet('captureMirror', 1, signal),
    uploadImage: ({ url }: { url: string }) => {
      const address = pictures.get(url);
      return address === undefined ? exampleOf('uploadImage') : { result: { url: address } };
    },
    scanQr: (_, { signal }) => scanSheet(signal),
    copyText: ({ text }: { text: string }) => did({ clipboard: text }),
    readClipboard: () => ({ result: { text: phoneState.get().clipboard } }),
    getPermission: ({ permission }: { permission: string }) => ({
      result: { state: phoneState.get().permissions[permission] ?? 'ask' },
    }),
    requestPermission: ({ permission }: { permission: string }, { signal }) => requestPermission(permission, signal),
    scheduleReminder: (reminder: LocalReminder) => {
      const others = phoneState.get().reminders.filter(({ reminderId }) => reminderId !== reminder.reminderId);
      change({ reminders: [...others, reminder] });
      say(`${reminder.title} · ${reminder.times.join(' ')}`);
      return { result: {} };
    },
    cancelReminder: ({ reminderId }: { reminderId: string }) =>
      did({ reminders: phoneState.get().reminders.filter((reminder) => reminder.reminderId !== reminderId) }),
    listReminders: () => ({ result: { reminders: phoneState.get().reminders } }),
    getItem: ({ key }: { key: string }) => ({ result: { value: phoneState.get().kept[key] } }),
    setItem: ({ key, value }: { key: string; value: string }) =>
      did({ kept: { ...phoneState.get().kept, [key]: value } }),
    removeItem: ({ key }: { key: string }) => {
      const { [key]: _, ...kept } = phoneState.get().kept;
      return did({ kept });
    },
    getNetwork: () => ({ result: networkOf(now()) }),
    getDevice: () => ({
      result: { ...(exampleOf('getDevice').result as object), ...languageAndTheme(now()) },
    }),
    getSafeArea: () => ({ result: { top: 0, right: 0, bottom: modelOf[now().model].bottom, left: 0 } }),
    measureHeartRate: (params: HeartRateParams, { signal }) => measureHeartRate(params, now(), signal),
    getHealthAccess: () => ({ result: { available: true, asked: phoneState.get().healthAsked } }),
    authorizeHealth: (params: object, { signal }) => authorizeHealth(params, signal),
    syncHealth: async () => ({ result: { samples: await sendMeasured(now()), time: Date.now() } }),
    ...Object.fromEntries(
      ['watchScale', 'watchGlucose', 'watchBloodPressure'].map((action) => [action, () => reading(action)]),
    ),
  };
  return Object.fromEntries(
    Object.entries(bridgeActions).map(([action, row]) => [action, own[action] ?? usual(action, row)]),
  ) as HostScript;
}

/** Opens the app's share sheet, for the bridge and for the browser's share functions. */
export function shareSheet(action: string) {
  return (content: SharedContent, { signal }: { signal?: AbortSignal }): Promise<HostAnswer> => {
    const shared = (channel: string, outcome = 'shared') => ({ result: { outcome, channel } });
    return ask(
      {
        action,
        title: 'shareTo',
        facts: [
          [content.title, content.description ?? ''],
          ['', content.link],
        ],
        image: content.imageUrl?.replace(/^https:\/\/(?=[^/]*\/(?:share|goods)\/)[^/]*/, ''),
        choices: [
          { label: 'friend', answer: shared('friend'), look: 'main' },
          { label: 'timeline', answer: shared('timeline') },
          { label: 'saveCard', answer: shared('album', 'saved') },
          cancel,
        ],
      },
      signal,
    );
  };
}

function paySheet(action: string, paid: HostAnswer, pending?: HostAnswer): Answer {
  return (params: object, { signal }) =>
    askFor(action, 'pay', factsOf(params), signal, [
      { label: 'pay', answer: paid, look: 'main' },
      ...(pending ? [{ label: 'payLater' as const, answer: pending }] : []),
    ]);
}

/** Lets the person choose among pictures of meals. */
export async function imageSheet(action: string, count: number, signal?: AbortSignal): Promise<HostAnswer> {
  const urls = await Promise.all(meals.map((meal) => pictureOf(`/meals/${meal}.svg`)));
  const answer = (chosen: string[]): HostAnswer =>
    chosen.length > 0
      ? { result: { images: chosen.map((url) => ({ url: withoutMetadata(url) })) } }
      : { error: 'cancelled' };
  const choices: Choice[] = [{ label: 'choose', answer, look: 'main' }, cancel];
  return ask({ action, title: 'chooseImage', facts: [], images: { urls, count }, choices }, signal);
}

/** Asks the person to type the content of the code, because there is no camera. */
export function scanSheet(signal?: AbortSignal): Promise<HostAnswer> {
  const { text } = exampleOf('scanQr').result as { text: string };
  const answer = ([typed = '']: string[]): HostAnswer => ({ result: { text: typed } });
  const choices: Choice[] = [{ label: 'done', answer, look: 'main' }, cancel];
  return ask({ action: 'scanQr', title: 'scan', facts: [], field: { label: 'scanned', value: text }, choices }, signal);
}

async function requestPermission(permission: string, signal: AbortSignal): Promise<HostAnswer> {
  const known = phoneState.get().permissions[permission];
  if (known) return { result: { state: known } };
  const answer = await askFor('requestPermission', 'allow', [['', permission]], signal, [
    { label: 'allow', answer: { result: { state: 'granted' } }, look: 'main' },
  ]);
  const state = answer.error ? 'denied' : 'granted';
  change({ permissions: { ...phoneState.get().permissions, [permission]: state } });
  return { result: { state } };
}

async function bindMessagingAccount(signal: AbortSignal): Promise<HostAnswer> {
  const answer = await askFor('bindMessagingAccount', 'messagingAccount', [], signal, [
    { label: 'allow', answer: exampleOf('bindMessagingAccount'), look: 'main' },
  ]);
  if (!answer.error) change({ accountBound: true });
  return answer;
}

/** The phone shows the switches once, and never reports the person's choice. */
async function authorizeHealth(params: object, signal: AbortSignal): Promise<HostAnswer> {
  if (!phoneState.get().healthAsked) {
    const choices: Choice[] = [
      { label: 'allow', answer: { result: {} }, look: 'main' },
      { label: 'refuse', answer: { result: {} } },
      cancel,
    ];
    const facts = factsOf(params);
    const answer = await ask({ action: 'authorizeHealth', title: 'allow', facts, choices }, signal);
    if (answer.error) return answer;
    change({ healthAsked: true });
  }
  return { result: { asked: true } };
}

const reading = (action: string): HostAnswer => ({ events: [exampleOf(action).result], every: 1_000, end: true });

/** The default for other actions: the person agrees or declines, or the phone shows a message. */
function usual(action: string, row: BridgeAction): Answer {
  if (row.kind === 'stream') return () => ({});
  if (row.timeLimit === 'person') {
    return (params: object, { signal }) =>
      askFor(action, 'action', [['', row.description], ...factsOf(params)], signal, [
        { label: 'allow', answer: exampleOf(action), look: 'main' },
      ]);
  }
  return (params: object) => {
    // An action without a reply would have a visible effect on a phone, so a message shows it.
    if (!row.result && action !== 'trackEvent') say([action, ...Object.values(params).map(String)].join(' · '));
    return exampleOf(action);
  };
}

function askFor(action: string, title: TextKey, facts: [string, string][], signal: AbortSignal, choices: Choice[]) {
  return ask({ action, title, facts, choices: [...choices, refuse, cancel] }, signal);
}

const factsOf = (params: object): [string, string][] =>
  Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);

function exampleOf(action: string): { result?: unknown } {
  const result = bridgeActions[action]?.example.result;
  return result === undefined ? {} : { result };
}

/** What `watchSettings` sends. */
export const languageAndTheme = ({ language, theme }: Settings) => ({ language, theme });

/** What `watchNetwork` sends. */
export function networkOf({ network }: Settings) {
  return network === 'offline' ? { online: false, type: 'none' } : { online: true, type: 'wifi' };
}

const did = (changes: Partial<Phone>): HostAnswer => {
  change(changes);
  return {};
};

/** The pictures that the page received, with the URL of their drawing, which an upload returns. */
const pictures = new Map<string, string>();

/** An Exif segment as phones write it: camera, orientation, time and place, which is People's Square in Shanghai. */
const exif =
  '/+EAyEV4aWYAAE1NACoAAAAIAAQBDwACAAAACAAAAD4BEgADAAAAAQABAAABMgACAAAAFAAAAEaIJQAEAAAAAQAAAFoAAAAAQSBwaG9uZQAyMDI2OjExOjIwIDE2' +
  'OjIwOjAwAAAEAAEAAgAAAAJOAAAAAAIABQAAAAMAAACQAAMAAgAAAAJFAAAAAAQABQAAAAMAAACoAAAAAAAAAB8AAAABAAAADQAAAAEAABM4AAAAZAAAAHkAAAAB' +
  'AAAAHAAAAAEAAAnOAAAAZA==';

/** A picture as from a phone's camera: a JPEG photo with the location. */
async function pictureOf(path: string): Promise<string> {
  const drawing = new Image();
  drawing.src = path;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 600;
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, 600, 600);
  const [start = '', encoded = ''] = canvas.toDataURL('image/jpeg', 0.85).split(',');
  const bytes = atob(encoded);
  const picture = `${start},${btoa(bytes.slice(0, 2) + atob(exif) + bytes.slice(2))}`;
  pictures.set(withoutMetadata(picture), new URL(path, location.href).href);
  return picture;
}
