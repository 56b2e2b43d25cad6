/**
 * Calls a callback of the application. Errors from it go to the console and no further: a broken toaster must not turn a
 * failed call into another failure, and a broken listener must not stop the others.
 */
export async function callSafely<Values extends unknown[]>(
  callback: ((...values: Values) => unknown) | undefined,
  ...values: Values
): Promise<void> {
  try {
    await callback?.(...values);
  } catch (fault) {
    console.error('a callback has thrown', fault);
  }
}
