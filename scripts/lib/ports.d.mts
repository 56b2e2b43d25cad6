export function pickPort(
  preferred: number,
  promised?: number[],
  isFree?: (port: number) => Promise<boolean>,
): Promise<number>;
export function freePort(): Promise<number>;
/** `option` is for the message of the error it throws. */
export function parsePort(text: string, option: string): number;
export function portIsFree(port: number): Promise<boolean>;
