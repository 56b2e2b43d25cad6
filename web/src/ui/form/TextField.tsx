import type { TextareaHTMLAttributes } from 'react';
import typography from '#ui/Typography.module.css';
import { type ControlProps, Frame, type FrameProps } from './Field.tsx';

export interface TextFieldProps
  extends Omit<FrameProps, 'reading' | 'besideLabel'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof ControlProps> {
  /** The number of characters and their limit, on the line of the label. */
  count?: { length: number; most: number };
}

/** A labelled input of several lines. Take `Field` for one line. */
export function TextField({ id, label, error, errorIsLive, hint, required, count, ...input }: TextFieldProps) {
  return (
    <Frame
      {...{ id, label, error, errorIsLive, hint, required }}
      besideLabel={count && <span className={typography.note}>{`${count.length}/${count.most}`}</span>}
    >
      {(props) => <textarea rows={3} {...input} {...props} />}
    </Frame>
  );
}
