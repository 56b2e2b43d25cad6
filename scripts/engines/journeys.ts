/** Five journeys for all engines: they use a list, a gate, a form, sheets, and work of the server. */
import { t } from '../../web/e2e/support/texts.ts';
import type { Visit } from './visit.ts';

interface Journey {
  name: string;
  /** Whether it starts as a guest. */
  guest?: boolean;
  walk: (visit: Visit) => Promise<void>;
}

export const journeys: Journey[] = [
  {
    name: 'Search a food and open it',
    walk: async (visit) => {
      await visit.open('/sugar-control');
      await visit.click('link', t('Search foods'));
      await visit.type('searchbox', '', 'maltose');
      await visit.read(t('{said, plural, =0 {No foods found} one {# food found} other {# foods found}}', { said: 1 }));
      await visit.click('button', 'Maltose');
      await visit.see('img', 'Glycaemic index (GI) 105: High');
    },
  },
  {
    name: 'Take a dose and take that back',
    walk: async (visit) => {
      const taken = (amount: number) => t('{taken} of {planned} taken', { taken: amount, planned: 4 });
      await visit.open('/medicine-remind');
      await visit.read(taken(1));
      await visit.click('button', t('Take'));
      await visit.read(taken(2));
      await visit.click('button', t('Undo'));
      await visit.read(taken(1));
    },
  },
  {
    name: 'A meal into the diary',
    walk: async (visit) => {
      await visit.open('/ai-app/analyze');
      await visit.click('link', t('Search or type'));
      await visit.type('searchbox', '', 'brown rice');
      await visit.click('button', 'Cooked brown rice');
      await visit.click('button', 'Take 1 food');
      await visit.click('button', t('Add to diary'));
      await visit.read(t('In your diary'));
    },
  },
  {
    name: 'Sign in and log out',
    guest: true,
    walk: async (visit) => {
      await visit.open('/food-app/user/account');
      await visit.type('textbox', t('Phone number'), visit.phoneNumber);
      await visit.click('button', t('Send code'));
      await visit.type('textbox', t('Verification code'), '123456');
      await visit.click('checkbox', t('I accept the <0>terms of use</0> and the <1>privacy policy</1>.'));
      await visit.click('button', t('Sign in'));
      await visit.click('button', t('Log out'));
      await visit.see('heading', t('Log out?'));
      await visit.click('button', t('Log out'));
      await visit.see('heading', t('Food and diet'));
      await visit.read(t('Works at once'));
    },
  },
  {
    name: 'Calculate a BMI',
    guest: true,
    walk: async (visit) => {
      await visit.open('/tools/bmi');
      await visit.type('textbox', t('Age'), '38');
      await visit.type('textbox', t('Height'), '200');
      await visit.type('textbox', t('Weight'), '96');
      await visit.click('radio', t('China'));
      await visit.see('img', t('{label}: {amount}, {0}', { label: 'BMI', amount: '24.0', 0: 'Overweight' }));
    },
  },
];
