import type { InviteCode } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { dateOf } from '#lib/time/instants.ts';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import typography from '#ui/Typography.module.css';
import styles from './InviteByQrCode.module.css';

/** Shows the person's code for a partner to scan, or to send as a link. */
export function InviteByQrCode() {
  const code = useQuery(queries.partner.qrCode());
  return (
    <QueryView query={code} skeleton={<Skeleton rows={1} height="48rem" />}>
      {(invitation) => <Code {...invitation} />}
    </QueryView>
  );
}

function Code({ inviteCode, link, expiresAt }: InviteCode) {
  const { t } = useLingui();
  const format = useFormat();
  const [poster, setPoster] = useState(false);
  const { share, link: toCopy, hideLink } = useShare();
  const moment = format.date(dateOf(expiresAt), 'moment');
  const send = async () => {
    const outcome = await share({
      title: t`Be my weight-loss partner`,
      description: t`Two keep at it better than one. Only percent is shown, never kilograms.`,
      url: link,
    });
    track('partner.share', { outcome });
  };
  return (
    <Card padded>
      <div className={styles.code}>
        <p>
          <Trans>Let your partner scan this, or send them the link.</Trans>
        </p>
        <QrCode label={t`QR code of your invitation`} text={link} size={20} />
        <p className={styles.text}>{inviteCode}</p>
        <p className={typography.note}>
          <Trans>For one person, until {moment}. Whoever uses it becomes your partner at once.</Trans>
        </p>
        <div className={styles.actions}>
          <Button fullWidth onClick={() => void send()}>
            <Share2 aria-hidden="true" size="1.8rem" />
            <Trans>Share the link</Trans>
          </Button>
          <Button variant="quiet" fullWidth onClick={() => setPoster(true)}>
            <Download aria-hidden="true" size="1.8rem" />
            <Trans>Save as a picture</Trans>
          </Button>
        </div>
      </div>
      {toCopy && <LinkToCopy link={toCopy} onClose={hideLink} />}
      <PosterSheet
        open={poster}
        onClose={() => setPoster(false)}
        label={t`Invitation as a picture`}
        fileName="slimming-partner.png"
        poster={() => ({
          title: t`Be my weight-loss partner`,
          lines: [t`Scan to join me. Only percent is shown, never kilograms.`, inviteCode],
          qrText: link,
        })}
      />
    </Card>
  );
}
