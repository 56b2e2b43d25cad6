import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type AriaAttributes, type KeyboardEvent, useRef, useState } from 'react';
import layout from '#ui/Layout.module.css';
import styles from './SearchField.module.css';

interface Props {
  label: string;
  value: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** Makes it the field of a combobox: the state of its listbox, and its keys. */
  combobox?: Pick<AriaAttributes, 'aria-controls' | 'aria-expanded' | 'aria-activedescendant'> & {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  onChange: (value: string) => void;
}

/**
 * A search field; its clear button keeps the focus. Letters that an input method composes into Chinese characters do not
 * start a search. In other languages they do, because phone keyboards compose those too.
 */
export function SearchField({ label, value, maxLength, autoFocus, combobox, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [composed, setComposed] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" className={layout.softIcon} size="1.8rem" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only screens whose whole purpose is a search set it
        autoFocus={autoFocus}
        data-start={autoFocus ? 'field' : undefined}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        {...(combobox && { role: 'combobox', 'aria-autocomplete': 'list', ...combobox })}
        value={composed ?? value}
        onChange={({ target, nativeEvent }) => {
          const composing = i18n.locale.startsWith('zh') && (nativeEvent as InputEvent).isComposing;
          if (composing) setComposed(target.value);
          else onChange(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined);
          onChange(currentTarget.value);
        }}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`Clear`}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size="1.8rem" />
        </button>
      )}
    </div>
  );
}
