/** The window of the app in the phone frame. */
export type AppWindow = Window & typeof globalThis;

declare global {
  interface Window {
    /** Each document of the app calls this function before its own code; see `vite.config.ts`. */
    healthDevice?: (win: AppWindow) => void;
  }
}
