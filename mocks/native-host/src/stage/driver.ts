/** Does the steps of a story on a phone of the stage, in the documents of its frames, as a finger would. */
import { type Language, userOf } from '../settings.ts';
import { findElement } from './find-element.ts';
import type { Pace } from './settings.ts';
import type { Act, Target } from './story.ts';

/** A phone of the stage: the frame with its native parts, in which the app has a frame of its own. */
export interface StagePhone {
  frame: HTMLIFrameElement;
  language: Language;
  world: string;
}

/** Thrown when what a step names does not appear. */
export class NotFound extends Error {}

/** Time in which an element must appear once the app shows a screen, ms. */
const patience = 20_000;

/** Time in which it must appear in any case, ms: a development server compiles what three phones open for the first time. */
const startingPatience = 90_000;

/** Pause between two looks, ms. */
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
 * Waits until an element is there and stands still, and scrolls to it. It looks for an element that the screen does not have
 * yet by scrolling down, as a person does: some content loads when it comes near.
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
      // Leaves room for bars at the edges of the screen.
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

/** Does the act of a step; a named element must have appeared. */
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

/** Sets the value letter by letter, past React's own setter. */
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

/** Opens the app anew at its address, and waits until its old document is gone. */
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

/** Steers the mock; its control is behind the same address as the API. */
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
