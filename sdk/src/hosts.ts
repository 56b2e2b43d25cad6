import { check, oneOf, record } from './validate.ts';

/** The environments and their codes (spec, section 9). Cache and storage keys start with the environment. */
export const environmentCodes = { dev: 0, test: 1, preview: 2, production: 3 } as const;

/** An environment of the servers. */
export type Environment = keyof typeof environmentCodes;

/** `food` is the AI food and diet app; `main` is all others. */
export type App = 'main' | 'food';

/** URLs that replace the built-in hosts, e.g. `{ production: { main: 'https://api.our.example' } }`. */
export type HostOverrides = Partial<Record<Environment, Partial<Record<App, string>>>>;

const environments = oneOf(Object.keys(environmentCodes));
const apps = oneOf(['main', 'food']);

/**
 * Returns the host of all calls of a client (spec, section 7).
 * @param environment `dev`, `test`, `preview` or `production`
 * @param app `main` or `food`
 * @param overrides URLs that replace the built-in hosts
 * @returns an absolute URL without a trailing slash
 * @throws {TypeError} for an unknown pair, an override with an unknown name, an invalid URL, or one that is not https in preview or production
 */
export function resolveHost(environment: Environment, app: App, overrides: HostOverrides = {}): string {
  check('environment', environment, environments);
  check('app', app, apps);
  check('hosts', overrides, record);
  // A misspelt name would leave the built-in host, which receives the token.
  for (const name in overrides) {
    check('hosts', name, environments);
    for (const [key, address] of Object.entries(overrides[name as Environment] ?? {})) {
      check('hosts', key, apps);
      // All of them, because nobody reads the error of the environment that a developer does not use.
      if (address !== undefined) readHost(name, key, address);
    }
  }
  const subdomain = app === 'main' ? 'api' : app;
  const suffix = environment === 'production' ? '' : `.${environment}`;
  const builtIn = environment === 'dev' ? 'http://localhost:4010' : `https://${subdomain}${suffix}.health-app.example`;
  return readHost(environment, app, overrides[environment]?.[app] ?? builtIn);
}

/** @returns the URL in normal form */
function readHost(environment: string, app: string, address: string): string {
  const isOpen = environment === 'dev' || environment === 'test';
  // A URL with a query, a fragment or a user is no host; a URL without a scheme would depend on the page.
  const isHost = RegExp(`^https${isOpen ? '?' : ''}://[^/?#@]+(/[^?#]*)?$`, 'i').test(address);
  if (!globalThis.Request) throw new TypeError('no Request; give jsdom the fetch of Node');
  try {
    // Normalises it: lower case, no default port, no `..`. Uses a `Request`, because the `URL` of some runtimes is
    // incomplete.
    if (isHost) return new Request(address).url.replace(/^(.*[^/])\/*$/, '$1');
  } catch {
    // It is no URL; the error below reports it.
  }
  throw new TypeError(`hosts.${environment}.${app} takes a URL, https unless dev or test`);
}
