import type { FormHTMLAttributes, Ref } from 'react';
import styles from './Form.module.css';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> {
  ref?: Ref<HTMLFormElement> | undefined;
  /** Whether its values are being sent: until then, fields keep their values and the focus. @default false */
  busy?: boolean | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form whose fields show their own errors instead of the browser's. Use it around everything that is sent together. */
export function Form({ busy = false, onSubmit, ...rest }: Props) {
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
        if (!busy) onSubmit(event.currentTarget);
      }}
    />
  );
}
