/**
 * Pure safety rules for health values, with their limits and sources, for clients and servers. A rule decides on unrounded
 * values, and never assumes an unknown fact.
 * @module
 */
export { type AsNeededDoubt, type AsNeededLimits, type AsNeededStatus, asNeededStatus } from './as-needed.ts';
export {
  type BodyMassClass,
  bodyMassClass,
  bodyMassEdges,
  bodyMassEdgesAt,
  bodyMassIndex,
  dangerousBodyMass,
  decimalsAt,
  internationalBodyMassEdges,
  lowBodyMass,
  normalWeights,
  oldestAge,
} from './body-mass.ts';
export {
  type CareArea,
  type CareDecision,
  type CarePerson,
  type CareProfile,
  type CareState,
  careAreas,
  careProfile,
  type Permit,
  permitFor,
  permits,
  permitsAll,
  severeUnplannedLoss,
  withheldReasons,
} from './care.ts';
export { guardedAge, neededConsents, needsGuardian } from './consent.ts';
export { showsDanger } from './crisis.ts';
export {
  changeDoubts,
  type DoseDoubt,
  doseDoubts,
  doubtedAbove,
  doubtedDoses,
  type OtherMedicines,
  type PlannedMedicine,
  slip,
} from './dose.ts';
export { type EmergencyNumbers, emergencyNumbers } from './emergency.ts';
export {
  type EnergyTarget,
  energyTarget,
  goalEnergy,
  leastEnergy,
  lightActivity,
  mayHaveEnergyTarget,
  mostDeficit,
} from './energy.ts';
export {
  type HeartZone,
  heartZoneShares,
  maximumHeartRate,
  moderateZone,
  restingPulseToAsk,
  zoneStart,
} from './heart-zones.ts';
export type { Medicine, MedicineNote } from './medicine.ts';
export {
  isSameMedicine,
  medicineNotes,
  strengthOf,
  substancesOf,
} from './medicines.ts';
export { isNearerToNext } from './nearer-dose.ts';
export {
  adultAge,
  ageOn,
  ageRange,
  type Condition,
  has,
  hasDiabetes,
  heightRange,
  isPregnant,
  olderAge,
  type Person,
  weightRange,
} from './person.ts';
export {
  bloodPressureLimits,
  type GlucoseMoment,
  glucoseLimits,
  type Judgement,
  judge,
  type Level,
  type RangedValue,
  type Reading,
  readingRanges,
  restingPulseLimits,
  type Urgency,
  usualRange,
} from './reading.ts';
export { type ScheduledDose, type TakenDose, type TakingDoubt, takingDoubts, type UnplannedDose } from './taking.ts';
export { girthRange, raisedWaistHipRatio, type WaistClass, waistClass, waistEdges } from './waist.ts';
export {
  fastestWeeklyLoss,
  isLossTooFast,
  isUnplannedLossLarge,
  isWeightDoubted,
  leastPaceDays,
  leastTargetWeight,
  mayLoseWeight,
  type WeightLossObstacle,
  weightLossObstacles,
} from './weight-loss.ts';
