/**
 * The moment at which all tests take place: the Friday of the mock's examples, its afternoon in Shanghai. It is the same day
 * from Los Angeles to Auckland, so that the mock, on the clock of its machine, agrees with the page.
 */
export const now = new Date('2026-11-20T08:20:00Z');
