import { MembersOnly, PromotersOnly, SignInPrompt } from '../platform/access/AccessGate.tsx';
import { MemberGate } from '../platform/access/MemberGate.tsx';
import { Part } from './Part.tsx';
import { useSampleText } from './useSampleText.ts';

/** The access gates: the states of a screen that the person may not open. */
export function AccessGatesSection() {
  const words = useSampleText();
  return (
    <>
      <Part name="ForUsers">
        <SignInPrompt />
      </Part>
      <Part name="ForMembers">
        <MembersOnly />
      </Part>
      <Part name="MemberGate">
        <MemberGate feature="deepAnalysis">
          <p>{words('Open to members', '会员可见')}</p>
        </MemberGate>
      </Part>
      <Part name="ForPromoters">
        <PromotersOnly />
      </Part>
    </>
  );
}
