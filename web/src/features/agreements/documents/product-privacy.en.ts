import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.1',
  date: '2026-11-20',
  summary:
    'What the shop needs to know to send you a parcel, who learns of it, and how long it is kept. It adds to the privacy agreement of the app. Words in [brackets] stand for what the provider has to fill in.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'The shop uses your order, your address and your payment, and nothing about your health.',
            'The seller and the carrier learn what they need for the parcel.',
            'Invoices and payments have to be kept for tax; everything else is deleted with the account.',
          ],
        },
        { to: 'privacy', text: 'Privacy agreement' },
      ],
    },
    {
      id: 'collect',
      title: 'What we collect, and why',
      blocks: [
        {
          facts: [
            ['Goods, quantity, price, time', 'To carry out the order and to refund it'],
            ['Receiver, address, phone number', 'To deliver. The phone number is masked on every page.'],
            [
              'Payment channel, amount, number of the payment',
              'To match the payment with the order. We never see the number of a card.',
            ],
            ['Company and number of the parcel', 'To show where it is, also of a return'],
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
        'Sellers and carriers receive no health data. Your meals, values and tags do not change prices, and the shop does not write into your diary.',
        'A meal plan or a report may name goods. Which ones you looked at there is not passed to sellers.',
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
              'Carrier — the one that the order names',
              'Receiver, address, phone number; a number of its own where it offers that',
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
              '[ten] years, as tax law demands; after you close the account without your name in our own systems',
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
        'You see every order with all that belongs to it. You may correct the address until the parcel is shipped, ask for a copy, and object. Close the account once open orders and refunds are finished.',
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
