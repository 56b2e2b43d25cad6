/** The environments and their codes (spec, section 9). Keys of caches and of storage start with the environment. */
export const environmentCodes = { dev: 0, test: 1, preview: 2, production: 3 } as const;

/** Where the servers stand. */
export type Environment = keyof typeof environmentCodes;

/** `food` is the AI food and diet app; `main` is everything else. */
export type App = 'main' | 'food';

/** Addresses that take the place of the built-in ones, e.g. `{ production: { main: 'https://api.our.example' } }`. */
export type HostOverrides = Partial<Record<Environment, Partial<Record<App, string>>>>;

/**
 * The host that every call of a client goes to (spec, section 7).
 * @param environment `dev`, `test`, `preview` or `production`
 * @param app `main` or `food`
 * @param overrides addresses that replace the built-in ones
 * @returns an absolute address without a slash at its end
 * @throws {TypeError} for an unknown pair, an address that is none, or one that is not https in preview or production
 */
export function resolveHost(environment: Environment, app: App, overrides: HostOverrides = {}): string {
  const environments = Object.keys(environmentCodes);
  if (!environments.includes(environment) || (app !== 'main' && app !== 'food')) {
    const [first, second] = [environment, app].map((name) => (typeof name === 'string' ? name : typeof name));
    throw new TypeError(`unknown environment or app: ${first}, ${second}`);
  }
  const place = `the host for ${environment}, ${app}`;
  const address = overrides[environment]?.[app] ?? builtIn(environment, app);
  const url = normalise(address);
  if (!url) throw new TypeError(`${place} is not an address`);
  if (url.startsWith('http:') && (environment === 'preview' || environment === 'production')) {
    throw new TypeError(`${place} must be https: ${address}`);
  }
  return url;
}

function builtIn(environment: Environment, app: App): string {
  if (environment === 'dev') return 'http://localhost:4010';
  return `https://${app === 'main' ? 'api' : 'food'}.${environment === 'production' ? '' : `${environment}.`}health-app.example`;
}

/**
 * An address as a request gives it back: in small letters, without a default port and without `..` in its path. By a
 * request, since the `URL` of some runtimes has no parts.
 */
function normalise(address: unknown): string | undefined {
  try {
    // With a query, a fragment or a user it would be no host; without a scheme it would depend on the page.
    if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(address as string)) return undefined;
    return new Request(address as string).url.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
