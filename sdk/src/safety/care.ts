import { bodyMassEdges, bodyMassIndex, dangerousBodyMass, lowBodyMass } from './body-mass.ts';
import {
  adultAge,
  type Condition,
  fact,
  factsOf,
  has,
  isPregnant,
  olderAge,
  type Person,
  weightRange,
} from './person.ts';

/** A state of a person that limits what an app may show, advise or offer. */
export type CareState =
  | 'bodyMassBelow15'
  | 'bodyMassBelow16'
  | 'underweight'
  | 'largeWeightLoss'
  | 'eatingDisorder'
  | 'pregnant'
  | 'breastfeeding'
  | 'under18'
  | 'from65'
  | 'afterBariatricSurgery'
  | 'kidneyDisease'
  | 'dialysis'
  | 'heartFailure';

/**
 * A subject that an app shows, advises or offers only if the person's states permit it.
 *
 * - `weightLoss`: a goal or plan to lose weight, a target weight below the current one, the camp, the slimming partner
 * - `lessFood`: advice to eat less of something for the sake of energy
 * - `energyTarget`: an amount of energy to eat in a day, a plan of meals that is made for it, and its nutrients
 * - `energyBalance`: the energy that is left or too much, and verdicts on energy
 * - `score`: a number that rates meals, days or health
 * - `exercise`: targets and advice for exercise
 * - `weightChange`: a change of weight in figures, where the person did not ask for it, and comparisons with others
 * - `fluidTarget`: an amount to drink
 * - `minerals`: advice to eat more protein, potassium or phosphorus
 */
export type CareArea = (typeof careAreas)[number];

/** All areas, in a fixed order. */
export const careAreas = [
  'weightLoss',
  'lessFood',
  'energyTarget',
  'energyBalance',
  'score',
  'exercise',
  'weightChange',
  'fluidTarget',
  'minerals',
] as const;

/** What applies to a person, as the server decides it and a client shows it. */
export interface CareProfile {
  /** The states of the person that limit something, the gravest first. */
  states: CareState[];
  /** The areas that are not permitted, with the states that are the reason. Any other area is permitted. */
  withheld: { area: CareArea; reasons: CareState[] }[];
  /** How soon the person should see a doctor because of these states: `now`, `soon`, or null without a need. */
  doctor: 'now' | 'soon' | null;
}

/** The facts of `careProfile`. */
export interface CarePerson extends Person {
  /** kg, the highest weight of the last half year, for a person without a goal to lose weight. Absent when unknown. */
  highestWeight?: number | undefined;
}

const eating: CareArea[] = ['weightLoss', 'lessFood', 'energyBalance', 'score'];

/** What each state withholds. The order is that of `CareProfile.states`. */
const withheldBy: Record<CareState, readonly CareArea[]> = {
  bodyMassBelow15: [...eating, 'energyTarget', 'exercise', 'weightChange'],
  bodyMassBelow16: [...eating, 'exercise', 'weightChange'],
  largeWeightLoss: ['weightLoss', 'lessFood', 'exercise', 'weightChange'],
  eatingDisorder: [...eating, 'weightChange'],
  underweight: ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance'],
  pregnant: [...eating, 'energyTarget'],
  breastfeeding: ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance'],
  under18: [...eating, 'energyTarget', 'weightChange'],
  from65: ['weightLoss', 'lessFood'],
  afterBariatricSurgery: ['weightLoss', 'lessFood', 'energyTarget', 'energyBalance'],
  dialysis: ['fluidTarget', 'minerals'],
  kidneyDisease: ['fluidTarget', 'minerals'],
  heartFailure: ['fluidTarget'],
};

/** Unplanned loss within half a year from which a person should see a doctor soon, a share of the weight (NICE CG32, 2006). */
export const severeUnplannedLoss = 0.1;

/**
 * Derives from the facts about a person which subjects an app may show, advise or offer, and whether the person should see
 * a doctor. A server decides with it and sends the result; a client shows nothing past it.
 *
 * An unknown fact sets no state: the functions that need the fact, such as `weightLossObstacles` and `energyTarget`, ask
 * for it.
 * @param person facts about the person; unknown facts are absent
 * @see RCPsych CR233 (2022), for a body mass index below 15; WHO Technical Report Series 854 (1995), below 16; NICE CG32
 * (2006), for unplanned loss; Weight Management Guiding Principles (National Health Commission of China, 2024)
 */
export function careProfile(person: CarePerson): CareProfile {
  const applies = statesOf(factsOf(person));
  const states = (Object.keys(withheldBy) as CareState[]).filter((state) => applies[state]);
  const withheld = careAreas.flatMap((area) => {
    const reasons = states.filter((state) => withheldBy[state].includes(area));
    return reasons.length > 0 ? [{ area, reasons }] : [];
  });
  const doctor = applies.bodyMassBelow15 ? 'now' : applies.bodyMassBelow16 || applies.largeWeightLoss ? 'soon' : null;
  return { states, withheld, doctor };
}

function statesOf(person: CarePerson): Record<CareState, boolean> {
  const { age, weight } = person;
  const highestWeight = fact(person.highestWeight, weightRange);
  const index = bodyMassIndex(person);
  const isMinor = age !== undefined && age < adultAge;
  // The limits are for adults: the index of a healthy child is often below them. They hold at an unknown age.
  const isBelow = (limit: number) => index !== undefined && index < limit && !isMinor;
  const loss = weight !== undefined && highestWeight ? (highestWeight - weight) / highestWeight : 0;
  const of = (condition: Condition) => has(person, condition);
  return {
    bodyMassBelow15: isBelow(dangerousBodyMass),
    bodyMassBelow16: isBelow(lowBodyMass),
    underweight: isBelow(bodyMassEdges.normal),
    largeWeightLoss: loss > severeUnplannedLoss,
    eatingDisorder: of('eatingDisorder'),
    pregnant: isPregnant(person),
    breastfeeding: of('breastfeeding'),
    under18: isMinor,
    from65: age !== undefined && age >= olderAge,
    afterBariatricSurgery: of('bariatricSurgery'),
    kidneyDisease: of('kidneyDisease'),
    dialysis: of('dialysis'),
    heartFailure: of('heartFailure'),
  };
}

/** What `permits` reads of a `CareProfile`. A reply may have areas and states of a later version. */
export interface CareDecision {
  withheld: readonly { area: CareArea | (string & {}); reasons: readonly (CareState | (string & {}))[] }[];
}

/**
 * Whether an area is permitted. An area that is withheld without a reason is not.
 * @param care the person's profile
 * @throws TypeError for an unknown area
 */
export const permits = (care: CareDecision, area: CareArea): boolean => permitsAll(care, [known(area)]);

/** A misspelt area is withheld from nobody, so it would be permitted. */
function known(area: CareArea): CareArea {
  if (!careAreas.includes(area)) throw new TypeError(`unknown care area: ${area}`);
  return area;
}

/**
 * Whether each of some areas is permitted, such as those that an advice needs. An area of a later version is permitted unless
 * the profile, which is of the same server, withholds it.
 * @param care the person's profile
 * @param areas absent for none
 * @returns true for none
 */
export const permitsAll = (care: CareDecision, areas: readonly (CareArea | (string & {}))[] = []): boolean =>
  !care.withheld.some(({ area }) => areas.includes(area));

/**
 * The states because of which an area is withheld; empty if it is permitted, or withheld without a reason.
 * @throws TypeError for an unknown area
 */
export const withheldReasons = (care: CareDecision, area: CareArea): readonly (CareState | (string & {}))[] => {
  const asked = known(area);
  return care.withheld.find((one) => one.area === asked)?.reasons ?? [];
};

/** No value has this property, so only `permitFor` gives a permit. */
declare const permittedArea: unique symbol;

/**
 * Evidence that an area is permitted for a person. A component that shows a target, a score or an offer requires it, so it
 * does not compile without the decision.
 */
export interface Permit<Area extends CareArea> {
  readonly [permittedArea]: Area;
}

const permit = Object.freeze({});

/**
 * The permit for an area.
 * @param care the person's profile; `undefined` while it is unknown
 * @returns `undefined` if the area is withheld, or nothing is known
 * @throws TypeError for an unknown area, once the profile is known
 */
export const permitFor = <Area extends CareArea>(
  care: CareDecision | undefined,
  area: Area,
): Permit<Area> | undefined => (care && permits(care, area) ? (permit as Permit<Area>) : undefined);
