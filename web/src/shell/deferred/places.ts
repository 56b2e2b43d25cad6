import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Apple from 'lucide-react/icons/apple';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Droplet from 'lucide-react/icons/droplet';
import Handshake from 'lucide-react/icons/handshake';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import Pill from 'lucide-react/icons/pill';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { DirectoryGroup } from '#platform/routing/home-directory.ts';
import type { PathPattern, PlainPath } from '#platform/routing/paths.ts';
import type { Product } from '#platform/routing/product.ts';

/** A screen that the navigation leads to. */
interface Place {
  path: PlainPath;
  icon: LucideIcon;
  /** A word below the icon; the column, which has the space, shows the screen's title. */
  label: MessageDescriptor;
  /** Screens elsewhere to which it leads, by their group or path. */
  also?: readonly (DirectoryGroup | PathPattern)[];
}

/** The most important screens by product, the home first. */
export const places: Record<Product, Place[]> = {
  general: [
    { path: '/', icon: House, label: msg({ message: 'Home', context: 'place' }) },
    {
      path: '/execution-plan',
      icon: ListChecks,
      label: msg({ message: 'Plan', context: 'place' }),
      also: ['today', '/course'],
    },
    { path: '/medicine-remind', icon: Pill, label: msg({ message: 'Medicine', context: 'place' }) },
    {
      path: '/health-data/detail',
      icon: HeartPulse,
      label: msg({ message: 'Values', context: 'place' }),
      also: ['body'],
    },
    { path: '/family-health/home', icon: Users, label: msg({ message: 'Family', context: 'place' }) },
    { path: '/lose-weight-partner/home', icon: Handshake, label: msg({ message: 'Partner', context: 'place' }) },
    { path: '/sugar-control', icon: Droplet, label: msg({ message: 'Sugar', context: 'place' }) },
    { path: '/ai-food/list', icon: Camera, label: msg({ message: 'Meal', context: 'place' }) },
  ],
  ai: [
    { path: '/ai-app', icon: House, label: msg({ message: 'Home', context: 'place' }) },
    { path: '/ai-app/analyze', icon: Apple, label: msg({ message: 'Diary', context: 'place' }) },
    { path: '/ai-food/list', icon: Camera, label: msg({ message: 'Meal', context: 'place' }) },
    { path: '/ai-food/history', icon: CalendarDays, label: msg({ message: 'History', context: 'place' }) },
    { path: '/ai-app/custom', icon: CookingPot, label: msg({ message: 'Plan', context: 'place' }) },
    {
      path: '/ai-app/user/profile',
      icon: UserRound,
      label: msg({ message: 'Profile', context: 'place' }),
      also: ['account', 'about'],
    },
  ],
  food: [
    { path: '/food-app', icon: House, label: msg({ message: 'Home', context: 'place' }) },
    { path: '/food-app/analyze/list', icon: Apple, label: msg({ message: 'Meal', context: 'place' }), also: ['food'] },
    {
      path: '/food-app/report/day',
      icon: ChartColumn,
      label: msg({ message: 'Day', context: 'place' }),
      also: ['today'],
    },
    { path: '/food-app/report/week', icon: CalendarRange, label: msg({ message: 'Week', context: 'place' }) },
    {
      path: '/food-app/custom/food-health',
      icon: ClipboardCheck,
      label: msg({ message: 'Health', context: 'place' }),
      also: ['body'],
    },
    { path: '/food-app/product/order/list', icon: Package, label: msg({ message: 'Orders', context: 'place' }) },
    {
      path: '/food-app/user/account',
      icon: UserRound,
      label: msg({ message: 'Account', context: 'place' }),
      also: ['account', 'about', '/food-app/distribution/withdraw'],
    },
  ],
};
