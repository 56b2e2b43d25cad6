import { findRoute, type ScreenRoute } from '#products/route.ts';

/**
 * Finds the list beside which an address stands.
 * @returns the list, and the search parameters that the detail passes to it; `undefined` if the address is no detail of a list
 */
export function listBeside(
  routes: readonly ScreenRoute[],
  pathname: string,
  search: string,
): { route: ScreenRoute; passed: string } | undefined {
  const beside = findRoute(routes, pathname)?.beside;
  const route = beside && routes.find(({ path }) => path === beside.list);
  const parameters = new URLSearchParams(search);
  if (!route || (beside.needs && !parameters.has(beside.needs))) return undefined;
  const value = beside.pass && parameters.get(beside.pass);
  return { route, passed: value ? `${new URLSearchParams({ [beside.pass as string]: value })}` : '' };
}
