import type { FoodUserInformation, MemberFeature, PartnerIndex, TargetSource } from './generated/operations.ts';
import type { LiveExamples } from './live-dates.ts';
import { byTime, type Reading } from './memory/healthData/readings.ts';
import { weightsOf } from './memory/healthData/series.ts';
import { type AllergySources, ownAllergies } from './person/allergies.ts';
import type { SentCode } from './person/codes.ts';
import { dailyEnergy } from './person/energy.ts';
import { exampleNameOf, identityOf } from './person/identity.ts';

/** The person of a world. Every domain reads these facts here, so that all of them see a change. */
export interface Person {
  profile: FoodUserInformation;
  /** Body weights in kg, oldest first. The latest is the weight of the profile. */
  weights: Reading[];
  /** Target weight; kg; null without one. */
  targetWeight: number | null;
  /** The allergies that the person states outside the profile. */
  allergies: AllergySources;
  /** The remaining free uses of each feature, for a person without a membership. */
  freeUses: Record<MemberFeature, number>;
  /** Verification codes sent to this person, oldest first. */
  codes: SentCode[];
  /** A new account has no orders, no income and no measurements. */
  isNew: boolean;
  closed: boolean;
}

export function beginPerson(examples: LiveExamples, token: string, now: Date): Person {
  const name = exampleNameOf(examples, token);
  const profile = { ...examples.data<FoodUserInformation>('user.information', name), ...identityOf(examples, token) };
  const isNew = profile.weight === null;
  const weights = isNew ? [] : weightsOf(examples, now);
  return {
    profile: { ...profile, weight: weights.at(-1)?.value ?? null },
    weights,
    targetWeight: isNew ? null : targetWeightOf(examples),
    allergies: isNew ? { mealPlan: [], assessment: [] } : ownAllergies(examples),
    freeUses: { aiFood: 2, deepAnalysis: 0, mealPlan: 0, report: 0 },
    codes: [],
    isNew,
    closed: false,
  };
}

const targetWeightOf = (examples: LiveExamples): number | null =>
  examples.data<PartnerIndex>('partner.indexData').me?.targetWeight ?? null;

/** Changes facts of the profile. The energy target follows from them. */
export function changeProfile(person: Person, changes: Partial<FoodUserInformation>, today: string): void {
  Object.assign(person.profile, changes);
  person.profile.energyTarget = dailyEnergy(person.profile, today);
}

/** Adds a weight. The profile takes the latest one. */
export function addWeight(person: Person, reading: Reading, today: string): void {
  person.weights = [...person.weights, reading].sort(byTime);
  changeProfile(person, { weight: person.weights.at(-1)?.value ?? null }, today);
}

export const isMember = ({ profile }: Person): boolean => profile.memberType > 0;

/** The remaining uses of a feature; null without a limit. */
export const freeUsesLeft = (person: Person, feature: MemberFeature): number | null =>
  isMember(person) ? null : person.freeUses[feature];

/** Whether the feature's call accepts the person, as `member.hasPermission` promises. */
export const mayUse = (person: Person, feature: MemberFeature): boolean => freeUsesLeft(person, feature) !== 0;

/** kcal; the usual reference of food labels for an adult. */
const USUAL_ENERGY = 2000;

/** The energy target and its source; kcal per day. */
export interface EnergyTarget {
  energyTarget: number;
  targetSource: TargetSource;
}

/** The target of the profile; the default while the profile is incomplete. */
export function energyTargetOf({ profile: { energyTarget } }: Person): EnergyTarget {
  return energyTarget === null
    ? { energyTarget: USUAL_ENERGY, targetSource: 'usual' }
    : { energyTarget, targetSource: 'profile' };
}
