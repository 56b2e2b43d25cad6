import type { Variant } from './row.ts';

/** Screens of the native apps that a page may open, by name. To add one: a row here, then `npm run generate`. */
export const nativePages = {
  home: { doc: 'The home screen of the app.' },
  membership: {
    doc: 'What membership gives, and its plans to buy.',
    params: { 'from?': 'text // what the person was doing, e.g. report' },
  },
  plan: { doc: 'The execution plans to choose from and to buy.' },
  goods: { doc: 'One article of the shop.', params: { goodsId: 'text' } },
  camp: { doc: 'A camp, to buy a place in it.', params: { campId: 'text' } },
  order: {
    doc: 'A new order of one article: address, delivery and payment.',
    params: { goodsId: 'text', quantity: 'int 1..' },
  },
  pay: { doc: 'The payment of an order that was made before.', params: { orderId: 'text' } },
  addresses: { doc: 'The delivery addresses.' },
  healthEntry: {
    doc: 'A health value to enter by hand.',
    params: { 'type?': 'bloodSugar|uricAcid|weight|sleep|bloodPressure|heartRate // default: the app asks' },
  },
} satisfies Record<string, Variant>;
