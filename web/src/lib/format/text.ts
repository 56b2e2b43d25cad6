/** Number of characters as a person counts them: an emoji or a rare Chinese character is one, although it takes two units. */
export const characterCount = (text: string): number => Array.from(text).length;
