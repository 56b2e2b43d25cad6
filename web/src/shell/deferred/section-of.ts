interface Place {
  path: string;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const sharedParts = (a: readonly string[], b: readonly string[]): number => {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? a.length : index;
};

/**
 * The place that a path without a place of its own belongs to: the one with the most leading parts in common beyond those of
 * the home.
 * @param places the home first
 * @returns `undefined` if no place, or more than one, has them
 */
export function sectionOf<One extends Place>([home, ...others]: readonly One[], path: string): One | undefined {
  const parts = partsOf(path);
  const rated = others.map((place) => ({ place, shared: sharedParts(parts, partsOf(place.path)) }));
  const most = Math.max(...rated.map(({ shared }) => shared));
  const nearest = rated.filter(({ shared }) => shared === most);
  return most > partsOf(home?.path ?? '').length && nearest.length === 1 ? nearest[0]?.place : undefined;
}
