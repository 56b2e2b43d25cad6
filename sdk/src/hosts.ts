/** The environments and their codes (spec, section 9). Keys of caches and of storage start with the environment. */
export const environmentCodes = { dev: 0, test: 1, preview: 2, production: 3 } as const;

/** Where the servers stand. */
export type Environment = keyof typeof environmentCodes;

/** `food` is the AI food and diet app; `main` is everything else. */
export type App = 'main' | 'food';

/** Addresses that take the place of the built-in ones, e.g. `{ production: { main: 'https://api.our.example' } }`. */
export type HostOverrides = Partial<Record<Environment, Partial<Record<App, string>>>>;

const domain = 'health-app.example';
const hosts: Record<Environment, Record<App, string>> = {
  dev: { main: 'http://localhost:4010', food: 'http://localhost:4010' },
  test: { main: `https://api.test.${domain}`, food: `https://food.test.${domain}` },
  preview: { main: `https://api.preview.${domain}`, food: `https://food.preview.${domain}` },
  production: { main: `https://api.${domain}`, food: `https://food.${domain}` },
};

/**
 * The host that every call of a client goes to (spec, section 7).
 * @param environment `dev`, `test`, `preview` or `production`
 * @param app `main` or `food`
 * @param overrides addresses that replace the built-in ones
 * @returns an absolute address without a slash at its end
 * @throws {TypeError} for an unknown pair, an address that is none, or one that is not https in preview or production
 */
export function resolveHost(environment: Environment, app: App, overrides: HostOverrides = {}): string {
  const known = hasOwn(hosts, environment) && hasOwn(hosts[environment], app);
  if (!known) throw new TypeError(`unknown environment or app: ${environment}, ${app}`);
  const address = overrides[environment]?.[app] ?? hosts[environment][app];
  const url = parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new TypeError(`the host for ${environment}, ${app} is not an address: ${address}`);
  }
  if (url.protocol === 'http:' && (environment === 'preview' || environment === 'production')) {
    throw new TypeError(`the host for ${environment}, ${app} must be https: ${address}`);
  }
  return address.replace(/\/+$/, '');
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

// By its keys, since Object.hasOwn is newer than the oldest supported browsers.
function hasOwn(object: object, key: string): boolean {
  return Object.keys(object).includes(key);
}
