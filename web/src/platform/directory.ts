import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { Path } from '../lib/path.ts';

/** Group of screens on a home. */
export type DirectoryGroup = 'today' | 'food' | 'body' | 'together' | 'tools' | 'shop' | 'account' | 'about';

/** A screen that opens without a parameter. */
export interface DirectoryEntry {
  href: Path;
  title: MessageDescriptor;
  group: DirectoryGroup;
}

/** The screens of this product that open without a parameter; its home lists them. */
export const DirectoryContext = createContext<DirectoryEntry[]>([]);
