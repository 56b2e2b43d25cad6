import { Trans, useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';

/** Shares a link to the measures after explaining what it shows. The link never shows the pictures. */
export function ShareMeasures({ shareToken }: { shareToken: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { share, link, hideLink } = useShare();
  const passOn = async () => {
    setOpen(false);
    const outcome = await share({
      title: t`Body measures`,
      description: t`Measured at a mirror`,
      url: new URL(pathTo('/ai-mirror/detail', { token: shareToken }), location.href).href,
    });
    track('mirror.share', { outcome });
  };
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size="1.8rem" />
        <Trans>Share the measures</Trans>
      </Button>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      <Sheet
        open={open}
        title={<Trans>Share the measures</Trans>}
        onClose={() => setOpen(false)}
        actions={
          <Button fullWidth onClick={() => void passOn()}>
            <Trans>Share the link</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Everyone who has the link sees these measures, your height and weight, the date, and the name of the mirror.
            Nobody sees the pictures. The link works until you have the measurement deleted or withdraw your consent to
            the pictures.
          </Trans>
        </p>
      </Sheet>
    </>
  );
}
