import { check, oneOf, record } from './validate.ts';

/** The environments and their codes (spec, section 9). Keys of caches and of storage start with the environment. */
export const environmentCodes = { dev: 0, test: 1, preview: 2, production: 3 } as const;

/** An environment of the servers. */
export type Environment = keyof typeof environmentCodes;

/** `food` is the AI food and diet app; `main` is everything else. */
export type App = 'main' | 'food';

/** Addresses that replace the built-in ones, e.g. `{ production: { main: 'https://api.our.example' } }`. */
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
  check('environment', environment, oneOf(Object.keys(environmentCodes)));
  check('app', app, oneOf(['main', 'food']));
  check('hosts', overrides, record);
  const isLocal = environment === 'dev';
  const isOpen = isLocal || environment === 'test';
  const subdomain = app === 'main' ? 'api' : app;
  const suffix = environment === 'production' ? '' : `.${environment}`;
  const builtIn = isLocal ? 'http://localhost:4010' : `https://${subdomain}${suffix}.health-app.example`;
  const address = overrides[environment]?.[app] ?? builtIn;
  // An address with a query, a fragment or a user is no host; one without a scheme depends on the page.
  const isHost = RegExp(`^http${isOpen ? 's?' : 's'}://[^/?#@]+(/[^?#]*)?$`, 'i').test(address);
  try {
    // Normalised: lower case, no default port, no `..`. A request does it, since the `URL` of some runtimes has no parts.
    if (isHost) return new Request(address).url.replace(/\/+$/, '');
  } catch {
    // It is no address; the error below names it.
  }
  throw new TypeError(`hosts.${environment}.${app} takes an address, https unless dev or test`);
}
