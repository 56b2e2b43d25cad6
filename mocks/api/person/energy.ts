export interface Body {
  gender: -1 | 0 | 1;
  birthDate: string | null;
  height: number | null;
  weight: number | null;
  dietaryGoal: string | null;
}

const LIGHTLY_ACTIVE = 1.375;
/** kcal per day: the recommended minimum, and the maximum of the description. */
const LEAST = 1200;
const MOST = 6000;
const FOR_GOAL: Record<string, number> = { loseWeight: -500, gainMuscle: 300 };

/** The energy target by Mifflin–St Jeor (1990), in kcal per day; null for an incomplete profile. */
export function dailyEnergy({ gender, birthDate, height, weight, dietaryGoal }: Body, today: string): number | null {
  if (gender === -1 || birthDate === null || height === null || weight === null) return null;
  const basal = 10 * weight + 6.25 * height - 5 * ageOn(today, birthDate) + (gender === 1 ? 5 : -161);
  const energy = basal * LIGHTLY_ACTIVE + (FOR_GOAL[dietaryGoal ?? ''] ?? 0);
  return Math.min(MOST, Math.max(LEAST, Math.round(energy / 50) * 50));
}

/** Full years. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
