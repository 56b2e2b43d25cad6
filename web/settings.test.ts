import { describe, expect, test } from 'vitest';
import { exampleSettings } from './hosting/example-settings.ts';
import { readSettings } from './settings.ts';

describe('the settings of a build', () => {
  test('without any, it is a build for the mock', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      environment: 'dev',
      appVersion: '0.1.0',
      hosts: { dev: {} },
    });
    expect(settings.messagingAppIds).toEqual({ main: undefined, food: undefined });
  });

  test('a build for production takes the hosts of the SDK, unless it is told others', () => {
    expect(readSettings(exampleSettings).hosts).toEqual({ production: {} });
    const told = { ...exampleSettings, VITE_FOOD_HOST: 'https://food.our.example' };
    expect(readSettings(told).hosts).toEqual({ production: { food: 'https://food.our.example' } });
  });

  test.each([
    ['VITE_ENVIRONMENT', 'prod', 'VITE_ENVIRONMENT is "prod": one of dev, test, preview, production'],
    ['VITE_APP_VERSION', '', 'VITE_APP_VERSION is missing: numbers such as 5.2.0'],
    ['VITE_APP_VERSION', 'five', 'VITE_APP_VERSION is "five": numbers such as 5.2.0'],
    ['VITE_MAIN_HOST', 'http://api.our.example', 'VITE_MAIN_HOST is "http://api.our.example": an https address'],
    ['VITE_APP_LINK', 'javascript:alert(1)', 'VITE_APP_LINK is "javascript:alert(1)": an https address'],
    [
      'VITE_IOS_STORE',
      'https://someone@apps.example',
      'VITE_IOS_STORE is "https://someone@apps.example": an https address',
    ],
    ['VITE_MESSAGING_APP_ID_MAIN', 'wx12', 'VITE_MESSAGING_APP_ID_MAIN is "wx12": wx and 16 hexadecimal digits'],
    ['VITE_MESSAGING_APP_ID_FOOD', undefined, 'VITE_MESSAGING_APP_ID_FOOD is missing: wx and 16 hexadecimal digits'],
  ])('says what is wrong with %s = %s', (name, value, message) => {
    expect(() => readSettings({ ...exampleSettings, [name]: value })).toThrow(message);
  });

  test('names everything that is wrong at once', () => {
    const wrong = { ...exampleSettings, VITE_ENVIRONMENT: 'live', VITE_APP_VERSION: 'x' };
    expect(() => readSettings(wrong)).toThrow(/VITE_ENVIRONMENT.*\n.*VITE_APP_VERSION/);
  });
});
