import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.1',
  date: '2026-11-20',
  summary:
    'This page says which algorithms the app uses, what they do with your data, and how you can object to them or switch them off. Words in [brackets] stand for what the provider has to fill in.',
  sections: [
    {
      id: 'algorithms',
      title: 'Which algorithms',
      blocks: [
        'Three parts of the app rest on a large language model with image input, or on a model of their own:',
        {
          list: [
            'Food recognition names the foods in a photo of a meal, or in what you typed, and estimates portions.',
            'Dietary analysis turns your meals into daily and weekly reports and writes their summaries.',
            'Meal planning proposes meals that suit your goal, your tastes and your allergies.',
          ],
        },
        'The calculators, the growth curve and the food lookups are not among them. They use published formulas and tables, which each screen names.',
      ],
    },
    {
      id: 'purpose',
      title: 'What they are for',
      blocks: [
        'They save you from weighing and typing every meal, and help you see what you eat. Their results inform. They are not a diagnosis, and do not replace a doctor or a dietitian.',
        'They are not used to set prices, to decide on refunds, to rate your creditworthiness, or to choose advertisements.',
      ],
    },
    {
      id: 'outline',
      title: 'How they work',
      blocks: [
        'Food recognition: the photo or the text is sent to the model, which answers with names, portions and how sure it is. The names are looked up in a table of nutrients. You can correct each name and each portion, and the result is calculated anew from your correction.',
        'Dietary analysis: nutrients are added up and compared with your goal by fixed rules. The model then only puts the figures into words.',
        'Meal planning: rules first take out what you are allergic to or have excluded. The model chooses and arranges meals from what is left. A second check by rule takes out any that slipped in.',
        'The model does not learn from your data while you use it.',
      ],
    },
    {
      id: 'data',
      title: 'What data they use',
      blocks: [
        {
          list: [
            'Photos of meals and the text you enter for recognition.',
            'For reports and plans: your meals, and your goal, age group, sex, height, weight, preferences and allergies, where you have entered them.',
            'Your corrections. They improve your own results; they train models only if you have agreed to that.',
          ],
        },
        'Your name, phone number, contacts and location are not passed to a model. Photos are deleted from the model’s servers after [30] days at the latest, and at once when you delete the entry.',
        'Measurements of children in the growth curve stay on your device.',
      ],
    },
    {
      id: 'safeguards',
      title: 'Effects and safeguards',
      blocks: [
        'A model can be wrong. A photo shows what is on top, not what is below, and cannot weigh. Estimates of a portion can be off by a third and more.',
        {
          list: [
            'Every estimate is marked as such, and can be corrected before it counts.',
            'Results outside of plausible limits are held back, and you are asked instead.',
            'Advice that could do harm, such as extreme diets or changes of medication, is filtered out.',
            'Accuracy, complaints and differences between groups of people are reviewed every [three] months.',
            'Text made by a model is marked as made by AI.',
          ],
        },
        'If you are allergic, pregnant or ill, do not rely on recognition alone: read the label and ask your doctor.',
      ],
    },
    {
      id: 'filing',
      title: 'Filing',
      blocks: [
        'The algorithms are filed with the authority in charge as the rules on algorithmic recommendation, deep synthesis and generative AI services require.',
        {
          facts: [
            ['Name of the algorithm', '[name as filed]'],
            ['Kind', 'Deep synthesis (generation)'],
            ['Part of the provider', 'Service provider'],
            ['Filing number', '[number as filed]'],
            ['Filed on', '[date of the filing]'],
            ['Model and its registration', '[model and number as registered]'],
          ],
        },
        'You can look a filing up by its number in the public register of the authority.',
      ],
    },
    {
      id: 'objection',
      title: 'Switch off, object, complain',
      blocks: [
        {
          list: [
            'Without recognition: choose foods from the list and enter portions yourself. Everything else in the app works on.',
            'Without personal plans: delete your preferences. You then see the general plan.',
            'Without use for training: withdraw your consent under Account. It holds from that moment on.',
            'A wrong or harmful result: report it on the page Complaints and suggestions. A person reads it and answers within [15] working days.',
          ],
        },
        'If the answer does not satisfy you, you can turn to the authority in charge.',
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
            ['Algorithm safety', '[email of the person in charge]'],
            ['Data protection', '[email of the person in charge]'],
            ['Telephone', '[number and hours]'],
          ],
        },
      ],
    },
  ],
};
