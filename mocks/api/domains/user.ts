import { ageOn } from '../../../sdk/src/safety/index.ts';
import type { Examples } from '../description/description.ts';
import { dayOf, timestamp } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';
import { lastCode, loginCodes, sendCode, takeCode } from '../person/codes.ts';
import { missingConsent, withDecisions } from '../person/consents.ts';
import { obstaclesOf, showCare } from '../person/facts.ts';
import { consentTo, isOlder, remember, whenDecided } from '../person/intents.ts';
import { addWeight, changeProfile, isDoubted, isPromoter, type Person } from '../person/person.ts';
import { hasIncome } from './income.ts';
import { withdrawPictures } from './mirror.ts';
import { hasUnsettledOrder } from './orders.ts';

interface State {
  examples: Examples;
  ticket: { id: string; until: number } | undefined;
  tickets: number;
}

const TICKET_MS = 600_000;
const OLDEST = 120;

export const memory: Memory<'user', State> = {
  begin: (examples) => ({ examples, ticket: undefined, tickets: 0 }),
  bringConsents: ['user.saveInformation'],
  handlers: {
    'user.accountInformation'(_, { person, now }) {
      const { healthTags: _tags, dietaryGoal: _goal, energyTarget: _target, ...shown } = person.profile;
      const { consents: _consents, ...account } = shown;
      return { ...account, care: showCare(person, dayOf(now)) };
    },

    'user.information': (_, { person, now }) => shown(person, now),

    'user.saveInformation'({ examples }, call) {
      const { input, now, person, shared, world, fail } = call;
      const { intendedAt, confirmed, consents: asked = [], ...properties } = input;
      // Each property and each consent is a thing of its own, so the rest of an older decision may still count.
      const isLast = (thing: string) => !isOlder(person, thing, intendedAt, now);
      const decided: typeof properties = Object.fromEntries(
        Object.entries(properties).filter(([name]) => isLast(name)),
      );
      const { healthTagIds, weight, ...changes } = decided;
      const decisions = asked.filter(({ purpose }) => isLast(consentTo(purpose)));
      const today = dayOf(now);
      const { birthDate } = changes;
      let { healthTags } = person.profile;
      if (birthDate && (ageOn(today, birthDate) ?? Number.POSITIVE_INFINITY) > OLDEST)
        return fail('failInvalidBirthDate');
      if (healthTagIds) {
        const groups = examples.data('user.healthTagGroups');
        const chosen = groups.map(({ tags }) => tags.filter(({ tagId }) => healthTagIds.includes(tagId)));
        if (chosen.flat().length < healthTagIds.length) return fail('failUnknownTag');
        if (groups.some(({ multiple }, at) => !multiple && (chosen[at]?.length ?? 0) > 1))
          return fail('failTagConflict');
        healthTags = chosen.flat();
      }
      const consents = withDecisions(person.profile.consents, decisions, timestamp(whenDecided(intendedAt, now)));
      const next = { ...person.profile, ...changes, ...(weight !== undefined && { weight }), healthTags, consents };
      const given = decisions.find((decision) => decision.purpose === 'guardian' && decision.given);
      if (given && !given.guardian) return fail('failNeedsGuardian');
      const kept = { healthTagIds: person.profile.healthTags.map(({ tagId }) => tagId) };
      const missing = missingConsent(call.id, { input: decided, kept }, { profile: next }, today);
      if (missing) return fail(missing);
      const obstacles = changes.dietaryGoal === 'loseWeight' ? obstaclesOf({ profile: next }, today) : [];
      if (obstacles.length > 0) return fail('failNotEligible', obstacles);
      const last = person.weights.at(-1);
      if (weight && last && !confirmed && isDoubted(weight, last, now)) return fail('failImplausible');
      if (given?.guardian) {
        const { phoneNumber, verifyCode } = given.guardian;
        if (phoneNumber === person.profile.phoneNumber) return fail('failSame');
        takeCode(lastCode(person, { phoneNumber, purpose: 'guardian' }), verifyCode, call);
      }
      const things = [...Object.keys(decided), ...decisions.map(({ purpose }) => consentTo(purpose))];
      for (const thing of things) remember(person, thing, intendedAt, now);
      if (decisions.some(({ purpose, given }) => purpose === 'bodyPictures' && !given)) {
        withdrawPictures(world('mirror'), shared, now);
      }
      // Changes the weight in the same step, because a goal in the same call depends on it.
      changeProfile(person, { ...changes, healthTags, consents, ...(weight !== undefined && { weight }) }, today);
      if (weight) addWeight(person, { value: weight, measuredAt: timestamp(now), source: 'manual' }, today);
      return shown(person, now);
    },

    'user.verifyCode'(_, call, receipt) {
      const { input, token, person, account, accounts, shared, fail } = call;
      const { purpose } = input;
      const goesToAccount = purpose === 'verifyOld' || purpose === 'closeAccount';
      const accountNumber = token === '' ? undefined : person.profile.phoneNumber;
      const phoneNumber = input.phoneNumber ?? (goesToAccount ? accountNumber : undefined);
      if (phoneNumber === undefined) return fail('failNoPhoneNumber');
      const isOwn = phoneNumber === accountNumber;
      if (goesToAccount && !isOwn) return fail('failOtherPhone');
      if (!goesToAccount && purpose !== 'login' && isOwn) return fail('failSame');
      if (purpose === 'changePhone' && accounts.isTaken(phoneNumber, account)) return fail('failTaken');
      const code = { phoneNumber, purpose };
      const before = purpose === 'login' ? loginCodes(shared).get(phoneNumber) : lastCode(person, code);
      const sent = sendCode(person, code, before, call);
      if (purpose === 'login') loginCodes(shared).set(phoneNumber, sent);
      return receipt;
    },

    'user.changePhoneNumberVerifyOld'(state, call) {
      const { input, now, person } = call;
      takeCode(lastCode(person, { ...own(person), purpose: 'verifyOld' }), input.verifyCode, call);
      state.tickets++;
      state.ticket = { id: `phone-change-${state.tickets}`, until: now.getTime() + TICKET_MS };
      return { ticket: state.ticket.id, validSeconds: TICKET_MS / 1000 };
    },

    'user.changePhoneNumberSubmit'(state, call) {
      const { input, now, person, account, accounts, fail } = call;
      const { ticket, phoneNumber } = input;
      if (state.ticket?.id !== ticket || state.ticket.until <= now.getTime()) return fail('failNotVerified');
      if (phoneNumber === person.profile.phoneNumber) return fail('failSame');
      if (accounts.isTaken(phoneNumber, account)) return fail('failTaken');
      takeCode(lastCode(person, { phoneNumber, purpose: 'changePhone' }), input.verifyCode, call);
      state.ticket = undefined;
      accounts.changeNumber(account, person.profile.phoneNumber, phoneNumber);
      person.profile.phoneNumber = phoneNumber;
      return shown(person, now);
    },

    'user.closeAccount'(_, call) {
      const { input, now, person, fail, world, close } = call;
      if (hasUnsettledOrder(world('orders'), now)) return fail('failOpenOrders');
      if (isPromoter(person) && hasIncome(world('income'))) return fail('failOpenIncome');
      takeCode(lastCode(person, { ...own(person), purpose: 'closeAccount' }), input.verifyCode, call);
      close();
      return null;
    },
  },
};

/** The profile with the care that follows from it now. */
const shown = (person: Person, now: Date) => ({
  ...structuredClone(person.profile),
  care: showCare(person, dayOf(now)),
});

const own = ({ profile: { phoneNumber } }: Person) => ({ phoneNumber });
