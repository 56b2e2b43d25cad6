import type { PlanTask, TaskType } from '@health-app/sdk';
import BookOpen from 'lucide-react/icons/book-open';
import Footprints from 'lucide-react/icons/footprints';
import GlassWater from 'lucide-react/icons/glass-water';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Moon from 'lucide-react/icons/moon';
import Ruler from 'lucide-react/icons/ruler';
import Salad from 'lucide-react/icons/salad';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { entryOf, knownOf } from '#lib/open-value.ts';

const icons = {
  measure: Ruler,
  diet: Salad,
  water: GlassWater,
  exercise: Footprints,
  sleep: Moon,
  reading: BookOpen,
  course: GraduationCap,
} satisfies Record<TaskType, unknown>;

/** The icon of a kind of task. A measurement has the icon of its kind of health data. */
export function TaskIcon({ task: { type, healthDataType } }: { task: PlanTask }) {
  const kind = knownOf(dataTypes, healthDataType);
  if (kind) return <HealthKindIcon kind={kind} size="2rem" />;
  const Icon = entryOf(icons, type) ?? Ruler;
  return <Icon aria-hidden="true" size="2rem" />;
}
