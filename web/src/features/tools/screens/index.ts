export { BasalMetabolismScreen } from './BasalMetabolismScreen.tsx';
export { BmiScreen } from './BmiScreen.tsx';
export { FatBurningHeartRateScreen } from './FatBurningHeartRateScreen.tsx';
export { PredictedHeightScreen } from './PredictedHeightScreen.tsx';
export { StandardWeightScreen } from './StandardWeightScreen.tsx';
export { WaistHipRatioScreen } from './WaistHipRatioScreen.tsx';
