import { MembersOnly, PromotersOnly, SignInPrompt } from '../platform/access/AccessGate.tsx';
import { Part } from './Part.tsx';

/** What those see who may not open a screen. */
export function DoorsSection() {
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
