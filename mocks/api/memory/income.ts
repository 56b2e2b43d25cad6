import { timestamp } from '../days.ts';
import type { Examples } from '../description.ts';
import { inThePast } from '../live-dates.ts';
import type { Memory } from '../memory.ts';
import { page } from '../page.ts';
import { isNoPromoter } from '../person/identity.ts';
import type { Person } from '../person.ts';
import { type Draw, enter, expire, handle, isEnded, sumOf } from './income/draw.ts';

export interface State {
  examples: Examples;
  /** All settled income: the available and the drawn amounts. */
  settled: number;
  unsettled: { amount: number }[];
  /** Newest first. */
  draws: Draw[];
  /** The draw of each request id. */
  requests: Map<string, Draw>;
  /** The draws that a call of this world has changed. Other draws of the examples do not progress. */
  moved: Set<Draw>;
}

interface Limits {
  minimum: number;
  maximum: number;
}

export const memory: Memory<'income', State> = {
  begin,
  before(state, { now, token, fail }) {
    if (isNoPromoter(state.examples, token)) return fail('failNotPromoter');
    pass(state, now);
    return undefined;
  },
  handlers: {
    'income.summary'(state) {
      const drawn = sumOf(state.draws.filter(({ status }) => status === 'paid'));
      const unsettled = state.unsettled.reduce((sum, { amount }) => sum + amount, 0);
      const available = state.settled - drawn;
      return { totalAmount: available + unsettled, available, unsettled, drawn, currency: 'CNY' };
    },

    'income.drawableAmount': (state, _, limits: Limits) => ({ ...limits, ...drawable(state) }),

    'income.waitSettleList': ({ unsettled }, { input }) => page(unsettled, input),

    'income.drawList': ({ draws }, { input }) => page(structuredClone(draws), input),

    'income.drawSubmit'(state, { input, now, fail }) {
      const { amount, requestId } = input;
      const before = state.requests.get(requestId);
      if (before) return { ...before };
      const { minimum, maximum } = state.examples.data<Limits>('income.drawableAmount');
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
        account: accountOf(state),
        confirmBefore: null,
        failReason: null,
      };
      state.draws.unshift(draw);
      state.requests.set(requestId, draw);
      state.moved.add(draw);
      return { ...draw };
    },

    'income.submitTransferRequest'(state, { input, now, fail }, transfer: object) {
      const draw = find(state, input.drawId);
      if (!draw) return fail('failGone');
      if (isEnded(draw)) return fail('failEnded');
      if (draw.status === 'submitted') return fail('failUnderReview');
      if (draw.status === 'transferring') return fail('failConfirmed');
      if (draw.status === 'approved') enter(draw, 'awaitingConfirmation', now);
      return { ...transfer, draw: { ...draw } };
    },

    'income.userConfirmed'(state, { input, now, fail }) {
      const draw = find(state, input.drawId);
      if (!draw) return fail('failGone');
      if (draw.status === 'failed' || draw.status === 'rejected') return fail('failEnded');
      if (draw.status === 'submitted' || draw.status === 'approved') return fail('failNotAwaited');
      if (draw.status === 'awaitingConfirmation') enter(draw, 'transferring', now);
      state.moved.add(draw);
      return { ...draw };
    },
  },
};

function pass(state: State, now: Date): void {
  for (const draw of state.draws) {
    if (state.moved.has(draw)) handle(draw, now);
    expire(draw, now);
  }
}

function drawable({ settled, draws }: State) {
  const pending = sumOf(draws.filter((draw) => !isEnded(draw)));
  const drawn = sumOf(draws.filter(({ status }) => status === 'paid'));
  return { amount: settled - drawn - pending, pending };
}

/** The messaging app account of the latest draw. */
const accountOf = ({ draws, examples }: State): string =>
  (draws[0] ?? examples.data<Draw>('income.drawSubmit')).account;

const newestFirst = (draws: Draw[]): Draw[] =>
  draws.sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt));

const find = ({ draws }: State, id: string): Draw | undefined => draws.find(({ drawId }) => drawId === id);

function begin(examples: Examples, now: Date, { isNew }: Person): State {
  const pages = <T>(id: string) =>
    ['firstPage', 'lastPage'].flatMap((name) => examples.data<{ list: T[] }>(id, name).list);
  const { available, drawn } = examples.data<{ available: number; drawn: number }>('income.summary');
  return {
    examples,
    settled: isNew ? 0 : available + drawn,
    unsettled: isNew ? [] : pages('income.waitSettleList'),
    draws: isNew
      ? []
      : newestFirst(pages<Draw>('income.drawList').map((draw) => inThePast(structuredClone(draw), now))),
    requests: new Map(),
    moved: new Set(),
  };
}

/** Whether a person has income that is not paid out. */
export const hasIncome = (state: State): boolean =>
  state.unsettled.length > 0 || state.settled > sumOf(state.draws.filter(({ status }) => status === 'paid'));
