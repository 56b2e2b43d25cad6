import { pictureOf } from './food-picture.ts';

/** Address of a picture of ours by its name. */
export const pictureAddress = (name: string): string => `${__FOOD_PICTURES__}${name}.svg`;

/** The pictures of foods for a poster: each once, and no stand-ins. */
export function iconsOf(foods: readonly { name: string; nameEn?: string | undefined }[]): string[] {
  const own = foods.map(pictureOf).filter(({ standIn }) => !standIn);
  return [...new Set(own.map(({ picture }) => pictureAddress(picture)))];
}
