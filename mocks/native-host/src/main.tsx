import './styles/index.css';
import { createRoot } from 'react-dom/client';

const views = {
  /** The phones side by side, with a story. */
  stage: () => import('./stage/Stage.tsx').then(({ Stage }) => <Stage />),
  /** One phone of the stage in its own frame. */
  phone: () => import('./stage/FramedPhone.tsx').then(({ FramedPhone }) => <FramedPhone />),
  /** What the presenter of a story says. */
  notes: () => import('./stage/NotesPage.tsx').then(({ NotesPage }) => <NotesPage />),
  device: () => import('./DevicePage.tsx').then(({ DevicePage }) => <DevicePage />),
};

const view = new URLSearchParams(location.search).get('view');
const load = view === 'stage' || view === 'phone' || view === 'notes' ? views[view] : views.device;

void load().then((page) => createRoot(document.getElementById('root') as HTMLElement).render(page));
