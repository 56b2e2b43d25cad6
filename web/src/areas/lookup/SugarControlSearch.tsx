import { sugar } from './lookups.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export function SugarControlSearch() {
  return <SearchScreen lookup={sugar} />;
}
