import { useLingui } from '@lingui/react/macro';
import { productName } from '#platform/routing/product-name.ts';
import { useSession } from '#platform/session/session.ts';
import { drawPoster } from '#ui/media/draw-poster.ts';
import type { Poster, PosterSender } from '#ui/poster/poster.ts';

/** The person and the product as the sender of a poster or a film. */
export function useSender(): PosterSender {
  const { i18n } = useLingui();
  const { userName } = useSession().user;
  return { from: userName, appName: i18n._(productName) };
}

/** Returns a function that draws a poster with the sender's name and the product. */
export function useDrawPoster(): (poster: Poster) => Promise<string> {
  const sender = useSender();
  return (poster) => drawPoster(poster, sender);
}
