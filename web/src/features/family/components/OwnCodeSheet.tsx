import { type FamilyName, type FamilyQrCode, type FamilySharedKind, shareContent } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ImageDown from 'lucide-react/icons/image-down';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { currentTime, dateOf, instantOf } from '#lib/time/instants.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { queries } from '#platform/client.ts';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { contentOfType, wasShared } from '#platform/share/share.ts';
import { logShare } from '#platform/share/share-log.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import layout from '#ui/Layout.module.css';
import { QrCode } from '#ui/media/QrCode.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import type { Poster } from '#ui/poster/poster.ts';
import typography from '#ui/Typography.module.css';
import { SharedKindsField } from './SharedKindsField.tsx';
import styles from './Sheets.module.css';
import { TimeToExpiry } from './TimeToExpiry.tsx';

interface Props {
  open: boolean;
  /** The person as the owner of the code; `undefined` until they have loaded. */
  owner: FamilyName | undefined;
  onClose: () => void;
}

/** Shows the person's own code for the chosen kinds of data: to scan, send as a link, or save as a picture. */
export function OwnCodeSheet({ open, onClose, ...rest }: Props) {
  return (
    <Sheet open={open} title={<Trans>My family code</Trans>} onClose={onClose}>
      {open && <Code {...rest} />}
    </Sheet>
  );
}

function Code(props: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const [shared, setShared] = useState<FamilySharedKind[]>([]);
  const query = useQuery({
    ...queries.family.qrCode({ shared }),
    // Another person may have used the code, and the server replaces a used one.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(60_000, instantOf(data.expiresAt) - currentTime()) : false,
  });
  return (
    <div className={layout.column4}>
      <SharedKindsField
        label={t`What they see of you`}
        hint={
          <Trans>Anyone who uses this code sees it at once. If you change your choice, the code changes too.</Trans>
        }
        values={shared}
        onChange={setShared}
      />
      <QueryView query={query} skeleton={<Skeleton rows={1} height="36rem" />}>
        {(code) => <Shown code={code} {...props} />}
      </QueryView>
    </div>
  );
}

function Shown({ code, owner }: Omit<Props, 'open' | 'onClose'> & { code: FamilyQrCode }) {
  const { t, i18n } = useLingui();
  const [poster, setPoster] = useState(false);
  const { share, link, hideLink } = useShare();
  const send = async () => {
    const { inviteCode } = code;
    const { userName = '', userId } = owner ?? {};
    const outcome = await share(
      contentOfType('family', userName, i18n.locale as 'zh-CN' | 'en', { inviteCode, userId }),
    );
    if (wasShared(outcome)) {
      track('family.invite', { by: 'link', shared: countOf(code.shared) });
      logShare({ type: 'family', action: 'share' });
    }
  };
  return (
    <>
      <div className={styles.code}>
        <QrCode label={t`QR code of your family code`} text={code.link} size={20} />
        <p className={styles.letters}>{code.inviteCode}</p>
        <p className={typography.note}>
          <TimeToExpiry at={code.expiresAt} />
        </p>
        <p className={typography.note}>
          <Trans>It is for one person, who becomes family at once. Show it only to someone you know.</Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => setPoster(true)}>
          <ImageDown aria-hidden="true" size="1.8rem" />
          <Trans>Save picture</Trans>
        </Button>
        <Button onClick={() => void send()}>
          <Share2 aria-hidden="true" size="1.8rem" />
          <Trans>Send link</Trans>
        </Button>
      </div>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      {poster && <CodePoster code={code} familyName={owner?.familyName ?? ''} onClose={() => setPoster(false)} />}
    </>
  );
}

interface CodePosterProps {
  code: FamilyQrCode;
  familyName: string;
  onClose: () => void;
}

/**
 * Shows the person's code as a picture to print or send. It contains the expiry date, since a picture cannot count down.
 */
function CodePoster({ code: { inviteCode, link, expiresAt }, familyName, onClose }: CodePosterProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const end = dateOf(expiresAt);
  const date = format.date(end, 'short');
  const clock = format.date(end, 'time');
  const { saveImageType } = shareContent('family', location.origin, '', i18n.locale as 'zh-CN' | 'en');
  const poster = (): Poster => ({
    kind: saveImageType,
    title: t`Join ${familyName}`,
    lines: [
      t`See how the family is doing, and choose what they see of you.`,
      t`Code: ${inviteCode}`,
      t`For one person, until ${date}, ${clock}`,
    ],
    qrText: link,
  });
  return (
    <PosterSheet open onClose={onClose} label={t`Picture of my code`} poster={poster} fileName="family-code.png" />
  );
}
