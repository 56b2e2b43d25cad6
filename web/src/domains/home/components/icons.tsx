import Apple from 'lucide-react/icons/apple';
import Bell from 'lucide-react/icons/bell';
import Calculator from 'lucide-react/icons/calculator';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CookingPot from 'lucide-react/icons/cooking-pot';
import FileText from 'lucide-react/icons/file-text';
import Flame from 'lucide-react/icons/flame';
import Handshake from 'lucide-react/icons/handshake';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Ruler from 'lucide-react/icons/ruler';
import Search from 'lucide-react/icons/search';
import Sprout from 'lucide-react/icons/sprout';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import type { PathPattern } from '#platform/routing/paths.ts';

type Icon = ComponentType<{ size: string; 'aria-hidden': 'true' }>;

const Weight: Icon = ({ size }) => <HealthKindIcon kind="weight" size={size} />;
const BloodSugar: Icon = ({ size }) => <HealthKindIcon kind="bloodSugar" size={size} />;
const UricAcid: Icon = ({ size }) => <HealthKindIcon kind="uricAcid" size={size} />;
const HeartRate: Icon = ({ size }) => <HealthKindIcon kind="heartRate" size={size} />;
const Medication: Icon = ({ size }) => <HealthKindIcon kind="medication" size={size} />;
const Sleep: Icon = ({ size }) => <HealthKindIcon kind="sleep" size={size} />;

/** The icon of a path: the first matching prefix wins. */
const icons: [prefix: string, Icon][] = [
  ['/medicine-remind/add', Bell],
  ['/medicine-remind/record', CalendarDays],
  ['/medicine-remind', Medication],
  ['/sugar-control/search', Search],
  ['/purine/search', Search],
  ['/sugar-control', BloodSugar],
  ['/purine', UricAcid],
  ['/heart-rate-monitor', HeartRate],
  ['/growth-curve', Sprout],
  ['/tools/basal-metabolism', Flame],
  ['/tools/heart-rate', HeartRate],
  ['/tools/predicted-height', Ruler],
  ['/tools/waist-hip-ratio', Ruler],
  ['/tools/bmi', Calculator],
  ['/tools', Weight],
  ['/lose-weight-partner/rank', Trophy],
  ['/lose-weight-partner', Handshake],
  ['/family-health', Users],
  ['/evaluate', ClipboardCheck],
  ['/execution-plan', ListChecks],
  ['/custom-plan', ListChecks],
  ['/health-data', Weight],
  ['/sleep-product', Sleep],
  ['/product/blood-sugar', BloodSugar],
  ['/product', Package],
  ['/ai-mirror', Ruler],
  ['/ai-food/history', CalendarDays],
  ['/ai-food', Camera],
  ['/ai-app/analyze', Apple],
  ['/ai-app/custom', CookingPot],
  ['/food-app/analyze', Apple],
  ['/food-app/report', ChartColumn],
  ['/food-app/extra-nutrition', Apple],
  ['/food-app/health-survey', ClipboardCheck],
  ['/food-app/custom', CookingPot],
  ['/food-app/product', Package],
  ['/food-app/distribution', Wallet],
  ['/ai-app/user', UserRound],
  ['/food-app/user', UserRound],
  ['/contact-us', MessageCircle],
  ['/ai-app/feed-back', MessageCircle],
  ['/food-app/feed-back', MessageCircle],
];

/** The icon of a screen in the directory. */
export function ToolIcon({ path }: { path: PathPattern }) {
  const Icon = icons.find(([prefix]) => path.startsWith(prefix))?.[1] ?? FileText;
  return <Icon size="2rem" aria-hidden="true" />;
}
