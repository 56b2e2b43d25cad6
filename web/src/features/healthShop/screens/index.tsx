import { bloodSugar, sleep, weight } from '../model/topics.ts';
import { TopicGoodsScreen } from './TopicGoodsScreen.tsx';

export { CampDetailScreen } from './CampDetailScreen.tsx';
export { CampOverviewScreen } from './CampOverviewScreen.tsx';
export { HealthGoodsScreen } from './HealthGoodsScreen.tsx';

export const WeightGoodsScreen = () => <TopicGoodsScreen topic={weight} />;
export const BloodSugarGoodsScreen = () => <TopicGoodsScreen topic={bloodSugar} />;
export const SleepGoodsScreen = () => <TopicGoodsScreen topic={sleep} />;
