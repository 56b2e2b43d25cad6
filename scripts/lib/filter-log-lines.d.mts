export function filterLogLines(): (line: string) => boolean;
