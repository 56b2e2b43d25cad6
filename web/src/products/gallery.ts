/**
 * Loads the gallery. A separate file, because otherwise every page's preload table would contain the gallery's style
 * sheets.
 */
export const loadGallery = async () => (await import('#gallery/Gallery.tsx')).Gallery;
