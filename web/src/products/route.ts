import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { matchPath } from '#lib/path.ts';
import type { AnyFirstQuery, FirstQuery } from '#platform/query/first-query.ts';
import type { DirectoryGroup } from '#platform/routing/home-directory.ts';
import type { PathPattern, PlainPath } from '#platform/routing/paths.ts';
import type { Product } from '#platform/routing/product.ts';
import type { Access } from '#platform/routing/requirement.ts';

/** Loads the screens of a feature, by name. */
type LoadFeature = () => Promise<Readonly<Record<string, ComponentType>>>;

/** The features of a product, by their folder below `features/`. A screen takes no props. */
export type Features = Record<string, LoadFeature>;

/** Every screen of these features, such as `shop/OrderListScreen`. */
type ScreenOf<All extends Features> = {
  [Name in keyof All & string]: `${Name}/${keyof Awaited<ReturnType<All[Name]>> & string}`;
}[keyof All & string];

interface ScreenRow {
  title: MessageDescriptor;
  /** Name of the page view in the analytics. @default the path, with dots; `home` for `/` */
  analyticsName?: string;
  /** The people that the screen admits. */
  access: Access;
  /** `green`, with white text; in the native apps the page below it does not scroll or bounce. @default plain */
  navBar?: 'green';
  /** One column in any window, for a form or a text. @default the space beside it is used, too */
  columns?: 'one';
  /** The list beside which this detail stands in a window that has the space. */
  beside?: Beside;
}

interface Beside {
  /** Pattern of the list's path. */
  list: PathPattern;
  /** The parameter without which the screen is no detail of the list. */
  needs?: string;
  /** The parameter of the detail that the list needs, too. */
  pass?: string;
}

/** Paths that the directory does not list: the homes, which contain the directory, and the target of unknown addresses. */
type Unlisted = '/' | '/ai-app' | '/food-app' | '/404';

/** A screen without required parameters must be in the directory, so that a person can reach it. */
type RowOf<Pattern extends PathPattern, All extends Features> = ScreenRow & {
  /** Feature and name of the component, which the feature's `screens/index` exports. */
  screen: ScreenOf<All>;
  /** The first queries of the screen. Without any, it reads nothing of the API, or only what depends on the device. */
  first: readonly FirstQuery<Pattern>[];
} & (Pattern extends Exclude<PlainPath, Unlisted> ? { group: DirectoryGroup } : { group?: never });

type SharedPath = Extract<PathPattern, `/ai-food/${string}` | '/contact-us' | '/404'>;
type AiPath = Extract<PathPattern, '/ai-app' | `/ai-app/${string}`>;
type FoodPath = Extract<PathPattern, '/food-app' | `/food-app/${string}`>;

interface PatternsOf {
  general: Exclude<PathPattern, AiPath | FoodPath | SharedPath>;
  ai: AiPath;
  food: FoodPath;
}

/** The screens that all products share. */
export type SharedTable<All extends Features> = { [Pattern in SharedPath]: RowOf<Pattern, All> };

/** A row for every path of a product. A missing path, one of another product, or an unknown screen does not compile. */
export type RouteTable<Name extends Product, All extends Features> = {
  [Pattern in PatternsOf[Name]]: RowOf<Pattern, All>;
};

/** A screen with its path. */
export interface ScreenRoute extends ScreenRow {
  /** Pattern of its path. */
  path: PathPattern;
  first: readonly AnyFirstQuery[];
  /** Folder below `features/`, whose texts load with the screen. */
  feature: string;
  group?: DirectoryGroup | undefined;
  load: () => Promise<ComponentType>;
}

/** Converts a table to routes in the same order; if two patterns match a path, the first one wins. */
export function toRoutes<All extends Features>(
  features: All,
  table: Record<string, Omit<ScreenRoute, 'path' | 'feature' | 'load'> & { screen: ScreenOf<All> }>,
): ScreenRoute[] {
  return Object.entries(table).map(([path, { screen, ...row }]) => {
    const [feature = '', name = ''] = screen.split('/');
    return { ...row, path: path as PathPattern, feature, load: () => loadScreen(features[feature], name) };
  });
}

async function loadScreen(loadFeature: LoadFeature | undefined, name: string): Promise<ComponentType> {
  const screen = (await loadFeature?.())?.[name];
  if (!screen) throw new Error(`No feature has the screen ${name}`);
  return screen;
}

/** Finds the screen of a path. */
export const findRoute = (routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
