/* Events by which the app reaches the inline script of the page, which has the list of the release's files. */

/** The event of a page that could not start; its detail is the error. */
export const startFailedEvent = 'start-failed';

/** The event of a feature whose screen opens; its detail is the feature. */
export const filesWantedEvent = 'files-wanted';

/** Reports that the page could not start. `start-watchdog.ts` answers it. */
export function reportStartFailure(error: unknown): void {
  dispatchEvent(new CustomEvent(startFailedEvent, { detail: error }));
}

/** Requests all files of a feature at once. `preload-route.ts` answers it. */
export function requestFilesOf(feature: string): void {
  dispatchEvent(new CustomEvent(filesWantedEvent, { detail: feature }));
}

/** Whether the app has not replaced the frame of the start page yet, nor the message that it did not start. */
export const isStarting = () => document.querySelector('.first-frame, .start-failure') !== null;
