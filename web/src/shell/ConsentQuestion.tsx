import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#lib/store/useStore.ts';
import { question } from '#platform/consent/question.ts';
import { loadDeferred } from './lazy-deferred.ts';

const load = () => loadDeferred(async () => (await import('./deferred/ConsentDialog.tsx')).ConsentDialog);

/** Shows the question for a consent over the screen. If it cannot be loaded, nothing is agreed to. */
export function ConsentQuestion() {
  const asked = useStore(question);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!asked || Dialog) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => asked.answer(false),
    );
  }, [asked, Dialog]);
  return asked && Dialog ? <Dialog /> : null;
}
