import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext } from 'react';
import type { PathPattern } from './paths.ts';

/** Group of screens on a home. */
export type DirectoryGroup = 'today' | 'food' | 'body' | 'together' | 'tools' | 'shop' | 'account' | 'about';

/** A built screen of this product. */
export interface DirectoryEntry {
  /** Pattern of its address. */
  path: PathPattern | '/__kit';
  title: MessageDescriptor;
  /** The group of the home that lists it; `undefined` for a screen that needs a parameter. */
  group?: DirectoryGroup | undefined;
}

/** The built screens of this product. */
export const DirectoryContext = createContext<readonly DirectoryEntry[]>([]);

/** Tells whether this product has a screen at a pattern, so that nothing links to a planned one. */
export function useIsBuilt(): (pattern: PathPattern) => boolean {
  const directory = useContext(DirectoryContext);
  return (pattern) => directory.some(({ path }) => path === pattern);
}
