import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Product, product } from '#platform/routing/product.ts';
import { useSession } from '#platform/session/session.ts';
import { drawPoster } from '#ui/media/draw-poster.ts';
import type { Poster } from '#ui/poster/poster.ts';

const names: Record<Product, MessageDescriptor> = {
  general: msg`General health`,
  ai: msg`AI nutrition`,
  food: msg`Food and diet`,
};

/** Returns a function that draws a poster with the sender's name and the product. */
export function useDrawPoster(): (poster: Poster) => Promise<string> {
  const { i18n } = useLingui();
  const { userName } = useSession().user;
  return (poster) => drawPoster(poster, { from: userName, appName: i18n._(names[product]) });
}
