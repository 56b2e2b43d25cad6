import { buildPath } from '../lib/path.ts';

/** The gallery's own address, which no product lists. */
export const galleryPath = buildPath('/__kit');
