/**
 * Fastest weekly loss, in percent of the body weight, that counts as steady: 1 % of 50 to 100 kg is 0.5 to 1 kg, the most that
 * NICE CG189 (obesity: identification, assessment and management) advises, and about the 2 to 4 kg a month of the Chinese
 * dietary guide for adults with obesity (National Health Commission, 2024). Faster loss costs muscle and raises the risk of
 * gallstones.
 */
export const steadyWeek = 1;
