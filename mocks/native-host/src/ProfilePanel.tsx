import { actionGroups } from 'virtual:actionGroups';
import { useId, useState } from 'react';
import { actionsOf, lacking } from './app-profile.ts';
import { isNative, type Settings } from './settings.ts';
import type { Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
  onChange: (changes: Partial<Settings>) => void;
}

/** Chooses the actions that the app offers, by group or one by one, as an older app would. */
export function ProfilePanel({ settings, t, onChange }: Props) {
  const id = useId();
  const native = isNative(settings.platform);
  const possible = new Set(actionsOf(settings.platform));
  const missing = lacking(settings);
  const groups = Object.entries(actionGroups).map(
    ([group, actions]) => [group, actions.filter((action) => possible.has(action))] as const,
  );
  const offer = (actions: readonly string[], offered: boolean) => {
    const next = offered ? [...missing].filter((action) => !actions.includes(action)) : [...missing, ...actions];
    onChange({ lacks: [...new Set(next)].sort().join(',') });
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>
        {t('profile')}{' '}
        {native && (
          <span className="soft">
            {[...possible].filter((action) => !missing.has(action)).length} / {possible.size}
          </span>
        )}
      </h2>
      <p className="soft">{t(native ? 'profileHint' : 'profileNative')}</p>
      {native &&
        groups.map(([group, actions]) => (
          <Group key={group} name={group} actions={actions} missing={missing} onOffer={offer} />
        ))}
      {native && missing.size > 0 && (
        <div className="row">
          <button type="button" onClick={() => onChange({ lacks: '' })}>
            {t('offerAll')}
          </button>
        </div>
      )}
    </section>
  );
}

interface GroupProps {
  name: string;
  actions: string[];
  missing: ReadonlySet<string>;
  onOffer: (actions: readonly string[], offered: boolean) => void;
}

/** A group of actions; the list of its actions is made when it opens. */
function Group({ name, actions, missing, onOffer }: GroupProps) {
  const [open, setOpen] = useState(false);
  const offered = actions.filter((action) => !missing.has(action)).length;
  return (
    <details className="profile" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="en">
        {name}{' '}
        <span className="soft">
          {offered} / {actions.length}
        </span>
      </summary>
      {open && (
        <div className="profile-actions" lang="en">
          <label className="check">
            <input type="checkbox" checked={offered > 0} onChange={({ target }) => onOffer(actions, target.checked)} />
            <strong>{name}</strong>
          </label>
          {actions.map((action) => (
            <label key={action} className="check">
              <input
                type="checkbox"
                checked={!missing.has(action)}
                onChange={({ target }) => onOffer([action], target.checked)}
              />
              {action}
            </label>
          ))}
        </div>
      )}
    </details>
  );
}
