import type { LogisticsCompany, ParcelNumber } from '@health-app/sdk';
import * as v from 'valibot';

/** The carriers, most used first. */
export const carriers: readonly LogisticsCompany[] = [
  'sf',
  'zto',
  'yto',
  'sto',
  'yunda',
  'jt',
  'jd',
  'deppon',
  'ems',
  'chinaPost',
  'other',
];

/** Maximum length of the number's field, characters: a number with spaces between its digits. */
export const longestNumber = 60;

/** A draft of the parcel: the carrier, and the number as typed. */
export const parcelSchema = v.object({
  company: v.picklist([...carriers, '']),
  number: v.pipe(v.string(), v.maxLength(longestNumber)),
});

export type ParcelDraft = v.InferOutput<typeof parcelSchema>;

export const emptyParcel: ParcelDraft = { company: '', number: '' };

/** A parcel's number as typed or scanned, without spaces; `undefined` if it is not 6 to 30 letters, digits and hyphens. */
export function readParcelNumber(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  return /^[0-9A-Za-z-]{6,30}$/.test(plain) ? plain : undefined;
}

/** Converts the form to a parcel, or returns the problems by field. */
export function readParcel({ company, number }: ParcelDraft) {
  const trackingNumber = readParcelNumber(number);
  const problems = { company: company === '', number: trackingNumber === undefined };
  const parcel: ParcelNumber | undefined = company && trackingNumber ? { company, trackingNumber } : undefined;
  return { parcel, problems };
}

/** Groups of four characters, so that a person can compare them: "7812 3456 7890 12". */
export const inGroups = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');
