export { MirrorDetailScreen } from './MirrorDetailScreen.tsx';
export { MirrorMeasurementScreen } from './MirrorMeasurementScreen.tsx';
export { MirrorRecordsScreen } from './MirrorRecordsScreen.tsx';
