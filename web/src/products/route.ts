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
  /** Folder below `features/`; its texts load with the screen. */
  feature: string;
  title: MessageDescriptor;
  /** Name of the page view in the analytics. @default the path, with dots */
  analyticsName?: string;
  /** Requirement to open the screen. @default none */
  access?: Requirement;
  /** `green`, with white text; in the native apps the page below it does not scroll or bounce. @default plain */
  navBar?: 'green';
  load: () => Promise<ComponentType>;
  /**
   * Sends the screen's first request while its code loads, on the first screen of a page. The query key must equal the screen's
   * own, or the request is sent twice.
   */
  prefetch?: (client: QueryClient, all: typeof queries, search: URLSearchParams) => Promise<unknown>;
}

/** A screen that is not built yet: its address leads to /404. */
interface PlannedRow {
  planned: MessageDescriptor;
}

/** An address that the directory does not list: the directory itself, and the target of unknown addresses. */
type Unlisted = '/' | '/ai-app' | '/food-app' | '/404';

/** A screen that opens without a parameter must be in the directory, so that a person can reach it. */
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

/** The screens that all products share. */
export type SharedTable = { [Pattern in SharedPath]: RowOf<Pattern> };

/** Every address of a product: a missing one, or one of another product, does not compile. */
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

/** The screen at an address, if there is one. */
export const findRoute = (routes: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined =>
  routes.find(({ path }) => matchesPath(path, pathname));
