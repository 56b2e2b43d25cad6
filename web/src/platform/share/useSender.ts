import { useLingui } from '@lingui/react/macro';
import { productName } from '#platform/routing/product-name.ts';
import { useSession } from '#platform/session/session.ts';
import type { PosterSender } from '#ui/poster/poster.ts';

/** The person and the product as the sender of a poster or a film. */
export function useSender(): PosterSender {
  const { i18n } = useLingui();
  const { userName } = useSession().user;
  return { from: userName, appName: i18n._(productName) };
}
