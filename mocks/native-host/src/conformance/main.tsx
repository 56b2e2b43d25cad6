import '../styles/index.css';
import './conformance.css';
import { createRoot } from 'react-dom/client';
import { ConformancePage } from './ConformancePage.tsx';
import { openChannel } from './channel.ts';
import { DeskPage } from './DeskPage.tsx';
import { PageFrame } from './PageFrame.tsx';

const channel = openChannel(window);

createRoot(document.getElementById('root') as HTMLElement).render(
  <PageFrame>{(t) => (channel ? <ConformancePage channel={channel} t={t} /> : <DeskPage t={t} />)}</PageFrame>,
);
