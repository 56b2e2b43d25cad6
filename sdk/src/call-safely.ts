/**
 * Calls a callback of the application. Its errors are only logged to the console: a failing toast must not turn a failed
 * call into another failure, and a failing listener must not stop the others.
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
