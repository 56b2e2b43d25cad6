import type { Goods } from '@health-app/sdk';
import type { Format } from '#lib/format/format.ts';

/** Goods as the kit shows them: texts in both languages, and pictures. */
export interface ShownGoods {
  name: string;
  nameEn: string;
  specification?: string;
  specificationEn?: string;
  purpose?: string;
  purposeEn?: string;
  pictures: string[];
  kind?: Goods['kind'];
  allergens?: Goods['allergens'];
  netContent?: Goods['netContent'];
}

/** The texts of goods in the person's language, else in the other language, else "—". */
export function goodsText(goods: ShownGoods, format: Format) {
  return {
    name: format.name(goods),
    specification: format.pick(goods.specification ?? '', goods.specificationEn),
    purpose: format.pick(goods.purpose ?? '', goods.purposeEn),
  };
}

/** The goods' data for a shared link, without the URL. */
export function goodsToShare(goods: ShownGoods, format: Format) {
  const { name, purpose, specification } = goodsText(goods, format);
  return { title: name, description: purpose || specification, imageUrl: goods.pictures?.[0] ?? null };
}
