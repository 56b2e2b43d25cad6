/** Loads the gallery. In a file of its own, since the names of its style sheets would stand in the table of every page. */
export const loadGallery = async () => (await import('#gallery/Gallery.tsx')).Gallery;
