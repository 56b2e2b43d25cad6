import { purine } from '../components/lookups.tsx';
import { ListScreen } from './ListScreen.tsx';

export function Purine() {
  return <ListScreen lookup={purine} />;
}
