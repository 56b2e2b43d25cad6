/** Executes the steps of a story on a phone of the stage, in the documents of its frames, as a finger would. */
import { type Language, userOf } from '../settings.ts';
import { findElement } from './find-element.ts';
import type { Pace } from './settings.ts';
import type { Act, Target } from './story.ts';

/** A phone of the stage: the frame with its native parts, which contains the app's frame. */
export interface StagePhone {
  frame: HTMLIFrameElement;
  language: Language;
  world: string;
}

/** Thrown if the element of a step does not appear. */
export class NotFound extends Error {}

/** Time limit for an element after the app has shown a screen, ms. */
const patience = 20_000;

/** Time limit for an element in any case, ms. A development server first compiles the pages that three phones open. */
const startingPatience = 90_000;

/** Pause between two checks, ms. */
const look = 50;

/** Pause between two letters, ms. */
const letter: Record<Pace, number> = { slow: 180, normal: 120, fast: 60, none: 0 };

export const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export const appFrameOf = ({ frame }: StagePhone): HTMLIFrameElement | null | undefined =>
  frame.contentDocument?.querySelector('iframe');

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const documentOf = (phone: StagePhone, { sheet }: Target): Document | null | undefined =>
  sheet ? phone.frame.contentDocument : appFrameOf(phone)?.contentDocument;

/**
 * Waits until an element exists and does not move, and scrolls to it. If the screen does not contain the element yet,
 * scrolls down as a person does, because some content loads when it comes near the viewport.
 */
export async function appear(phone: StagePhone, target: Target, signal: AbortSignal): Promise<HTMLElement> {
  const name = target.name[phone.language === 'en' ? 0 : 1];
  const behavior = isCalm() ? 'auto' : 'smooth';
  let before = '';
  let begun = 0;
  for (let waited = 0; begun < patience && waited < startingPatience; waited += look) {
    signal.throwIfAborted();
    const root = documentOf(phone, target);
    if (target.sheet || root?.querySelector('h1')) begun += look;
    const element = root?.body && findElement(root, target.role, name);
    if (element) {
      const { top, left, bottom } = element.getBoundingClientRect();
      const place = `${top} ${left}`;
      const height = root.defaultView?.innerHeight ?? 0;
      // Leaves space for bars at the edges of the screen.
      const inView = top > height * 0.1 && bottom < height * 0.85;
      if (!inView && before !== place) element.scrollIntoView({ block: 'center', behavior });
      else if (before === place) return element;
      before = place;
    } else if (root?.defaultView && waited >= 600 && waited % 600 === 0) {
      root.defaultView.scrollBy({ top: root.defaultView.innerHeight * 0.6, behavior });
    }
    await pause(look);
  }
  throw new NotFound();
}

/** Executes the action of a step, whose element must have appeared. */
export async function perform(act: Act, phone: StagePhone, pace: Pace, signal: AbortSignal): Promise<void> {
  switch (act.kind) {
    case 'see':
      return;
    case 'tap':
      return press(await appear(phone, act.target, signal));
    case 'type':
      return write(await appear(phone, act.target, signal), act.text, letter[pace], signal);
    case 'comeBack':
      return reopen(phone, signal);
    case 'serverWorks':
      return advance(phone, act.seconds);
  }
}

function press(element: HTMLElement): void {
  const { PointerEvent } = element.ownerDocument.defaultView as Window & typeof globalThis;
  for (const type of ['pointerdown', 'pointerup']) {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true }),
    );
  }
  element.click();
}

/** Types the value letter by letter, bypassing React's own setter. */
async function write(element: HTMLElement, text: string, wait: number, signal: AbortSignal): Promise<void> {
  const { HTMLInputElement, HTMLTextAreaElement, InputEvent } = element.ownerDocument.defaultView as Window &
    typeof globalThis;
  const { prototype } = element.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
  element.focus({ preventScroll: true });
  for (let end = 1; end <= text.length; end += 1) {
    signal.throwIfAborted();
    set?.call(element, text.slice(0, end));
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text[end - 1] ?? '' }));
    await pause(wait);
  }
}

/** Reloads the app at its address, and waits until its old document is gone. */
async function reopen(phone: StagePhone, signal: AbortSignal): Promise<void> {
  const before = appFrameOf(phone)?.contentDocument;
  appFrameOf(phone)?.contentWindow?.location.reload();
  for (let waited = 0; appFrameOf(phone)?.contentDocument === before; waited += look) {
    signal.throwIfAborted();
    if (waited >= patience) throw new NotFound();
    await pause(look);
  }
}

async function advance({ world }: StagePhone, seconds: number): Promise<void> {
  await callMock('advance', { world, body: { seconds } });
}

/** Controls the mock, whose control endpoints have the same origin as the API. */
export async function callMock<Data>(
  name: string,
  { world, body }: { world?: string; body?: object } = {},
): Promise<Data> {
  const userToken = world === undefined ? '' : (userOf({ user: 'yearly', world }).userToken ?? '');
  const response = await fetch(`/api/__mock/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', userToken },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The mock answers ${name} with ${response.status}`);
  return ((await response.json()) as { data: Data }).data;
}
