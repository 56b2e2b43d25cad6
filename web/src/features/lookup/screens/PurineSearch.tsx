import { purine } from '../components/lookups.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export function PurineSearch() {
  return <SearchScreen lookup={purine} />;
}
