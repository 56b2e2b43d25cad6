import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { Path } from '../lib/path.ts';

/** How a home sorts its screens. */
export type DirectoryGroup = 'today' | 'food' | 'body' | 'together' | 'tools' | 'shop' | 'account' | 'about';

/** A screen that a person can open without a parameter. */
export interface DirectoryEntry {
  href: Path;
  title: MessageDescriptor;
  group: DirectoryGroup;
}

/** The screens of this product that need no parameter, for its home. */
export const DirectoryContext = createContext<DirectoryEntry[]>([]);
