import { energyTarget, isWeightDoubted, mayLoseWeight } from '../../../sdk/src/safety/index.ts';
import type { Account } from '../engine/accounts.ts';
import { msOf } from '../engine/days.ts';
import type { LiveExamples } from '../engine/live-dates.ts';
import { RecentMap } from '../engine/recent-map.ts';
import type {
  DeletableRecord,
  FoodUserInformation,
  HealthTag,
  HealthTagGroup,
  MemberFeature,
} from '../generated/operations.ts';
import { type AllergySources, ownAllergies } from './allergies.ts';
import type { SentCode } from './codes.ts';
import { factsOf } from './facts.ts';
import { emptyLedger, type Ledger } from './ledger/ledger.ts';
import { type PlanBasis, planBasisOf } from './plan-basis.ts';
import { byTime, type Reading } from './readings/readings.ts';
import { weightsOf } from './readings/series.ts';

/** The person of a world. Every domain reads these facts here, so that all domains see a change. */
export interface Person {
  /** Always the same object, so that other worlds can refer to it. */
  readonly profile: FoodUserInformation;
  /** The meals that were eaten. */
  readonly ledger: Ledger;
  /** Body weights in kg, oldest first. The latest is the weight of the profile. */
  weights: Reading[];
  /** Target weight in kg; null if there is none. */
  targetWeight: number | null;
  /** All health tags that the person can choose. */
  readonly knownTags: readonly HealthTag[];
  /** The allergies that the person states outside the profile. */
  allergies: AllergySources;
  /** The facts that the plans of the examples are based on. */
  firstBasis: PlanBasis;
  /** The profile at the start of the world, which the report of the examples is based on. */
  firstProfile: FoodUserInformation;
  /** The remaining free uses of each feature, for a person without a membership. */
  freeUses: Record<MemberFeature, number>;
  /** Verification codes sent to this person, oldest first. */
  codes: SentCode[];
  /** When the person last decided about a thing; ms. */
  intents: RecentMap<number>;
  /** The records to be deleted, and those deleted before. */
  deletions: Deletion[];
  /** Whether the account is new, and thus empty in every domain. */
  isNew: boolean;
  /** Whether this is the person of the examples: only that account starts with a partner and a family. */
  isExample: boolean;
}

/** A request to delete a record. */
export interface Deletion extends DeletableRecord {
  /** The day from which the record is gone. */
  due: string;
  done: boolean;
}

/** The number of deleted records of a kind, whose ids new records must not get again. */
export const deletedOf = ({ deletions }: Person, kind: DeletableRecord['kind']): number =>
  deletions.filter((one) => one.done && one.kind === kind).length;

export function beginPerson(examples: LiveExamples, { example, user }: Account, now: Date): Person {
  const profile = { ...examples.data('user.information', example), ...user };
  const isNew = profile.weight === null;
  const weights = isNew ? [] : weightsOf(examples, now);
  const stated = {
    profile: { ...profile, weight: weights.at(-1)?.value ?? null },
    allergies: isNew ? { mealPlan: [], assessment: [] } : ownAllergies(examples),
  };
  return {
    ...stated,
    ledger: emptyLedger(),
    weights,
    knownTags: examples.data<HealthTagGroup[]>('user.healthTagGroups').flatMap(({ tags }) => tags),
    targetWeight: isNew ? null : exampleTarget(examples),
    firstBasis: planBasisOf(stated),
    firstProfile: { ...stated.profile },
    freeUses: { aiFood: 2, deepAnalysis: 0, mealPlan: 0, report: 0 },
    codes: [],
    deletions: [],
    intents: new RecentMap(2000),
    isNew,
    isExample: !isNew && profile.userId === examples.data('user.information').userId,
  };
}
const exampleTarget = (examples: LiveExamples): number | null =>
  examples.data('partner.indexData').me?.targetWeight ?? null;

/** Changes facts of the profile. */
export function changeProfile(person: Person, changes: Partial<FoodUserInformation>, today: string): void {
  Object.assign(person.profile, changes);
  followFacts(person, today);
}

/**
 * Computes the energy target of a day from the facts, and removes a goal to lose weight that has an obstacle. The age is a fact
 * that changes by itself, so this happens at each call.
 */
export function followFacts({ profile }: Pick<Person, 'profile'>, today: string): void {
  const facts = factsOf(profile, today);
  if (profile.dietaryGoal === 'loseWeight' && !mayLoseWeight(facts)) profile.dietaryGoal = null;
  profile.energyTarget = energyTarget(facts, profile.dietaryGoal)?.target ?? null;
}

/** Adds a weight. The profile shows the latest one. */
export const addWeight = (person: Person, reading: Reading, today: string): void =>
  keepWeights(person, [...person.weights, reading].sort(byTime), today);

/** Replaces the weights, oldest first. The profile shows the latest one. */
export function keepWeights(person: Person, weights: Reading[], today: string): void {
  person.weights = weights;
  changeProfile(person, { weight: person.weights.at(-1)?.value ?? null }, today);
}

/** Whether a weight is so far from the last one that a typing error or another unit is likely. */
export function isDoubted(value: number, last: Reading, time: Date): boolean {
  const days = (time.getTime() - msOf(last.measuredAt)) / 86_400_000;
  return isWeightDoubted(value, last.value, days);
}

export const isMember = ({ profile }: Person): boolean => profile.memberType > 0;

export const isPromoter = ({ profile }: Person): boolean => profile.promoteRoleFlag === 1;

/** The remaining uses of a feature; null without a limit. */
export const freeUsesLeft = (person: Person, feature: MemberFeature): number | null =>
  isMember(person) ? null : person.freeUses[feature];

/** Whether the feature's operation accepts the person, as `member.hasPermission` promises. */
export const mayUse = (person: Person, feature: MemberFeature): boolean => freeUsesLeft(person, feature) !== 0;
