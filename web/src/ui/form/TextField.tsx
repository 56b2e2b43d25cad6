import type { TextareaHTMLAttributes } from 'react';
import typography from '#ui/Typography.module.css';
import { Frame, type FrameProps } from './Field.tsx';

export interface TextFieldProps extends FrameProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The number of characters and their limit, on the line of the label. */
  count?: { length: number; most: number };
}

/** A labelled input of several lines. */
export function TextField({ label, error, hint, count, ...input }: TextFieldProps) {
  return (
    <Frame
      label={label}
      error={error}
      hint={hint}
      besideLabel={count && <span className={typography.note}>{`${count.length}/${count.most}`}</span>}
    >
      {(props) => <textarea rows={3} {...input} {...props} />}
    </Frame>
  );
}
