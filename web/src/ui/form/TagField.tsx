import { Plural, Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { langOf } from '#lib/format/lang-of.ts';
import { isComposing } from '#lib/is-composing.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import { Field } from './Field.tsx';
import styles from './TagField.module.css';
import { addTags, endsTag, type TagLimits, type TagProblem } from './tags.ts';

interface Props extends TagLimits {
  label: ReactNode;
  values: string[];
  onChange: (values: string[]) => void;
  hint?: ReactNode;
  /** Replaces the field's own error. */
  error?: ReactNode;
}

/**
 * Entered words as chips. Enter, a comma, the button and leaving the field add the word, so that none is lost. A word
 * that exceeds the limits stays in the field. Take `MultiChips` if the words are known.
 */
export function TagField({ label, values, onChange, hint, error, ...limits }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TagProblem>();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const focusInput = () => box.current?.querySelector('input')?.focus();
  const add = (typed: string) => {
    const added = addTags(values, typed, limits);
    setText(added.rest);
    setProblem(added.problem);
    if (added.tags.length === values.length) return;
    onChange(added.tags);
    const names = added.tags.slice(values.length).join(', ');
    setSaid(t`Added: ${names}`);
  };
  const remove = (tag: string) => {
    onChange(values.filter((value) => value !== tag));
    setSaid(t`Removed: ${tag}`);
    setProblem(undefined);
    focusInput();
  };
  const problems: Record<TagProblem, ReactNode> = {
    tooLong: (
      <Plural value={limits.maxLength} one="A word has # character at most" other="A word has # characters at most" />
    ),
    tooMany: <Plural value={limits.maxTags} one="# word at most" other="# words at most" />,
  };
  return (
    <div ref={box} className={layout.stack2}>
      <Field
        label={label}
        hint={hint}
        error={(problem && problems[problem]) ?? error}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target, nativeEvent }) => {
          setProblem(undefined);
          const composing = (nativeEvent as InputEvent).isComposing;
          if (!composing && endsTag(target.value)) add(target.value);
          else setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          // Enter would submit the form.
          event.preventDefault();
          add(text);
        }}
        onBlur={() => add(text)}
        trailing={
          text.trim() !== '' && (
            <Button
              variant="quiet"
              // Prevents that the tap blurs the field first.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                add(text);
                focusInput();
              }}
            >
              <Trans context="tag">Add</Trans>
            </Button>
          )
        }
      />
      {values.length > 0 && (
        <ul className={styles.list}>
          {values.map((tag) => (
            <li key={tag}>
              <button type="button" className={styles.tag} aria-label={t`Remove ${tag}`} onClick={() => remove(tag)}>
                <bdi lang={langOf(tag)}>{tag}</bdi>
                <X aria-hidden="true" size="1.6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
