import { buildPath } from '#lib/path.ts';

/** The path of the gallery, which is in no product's routes. */
export const galleryPath = buildPath('/__kit');
