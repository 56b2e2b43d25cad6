export function ensureInstalled(): Promise<void>;
export function installReason(times: {
  lockTime: number | undefined;
  installedTime: number | undefined;
}): string | undefined;
export function nodeIsNewEnough(version: string, range: string): boolean;
