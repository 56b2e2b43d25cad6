import { MembersOnly, PromotersOnly, SignInPrompt } from '../platform/access/AccessGate.tsx';
import { Part } from './Part.tsx';

/** The access gates: the states of a screen that the person may not open. */
export function AccessGatesSection() {
  return (
    <>
      <Part name="ForUsers">
        <SignInPrompt />
      </Part>
      <Part name="ForMembers">
        <MembersOnly />
      </Part>
      <Part name="ForPromoters">
        <PromotersOnly />
      </Part>
    </>
  );
}
