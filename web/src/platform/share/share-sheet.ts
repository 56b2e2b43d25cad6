/** Whether the person closed the share sheet of the device, or it is still open from an earlier tap. */
export const isSheetClosed = (error: unknown): boolean =>
  error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
