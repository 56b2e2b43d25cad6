import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { langOf } from '#lib/format/lang-of.ts';
import { isComposing } from '#lib/is-composing.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import styles from './CommandPalette.module.css';
import { type PaletteEntry, usePaletteSearch } from './usePaletteSearch.ts';

/** A search over the functions of the product and what belongs to the person. The arrow keys select, Enter opens. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={<Trans>Search everything</Trans>} onClose={onClose}>
      <Palette onClose={onClose} />
    </Sheet>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const { groups, isSearching, failed, count } = usePaletteSearch(text);
  const entries = groups.flatMap((group) => group.entries);
  const selected = Math.min(active, entries.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  const open = ({ href }: PaletteEntry) => {
    count(href.split('?')[0] as string);
    onClose();
    navigate(href);
  };
  const moves: Record<string, number> = {
    ArrowDown: (selected + 1) % entries.length,
    ArrowUp: (selected - 1 + entries.length) % entries.length,
  };
  let index = -1;
  return (
    <>
      <SearchField
        label={t`Functions, foods and more`}
        value={text}
        maxLength={64}
        autoFocus
        onChange={(next) => {
          setText(next);
          setActive(0);
        }}
        combobox={{
          'aria-controls': `${id}-list`,
          'aria-expanded': entries.length > 0,
          ...(entries.length > 0 && { 'aria-activedescendant': idOf(selected) }),
          onKeyDown: (event) => {
            // Enter ends the composition of Chinese characters.
            if (isComposing(event.nativeEvent)) return;
            const entry = entries[selected];
            if (!entry) return;
            if (event.key === 'Enter') open(entry);
            else if (event.key in moves) setActive(moves[event.key] as number);
            else return;
            event.preventDefault();
          },
        }}
      />
      <p className="visually-hidden" role="status">
        {isSearching ? '' : <Plural value={entries.length} _0="Nothing found" one="# result" other="# results" />}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t`Results`} className={styles.list}>
        {groups.map(({ title, entries: group }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has no other element for its groups
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {group.map((entry) => {
              index += 1;
              const place = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search field keeps the focus and handles the keys
                <div
                  key={`${entry.href} ${entry.name}`}
                  id={idOf(place)}
                  role="option"
                  aria-selected={place === selected}
                  className={styles.option}
                  onPointerMove={() => setActive(place)}
                  onClick={() => open(entry)}
                >
                  <bdi lang={langOf(entry.name)}>{entry.name}</bdi>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {isSearching ? (
        <p className={typography.soft}>
          <Trans>Searching …</Trans>
        </p>
      ) : (
        entries.length === 0 && (
          <p className={typography.soft}>
            <Trans>Nothing is called that. Try a shorter word.</Trans>
          </p>
        )
      )}
      {failed.length > 0 && (
        <p role="alert" className={typography.soft}>
          <Trans>Not everything could be searched.</Trans>{' '}
          <TextButton
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            <Trans>Try again</Trans>
          </TextButton>
        </p>
      )}
    </>
  );
}
