import { sugar } from './lookups.tsx';
import { SharedScreen } from './SharedScreen.tsx';

export function SugarControlShared() {
  return <SharedScreen lookup={sugar} />;
}
