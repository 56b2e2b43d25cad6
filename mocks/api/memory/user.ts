import { dayOf } from '../days.ts';
import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';
import { type Sent, takeCode, whyNotSend } from './user/codes.ts';
import { ageOn, type Body, dailyEnergy } from './user/energy.ts';
import { personOf } from './user/person.ts';

interface Tag {
  tagId: string;
}

interface Person extends Body {
  phoneNumber: string;
  healthTags: Tag[];
  dailyEnergyTarget: number | null;
}

interface Group {
  multiple: boolean;
  tags: Tag[];
}

interface State {
  examples: Examples;
  /** What the person changed of what the token says of them. */
  changes: Partial<Person>;
  closed: boolean;
  sent: Sent[];
  ticket: { id: string; until: number } | undefined;
  tickets: number;
}

const TICKET_MS = 600_000;
const OLDEST = 120;

/** Numbers of the other people of the examples: an account has each of them. */
const TAKEN = ['13700002345', '13600003456', '13500004567', '13900005678'];

export const memory: Memory<'user', State> = {
  begin: (examples) => ({ examples, changes: {}, closed: false, sent: [], ticket: undefined, tickets: 0 }),
  handlers: {
    'user.accountInformation'(state, { token, fail }) {
      if (state.closed) return fail('failClosed');
      const account = personOf<object>(state.examples, 'user.accountInformation', token);
      const changes = Object.entries(state.changes).filter(([name]) => name in account);
      return changes.length > 0 ? { ...account, ...Object.fromEntries(changes) } : account;
    },

    'user.information': (state, { token, fail }) => (state.closed ? fail('failClosed') : person(state, token)),

    'user.saveInformation'(state, call) {
      const { now, token, fail } = call;
      const { healthTagIds, ...changes } = call.input;
      if (state.closed) return fail('failClosed');
      const today = dayOf(now);
      const { birthDate } = changes;
      if (birthDate && (birthDate > today || ageOn(today, birthDate) > OLDEST)) return fail('failInvalidBirthDate');
      if (healthTagIds) {
        const groups = state.examples.data<Group[]>('user.healthTagGroups');
        const chosen = groups.map(({ tags }) => tags.filter(({ tagId }) => healthTagIds.includes(tagId)));
        if (chosen.flat().length < healthTagIds.length) return fail('failUnknownTag');
        if (groups.some(({ multiple }, at) => !multiple && (chosen[at]?.length ?? 0) > 1))
          return fail('failTagConflict');
        state.changes.healthTags = chosen.flat();
      }
      Object.assign(state.changes, changes);
      state.changes.dailyEnergyTarget = dailyEnergy(person(state, token), today);
      return person(state, token);
    },

    'user.verifyCode'(state, { input, now, token, fail }, receipt) {
      const { phoneNumber, purpose } = input;
      const isOwn = phoneNumber === person(state, token).phoneNumber;
      if ((purpose === 'verifyOld' || purpose === 'closeAccount') && !isOwn) return fail('failOtherPhone');
      if (purpose === 'changePhone' && isOwn) return fail('failSame');
      if (purpose === 'changePhone' && TAKEN.includes(phoneNumber)) return fail('failTaken');
      const refused = whyNotSend(state.sent, phoneNumber, now);
      if (refused) return fail(refused);
      state.sent.push({ phoneNumber, purpose, at: now.getTime(), used: false });
      return receipt;
    },

    'user.changePhoneNumberVerifyOld'(state, { input, now, token, fail }) {
      if (state.closed) return fail('failClosed');
      const { phoneNumber } = person(state, token);
      const refused = takeCode(state.sent, { phoneNumber, purpose: 'verifyOld' }, input.verifyCode, now);
      if (refused) return fail(refused);
      state.tickets++;
      state.ticket = { id: `phone-change-${state.tickets}`, until: now.getTime() + TICKET_MS };
      return { ticket: state.ticket.id, validSeconds: TICKET_MS / 1000 };
    },

    'user.changePhoneNumberSubmit'(state, { input, now, token, fail }) {
      if (state.closed) return fail('failClosed');
      const { ticket, phoneNumber, verifyCode } = input;
      if (state.ticket?.id !== ticket || state.ticket.until <= now.getTime()) return fail('failNotVerified');
      if (phoneNumber === person(state, token).phoneNumber) return fail('failSame');
      if (TAKEN.includes(phoneNumber)) return fail('failTaken');
      const refused = takeCode(state.sent, { phoneNumber, purpose: 'changePhone' }, verifyCode, now);
      if (refused) return fail(refused);
      state.ticket = undefined;
      state.changes.phoneNumber = phoneNumber;
      return person(state, token);
    },

    'user.closeAccount'(state, { input, now, token, fail }) {
      if (state.closed) return fail('failClosed');
      const { phoneNumber } = person(state, token);
      const refused = takeCode(state.sent, { phoneNumber, purpose: 'closeAccount' }, input.verifyCode, now);
      if (refused) return fail(refused);
      state.closed = true;
      return null;
    },
  },
};

/** The person as they are now. */
function person({ examples, changes }: State, token: string): Person {
  const told = personOf<Person>(examples, 'user.information', token);
  return Object.keys(changes).length > 0 ? { ...told, ...changes } : told;
}
