/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The settings of the build, validated by `vite.config.ts`. */
declare const __SETTINGS__: import('../settings.ts').Settings;

/** Prefix of the page's storage keys: the code of the environment, such as `3:`. Set by `vite.config.ts`. */
declare const __KEY_PREFIX__: string;

/** The origins from which pictures load, set by `vite.config.ts`. */
declare const __PICTURE_HOSTS__: readonly string[];

/** Folder of the food pictures, with a slash at its end; set by `food-pictures-plugin.ts`. */
declare const __FOOD_PICTURES__: string;

/** Fingerprint of the API's types, set by `vite.config.ts`. */
declare const __CONTRACT__: string;

/** Imports a chunk of a build by its name; provided by the start page (`lib/loading/import-by-name.ts`). */
declare function importByName<Module>(chunk: string): Promise<Module>;
