let dropped = false;

/** Whether the page may be left without a question about unsaved changes. */
export const areChangesDropped = (): boolean => dropped;

/**
 * Ends the questions about unsaved changes, because they belong to a person whose session has ended. A *Cancel* in the
 * browser's question would leave them on the page of the next person.
 */
export function dropChanges(): void {
  dropped = true;
}
