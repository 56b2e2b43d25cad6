import { ListScreen } from './ListScreen.tsx';
import { purine } from './lookups.tsx';

export function Purine() {
  return <ListScreen lookup={purine} />;
}
