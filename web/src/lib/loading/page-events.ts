/* What the inlined scripts of the page know of the app. */

/** The event of a failed start; its detail is the error. */
export const startFailedEvent = 'start-failed';

/** Reports a failed start to `start-watchdog.ts`. */
export function reportStartFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(startFailedEvent, { detail: error }));
}

/** Whether the page still shows the frame of the start page, or the message of a failed start. */
export const isStarting = () => document.querySelector('.first-frame, .start-failure') !== null;

/** Marks the placeholder of a whole screen whose code loads. */
export const codePlaceholder = 'data-loads-code';

/** Matches the placeholders of content that loads. */
export const placeholder = 'main [role="status"][aria-label]';
