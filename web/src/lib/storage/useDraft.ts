import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import type { JsonStorage } from './json-storage.ts';

interface Options<Form, Key extends string = string> {
  storage: JsonStorage<Key>;
  /** Storage key of the draft. It is fixed when the form opens, so that a draft stays with the person who began it. */
  key: NoInfer<Key>;
  /** Validates a stored draft; an invalid one is ignored. */
  schema: v.GenericSchema<unknown, Form>;
  /** The form if there is no draft. It is fixed when the form opens, so that a refetch does not change the input. */
  initial: Form;
  /** Called after this form was reset because an earlier form sent the same draft. */
  onSentEarlier?: () => void;
}

interface OpenForm {
  storage: JsonStorage<never>;
  key: string;
  /** The changed fields as JSON. */
  content: string;
  /** Resets the content, because an earlier form has sent it. */
  clear: () => void;
}

/** The mounted forms. The reply to a form may arrive after the person has left and reopened its draft. */
const openForms = new Set<OpenForm>();

/**
 * Form state whose unsaved changes survive a reload. A draft has only the changed fields, so that it reverts nothing that has
 * changed elsewhere meanwhile.
 * @returns the form and functions to change it. `restored`: the form is a draft of an earlier visit. `drop`: removes the
 *   draft after the form was sent, even if the component has unmounted; another form that has opened the same draft is
 *   reset.
 */
export function useDraft<Form extends object, Key extends string>(options: Options<Form, Key>) {
  const [{ storage, key, initial, found }] = useState(() => ({ ...options, found: read(options) }));
  const [restored, setRestored] = useState(found !== undefined);
  const [form, setForm] = useState(found ?? initial);
  const content = JSON.stringify(changesOf(initial, form));
  const dirty = content !== '[]';
  const startOver = () => {
    setForm(initial);
    setRestored(false);
  };
  const clear = () => {
    startOver();
    options.onSentEarlier?.();
  };
  const [own] = useState<OpenForm>(() => ({ storage, key, content, clear }));
  useLayoutEffect(() => {
    Object.assign(own, { content, clear });
  });
  useLayoutEffect(() => {
    openForms.add(own);
    // The reply arrived between the first render and this effect.
    if (found && storage.get(key) === undefined) own.clear();
    return () => {
      openForms.delete(own);
    };
  }, [own, found, storage, key]);
  const drop = useCallback(() => {
    storage.remove(key);
    for (const other of openForms) {
      if (other === own || other.storage !== storage || other.key !== key) continue;
      if (other.content === own.content) other.clear();
      else storage.set(key, JSON.parse(other.content));
    }
  }, [own, storage, key]);
  useEffect(() => {
    if (dirty) storage.set(key, JSON.parse(content));
    else storage.remove(key);
  }, [storage, key, content, dirty]);
  return {
    form,
    change: (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes })),
    dirty,
    restored,
    startOver,
    drop,
  };
}

/** A changed field and its value. JSON has no undefined value, so a field without one has none here either. */
const changes = v.array(v.looseTuple([v.string()]));

const changesOf = <Form extends object>(initial: Form, form: Form): v.InferOutput<typeof changes> =>
  Object.entries({ ...initial, ...form }).flatMap(([name]): v.InferOutput<typeof changes> => {
    const value = form[name as keyof Form];
    const unchanged = JSON.stringify(value) === JSON.stringify(initial[name as keyof Form]);
    return unchanged ? [] : value === undefined ? [[name]] : [[name, value]];
  });

/** The form with the stored changes; `undefined` without any. */
function read<Form extends object, Key extends string>(options: Options<Form, Key>): Form | undefined {
  const { storage, key, schema, initial } = options;
  const stored = v.safeParse(changes, storage.get(key));
  if (!stored.success) return undefined;
  const { success, output } = v.safeParse(schema, { ...initial, ...Object.fromEntries(stored.output) });
  return success && changesOf(initial, output).length > 0 ? output : undefined;
}
