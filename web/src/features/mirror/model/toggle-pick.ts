/** Adds an id to a choice of at most two, or takes it out; a third one replaces the first. */
export const togglePick = (picked: readonly string[], id: string): string[] =>
  picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-2);
