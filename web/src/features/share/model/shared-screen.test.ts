import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepLink } from '#platform/routing/deep-link.ts';
import { screenOf } from './shared-screen.ts';

test('a share link leads to the shared screen', () => {
  const inviteCode = 'FH3T8WZP6D';
  const token = 'eyJ2IjoxLCJjIjoiZnJ1aXQifQ';
  expect(screenOf({ type: 'sugarControl' })).toBe('/sugar-control');
  expect(screenOf({ type: 'sugarControl', token, inviteCode })).toBe(`/sugar-control/${token}`);
  expect(screenOf({ type: 'sugarControl', token, userName: 'Lin' })).toBe(`/sugar-control/${token}?userName=Lin`);
  expect(screenOf({ type: 'family' })).toBe('/family-health/home');
  expect(screenOf({ type: 'family', token, inviteCode })).toBe(`/family-health/confirm?inviteCode=${inviteCode}`);
});

test('the name of a relative is passed on to the invitation', () => {
  expect(screenOf({ type: 'family', inviteCode: 'FH3T8WZP6D', userName: '林晓' })).toBe(
    `/family-health/confirm?inviteCode=FH3T8WZP6D&userName=${encodeURIComponent('林晓')}`,
  );
});

test('a deep link with any code stays at the address of the app', () => {
  expect(deepLink('https://app.health-app.example/open?from=h5', '/sugar-control')).toBe(
    'https://app.health-app.example/open?from=h5&page=%2Fsugar-control',
  );
  fc.assert(
    fc.property(fc.string(), (code) => {
      const screen = screenOf({ type: 'family', inviteCode: code });
      expect(new URL(screen, 'https://h5.health-app.example').pathname).toBe('/family-health/confirm');
      const link = new URL(deepLink('https://app.health-app.example/open', screen));
      expect(link.origin + link.pathname).toBe('https://app.health-app.example/open');
      expect(link.searchParams.get('page')).toBe(screen);
    }),
  );
});
