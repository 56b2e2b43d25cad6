import { dayOf } from '../../engine/days.ts';
import type { Call } from '../../engine/memory.ts';
import { dayTargetOf } from '../../foods/target.ts';
import { eaterOf } from '../../person/eater.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import type { Diary } from './day.ts';
import type { AnalysisState } from './state.ts';

export function diaryOf(state: AnalysisState, call: Call): Diary {
  const { now, person } = call;
  const eater = eaterOf(person, dayOf(now));
  return { state, ledger: ledgerOf(call), now, eater, target: dayTargetOf(eater) };
}
