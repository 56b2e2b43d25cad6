/** Tells the window with the presenter's notes where the story is; both windows have the same origin. */
import type { Play } from './player.ts';

export interface StageState {
  story: string;
  step: number;
  state: Play['state'];
}

const name = 'device.stage';

/** Answers each notes window, also one that opens later. @returns stops */
export function publishState(read: () => StageState, subscribe: (listener: () => void) => () => void): () => void {
  const channel = new BroadcastChannel(name);
  const tell = () => channel.postMessage(read());
  channel.addEventListener('message', ({ data }) => {
    if (data === 'hello') tell();
  });
  const unsubscribe = subscribe(tell);
  tell();
  return () => {
    unsubscribe();
    channel.close();
  };
}

/** @returns stops */
export function followState(onState: (state: StageState) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'hello') onState(data as StageState);
  });
  channel.postMessage('hello');
  return () => channel.close();
}
