export { HealthDataDetailScreen } from './HealthDataDetailScreen.tsx';
export { HealthSyncGuideScreen } from './HealthSyncGuideScreen.tsx';
