import { Trans, useLingui } from '@lingui/react/macro';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';

/** Shares the person's own invitation. */
export function ShareInvitation({ url }: { url: string }) {
  const { t } = useLingui();
  const { share, link, hideLink } = useShare();
  const content = {
    title: t`Know what you eat`,
    description: t`See the energy and nutrients in every meal, and what to eat next.`,
    url,
  };
  return (
    <>
      <Button fullWidth onClick={() => void share(content)}>
        <Trans>Share the invitation</Trans>
      </Button>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
    </>
  );
}
