/** The screens of what is sold beside health data: a table of addresses, each with its screen and topic. */
import { bloodSugar, sleep, weight } from '../model/topics.ts';
import { CampDoor } from './CampDoor.tsx';
import { CampPage } from './CampPage.tsx';
import { GoodsPage } from './GoodsPage.tsx';
import { TopicGoods } from './TopicGoods.tsx';

export const screens = {
  '/product/detail': GoodsPage,
  '/product/weight': () => <TopicGoods topic={weight} />,
  '/product/blood-sugar': () => <TopicGoods topic={bloodSugar} />,
  '/sleep-product': () => <TopicGoods topic={sleep} />,
  '/health-data/x-plan': CampDoor,
  '/health-data/x-plan/detail': CampPage,
};
