import { sugar } from '../components/lookups.tsx';
import { SharedScreen } from './SharedScreen.tsx';

export function SugarControlShared() {
  return <SharedScreen lookup={sugar} />;
}
