/** Plays a story: one step after the other, with buttons for pause, the next and the previous step. */
import { createStore, type Store } from '../store.ts';
import { appear, NotFound, pause, perform, type StagePhone } from './driver.ts';
import type { Pace } from './settings.ts';
import type { Pair, Step, Target } from './story.ts';

export interface Play {
  /** `none` if there is no story. */
  state: 'none' | 'playing' | 'paused' | 'done' | 'failed';
  /** Index of the current step. */
  step: number;
  caption: Pair | undefined;
  /** Index of the current step's phone. */
  active: number;
  /** The element of the current step, and the index of its phone. */
  spot?: { element: HTMLElement; phone: number; kind: 'see' | 'tap' | 'type' };
  /** Why the current step failed: the phone and the missing element, or another failure. */
  problem?: { phone: number; target: Target | undefined; reason?: string };
}

export interface Player {
  play: Store<Play>;
  toggle: () => void;
  next: () => void;
  stop: () => void;
}

interface Options {
  steps: readonly Step[];
  phoneAt: (place: number) => StagePhone | undefined;
  pace: Pace;
  /** Plays without pauses up to this step. */
  from: number;
  paused: boolean;
}

/** Time to read a caption, ms. */
const reading: Record<Pace, (caption: Pair) => number> = {
  slow: ([en]) => 2_800 + 60 * en.length,
  normal: ([en]) => 1_800 + 40 * en.length,
  fast: ([en]) => 900 + 20 * en.length,
  none: () => 0,
};

const tick = 50;

/** The indices of the steps with captions. The steps after each one belong to it. */
export const chaptersOf = (steps: readonly Step[]): number[] =>
  steps.flatMap(({ caption }, index) => (caption ? [index] : []));

/** The state without a story. */
export const noPlay = createStore<Play>({ state: 'none', step: 0, caption: undefined, active: 0 });

/** Starts a story. Its phones may still be starting, because each step waits for its element. */
export function startPlayer({ steps, phoneAt, pace, from, paused }: Options): Player {
  const stopped = new AbortController();
  const { signal } = stopped;
  const play = createStore<Play>({
    state: paused ? 'paused' : 'playing',
    step: 0,
    caption: steps[0]?.caption,
    active: 0,
  });
  const set = (changes: Partial<Play>) => play.set((now) => ({ ...now, ...changes }));
  let goOn = false;

  /** Waits for the reading time of the caption, and while the story is paused. */
  const hold = async (time: number) => {
    for (let left = time; (left > 0 || play.get().state === 'paused') && !goOn; ) {
      await pause(tick);
      signal.throwIfAborted();
      if (play.get().state !== 'paused') left -= tick;
    }
    goOn = false;
  };

  const doStep = async ({ act, caption, phone: place }: Step, index: number) => {
    set({ step: index, active: place, spot: undefined, ...(caption && { caption }) });
    const phone = await frameOf(place);
    if ('target' in act)
      set({ spot: { element: await appear(phone, act.target, signal), phone: place, kind: act.kind } });
    if (index >= from) await hold(caption ? reading[pace](caption) : 0);
    await perform(act, phone, index >= from ? pace : 'none', signal);
  };

  const frameOf = async (place: number): Promise<StagePhone> => {
    for (;;) {
      const phone = phoneAt(place);
      if (phone) return phone;
      await pause(tick);
      signal.throwIfAborted();
    }
  };

  const run = async () => {
    for (const [index, step] of steps.entries()) {
      try {
        await doStep(step, index);
      } catch (error) {
        if (signal.aborted) return;
        const target = 'target' in step.act ? step.act.target : undefined;
        const reason = error instanceof NotFound ? undefined : String(error);
        set({ state: 'failed', spot: undefined, problem: { phone: step.phone, target, reason } });
        return;
      }
    }
    set({ state: 'done', spot: undefined });
  };
  void run();

  return {
    play,
    toggle() {
      const { state } = play.get();
      if (state === 'playing') set({ state: 'paused' });
      else if (state === 'paused') set({ state: 'playing' });
    },
    next: () => {
      goOn = true;
    },
    stop: () => stopped.abort(),
  };
}
