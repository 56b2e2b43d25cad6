import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { connectToaster } from './toast.ts';

/** The toaster itself; loaded when the page is idle. */
export function Toaster() {
  useEffect(() => connectToaster((message) => toast(message, { id: 'toast' })), []);
  return <Sonner theme="system" position="bottom-center" visibleToasts={1} />;
}
