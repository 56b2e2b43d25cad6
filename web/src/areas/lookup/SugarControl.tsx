import { ListScreen } from './ListScreen.tsx';
import { sugar } from './lookups.tsx';

export function SugarControl() {
  return <ListScreen lookup={sugar} />;
}
