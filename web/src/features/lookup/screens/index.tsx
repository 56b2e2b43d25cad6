/** The screens of the lookups: a table of addresses, each with its screen and lookup. */
import { purine, sugar } from '../components/lookups.tsx';
import { ListScreen } from './ListScreen.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SharedScreen } from './SharedScreen.tsx';

export const screens = {
  '/sugar-control': () => <ListScreen lookup={sugar} />,
  '/sugar-control/search': () => <SearchScreen lookup={sugar} />,
  '/sugar-control/:token': () => <SharedScreen lookup={sugar} />,
  '/purine': () => <ListScreen lookup={purine} />,
  '/purine/search': () => <SearchScreen lookup={purine} />,
};
