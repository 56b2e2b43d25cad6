import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.3',
  date: '2026-11-20',
  changes: {
    since: '0.2',
    text: 'Consents are listed and withdrawn under “Your data” in the account, which also gives a copy of all data; anything you can’t delete yourself we delete within 15 days of your request.',
  },
  summary: 'What we collect and why, how long we keep it, who receives it, and the choices you have.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can use the tools and lookups without an account.',
            'We use health data only for the features you use. For anything else we ask for your consent first.',
            'We don’t sell your data or give it to advertisers.',
            'You can view, correct and delete your data, get a copy of it, and close your account yourself.',
          ],
        },
        {
          ai: 'The AI app works on meals: photos, names, portions, and what you tell it in your profile.',
          food: 'The food app works on meals, meal plans and assessments. Its shop has an agreement of its own.',
        },
      ],
    },
    {
      id: 'collect',
      title: 'What we collect, and why',
      blocks: [
        {
          facts: [
            ['Phone number', 'To sign you in, and to reach you if your account is at risk. Required for an account.'],
            [
              'Name and picture',
              'Shown to people whom you invite yourself, and in the ranking if you agree to it. Optional.',
            ],
            [
              'Sex, birth date, height, weight',
              'To calculate your energy target and normal ranges. Optional; results that need them say so.',
            ],
            [
              'Health tags, allergies, preferences',
              'To warn of foods and to choose meals. Optional. Sensitive: asked for separately.',
            ],
            ['Photos of meals', 'To recognise foods. Sent only when you choose a photo and have agreed to it.'],
            ['Body pictures', 'To measure at the mirror. Sent only after your consent each time.'],
            [
              'Readings of devices and of the phone’s health store',
              'To show trends. Read only after you allow it in the phone.',
            ],
            [
              'Technical data',
              'App version, device model, failures: to keep the app working. Events of use only if you agree. Without values of health.',
            ],
          ],
        },
        'If you decline an optional item, everything that does not need it keeps working.',
      ],
    },
    {
      id: 'keep',
      title: 'How long we keep it',
      blocks: [
        {
          facts: [
            ['Photos of meals', '30 days on the servers of the model; in your diary until you have the meal deleted'],
            [
              'Body pictures',
              '30 days, or until you withdraw your consent; the measures until you have them deleted or close the account',
            ],
            ['Diary, reports, plans, readings', 'Until you have them deleted or close the account'],
            ['Verification codes', '10 minutes'],
            ['Logs', '[six] months, as required by network security law'],
            ['After you close the account', 'Deleted within 15 days, except for what the law requires us to keep'],
          ],
        },
      ],
    },
    {
      id: 'share',
      title: 'Who receives it',
      blocks: [
        'We pass data on only as far as a function needs it:',
        {
          list: [
            'Providers that work for us under contract: storage, text messages, recognition of foods. They may use the data for this alone.',
            'People whom you choose: a family member, a partner, those to whom you send a link. A shared link contains no health data that you did not put into it.',
            'Authorities, where the law requires it. We review each request.',
          ],
        },
        'We do not sell data, and do not exchange them for advertising.',
      ],
    },
    {
      id: 'sdks',
      title: 'Third-party SDKs',
      blocks: [
        'These parts of other providers run inside the native app. In a browser only the first one can load, and only inside the messaging app.',
        {
          facts: [
            [
              'Messaging app SDK — [provider]',
              'Sharing, signing in, opening the app. Receives: the device’s identifier for the messaging app, what you share.',
            ],
            ['Payment SDK — [provider]', 'Paying. Receives: order number and amount. No health data.'],
            ['Push SDK — [provider]', 'Reminders. Receives: a push token. The text of a reminder stays on the phone.'],
            [
              'Health store — of the phone’s system',
              'We read what you allow, and write nothing. Its provider receives nothing from us.',
            ],
            [
              'Crash reports — [provider]',
              'Finds failures. Receives: device model, system version, where the app failed.',
            ],
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Where the data are',
      blocks: [
        'Data are stored in [mainland China] and are not transferred abroad. If that changes, we first ask for your separate consent and name the recipient.',
      ],
    },
    {
      id: 'protect',
      title: 'How we protect them',
      blocks: [
        {
          list: [
            'Encrypted in transit and at rest, with separate keys for health data and pictures.',
            'Access by few people; every access is logged and reviewed.',
            'Pictures of bodies never appear in lists, shares or logs.',
            'If data leaks, we tell you and the authority without delay, and explain what you can do.',
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
            'See and correct: in your profile and in each record.',
            'Delete: reminders, relations and plans at once on their own page; meals, readings, reports and mirror measurements by “Request deletion” on theirs, within 15 days.',
            'Withdraw consent: under Account, “Your data”, each one separately. Processing before that remains lawful.',
            'Get a copy of your data: under Account, “Your data”, as one file that your device makes at once.',
            'Close the account: under Account, without contacting us.',
          ],
        },
        { to: 'closeAccount', text: 'Close account' },
        { to: 'feedback', text: 'Write to us' },
      ],
    },
    {
      id: 'minors',
      title: 'Children and teenagers',
      blocks: [
        'The service is meant for adults. Under 14, a parent or guardian must agree before health data are stored, with their own phone number and a code that we send to it; we keep the number as evidence of this, and use it for nothing else. Under 18, measuring at the mirror is not possible.',
        'What you enter about a child in the growth curve stays on your device. If you believe that a child has an account without consent, write to us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'When this text changes',
      blocks: [
        'The first lines say what changed since the version before. If a change limits your rights or adds a purpose, we ask for your consent again before it applies.',
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
            ['Data protection', '[email of the person in charge]'],
            ['Telephone', '[number and hours]'],
          ],
        },
        'If our answer does not satisfy you, you can complain to the authority in charge or go to court.',
      ],
    },
  ],
};
