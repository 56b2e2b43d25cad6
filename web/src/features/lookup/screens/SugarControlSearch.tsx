import { sugar } from '../components/lookups.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export function SugarControlSearch() {
  return <SearchScreen lookup={sugar} />;
}
