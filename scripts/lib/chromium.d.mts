/** The dependencies on the system, which a test may replace. */
export interface ChromiumEffects {
  env?: Record<string, string | undefined>;
  platform?: string;
  home?: string;
  debianRoot?: boolean;
  playwrightPath?: () => string | undefined;
  exists?: (path: string) => boolean;
  starts?: (path: string) => boolean;
  chineseFont?: () => boolean;
  find?: () => string | undefined;
  install?: (command: string) => Promise<number>;
  say?: (text: string) => void;
}

/** Finds a Chromium that exists and starts: CHROMIUM_PATH, Playwright's own, then an installed one. */
export function findChromium(effects?: ChromiumEffects): string | undefined;

/** The same, but installs one if there is none. Rejects with a message that contains the command to run. */
export function ensureChromium(effects?: ChromiumEffects): Promise<string>;

export function candidates(where: {
  env: Record<string, string | undefined>;
  platform: string;
  home: string;
  playwrightPath: () => string | undefined;
}): string[];
