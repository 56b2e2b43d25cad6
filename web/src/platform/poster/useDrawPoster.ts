import { useLingui } from '@lingui/react/macro';
import { productName } from '#platform/routing/product-name.ts';
import { useSession } from '#platform/session/session.ts';
import { drawPoster } from '#ui/media/draw-poster.ts';
import type { Poster } from '#ui/poster/poster.ts';

/** Returns a function that draws a poster with the sender's name and the product. */
export function useDrawPoster(): (poster: Poster) => Promise<string> {
  const { i18n } = useLingui();
  const { userName } = useSession().user;
  return (poster) => drawPoster(poster, { from: userName, appName: i18n._(productName) });
}
