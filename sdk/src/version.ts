import { version as current } from '../package.json';

/** The version of this package, e.g. `1.2.0`. */
export const version: string = current;
