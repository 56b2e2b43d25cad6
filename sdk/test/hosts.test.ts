import { describe, expect, it, vi } from 'vitest';
import { type App, createHealthClient, type Environment, environmentCodes, resolveHost } from '../src/index.ts';

describe('resolveHost', () => {
  it('resolveHost gives each deployed environment and app a separate host', () => {
    expect(resolveHost('production', 'main')).toBe('https://api.health-app.example');
    expect(resolveHost('production', 'food')).toBe('https://food.health-app.example');
    expect(resolveHost('dev', 'main')).toBe('http://localhost:4010');
    const all = (Object.keys(environmentCodes) as Environment[])
      .filter((environment) => environment !== 'dev')
      .flatMap((environment) => (['main', 'food'] as App[]).map((app) => resolveHost(environment, app)));
    expect(new Set(all).size).toBe(6);
  });

  it('resolveHost applies an override to one environment and app, without its trailing slash', () => {
    const hosts = { test: { food: 'https://food.our.example/v2/' } };
    expect(resolveHost('test', 'food', hosts)).toBe('https://food.our.example/v2');
    expect(resolveHost('test', 'main', hosts)).toBe('https://api.test.health-app.example');
  });

  it('resolveHost names a missing Request, as in Jest with jsdom, and not the address', () => {
    vi.stubGlobal('Request', undefined);
    expect(() => resolveHost('test', 'main')).toThrow('no Request; give');
    vi.unstubAllGlobals();
  });

  it.each([
    ['staging', 'main'],
    ['dev', 'ai'],
    ['constructor', 'main'],
    ['dev', '__proto__'],
  ])('createHealthClient refuses the environment %s with the app %s', (environment, app) => {
    expect(() =>
      createHealthClient({ environment: environment as Environment, app: app as App, appVersion: '1.0.0' }),
    ).toThrow(/^(environment takes 'dev' or 'test' or|app takes 'main' or 'food')/);
  });

  it('resolveHost refuses plain http in preview and production, and invalid addresses', () => {
    expect(() => resolveHost('production', 'main', { production: { main: 'http://api.our.example' } })).toThrow(
      /https/,
    );
    expect(() => resolveHost('preview', 'food', { preview: { food: 'http://x.example' } })).toThrow(/https/);
    expect(() => resolveHost('dev', 'main', { dev: { main: '/api' } })).toThrow('hosts.dev.main takes a URL');
    expect(() => resolveHost('test', 'main', { test: { main: 'ftp://x.example' } })).toThrow(
      'hosts.test.main takes a URL',
    );
  });

  it('resolveHost checks the hosts of all environments, also those that are not in use', () => {
    const hosts = { production: { main: 'http://api.our.example' } };
    expect(() => resolveHost('dev', 'main', hosts)).toThrow('hosts.production.main takes a URL, https');
    expect(resolveHost('test', 'food', { production: { main: undefined } } as never)).toContain('food.test');
  });

  it.each<[object, RegExp]>([
    [{ dve: { main: 'https://x.example' } }, /^hosts takes 'dev' or/],
    [{ dev: { man: 'https://x.example' } }, /^hosts takes 'main' or 'food'/],
  ])('resolveHost refuses the overrides %j in each environment', (overrides, message) => {
    expect(() => resolveHost('test', 'food', overrides)).toThrow(message);
  });

  it('resolveHost takes undefined for a missing override', () => {
    expect(resolveHost('test', 'main', { dev: undefined, test: { main: undefined } } as never)).toMatch(/^https:/);
  });

  it('the environments have the numbers of the spec', () => {
    expect(environmentCodes).toEqual({ dev: 0, test: 1, preview: 2, production: 3 });
  });
});
