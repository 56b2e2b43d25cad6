// Written by npm run generate. Do not edit.

export { memory as aiFood } from '../domains/aiFood.ts';
export { memory as analysis } from '../domains/analysis.ts';
export { memory as auth } from '../domains/auth.ts';
export { memory as camp } from '../domains/camp.ts';
export { memory as evaluation } from '../domains/evaluation.ts';
export { memory as family } from '../domains/family.ts';
export { memory as feedback } from '../domains/feedback.ts';
export { memory as healthData } from '../domains/healthData.ts';
export { memory as heartRate } from '../domains/heartRate.ts';
export { memory as income } from '../domains/income.ts';
export { memory as information } from '../domains/information.ts';
export { memory as lookup } from '../domains/lookup.ts';
export { memory as mealPlan } from '../domains/mealPlan.ts';
export { memory as medication } from '../domains/medication.ts';
export { memory as member } from '../domains/member.ts';
export { memory as messaging } from '../domains/messaging.ts';
export { memory as mirror } from '../domains/mirror.ts';
export { memory as orders } from '../domains/orders.ts';
export { memory as partner } from '../domains/partner.ts';
export { memory as plans } from '../domains/plans.ts';
export { memory as user } from '../domains/user.ts';
