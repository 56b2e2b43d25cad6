/** The window of the app in the phone frame. */
export type AppWindow = Window & typeof globalThis;
