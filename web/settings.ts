/** The settings of a build: the variables, their values and their defaults. */
import type { App, Environment, HostOverrides } from '@health-app/sdk';
import { environmentCodes, resolveHost } from '../sdk/src/hosts.ts';
import { appVersion } from '../sdk/src/validate.ts';

/** Read from environment variables of the build. An empty variable counts as absent. */
export interface Settings {
  /** `VITE_ENVIRONMENT`: `dev`, `test`, `preview` or `production`. Default `dev`, with the mock. */
  environment: Environment;
  /** `VITE_APP_VERSION`: sent with every call, e.g. `5.2.0`. Required outside `dev`. */
  appVersion: string;
  /**
   * `VITE_AUTO_REDIRECT`: `on` or `off`. `on` opens the login of a native app that has no user, and reloads the page after
   * its success. Default `off`.
   */
  autoRedirect: boolean;
  /**
   * `VITE_MAIN_HOST`, `VITE_FOOD_HOST`: URLs of the API that replace the SDK's own. Https unless `dev` or `test`. Without
   * them, a page in `dev` calls its own server, which forwards the calls to the mock.
   */
  hosts: HostOverrides;
  /** `VITE_WEB_URL`: https address of the web app itself, for the previews of its links. Required outside `dev`. */
  webUrl: string;
  /** `VITE_PICTURE_HOSTS`: the https origins of pictures, separated by spaces. Default: the provider's own. */
  pictureHosts: readonly string[];
  /**
   * `VITE_UPLOAD_URL`: https URL of the operator's upload for plain browsers. It accepts a JPEG by POST, with `purpose` in
   * the query and the person's `userToken`, and returns `{ "url": … }`. Without it, a plain browser offers no pictures; in
   * `dev` the mock provides an upload.
   */
  uploadUrl: string;
  /**
   * `VITE_REPORT_URL`: https URL that receives the browsers' reports of violations of the security policy. A report contains
   * the page's address. Default: none, so browsers send no reports.
   */
  reportUrl: string;
  /** `VITE_APP_LINK`: https URL that opens the native app if it is installed, and otherwise a page with the stores. */
  appLink: string;
  /** `VITE_IOS_STORE`, `VITE_ANDROID_STORE`: https addresses of the native app in the stores. */
  stores: Record<'ios' | 'android', string>;
  /**
   * `VITE_MESSAGING_APP_ID_MAIN`, `VITE_MESSAGING_APP_ID_FOOD`: ids of the two native apps on the messaging app's platform,
   * for its button that opens them. Required outside `dev`; without one, the server's signature contains the id.
   */
  messagingAppIds: Partial<Record<'main' | 'food', string>>;
}

/** The prefix of the page's storage keys, as in the SDK's storage, because several environments may share an origin. */
export const keyPrefixOf = (environment: Environment): string => `${environmentCodes[environment]}:`;

type Variables = Record<string, unknown>;

const environments: readonly string[] = ['dev', 'test', 'preview', 'production'];

/**
 * Reads the settings from the variables.
 * @throws {Error} lists every invalid variable with its value and the allowed values
 */
export function readSettings(variables: Variables): Settings {
  const faults: string[] = [];
  const read = (name: string, fallback: string | undefined, fits: (text: string) => boolean, expected: string) => {
    const text = String(variables[name] ?? '').trim() || fallback;
    if (text === undefined) faults.push(`${name} is missing: ${expected}`);
    else if (!fits(text)) faults.push(`${name} is ${JSON.stringify(text)}: ${expected}`);
    return text ?? '';
  };
  const environment = read(
    'VITE_ENVIRONMENT',
    'dev',
    (text) => environments.includes(text),
    `one of ${environments.join(', ')}`,
  );
  const dev = environment === 'dev';
  const address = (name: string, fallback: string | undefined) =>
    read(name, fallback, (text) => text === '' || isAddress(text, dev), `an ${dev ? 'http or ' : ''}https address`);
  const appId = (name: string) =>
    read(
      name,
      dev ? '' : undefined,
      (text) => text === '' || /^wx[\da-f]{16}$/.test(text),
      'wx and 16 hexadecimal digits',
    ) || undefined;
  const settings: Settings = {
    environment: environment as Environment,
    appVersion: read(
      'VITE_APP_VERSION',
      dev ? '0.1.0' : undefined,
      (text) => appVersion[0](text as never) === true,
      appVersion[1],
    ),
    autoRedirect: read('VITE_AUTO_REDIRECT', 'off', (text) => text === 'on' || text === 'off', 'on or off') === 'on',
    hosts: {},
    webUrl: address('VITE_WEB_URL', dev ? '' : undefined),
    pictureHosts: read(
      'VITE_PICTURE_HOSTS',
      providerPictureHosts.join(' '),
      (text) => text.split(/\s+/).every(isOrigin),
      'https origins with spaces between them, such as https://img.health-app.example',
    ).split(/\s+/),
    uploadUrl: address('VITE_UPLOAD_URL', ''),
    reportUrl: read(
      'VITE_REPORT_URL',
      '',
      // The other characters end a part of a header.
      (text) => text === '' || (isAddress(text, dev) && /^[^;,"'\s]+$/.test(text)),
      `an ${dev ? 'http or ' : ''}https address without ; , and quotes`,
    ),
    appLink: address('VITE_APP_LINK', dev ? 'https://app.health-app.example/open' : undefined),
    stores: {
      ios: address('VITE_IOS_STORE', dev ? 'https://apps.health-app.example/ios' : undefined),
      android: address('VITE_ANDROID_STORE', dev ? 'https://apps.health-app.example/android' : undefined),
    },
    messagingAppIds: { main: appId('VITE_MESSAGING_APP_ID_MAIN'), food: appId('VITE_MESSAGING_APP_ID_FOOD') },
  };
  const host = (name: string, app: App) =>
    read(
      name,
      '',
      (text) => text === '' || isHost(environment as Environment, app, text),
      'an address without query, user and fragment, https unless dev or test',
    );
  const main = host('VITE_MAIN_HOST', 'main');
  const food = host('VITE_FOOD_HOST', 'food');
  settings.hosts = { [environment]: { ...(main && { main }), ...(food && { food }) } };
  if (faults.length) throw new Error(`This build is set up wrongly.\n${faults.join('\n')}`);
  return settings;
}

/** The hosts of the API's pictures, and the host under which a native app serves the device's pictures (assumed). */
export const providerPictureHosts = ['img', 'm', 'h5', 'local'].map((name) => `https://${name}.health-app.example`);

function isOrigin(text: string): boolean {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'https:' && origin === text;
  } catch {
    return false;
  }
}

/** Whether the SDK accepts a URL as a host. */
function isHost(environment: Environment, app: App, address: string): boolean {
  try {
    return resolveHost(environment, app, { [environment]: { [app]: address } }) !== '';
  } catch {
    return false;
  }
}

function isAddress(text: string, plainToo: boolean): boolean {
  try {
    const { protocol, username } = new URL(text);
    return username === '' && (protocol === 'https:' || (plainToo && protocol === 'http:'));
  } catch {
    return false;
  }
}
