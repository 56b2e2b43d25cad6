import type { FoodCategory } from '@health-app/sdk';
import Apple from 'lucide-react/icons/apple';
import Bean from 'lucide-react/icons/bean';
import Beef from 'lucide-react/icons/beef';
import Candy from 'lucide-react/icons/candy';
import Carrot from 'lucide-react/icons/carrot';
import Cookie from 'lucide-react/icons/cookie';
import CupSoda from 'lucide-react/icons/cup-soda';
import Droplet from 'lucide-react/icons/droplet';
import Drumstick from 'lucide-react/icons/drumstick';
import Egg from 'lucide-react/icons/egg';
import Fish from 'lucide-react/icons/fish';
import Ham from 'lucide-react/icons/ham';
import LeafyGreen from 'lucide-react/icons/leafy-green';
import Milk from 'lucide-react/icons/milk';
import Nut from 'lucide-react/icons/nut';
import Salad from 'lucide-react/icons/salad';
import Shrimp from 'lucide-react/icons/shrimp';
import Soup from 'lucide-react/icons/soup';
import Sprout from 'lucide-react/icons/sprout';
import Wheat from 'lucide-react/icons/wheat';

const icons = {
  cereals: Wheat,
  noodlesAndBread: Soup,
  tubers: Carrot,
  legumes: Bean,
  vegetables: LeafyGreen,
  mushroomsAndAlgae: Sprout,
  fruit: Apple,
  nuts: Nut,
  dairy: Milk,
  eggs: Egg,
  meat: Beef,
  poultry: Drumstick,
  offal: Ham,
  fish: Fish,
  shellfish: Shrimp,
  sugars: Candy,
  snacks: Cookie,
  drinks: CupSoda,
  condiments: Droplet,
  mixedMeals: Salad,
} satisfies Record<FoodCategory, unknown>;

/** The icon of a food group beside its name, the same on every screen. An unknown group has none. */
export function FoodGroupIcon({ group, size }: { group: FoodCategory; size: string }) {
  const Icon = icons[group] as typeof Wheat | undefined;
  return Icon ? <Icon aria-hidden="true" size={size} /> : null;
}
