/** Adds an id to a selection of at most two, or removes it. A third one replaces the first. */
export const togglePick = (picked: readonly string[], id: string): string[] =>
  picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-2);
