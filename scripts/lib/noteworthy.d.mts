export function noteworthy(): (line: string) => boolean;
