import { expect, test } from 'vitest';
import { installReason, nodeIsNewEnough } from '../lib/install.mjs';

test('a new clone needs an installation', () => {
  expect(installReason({ lockTime: 1000, installedTime: undefined })).toBe('none are installed yet');
});

test('an installation older than the lock file is repeated', () => {
  expect(installReason({ lockTime: 2000, installedTime: 1000 })).toBe('package-lock.json has changed');
});

test('an installation as new as the lock file, or newer, is kept', () => {
  expect(installReason({ lockTime: 1000, installedTime: 1000 })).toBeUndefined();
  expect(installReason({ lockTime: 1000, installedTime: 2000 })).toBeUndefined();
});

test('without a lock file, the installation is kept', () => {
  expect(installReason({ lockTime: undefined, installedTime: 1000 })).toBeUndefined();
});

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['26.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s satisfies >=20.19: %s', (version, enough) => {
  expect(nodeIsNewEnough(version, '>=20.19')).toBe(enough);
});
