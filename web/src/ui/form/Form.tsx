import { type FormHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { focusFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import styles from './Form.module.css';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> {
  ref?: Ref<HTMLFormElement> | undefined;
  /** Whether its values are being sent: until then, fields keep their values and the focus. @default false */
  busy?: boolean | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

/**
 * A form whose fields show their own errors instead of the browser's. A submission that shows errors focuses the first of
 * these fields. Use it around everything that is sent together.
 */
export function Form({ busy = false, onSubmit, ...rest }: Props) {
  const submitted = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);
  useEffect(() => {
    if (submissions > 0) focusFirstProblem(submitted.current);
  }, [submissions]);
  return (
    <form
      {...rest}
      noValidate
      aria-busy={busy || undefined}
      className={[rest.className, busy && styles.busy].filter(Boolean).join(' ') || undefined}
      // React restores the value of a field whose change nobody handles.
      onChangeCapture={busy ? (event) => event.stopPropagation() : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        submitted.current = event.currentTarget;
        setSubmissions(submissions + 1);
        onSubmit(event.currentTarget);
      }}
    />
  );
}
