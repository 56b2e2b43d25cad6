import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from '../lib/path.ts';
import { __vitePreload as preload } from '../lib/preload.ts';
import { filesOf } from '../lib/release-files.ts';
import type { Requirement } from '../platform/access/requirement.ts';
import type { queries } from '../platform/client.ts';
import type { DirectoryGroup } from '../platform/directory.ts';
import type { PathPattern, PlainPath } from '../platform/paths.ts';
import type { Product } from '../platform/product.ts';

/** Loads the screens of a feature, by address. */
type LoadFeature = () => Promise<{ screens: { readonly [Pattern in PathPattern]?: ComponentType } }>;

/** The features of a product, by their folder below `features/`. */
export type Features = Record<string, LoadFeature>;

/** The features that have a screen at an address. */
type FeatureOf<Pattern, All extends Features> = {
  [Name in keyof All]: Pattern extends keyof Awaited<ReturnType<All[Name]>>['screens'] ? Name : never;
}[keyof All];

/** The page whose first screen requests its data early. */
interface FirstPage {
  search: URLSearchParams;
  /** The calendar day of the person. */
  today: string;
  signedIn: boolean;
}

interface ScreenRow {
  title: MessageDescriptor;
  /** Name of the page view in the analytics. @default the path, with dots; `home` for `/` */
  analyticsName?: string;
  /** Requirement to open the screen. @default none */
  access?: Requirement;
  /** `green`, with white text; in the native apps the page below it does not scroll or bounce. @default plain */
  navBar?: 'green';
  /**
   * Requests the screen's first data while its code loads, on the first screen of a page. The query keys must equal the screen's
   * own, or the requests are sent twice. A screen with `access` requests nothing for guests.
   */
  prefetch?: (get: QueryClient['fetchQuery'], all: typeof queries, page: FirstPage) => Promise<unknown>;
}

/** An address that the directory does not list: the directory itself, and the target of unknown addresses. */
type Unlisted = '/' | '/ai-app' | '/food-app' | '/404';

/** A screen that opens without a parameter must be in the directory, so that a person can reach it. */
type RowOf<Pattern extends PathPattern, All extends Features> = ScreenRow & {
  feature: FeatureOf<Pattern, All>;
} & (Pattern extends Exclude<PlainPath, Unlisted> ? { group: DirectoryGroup } : { group?: never });

type SharedPath = Extract<PathPattern, `/ai-food/${string}` | '/contact-us' | '/404'>;
type AiPath = Extract<PathPattern, '/ai-app' | `/ai-app/${string}`>;
type FoodPath = Extract<PathPattern, '/food-app' | `/food-app/${string}`>;

interface PatternsOf {
  general: Exclude<PathPattern, AiPath | FoodPath>;
  ai: AiPath | SharedPath;
  food: FoodPath | SharedPath;
}

/** The screens that all products share. */
export type SharedTable<All extends Features> = { [Pattern in SharedPath]: RowOf<Pattern, All> };

/**
 * Every address of a product. A missing address, one of another product, and a feature without a screen for it do not compile.
 */
export type RouteTable<Name extends Product, All extends Features> = {
  [Pattern in PatternsOf[Name]]: RowOf<Pattern, All>;
};

/** A screen with its path. */
export interface ScreenRoute extends ScreenRow {
  /** Pattern of its address. */
  path: PathPattern | '/__kit';
  /** Folder below `features/`; its texts load with the screen. The gallery has none. */
  feature?: string;
  group?: DirectoryGroup | undefined;
  load: () => Promise<ComponentType>;
}

/** The screens of a table, in its order: where two patterns match an address, the first one wins. */
export function toRoutes<All extends Features>(
  features: All,
  table: Record<string, Omit<ScreenRoute, 'path' | 'load'> & { feature: string }>,
): ScreenRoute[] {
  return Object.entries(table).map(([name, row]) => {
    const path = name as PathPattern;
    return { ...row, path, load: () => preload(() => loadScreen(features[row.feature], path), filesOf(row.feature)) };
  });
}

async function loadScreen(loadFeature: LoadFeature | undefined, path: PathPattern): Promise<ComponentType> {
  const screen = (await loadFeature?.())?.screens[path];
  if (!screen) throw new Error(`No feature has a screen for ${path}`);
  return screen;
}

/** The screen at an address, if there is one. */
export const findRoute = (routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
