/** The URL of one of our pictures. */
export const pictureAddress = (name: string): string => `${__FOOD_PICTURES__}${name}.svg`;
