import type { Agreement } from '../model/agreement.ts';

export const agreement: Agreement = {
  version: '0.1',
  date: '2026-11-20',
  summary:
    'Some results in this app come from algorithms. This page says which ones, what they decide, and how you switch them off or object. Words in [brackets] stand for what the provider has to fill in.',
  sections: [
    {
      id: 'automatic',
      title: 'What is automatic',
      blocks: [
        {
          facts: [
            [
              'Food recognition',
              'Names the foods in a photo or a typed text and estimates portions. A large language model with image input.',
            ],
            [
              'Nutrition analysis',
              'Adds up nutrients by a food table and compares them with your target by fixed rules. A model only writes the summary.',
            ],
            [
              'Meal plan',
              'Rules remove what you must or will not eat; a model chooses from the rest; rules check the result once more.',
            ],
            ['Health assessment', 'Computes a score from your answers by published formulas. No model takes part.'],
            [
              'Goods beside your values',
              'Sorted by the kind of value, the same for everybody. Your own values do not change the order or the price.',
            ],
          ],
        },
        {
          ai: 'The AI app rests on food recognition: most of its screens show results of a model, each marked as made by AI.',
          food: 'The food app shows results of models in analyses, reports and meal plans, each marked as made by AI. Orders, prices and refunds involve no model.',
        },
      ],
    },
    {
      id: 'decisions',
      title: 'What they decide, and what they never decide',
      blocks: [
        'The algorithms propose: a name, a portion, a meal, a sentence of advice. You confirm, correct or ignore every proposal, and nothing counts before you have seen it.',
        {
          list: [
            'They do not set prices and do not decide on orders or refunds. People do that.',
            'They do not diagnose, prescribe or change medication.',
            'They do not rate your creditworthiness and do not choose advertisements.',
            'They do not close or limit an account.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'What data they use',
      blocks: [
        {
          list: [
            'For recognition: the photo or the text that you enter, and the meal and day.',
            'For analysis and plans: your meals, target, sex, age group, height, weight, health tags, preferences and allergies, where you have entered them.',
            'Your corrections, to improve your own results. They train models only if you have agreed to that.',
          ],
        },
        'Name, phone number, address, orders and contacts are not passed to a model. The privacy agreement says how long each kind of data is kept.',
        { to: 'privacy', text: 'Privacy agreement' },
      ],
    },
    {
      id: 'limits',
      title: 'How exact they are',
      blocks: [
        'A photo shows what is on top and cannot weigh. Portions that a model estimates can be off by a third and more, and a hidden ingredient stays hidden.',
        {
          list: [
            'Every estimate is marked, and you can correct it.',
            'Implausible results are held back, and you are asked.',
            'Advice that could do harm, such as extreme diets, is filtered out.',
            'Accuracy, complaints and differences between groups of people are reviewed every [three] months.',
          ],
        },
        'If you have an allergy, are pregnant or ill, read the label and ask your doctor. Do not rely on recognition alone.',
      ],
    },
    {
      id: 'switch-off',
      title: 'Switch off',
      blocks: [
        {
          list: [
            'Without recognition: choose foods from the list and enter the grams yourself. Reports work all the same.',
            'Without a personal plan: delete the plan and your preferences. You then see general advice.',
            'Without health tags: remove them in your profile. Analyses then follow the general recommendations.',
            'Without use for training: nothing to do, unless you agreed to it. To withdraw, write to us; it holds from then on.',
          ],
        },
      ],
    },
    {
      id: 'filing',
      title: 'Filing',
      blocks: [
        'The algorithms are filed with the authority in charge under the rules on algorithmic recommendation, deep synthesis and generative AI services.',
        {
          facts: [
            ['Name of the algorithm', '[name as filed]'],
            ['Kind', 'Deep synthesis (generation), personal recommendation'],
            ['Filing number', '[number as filed]'],
            ['Filed on', '[date of the filing]'],
            ['Model and its registration', '[model and number as registered]'],
          ],
        },
        'The public register of the authority answers to this number.',
      ],
    },
    {
      id: 'objection',
      title: 'Object',
      blocks: [
        'You can ask a person to look at any result again, and to explain how it came about. Write to us with the page and the day; you get an answer within [15] working days.',
        { to: 'feedback', text: 'Send feedback' },
        'If the answer does not satisfy you, you can turn to the authority in charge.',
      ],
    },
  ],
};
