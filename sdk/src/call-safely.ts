/**
 * Calls back into code of the application. What it throws or rejects with is reported and goes no further: a broken
 * toaster must not turn a failed call into another failure, nor a broken listener keep others from being called.
 */
export async function callSafely<Value>(
  callback: ((value: Value) => unknown) | undefined,
  value: Value,
): Promise<void> {
  try {
    await callback?.(value);
  } catch (fault) {
    console.error('a callback has thrown', fault);
  }
}
