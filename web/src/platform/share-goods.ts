import type { Path } from '../lib/path.ts';
import { goodsText, type ShownGoods } from '../ui/shop/goods-text.ts';
import type { ShareContent } from './share.ts';

/** The address of goods with their name, purpose and first picture in the person's language. */
export function shareGoods(goods: ShownGoods, path: Path, locale: string): ShareContent {
  const { name, purpose, specification } = goodsText(goods, locale);
  return {
    title: name,
    description: purpose || specification || '',
    url: new URL(path, location.href).href,
    imageUrl: goods.pictures?.[0] ?? null,
  };
}
