import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.2',
  date: '2026-11-20',
  changes: { since: '0.1', text: 'Goods no longer stand beside your values; what is sold is marked as an ad.' },
  summary:
    'The rules of buying here: price, delivery, refunds and who pays for them, and why supplements are no medicine. Words in [brackets] stand for what the provider has to fill in.',
  sections: [
    {
      id: 'order',
      title: 'Order and price',
      blocks: [
        {
          list: [
            'The price on the page includes tax. Shipping is added where the page says so, and shown before you pay.',
            'The contract begins when you have paid. An order that is not paid in time is closed, and costs nothing.',
            'If a price is plainly wrong, we ask you before we ship; you get your money back if you do not agree.',
            'Prices do not depend on your health, your device or your membership, unless the page names a member’s price.',
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
            ['Delivery', 'By the carrier that the order names; the page of the order shows where the parcel is'],
            ['Damaged on the way', 'Our risk until it is in your hands. Take a picture and ask for a refund.'],
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
        'You can ask for a refund from payment until 15 days after the receipt, for all or part of an order.',
        {
          facts: [
            ['Not shipped', 'All you paid. Shipping too, if nothing of the order is left.'],
            [
              'Shipped, with return',
              'The price of the goods, once the parcel is back with us. You have 7 days to send it.',
            ],
            ['Refund without return', 'For goods that are damaged, wrong or missing; a picture is enough.'],
            ['Way and time', 'The way you paid, within [3] working days after the refund is agreed'],
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
            ['We do', 'If the goods are damaged, wrong, spoiled, or not as described'],
            ['You do', 'If you changed your mind or ordered by mistake'],
          ],
        },
        'Opened food and supplements can be returned only for a defect. Sealed ones can be returned without a reason for 7 days after receipt.',
      ],
    },
    {
      id: 'supplements',
      title: 'Supplements are no medicine',
      blocks: [
        'Food supplements do not treat, heal or prevent a disease. They do not replace medicine or a varied diet. Keep to the amount on the label.',
        'If you are pregnant, breastfeeding, ill, or take medicine, ask a doctor or pharmacist first. Not for children unless the label says so.',
        'What is sold is marked “Ad”. Pages of the shop show no articles and no values of yours, and other pages show no devices and no health foods. Every task and plan works without buying anything.',
      ],
    },
    {
      id: 'quality',
      title: 'Quality and liability',
      blocks: [
        'Goods carry the marks, dates and licences that the law demands. If they do not, or if they harm you, your rights by law apply in full, including against the seller: [name and address].',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints',
      blocks: [
        'Write to us with the number of the order. A person answers within [3] working days. You can also call the consumer line [12315].',
        { to: 'feedback', text: 'Send feedback' },
        { to: 'product-privacy', text: 'Shop privacy policy' },
      ],
    },
  ],
};
