import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepLink } from '../../../platform/deep-link.ts';
import { deviceOf, screenOf } from './links.ts';

test('leads to the shared screen', () => {
  expect(screenOf('sugarControl')).toBe('/sugar-control');
  expect(screenOf('sugarControl', 'FH3T8WZP6D')).toBe('/sugar-control');
  expect(screenOf('family')).toBe('/family-health/home');
  expect(screenOf('family', 'FH3T8WZP6D')).toBe('/family-health/confirm?inviteCode=FH3T8WZP6D');
});

test('leads to an address of the app with any code', () => {
  expect(deepLink('https://app.health-app.example/open?from=h5', '/sugar-control')).toBe(
    'https://app.health-app.example/open?from=h5&page=%2Fsugar-control',
  );
  fc.assert(
    fc.property(fc.string(), (code) => {
      const screen = screenOf('family', code);
      expect(new URL(screen, 'https://h5.health-app.example').pathname).toBe('/family-health/confirm');
      const link = new URL(deepLink('https://app.health-app.example/open', screen));
      expect(link.origin + link.pathname).toBe('https://app.health-app.example/open');
      expect(link.searchParams.get('page')).toBe(screen);
    }),
  );
});

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1';

test.each([
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  ['other', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['android', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 ArkWeb/4.1 Mobile', 5],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 10],
  ['other', '', 0],
] as const)('takes for %s: %s', (device, userAgent, touchPoints) => {
  expect(deviceOf(userAgent, touchPoints)).toBe(device);
});
