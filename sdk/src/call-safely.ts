/**
 * Calls back into code that is not ours. What it throws is reported and goes no further: a broken toaster must not turn
 * a failed call into another failure, nor a broken listener keep the others from hearing.
 */
export function callSafely<Value>(callback: (value: Value) => void, value: Value): void {
  try {
    callback(value);
  } catch (fault) {
    console.error('a callback given to the SDK has thrown', fault);
  }
}
