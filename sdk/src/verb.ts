/** The verb that follows from the last segment of a path: `queryYearList` → `yearList`, `has-permission` → `hasPermission`. */
export function verbOf(segment: string): string {
  return segment
    .replace(/^(get|query)(?=[A-Z])/, '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
