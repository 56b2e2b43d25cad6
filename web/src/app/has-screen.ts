import { routes } from '../routes.ts';

/** Whether an address leads to a screen; else it is told of in words, for a link would lead nowhere. */
export const hasScreen = (path: string): boolean => routes.some((route) => route.path === path);
