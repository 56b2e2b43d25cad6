/**
 * The time of all tests: the Friday of the mock's examples, in the afternoon in Shanghai. The date is the same from Los
 * Angeles to Auckland, so the mock, whose zone is Shanghai, agrees with pages in other zones.
 */
export const now = new Date('2026-11-20T08:20:00Z');
