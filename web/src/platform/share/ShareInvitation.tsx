import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { useShare } from './useShare.ts';

/**
 * Shares the person's own invitation.
 * @param quiet for a screen that has another main action
 */
export function ShareInvitation({ url, quiet = false }: { url: string; quiet?: boolean }) {
  const { t } = useLingui();
  const { share, link, hideLink } = useShare();
  const content = {
    title: t`Know what you eat`,
    description: t`See the energy and nutrients in every meal, and what to eat next.`,
    url,
  };
  return (
    <>
      <Button fullWidth variant={quiet ? 'quiet' : 'main'} onClick={() => void share(content)}>
        <Trans>Share the invitation</Trans>
      </Button>
      {link && <LinkToCopy link={link} onClose={hideLink} />}
    </>
  );
}
