import { createHealthClient } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleSettings } from './hosting/example-settings.ts';
import { readSettings, type Settings } from './settings.ts';

describe('the settings of a build', () => {
  test('a build without settings is a development build', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      environment: 'dev',
      appVersion: '0.1.0',
      hosts: { dev: {} },
      autoRedirect: false,
    });
    expect(settings.messagingAppIds).toEqual({ main: undefined, food: undefined });
  });

  test('the native login opens automatically only if the build enables it', () => {
    expect(readSettings({ ...exampleSettings, VITE_AUTO_REDIRECT: 'on' }).autoRedirect).toBe(true);
    expect(readSettings({ ...exampleSettings, VITE_AUTO_REDIRECT: 'off' }).autoRedirect).toBe(false);
  });

  test('a production build uses the hosts of the SDK unless others are set', () => {
    expect(readSettings(exampleSettings).hosts).toEqual({ production: {} });
    const told = { ...exampleSettings, VITE_FOOD_HOST: 'https://food.our.example' };
    expect(readSettings(told).hosts).toEqual({ production: { food: 'https://food.our.example' } });
  });

  test.each([
    ['VITE_ENVIRONMENT', 'prod', 'VITE_ENVIRONMENT is "prod": one of dev, test, preview, production'],
    ['VITE_APP_VERSION', '', "VITE_APP_VERSION is missing: a version such as '5.2.0'"],
    ['VITE_AUTO_REDIRECT', 'true', 'VITE_AUTO_REDIRECT is "true": on or off'],
    ['VITE_WEB_URL', undefined, 'VITE_WEB_URL is missing: an https address'],
    [
      'VITE_REPORT_URL',
      'https://reports.example/;a',
      'VITE_REPORT_URL is "https://reports.example/;a": an https address without ; , and quotes',
    ],
    ['VITE_APP_LINK', 'javascript:alert(1)', 'VITE_APP_LINK is "javascript:alert(1)": an https address'],
    [
      'VITE_IOS_STORE',
      'https://someone@apps.example',
      'VITE_IOS_STORE is "https://someone@apps.example": an https address',
    ],
    ['VITE_MESSAGING_APP_ID_MAIN', 'wx12', 'VITE_MESSAGING_APP_ID_MAIN is "wx12": wx and 16 hexadecimal digits'],
    ['VITE_MESSAGING_APP_ID_FOOD', undefined, 'VITE_MESSAGING_APP_ID_FOOD is missing: wx and 16 hexadecimal digits'],
  ])('the setting %s = %s is refused with its reason', (name, value, message) => {
    expect(() => readSettings({ ...exampleSettings, [name]: value })).toThrow(message);
  });

  test.each(['five', '5.2', '5', '5.2.0.1', '5.2.x', 'v5.2.0', '5.2.0-beta', '5..0', '-1.0.0'])(
    'the version %s is refused by the settings and by the SDK',
    (version) => {
      expect(() => readSettings({ ...exampleSettings, VITE_APP_VERSION: version })).toThrow('VITE_APP_VERSION');
      expect(() => createHealthClient({ environment: 'production', app: 'main', appVersion: version })).toThrow(
        'appVersion',
      );
    },
  );

  const wrongAddresses = [
    'api.our.example',
    '/api',
    'http://api.our.example',
    'https://',
    'https://someone@api.our.example',
    'https://api.our.example?key=1',
    'https://api.our.example#api',
    'javascript:alert(1)',
    'ftp://api.our.example',
  ];
  test.each(['VITE_MAIN_HOST', 'VITE_FOOD_HOST'].flatMap((name) => wrongAddresses.map((address) => [name, address])))(
    'the host setting %s = %s is refused',
    (name, address) => {
      expect(() => readSettings({ ...exampleSettings, [name as string]: address })).toThrow(name);
    },
  );

  test('the SDK makes a client from every accepted combination of settings', () => {
    const url = { withQueryParameters: true, withFragments: true };
    const values = fc.record({
      VITE_ENVIRONMENT: fc.constantFrom('dev', 'test', 'preview', 'production'),
      VITE_APP_VERSION: fc.oneof(
        { weight: 4, arbitrary: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)).map((parts) => parts.join('.')) },
        fc.string(),
      ),
      VITE_MAIN_HOST: fc.oneof({ weight: 4, arbitrary: fc.webUrl() }, fc.webUrl(url), fc.string()),
      VITE_FOOD_HOST: fc.oneof(fc.webUrl(), fc.webUrl({ validSchemes: ['http', 'https'] }), fc.constant('')),
    });
    let accepted = 0;
    fc.assert(
      fc.property(values, (variables) => {
        let settings: Settings;
        try {
          settings = readSettings({ ...exampleSettings, ...variables });
        } catch (error) {
          expect(String(error)).toContain('This build is set up wrongly');
          return;
        }
        accepted += 1;
        const { environment, appVersion, hosts } = settings;
        for (const app of ['main', 'food'] as const) {
          void createHealthClient({ environment, app, appVersion, hosts }).dispose();
        }
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  test('all wrong settings are reported at once', () => {
    const wrong = { ...exampleSettings, VITE_ENVIRONMENT: 'live', VITE_APP_VERSION: 'x' };
    expect(() => readSettings(wrong)).toThrow(/VITE_ENVIRONMENT.*\n.*VITE_APP_VERSION/);
  });
});
