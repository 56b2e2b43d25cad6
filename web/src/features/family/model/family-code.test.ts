import { expect, test } from 'vitest';
import { readFamilyCode } from './family-code.ts';

const read = (text: string) => readFamilyCode(text, 'localhost:5173');
const confirm = 'https://h5.health-app.example/family-health/confirm?inviteCode=';

test('a family code may be typed with spaces', () => {
  expect(read('FH3T8WZP6D')).toEqual({ inviteCode: 'FH3T8WZP6D' });
  expect(read('  FH3T 8WZP 6D ')).toEqual({ inviteCode: 'FH3T8WZP6D' });
});

test('a family code is accepted in a link of the public host or of this page’s host', () => {
  expect(read(`${confirm}FH3T8WZP6D`)).toEqual({ inviteCode: 'FH3T8WZP6D' });
  expect(read('http://localhost:5173/family-health/confirm?inviteCode=FH3T8WZP6D')).toEqual({
    inviteCode: 'FH3T8WZP6D',
  });
  expect(read('https://h5.health-app.example/share?userName=%E6%9E%97&type=family&inviteCode=FH3T8WZP6D')).toEqual({
    inviteCode: 'FH3T8WZP6D',
  });
});

test.each([
  'https://evil.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'https://h5.health-app.example.evil.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'https://h5.health-app.example@evil.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'https://me@h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'http://h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'https://h5.health-app.example:8443/family-health/confirm?inviteCode=FH3T8WZP6D',
  'javascript://h5.health-app.example/family-health/confirm?inviteCode=FH3T8WZP6D',
  'WIFI:S:Home;T:WPA;P:12345678;;',
])('a family code is refused in another address: %s', (text) => {
  expect(read(text)).toEqual({ problem: 'elsewhere' });
});

test('a link without a family code and a code of the wrong length are refused', () => {
  expect(read('https://h5.health-app.example/family-health/confirm')).toEqual({ problem: 'no-code' });
  expect(read('https://h5.health-app.example/course?inviteCode=FH3T8WZP6D')).toEqual({ problem: 'elsewhere' });
  expect(read(`${confirm}..%2F..%2Fx`)).toEqual({ problem: 'no-code' });
  expect(read('FH3T8WZ')).toEqual({ problem: 'no-code' });
  expect(read('F'.repeat(33))).toEqual({ problem: 'no-code' });
  expect(read('   ')).toEqual({ problem: 'empty' });
});
