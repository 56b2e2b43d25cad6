import { purine, sugar } from '../components/lookup-variants.tsx';
import { FoodListScreen } from './FoodListScreen.tsx';
import { FoodSearchScreen } from './FoodSearchScreen.tsx';
import { SharedFoodsScreen } from './SharedFoodsScreen.tsx';

export const SugarListScreen = () => <FoodListScreen lookup={sugar} />;
export const SugarSearchScreen = () => <FoodSearchScreen lookup={sugar} />;
export const SharedSugarScreen = () => <SharedFoodsScreen lookup={sugar} />;
export const PurineListScreen = () => <FoodListScreen lookup={purine} />;
export const PurineSearchScreen = () => <FoodSearchScreen lookup={purine} />;
