import { dayOf, timestamp } from '../days.ts';
import type { Examples } from '../description.ts';
import type { AccountInformation, HealthTagGroup } from '../generated/operations.ts';
import type { Memory } from '../memory.ts';
import { lastCode, sendCode, takeCode } from '../person/codes.ts';
import { ageOn } from '../person/energy.ts';
import { exampleNameOf, isNoPromoter } from '../person/identity.ts';
import { addWeight, changeProfile, type Person } from '../person.ts';
import { hasIncome } from './income.ts';
import { hasUnsettledOrder } from './orders.ts';

interface State {
  examples: Examples;
  ticket: { id: string; until: number } | undefined;
  tickets: number;
}

const TICKET_MS = 600_000;
const OLDEST = 120;

/** Phone numbers of the examples' other people, who have accounts. */
const TAKEN = ['13700002345', '13600003456', '13500004567', '13900005678'];

export const memory: Memory<'user', State> = {
  begin: (examples) => ({ examples, ticket: undefined, tickets: 0 }),
  handlers: {
    'user.accountInformation'({ examples }, { token, person }) {
      const account = examples.data<AccountInformation>('user.accountInformation', exampleNameOf(examples, token));
      return Object.fromEntries(Object.entries({ ...account, ...person.profile }).filter(([name]) => name in account));
    },

    'user.information': (_, { person }) => structuredClone(person.profile),

    'user.saveInformation'({ examples }, { input, now, person, fail }) {
      const { healthTagIds, weight, ...changes } = input;
      const today = dayOf(now);
      const { birthDate } = changes;
      if (birthDate && (birthDate > today || ageOn(today, birthDate) > OLDEST)) return fail('failInvalidBirthDate');
      if (healthTagIds) {
        const groups = examples.data<HealthTagGroup[]>('user.healthTagGroups');
        const chosen = groups.map(({ tags }) => tags.filter(({ tagId }) => healthTagIds.includes(tagId)));
        if (chosen.flat().length < healthTagIds.length) return fail('failUnknownTag');
        if (groups.some(({ multiple }, at) => !multiple && (chosen[at]?.length ?? 0) > 1))
          return fail('failTagConflict');
        person.profile.healthTags = chosen.flat();
      }
      changeProfile(person, weight === null ? { ...changes, weight } : changes, today);
      if (weight) addWeight(person, { value: weight, measuredAt: timestamp(now), source: 'manual' }, today);
      return structuredClone(person.profile);
    },

    'user.verifyCode'(_, { input, now, token, person, shared, fail }, receipt) {
      const { purpose } = input;
      const goesToAccount = purpose === 'verifyOld' || purpose === 'closeAccount';
      const accountNumber = token === '' ? undefined : person.profile.phoneNumber;
      const phoneNumber = input.phoneNumber ?? (goesToAccount ? accountNumber : undefined);
      if (phoneNumber === undefined) return fail('failNoPhoneNumber');
      const isOwn = phoneNumber === accountNumber;
      if (goesToAccount && !isOwn) return fail('failOtherPhone');
      if (purpose === 'changePhone' && isOwn) return fail('failSame');
      if (purpose === 'changePhone' && TAKEN.includes(phoneNumber)) return fail('failTaken');
      const sent = sendCode(person, { phoneNumber, purpose }, now);
      if (typeof sent === 'string') return fail(sent);
      if (purpose === 'login') shared.loginCodes.set(phoneNumber, sent);
      return receipt;
    },

    'user.changePhoneNumberVerifyOld'(state, { input, now, person, fail }) {
      const refused = takeCode(lastCode(person, { ...own(person), purpose: 'verifyOld' }), input.verifyCode, now);
      if (refused) return fail(refused);
      state.tickets++;
      state.ticket = { id: `phone-change-${state.tickets}`, until: now.getTime() + TICKET_MS };
      return { ticket: state.ticket.id, validSeconds: TICKET_MS / 1000 };
    },

    'user.changePhoneNumberSubmit'(state, { input, now, person, fail }) {
      const { ticket, phoneNumber } = input;
      if (state.ticket?.id !== ticket || state.ticket.until <= now.getTime()) return fail('failNotVerified');
      if (phoneNumber === person.profile.phoneNumber) return fail('failSame');
      if (TAKEN.includes(phoneNumber)) return fail('failTaken');
      const refused = takeCode(lastCode(person, { phoneNumber, purpose: 'changePhone' }), input.verifyCode, now);
      if (refused) return fail(refused);
      state.ticket = undefined;
      person.profile.phoneNumber = phoneNumber;
      return structuredClone(person.profile);
    },

    'user.closeAccount'({ examples }, { input, now, token, person, fail, world }) {
      if (hasUnsettledOrder(world('orders'), now)) return fail('failOpenOrders');
      if (!isNoPromoter(examples, token) && hasIncome(world('income'))) return fail('failOpenIncome');
      const refused = takeCode(lastCode(person, { ...own(person), purpose: 'closeAccount' }), input.verifyCode, now);
      if (refused) return fail(refused);
      person.closed = true;
      return null;
    },
  },
};

const own = ({ profile: { phoneNumber } }: Person) => ({ phoneNumber });
