import type { Examples } from '../description/description.ts';
import { dayOf, msOf, timestamp } from '../engine/days.ts';
import { inThePast } from '../engine/live-dates.ts';
import type { Memory } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import type { Draw, DrawableAmount, IncomeEntry } from '../generated/operations.ts';
import { isPromoter, type Person } from '../person/person.ts';
import { enter, expire, handle, isEnded, sumOf } from './income/draw.ts';

export interface State {
  examples: Examples;
  /** All settled income: the sum of the available and the withdrawn amounts. */
  settled: number;
  unsettled: IncomeEntry[];
  /** The person's account in the messaging app, masked. */
  account: string;
  /** Newest first. */
  draws: Draw[];
  /** The withdrawals that a call of this world has changed. Other withdrawals of the examples do not progress. */
  moved: Set<Draw>;
}

export const memory: Memory<'income', State> = {
  begin,
  before(state, { now, person, fail }) {
    if (!isPromoter(person)) fail('failNotPromoter');
    pass(state, now);
  },
  handlers: {
    'income.summary'(state) {
      const drawn = sumOf(state.draws.filter(({ status }) => status === 'paid'));
      const unsettled = state.unsettled.reduce((sum, { amount }) => sum + amount, 0);
      const available = state.settled - drawn;
      return { totalAmount: available + unsettled, available, unsettled, drawn, currency: 'CNY' };
    },

    'income.drawableAmount': (state, _, limits) => ({ ...limits, ...drawable(state) }),

    'income.waitSettleList': ({ unsettled }, { input }) => paginate(unsettled, input, 'earnedAt', 'incomeId'),

    'income.drawList': ({ draws }, { input }) => paginate(structuredClone(draws), input, 'submittedAt', 'drawId'),

    'income.drawSubmit'(state, { input, now, fail }) {
      const { amount } = input;
      const { minimum, maximum } = state.examples.data('income.drawableAmount');
      if (amount < minimum) return fail('failTooLittle');
      if (amount > maximum) return fail('failTooMuch');
      if (amount > drawable(state).amount) return fail('failNotEnough');
      const at = timestamp(now);
      const draw: Draw = {
        drawId: `draw-${8001 + state.draws.length}`,
        amount,
        currency: 'CNY',
        status: 'submitted',
        submittedAt: at,
        updatedAt: at,
        account: state.account,
        confirmBefore: null,
        failReason: null,
      };
      state.draws.unshift(draw);
      state.moved.add(draw);
      return { ...draw };
    },

    'income.submitTransferRequest'(state, { input, now, fail }, transfer) {
      const draw = find(state, input.drawId) ?? fail('failGone');
      if (isEnded(draw)) return fail('failEnded');
      if (draw.status === 'submitted') return fail('failUnderReview');
      if (draw.status === 'transferring') return fail('failConfirmed');
      if (draw.status === 'approved') enter(draw, 'awaitingConfirmation', now);
      return { ...transfer, draw: { ...draw } };
    },

    'income.userConfirmed'(state, { input, now, fail }) {
      const draw = find(state, input.drawId) ?? fail('failGone');
      if (draw.status === 'failed' || draw.status === 'rejected') return fail('failEnded');
      if (draw.status === 'submitted' || draw.status === 'approved') return fail('failNotAwaited');
      if (draw.status === 'awaitingConfirmation') enter(draw, 'transferring', now);
      state.moved.add(draw);
      return { ...draw };
    },
  },
};

function pass(state: State, now: Date): void {
  settle(state, now);
  for (const draw of state.draws) {
    if (state.moved.has(draw)) handle(draw, now);
    expire(draw, now);
  }
}

function settle(state: State, now: Date): void {
  const today = dayOf(now);
  const due = state.unsettled.filter(({ settlesOn }) => settlesOn !== null && settlesOn <= today);
  state.settled += sumOf(due);
  state.unsettled = state.unsettled.filter((earning) => !due.includes(earning));
}

function drawable({ settled, draws }: State): Pick<DrawableAmount, 'amount' | 'pending'> {
  const pending = sumOf(draws.filter((draw) => !isEnded(draw)));
  const drawn = sumOf(draws.filter(({ status }) => status === 'paid'));
  return { amount: settled - drawn - pending, pending };
}

/** The person's account in the messaging app, masked: `zhou***88（*航）`. It has the person's own name. */
function accountOf({ userName, phoneNumber }: Person['profile'], example: string): string {
  const name = `（*${[...userName].at(-1)}）`;
  return example.endsWith(name) ? example : `wx***${phoneNumber.slice(-2)}${name}`;
}

const newestFirst = (draws: Draw[]): Draw[] => draws.sort((a, b) => msOf(b.submittedAt) - msOf(a.submittedAt));

const find = ({ draws }: State, id: string): Draw | undefined => draws.find(({ drawId }) => drawId === id);

function begin(examples: Examples, now: Date, { isNew, profile }: Person): State {
  const pages = <T>(id: string) =>
    ['firstPage', 'lastPage'].flatMap((name) => examples.data<{ list: T[] }>(id, name).list);
  const { available, drawn } = examples.data('income.summary');
  const example = examples.data('income.drawSubmit').account;
  const account = accountOf(profile, example);
  const draws = pages<Draw>('income.drawList').map((draw) => ({
    ...inThePast(draw, now),
    account: draw.account === example ? account : draw.account,
  }));
  return {
    examples,
    account,
    settled: isNew ? 0 : available + drawn,
    unsettled: isNew ? [] : pages('income.waitSettleList'),
    draws: isNew ? [] : newestFirst(draws),
    moved: new Set(),
  };
}

/** Whether a person has income that is not paid out. */
export const hasIncome = (state: State): boolean =>
  state.unsettled.length > 0 || state.settled > sumOf(state.draws.filter(({ status }) => status === 'paid'));
