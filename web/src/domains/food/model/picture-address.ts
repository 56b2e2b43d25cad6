import { pictureOf } from './food-picture.ts';

/** The URL of one of our pictures. */
export const pictureAddress = (name: string): string => `${__FOOD_PICTURES__}${name}.svg`;

/** The pictures of foods for a poster, without duplicates or pictures of groups. */
export function iconsOf(foods: readonly { name: string; nameEn?: string | undefined }[]): string[] {
  const own = foods.map(pictureOf).filter(({ standIn }) => !standIn);
  return [...new Set(own.map(({ picture }) => pictureAddress(picture)))];
}
