import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.2',
  date: '2026-11-20',
  changes: {
    since: '0.1',
    text: 'A membership tells you five days before it renews; a closed account cannot be opened again.',
  },
  summary:
    'The rules between you and us when you use the app: the account, membership, what we promise and what not, and how it ends. Words in [brackets] stand for what the provider has to fill in.',
  sections: [
    {
      id: 'service',
      title: 'What the app does',
      blocks: [
        'The app records and explains: meals, measurements, reminders and plans. What it shows informs. It does not diagnose and does not replace a doctor or a dietitian.',
        {
          ai: 'The AI app recognises meals, analyses them and plans the next ones with the help of models.',
          food: 'The food app analyses meals, plans them, assesses eating habits, and has a shop. Purchases follow the shop terms of use.',
        },
        'In an emergency call [120]. The app is not watched by anybody.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'An account belongs to one person and one mobile number. Nobody else may use it.',
            'Whoever has your phone and a code can sign in. Tell us at once if you lose the phone.',
            'You can change the number yourself as long as you can receive a code at the old one. Otherwise we check who you are first.',
            'What you tell us should be true: results are only as good as what they rest on.',
          ],
        },
      ],
    },
    {
      id: 'membership',
      title: 'Membership and renewal',
      blocks: [
        {
          facts: [
            ['Kinds', 'Weekly, monthly, yearly. The page of purchase names the price and what it contains.'],
            [
              'Renewal',
              'Only if you have chosen it. We tell you five days before; you can cancel until 24 hours before.',
            ],
            ['Cancel', 'In the store where you bought it. It then runs until its end.'],
            [
              'Refund',
              'Within 7 days if you have not used a member’s function; through the store where you bought it.',
            ],
            ['Price changes', 'Never within a running period. A new price needs your consent.'],
          ],
        },
        'Closing the account does not cancel a subscription of a store: cancel it there first.',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'Content that breaks the law, insults, threatens, or shows other people without their consent.',
            'Advice that endangers health, such as starving or swallowing medicine to lose weight.',
            'Signing in as somebody else, reading the service by machine, or getting around its limits.',
            'Selling accounts, memberships or income.',
          ],
        },
        'We may remove such content. Before we limit an account we say why and hear you, unless danger is imminent.',
      ],
    },
    {
      id: 'content',
      title: 'What is yours',
      blocks: [
        'Your photos, texts and readings remain yours. We may use them only to provide the service to you. Texts, drawings and software of the app are ours or licensed to us.',
      ],
    },
    {
      id: 'liability',
      title: 'What we are liable for',
      blocks: [
        {
          list: [
            'For intent, gross negligence and harm to life and health: without limit.',
            'For other negligence: for the foreseeable damage, up to what you paid in the last 12 months.',
            'Not for decisions that you take on an estimate that was marked as one, and not for failures of networks or devices that are not ours.',
          ],
        },
        'These limits do not touch rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      blocks: [
        {
          list: [
            'You can close the account at any time. Open orders and income have to be settled first, so that nothing of yours is lost.',
            'A closed account cannot be opened again. The number can be used for a new one.',
            'We may end it after a serious breach, with a reason and a way to object.',
            'If we end the service, we say so 60 days before and refund what is left of memberships.',
          ],
        },
        { to: 'closeAccount', text: 'Close account' },
      ],
    },
    {
      id: 'changes',
      title: 'When this text changes',
      blocks: [
        'We announce changes 15 days before they apply, and say in one line what changed. If you do not agree, you can close the account until then; paid time is refunded.',
      ],
    },
    {
      id: 'court',
      title: 'Law and court',
      blocks: [
        'The law of the People’s Republic of China applies. We try to agree first. If that fails, the court at [place] decides; a consumer may also turn to the court at their own place.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          facts: [
            ['Provider', '[name of the company]'],
            ['Address', '[registered address]'],
            ['Telephone', '[number and hours]'],
          ],
        },
        { to: 'feedback', text: 'Send feedback' },
      ],
    },
  ],
};
