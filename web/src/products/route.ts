import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchesPath } from '../lib/path.ts';
import type { Requirement } from '../platform/access/requirement.ts';
import type { queries } from '../platform/client.ts';
import type { DirectoryGroup } from '../platform/directory.ts';
import type { PathPattern, PlainPath } from '../platform/paths.ts';
import type { Product } from '../platform/product.ts';

interface ScreenRow {
  /** Folder below `features/`; its texts are loaded with it. */
  feature: string;
  title: MessageDescriptor;
  /** Name of the page view in the statistics. Default: the path, with dots. */
  analyticsName?: string;
  /** What a person needs to open it. Default: nothing. */
  access?: Requirement;
  /** `green`, with white text; in the native apps the page below it then does not scroll or bounce. Default: plain. */
  navBar?: 'green';
  load: () => Promise<ComponentType>;
  /**
   * Sends the screen's first request beside its code when a page opens with it. The query must be the same to the letter as the
   * screen's own, or it is sent twice.
   */
  prefetch?: (client: QueryClient, all: typeof queries, search: URLSearchParams) => Promise<unknown>;
}

/** A screen that is not built yet: its address leads to /404. */
interface PlannedRow {
  planned: MessageDescriptor;
}

/** An address that the directory does not list: the directory itself, and what an unknown address leads to. */
type Unlisted = '/' | '/ai-app' | '/food-app' | '/404';

/** A screen that opens without a parameter stands in the directory, so that a person can get to it. */
type RowOf<Pattern extends PathPattern> =
  | PlannedRow
  | (ScreenRow & (Pattern extends Exclude<PlainPath, Unlisted> ? { group: DirectoryGroup } : { group?: never }));

type SharedPath = Extract<PathPattern, `/ai-food/${string}` | '/contact-us' | '/404'>;
type AiPath = Extract<PathPattern, '/ai-app' | `/ai-app/${string}`>;
type FoodPath = Extract<PathPattern, '/food-app' | `/food-app/${string}`>;

interface PatternsOf {
  general: Exclude<PathPattern, AiPath | FoodPath>;
  ai: AiPath | SharedPath;
  food: FoodPath | SharedPath;
}

/** The screens that all products have. */
export type SharedTable = { [Pattern in SharedPath]: RowOf<Pattern> };

/** Every address of a product: one that is missing, or belongs to another product, does not compile. */
export type RouteTable<Name extends Product> = { [Pattern in PatternsOf[Name]]: RowOf<Pattern> };

/** A built screen with its path. */
export interface ScreenRoute extends ScreenRow {
  /** Pattern of its address. */
  path: PathPattern | '/__kit';
  group?: DirectoryGroup | undefined;
}

/** The built screens of a table, in its order: where two patterns match an address, the first one wins. */
export function builtRoutes<Name extends Product>(table: RouteTable<Name>): ScreenRoute[] {
  const rows: [string, PlannedRow | Omit<ScreenRoute, 'path'>][] = Object.entries(table);
  return rows.flatMap(([path, row]) => ('planned' in row ? [] : [{ ...row, path: path as PathPattern }]));
}

/** The screen that an address names, if any. */
export const findRoute = (routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined =>
  routes.find(({ path }) => matchesPath(path, pathname));
