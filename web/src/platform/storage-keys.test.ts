import { expect, expectTypeOf, it } from 'vitest';
import type { deviceStorage, tabStorage } from './storage.ts';
import { deviceKeys, type PersonalKey, type StorageKey } from './storage-keys.ts';

it('the storages accept keys of a person or of the device, and no other text', () => {
  expectTypeOf<Parameters<typeof deviceStorage.set>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<Parameters<typeof tabStorage.set>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<PersonalKey | 'tid'>().toExtend<StorageKey>();
  expectTypeOf<string>().not.toExtend<StorageKey>();
  expectTypeOf<'growth'>().not.toExtend<StorageKey>();
  expect(deviceKeys).not.toContain('growth');
});
