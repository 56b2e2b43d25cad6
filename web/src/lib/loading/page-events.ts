/* Events from the app to the inline script of the page, which has the list of the release's files. */

/** The event of a failed start; its detail is the error. */
export const startFailedEvent = 'start-failed';

/** The event before a feature's screen opens; its detail is the feature. */
export const filesWantedEvent = 'files-wanted';

/** Reports a failed start to `start-watchdog.ts`. */
export function reportStartFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(startFailedEvent, { detail: error }));
}

/** Requests all files of a feature at once, by `preload-route.ts`. */
export function requestFilesOf(feature: string): void {
  dispatchEvent(new CustomEvent(filesWantedEvent, { detail: feature }));
}

/** Whether the page still shows the frame of the start page, or the message of a failed start. */
export const isStarting = () => document.querySelector('.first-frame, .start-failure') !== null;
