import type { UserInformationInput } from '@health-app/sdk';
import type { Person } from '@health-app/sdk/safety';

/** Below this age a guardian consents (Personal Information Protection Law, Art. 31). */
const guardedAge = 14;

/** Whether a guardian consents for this person. Without an age, the age is asked first. */
export const needsGuardian = ({ age }: Pick<Person, 'age'>): boolean => age !== undefined && age < guardedAge;

/** Whether changes of a profile add health data. To clear it needs no consent. */
export const givesHealthData = ({ height, weight, healthTagIds }: UserInformationInput): boolean =>
  Boolean(height || weight || healthTagIds?.length);
