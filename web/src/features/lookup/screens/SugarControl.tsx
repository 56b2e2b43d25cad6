import { sugar } from '../components/lookups.tsx';
import { ListScreen } from './ListScreen.tsx';

export function SugarControl() {
  return <ListScreen lookup={sugar} />;
}
