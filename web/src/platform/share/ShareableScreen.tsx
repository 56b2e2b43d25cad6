import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { BarButton, Screen } from '#ui/Screen.tsx';
import type { ShareContent } from './share.ts';
import { useShare } from './useShare.ts';

interface Props {
  title: ReactNode;
  /** Accessible name of the button in the bar. */
  label: string;
  /** The content to share; without it, for example while it loads, there is no button. */
  content: ShareContent | undefined;
  /** Name of the analytics event, which includes the outcome. */
  event: string;
  children: ReactNode;
}

/** A screen that other people can open, with a share button in its bar. */
export function ShareableScreen({ title, label, content, event, children }: Props) {
  const { share, link, hideLink } = useShare();
  const passOn = async (shared: ShareContent) => track(event, { outcome: await share(shared) });
  return (
    <Screen
      title={title}
      action={
        content && (
          <BarButton label={label} onClick={() => void passOn(content)}>
            <Share2 aria-hidden="true" size="2.2rem" />
          </BarButton>
        )
      }
    >
      {link && <LinkToCopy link={link} onClose={hideLink} />}
      {children}
    </Screen>
  );
}
