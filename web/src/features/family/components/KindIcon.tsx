import type { FamilySharedKind } from '@health-app/sdk';
import Activity from 'lucide-react/icons/activity';
import Droplet from 'lucide-react/icons/droplet';
import Footprints from 'lucide-react/icons/footprints';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pill from 'lucide-react/icons/pill';
import Weight from 'lucide-react/icons/weight';

const icons = {
  weight: Weight,
  bloodPressure: Activity,
  bloodSugar: Droplet,
  heartRate: HeartPulse,
  steps: Footprints,
  medication: Pill,
} satisfies Record<FamilySharedKind, unknown>;

/** Icon of a kind of health data, beside its name. */
export function KindIcon({ kind, size }: { kind: FamilySharedKind; size: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={size} />;
}
