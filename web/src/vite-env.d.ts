/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The settings of the build, validated by `vite.config.ts`. */
declare const __SETTINGS__: import('../settings.ts').Settings;
