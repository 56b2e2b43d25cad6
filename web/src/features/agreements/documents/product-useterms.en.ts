import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.2',
  date: '2026-11-20',
  changes: {
    since: '0.1',
    text: 'Products are no longer shown next to your readings, and everything for sale is marked as an ad.',
  },
  summary:
    'The rules when you buy: prices, delivery, refunds and who pays for returns, and why supplements are not medicine.',
  sections: [
    {
      id: 'order',
      title: 'Orders and prices',
      blocks: [
        {
          list: [
            'The price on the page includes tax. Shipping is added where the page says so and shown before you pay.',
            'The contract begins when you pay. An order that is not paid in time is cancelled at no cost.',
            'If a price is plainly wrong, we ask you before shipping; if you do not agree, you get a full refund.',
            'Prices do not depend on your health, your device or your membership, unless the page shows a member price.',
          ],
        },
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping',
      blocks: [
        {
          facts: [
            ['Shipped', 'Within the time shown on the product page'],
            ['Delivery', 'By the carrier named in the order; the order page shows the tracking'],
            ['Damaged on the way', 'Our risk until you receive it. Take a photo and request a refund.'],
            [
              'Receipt',
              'When you confirm it, or automatically 10 days after shipment; with an open refund, when that ends',
            ],
          ],
        },
      ],
    },
    {
      id: 'refund',
      title: 'Refunds within 15 days',
      blocks: [
        'You can request a refund for all or part of an order, from payment until 15 days after receipt. This includes the 7 days for returns without a reason that the law gives you.',
        {
          facts: [
            ['Not shipped', 'Everything you paid for the items; shipping too, if the whole order is refunded.'],
            [
              'Shipped, with return',
              'The price of the items, once we have received them. You have 7 days to send them.',
            ],
            ['Refund without return', 'For damaged, wrong or missing items; a photo is enough.'],
            ['Way and time', 'To your original payment method, within [3] working days of approval'],
          ],
        },
        { to: 'orders', text: 'Orders' },
      ],
    },
    {
      id: 'return-costs',
      title: 'Who pays for the return',
      blocks: [
        {
          facts: [
            ['We do', 'If the items are damaged, wrong, spoiled or not as described'],
            ['You do', 'If you changed your mind or ordered by mistake'],
          ],
        },
        'Opened food and supplements can be returned only for a defect. Sealed ones can be returned without a reason for 7 days after receipt.',
      ],
    },
    {
      id: 'supplements',
      title: 'Supplements are not medicine',
      blocks: [
        'Food supplements do not treat, cure or prevent disease, and do not replace medicine or a varied diet. Follow the amount on the label.',
        'If you are pregnant, breastfeeding, ill, or take medicine, ask a doctor or pharmacist first. Not for children unless the label says so.',
        'What is sold is marked “Ad”. Shop pages show no articles and none of your readings, and other pages show no devices or health foods. Every task and plan works without buying anything.',
      ],
    },
    {
      id: 'quality',
      title: 'Quality and liability',
      blocks: [
        'Products carry the labels, dates and licences that the law requires. If they do not, or if they harm you, your legal rights apply in full, including against the seller: [name and address].',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints',
      blocks: [
        'Write to us with the order number. A person answers within [3] working days. You can also call the consumer hotline 12315.',
        { to: 'feedback', text: 'Send feedback' },
        { to: 'product-privacy', text: 'Shop privacy policy' },
      ],
    },
  ],
};
