import { MembersOnly, PromotersOnly, SignInPrompt } from '#platform/access/AccessGate.tsx';
import { AgreementConsent } from '#platform/access/AgreementConsent.tsx';
import { DownloadLink } from '#platform/access/DownloadLink.tsx';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

/** Names that a stranger could write into a link: markup, right-to-left text, and a name longer than a line. */
const hostileNames = ['<b>林晓</b>', '\u202Eاسم طويل جدا', '名'.repeat(30)];

/** The access gates: screens that the person may not open yet. */
export function AccessGatesSection() {
  const words = useSampleText();
  return (
    <>
      <GalleryPart name="ForUsers">
        <SignInPrompt />
      </GalleryPart>
      <GalleryPart name="ForMembers">
        <MembersOnly />
      </GalleryPart>
      <GalleryPart name="MemberGate">
        <MemberGate feature="deepAnalysis">
          <p>{words('Open to members', '会员可见')}</p>
        </MemberGate>
      </GalleryPart>
      <GalleryPart name="ForPromoters">
        <PromotersOnly />
      </GalleryPart>
      <GalleryPart name="AgreementConsent">
        <Card padded>
          <AgreementConsent accepted={false} onChange={() => {}} missing />
        </Card>
      </GalleryPart>
      <GalleryPart name="DownloadLink">
        <DownloadLink onOpen={() => {}} />
      </GalleryPart>
      <GalleryPart name="IsolatedName">
        <Card padded>
          {hostileNames.map((name) => (
            <p key={name}>
              <IsolatedName name={name} /> {words('invites you', '发来邀请')}
            </p>
          ))}
        </Card>
      </GalleryPart>
    </>
  );
}
