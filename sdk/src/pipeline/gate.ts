/** The pending login to wait for, or nothing when it has ended. */
export type Gate = () => Promise<void> | undefined;

/**
 * The login gate (spec, section 4): while the login is pending, calls wait for it. It opens however the login ends.
 * @param ready resolves when the login has ended, and never rejects
 */
export function createGate(ready: Promise<unknown>): Gate {
  let pending: Promise<void> | undefined = ready.then(() => {
    pending = undefined;
  });
  return () => pending;
}
