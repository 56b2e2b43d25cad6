import type { HealthStorage } from '@health-app/sdk';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

interface Options<Form> {
  storage: HealthStorage;
  /** Storage key of the draft, fixed when the form opens, so that a draft stays with the person who began it. */
  key: string;
  /** Validates a stored draft; an invalid one is ignored. */
  schema: v.GenericSchema<unknown, Form>;
  /** The form without a draft, fixed when the form opens: a refetch does not change the input. */
  initial: Form;
}

/**
 * Form state whose unsaved changes survive a reload.
 * @returns the form and functions to change it. `restored`: the form is a draft of an earlier visit. `drop`: removes the draft
 *   after the form was sent, even if the component has unmounted.
 */
export function useDraft<Form extends object>(options: Options<Form>) {
  const [{ storage, key, initial, found }] = useState(() => ({ ...options, found: read(options) }));
  const [restored, setRestored] = useState(found !== undefined);
  const [form, setForm] = useState(found ?? initial);
  const dirty = JSON.stringify(form) !== JSON.stringify(initial);
  const drop = useCallback(() => storage.remove(key), [storage, key]);
  useEffect(() => {
    if (dirty) storage.set(key, form);
    else drop();
  }, [storage, key, form, dirty, drop]);
  return {
    form,
    change: (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes })),
    dirty,
    restored,
    startOver: () => {
      setForm(initial);
      setRestored(false);
    },
    drop,
  };
}

function read<Form>({ storage, key, schema }: Options<Form>): Form | undefined {
  const { success, output } = v.safeParse(schema, storage.get(key));
  return success ? output : undefined;
}
