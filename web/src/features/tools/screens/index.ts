import { BasalMetabolism } from './BasalMetabolism.tsx';
import { Bmi } from './Bmi.tsx';
import { FatBurningHeartRate } from './FatBurningHeartRate.tsx';
import { PredictedHeight } from './PredictedHeight.tsx';
import { StandardWeight } from './StandardWeight.tsx';
import { WaistHipRatio } from './WaistHipRatio.tsx';

/** The screens of this feature, by address. */
export const screens = {
  '/tools/basal-metabolism': BasalMetabolism,
  '/tools/bmi': Bmi,
  '/tools/heart-rate': FatBurningHeartRate,
  '/tools/predicted-height': PredictedHeight,
  '/tools/standard-weight': StandardWeight,
  '/tools/waist-hip-ratio': WaistHipRatio,
};
