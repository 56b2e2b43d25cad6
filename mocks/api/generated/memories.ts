// Written by npm run generate. Do not edit.

export { memory as aiFood } from '../memory/aiFood.ts';
export { memory as analysis } from '../memory/analysis.ts';
export { memory as auth } from '../memory/auth.ts';
export { memory as camp } from '../memory/camp.ts';
export { memory as evaluation } from '../memory/evaluation.ts';
export { memory as family } from '../memory/family.ts';
export { memory as feedback } from '../memory/feedback.ts';
export { memory as healthData } from '../memory/healthData.ts';
export { memory as heartRate } from '../memory/heartRate.ts';
export { memory as income } from '../memory/income.ts';
export { memory as information } from '../memory/information.ts';
export { memory as lookup } from '../memory/lookup.ts';
export { memory as mealPlan } from '../memory/mealPlan.ts';
export { memory as medication } from '../memory/medication.ts';
export { memory as member } from '../memory/member.ts';
export { memory as messaging } from '../memory/messaging.ts';
export { memory as mirror } from '../memory/mirror.ts';
export { memory as orders } from '../memory/orders.ts';
export { memory as partner } from '../memory/partner.ts';
export { memory as plans } from '../memory/plans.ts';
export { memory as user } from '../memory/user.ts';
