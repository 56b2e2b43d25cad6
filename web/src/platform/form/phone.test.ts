import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneDigits } from './phone.ts';

it('a phone number may be written with spaces, a country code or fullwidth digits', () => {
  expect(phoneDigits('138 0013-8000')).toBe('13800138000');
  expect(phoneDigits('+86 138 0013 8000')).toBe('13800138000');
  expect(phoneDigits('0086 13800138000')).toBe('13800138000');
  expect(phoneDigits('１３８００１３８０００')).toBe('13800138000');
  expect(phoneDigits('138001380001')).toBe('13800138000');
  expect(phoneDigits('8613')).toBe('8613');
});

it('a phone number has only digits, eleven at most', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(phoneDigits(text)).toMatch(/^\d{0,11}$/);
    }),
  );
});
