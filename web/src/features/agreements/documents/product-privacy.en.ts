import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.2',
  date: '2026-11-20',
  changes: { since: '0.1', text: 'Explains how pages show your phone number, and where to get a copy.' },
  summary:
    'What the shop needs to know to send you a parcel, who receives it, and how long it is kept. It supplements the privacy policy.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'An order contains the items, your address and the payment, and nothing about your health.',
            'The seller and the carrier receive what they need for the parcel.',
            'Invoices and payments are kept for tax, and the address and phone number of an order for warranty. The rest is deleted with the account.',
          ],
        },
        { to: 'privacy', text: 'Privacy policy' },
      ],
    },
    {
      id: 'collect',
      title: 'What we collect, and why',
      blocks: [
        {
          facts: [
            ['Goods, quantity, price, time', 'To fulfil and refund the order'],
            ['Receiver, address, phone number', 'To deliver. Our pages hide the middle of the phone number.'],
            [
              'Payment method, amount and reference',
              'To match the payment with the order. We never see your card number.',
            ],
            ['Company and number of the parcel', 'To show the tracking, also for returns'],
            ['Reason, text and pictures of a refund', 'To decide on the refund. A person decides.'],
            ['Messages to us about an order', 'To answer them'],
          ],
        },
      ],
    },
    {
      id: 'separate',
      title: 'Kept apart from health data',
      blocks: [
        'Sellers and carriers receive no health data. Your meals, values and tags do not change prices, and the shop does not write to your diary.',
        'A meal plan or a report may name goods from the shop, marked as ads. We do not tell sellers which ones you looked at.',
      ],
    },
    {
      id: 'share',
      title: 'Who receives it',
      blocks: [
        {
          facts: [
            ['Seller — [name]', 'Goods, receiver, address, phone number'],
            [
              'Carrier — named in the order',
              'Receiver, address, phone number; a privacy number where the carrier offers one',
            ],
            ['Payment service — [name]', 'Number and amount of the order'],
            ['Tax authority', 'Invoices, if you asked for one'],
          ],
        },
      ],
    },
    {
      id: 'keep',
      title: 'How long we keep it',
      blocks: [
        {
          facts: [
            [
              'Orders, payments, invoices',
              '[ten] years, as tax law requires; after you close the account, without your name in our own systems',
            ],
            ['Address and phone number of an order', '[three] years after the order, for warranty'],
            ['Pictures of a refund', '180 days after its end'],
            ['Tracking of a parcel', '90 days after delivery'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'See every order, with its payment, its parcel and its refund.',
            'Correct the address until the parcel is shipped, or object: write to us with the number of the order.',
            'Get a copy of all orders, under “Your data” in your account.',
            'Close the account once open orders and refunds are finished.',
          ],
        },
        { to: 'orders', text: 'Orders' },
        { to: 'feedback', text: 'Write to us' },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          facts: [
            ['Provider of the shop', '[name of the company]'],
            ['Data protection', '[email of the person in charge]'],
            ['Telephone', '[number and hours]'],
          ],
        },
      ],
    },
  ],
};
