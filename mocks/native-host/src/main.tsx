import './style.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
