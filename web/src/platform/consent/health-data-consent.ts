import type { UserInformationInput } from '@health-app/sdk';
import type { Person } from '@health-app/sdk/safety';

/** Below this age a guardian must consent (Personal Information Protection Law, Art. 31). */
const guardedAge = 14;

/** Whether a guardian must consent for this person. If the age is unknown, the person is asked for it first. */
export const needsGuardian = ({ age }: Pick<Person, 'age'>): boolean => age !== undefined && age < guardedAge;

/** Whether the changes of a profile add health data. Removing data needs no consent. */
export const givesHealthData = ({ height, weight, healthTagIds }: UserInformationInput): boolean =>
  Boolean(height || weight || healthTagIds?.length);
