import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { PathPattern } from './paths.ts';
import type { Access } from './requirement.ts';

/** Group of screens on a home. */
export type DirectoryGroup = 'today' | 'food' | 'body' | 'together' | 'tools' | 'shop' | 'account' | 'about';

/** A screen of this product. */
export interface DirectoryEntry {
  /** Pattern of its path. */
  path: PathPattern;
  title: MessageDescriptor;
  /** The group of the directory that lists it; `undefined` for a screen that needs a parameter. */
  group?: DirectoryGroup | undefined;
  access: Access;
  /** The list that a detail belongs to. */
  beside?: { list: PathPattern } | undefined;
}

/** The screens of this product. */
export const DirectoryContext = createContext<readonly DirectoryEntry[]>([]);
