import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '#ui/form/Switch.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import styles from './Navigation.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Titles of the screens that the digits open. */
  places: string[];
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function Shortcuts({ open, onClose, places, on, onChange }: Props) {
  const { t } = useLingui();
  const keys: [string, string][] = [
    ...places.map((title, index): [string, string] => [String(index + 1), title]),
    ['A', t`All features`],
    ['/', t`To the search of the page`],
    [t`Ctrl K`, t`Search everything`],
    ['?', t`This list`],
    [t`Alt ←`, t`Back`],
    [t`Esc`, t`Close what is open`],
  ];
  return (
    <Sheet open={open} title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <Switch label={<Trans>Single keys work</Trans>} checked={on} onChange={onChange} />
    </Sheet>
  );
}
