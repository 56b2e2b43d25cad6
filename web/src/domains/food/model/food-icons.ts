import { pictureOf } from './food-picture.ts';
import { pictureAddress } from './picture-address.ts';

/** The pictures of foods for a poster, without duplicates or pictures of groups. */
export function iconsOf(foods: readonly { name: string; nameEn?: string | undefined }[]): string[] {
  const own = foods.map(pictureOf).filter(({ standIn }) => !standIn);
  return [...new Set(own.map(({ picture }) => pictureAddress(picture)))];
}
