// Written by npm run generate. Do not edit.
import type { ConsentPurpose } from './schema.ts';

/** The consents that data need: a list of purposes, or by the properties of an object or the values of a property. */
export type Consents = readonly ConsentPurpose[] | { readonly [name: string]: Consents };

/** The consents that an input needs, by operation: for the whole call, or for its properties and their values. */
export const consents: Readonly<Record<string, Consents>> = {
  'aiFood.submitFoodName': {saved:['healthData'],picture:['mealPhotos','healthData'],foods:['healthData']},
  'analysis.saveSimple': {items:['healthData']},
  'analysis.submitFoodItem': ['healthData'],
  'evaluation.next': {answer:['healthData']},
  'family.qrCode': ['guardian'],
  'family.saveRelationship': ['guardian'],
  'family.saveRelationshipByPhoneNumber': ['guardian'],
  'healthData.saveWeightWithCompareLast': ['healthData'],
  'mealPlan.finish': {finished:{true:['healthData'],undefined:['healthData']}},
  'mealPlan.modify': {preferences:{allergies:['healthData'],tagIds:['healthData']}},
  'medication.finish': {status:{taken:['healthData'],skipped:['healthData']}},
  'medication.save': ['healthData'],
  'mirror.confirm': {height:['healthData'],weight:['healthData']},
  'user.saveInformation': {height:['healthData'],weight:['healthData'],healthTagIds:['healthData']},
};
