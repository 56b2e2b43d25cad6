import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import type { deviceStorage, tabStorage } from './storage.ts';
import { deviceKeys, keyOf, keyStart, type PersonalKey, type StorageKey } from './storage-keys.ts';

it('the storages accept keys of a person or of the device, and no other text', () => {
  expectTypeOf<Parameters<typeof deviceStorage.set>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<Parameters<typeof tabStorage.set>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<PersonalKey | 'tid'>().toExtend<StorageKey>();
  expectTypeOf<string>().not.toExtend<StorageKey>();
  expectTypeOf<'growth'>().not.toExtend<StorageKey>();
  expect(deviceKeys).not.toContain('growth');
});

const ids = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'wx.o6zAJs', 'a"],["b', '["', '\ud800', '__proto__'),
);

it('a key belongs to its person alone, whatever characters the ids contain', () =>
  fc.assert(
    fc.property(ids, ids, fc.array(ids, { maxLength: 2 }), (own, other, subject) => {
      const key = keyOf(own, 'survey', ...subject);
      expect(key.startsWith(keyStart(own))).toBe(true);
      expect(key.startsWith(keyStart(other))).toBe(own === other);
      for (const device of deviceKeys) expect(device.startsWith(keyStart(own))).toBe(false);
    }),
  ));
