const AT_ONCE = 4;

/** Processes the items, a few at a time. */
export async function limitConcurrency<T>(
  items: T[],
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
