// Written by npm run generate. Do not edit.
/**
 * Every operation as a function that takes a client. A bundle contains only the functions that it imports.
 * @module
 */
export * from './functions/aiFood.ts';
export * from './functions/analysis.ts';
export * from './functions/auth.ts';
export * from './functions/camp.ts';
export * from './functions/evaluation.ts';
export * from './functions/family.ts';
export * from './functions/feedback.ts';
export * from './functions/healthData.ts';
export * from './functions/heartRate.ts';
export * from './functions/income.ts';
export * from './functions/information.ts';
export * from './functions/lookup.ts';
export * from './functions/mealPlan.ts';
export * from './functions/medication.ts';
export * from './functions/member.ts';
export * from './functions/messaging.ts';
export * from './functions/mirror.ts';
export * from './functions/orders.ts';
export * from './functions/partner.ts';
export * from './functions/plans.ts';
export * from './functions/share.ts';
export * from './functions/statistic.ts';
export * from './functions/user.ts';
export type { OperationFunction } from '../operation.ts';
