interface Place {
  path: string;
  also?: readonly string[];
}

interface Screen {
  path: string;
  group?: string | undefined;
  beside?: { list: string } | undefined;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const sharedParts = (a: readonly string[], b: readonly string[]): number => {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? a.length : index;
};

/**
 * The place that a screen without a place of its own belongs to: the one with the most leading parts of the path in common
 * beyond those of the home, the first of several; otherwise the one that leads to the screen or to its group. The detail of a
 * list is a page of its own, at the list's place.
 * @param places the home first
 * @param directory the screens of the product
 * @returns the path of the place; `all` for a screen that only the page of all functions leads to
 */
export function sectionOf(
  [home, ...others]: readonly Place[],
  directory: readonly Screen[],
  screen: Screen,
): string | undefined {
  const { path, group } = directory.find((one) => one.path === screen.beside?.list) ?? screen;
  const parts = partsOf(path);
  const rated = others.map((place) => ({ place, shared: sharedParts(parts, partsOf(place.path)) }));
  const most = Math.max(...rated.map(({ shared }) => shared));
  if (most > partsOf(home?.path ?? '').length) return rated.find(({ shared }) => shared === most)?.place.path;
  const leading = others.find(({ also = [] }) => [path, group].some((one) => one && also.includes(one)));
  return leading?.path ?? (group && 'all');
}
