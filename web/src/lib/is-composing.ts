/**
 * Whether a key belongs to an input method, such as the Enter that ends a composition of Chinese characters. In Safari, that
 * key comes after the composition (https://bugs.webkit.org/show_bug.cgi?id=165004), with the code of all such keys.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
