import type { FoodUserInformation, UserInformationInput } from '@health-app/sdk';
import { heightRange, weightRange } from '@health-app/sdk/safety';
import type { Product } from '#platform/routing/product.ts';
import { readNumber } from '#ui/form/number.ts';

/** A profile fact that the home asks for. */
export type FirstFact = 'userName' | 'birthDate' | 'gender' | 'height' | 'weight';

/**
 * The facts that each product asks for. The general home has a card for the weight. The birth date precedes the body's
 * facts, because the age decides whose consent health data needs.
 */
const wanted: Record<Product, readonly FirstFact[]> = {
  general: ['userName', 'birthDate', 'gender', 'height'],
  ai: ['userName', 'birthDate', 'gender', 'height', 'weight'],
  food: ['userName', 'birthDate', 'gender', 'height', 'weight'],
};

const longestName = 30;

type Person = Partial<FoodUserInformation>;

/** Whether the server generated the name from the end of the phone number. */
const isMadeName = ({ userName = '', phoneNumber = '' }: Person): boolean =>
  userName === '' || (phoneNumber.length >= 4 && userName.endsWith(phoneNumber.slice(-4)));

const isMissing = (person: Person, fact: FirstFact): boolean => {
  if (fact === 'userName') return isMadeName(person);
  return (person[fact] ?? null) === null || person[fact] === -1;
};

/**
 * The facts to ask for now, in order.
 * @param skipped facts that the person has skipped, which are not asked again
 */
export function openFacts(person: Person, product: Product, skipped: readonly string[]): FirstFact[] {
  // Without an age, it is unknown whether a guardian must consent.
  const noAge = isMissing(person, 'birthDate') && skipped.includes('birthDate');
  return wanted[product].filter(
    (fact) =>
      isMissing(person, fact) && !skipped.includes(fact) && !(noAge && (fact === 'height' || fact === 'weight')),
  );
}

/**
 * Converts an answer to the API's format.
 * @param text as typed or chosen
 * @returns `undefined` for an invalid answer
 */
export function readAnswer(fact: FirstFact, text: string, today: string): UserInformationInput | undefined {
  const written = text.trim();
  if (fact === 'userName') {
    const { length } = [...written];
    return length >= 1 && length <= longestName ? { userName: written } : undefined;
  }
  if (fact === 'birthDate') return written !== '' && written <= today ? { birthDate: written } : undefined;
  if (fact === 'gender') return written === '0' || written === '1' ? { gender: written === '0' ? 0 : 1 } : undefined;
  const number = readNumber(written, fact === 'height' ? heightRange : weightRange, 1);
  return number === undefined ? undefined : { [fact]: number };
}
