export { GrowthCurveScreen } from './GrowthCurveScreen.tsx';
