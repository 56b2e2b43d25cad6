import { medicines } from '../generated/medicines.ts';
import type { Medicine, MedicineNote } from './medicine.ts';
import { has, isPregnant } from './person.ts';

/** Width, case and spaces do not distinguish names. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A Latin name must not be part of a longer word; Chinese has no spaces between words. */
const holds = (name: string, part: string): boolean =>
  /[^a-z -]/.test(part) ? name.includes(part) : ` ${name.replace(/[^a-z -]/g, ' ')} `.includes(` ${part} `);

/** The substances of the dictionary that a medicine contains, judged by its name; empty for an unknown medicine. */
export function substancesOf(medicineName: string): readonly Medicine[] {
  const name = foldName(medicineName);
  return medicines.filter(({ names, products = [] }) => [...names, ...products].some((part) => holds(name, part)));
}

const mgPer: Record<string, number> = {
  mcg: 0.001,
  ug: 0.001,
  μg: 0.001,
  微克: 0.001,
  mg: 1,
  毫克: 1,
  g: 1_000,
  克: 1_000,
};
const strengths = /(\d{1,7}(?:\.\d{1,6})?) ?(mcg|ug|μg|微克|mg|毫克|g|克)(?![a-z])(?! ?\/ ?(?:\d{1,4} ?)?m?l)/g;

/**
 * The content of a piece in mg, as the name states it: 500 for "Paracetamol 0.5 g". Undefined if the name states none, several, or
 * one of a liquid.
 */
export function strengthOf(medicineName: string): number | undefined {
  const [one, ...others] = foldName(medicineName).matchAll(strengths);
  return one && others.length === 0 ? Number(one[1]) * (mgPer[one[2] ?? ''] ?? Number.NaN) : undefined;
}

/** A name without strength and form, by which two medicines outside the dictionary are the same. */
export const plainName = (medicineName: string): string =>
  foldName(medicineName)
    .replace(strengths, ' ')
    .replace(/缓释|控释|肠溶|分散|咀嚼|薄膜衣|软?胶囊|颗粒|口服液|滴?丸|片|\b(?:tablets?|capsules?)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?:^| )\d{1,7}(?= |$)/g, '')
    .trim();

/** Whether two medicines share a substance or, outside the dictionary, a name. */
export function isSameMedicine(one: string, other: string): boolean {
  const substances = substancesOf(one);
  const shared = substancesOf(other).some((medicine) => substances.includes(medicine));
  const name = plainName(one) || foldName(one);
  return shared || name === (plainName(other) || foldName(other));
}

/**
 * What the dictionary says about a medicine, in the order of the list of notes. Notes about pregnancy and kidneys are for the
 * persons whom they concern.
 * @param conditions the health tags of the person
 */
export function medicineNotes(medicineName: string, conditions: readonly string[] = []): MedicineNote[] {
  const all = new Set(substancesOf(medicineName).flatMap(({ notes = [] }) => notes));
  const concerns: Partial<Record<MedicineNote, boolean>> = {
    pregnancyAskFirst: isPregnant({ conditions }),
    pregnancyStop: isPregnant({ conditions }),
    kidney: has({ conditions }, 'kidneyDisease') || has({ conditions }, 'dialysis'),
  };
  return [...all].filter((note) => concerns[note] ?? true);
}
