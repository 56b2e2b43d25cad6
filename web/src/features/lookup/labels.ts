import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#ui/Badge.tsx';
import type { Band } from './model/bands.ts';
import type { Food, FoodCategory, FoodCaution, FoodSource } from './model/food.ts';

export const bandWords: Record<Band, MessageDescriptor> = {
  low: msg({ message: 'Low', context: 'band' }),
  medium: msg({ message: 'Medium', context: 'band' }),
  high: msg({ message: 'High', context: 'band' }),
};

export const bandTones: Record<Band, Tone> = { low: 'good', medium: 'fair', high: 'poor' };

/** The tone of a food's band: a low value with a caution is not green. */
export const toneOf = ({ caution }: Food, band: Band): Tone => (caution && band === 'low' ? 'plain' : bandTones[band]);

export const cautionWords: Record<FoodCaution, MessageDescriptor> = {
  alcohol: msg`Alcohol`,
  sugars: msg({ message: 'Sugar', context: 'caution' }),
};

export const categoryWords: Record<FoodCategory, MessageDescriptor> = {
  cereals: msg`Rice and grains`,
  noodlesAndBread: msg`Noodles and bread`,
  tubers: msg`Tubers`,
  legumes: msg`Legumes`,
  vegetables: msg`Vegetables`,
  mushroomsAndAlgae: msg`Mushrooms and algae`,
  fruit: msg`Fruit`,
  nuts: msg`Nuts`,
  dairy: msg`Dairy`,
  eggs: msg`Eggs`,
  meat: msg`Meat`,
  poultry: msg`Poultry`,
  offal: msg`Offal`,
  fish: msg`Fish`,
  shellfish: msg`Shellfish`,
  sugars: msg`Sugars`,
  snacks: msg`Snacks`,
  drinks: msg`Drinks`,
  condiments: msg`Condiments`,
  mixedMeals: msg`Mixed meals`,
};

export const sourceWords: Record<FoodSource, MessageDescriptor> = {
  chinaFct2009: msg`China Food Composition, 2nd edition (2009)`,
  chinaFct6: msg`China Food Composition Tables, Standard Edition, 6th edition (2018, 2019)`,
  atkinson2008: msg`International tables of glycemic index and glycemic load values: 2008, Diabetes Care 31`,
  fosterPowell2002: msg`International table of glycemic index and glycemic load values: 2002, American Journal of Clinical Nutrition 76`,
  kaneko2014: msg`Kaneko et al. 2014, Total purine and purine base content of common foodstuffs, Biological and Pharmaceutical Bulletin 37`,
};
