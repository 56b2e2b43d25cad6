import type { HealthDataDetail } from '@health-app/sdk';
import { isUnplannedLossLarge } from '@health-app/sdk/safety';

interface UnplannedLoss {
  highest: NonNullable<HealthDataDetail['unplannedLoss']>['highest'];
  /** The latest weight, kg. */
  now: number;
}

/** Detects a large loss of weight without a goal, and shows it to the person. The server's flag is checked again here. */
export function unplannedLossOf({
  series,
  unplannedLoss,
}: Pick<HealthDataDetail, 'series' | 'unplannedLoss'>): UnplannedLoss | undefined {
  const now = series[0]?.latest?.value;
  const highest = unplannedLoss?.highest;
  if (now === undefined || !highest || !isUnplannedLossLarge(highest.value, now)) return undefined;
  return { highest, now };
}
