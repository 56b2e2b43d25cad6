/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The settings of the build, validated by `vite.config.ts`. */
declare const __SETTINGS__: import('../settings.ts').Settings;

/** Fingerprint of the API's types, set by `vite.config.ts`. */
declare const __CONTRACT__: string;

/** Start and end of the addresses of the catalogs, set by `vite.config.ts`. */
declare const __CATALOGS__: { base: string; suffix: string };
