import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const purchase = { productId: 'member.yearly', transactionId: 'txn-3001', receipt: 'receipt-base64' };

/** Paying, buying and being paid. */
export const money = {
  pay: {
    doc: 'Pays with a payment app, by what that app’s server has signed. A page without such a payload opens the native page `pay`.',
    limit: 'person',
    params: {
      orderId: 'text',
      channel: 'messaging|wallet',
      payload: 'json // as the payment app’s server has signed it for this order',
    },
    result: { status: 'paid|pending // pending: ask the server' },
    example: {
      params: { orderId: 'order-5001', channel: 'messaging', payload: { prepayId: 'placeholder-prepay' } },
      result: { status: 'paid' },
    },
  },
  listProducts: {
    doc: 'What the app sells through its store, with the store’s prices.',
    limit: 20_000,
    params: { productIds: ['text'] },
    result: { products: [shapes.StoreProduct] },
    example: {
      params: { productIds: ['member.yearly'] },
      result: {
        products: [{ productId: 'member.yearly', title: '年度会员', price: '¥198.00', amount: 198, currency: 'CNY' }],
      },
    },
  },
  purchase: {
    doc: 'Buys a product through the app’s store.',
    limit: 'person',
    params: { productId: 'text', 'orderId?': 'text // of the server, to go with the purchase' },
    result: shapes.Purchase,
    example: { params: { productId: 'member.yearly', orderId: 'order-5002' }, result: purchase },
  },
  restorePurchases: {
    doc: 'Purchases that the person made before, from the store.',
    limit: 'person',
    only: 'ios',
    result: { purchases: [shapes.Purchase] },
    example: { result: { purchases: [purchase] } },
  },
  finishPurchase: {
    doc: 'Tells the store that the server has delivered a purchase.',
    params: { transactionId: 'text' },
    example: { params: { transactionId: 'txn-3001' } },
  },
  withdraw: {
    doc: 'Has the person confirm a withdrawal in the messaging app.',
    limit: 'person',
    params: { merchantId: 'text', appId: 'text', package: 'text // as the server gave it' },
    result: { status: 'confirmed|pending // pending: ask the server' },
    example: {
      params: { merchantId: 'placeholder-merchant', appId: 'placeholder-app-id', package: 'placeholder-package' },
      result: { status: 'confirmed' },
    },
  },
} satisfies ActionRows;
