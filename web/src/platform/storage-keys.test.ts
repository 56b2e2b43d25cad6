import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import type { deviceStorage, tabStorage } from './storage.ts';
import { deviceKeys, keyOf, keyStart, type PersonalKey, type StorageKey } from './storage-keys.ts';

it('the storages accept keys of a person or of the device, and no other text', () => {
  expectTypeOf<Parameters<typeof deviceStorage.remove>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<Parameters<typeof tabStorage.remove>[0]>().toEqualTypeOf<StorageKey>();
  expectTypeOf<PersonalKey | 'tid'>().toExtend<StorageKey>();
  expectTypeOf<string>().not.toExtend<StorageKey>();
  expectTypeOf<'growth'>().not.toExtend<StorageKey>();
  expect(deviceKeys).not.toContain('growth');
});

/** Never runs: the compiler refuses each line. */
export function personalDataOfTheDevice(
  storage: typeof deviceStorage,
  receiver: { name: string; phone: string },
): void {
  // @ts-expect-error: the clock is a number.
  storage.set('clock', receiver.name);
  // @ts-expect-error: a switch is no object with personal data.
  storage.set('account.closed', receiver);
  // @ts-expect-error: only the SDK stores the user.
  storage.set('user', receiver);
}

/** Never runs: the compiler refuses each line. */
export function keysWithoutSubject(drawId: string): void {
  // @ts-expect-error: each withdrawal has a value of its own.
  keyOf('user-1', 'income.confirmed');
  // @ts-expect-error: a person has one growth record.
  keyOf('user-1', 'growth', drawId);
  // @ts-expect-error: an answer belongs to a question of an assessment.
  keyOf('user-1', 'survey', drawId);
}

const ids = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'wx.o6zAJs', 'a"],["b', '["', '\ud800', '__proto__'),
);

it('a key belongs to its person alone, whatever characters the ids contain', () =>
  fc.assert(
    fc.property(ids, ids, fc.tuple(ids, ids), (own, other, subject) => {
      const key = keyOf(own, 'survey', ...subject);
      expect(key.startsWith(keyStart(own))).toBe(true);
      expect(key.startsWith(keyStart(other))).toBe(own === other);
      for (const device of deviceKeys) expect(device.startsWith(keyStart(own))).toBe(false);
    }),
  ));
