import { buildPath } from '#lib/path.ts';

/** The address of the gallery. No product lists it. */
export const galleryPath = buildPath('/__kit');
