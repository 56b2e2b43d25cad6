import type { FamilySharedKind, HealthDataType } from '@health-app/sdk';
import Activity from 'lucide-react/icons/activity';
import Droplet from 'lucide-react/icons/droplet';
import Footprints from 'lucide-react/icons/footprints';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Moon from 'lucide-react/icons/moon';
import Pill from 'lucide-react/icons/pill';
import TestTubeDiagonal from 'lucide-react/icons/test-tube-diagonal';
import Weight from 'lucide-react/icons/weight';

const icons = {
  weight: Weight,
  bloodPressure: Activity,
  bloodSugar: Droplet,
  heartRate: HeartPulse,
  steps: Footprints,
  medication: Pill,
  sleep: Moon,
  uricAcid: TestTubeDiagonal,
} satisfies Record<FamilySharedKind | HealthDataType, unknown>;

/** The icon of a kind of health data beside its name, the same on every screen. */
export function HealthKindIcon({ kind, size }: { kind: keyof typeof icons; size: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={size} />;
}
