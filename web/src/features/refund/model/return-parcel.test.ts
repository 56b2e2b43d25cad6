import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inGroups, readParcel, readParcelNumber } from './return-parcel.ts';

test.each([
  ['SF1390502276319', 'SF1390502276319'],
  [' 7812 3456 7890 12 ', '78123456789012'],
  ['７８１２３４', '781234'],
  ['ABC-123', 'ABC-123'],
  ['12345', undefined],
  ['1'.repeat(31), undefined],
  ['运单123456', undefined],
  ['', undefined],
])('the tracking number %j is read as %j', (text, number) => expect(readParcelNumber(text)).toBe(number));

test('a parcel needs a carrier and a number', () => {
  expect(readParcel({ company: '', number: '123' }).problems).toEqual({ company: true, number: true });
  expect(readParcel({ company: 'zto', number: '78123456789012' })).toEqual({
    parcel: { company: 'zto', trackingNumber: '78123456789012' },
    problems: { company: false, number: false },
  });
});

test('a tracking number shown in groups is read as the same number', () => {
  expect(inGroups('78123456789012')).toBe('7812 3456 7890 12');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z-]{6,30}$/), (number) => {
      expect(readParcelNumber(inGroups(number))).toBe(number);
    }),
  );
});
