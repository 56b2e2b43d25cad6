import type { HealthStorage } from '@health-app/sdk';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

interface Options<Form> {
  storage: HealthStorage;
  /** Of the draft in the storage. It counts when the form opens, so that the draft stays with the person who began it. */
  key: string;
  /** What a stored draft must be; any other is ignored. */
  schema: v.GenericSchema<unknown, Form>;
  /** The form without a draft. It counts when the form opens: a refresh does not change what is being typed. */
  initial: Form;
}

/**
 * A form whose unsaved changes outlive the page.
 * @returns the form and the ways to change it. `restored`: the form is a draft of an earlier visit. `drop`: removes the draft
 *   once the form was sent, also when the component is gone by then.
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
